"""What the open page of the book does, in sentences: when it acts, how it is won and how it is lost."""

from typing import Any

from meadhall.engine import Sentence, sentence

from ..book import PAGE_ACTIONS, PAGE_LENGTH, PAGE_RULES, SHEETS
from ..content import CONTENT
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
from ..pages import artefacts_owned, enemies_out, tokens_held
from ..saga_file import Instruction, PageGoal, PageSheet
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
    elif instruction.op == "place_next_token":
        details["world"] = World, _next_world(instruction, game)
    value = _value(instruction.value, game.players)
    key = f"op-{instruction.op}"
    if instruction.op == "add_counter":
        key = f"{key}-less" if value < 0 else f"{key}-more"
    details["token"] = _token(game)
    return sentence(key, **details, value=(NUMBER, abs(value)))


def _next_world(instruction: Instruction, game: Game) -> int:
    """The first World of the list that has no token."""
    line = [World[world.upper()] for world in instruction.worlds or ()]
    return next((world for world in line if not game.tokens >> world & 1), line[0])


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
    details: dict[str, tuple[Any, int]] = {
        "counter": (Counter, int(Counter[goal.counter.upper()])),
        "token": _token(game),
        "now": (NUMBER, _reached(goal, game)),
        "value": (NUMBER, _value(goal.value, game.players)),
    }
    return sentence(f"won-{goal.goal}", **details)


def _reached(goal: PageGoal, game: Game) -> int:
    """What there is now of what the goal counts."""
    match goal.goal:
        case "tokens_held":
            return tokens_held(game)
        case "heroes_in_valhalla":
            return game.heroes
        case "artefacts_owned":
            return artefacts_owned(game)
        case "enemies_out":
            return enemies_out(game)
        case _:
            return game.counter[Counter[goal.counter.upper()]]


def _token(game: Game) -> tuple[Any, int]:
    return Token, int(Token[SHEETS[game.page].token.upper()])


def page_lost(game: Game) -> list[Sentence]:
    """What loses the game besides what always does."""
    page = SHEETS[game.page]
    found = [
        sentence(
            f"lost-{fail.fail}",
            counter=(Counter, Counter[fail.counter.upper()]),
            now=(NUMBER, game.counter[Counter[fail.counter.upper()]]),
            value=(NUMBER, fail.value),
            token=_token(game),
            left=(NUMBER, tokens_held(game) + game.tokens.bit_count()),
            ending=(Ending, Ending[fail.ending.upper()]),
        )
        for fail in page.fails
    ]
    if _wolves_run(page):
        found.append(sentence("lost-sky", space=(NUMBER, CONTENT.saga.wolf_last_space)))
    if page.end == "dead_tree" and PAGE_LENGTH[game.page]:
        found.append(sentence("reached-dead_tree", space=(NUMBER, PAGE_LENGTH[game.page])))
    return found


def _wolves_run(page: PageSheet) -> bool:
    return any(each.wolf is not None for each in page.each_advance)


def page_laws(game: Game) -> list[Sentence]:
    """The rules that hold while the page is open, who else stands on the tree, and what the page lets a god do."""
    wolves = [wolf for wolf in (Wolf.SKOLL, Wolf.HATI) if _wolves_run(SHEETS[game.page]) and game.wolf[wolf] >= 0]
    hunts = [sentence("law-wolf", wolf=(Wolf, int(wolf))) for wolf in wolves]
    there = [sentence("law-adversary", adversary=(Adversary, each)) for each in Adversary if game.adversary[each] >= 0]
    laws = [sentence("law-rule", rule=(PageRule, rule)) for rule in PageRule if PAGE_RULES[game.page] >> rule & 1]
    acts = [sentence("law-action", action=(SagaAction, a)) for a in SagaAction if PAGE_ACTIONS[game.page] >> a & 1]
    return laws + hunts + there + acts
