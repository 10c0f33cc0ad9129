"""Five blunders that people saw the greedy bot commit, one a game, as questions that a program can answer.

Does a position allow the blunder, and was it committed there? The positions are those of greedy games. From each, the
seat that decides is played on by the bot in question until its turn is over, and everybody else greedily.

python -m tests.bots.blunders [GAME ...] [--positions 40] [--simulations 400]   # how often each bot commits them
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, NamedTuple

import meadhall
from meadhall.bots import Bot, GreedyBot, GuidedBot, Knowledge, NetworkBot
from meadhall.engine import count_bits
from meadhall.engine.chance import pick
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import GREEDY, choose, first_seat, play, start
from meadhall.engine.record import Out
from meadhall.engine.tables import Table
from meadhall.engine.vocabulary import Phrase
from meadhall.games.asgard.content import CONTENT as ASGARD
from meadhall.games.asgard.content import TRACK
from meadhall.games.asgard.state import Phase
from meadhall.games.asgard.zone import can_pay_disc, row_face_up
from meadhall.games.blood_rage.figures import invade_cost, piece_of
from meadhall.games.blood_rage.phases import fulfilled
from meadhall.games.champions_of_midgard.names import Site
from meadhall.games.yggdrasil.combat import bonus_against, strength_of
from meadhall.games.yggdrasil.content import CONTENT, ENEMIES, FACE_HAMMERS, FORBIDS_DIE
from meadhall.games.yggdrasil.enemies import actions_allowed
from meadhall.games.yggdrasil.worlds import can_forge
from meadhall.games.yggdrasil_chronicles.names import Tier, World
from meadhall.games.yggdrasil_chronicles.tree import artefacts_work
from meadhall.games.yggdrasil_chronicles.worlds import can_act_on

__all__ = ["BLUNDERS", "Blunder", "Position", "allows", "commits", "positions", "table_at"]

SEEDS = 1 << 31


class Position(NamedTuple):
    """A position of a greedy game."""

    seed: int
    """Of the deal; it also says which of the blunder's tables it is."""
    number: int
    """Decisions taken before it."""


@dataclass(frozen=True)
class Deed:
    """What a seat did, and the game before it."""

    game: Any
    seat: int
    said: Phrase


@dataclass(frozen=True)
class Blunder:
    """How to see one."""

    tables: Sequence[tuple[int, Mapping[str, Any]]]
    """Players and options of the greedy games, each in its turn."""
    asked: str
    """The decision with which it can begin."""
    allows: Callable[[Any, int, Sequence[Phrase]], bool]
    """Whether a game, a seat and its legal actions allow it."""
    lasts: Callable[[Any, Any], bool]
    """Whether the turn that began in one position still lasts in another."""
    commits: Callable[[Sequence[Deed], Any], bool]
    """Whether somebody's deeds until a last position commit it."""


def parts(said: Phrase) -> list[int]:
    return [value for _, _, value in said.arguments]


def names(legal: Sequence[Phrase], text: str) -> bool:
    return any(str(said) == text for said in legal)


# --- Blood Rage: to invade with the last Rage, and never swear the quest that is fulfilled ---------------------------


def takes_the_last_rage(game: Any, seat: int, said: Phrase) -> bool:
    if said.name != "invade":
        return False
    return bool(invade_cost(game, seat, piece_of(game, seat, parts(said)[0])) == game.rage[seat])


def could_swear_first(game: Any, seat: int, legal: Sequence[Phrase]) -> bool:
    """A quest that the board fulfils can be sworn for nothing, and an invasion would leave no Rage: without Rage a clan
    acts no more."""
    quests = [parts(said)[0] for said in legal if said.name == "commit"]
    return any(fulfilled(game, seat, card) for card in quests) and any(
        takes_the_last_rage(game, seat, said) for said in legal
    )


def invades_instead(deeds: Sequence[Deed], end: Any) -> bool:
    return takes_the_last_rage(deeds[0].game, deeds[0].seat, deeds[0].said)


# --- Asgard: to pay for the one disc that gathering gives ------------------------------------------------------------


def could_gather(game: Any, seat: int, legal: Sequence[Phrase]) -> bool:
    """Two or more discs wait in Asgard, a disc can be paid for, and there is at most one tile to turn, so that discs
    which act one by one bring nothing that a gathering does not. In the last round seals need not be kept."""
    return bool(
        names(legal, "gather_in_asgard")
        and game.round_now < ASGARD.game.rounds
        and game.bought[seat] < TRACK
        and can_pay_disc(game, seat)
        and count_bits(row_face_up(game)) <= 1
    )


