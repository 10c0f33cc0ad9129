"""Tables of Yggdrasil laid out for a test."""

from collections.abc import Iterable

from meadhall.engine import then
from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil import GAME
from meadhall.games.yggdrasil.content import FACE_ISLAND, FACES, Card, Enemy, Giant, Island
from meadhall.games.yggdrasil.flow import FLOW
from meadhall.games.yggdrasil.state import Decision, Step


def table(*gods: str, difficulty: str = "easy") -> Scene:
    """The named gods at a table, the first of them about to draw its card; nothing else has happened."""
    scene = Scene(GAME, players=len(gods), gods="chosen", difficulty=difficulty)
    scene.game.active = 0
    for god in gods[: -1 if len(gods) == 6 else None]:
        before_last = len([s for s in scene.game.sheet if s.god < 0]) > 7 - len(gods)
        if not before_last:
            prepare_first_card(scene)
        scene.play(f"choose {god}")
    return scene


def prepare_first_card(scene: Scene) -> None:
    """Let Daeg spare the first turn, so that a test starts from the setup."""
    scene.game.daeg = 1


def next_cards(scene: Scene, *cards: Card) -> None:
    """Put these cards on top of the deck, the first one to be drawn first."""
    game = scene.game
    for place, card in zip(range(game.deck_left - 1, -1, -1), cards, strict=False):
        other = game.deck[: place + 1].index(card)
        game.deck[other], game.deck[place] = game.deck[place], game.deck[other]


def end_turn(scene: Scene) -> None:
    """The active god does nothing more."""
    scene.play("pass")


def wake(scene: Scene, *giants: Giant) -> None:
    """Turn these giants up."""
    for giant in giants:
        take_from_pile(scene, giant)
        scene.game.awake |= 1 << giant


def beat(scene: Scene, giants: Iterable[Giant]) -> None:
    """Set these giants aside, without their runes."""
    for giant in giants:
        take_from_pile(scene, giant)
        scene.game.beaten |= 1 << giant


def take_from_pile(scene: Scene, giant: Giant) -> None:
    game = scene.game
    left = [g for g in game.giant_pile[: game.giants_left] if g != giant]
    game.giant_pile[: len(left)] = left
    game.giants_left = len(left)


def on_top(scene: Scene, giant: Giant) -> None:
    """Put a hidden giant on top of the pile."""
    pile, top = scene.game.giant_pile, scene.game.giants_left - 1
    at = pile.index(giant)
    pile[at], pile[top] = pile[top], pile[at]


def die(*colours: str) -> list[tuple[int, int]]:
    """What `scene.load` takes so that the die shows these colours."""
    faces = [next(f for f in range(FACES) if FACE_ISLAND[f] == Island[colour.upper()]) for colour in colours]
    return [(FACES, face) for face in faces]


def do(scene: Scene, step: Step, a: int = 0) -> None:
    """Carry out one step of the agenda now, as if it had come up."""
    game = scene.game
    game.waiting, game.decision = 0, Decision.NONE
    then(game, step, a)
    FLOW.run(game)
    scene.answer_forced()


def effect_of(scene: Scene, enemy: Enemy) -> None:
    """This enemy has its effect now."""
    scene.game.to_resolve = 1 << enemy
    do(scene, Step.EFFECTS)
