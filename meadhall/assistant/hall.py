"""`meadhall mcp`: the hall as a server of the Model Context Protocol, by which any assistant sits down at a table."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.resources import FunctionResource
from pydantic import Field

from .. import __version__
from ..bots import LEVELS
from ..engine.chapters import chapters, found, markdown, nearest
from ..engine.contract import Game
from ..engine.errors import MeadhallError, UnknownOption
from ..engine.panels import game_title
from ..engine.settings import OptionValue
from ..engine.words import Words, rules_text
from ..registry import game, games
from .guest import Guest
from .sitting import Sitting, Turn, checked_language

__all__ = ["make_hall"]

INSTRUCTIONS = (
    "Board games of the North, played in words. `list_games` says what can be played, `read_rules` how. `sit_down` "
    "begins a game with you at one seat and bots at the others; it tells what happened and what you are asked. Answer "
    "with `play`, as often as you are asked, until there is an ending. `look` tells all that your seat knows. With an "
    "invitation to a table of a server you `join` people there; while they decide, `wait`."
)
Language = Annotated[str, Field(description=" or ".join(Words.LANGUAGES))]
GameName = Annotated[str, Field(description="As `list_games` names it")]


def make_hall(seed: int | None = None) -> MCPServer[Any]:
    """A server with its own tables, one at a time. With a seed its first table has that one, the next one more."""
    hall: MCPServer[Any] = MCPServer(
        "meadhall", title="Meadhall", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    desk = _Desk(seed)
    sitting = (desk.sit_down, desk.join, desk.wait, desk.look, desk.play, desk.take_back, desk.save)
    for tool in (list_games, read_rules, *sitting):
        hall.add_tool(_refusing(tool))
    for name in games():
        for language in Words.LANGUAGES:
            hall.add_resource(_rules_resource(game(name), language))
    return hall


def list_games(language: Language = "en") -> list[dict[str, Any]]:
    """The games that can be played: players, whether all play together against the game, options, levels of bots."""
    return [_facts(game(name), checked_language(language)) for name in games()]


def read_rules(
    name: GameName,
    about: Annotated[str, Field(description="Only what the rules say about this; all of them if empty")] = "",
    language: Language = "en",
) -> str:
    """The rules of a game, or only their passages about a card, a place or a word."""
    rules = game(name)
    parts = chapters(rules_text(rules, checked_language(language)))
    if not about:
        return markdown(parts)
    if hits := found(parts, about):
        return markdown(hits)
    near = ", ".join(nearest(parts, about))
    raise UnknownOption(f"the rules say nothing about {about!r}" + (f"; near it: {near}" if near else ""))


class _Desk:
    """The seat that the assistant has taken, if it has."""

    def __init__(self, seed: int | None) -> None:
        self._seed = seed
        self._sitting: Sitting | Guest | None = None

    def sit_down(
        self,
        name: GameName,
        players: Annotated[int | None, Field(description="Seats at the table, yours included")] = None,
        seat: Annotated[int, Field(description="Your seat, from 1")] = 1,
        bots: Annotated[str, Field(description=f"Who plays the other seats: {', '.join(LEVELS)}, network")] = "warrior",
        options: Annotated[dict[str, OptionValue] | None, Field(description="Options of the game by name")] = None,
        language: Language = "en",
    ) -> Turn:
        """Begin a new game, leaving any other: what happened before your first decision, the question, the answers."""
        self._sitting = Sitting(name, players, seat - 1, options, bots, language, self._seed)
        if self._seed is not None:
            self._seed += 1
        return self._sitting.turn()

    def join(
        self,
        invitation: Annotated[str, Field(description="http://SERVER/#/table/ID?invite=CODE, from the table's host")],
        name: Annotated[str, Field(description="What the others shall call you")],
        language: Language = "en",
    ) -> Turn:
        """Take a seat at a table of a Meadhall server, among people, leaving any other table."""
        self._sitting = Guest(invitation, name, language)
        return self._sitting.turn()

    def wait(self) -> Turn:
        """Wait some seconds for the others at a server's table: what you saw happen, and the question, if there is one
        by then. If not, wait again."""
        return self._seated().turn()

    def look(self) -> str:
        """All that your seat knows: the table, the texts of its cards and places, what happened since your last
        decision, the question, and the legal answers with their texts."""
        return self._seated().look()

    def play(self, answer: Annotated[str | int, Field(description="One of the answers, or its number from 1")]) -> Turn:
        """Decide. Tells what you saw happen until you are asked again, the next question and its answers; or how the
        game ended."""
        return self._seated().play(answer)

    def take_back(self) -> Turn:
        """Undo your last decision, where nothing random or secret was shown since."""
        return self._seated().take_back()

    def save(self) -> str:
        """A finished game as a file that `meadhall replay` and the page open."""
        return self._seated().save()

    def _seated(self) -> Sitting | Guest:
        if self._sitting is None:
            raise UnknownOption(
                "you sit at no table yet; `sit_down` begins a game, `join` takes a seat at a server's table"
            )
        return self._sitting


# --- what the protocol wants -----------------------------------------------------------------------------------------


def _refusing(tool: Callable[..., Any]) -> Callable[..., Any]:
    """The same tool, whose refusals the assistant reads; anything else is kept from it as a fault of ours."""

    @wraps(tool)
    def wrapped(*arguments: Any, **named: Any) -> Any:
        try:
            return tool(*arguments, **named)
        except MeadhallError as error:
            raise ToolError(str(error)) from None

    return wrapped


def _facts(rules: Game, language: str) -> dict[str, Any]:
    words = Words.of(rules, language)
    return {
        "name": rules.name,
        "title": game_title(rules, words),
        "players": list(rules.players),
        "cooperative": rules.cooperative,
        "options": {name: option.known() for name, option in rules.settings.options.items()},
        "bots": [*LEVELS, "network"],
    }


def _rules_resource(rules: Game, language: str) -> FunctionResource:
    title = game_title(rules, Words.of(rules, language))
    return FunctionResource.from_function(
        partial(read_rules, rules.name, "", language),
        uri=f"rules://{rules.name}/{language}",
        name=f"{rules.name}-rules-{language}",
        title=title,
        mime_type="text/markdown",
    )
