"""The short answers on top of a report: each a sentence with its figure, how sure it is, and a warning where a figure
may say more about the players than about the game."""

import html
from collections.abc import Iterator
from dataclasses import dataclass

import polars as pl

from ..bots.network_file import has_network
from ..engine.words import Words
from .figures import mean_length
from .looks import defaults
from .page import marked
from .study import Study

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
        return (
            f"May be a habit of these players: {', '.join(weak)} "
            f"{'is' if len(weak) == 1 else 'are'} no master. `meadhall study` asks masters."
        )
    if not has_network(study.rules):
        return "May be a habit of these players: no network was trained for this content, so a search plays."
    return ""


def verdicts(study: Study, found: Tables) -> Iterator[Verdict]:
    """The answers that these tables give."""
    rules, habit = study.rules, habit_of(study)
    par = 1 / study.plan.players
    if rules.cooperative:
        yield _together(study, found["endings"])
    if "skill" in found:
        yield _skill(found["skill"], par, rules.cooperative)
    if "first player" in found:
        yield _even("Is it better to begin?", "The first player", found["first player"].row(0, named=True), par)
    elif not rules.cooperative:
        seats = found["seats"].sort("rate")
        worst = max(seats.iter_rows(named=True), key=lambda row: abs(row["rate"] - par))
        yield _even("Does the seat matter?", f"Seat {worst['seat'] + 1}, the furthest from even,", worst, par)
    if "lead" in found:
        yield _lead(found, par)
    yield _length(found)
    if "interaction" in found:
        yield _interaction(found["interaction"])
    if "taken" in found and not rules.cooperative:
        yield _things(found["taken"], par, habit)
    if "choices" in found:
        yield _choices(found["choices"], habit)


def _per_cent(row: dict[str, float]) -> str:
    return f"{100 * row['rate']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def _together(study: Study, endings: pl.DataFrame) -> Verdict:
    won = endings.filter(pl.col("ending") == "victory")
    rate = _per_cent(won.row(0, named=True)) if won.height else "None"
    lost = endings.filter(pl.col("ending") != "victory").sort("wins", descending=True)
    answer = f"{rate} of all games are won."
    if lost.height:
        words, key = Words.of(study.rules), f"ending-{lost['ending'][0]}"
        cause = words.say(key).split(".")[0] if words.has(key) else str(lost["ending"][0]).replace("_", " ")
        share = lost["wins"][0] / lost["wins"].sum()
        answer += f" The most frequent loss, {100 * share:.0f} % of them: {cause}."
    won_share = float(won["rate"].sum())
    if (vary := defaults(study.rules)["vary"]) and not HARD < won_share < EASY:
        way = "harder" if won_share >= EASY else "easier"
        answer += f" So little can be seen here: try a {way} one, `--option {vary}=…`."
    return Verdict("How hard is it?", answer, habit_of(study))


def _skill(table: pl.DataFrame, par: float, together: bool) -> Verdict:
    strong, weak = table.row(0, named=True), table.row(-1, named=True)
    sides = f"a seat of {strong['bot']} wins {_per_cent(strong)} and one of {weak['bot']} {_per_cent(weak)}"
    if together:
        sides = f"{strong['bot']} wins {_per_cent(strong)} and {weak['bot']} {_per_cent(weak)}"
    if together:
        return Verdict("Skill or luck?", f"With the same deals, {sides}.")
    most = float((table["rate"] * table["games"]).sum()) / strong["games"]  # if the strong won every game
    share = (strong["rate"] - par) / (most - par)
    word = "Skill decides" if share > MUCH else "Mostly luck" if share < LITTLE else "Skill and luck"
    return Verdict(
        "Skill or luck?",
        f"{word}: at one table {sides} of its games; {100 * par:.0f} % would be even, {100 * most:.0f} % all there is.",
    )


def _even(question: str, who: str, row: dict[str, float], par: float) -> Verdict:
    found = f"{who} wins {_per_cent(row)}; {100 * par:.1f} % would be even."
    if row["low"] <= par <= row["high"]:
        return Verdict(question, f"No advantage found. {found}")
    return Verdict(question, f"{'An advantage' if row['rate'] > par else 'A disadvantage'}. {found}")


