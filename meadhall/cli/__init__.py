"""The command line: `meadhall COMMAND`. Each command is a module of this package, imported when it is called."""

import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from .. import __version__

__all__ = ["COMMANDS", "app", "main"]

COMMANDS = {
    "games": "List the games, their players and options",
    "play": "Play a game in the terminal, with bots at the other seats",
    "serve": "Open the tables: play in a browser with friends and bots",
    "admin": "Look after a server: backups, moving to PostgreSQL, closing tables",
    "campaign": "Play the sagas of Yggdrasil Chronicles as a campaign",
    "replay": "Show a saved game again",
    "analyse": "Show where a finished game turned, and what would have been better",
    "hint": "Ask a bot what to play in a saved game, and why",
    "riddles": "Solve the riddle of the day of a game, or find new ones",
    "mcp": "Let an assistant sit down at a table (Model Context Protocol)",
    "tournament": "Play bots against each other and rate them",
    "evaluate": "Measure a bot by the protocol of the leaderboard",
    "learn": "Train a network to play a game by letting it play itself",
    "rules": "Read the rules of a game, in our own words",
    "check": "Check the laws of a game on random play",
    "compile": "Compile the rules of games now, not when they are first needed",
    "bench": "Measure how fast a game is played at random",
    "simulate": "Play many games between bots and keep a record of them",
    "dataset": "Record games decision by decision, as training data",
    "study": "Report what a game is like when strong bots play it",
    "report": "Turn a study into a page with plots",
    "compare": "Compare two studies",
    "effect": "Measure what a card, or any other choice, does for whoever takes it",
    "sweep": "Try many values of a number and see what changes",
    "tune": "Find the value of a number at which a card, or going first, is fair",
    "balance": "Run the standard study of a game, for its page in the documentation",
}
"""Command to its one-line help, in the order in which they are listed; the module has the command's name."""

EXTRAS = {
    **dict.fromkeys(("serve", "admin"), "server"),
    **dict.fromkeys(("simulate", "dataset", "study", "report", "compare", "effect", "sweep", "tune", "balance"), "lab"),
    "learn": "learn",
    "mcp": "mcp",
}
"""Commands that need more than the core, and the extra which brings it."""


class _Commands(TyperGroup):
    """Finds commands without importing them all: `meadhall play` must not wait for what only `meadhall serve` needs."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module: Any = import_module(f".{cmd_name}", __name__)
        single = typer.Typer(add_completion=False)
        single.command(name=cmd_name, help=COMMANDS[cmd_name])(module.command)
        return get_command(single)


app = typer.Typer(cls=_Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"meadhall {__version__}")
        raise typer.Exit


@app.callback()
def _meadhall(
    version: bool = typer.Option(False, "--version", is_eager=True, callback=_version, help="Show the version."),
) -> None:
    """Five Norse board games to play, study and teach machines to play."""


def main() -> None:
    """The console script: errors that a user can mend are one line, not a traceback."""
    from rich.console import Console
    from rich.markup import escape

    from ..engine.errors import MeadhallError

    try:
        app()
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(next(iter(sys.argv[1:]), ""))
        if extra is None or str(error.name).startswith("meadhall"):
            raise
        package = str(error.name).partition(".")[0]
        message = f"this command needs the package {package}: pip install 'meadhall[{extra}]'"
    except OSError as error:
        if error.filename is None:
            raise
        message = f"{error.filename}: {error.strerror}"
    except MeadhallError as error:
        message = str(error)
    else:
        return
    Console(stderr=True, highlight=False).print(f"[bold red]meadhall:[/] {escape(message)}", soft_wrap=True)
    raise SystemExit(2)