def pays_for_one(deeds: Sequence[Deed], end: Any) -> bool:
    """In the whole round; whoever pays for two has them."""
    seat, gathered = deeds[0].seat, any(deed.said.name == "gather_in_asgard" for deed in deeds)
    return not gathered and bool(end.bought[seat] == deeds[0].game.bought[seat] + 1)


# --- Yggdrasil: to forge against another enemy while one stands in Odin's hall ---------------------------------------


def in_the_hall(game: Any) -> list[int]:
    return [enemy for enemy in range(ENEMIES) if game.square[enemy] == CONTENT.asgard.odins_hall]


def missing(game: Any, enemy: int) -> int:
    """What the die would have to bring against an enemy."""
    sheet = game.sheet[game.active]
    return int(strength_of(game, enemy) - bonus_against(game, enemy) - sheet.vikings - sheet.elves)


def hangs_on_the_die(game: Any, enemy: int) -> bool:
    """An enemy can be driven back, but not for sure; each other action can add one to the fight."""
    hammers = 0 if game.awake & FORBIDS_DIE else max(FACE_HAMMERS)
    return 0 < missing(game, enemy) <= hammers + actions_allowed(game) - game.actions_done - 1


def could_save_the_hall(game: Any, seat: int, legal: Sequence[Phrase]) -> bool:
    """The world ends with this turn unless the one enemy in the hall is driven back."""
    hall = in_the_hall(game)
    return (
        len(hall) == 1
        and names(legal, "act asgard")
        and names(legal, "act nidavellir")
        and hangs_on_the_die(game, hall[0])
        and any(can_forge(game, enemy) for enemy in range(ENEMIES) if enemy not in hall)
    )


def forges_elsewhere(deeds: Sequence[Deed], end: Any) -> bool:
    """Before the fight is sure, though the forge has a weapon for it, or though there will be no fight."""
    fought = {parts(deed.said)[0] for deed in deeds if deed.said.name == "fight"}
    return any(
        missing(deed.game, enemy) > 0 and (can_forge(deed.game, enemy) or enemy not in fought)
        for deed in deeds
        if deed.said.name == "forge"
        for enemy in in_the_hall(deed.game)
        if enemy != parts(deed.said)[0]
    )


# --- Champions of Midgard: to send many to a Draugr and nobody to the Troll ------------------------------------------

DRAUGR = {Site.DRAUGR_LEFT, Site.DRAUGR_RIGHT}
MANY = 5
"""People saw seven."""


def could_divide(game: Any, seat: int, legal: Sequence[Phrase]) -> bool:
    """A leader with more than many warriors at home may send them to the Troll and to a Draugr."""
    ends = {parts(said)[1] for said in legal if said.name == "send"}
    return Site.TROLL in ends and bool(ends & DRAUGR) and sum(game.sheet[seat].home) > MANY


def forgets_the_troll(deeds: Sequence[Deed], end: Any) -> bool:
    sent = Counter(parts(deed.said)[1] for deed in deeds if deed.said.name == "send")
    return sent[Site.TROLL] == 0 and any(sent[site] >= MANY for site in DRAUGR)


# --- Yggdrasil Chronicles: to fetch an artefact that Thrym makes void ------------------------------------------------


def could_fetch_in_vain(game: Any, seat: int, legal: Sequence[Phrase]) -> bool:
    """Thrym is awake, and the god can go to Nidavellir, or stay there, and act."""
    is_there = game.figure[game.sheet[seat].god] == World.NIDAVELLIR
    return bool(
        not artefacts_work(game)
        and game.no_act == 0
        and (is_there or names(legal, "go nidavellir"))
        and can_act_on(game, World.NIDAVELLIR, Tier.NORMAL)
    )


def fetches_a_void_one(deeds: Sequence[Deed], end: Any) -> bool:
    return any(deed.said.name == "open" and not artefacts_work(deed.game) for deed in deeds)


BLUNDERS = {
    "asgard": Blunder(
        tables=[(2, {}), (3, {}), (4, {})],
        asked="turn",
        allows=could_gather,
        lasts=lambda begin, now: bool(now.phase == Phase.ACTING and now.round_now == begin.round_now),
        commits=pays_for_one,
    ),
    "blood-rage": Blunder(
        tables=[(2, {}), (3, {}), (4, {})],
        asked="action",
        allows=could_swear_first,
        lasts=lambda begin, now: False,
        commits=invades_instead,
    ),
    "champions-of-midgard": Blunder(
        tables=[(2, {}), (3, {}), (4, {})],
        asked="assign",
        allows=could_divide,
        lasts=lambda begin, now: bool(now.decision == begin.decision and now.active == begin.active),
        commits=forgets_the_troll,
    ),
    "yggdrasil": Blunder(
        tables=[(2, {"difficulty": "normal"}), (3, {"difficulty": "normal"}), (2, {"difficulty": "hard"})],
        asked="action",
        allows=could_save_the_hall,
        lasts=lambda begin, now: bool(now.turn == begin.turn),
        commits=forges_elsewhere,
    ),
    "yggdrasil-chronicles": Blunder(
        tables=[(2, {"mode": "easy"}), (3, {"mode": "hard"}), (2, {"mode": "hard"})],
        asked="move",
        allows=could_fetch_in_vain,
        lasts=lambda begin, now: bool(now.turn == begin.turn),
        commits=fetches_a_void_one,
    ),
}

