"""What a game declares about its course: each decision once, each step once. The engine makes the dispatch from it.

    DECISIONS = [
        decision(Decision.GOD, gods_to_choose, {CHOOSE: choose_god}),
        decision(Decision.SEARCH, {SEARCH: seek_souls, LEAVE: None}),
        secret_decision(Decision.BID, bids, {BID: bid}),
    ]
    FLOW = Flow(Game, setup=lay_out, steps={Step.BEGIN_TURN: begin_turn, ...}, decisions=DECISIONS, ...)

What is legal is said by a function of `game`, of `seat` if it wants to know who is asked, and
- of the verb's part: `can_forge(game, enemy)` says of each enemy whether `FORGE + enemy` is legal;
- or of nothing else: it returns the mask of the legal parts;
- or of `out`, into which it writes the legal actions itself, and returns how many.
In the first two ways one of the verbs has a part, and verbs without parts are always legal. Without any function every
answer is legal.

An answer's function takes `game`, `seat` if it wants to know who answers, and those parts of the verb that it names:
of `INVADE = ACTIONS.verb("invade", piece=Piece, place=Place)` it may take `piece`, `place`, both or neither. `None`
does nothing. A step's function takes `game` and up to two arguments, those of `then`.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any, TypeAlias

from . import dispatch
from .dispatch import DeclaredDecision, Rule
from .errors import DeclarationError
from .generate import full_name, parameters
from .record import State
from .rule import MASK_BITS, RULES
from .vocabulary import ActionSpace, Names, Verb

__all__ = ["Flow", "decision", "secret_decision"]

Answers: TypeAlias = Mapping[Verb, Rule | None]


def decision(name: IntEnum, *declared: Any) -> DeclaredDecision:
    """A decision that `ask` puts to one seat: what is legal (left out: every answer), and what each answer does."""
    return DeclaredDecision(name, *_legal_and_answers(name, declared), secret=False)


def secret_decision(name: IntEnum, *declared: Any) -> DeclaredDecision:
    """A decision that `ask_secretly` puts to several seats at once. Who answers is not waited for any more, unless
    the answer's function says `ask_again`."""
    return DeclaredDecision(name, *_legal_and_answers(name, declared), secret=True)


def _legal_and_answers(name: IntEnum, declared: tuple[Any, ...]) -> tuple[Rule | None, Answers]:
    legal = declared[0] if len(declared) == 2 else None
    if not declared or len(declared) > 2 or not isinstance(declared[-1], Mapping) or not declared[-1]:
        form = "decision(name, what is legal, {verb: what it does})"
        raise DeclarationError(f"{full_name(name)} should be declared as {form}")
    return legal, declared[-1]


class Flow:
    """The course of a game: `setup`, `options`, `answer` and `run`, made from its declarations."""

    def __init__(
        self,
        record: type[State],
        *,
        actions: ActionSpace,
        setup: Rule,
        steps: Mapping[Any, Rule],
        decisions: Iterable[DeclaredDecision],
        before_each_step: Rule | None = None,
    ) -> None:
        asked = list(decisions)
        _check(actions, steps, asked)
        self.record = record
        self.steps = dict(steps)
        self.decisions = {declared.name: declared for declared in asked}
        go_on = dispatch.make_go_on(record, steps, before_each_step)
        self.run = dispatch.make_run(record, go_on)
        self.options = dispatch.make_options(record, self.decisions.values())
        self.answer = dispatch.make_answer(record, self.decisions.values(), go_on)
        self.setup = dispatch.make_setup(record, setup, go_on)

    def appraisal(self, worths: Mapping[IntEnum, Mapping[Verb, Rule | int]]) -> Rule:
        """`appraise` of a bot: for each decision what each verb is worth, a number or a function of the same parts
        that an answer may take. Whatever is answered to a decision that is left out is worth 0."""
        for name, by_verb in worths.items():
            answers = self.decisions[name].answers
            if set(by_verb) != set(answers):
                known, appraised = _verbs(answers), _verbs(by_verb)
                raise DeclarationError(f"{full_name(name)} is answered by {known}; appraised are {appraised}")
            for verb, function in by_verb.items():
                if not isinstance(function, int):
                    _check_function(name, verb, function)
        return dispatch.make_appraise(self.record, worths)


