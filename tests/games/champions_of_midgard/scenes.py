"""Tables laid out for tests: leaders in their seats, any enemy anywhere, dice that fall as wanted."""

from meadhall.engine import then
from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import CONTENT, FACE
from meadhall.games.champions_of_midgard.flow import FLOW
from meadhall.games.champions_of_midgard.names import Destiny, Face, Good, Journey, Merchant, Place, Rune, Site, Warrior
from meadhall.games.champions_of_midgard.state import Step

CARD = {enemy.id: number for number, enemy in enumerate(CONTENT.enemies.list)}
LEADERS = ("gylfir", "ullr", "dagrun", "asmundr")


def first_round(*leaders: str, **options: object) -> Scene:
    """A table in round 1 with seat 0 about to place its first worker."""
    leaders = leaders or LEADERS[:2]
    for seed in range(200):
        scene = Scene(GAME, players=len(leaders), seed=seed, **options)
        if scene.game.first == 0:
            break
    while scene.decision == "leader":
        scene.play(f"lead {leaders[scene.seat]}")
    scene.events()
    return scene


def goods(scene: Scene, seat: int = 0, food: int = 0, wood: int = 0, coins: int = 0) -> None:
    """Exactly these goods."""
    scene.game.sheet[seat].goods[:] = [food, wood, coins]


def held(scene: Scene, seat: int = 0) -> tuple[int, ...]:
    """Food, wood, coins."""
    return tuple(scene.game.sheet[seat].goods)


def band(scene: Scene, swordsmen: int = 0, spearmen: int = 0, axemen: int = 0, seat: int = 0) -> None:
    """Exactly these warriors at home; the supply makes up for it."""
    sheet = scene.game.sheet[seat]
    for warrior, count in enumerate((swordsmen, spearmen, axemen)):
        scene.game.supply[warrior] += sheet.home[warrior] - count
        sheet.home[warrior] = count
    assert sum(sheet.home) <= CONTENT.table.warband


def stalls(scene: Scene, *names: str) -> None:
    """Exactly these stalls in the game."""
    scene.game.stalls = sum(1 << (Place[name.upper()] - Place.SHIELD_HALL) for name in names)


def merchant(scene: Scene, name: str) -> None:
    scene.game.merchant = Merchant[name.upper()]


def give_rune(scene: Scene, rune: str, seat: int = 0) -> None:
    """A rune in hand, unused, wherever it lay before."""
    number = Rune[rune.upper()]
    game = scene.game
    if number in game.rune_deck[: game.runes_left]:
        game.rune_deck.remove(number)
        game.rune_deck.append(number)
        game.runes_left -= 1
    elif number in game.rune_shown:
        game.rune_shown[game.rune_shown.index(number)] = -1
    for sheet in game.sheet:
        sheet.runes &= ~(1 << number)
    game.sheet[seat].runes |= 1 << number


def used(scene: Scene, rune: str, seat: int = 0) -> bool:
    return bool(scene.game.sheet[seat].runes_used >> Rune[rune.upper()] & 1)


def hand(scene: Scene, *destinies: str, seat: int = 0) -> None:
    """Exactly these destinies in hand; the queue is not touched."""
    scene.game.sheet[seat].destinies = sum(1 << Destiny[name.upper()] for name in destinies)


def enemy(scene: Scene, site: str, card: str) -> None:
    scene.game.spot[Site[site.upper()]].card = CARD[card]


def journey(scene: Scene, site: str, name: str) -> None:
    scene.game.spot[Site[site.upper()]].journey = Journey[name.upper()]


def post(
    scene: Scene, site: str, swordsmen: int = 0, spearmen: int = 0, axemen: int = 0, food: int = 0, seat: int = 0
) -> None:
    """Warriors from the supply, committed to a place of battle; on a shore, aboard the large longship."""
    spot = scene.game.spot[Site[site.upper()]]
    spot.seat = seat
    if site.startswith("shore"):
        spot.ship = 1
    spot.force[:] = [swordsmen, spearmen, axemen, food]
    for warrior in range(3):
        scene.game.supply[warrior] -= spot.force[warrior]


def dice(scene: Scene, *faces: str) -> None:
    """The next dice fall so: "spearman shield", in the order swordsmen, spearmen, axemen."""
    wanted = []
    for text in faces:
        name, face = text.split()
        warrior = Warrior[name.upper()]
        side = next(side for side in range(6) if FACE[warrior, side] == Face[face.upper()])
        wanted.append((6, side))
    scene.load(*wanted)


def resolve(scene: Scene, step: Step, argument: int = 0) -> None:
    """Do one step and what follows from it; afterwards seat 0 is to place a worker."""
    game = scene.game
    game.waiting = 0
    game.agenda_size = 0
    game.sheet[0].workers = max(1, game.sheet[0].workers)
    then(game, Step.TURN, 0)
    then(game, step, argument)
    scene.events()
    FLOW.run(game)
    scene.answer_forced()


def fight(scene: Scene, site: str) -> None:
    resolve(scene, Step.FIGHT_AT, Site[site.upper()])


def coin(scene: Scene, seat: int = 0) -> int:
    return int(scene.game.sheet[seat].goods[Good.COIN])
