"""The short answers on top of a report: each a sentence with its figure, how sure it is, and a warning where a figure
may say more about the players than about the game."""

import html
from collections.abc import Iterator
from dataclasses import dataclass

import polars as pl

from ..bots.network_file import has_network
from .figures import mean_length
from .looks import defaults
from .page import marked
from .study import Study
from .telling import Telling

__all__ = ["Verdict", "habit_of", "summary", "verdicts"]

MUCH, LITTLE = 0.7, 0.35
"""Of skill: what a master wins beyond an even share, of all there is to win at such tables."""
RUNAWAY, OPEN = 0.8, 0.15
"""A leader half-way who wins so often has run away; one who wins so little more than an even share has not."""
STRONG = 0.1
"""A thing that wins so much more or less than an even share stands out."""
RARE, SURE = 0.02, 0.98
"""Taken less often than this a choice is never right, more often it is always."""
HARD, EASY = 0.03, 0.97
"""A cooperative game that is won less or more often than this has nothing to tell apart."""
NAMED = 4
"""Things that a sentence names."""
MASTERS = ("jarl", "god", "network", "guided", "policy")
Tables = dict[str, pl.DataFrame]


@dataclass(frozen=True)
class Verdict:
    """A question that a designer asks, and what the games say."""

    question: str
    answer: str
    warning: str = ""


def habit_of(study: Study) -> str:
    """Why figures about cards and other choices may be about these players; empty where masters play."""
    weak = [spec for spec in dict.fromkeys(study.plan.bots) if spec.partition(":")[0] not in MASTERS]
    if weak:
        return study.telling.say("habit-weak", bots=", ".join(weak), count=len(weak))
    return "" if has_network(study.rules) else study.telling.say("habit-search")


def verdicts(study: Study, found: Tables) -> Iterator[Verdict]:
    """The answers that these tables give."""
    rules, habit, words = study.rules, habit_of(study), study.telling
    par = 1 / study.plan.players
    if rules.cooperative:
        yield _together(study, found["endings"])
    if "skill" in found:
        yield _skill(words, found["skill"], par, rules.cooperative)
    if "first player" in found:
        yield _even(words, "begin", words.say("first-player"), found["first player"].row(0, named=True), par)
    elif not rules.cooperative:
        seats = found["seats"].sort("rate")
        worst = max(seats.iter_rows(named=True), key=lambda row: abs(row["rate"] - par))
        yield _even(words, "seat-matters", words.say("furthest-seat", seat=worst["seat"] + 1), worst, par)
    if "lead" in found:
        yield _lead(words, found, par)
    yield _length(words, found)
    if "interaction" in found:
        yield _interaction(words, found["interaction"])
    if "taken" in found and not rules.cooperative:
        yield _things(words, found["taken"], par, habit)
    if "choices" in found:
        yield _choices(words, found["choices"], habit)


def _together(study: Study, endings: pl.DataFrame) -> Verdict:
    words, won = study.telling, endings.filter(pl.col("ending") == "victory")
    answers = [words.say("won", rate=words.rate(won.row(0, named=True))) if won.height else words.say("none-won")]
    lost = endings.filter(pl.col("ending") != "victory").sort("wins", descending=True)
    if lost.height:
        share = words.per_cent(lost["wins"][0] / lost["wins"].sum())
        answers.append(words.say("frequent-loss", share=share, cause=words.ending(str(lost["ending"][0]))))
    won_share = float(won["rate"].sum())
    if (vary := defaults(study.rules)["vary"]) and not HARD < won_share < EASY:
        answers.append(words.say("try-harder" if won_share >= EASY else "try-easier", option=vary))
    return Verdict(words.say("how-hard"), " ".join(answers), habit_of(study))


def _skill(words: Telling, table: pl.DataFrame, par: float, together: bool) -> Verdict:
    strong, weak = table.row(0, named=True), table.row(-1, named=True)
    sides = {"strong": strong["bot"], "weak": weak["bot"]}
    sides |= {"strong_rate": words.rate(strong), "weak_rate": words.rate(weak)}
    if together:
        return Verdict(words.say("skill"), words.say("skill-together", **sides))
    most = float((table["rate"] * table["games"]).sum()) / strong["games"]  # if the strong won every game
    share = (strong["rate"] - par) / (most - par)
    told = words.say("skill-sides", **sides, even=words.per_cent(par), most=words.per_cent(most))
    key = "skill-decides" if share > MUCH else "skill-luck" if share < LITTLE else "skill-both"
    return Verdict(words.say("skill"), words.say(key, sides=told))


