"""One seat at one table, played in words: what it knows, what it may do, what it saw happen; bots play the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock

from ..bots import Knowledge
from ..bots.levels import house_bot
from ..engine import telling
from ..engine.errors import IllegalAction, UnknownOption, WrongSeat
from ..engine.settings import OptionValue
from ..engine.tables import Table
from ..engine.words import Words
from ..registry import game

__all__ = ["Sitting", "Turn", "checked_language"]


@dataclass(frozen=True)
class Turn:
    """What a seat is told after each of its decisions."""

    happened: list[str]
    """What the seat saw happen since it was last told, in words."""
    question: str = ""
    """What it is asked now; empty when the game is over, and while others at a server's table must decide."""
    answers: list[str] = field(default_factory=list)
    """The legal answers; each may be given as it stands here, or by its number, counted from 1."""
    ending: str = ""
    """How the game ended, if it is over."""
    winners: list[str] = field(default_factory=list)
    scores: dict[str, int] = field(default_factory=dict)


def checked_language(language: str) -> str:
    """A language that there are words in; another is refused."""
    if language not in Words.LANGUAGES:
        raise UnknownOption(f"no words in {language!r}; choose from {', '.join(Words.LANGUAGES)}")
    return language


class Sitting:
    """A seat taken at a new table. It hands out what the seat knows and nothing else: not even the seed, before the
    end."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        seat: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        bots: str = "warrior",
        language: str = "en",
        seed: int | None = None,
    ) -> None:
        rules = game(name)
        usual = 2 if 2 in rules.players else rules.players[0]
        self.table = Table(rules, usual if players is None else players, seed, options)
        if not 0 <= seat < self.table.players:
            raise WrongSeat(f"there is no seat {seat + 1}; seats go from 1 to {self.table.players}")
        self.seat, self.language, self.others = seat, checked_language(language), house_bot(bots)
        self.others.prepare(rules)
        self._lock = Lock()
        """An assistant may ask several things at once."""
        self._told = 0
        """How many events of the story the seat was told."""
        self._let_others_play()

    def look(self) -> str:
        """All that the seat knows and may do, in words."""
        with self._lock:
            return self.table.tell(self.seat, self.language)

    def turn(self) -> Turn:
        """What happened since the seat was last told, and what it is asked now."""
        with self._lock:
            return self._turn()

    def play(self, answer: str | int) -> Turn:
        """Give an answer, in words or by its number counted from 1, and let the others play until the next question."""
        with self._lock:
            self.table.play(self.seat, self._meant(answer))
            self._let_others_play()
            return self._turn()

    def take_back(self) -> Turn:
        """Undo the seat's last decision, if nothing was shown and nobody has decided since."""
        with self._lock:
            self.table.undo(self.seat)
            self._told = min(self._told, len(self.table.events))
            return self._turn()

    def save(self) -> str:
        """The finished game as a file to replay. A game that runs has secrets in its seed, and is not told."""
        if not self.table.over:
            raise WrongSeat("the game is not over: its save would tell what no seat may know")
        return self.table.save()

    def _meant(self, answer: str | int) -> str | int:
        text = str(answer).strip()
        if not text.isdecimal() or self.table.over:
            return text
        legal = self.table.legal_numbers(self.seat)
        if not 1 <= int(text) <= len(legal):
            raise IllegalAction(f"there is no answer {text}; answers go from 1 to {len(legal)}")
        return legal[int(text) - 1]

    def _let_others_play(self) -> None:
        table = self.table
        while not table.over and self.seat not in table.waiting:
            seat, decisions = table.waiting[0], len(table.actions)
            table.play(seat, self.others.choose(Knowledge.of(table, seat), decisions))

    def _turn(self) -> Turn:
        table, rules, language = self.table, self.table.rules, self.language
        seen = [event.phrase for event in table.events_for(self.seat, self._told)]
        self._told = len(table.events)
        happened = telling.happened(rules, table.state, seen, language)
        if not table.over:
            asked = telling.question(rules, table.state, self.seat, language)
            return Turn(happened, asked, [said for said, _ in table.answers(self.seat, language)])
        end = telling.ended(rules, table.state, table.winners, table.scores, language)
        return Turn(happened, ending=end.ending, winners=end.winners, scores=end.scores)
