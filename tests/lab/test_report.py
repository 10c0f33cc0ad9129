"""Reports, heat maps and the standard study: what is drawn and written is what was counted."""

import json
import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

import meadhall
import meadhall.cli
from meadhall.bots.tournament import wilson
from meadhall.engine.settings import Choice
from meadhall.engine.vocabulary import label
from meadhall.engine.words import Words
from meadhall.lab import Plan, StudyError, read_study, simulate
from meadhall.lab.balance import BEGINS, ENDS, balance_text, renew, standard_plans
from meadhall.lab.figures import FIGURES, heat, points
from meadhall.lab.heatmap import heat_map
from meadhall.lab.looks import defaults, role
from meadhall.lab.report import tables, write_report

GAMES = meadhall.games()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("study")
    simulate(Plan("yggdrasil", 2, ("greedy", "random"), 120), made)
    return made


def test_the_report_is_one_page_without_a_network(folder: Path, tmp_path: Path) -> None:
    text = write_report(folder, tmp_path / "report.html").read_text()
    for title in ("How games end", "When games are won and lost", "Length", "On the board: enemies that advance"):
        assert f"<h2>{title}</h2>" in text
    assert text.count("<svg") >= 7
    assert not re.search(r"""(src|href)=["'](?!#)|url\((?!#)|@import""", text)
    assert {"endings", "seats", "bots", "lengths", "last turns", "heat", "tracks"} <= set(tables(folder))


def test_a_report_that_cannot_be_written_says_so(folder: Path) -> None:
    with pytest.raises(StudyError, match="/dev/full cannot be written: No space left"):
        write_report(folder, Path("/dev/full"))


def test_the_tables_count_every_game_once(folder: Path) -> None:
    found = tables(folder)
    assert (
        found["endings"]["wins"].sum() == found["lengths"]["games"].sum() == found["last turns"]["games"].sum() == 120
    )


def test_a_heat_map_has_the_value_of_every_place(folder: Path) -> None:
    study = read_study(folder)
    table = heat(study)
    sunk = dict(table.filter(table["event"] == "island_sinks").select("place", "times").iter_rows())
    counted = study.event("island_sinks").collect().group_by("island").sum()
    assert {island: round(times * 120) for island, times in sunk.items()} == dict(
        counted.select("island", "count").iter_rows()
    )
    sure = dict(table.filter(table["event"] == "island_sinks").select("place", "±").iter_rows())
    drawn = heat_map(study.rules, "island", sunk, str.title, sure)
    by_game = study.event("island_sinks").collect().group_by("game", "island").agg(pl.col("count").sum())
    for island, times in sunk.items():
        assert f"<title>{island.title()}: {times:.2f} (± {sure[island]:.2f})</title>" in drawn
        own = by_game.filter(pl.col("island") == island)["count"].to_list()
        games = np.array(own + [0] * (120 - len(own)), float)
        assert sure[island] == pytest.approx(1.96 * games.std() / 120**0.5, rel=1e-3)
    assert f"<title>{island.title()}: {times:.2f}</title>" in heat_map(study.rules, "island", sunk, str.title)


def test_points_by_source_have_intervals_that_count_games_not_seats(tmp_path: Path) -> None:
    simulate(Plan("asgard", 3, ("novice",), 12), tmp_path)
    study = read_study(tmp_path)
    table = points(study)
    seats = study.seats.collect().with_columns(pl.col("points").list.get(0).alias("first"))
    assert study.rules.sources is not None
    name = Words.of(study.rules).say(f"source-{next(iter(study.rules.sources)).name.lower()}")
    row = table.row(by_predicate=pl.col("source") == name, named=True)
    means = seats.group_by("game").agg(pl.col("first").mean())["first"].to_numpy()
    assert row["points"] == pytest.approx(means.mean())
    assert row["points ±"] == pytest.approx(1.96 * means.std() / 12**0.5, rel=1e-3)
    winners = seats.filter("won")["first"]
    assert row["winners"] == pytest.approx(winners.mean())
    text = write_report(tmp_path, tmp_path / "report.html").read_text()
    assert "<th>winners ±</th>" in text
    assert "point at one to see its own interval" in text


@pytest.mark.parametrize("game", GAMES)
def test_what_the_lab_looks_at_is_in_the_game(game: str) -> None:
    rules = meadhall.game(game)
    looked = defaults(rules)
    kinds = dict(rules.events.kinds)
    board = json.loads((rules.page_folder / "board.json").read_text())["places"]
    singly = filter(None, (looked["draft"], looked["role"]))
    for name in (*looked["heat"], *looked["taken"], *looked["tracks"], *singly):
        assert name in kinds, name
    assert (role(rules) is not None) == bool(looked["role"]) == rules.cooperative
    for name in looked["heat"]:
        drawn = {word for places in board.values() for word in places}
        words = {label(kind, m) for kind in kinds[name].values() if isinstance(kind, type) for m in kind}
        assert drawn & words or "enemy square" in board, name
    if looked["vary"]:
        assert isinstance(rules.settings.options[looked["vary"]], Choice)


def test_a_game_without_a_study_of_its_own_is_reported_by_all_its_events(tmp_path: Path) -> None:
    from dataclasses import replace

    foreign = replace(meadhall.game("yggdrasil"), folder=tmp_path)
    assert set(defaults(foreign)["taken"]) == set(dict(foreign.events.kinds))
    assert role(foreign) is None
    foreign.page_folder.mkdir()
    (foreign.page_folder / "study.json").write_text('{"heet": []}')
    with pytest.raises(StudyError, match="names heet; known are"):
        defaults(replace(foreign, name="other"))


