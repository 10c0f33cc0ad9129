"""Riddles: one a day for each game, a list of all, and an answer to be told right or wrong."""

from datetime import UTC, date, datetime
from functools import lru_cache

from ...bots import Knowledge
from ...coach import riddles as found
from ...engine.contract import Game
from ...registry import game, games
from .. import wire
from ..match import seat_view
from ..match.match import Match
from ..match.standing import standing
from ..refusal import Refusal
from ..storage import riddles as kept
from .endpoint import LANGUAGE, Call, Endpoint

__all__ = ["ENDPOINTS"]

TODAY = "today"
MASTERS = "jarl"
"""The level of those whose games riddles come from."""
KEPT = 256
"""Positions held in memory."""


def _today(call: Call) -> date:
    return datetime.fromtimestamp(call.services.now(), UTC).date()


def _known(rules: Game) -> list[found.Riddle]:
    """The riddles of a game; none where they were made for other rules."""
    try:
        return found.riddles(rules)
    except found.RiddleError:
        return []


def _rules(call: Call) -> Game:
    name = call.request.path_params["game"]
    if name not in games() or not _known(game(name)):
        raise Refusal("not-found", "there are no riddles of such a game")
    return game(name)


def _riddle(call: Call) -> tuple[Game, found.Riddle]:
    rules, name = _rules(call), call.request.path_params["riddle"]
    riddle = found.of_the_day(rules, _today(call)) if name == TODAY else None
    riddle = riddle or next((each for each in _known(rules) if each.name == name), None)
    if riddle is None:
        raise Refusal("not-found", "there is no such riddle")
    return rules, riddle


def _result(results: dict[tuple[str, str], bool], game: str, name: str) -> wire.RiddleResult:
    solved = results.get((game, name))
    return "" if solved is None else "solved" if solved else "failed"


async def hall(call: Call) -> wire.RiddleHall:
    account, _ = await call.account()
    store, offers = call.services.store, []
    results = await store.read(kept.results, store, account) if account else {}
    for rules in map(game, games()):
        today = found.of_the_day(rules, _today(call)) if _known(rules) else None
        if today is not None:
            mine = [solved for (of, _), solved in results.items() if of == rules.name]
            rating = await store.read(kept.rating_of, store, account, rules.name) if account else None
            result = _result(results, rules.name, today.name)
            count = len(_known(rules))
            offers.append(wire.RiddleOffer(rules.name, today.name, result, count, sum(mine), len(mine), rating))
    return wire.RiddleHall(offers)


async def listed(call: Call) -> wire.RiddleList:
    rules, (account, _), store = _rules(call), await call.account(), call.services.store
    results = await store.read(kept.results, store, account, rules.name) if account else {}
    hardness = await store.read(kept.ratings_of, store, rules.name)
    today = found.of_the_day(rules, _today(call))
    entries = [
        wire.RiddleEntry(
            name=each.name,
            players=each.players,
            steps=len(each.steps),
            rating=hardness.get(each.name, kept.shown(each.difficulty)),
            result=_result(results, rules.name, each.name),
        )
        for each in _known(rules)
    ]
    rating = await store.read(kept.rating_of, store, account, rules.name) if account else None
    return wire.RiddleList(rules.name, today.name if today else "", rating, entries)


async def show(call: Call) -> wire.Riddle:
    call.services.work.admit(call.address)
    rules, riddle = _riddle(call)
    (account, _), store = await call.account(), call.services.store
    results = await store.read(kept.results, store, account, rules.name) if account else {}
    hardness = await store.read(kept.ratings_of, store, rules.name)
    today = found.of_the_day(rules, _today(call))
    return wire.Riddle(
        game=rules.name,
        name=riddle.name,
        steps=len(riddle.steps),
        rating=hardness.get(riddle.name, kept.shown(riddle.difficulty)),
        result=_result(results, rules.name, riddle.name),
        is_today=today is not None and today.name == riddle.name,
        update=await call.services.work.piece(call.address, _position, rules.name, riddle.name, 0),
    )


def _played(name: str, riddle_name: str, done: int) -> tuple[found.Riddle, Match]:
    """A riddle, and the game it is from up to its position and so many right answers further."""
    rules = game(name)
    riddle = found.find(rules, riddle_name)
    match = Match.start(rules, riddle.players, riddle.options, riddle.seed, 0.0)
    for seat, action in [*riddle.actions, *((riddle.seat, step.answer) for step in riddle.steps[:done])]:
        match.take(match.act(seat, action, 0.0, None))
    return riddle, match