# --- positions and bots ----------------------------------------------------------------------------------------------


def greedy_game(name: str, seed: int) -> Iterator[Any]:
    """The game before each decision: always the same record, played on."""
    rules, (players, options) = meadhall.game(name), table_of(name, seed)
    machine, out = interpreted(rules), Out([0] * rules.max_options)
    begin, answer, decide = machine.bind(start), machine.bind(play), machine.bind(choose)
    game = rules.record()
    begin(game, players, rules.settings.encode(options), seed, out)
    for number in count():
        if game.over:
            return
        yield game
        seat = first_seat(game.waiting)
        answer(game, seat, decide(game, seat, GREEDY, seed, number, rules.options(game, seat, out), out), out)


def table_of(name: str, seed: int) -> tuple[int, Mapping[str, Any]]:
    tables = BLUNDERS[name].tables
    return tables[seed % len(tables)]


def positions(name: str) -> Iterator[tuple[Position, Table]]:
    """Those that allow a game's blunder, one a turn, for ever."""
    for seed in count():
        last = None
        for number, game in enumerate(greedy_game(name, seed)):
            if last is not None and BLUNDERS[name].lasts(last, game):
                continue
            last = game.clone() if allows(name, game) else None
            if last is not None:
                yield Position(seed, number), _table(name, seed, game)


def table_at(name: str, position: Position) -> Table:
    """A table in a position."""
    return _table(name, position.seed, next(islice(greedy_game(name, position.seed), position.number, None)))


def _table(name: str, seed: int, game: Any) -> Table:
    players, options = table_of(name, seed)
    return Table.resume(meadhall.game(name), players, seed, options, game.pack())


def allows(name: str, game: Any) -> bool:
    """Whether a game's blunder can be committed in a position."""
    rules, blunder = meadhall.game(name), BLUNDERS[name]
    if rules.decisions(game.decision).name.lower() != blunder.asked:
        return False
    seat, out = first_seat(game.waiting), Out([0] * rules.max_options)
    legal = out.numbers(rules.options(game, seat, out))
    return blunder.allows(game, seat, [rules.actions.describe(action) for action in legal])


def commits(at: Table, bot: Bot) -> bool:
    """Whether a bot commits the game's blunder in a position."""
    table, blunder, greedy = at.clone(), BLUNDERS[at.rules.name], GreedyBot()
    judged, deeds = table.waiting[0], list[Deed]()
    for number in count():
        seat = judged if judged in table.waiting else table.waiting[0]
        known, seed = Knowledge.of(table, seat, seed=number), pick(table.seed, number, SEEDS)
        action = (bot if seat == judged else greedy).choose(known, seed)
        if seat == judged:
            deeds.append(Deed(table.state.clone(), seat, table.rules.actions.describe(action)))
        table.play(seat, action)
        if table.over or not blunder.lasts(at.state, table.state):
            break
    return blunder.commits(deeds, table.state)


# --- how often -------------------------------------------------------------------------------------------------------


def main() -> None:
    """Say for each game how often each bot commits its blunder, and where."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.blunders")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(BLUNDERS))
    parser.add_argument("--positions", type=int, default=40, help="of each game")
    parser.add_argument("--simulations", type=int, default=400, help="of the god")
    given = parser.parse_args()
    for name in given.games or BLUNDERS:
        if name not in BLUNDERS:
            parser.error(f"there is no blunder of {name!r}; there are those of {', '.join(BLUNDERS)}")
        bots = {"greedy": GreedyBot(), "jarl": NetworkBot(), "god": GuidedBot(given.simulations)}
        counts = Counter[str]()
        for place, table in islice(positions(name), given.positions):
            committed = [level for level, bot in bots.items() if commits(table, bot)]
            counts.update(committed)
            print(f"{name} {place.seed} {place.number}: {', '.join(committed) or 'nobody'}", flush=True)
        shares = ", ".join(f"{level} {counts[level]}" for level in bots)
        print(f"{name}, of {given.positions} positions: {shares}", flush=True)


if __name__ == "__main__":
    main()