def test_the_standard_study_has_every_number_of_players_and_difficulty() -> None:
    plans = standard_plans("blood-rage", ("jarl",), 10)
    assert [(name, plan.players, plan.bots) for name, plan in plans.items()] == [
        ("2", 2, ("jarl",)),
        ("3", 3, ("jarl",)),
        ("4", 4, ("jarl",)),
    ]
    assert len(standard_plans("yggdrasil", ("greedy",), 10)) == 6 * 6


def test_the_figures_of_a_cooperative_game(tmp_path: Path) -> None:
    plans = {
        name: plan
        for name, plan in standard_plans("yggdrasil", ("greedy",), 40).items()
        if name[:4] in ("easy", "hard")
    }
    for name, plan in plans.items():
        simulate(plan, tmp_path / name)
    text = balance_text(tmp_path, plans, "the command")
    won = read_study(tmp_path / "easy-1").games.collect()["ending"].to_list().count("victory")
    assert text.startswith("`the command`: 40 games for each column and line, greedy at every seat")
    assert re.search(rf"\| easy \| {100 * won / 40:.0f} % \(± \d+\.\d\) \|", text)
    assert "\n| god | 1 | 2 | 3 | 4 | 5 |\n" in text, "with six gods every god is at the table"
    assert text.count("\n| ") == 1 + 2 + 1 + 6


def test_the_figures_of_a_cooperative_game_say_which_god_wins(tmp_path: Path) -> None:
    shown, counted = figures_by_god(tmp_path, "yggdrasil", 2)
    assert set(shown) == set(counted)
    for god, (wins, games) in counted.items():
        low, high = wilson(wins, games)
        assert shown[god] == f"{100 * wins / games:.0f} % (± {50 * (high - low):.1f})", god
    wins, games = (sum(each) for each in zip(*counted.values(), strict=True))
    assert games == 2 * 80, "two gods in every game"
    assert 0 < wins < games
    order = list(shown)
    assert order == sorted(order, key=lambda god: (-counted[god][0] / counted[god][1], god))


def test_where_every_god_is_in_every_game_there_is_no_table_of_gods(tmp_path: Path) -> None:
    shown, counted = figures_by_god(tmp_path, "yggdrasil", 6)
    assert [games for _, games in counted.values()] == [80] * 6
    assert shown == {}


def figures_by_god(folder: Path, game: str, players: int) -> tuple[dict[str, str], dict[str, tuple[int, int]]]:
    """What the standard study says of each god, at the easiest and a hard table together; and the games that were won,
    and those that were played, with that god, as tables of the game itself have them."""
    rules = meadhall.game(game)
    plans = {name: Plan(game, players, ("greedy",), 40, 1, {"difficulty": name}) for name in ("easy", "hard")}
    words, counted = Words.of(rules), {}
    for name, plan in plans.items():
        simulate(plan, folder / name)
        endings = read_study(folder / name).games.sort("seed").select("seed", "ending").collect()
        for seed, ending in endings.iter_rows():
            for god in meadhall.new(game, players, seed=seed, difficulty=name).seat_names:
                wins, games = counted.get(words.say(god), (0, 0))
                counted[words.say(god)] = wins + (ending == "victory"), games + 1
    lines = balance_text(folder, plans, "the command").splitlines()
    rows = lines[lines.index("| god | 2 |") + 2 :] if "| god | 2 |" in lines else []
    return dict(line.strip("| ").split(" | ") for line in rows), counted


def test_the_figures_of_rivals(tmp_path: Path) -> None:
    plans = standard_plans("asgard", ("novice",), 2)
    for name, plan in plans.items():
        simulate(plan, tmp_path / name)
    text = balance_text(tmp_path, plans, "the command")
    seats = read_study(tmp_path / "2").seats.collect()
    assert f"| points (standard deviation) | {seats['score'].mean():.1f} (" in text
    words = Words.of(meadhall.game("asgard"))
    assert all(
        f"\n| {words.say(f'source-{source}')} | " in text for source in ("temples", "battles", "ragnarok", "deeds")
    )


def test_a_page_is_renewed_between_its_marks_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# A game\n\n{BEGINS}\nold\n{ENDS}\n\nAfter.\n")
    renew(page, "new")
    assert page.read_text() == f"# A game\n\n{BEGINS}\nnew\n{ENDS}\n\nAfter.\n"
    page.write_text("# No marks\n")
    with pytest.raises(StudyError, match="has no place for the figures"):
        renew(page, "new")
    assert page.read_text() == "# No marks\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_a_place_for_its_figures(game: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "games" / f"{game}.md").read_text()
    assert text.count(BEGINS) == text.count(ENDS) == 1


def test_every_figure_stands_alone(folder: Path) -> None:
    study = read_study(folder)
    for figure in FIGURES.values():
        assert_frame_equal(figure(study), figure(study))  # but for the last digit: threads add up in any order


def test_balance_plays_an_overlay_and_writes_no_page_unless_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "docs" / "games" / "asgard.md"
    page.parent.mkdir(parents=True)
    page.write_text(f"{BEGINS}\nold\n{ENDS}\n")
    (tmp_path / "mine.yaml").write_text("{}\n")
    monkeypatch.chdir(tmp_path)
    line = ["balance", "asgard", "--bots", "novice", "--games", "1", "--out", "studies", "--content", "mine.yaml"]
    meadhall.cli.app(line, standalone_mode=False)
    assert "--content mine.yaml`: 1 games for each column" in capsys.readouterr().out
    assert "old" in page.read_text()
    meadhall.cli.app([*line, "--page", str(page)], standalone_mode=False)
    assert "points (standard deviation)" in page.read_text()