@lru_cache(maxsize=KEPT)
def _legal(name: str, riddle_name: str, done: int) -> list[int]:
    """What can be done in the position of a riddle after so many right answers."""
    riddle, match = _played(name, riddle_name, done)
    return match.table.legal_numbers(riddle.seat)


@lru_cache(maxsize=KEPT)
def _position(name: str, riddle_name: str, done: int) -> wire.Update:
    """The position of a riddle after so many right answers, with the story that led there."""
    riddle, match = _played(name, riddle_name, done)
    names = match.table.seat_names
    seats = [_seat_info(seat, names[seat], seat == riddle.seat) for seat in range(riddle.players)]
    return standing("", match, match.table, match.position, riddle.seat, seats)


def _seat_info(seat: int, name: str, own: bool) -> wire.SeatInfo:
    """Who sits at the table of a riddle: whoever solves it, and the masters that it was found among."""
    if own:
        return wire.SeatInfo(seat=seat, kind="person", name="", id=name)
    return wire.SeatInfo(seat=seat, kind="bot", name="", id=name, level=MASTERS)


async def answer(call: Call, tried: wire.RiddleTry) -> wire.RiddleAnswer:
    call.services.work.admit(call.address)
    rules, riddle = _riddle(call)
    given, steps = tried.actions, riddle.steps
    right = next((done for done, action in enumerate(given) if not riddle.is_right(done, action)), len(given))
    wrong = right < len(given)
    if len(given) > len(steps) or right < len(given) - 1 or not (given or tried.give_up):
        raise Refusal("bad-message", f"this riddle takes {len(steps)} decisions, each after a right one")
    if wrong:
        legal = await call.services.work.piece(call.address, _legal, rules.name, riddle.name, right)
        if given[right] not in legal:
            raise Refusal("illegal", "that cannot be done there")
    if not wrong and right < len(steps) and not tried.give_up:
        further = await call.services.work.piece(call.address, _position, rules.name, riddle.name, right)
        return wire.RiddleAnswer(right=True, done=False, update=further)
    solved = right == len(steps)
    made = _told(rules, riddle, min(right, len(steps) - 1), solved)
    return await _entered(call, rules, riddle, made)


def _told(rules: Game, riddle: found.Riddle, at: int, solved: bool) -> wire.RiddleAnswer:
    return wire.RiddleAnswer(
        right=solved,
        done=True,
        solution=[seat_view.action(rules, step.answer) for step in riddle.steps],
        options=[wire.JudgedOption(seat_view.action(rules, one), chance) for one, chance in riddle.steps[at].options],
    )


async def _entered(call: Call, rules: Game, riddle: found.Riddle, made: wire.RiddleAnswer) -> wire.RiddleAnswer:
    """The same, with what it did to the rating of somebody with an account who tried it for the first time."""
    account, _ = await call.account()
    if not account:
        return made
    store, now = call.services.store, call.services.now()
    entered = await store.write(kept.enter, store, account, rules.name, riddle.name, riddle.difficulty, made.right, now)
    made.result = _result(await store.read(kept.results, store, account, rules.name), rules.name, riddle.name)
    if entered is not None:
        made.rating, made.change = entered[1], entered[1] - entered[0]
    return made


async def why(call: Call) -> wire.RiddleWhy:
    call.services.work.admit(call.address)
    rules, riddle = _riddle(call)
    language = call.language()
    known = call.node.explained.get((rules.name, riddle.name, language))
    if known is None:
        table = await call.services.work.piece(call.address, riddle.table, rules)
        plans = [[step.answer for step in riddle.steps], [riddle.obvious]]
        knowledge = Knowledge.of(table, riddle.seat, seed=riddle.seed)
        known = (await call.services.teller.stories(knowledge, plans, language))[0]
        if known:
            call.node.explained[rules.name, riddle.name, language] = known
    return wire.RiddleWhy(known)


_one = "/api/riddles/{game}/{riddle}"

ENDPOINTS = [
    Endpoint("GET", "/api/riddles", "The riddles of the day", hall, wire.RiddleHall),
    Endpoint("GET", "/api/riddles/{game}", "All riddles of a game", listed, wire.RiddleList),
    Endpoint("GET", _one, "A riddle; `today`: that of the day", show, wire.Riddle),
    Endpoint("POST", _one, "Answer a riddle", answer, wire.RiddleAnswer, wire.RiddleTry),
    Endpoint("GET", f"{_one}/why", "Why the answer is the best", why, wire.RiddleWhy, query=LANGUAGE),
]
