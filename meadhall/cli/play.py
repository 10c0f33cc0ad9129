"""`meadhall play`: a game in the terminal, with bots at the other seats."""

from enum import Enum, auto
from pathlib import Path
from typing import Any

import typer
from rich.markup import escape

from ..bots import Bot, Knowledge, bot
from ..engine.errors import IllegalAction, MeadhallError, SaveError, UnknownOption
from ..engine.events import eye
from ..engine.tables import Action, Event, Table
from ..registry import game, new
from .board import draw
from .common import (
    Content,
    GameName,
    Language,
    Mine,
    OptionPairs,
    compiling,
    console,
    option_pairs,
    read_save,
    typed,
    words_of,
)
from .explain import choices, explain

__all__ = ["command"]


def command(
    name: str = GameName,
    players: int = typer.Option(None, help="Seats at the table, bots included; two where the game allows it."),
    mine: str = Mine,
    seed: int = typer.Option(None, help="The same seed deals the same game."),
    lang: str = Language,
    options: list[str] = OptionPairs,
    content: str = Content,
    saved: Path = typer.Option(None, "--load", metavar="FILE", help="Go on with a saved game."),
    by: str = typer.Option(
        "warrior", "--bot", help="Who plays the other seats: novice, warrior, jarl, god, or any bot."
    ),
) -> None:
    rules, others = game(name, content), bot(by)
    with compiling(rules):
        others.prepare(rules)
    if saved is not None:
        if options or players is not None or seed is not None:
            raise UnknownOption("a saved game has its players, seed and options; leave them out beside --load")
        table = read_save(saved, content)
        if table.rules.name != name:
            raise SaveError(f"{saved} is a game of {table.rules.name}; go on with `meadhall play {table.rules.name}`")
    else:
        seats = (2 if 2 in rules.players else rules.players[0]) if players is None else players
        table = new(name, seats, seed, content, **option_pairs(options))
    Session(table, _seats(mine, table.players), lang, content, others).run()


def _seats(text: str, players: int) -> set[int]:
    if text == "none":
        return set()
    try:
        seats = {int(part) - 1 for part in text.split(",")}
    except ValueError:
        seats = {-1}
    if not seats <= set(range(players)):
        raise UnknownOption(f"--mine {text} should name seats from 1 to {players}, such as 1 or 1,2, or none")
    return seats


def _meant(text: str, legal: list[Action]) -> Action | str:
    """The action that somebody typed; ids count seats from 1 here, so those that count from 0 are nobody's."""
    said = " ".join(text.lower().split())
    written = {typed(option.phrase): option for option in legal}
    if said not in written and said in map(str, legal):
        raise IllegalAction(f"seats count from 1: {text}")
    return written.get(said, text)


class Answer(Enum):
    """What became of what was typed."""

    NONE = auto()
    """No command."""
    STANDS = auto()
    """A command, and the question stands as it is on the screen."""
    DONE = auto()
    """A command; the question is put again."""
    LEAVE = auto()


