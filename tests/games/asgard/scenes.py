"""Tables laid out for tests of Asgard: any position of phase 3, of the battles, and of Ragnarok.

The colours of the rulebook's examples are the seats: RED, BLUE, YELLOW, PURPLE, in turn order.
"""

from typing import Any

from meadhall.engine import then
from meadhall.engine.scene import Scene
from meadhall.games.asgard import GAME
from meadhall.games.asgard.content import (
    CAMPS,
    CONTENT,
    FEWEST,
    GOD_CAMP,
    GOD_ROUND,
    GODS,
    PLACES,
    WORLDS,
    Camp,
    God,
    Good,
    Slot,
)
from meadhall.games.asgard.flow import FLOW
from meadhall.games.asgard.state import EMPTY, HELD, Phase, Step

RED, BLUE, YELLOW, PURPLE = range(4)


def table(players: int = 4, round_now: int = 1, **options: Any) -> Scene:
    """Phase 3 of a round, turn order by seats, no disc placed, a seal beside every active god; the battles follow."""
    scene = Scene(GAME, players, **options)
    game = scene.game
    game.waiting = game.pool = 0
    game.agenda_size = 0
    game.phase, game.round_now, game.ancestors_shown = Phase.ACTING, round_now, round_now - 1
    for place in range(players):
        game.order[place] = game.next_order[place] = place
    for god in range(GODS):
        if GOD_ROUND[god] <= round_now:
            game.sealed |= 1 << god
            game.supply[Good.LIGHT_SEAL + GOD_CAMP[god]] -= 1
    plan(scene, Step.BATTLES, Step.END_OF_ROUND)
    return scene


def plan(scene: Scene, *steps: Step) -> None:
    """These steps come next, in this order."""
    for step in reversed(steps):
        then(scene.game, step)


def put(scene: Scene, seat: int, god: God, slot: Slot) -> None:
    """A disc placed in phase 2."""
    game = scene.game
    game.shown_gods[seat] |= 1 << god
    game.reserve[seat] -= 1
    game.at_work[seat] += 1
    if slot == Slot.ASGARD:
        game.zone[seat] += 1
    elif slot == Slot.TEMPLE:
        game.temple_slot[god] = seat
    else:
        game.request[god, slot] = seat


def place(scene: Scene) -> None:
    """Phase 2 begins, with the cards that were chosen."""
    scene.game.phase = Phase.PLACING
    plan(scene, Step.PLACE, Step.BEGIN_ACTING)
    resume(scene)


def act(scene: Scene, seat: int) -> None:
    """This seat's turn begins. The last seat has a disc in Asgard, so that the phase does not end at once."""
    last = scene.game.players - 1
    if not scene.game.zone[last]:
        put(scene, last, God.FREYJA, Slot.ASGARD)
    then(scene.game, Step.ACT, seat)
    resume(scene)


def resume(scene: Scene) -> None:
    """Go on from a position that was changed by hand."""
    FLOW.run(scene.game)
    scene.answer_forced()
    scene.events()


def request(scene: Scene, seat: int, god: God, slot: Slot = Slot.UPPER) -> None:
    """This seat's disc on a god's request slot is resolved."""
    put(scene, seat, god, slot)
    act(scene, seat)
    scene.play(f"resolve {god.name.lower()} {slot.name.lower()}")


def asgard(scene: Scene, seat: int, discs: int = 1, row: bool = False) -> None:
    """This seat's discs in Asgard act, gathered if there are several; without row tiles unless they are wanted."""
    for _ in range(discs):
        put(scene, seat, God.FREYJA, Slot.ASGARD)
    if not row:
        scene.game.row_used = (1 << CONTENT.asgard.row[scene.game.players - FEWEST]) - 1
    act(scene, seat)
    scene.play("go_to_asgard" if discs == 1 else "gather_in_asgard")


def hold(scene: Scene, seat: int, good: Good, count: int) -> None:
    """Pieces from the supply in front of a seat."""
    scene.game.hold[seat, good] += count
    scene.game.supply[good] -= count
    assert scene.game.supply[good] >= 0


def support(scene: Scene, seat: int, god: God, slot: Slot = Slot.UPPER) -> None:
    scene.game.support[god, slot] = seat
    scene.game.reserve[seat] -= 1


def settle_god(scene: Scene, world: int, god: God, value: int) -> None:
    """A god tile in place of the population of its camp; worlds count from 1 as on the board."""
    camp = GOD_CAMP[god]
    scene.game.population[world - 1, camp] = EMPTY
    scene.game.god[world - 1, camp] = god
    scene.game.god_value[world - 1, camp] = value


def settle_population(scene: Scene, world: int, tile: int) -> None:
    """This population on a world; the tile that was there goes where it came from."""
    game = scene.game
    camp = 0 if tile < 8 else 1
    for other in range(PLACES):
        if game.population[other, camp] == tile:
            game.population[other, camp] = game.population[world - 1, camp]
    game.population[world - 1, camp] = tile


def fight(scene: Scene, world: int, seat: int, camp: Camp) -> None:
    """A disc on a battle slot."""
    scene.game.battle[world - 1, camp] = seat
    scene.game.reserve[seat] -= 1


def won(scene: Scene, seat: int, *worlds: int) -> None:
    """Discs in victory areas."""
    for world in worlds:
        scene.game.victory[world - 1, seat] += 1


def victors(scene: Scene, world: int) -> list[int]:
    """The owners of the discs in a victory area, a seat for each disc."""
    return [seat for seat in range(scene.game.players) for _ in range(scene.game.victory[world - 1, seat])]


def battles(scene: Scene, light: int = 1, darkness: int = 1) -> None:
    """Phase 4 with these ancestral weapons."""
    shown = scene.game.ancestors_shown
    scene.game.ancestral[shown] = light
    scene.game.ancestral[5 + shown] = darkness
    scene.game.agenda_size = 0
    plan(scene, Step.BATTLES, Step.END_OF_ROUND)
    FLOW.run(scene.game)
    scene.answer_forced()


def own(scene: Scene, seat: int, *tiles: int) -> None:
    """Weapons and spells in a seat's hand."""
    for tile in tiles:
        scene.game.tile_at[tile] = HELD
        scene.game.tile_owner[tile] = seat


def ragnarok(scene: Scene) -> None:
    """The last battle begins. Populations that nobody placed against a god leave."""
    scene.game.round_now = 5
    then(scene.game, Step.RAGNAROK)
    FLOW.run(scene.game)
    scene.answer_forced()


def only_worlds(scene: Scene, *worlds: int) -> None:
    """Nothing stands on the other worlds."""
    for world in range(WORLDS):
        for camp in range(CAMPS):
            if world + 1 not in worlds:
                scene.game.population[world, camp] = EMPTY


def build(scene: Scene, seat: int, god: God, good: Good | None = Good.PINK) -> None:
    """A seat is about to build a shrine of two pink stones for a god; he owns this recruit, if any is named."""
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, seat, Good.PINK, 2)
    if good is not None and good < Good.PINK:
        hold(scene, seat, good, 1)
    put(scene, seat, god, Slot.TEMPLE)
    act(scene, seat)


def begin_round(scene: Scene, round_now: int = 2) -> None:
    scene.game.agenda_size = 0
    scene.game.waiting = 0
    scene.game.round_now = round_now - 1
    then(scene.game, Step.BEGIN_ROUND)
    resume(scene)
