"""The lab: studies that are the same whoever makes them, and differences that are there or are not."""

import json
import os
from collections import Counter
from pathlib import Path

import polars as pl
import pytest

import meadhall
from meadhall.engine.chance import pick
from meadhall.lab import Plan, Study, StudyError, read_study, simulate
from meadhall.lab.compare import compare
from meadhall.lab.compiled import play_compiled
from meadhall.lab.logged import only_witness
from meadhall.lab.results import clock_of
from meadhall.lab.tables import play_tables

SHARD = 20


def study(folder: Path, **changes: object) -> Study:
    given = {"game": "yggdrasil", "players": 2, "bots": ("greedy", "random"), "games": 50, "shard": SHARD} | changes
    simulate(Plan(**given), folder)  # type: ignore[arg-type]
    return read_study(folder)


def games(folder: Path, **changes: object) -> pl.DataFrame:
    return study(folder, **changes).games.collect()


def test_the_same_plan_gives_the_same_study_and_another_seed_another(tmp_path: Path) -> None:
    one, two, other = (games(tmp_path / str(i), seed=seed) for i, seed in enumerate((1, 1, 2)))
    assert one.equals(two)
    assert not one.equals(other)


def test_the_cut_into_shards_does_not_show(tmp_path: Path) -> None:
    assert games(tmp_path / "small", shard=7).equals(games(tmp_path / "large", shard=1_000))


def test_bots_move_one_seat_on_with_every_game(tmp_path: Path) -> None:
    seats = games(tmp_path)["seats"]
    assert [seat["bot"] for seat in seats[0]] == ["greedy", "random"]
    assert [seat["bot"] for seat in seats[1]] == ["random", "greedy"]


def test_compiled_games_tell_the_same_facts_as_tables_do(tmp_path: Path) -> None:
    """The games of a study played again at tables, choice by choice; every event counted with its turn."""
    found = games(tmp_path, bots=("random",), games=4)
    for row in found.iter_rows(named=True):
        table = meadhall.new("yggdrasil", 2, seed=row["seed"])
        clock, argument = clock_of(table.rules)
        turn = made = choices = 0
        counted: Counter[tuple[int, ...]] = Counter()
        while True:
            for kind, seen_by, *arguments in table.forget():
                turn = arguments[argument] if kind == clock else turn
                counted[turn, kind, only_witness(seen_by), *arguments] += 1
            if table.over:
                break
            seat = table.waiting[0]
            legal = table.legal(seat)
            table.play(seat, legal[pick(row["seed"] * 64 + seat, made, len(legal))])
            made, choices = made + 1, choices + len(legal)
        keys = ("turn", "event", "seat", "a", "b", "c", "d")
        assert {tuple(fact[key] for key in keys): fact["count"] for fact in row["facts"]} == counted
        assert (row["decisions"], row["choices"], row["ending"]) == (made, choices, table.ending)
        assert [seat["name"] for seat in row["seats"]] == table.seat_names


@pytest.mark.compiled
@pytest.mark.parametrize("bot", ["network", "jarl"])
def test_networks_play_compiled_what_they_play_at_tables(bot: str) -> None:
    rules, plan = meadhall.game("yggdrasil"), Plan("yggdrasil", 2, (bot,), 6)
    here, there = play_compiled(rules, plan, range(6)), play_tables(rules, plan, range(6))
    assert here is not None
    assert here.log.tolist() == there.log.tolist()
    for name in ("decisions", "choices", "scores", "winners", "lines"):
        assert getattr(here, name).tolist() == getattr(there, name).tolist(), name


@pytest.mark.compiled
def test_networks_play_compiled_among_others_but_not_among_those_who_think_longer(tmp_path: Path) -> None:
    seats = study(tmp_path, bots=("network", "greedy"), games=200).seats.collect()
    assert seats.filter(seats["bot"] == "network").height == seats.height // 2
    rules = meadhall.game("yggdrasil")
    for other in ("network:2", "search:10", "novice"):
        assert play_compiled(rules, Plan("yggdrasil", 2, ("network", other), 1), range(1)) is None


def test_points_by_source_add_up_to_the_score(tmp_path: Path) -> None:
    seats = study(tmp_path, game="asgard", bots=("novice",), games=3).seats.collect()
    assert seats["points"].list.sum().to_list() == seats["score"].to_list()
    assert seats["score"].max() > 0  # type: ignore[operator]


def test_an_interrupted_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = games(tmp_path / "whole")
    study(tmp_path / "part")
    (tmp_path / "part" / "shard-000001.parquet").unlink()
    plan = Plan("yggdrasil", 2, ("greedy", "random"), 50, shard=SHARD)
    with pytest.raises(StudyError, match="lacks 1 of 3 shards"):
        read_study(tmp_path / "part")
    with pytest.raises(StudyError, match="2 finished shards; go on with --resume"):
        simulate(plan, tmp_path / "part")
    assert simulate(plan, tmp_path / "part", resume=True) == 20
    assert read_study(tmp_path / "part").games.collect().equals(whole)


@pytest.mark.soak
def test_a_planted_change_is_found_and_no_change_is_not(tmp_path: Path) -> None:
    overlay = tmp_path / "strong.yaml"
    overlay.write_text("giants: {strength: 9}\n")
    study(tmp_path / "plain", bots=("greedy",), games=400)
    study(tmp_path / "again", bots=("greedy",), games=400, seed=5_000)
    study(tmp_path / "strong", bots=("greedy",), games=400, seed=9_000, content=str(overlay))
    assert not [d for d in compare(tmp_path / "plain", tmp_path / "again") if d.counts]
    found = {d.measure: d for d in compare(tmp_path / "plain", tmp_path / "strong") if d.counts}
    assert found["happens: giant beaten"].first > found["happens: giant beaten"].second


