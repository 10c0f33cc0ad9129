"""`meadhall play`: a game in the terminal, with bots at the other seats."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any

import typer
from rich.console import RenderableType
from rich.markup import escape
from rich.text import Text

from ..bots import Bot, Knowledge, bot
from ..engine.errors import IllegalAction, MeadhallError, SaveError, UnknownOption
from ..engine.events import eye
from ..engine.tables import Action, Event, Table
from ..registry import game, new
from .asides import ASIDES, aside_of, listed
from .board import draw
from .choices import Choices
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
from .explain import cards, explain, near, passages_about
from .hint import advised
from .screen import bullets, read, rows, screen

__all__ = ["Session", "command", "seats_of"]

ADVISER = "jarl"
"""Who gives hints: the strongest that answers at once. `hint god` asks for more, and compiles the rules first."""
RECENT = 5
"""Lines of the story that are told to whoever joins a game."""
STORY = 15
"""Lines of the story that `log` shows at least."""
BEST = 3
"""Choices that a hint names."""


def command(
    name: str = GameName,
    players: int = typer.Option(None, help="Seats at the table, bots included; two where the game allows it."),
    mine: str = Mine,
    seed: int = typer.Option(None, help="The same seed deals the same game."),
    lang: str = Language,
    options: list[str] = OptionPairs,
    content: str = Content,
    saved: Path = typer.Option(None, "--load", metavar="FILE", help="Continue a saved game."),
    by: str = typer.Option(
        "warrior", "--level", "--bot", help="Who plays the other seats: novice, warrior, jarl, god, or any bot."
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
    Session(table, seats_of(mine, table.players), lang, content, others).run()


def seats_of(text: str, players: int) -> set[int]:
    """The seats that somebody named, counted from 1."""
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

    STANDS = auto()
    """The question stands."""
    DONE = auto()
    """It is answered, or must be put anew."""
    LEAVE = auto()


class Session:
    """One person, or several sharing a keyboard, at one table."""

    asides: Sequence[str] = ASIDES
    """What may be typed beside an answer."""

    def __init__(self, table: Table, mine: set[int], lang: str, content: str | None, others: Bot) -> None:
        self.table, self.mine, self.content, self.others = table, mine, content, others
        self.words = words_of(table.rules, lang)
        self.you = next(iter(mine)) if len(mine) == 1 else -1
        """The seat whose player alone reads what is told."""
        self.told: dict[int, int] = {}
        """How many events of the story each seat has been told."""
        self.told_to_all = 0
        """How many of those that the whole table sees."""
        self.news: list[str] = []
        """What is told with the present question."""

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(key, arguments)

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        title = self.words.say("game")
        console.rule(f"[bold]{title}[/] · {self.say('terminal-seed', seed=str(self.table.seed))}", align="left")
        console.print(f"[dim]{self.say('terminal-help', help=self.say('command-help'))}[/]")
        try:
            self._play_on()
        except KeyboardInterrupt:  # while the others were thinking
            console.print()
            self._leave()
            raise

    def _play_on(self) -> None:
        taken = 2
        while not self.table.over:
            seat = self._next_seat()
            if seat in self.mine:
                if self.ask(seat, rows() - taken) is Answer.LEAVE:
                    self._leave()
                    return
                taken = 0
            else:
                number = len(self.table.actions)  # the same table, the same choice
                self.table.play(seat, self.others.choose(Knowledge.of(self.table, seat, seed=number), number))
        console.print(bullets(self.tell(min(self.mine, default=-1))))
        self._end()

    def _leave(self) -> None:
        """Nobody loses a game by leaving it."""
        console.print(self.say("terminal-left", load=self.say("command-load")))
        console.print(f"[dim]{escape(self.table.line())}[/]", soft_wrap=True)

    def _next_seat(self) -> int:
        """Bots first where several decide at once, so that nobody waits."""
        waiting = self.table.waiting
        return next((seat for seat in waiting if seat not in self.mine), waiting[0])

    def join(self, table: Table) -> None:
        """Go on at a table where others have played: the last lines of its story are told again."""
        self.table, self.news = table, []
        for seat in self.mine:
            self._told(seat, max(0, len(table.events) - RECENT))

    def tell(self, seat: int) -> list[str]:
        """What is new to this seat, as it saw it."""
        return [self._said(event) for event in self.new_to(seat)]

    def new_to(self, seat: int) -> list[Event]:
        """What happened since this seat was told last; several who share a keyboard read once what all see."""
        seen = self.table.events_for(seat, self.told.get(seat, 0))
        new = [event for event in seen if event.number >= self.told_to_all or not event.seen_by & eye(-1)]
        self._told(seat, len(self.table.events))
        return new

    def _said(self, event: Event) -> str:
        return self.words.event(event.phrase, self.table.seat_names, self.you)

    def _told(self, seat: int, events: int) -> None:
        self.told[seat] = self.told_to_all = events

    # --- a question ------------------------------------------------------------------------------------------------

    def ask(self, seat: int, room: int) -> Answer:
        """Put the question on a screen of so many lines, until it is answered or the player leaves."""
        self.news += self.tell(seat)
        self._put(seat, room)
        while True:
            try:
                text = console.input("[yellow]>[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                console.print()
                text = "quit"
            answer = self._answer(text, seat)
            if answer is not Answer.STANDS:
                return answer

    def _put(self, seat: int, room: int) -> None:
        table = self.table
        assert table.decision is not None
        question = self.words.prompt(table.decision, seat, table.seat_names, table.asked_about, self.you)
        choices = Choices(self.words, table.legal(seat), table.seat_names)
        status = table.status(self.words.language, seat)
        console.print(screen(self.words, self.news, status, question, choices, room - 1))

    def _answer(self, text: str, seat: int) -> Answer:
        """An answer to the question comes first: what a game calls `save` or `help` is one where it is legal."""
        if not text:
            self._put(seat, rows())
            return Answer.STANDS
        if self._play(text, seat):
            self.news = []
            return Answer.DONE
        if (aside := aside_of(self.words, text)) is None or aside[0] not in self.asides:
            self._refuse(self._not_now(text, seat))
            return Answer.STANDS
        try:
            return self._obey(*aside, seat)
        except OSError as error:
            self._refuse(f"{error.filename}: {error.strerror}")
        except MeadhallError as error:
            self._refuse(str(error))
        except KeyboardInterrupt:  # a hint that takes too long
            console.print()
        return Answer.STANDS

    def _play(self, text: str, seat: int) -> bool:
        legal = self.table.legal(seat)
        try:
            if text.isdecimal() and 1 <= int(text) <= len(legal):
                self.table.play(seat, legal[int(text) - 1])
            else:
                self.table.play(seat, _meant(text, legal))
        except MeadhallError:
            return False
        return True

    def _refuse(self, why: str) -> None:
        console.print(Text(why, style="red"))

    def _not_now(self, text: str, seat: int) -> str:
        """Why something is no answer, with those that are nearly spelt so."""
        legal = self.table.legal(seat)
        known = [self.words.action(option.phrase, self.table.seat_names) for option in legal]
        known += [self.say(f"command-{aside}") for aside in self.asides]
        if close := near(text, known):
            return self.say("terminal-not-now-near", text=text, near=", ".join(close))
        return self.say("terminal-not-now", text=text, count=len(legal))

    # --- what is typed beside an answer ----------------------------------------------------------------------------

    def _obey(self, aside: str, rest: str, seat: int) -> Answer:
        match aside:
            case "quit":
                return Answer.LEAVE
            case "undo":
                return self._undo(seat)
            case "save":
                path = Path(rest or f"{self.table.rules.name}.json")
                path.write_text(self.table.save() + "\n", encoding="utf-8")
                console.print(self.say("terminal-saved", path=str(path)))
            case "load":
                self.join(self._loaded(Path(rest or f"{self.table.rules.name}.json")))
                return Answer.DONE
            case _:
                read(self.words, *self._shown(aside, rest, seat))
        return Answer.STANDS

    def _shown(self, aside: str, rest: str, seat: int) -> Sequence[RenderableType]:
        """What somebody asked to read."""
        table, words = self.table, self.words
        match aside:
            case "board":
                return [draw(table.rules, table.view(seat), words, table.seat_names)]
            case "more":
                return [Choices(words, table.legal(seat), table.seat_names).full()]
            case "log":
                return [bullets(self._story(rest, seat))]
            case "hint":
                return advised(table, seat, bot(rest or ADVISER), words, count=BEST)
            case "help" if not rest:
                return listed(words, self.asides)
            case _ if not rest:
                raise UnknownOption(self.say("terminal-which-word", command=self.say(f"command-{aside}")))
            case "card":
                return list(cards(words, rest))
            case "rules":
                return [passages_about(table.rules, words, rest)]
            case _:
                return list(explain(table.rules, words, rest))

    def _story(self, wanted: str, seat: int) -> list[str]:
        """The last so many lines of the story; what was told with the question is always among them."""
        count = int(wanted) if wanted.isdecimal() else max(STORY, len(self.news))
        return [self._said(event) for event in self.table.events_for(seat)[-count:]] if count else []

    def _undo(self, seat: int) -> Answer:
        if not self.table.can_undo(seat):
            self._refuse(self._why_not_undone(seat))
            return Answer.STANDS
        taken_back = self.words.action(self.table.undo(seat).phrase, self.table.seat_names)
        self.news = [self.say("terminal-undone", action=taken_back)]
        self.told = {other: min(told, len(self.table.events)) for other, told in self.told.items()}
        self.told_to_all = min(self.told_to_all, len(self.table.events))
        return Answer.DONE

    def _why_not_undone(self, seat: int) -> str:
        if not self.table.actions:
            return self.say("terminal-undo-nothing")
        last, _ = self.table.actions[-1]
        if last != seat:
            return self.say("terminal-undo-other", player=self.words.seat(self.table.seat_names[last]))
        return self.say("terminal-undo-shown")

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