class Session:
    """One person, or several sharing a keyboard, at one table."""

    def __init__(self, table: Table, mine: set[int], lang: str, content: str | None, others: Bot) -> None:
        self.table, self.mine, self.content, self.others = table, mine, content, others
        self.words = words_of(table.rules, lang)
        self.told: dict[int, int] = {}
        """How many events of the story each seat has been told."""
        self.told_to_all = 0
        """How many of those that the whole table sees."""

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(key, arguments)

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        title = self.words.say("game")
        console.rule(f"[bold]{title}[/] · {self.say('terminal-seed', seed=str(self.table.seed))}", align="left")
        console.print(f"[dim]{self.say('terminal-help')}[/]")
        while not self.table.over:
            seat = self._next_seat()
            if seat in self.mine:
                if not self._ask(seat):
                    return
            else:
                number = len(self.table.actions)  # the same table, the same choice
                self.table.play(seat, self.others.choose(Knowledge.of(self.table, seat, seed=number), number))
        self.tell(min(self.mine, default=-1))
        self._end()

    def _next_seat(self) -> int:
        """Bots first where several decide at once, so that nobody waits."""
        waiting = self.table.waiting
        return next((seat for seat in waiting if seat not in self.mine), waiting[0])

    def tell(self, seat: int) -> None:
        """What happened, as this seat saw it; several who share a keyboard read once what the whole table sees."""
        for event in self.table.events_for(seat, self.told.get(seat, 0)):
            if event.number >= self.told_to_all or not event.seen_by & eye(-1):
                self.show(event)
        self._told(seat, len(self.table.events))

    def show(self, event: Event) -> None:
        console.print(f"  [dim]•[/] {escape(self.words.event(event.phrase, self.table.seat_names))}")

    def _told(self, seat: int, events: int) -> None:
        self.told[seat] = self.told_to_all = events

    def _ask(self, seat: int) -> bool:
        """Put the question, until it is answered; False when the player leaves."""
        self.tell(seat)
        console.print(draw(self.table.rules, self.table.view(seat), self.words, self.table.seat_names))
        legal = self.table.legal(seat)
        assert self.table.decision is not None
        question, more = self.words.prompt(self.table.decision, seat, self.table.seat_names, self.table.asked_about)
        console.print(f"\n[bold yellow]{escape(question)}[/] [dim]{escape(more)}[/]")
        console.print(choices(self.words, legal, self.table.seat_names))
        while True:
            try:
                text = console.input("[yellow]>[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                text = "quit"
            match self._obey(text, seat):
                case Answer.LEAVE:
                    return False
                case Answer.DONE:
                    return True
                case Answer.NONE if self._play(text, seat):
                    return True

    def _play(self, text: str, seat: int) -> bool:
        legal = self.table.legal(seat)
        try:
            if text.isdigit() and 1 <= int(text) <= len(legal):
                self.table.play(seat, legal[int(text) - 1])
            else:
                self.table.play(seat, _meant(text, legal))
        except MeadhallError:
            console.print(f"[red]{escape(self.say('terminal-not-now', text=text, count=len(legal)))}[/]")
            return False
        return True

    def _obey(self, text: str, seat: int) -> Answer:
        """Commands beside the actions."""
        command, _, rest = text.partition(" ")
        try:
            if command in ("quit", "q"):
                console.print(f"[dim]{escape(self.table.line())}[/]", soft_wrap=True)
                return Answer.LEAVE
            if command in ("help", "?"):
                self._help(rest.strip())
                return Answer.STANDS
            if command in ("undo", "u"):
                if not self.table.can_undo(seat):
                    console.print(f"[red]{escape(self._why_not_undone(seat))}[/]")
                    return Answer.STANDS
                self.table.undo(seat)
                self.told = {other: min(told, len(self.table.events)) for other, told in self.told.items()}
                self.told_to_all = min(self.told_to_all, len(self.table.events))
                return Answer.DONE
            if command == "save":
                path = Path(rest or f"{self.table.rules.name}.json")
                path.write_text(self.table.save() + "\n", encoding="utf-8")
                console.print(self.say("terminal-saved", path=str(path)))
                return Answer.DONE
            if command == "load":
                self.table = self._loaded(Path(rest or f"{self.table.rules.name}.json"))
                for other in self.mine:
                    self._told(other, max(0, len(self.table.events) - 5))
                return Answer.DONE
        except OSError as error:
            console.print(f"[red]{escape(f'{error.filename}: {error.strerror}')}[/]")
            return Answer.DONE
        except MeadhallError as error:
            console.print(f"[red]{escape(str(error))}[/]")
            return Answer.STANDS if command in ("help", "?") else Answer.DONE
        return Answer.NONE

    def _why_not_undone(self, seat: int) -> str:
        if not self.table.actions:
            return self.say("terminal-undo-nothing")
        last, _ = self.table.actions[-1]
        if last != seat:
            return self.say("terminal-undo-other", player=self.words.seat(self.table.seat_names[last]))
        return self.say("terminal-undo-shown")

    def _help(self, wanted: str) -> None:
        """How to answer; or what something on the table is."""
        if not wanted:
            console.print(self.say("terminal-help"))
            return
        for part in explain(self.table.rules, self.words, wanted):
            console.print(part)

    def _loaded(self, path: Path) -> Table:
        """A saved game of the same game, for as many: seats and words stay who and what they are."""
        table = read_save(path, self.content)
        if (table.rules.name, table.players) != (self.table.rules.name, self.table.players):
            raise SaveError(f"{path} is a game of {table.rules.name} for {table.players}: quit, and --load it")
        return table

    def _end(self) -> None:
        ending = self.words.say(f"ending-{self.table.ending}")
        console.rule(f"[bold]{escape(ending)}[/]", align="left")
        if not self.table.rules.cooperative:
            names = [self.words.seat(name) for name in self.table.seat_names]
            for seat in sorted(range(self.table.players), key=lambda s: -self.table.scores[s]):
                crown = "[yellow]*[/]" if seat in self.table.winners else " "
                console.print(f" {crown} {escape(names[seat]):20} {self.table.scores[seat]:>5}")
