"""What a game is like: who leads, when it is decided, what skill is worth, and the verdicts on top of a report."""

import re
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

import meadhall
import meadhall.cli
from meadhall.engine.contract import Game
from meadhall.engine.errors import UnknownOption
from meadhall.lab import Plan, Study, read_study, simulate
from meadhall.lab.course import COURSE, STEPS, decided, lead, leaders, pacing
from meadhall.lab.looks import defaults
from meadhall.lab.portrait import choices, portrait_plans, skill
from meadhall.lab.report import tables, write_report
from meadhall.lab.results import ARGUMENTS
from meadhall.lab.telling import telling
from meadhall.lab.verdicts import Verdict, habit_of, summary, verdicts

GAMES = meadhall.games()


@pytest.fixture(scope="module")
def portrait(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of Asgard by a network, small."""
    made = tmp_path_factory.mktemp("portrait")
    line = ["study", "asgard", "--players", "2", "--games", "6", "--decisions", "2", "--weak", "random"]
    meadhall.cli.app([*line, "--bots", "network", "--out", str(made)], standalone_mode=False)
    return made


@pytest.fixture(scope="module")
def masters(portrait: Path) -> Study:
    return read_study(portrait / "masters")


def test_leaders_are_those_with_the_most_points_so_far(masters: Study) -> None:
    found = leaders(masters).collect()
    assert found.height == masters.plan.games * STEPS
    last = found.filter(pl.col("step") == STEPS)
    best = masters.seats.collect().filter(pl.col("score") == pl.col("score").max().over("game"))
    sole = best.filter(pl.len().over("game") == 1)
    known = dict(last.drop_nulls("leader").select("game", "leader").iter_rows())
    assert known == dict(sole.select("game", "seat").iter_rows())
    length = masters.games.collect()["decisions"][0]
    totals: dict[int, int] = {}
    facts = masters.facts.filter(pl.col("game") == 0).sort("first").collect()
    kinds = [masters.kind(name) for name in defaults(masters.rules)["score"]]
    numbers = {number: list(kinds).index("total") for number, kinds in kinds}
    for fact in facts.iter_rows(named=True):
        if fact["event"] in numbers and fact["first"] * STEPS // length < STEPS // 2:
            totals[fact["a"]] = max(totals.get(fact["a"], 0), fact[ARGUMENTS[numbers[fact["event"]]]])
    half = found.filter((pl.col("game") == 0) & (pl.col("step") == STEPS // 2))["leader"].item()
    best_so_far = [seat for seat in range(2) if totals.get(seat, 0) == max(totals.values(), default=0)]
    assert half == (best_so_far[0] if len(best_so_far) == 1 else None)


def test_the_lead_is_followed_through_the_game(masters: Study) -> None:
    table = lead(masters)
    assert table["part of the game"].to_list() == pytest.approx([part / STEPS for part in range(1, STEPS)])
    assert ((table["low"] <= table["rate"]) & (table["rate"] <= table["high"])).all()
    row = decided(masters).row(0, named=True)
    assert 0 <= row["lead changes"] <= STEPS
    assert 0 <= row["ahead for good after"] < 1
    assert row["led low"] <= row["led from half-way"] <= row["led high"]


def test_turns_have_all_decisions_but_those_before_the_first(masters: Study) -> None:
    table = pacing(masters)
    begun = masters.event("round_begins").filter(pl.col("round") == 1).collect()["first"].sum()
    total = masters.games.collect()["decisions"].sum()
    assert (table["mean"] * table["games"]).sum() == pytest.approx(total - begun)


def test_skill_is_what_the_strong_win_at_one_table(portrait: Path, masters: Study) -> None:
    table = skill(masters, read_study(portrait / "skill"))
    assert table["bot"].to_list() == ["network", "random"]
    assert table["rate"].sum() == pytest.approx(1)
    plans = portrait_plans(Plan("yggdrasil", 2, ("jarl",), 10), "novice", 3)
    assert [plan.bots for plan in plans.values()] == [("jarl",), ("novice",), ("jarl",)], "the same deals, together"


def test_choices_count_what_was_on_offer_beside_others(portrait: Path) -> None:
    table = choices(portrait / "decisions")
    decisions = pl.read_parquet(portrait / "decisions" / "shard-*.parquet")
    real = decisions.filter(pl.col("legal").list.len() > 1)
    rules = meadhall.game("asgard")
    first = table.row(0, named=True)
    texts = [telling(rules).action(number) for number in range(rules.actions.size)]
    number = texts.index(first["choice"])
    assert texts.count(first["choice"]) == 1
    assert first["offered"] == real["legal"].list.contains(number).sum()
    assert first["rate"] == pytest.approx((real["action"] == number).sum() / first["offered"])


def test_a_portrait_is_told_from_top_to_bottom(portrait: Path) -> None:
    text = write_report(portrait, portrait / "report.html").read_text()
    for title in ("In short", "Skill or luck?", "When is it decided?", "Pacing", "Do players meet?", "Choices"):
        assert f"<h2>{title}</h2>" in text
    assert '<a href="#skill-or-luck-">Skill or luck?</a>' in text
    assert '<section id="skill-or-luck-">' in text
    assert {"skill", "choices", *COURSE} <= set(tables(portrait))


def test_a_habit_of_bots_is_warned_of(tmp_path: Path, masters: Study) -> None:
    simulate(Plan("asgard", 2, ("novice",), 2), tmp_path)
    assert habit_of(read_study(tmp_path)).startswith("May be a habit of these players: novice is no master.")
    assert habit_of(masters) == ""
    text = summary([Verdict("Why?", "See `meadhall effect` <now>.", "Careful.")], masters.telling)
    assert "<dd>See <code>meadhall effect</code> &lt;now&gt;.</dd>" in text
    assert '<dd class="warning">Careful.</dd>' in text


def test_verdicts_say_what_the_tables_say(portrait: Path, masters: Study) -> None:
    found = tables(portrait)
    said = {verdict.question: verdict.answer for verdict in verdicts(masters, found)}
    even = {"rate": 0.31, "low": 0.29, "high": 0.33}
    first = pl.DataFrame([{"first": True, "games": 100, "wins": 31.0} | even])
    (begun,) = [v for v in verdicts(masters, found | {"first player": first}) if v.question == "Is it better to begin?"]
    assert begun.answer == "A disadvantage. The first player wins 31.0 % (29.0 to 33.0); 50.0 % would be even."
    assert f"{found['decided']['lead changes'][0]:.1f} times" in said["When is it decided?"]
    assert said["Skill or luck?"].startswith("Skill decides")
    # at a table for four with two masters a seat of theirs can win half of its games, not all
    rates = pl.DataFrame(
        {"bot": ["jarl", "novice"], "games": [200, 200], "rate": [0.48, 0.02], "low": 0.0, "high": 1.0}
    )
    four = replace(masters, plan=replace(masters.plan, players=4))
    answer = next(v.answer for v in verdicts(four, found | {"skill": rates}) if v.question == "Skill or luck?")
    assert answer.startswith("Skill decides")
    assert answer.endswith("25 % would be even, 50 % is the most possible.")


def test_a_report_reads_in_french_from_top_to_bottom(portrait: Path) -> None:
    text = write_report(portrait, portrait / "rapport.html", "fr").read_text()
    assert '<html lang="fr">' in text
    for title in ("En bref", "Habileté ou chance\u202f?", "Rythme", "Choix", "Sur le plateau\xa0: batailles gagnées"):
        assert f"<h2>{title}</h2>" in text
    assert re.search(r"gagne \d+,\d\xa0% \(de \d+,\d à \d+,\d\)", text)
    assert "<th>écart type</th>" in text
    for word in ("The figures", " wins ", "How ", "seat 1", "Share", "<th>games</th>"):
        assert word not in text, word
    with pytest.raises(UnknownOption, match="no words in 'de'; choose from en, fr"):
        write_report(portrait, portrait / "bericht.html", "de")


def test_every_sentence_of_a_report_is_there_in_both_languages() -> None:
    english, french = (telling(meadhall.game("asgard"), language).words for language in ("en", "fr"))
    keys = english.keys("lab-")
    assert sorted(keys) == sorted(french.keys("lab-"))
    for key in keys:
        assert english.variables(f"lab-{key}") == french.variables(f"lab-{key}"), key


@pytest.mark.parametrize("game", GAMES)
def test_what_a_report_looks_at_has_a_name(game: str) -> None:
    rules = meadhall.game(game)
    looked = defaults(rules)
    for language in ("en", "fr"):
        for name in {*looked["heat"], *looked["taken"], *looked["meets"]}:
            assert telling(rules, language).words.has(f"study-{name}"), name


def test_a_game_without_words_is_reported_by_ids(ale: Game) -> None:
    words = telling(replace(ale, folder=Path("nowhere")))
    assert words.event("cup_drunk") == "cup drunk"
    assert words.action(0) == str(ale.actions.describe(0)).replace("_", " ")


@pytest.mark.parametrize("game", GAMES)
def test_points_and_meetings_are_events_of_the_game(game: str) -> None:
    rules = meadhall.game(game)
    kinds = dict(rules.events.kinds)
    for name in defaults(rules)["score"]:
        assert "total" in kinds[name], name
        assert next(iter(kinds[name])) == "seat", name
    assert set(defaults(rules)["meets"]) <= set(kinds)
    assert bool(defaults(rules)["score"]) != rules.cooperative