def _even(words: Telling, question: str, who: str, row: dict[str, float], par: float) -> Verdict:
    key = "even" if row["low"] <= par <= row["high"] else "advantage" if row["rate"] > par else "disadvantage"
    return Verdict(words.say(question), words.say(key, who=who, rate=words.rate(row), even=words.per_cent(par, 1)))


def _lead(words: Telling, found: Tables, par: float) -> Verdict:
    decided, lead = found["decided"].row(0, named=True), found["lead"]
    half, late = (lead.filter((pl.col("part of the game") - at).abs() < 0.01).row(0, named=True) for at in (0.5, 0.9))
    key = "open" if half["rate"] < par + OPEN else "runaway" if half["rate"] > RUNAWAY else "contested"
    course = words.say(
        "lead",
        changes=words.number(decided["lead changes"]),
        changes_margin=words.number(decided["lead changes ±"]),
        half=words.rate(half),
        late=words.rate(late),
        share=words.per_cent(decided["led from half-way"]),
    )
    return Verdict(words.say("decided"), words.say(key, course=course))


def _length(words: Telling, found: Tables) -> Verdict:
    mean, margin, options = mean_length(found["lengths"])
    told = {"decisions": words.number(mean, 0), "margin": words.number(margin), "options": words.number(options)}
    answers = [words.say("length", **told)]
    if "pacing" in found and found["pacing"].height > 1:
        first, last = found["pacing"]["mean"][0], found["pacing"]["mean"][-1]
        grows = "more" if last > 1.15 * first else "fewer" if last < first / 1.15 else "as-many"
        answers.append(words.say(f"{grows}-late"))
    return Verdict(words.say("how-long"), " ".join(answers))


def _interaction(words: Telling, table: pl.DataFrame) -> Verdict:
    total = float(table["times"].sum())
    most = table.sort("times", descending=True).row(0, named=True)
    key = "meet-hardly" if total < 1 else "meet-often" if total > 10 else "meet-sometimes"
    often = {"most": words.number(most["times"]), "margin": words.number(most["±"]), "what": most["what happens"]}
    return Verdict(words.say("meet"), words.say(key, times=words.number(total), **often))


def _things(words: Telling, table: pl.DataFrame, par: float, habit: str) -> Verdict:
    strong = table.filter(pl.col("low") > par + STRONG).sort("rate", descending=True)
    weak = table.filter(pl.col("high") < par - STRONG).sort("rate")
    scale = {"all": table.height, "points": words.per_cent(STRONG)}
    parts = [
        words.say(key, count=side.height, some=_some(side["thing"].unique(maintain_order=True)), **scale)
        for side, key in ((strong, "wins-more"), (weak, "wins-less"))
        if side.height
    ]
    if not parts:
        return Verdict(words.say("strong"), words.say("nothing-stands-out", **scale), habit)
    return Verdict(words.say("strong"), f"{'; '.join(parts)}. {words.say('because-winning')}", habit)


def _choices(words: Telling, table: pl.DataFrame, habit: str) -> Verdict:
    never, always = table.filter(pl.col("high") < RARE), table.filter(pl.col("low") > SURE)
    parts = [
        words.say(key, count=side.height, all=table.height, some=_some(side["choice"]))
        for key, side in (("never-taken", never), ("always-taken", always))
        if side.height
    ]
    answer = f"{'. '.join(parts)}." if parts else words.say("no-such-choice", all=table.height)
    return Verdict(words.say("choices-none"), answer, habit)


def _some(names: pl.Series) -> str:
    return ", ".join(names.head(NAMED)) + (", …" if len(names) > NAMED else "")


def summary(found: list[Verdict], words: Telling) -> str:
    """The answers as a part of a page."""
    rows = "".join(
        f"<div><dt>{html.escape(each.question)}</dt><dd>{marked(each.answer)}</dd>"
        + (f'<dd class="warning">{marked(each.warning)}</dd>' if each.warning else "")
        + "</div>"
        for each in found
    )
    return f'<section id="in-short"><div><h2>{words.say("in-short")}</h2><dl>{rows}</dl></div></section>'
