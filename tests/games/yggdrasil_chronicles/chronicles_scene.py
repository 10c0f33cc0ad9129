"""Tables laid out for the tests of Yggdrasil Chronicles."""

from typing import Any

from meadhall.engine import ask, then
from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.book import Page
from meadhall.games.yggdrasil_chronicles.content import CAGE, ENEMIES, FIRST_IOTUNN, SEATS
from meadhall.games.yggdrasil_chronicles.flow import FLOW
from meadhall.games.yggdrasil_chronicles.names import Artefact, Enemy, Foe, Iotunn, Op, World
from meadhall.games.yggdrasil_chronicles.pages import carry_out
from meadhall.games.yggdrasil_chronicles.state import EVERYONE, Decision, Game, Step

SHIELD, WORN, BLANK, SKULL = (6, 0), (6, 2), (6, 3), (6, 5)
"""Dice to load."""
SUPPORT = SEATS
"""The owner of the first support god's cards."""
THOR_FIRST = ("thor", "tyr", "freyja", "freyr", "frigg")


def laid(players: int = 3, gods: tuple[str, ...] = THOR_FIRST, **options: Any) -> Scene:
    """A table with these gods in seat order, at its first decision."""
    named = {f"god_{i + 1}": god for i, god in enumerate(gods[:players])}
    return Scene(GAME, players, **(named | options))


def quiet(scene: Scene, seat: int = 0) -> Any:
    """Take everything off the agenda: the turn of this seat, after which the next round begins."""
    game = scene.game
    game.waiting = game.agenda_size = 0
    game.decision = Decision.NONE
    game.active = seat
    game.turns_taken = game.ordered = game.players
    game.order[: game.players] = range(game.players)
    game.no_act = 0
    for sheet in game.sheet:
        sheet.dealt = 0
    then(game, Step.NEXT_TURN)
    return game


def acting(at: str = "vanaheim", players: int = 3, **options: Any) -> Scene:
    """Seat 0 is about to act in a World, all others far below, Loki caged."""
    scene = laid(players, **options)
    game = quiet(scene)
    for god in game.support:
        if god >= 0:
            game.figure[god] = World.MIDGARD
    for seat in range(1, players):
        game.figure[game.sheet[seat].god] = World.IOTUNHEIM
    game.figure[game.sheet[0].god] = World[at.upper()]
    if options.get("mode", "easy") in ("easy", "hard"):
        game.at[Enemy.LOKI] = 9
    ask(game, 0, Decision.ACT)
    scene.events()
    return scene


def bring(scene: Scene, seat: int, at: str) -> None:
    scene.game.figure[scene.game.sheet[seat].god] = World[at.upper()]


def asked(scene: Scene, decision: Decision, seat: int = 0) -> Scene:
    """The same table with another question in place of the one that was asked."""
    scene.game.waiting = 0
    ask(scene.game, seat, decision)
    return scene


def own(scene: Scene, *names: str, seat: int = 0) -> None:
    """Give artefacts to a god, out of their dispensers."""
    game = scene.game
    for name in names:
        artefact = Artefact[name.upper()]
        level = artefact // 6
        stack = [game.dispenser[level, i] for i in range(game.dispenser_left[level])]
        stack.remove(artefact)
        for i, card in enumerate(stack):
            game.dispenser[level, i] = card
        game.dispenser_left[level] -= 1
        game.sheet[seat].artefacts |= 1 << artefact


def wake(scene: Scene, *names: str) -> None:
    """Iotunns come out, and their cards leave the deck."""
    game = scene.game
    for name in names:
        iotunn = Iotunn[name.upper()]
        deck = [i for i in game.iotunn_deck[: game.iotunns_left] if i != iotunn]
        game.iotunn_deck[: len(deck)] = deck
        game.iotunns_left = len(deck)
        game.awake |= 1 << iotunn


def step(scene: Scene, what: Step, a: int = 0, b: int = 0) -> None:
    """Carry one step out, and what follows by itself."""
    game = scene.game
    game.waiting = 0
    then(game, what, a, b)
    FLOW.run(game)
    scene.answer_forced()


def wakes(scene: Scene, enemy: Enemy) -> None:
    """An Enemy activates."""
    step(scene, Step.ACTIVATE, enemy)


def card(owner: int, enemy: Enemy) -> int:
    """An enemy card; owner 5 is the first support god."""
    return owner * ENEMIES + enemy


def stack_deck(scene: Scene, seat: int, *enemies: Enemy, seen: bool = False) -> None:
    """Put the own cards of these Enemies on top of a deck."""
    sheet = scene.game.sheet[seat]
    wanted = [card(seat, enemy) for enemy in enemies]
    rest = [c for c in sheet.deck[: sheet.deck_left] if c not in wanted]
    sheet.deck[: sheet.deck_left] = wanted + rest
    if seen:
        for i in range(len(wanted)):
            sheet.seen[i] = EVERYONE


def lay(scene: Scene, seat: int, enemy: Enemy) -> None:
    """The seat's card of this Enemy lies face up on the wheel."""
    game = scene.game
    sheet = game.sheet[seat]
    taken = card(seat, enemy)
    rest = [c for c in sheet.deck[: sheet.deck_left] if c != taken]
    sheet.deck[: len(rest)] = rest
    sheet.deck_left = len(rest)
    game.face_up[enemy] = taken
    game.laid_by[enemy] = seat


def reveals(scene: Scene, seat: int, enemy: Enemy) -> None:
    """The seat turns up its own card of this Enemy."""
    stack_deck(scene, seat, enemy)
    scene.game.active = seat
    scene.game.sheet[seat].dealt = 1
    step(scene, Step.REVEAL)


def deck(scene: Scene, seat: int) -> list[int]:
    sheet = scene.game.sheet[seat]
    return list(sheet.deck[: sheet.deck_left])


def life(scene: Scene, seat: int = 0) -> int:
    return int(scene.game.sheet[seat].life)


def foe_of(iotunn: str) -> str:
    return Foe(FIRST_IOTUNN + Iotunn[iotunn.upper()]).name.lower()


def on_page(page: str, at: str = "asgard", players: int = 3, **options: Any) -> Scene:
    """Seat 0 (Freyja, who has no say in fights) is about to act while this page is open."""
    mode = page.rsplit("_", 1)[0]
    gods = options.pop("gods", ("freyja", "heimdall", "frigg", "freyr", "tyr"))
    scene = acting(at, players=players, gods=gods, mode=mode, **options)
    game = quiet(scene)
    if game.page != Page[page.upper()]:
        game.tokens = game.page_ready = 0
        then(game, Step.ACT)
        then(game, Step.OPEN_PAGE, Page[page.upper()])
        FLOW.run(game)
    asked(scene, Decision.ACT)
    game.at[Enemy.LOKI] = CAGE if game.at[Enemy.LOKI] == World.ASGARD else game.at[Enemy.LOKI]
    scene.events()
    return scene


def do(game: Game, op: Op, who: int = 0, where: int = 0, value: int = 0) -> None:
    """Carry one operation of the book out."""
    game.waiting = 0
    carry_out(game, op, who, where, value)
