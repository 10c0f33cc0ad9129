"""What can be played here, and how one comes here."""

from ...engine.contract import Game
from ...engine.lesson import Lesson
from ...engine.settings import Choice, Flag, Number
from ...registry import game, games
from .. import lan, wire
from ..refusal import Refusal
from ..services import bot_levels
from .endpoint import Call, Endpoint

__all__ = ["ENDPOINTS"]


def _option(option: Choice | Number | Flag) -> wire.OptionInfo:
    name, default, place = option.name, option.default, option.place
    match option:
        case Choice():
            return wire.OptionInfo(name, "choice", default, place, values=list(option.values))
        case Number():
            return wire.OptionInfo(name, "number", default, place, low=option.low, high=option.high)
        case Flag():
            return wire.OptionInfo(name, "flag", default, place)


def game_info(rules: Game, levels: list[str]) -> wire.GameInfo:
    return wire.GameInfo(
        name=rules.name,
        players=list(rules.players),
        cooperative=rules.cooperative,
        options=[_option(option) for option in rules.settings.options.values()],
        bots=levels,
        version=rules.version,
        content=rules.content_hash,
        campaign=any(option.place == "campaign" for option in rules.settings.options.values()),
        confirmed_verbs=list(rules.confirmed_verbs),
    )


async def list_games(call: Call) -> list[wire.GameInfo]:
    return [game_info(game(name), bot_levels.NAMES) for name in games()]


async def lesson(call: Call) -> wire.Lesson:
    name = call.request.path_params["game"]
    rules = game(name) if name in games() else None
    found = None if rules is None else Lesson.of(rules)
    if rules is None or found is None:
        raise Refusal("not-found", "there is no such lesson")
    steps = [
        wire.LessonStep(step.tell, list(step.at), step.seat, rules.actions.parse(step.do) if step.do else None)
        for step in found.steps
    ]
    return wire.Lesson(rules.name, found.players, found.seed, found.options, steps)


async def ways_in(call: Call) -> list[str]:
    """Told to this machine only: what its numbers are is nobody else's concern."""
    client = call.request.client
    asks_itself = client is not None and client.host in lan.ITSELF
    return lan.addresses() if asks_itself and call.services.config.host in lan.EVERYWHERE else []


ENDPOINTS = [
    Endpoint("GET", "/api/addresses", "How friends in the network reach this machine", ways_in, list[str]),
    Endpoint("GET", "/api/games", "The games that can be played", list_games, list[wire.GameInfo]),
    Endpoint("GET", "/api/games/{game}/lesson", "A first game, step by step", lesson, wire.Lesson),
]
