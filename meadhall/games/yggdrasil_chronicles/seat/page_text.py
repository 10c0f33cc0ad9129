"""What the open page of the book does, in sentences: when it acts, how it is won and how it is lost."""

from typing import Any

from meadhall.engine import Sentence, sentence

from ..book import PAGE_ACTIONS, PAGE_LENGTH, PAGE_RULES, SHEETS
from ..names import (
    Adversary,
    Counted,
    Counter,
    Ending,
    Enemy,
    Foe,
    PageRule,
    SagaAction,
    Token,
    Wolf,
    World,
)
from ..saga_file import Instruction, PageGoal
from ..state import Game
from .view_types import PageDoes

NUMBER = 100
"""The kind of a plain number."""


def page_does(game: Game) -> list[PageDoes]:
    """What happens on each space, at every advance, and after an Enemy's pair, in the order of the page."""
    page = SHEETS[game.page]
    found = [_does(sentence("when-space", space=(NUMBER, on.space)), on.do, game) for on in page.spaces]
    if page.each_advance:
        found.append(_does(sentence("when-advance"), page.each_advance, game))
    found += [_does(sentence("when-pair", enemy=(Enemy, Enemy[a.enemy.upper()])), a.do, game) for a in page.after]
    return found


def _does(when: Sentence, instructions: list[Instruction], game: Game) -> PageDoes:
    return {"when": when, "does": [sentence_of(each, game) for each in instructions]}


def _value(values: list[int], players: int) -> int:
    return values[0] if len(values) == 1 else values[players - 1]


def sentence_of(instruction: Instruction, game: Game) -> Sentence:
    """One operation of the book in words (`op-NAME`)."""
    details: dict[str, tuple[Any, int]] = {}
    for name, kind in (("enemy", Enemy), ("adversary", Adversary), ("wolf", Wolf), ("counter", Counter)):
        if (word := getattr(instruction, name)) is not None:
            details[name] = kind, int(kind[word.upper()])
    if instruction.world is not None:
        details["world"] = World, int(World[instruction.world.upper()])
    value = _value(instruction.value, game.players)
    key = f"op-{instruction.op}"
    if instruction.op == "add_counter":
        key = f"{key}-less" if value < 0 else f"{key}-more"
    details["token"] = Token, int(Token[SHEETS[game.page].token.upper()])
    return sentence(key, **details, value=(NUMBER, abs(value)))


def page_won(game: Game) -> list[Sentence]:
    """What turns the page or wins: its goals, which victories count, and the end of Nidhogg's way."""
    page = SHEETS[game.page]
    found = [_goal(goal, game) for goal in page.goals]
    if page.counts is not None:
        foe = Foe, int(Foe[page.counts.foe.upper()])
        found.append(sentence(f"counted-{Counted[page.counts.when.upper()].name.lower()}", foe=foe))
    if page.end != "dead_tree" and PAGE_LENGTH[game.page]:
        found.append(sentence(f"reached-{page.end}", space=(NUMBER, PAGE_LENGTH[game.page])))
    return found


def _goal(goal: PageGoal, game: Game) -> Sentence:
    counter, wanted = Counter[goal.counter.upper()], _value(goal.value, game.players)
    details: dict[str, tuple[Any, int]] = {
        "counter": (Counter, int(counter)),
        "now": (NUMBER, game.counter[counter]),
        "value": (NUMBER, wanted),
    }
    return sentence(f"won-{goal.goal}", **details)


def page_lost(game: Game) -> list[Sentence]:
    """What loses the game besides what always does."""
    page = SHEETS[game.page]
    found = [
        sentence(
            f"lost-{fail.fail}",
            counter=(Counter, Counter[fail.counter.upper()]),
            now=(NUMBER, game.counter[Counter[fail.counter.upper()]]),
            value=(NUMBER, fail.value),
            ending=(Ending, Ending[fail.ending.upper()]),
        )
        for fail in page.fails
    ]
    if page.end == "dead_tree" and PAGE_LENGTH[game.page]:
        found.append(sentence("reached-dead_tree", space=(NUMBER, PAGE_LENGTH[game.page])))
    return found


def page_laws(game: Game) -> list[Sentence]:
    """The rules that hold while the page is open, and what it lets a god do."""
    laws = [sentence("law-rule", rule=(PageRule, rule)) for rule in PageRule if PAGE_RULES[game.page] >> rule & 1]
    acts = [sentence("law-action", action=(SagaAction, a)) for a in SagaAction if PAGE_ACTIONS[game.page] >> a & 1]
    return laws + acts