def _lead(found: Tables, par: float) -> Verdict:
    decided, lead = found["decided"].row(0, named=True), found["lead"]
    half, late = (lead.filter((pl.col("part of the game") - at).abs() < 0.01).row(0, named=True) for at in (0.5, 0.9))
    word = "A leader runs away" if half["rate"] > RUNAWAY else "Contested"
    if half["rate"] < par + OPEN:
        word = "Open until late"
    answer = (
        f"{word}: the lead changes hands {decided['lead changes']:.1f} times (± {decided['lead changes ±']:.1f}). "
        f"Whoever leads half-way wins {_per_cent(half)}, after nine tenths {_per_cent(late)}. In "
        f"{100 * decided['led from half-way']:.0f} % of the games the winner is never behind from half-way on."
    )
    return Verdict("When is it decided?", answer)


def _length(found: Tables) -> Verdict:
    mean, margin, options = mean_length(found["lengths"])
    answer = f"{mean:.0f} decisions (± {margin:.1f}), {options:.1f} options each."
    if "pacing" in found and found["pacing"].height > 1:
        first, last = found["pacing"]["mean"][0], found["pacing"]["mean"][-1]
        grows = "more" if last > 1.15 * first else "fewer" if last < first / 1.15 else "about as many"
        answer += f" The last turns have {grows} decisions {'than' if grows != 'about as many' else 'as'} the first."
    return Verdict("How long is it?", answer)


def _interaction(table: pl.DataFrame) -> Verdict:
    total = float(table["times"].sum())
    most = table.sort("times", descending=True).row(0, named=True)
    word = "Hardly" if total < 1 else "Often" if total > 10 else "Now and then"
    often = f"most often, {most['what happens']}, {most['times']:.1f} (± {most['±']:.1f})"
    return Verdict("Do players meet?", f"{word}: {total:.1f} times a game; {often}.")


def _things(table: pl.DataFrame, par: float, habit: str) -> Verdict:
    strong = table.filter(pl.col("low") > par + STRONG).sort("rate", descending=True)
    weak = table.filter(pl.col("high") < par - STRONG).sort("rate")
    parts = []
    for side, word in ((strong, "more"), (weak, "less")):
        if side.height:
            verb = "wins" if side.height == 1 else "win"
            many = f"{side.height} of {table.height} {verb} at least {100 * STRONG:.0f} points {word}"
            parts.append(f"{many} ({_some(side['thing'].unique(maintain_order=True))})")
    answer = "; ".join(parts) + "." if parts else f"Nothing of {table.height} stands out by {100 * STRONG:.0f} points."
    caution = "Winners may have a thing because they were winning; `meadhall effect` tells."
    return Verdict("Is anything too strong or too weak?", f"{answer} {caution}" if parts else answer, habit)


def _choices(table: pl.DataFrame, habit: str) -> Verdict:
    never, always = table.filter(pl.col("high") < RARE), table.filter(pl.col("low") > SURE)
    parts = [
        f"{word}: {side.height} of {table.height} ({_some(side['choice'])})"
        for word, side in (("never taken", never), ("always taken", always))
        if side.height
    ]
    answer = "; ".join(parts) if parts else f"no choice of {table.height} is always or never taken"
    return Verdict("Are there choices that are none?", f"{answer[0].upper()}{answer[1:]}.", habit)


def _some(names: pl.Series) -> str:
    return ", ".join(names.head(NAMED)) + (", …" if len(names) > NAMED else "")


def summary(found: list[Verdict]) -> str:
    """The answers as a part of a page."""
    rows = "".join(
        f"<div><dt>{html.escape(each.question)}</dt><dd>{marked(each.answer)}</dd>"
        + (f'<dd class="warning">{marked(each.warning)}</dd>' if each.warning else "")
        + "</div>"
        for each in found
    )
    return f'<section id="in-short"><div><h2>In short</h2><dl>{rows}</dl></div></section>'