# --- what is refused -------------------------------------------------------------------------------------------------


def _check(actions: ActionSpace, steps: Mapping[IntEnum, Rule], decisions: list[DeclaredDecision]) -> None:
    """Everything that can be asked or done is declared, once, by rules."""
    if not steps or not decisions:
        raise DeclarationError("a game declares at least one step and one decision")
    _each_once(type(next(iter(steps))), list(steps), first=0)
    _each_once(type(decisions[0].name), [declared.name for declared in decisions], first=1)
    for step, function in steps.items():
        _must_be_rule(step, function)
        if not 1 <= len(parameters(function)) <= 3:
            what = f"{full_name(step)}: {function.__qualname__}"
            raise DeclarationError(f"{what} should take the game and at most two arguments")
    for declared in decisions:
        _check_answers(declared, actions)
        _check_legal(declared)
    answered = {verb for declared in decisions for verb in declared.answers}
    if unused := [verb for verb in actions if verb not in answered]:
        raise DeclarationError(f"no decision is answered by {_verbs(unused)}")


def _each_once(names: Names, declared: list[IntEnum], first: int) -> None:
    """Every member of an enum is declared exactly once; number 0 of the decisions is "none"."""
    for name in names:
        times = declared.count(name)
        if name < first and times > 0:
            raise DeclarationError(f"{full_name(name)} is number 0, with which nobody decides anything")
        if name >= first and times != 1:
            raise DeclarationError(f"{full_name(name)} is declared {times} times; once is right")


def _check_answers(declared: DeclaredDecision, actions: ActionSpace) -> None:
    for verb, function in declared.answers.items():
        if actions.verbs.get(getattr(verb, "name", "")) is not verb:
            raise DeclarationError(f"{full_name(declared.name)}: {verb!r} is no verb of this game")
        if "seat" in verb.kinds:
            raise DeclarationError(f"the verb {verb.name} has a part named seat, which is the name of whoever answers")
        if function is not None:
            _check_function(declared.name, verb, function)


def _check_function(name: IntEnum, verb: Verb, function: Rule) -> None:
    _must_be_rule(name, function)
    known = ["game", "seat", *verb.kinds]
    for wanted in parameters(function):
        if wanted not in known:
            what = f"{full_name(name)}: {function.__qualname__} asks for {wanted!r}"
            raise DeclarationError(f"{what}; for the verb {verb.name} there is {', '.join(known)}")


def _check_legal(declared: DeclaredDecision) -> None:
    name, legal = full_name(declared.name), declared.legal
    with_parts = [verb for verb in declared.answers if verb.kinds]
    if legal is None:
        if with_parts:
            raise DeclarationError(f"{name}: which actions of the verb {with_parts[0].name} are legal?")
        return
    _must_be_rule(declared.name, legal)
    wanted, parts = set(parameters(legal)), {part for verb in with_parts for part in verb.kinds}
    if strange := wanted - {"game", "seat", "out"} - parts:
        raise DeclarationError(f"{name}: {legal.__qualname__} asks for {', '.join(strange)}, which is not known here")
    if "out" in wanted:
        return
    if len(with_parts) != 1 or len(parts) != 1:
        what = f"{name}: {legal.__qualname__} does not write into `out`, so it speaks of one verb with one part"
        raise DeclarationError(f"{what}; here is {_verbs(with_parts)}")
    if wanted.isdisjoint(parts) and with_parts[0].size > MASK_BITS:
        raise DeclarationError(f"{name}: {with_parts[0].name} has more than {MASK_BITS} actions, too many for a mask")


def _must_be_rule(name: IntEnum, function: Any) -> None:
    if function not in RULES:
        raise DeclarationError(f"{full_name(name)}: {getattr(function, '__qualname__', function)!s} is not a @rule")


def _verbs(verbs: Iterable[Verb]) -> str:
    return ", ".join(verb.name for verb in verbs) or "no verb"