def test_every_kind_of_bot_can_be_studied(tmp_path: Path) -> None:
    found = games(tmp_path, bots=("novice", "greedy"), games=2)
    assert found.height == 2


def test_a_god_of_a_study_has_no_clock() -> None:
    from meadhall.bots import SearchBot, bot
    from meadhall.lab.tables import unhurried

    rules = meadhall.game("yggdrasil")
    house, here = bot("god").player(rules), unhurried("god", rules)
    assert isinstance(house, SearchBot)
    assert isinstance(here, SearchBot)
    assert (here.seconds, here.threads, here.simulations) == (None, 1, house.simulations)
    assert house.seconds is not None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"players": 9}, "for 1 to 6 players"),
        ({"bots": ("hero",)}, "hero"),
        ({"games": 0}, "at least one game"),
        ({"options": {"difficulty": "x"}}, "difficulty cannot be"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(tmp_path: Path, change: dict[str, object], message: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=message):
        study(tmp_path, **change)
    assert not list(tmp_path.iterdir())


def test_damage_is_named(tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="there is no study"):
        read_study(tmp_path)
    study(tmp_path)
    shard = tmp_path / "shard-000000.parquet"
    shard.write_bytes(b"nothing")
    with pytest.raises(StudyError, match=r"shard-000000.parquet is damaged"):
        read_study(tmp_path)
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(StudyError, match="is damaged"):
        read_study(tmp_path)
    (tmp_path / "plan.json").write_text('{"game": "yggdrasil"}')
    with pytest.raises(StudyError, match="it lacks players, bots"):
        read_study(tmp_path)


def test_damage_inside_a_shard_is_named_when_it_is_read(tmp_path: Path) -> None:
    made = study(tmp_path)
    shard = tmp_path / "shard-000001.parquet"
    data = bytearray(shard.read_bytes())
    data[4 : len(data) // 2] = bytes(len(data) // 2 - 4)
    shard.write_bytes(data)
    again = read_study(tmp_path)  # the schema at the end of the file is still whole
    with pytest.raises(StudyError, match=r"shard-000001.parquet is damaged .*meadhall simulate --resume"):
        again.collect(again.facts)
    shard.unlink()
    assert simulate(made.plan, tmp_path, resume=True) == SHARD
    assert read_study(tmp_path).games.collect().height == 50


def test_other_columns_are_named(tmp_path: Path) -> None:
    made = study(tmp_path)
    with pytest.raises(StudyError, match=r'unable to find column "finish"; valid columns: ."game", "seed"'):
        made.collect(made.games.select("finish"))
    with pytest.raises(StudyError, match="yggdrasil has no event 'fished'"):
        made.event("fished")
    shard = tmp_path / "shard-000000.parquet"
    pl.read_parquet(shard).rename({"ending": "finish"}).write_parquet(shard)
    kept = shard.read_bytes()
    with pytest.raises(StudyError, match=r"other columns than a shard .finish is unknown, ending is missing"):
        read_study(tmp_path)
    with pytest.raises(StudyError, match="other columns"):
        simulate(made.plan, tmp_path, resume=True)
    assert shard.read_bytes() == kept


def test_shards_of_two_studies_do_not_mix(tmp_path: Path) -> None:
    made = study(tmp_path / "one")
    study(tmp_path / "two", seed=500)
    stranger = (tmp_path / "two" / "shard-000001.parquet").read_bytes()
    (tmp_path / "one" / "shard-000001.parquet").write_bytes(stranger)
    for attempt in (lambda: read_study(tmp_path / "one"), lambda: simulate(made.plan, tmp_path / "one", resume=True)):
        with pytest.raises(StudyError, match=r"shard-000001.parquet belongs to another study"):
            attempt()
    assert (tmp_path / "one" / "shard-000001.parquet").read_bytes() == stranger


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("version", 99, "other rules or content"),
        ("content_hash", "0", "other rules"),
        ("tables", 1, "tables of another"),
    ],
)
def test_a_study_of_another_version_is_refused(tmp_path: Path, key: str, value: object, message: str) -> None:
    made = study(tmp_path)
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {key: value}))
    with pytest.raises(StudyError, match=message):
        read_study(tmp_path)
    with pytest.raises(StudyError, match=f"it differs in {key}"):
        simulate(made.plan, tmp_path, resume=True)


def test_a_full_disk_loses_nothing_that_was_done(tmp_path: Path) -> None:
    """The second shard is written to a device that is always full."""
    if not Path("/dev/full").exists():
        pytest.fail("this test needs /dev/full")
    part = tmp_path / f"shard-000001.{os.getpid()}.part"
    part.symlink_to("/dev/full")
    with pytest.raises(StudyError, match=r"shard-000001.parquet cannot be written: .*finished shards are safe"):
        study(tmp_path)
    assert not part.is_symlink()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["plan.json", "shard-000000.parquet"]
    plan = Plan("yggdrasil", 2, ("greedy", "random"), 50, shard=SHARD)
    assert simulate(plan, tmp_path, resume=True) == 30
    assert read_study(tmp_path).games.collect()["game"].to_list() == list(range(50))


def test_another_study_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    study(tmp_path)
    with pytest.raises(StudyError, match=r"holds another study .it differs in seed"):
        study(tmp_path, seed=9)
