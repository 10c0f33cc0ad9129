"""Networks: what they read, that every machine thinks the same of a position, and which files are refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from benchmarks.network import judge, judge_one, positions
from meadhall.bots import Knowledge, NetworkError, UnknownBot, bot
from meadhall.bots.network import Network, columns_of, fresh_network, opinion, shapes
from meadhall.bots.network_file import about_network, load_network, network_of, save_network
from meadhall.bots.tournament import Tournament
from meadhall.engine.contract import Game
from meadhall.engine.cuda import Cuda
from meadhall.engine.kernels import each_game
from meadhall.engine.machine import compiled, interpreted
from meadhall.engine.record import Out
from meadhall.engine.tables import Table
from meadhall.engine.vocabulary import SEAT, Observation
from meadhall.envs.gymnasium import GameEnv
from meadhall.lab import Plan
from meadhall.lab.tables import play_tables

from ..envs.duel import GAME as DUEL

ROOM_FOR_ALL = 15_000_000
"""Bytes that the networks of all games may take together on disk."""


def one_table(rules: Game, decisions: int) -> Table:
    table = Table(rules, rules.players[-1], 5, {})
    for number in range(decisions):
        legal = table.legal(table.waiting[0])
        table.play(table.waiting[0], legal[number % len(legal)])
    return table


def thoughts(table: Table, network: Network) -> tuple[Any, Any]:
    """What the rules make of a position when they are interpreted."""
    rules, seat = table.rules, table.waiting[0]
    room = positions(rules, network, np.zeros(1, rules.record.dtype), np.array([seat], np.int32))
    there: Any = room._replace(games=[table.state], observation=[Out([0] * rules.observation.size)])  # type: ignore[arg-type]
    there = there._replace(option=[Out([0] * rules.max_options)])
    interpreted(rules).bind(judge_one)(0, there)
    return room.liking[0, : room.options[0]], room.chance[0]


# --- what it reads ---------------------------------------------------------------------------------------------------


def test_numbers_become_rows_by_the_bounds_of_their_blocks() -> None:
    seen = Observation()
    seen.block("decision", 1, 40, "a kind in a short block: a row for every value")
    seen.block("mask", 10, 1, "a row for each bit")
    seen.block("counts", 10, 20, "sixteen rows each, and a slope beyond")
    columns = columns_of(seen)
    assert list(columns.most) == [40, *[1] * 10, *[16] * 10]
    assert list(columns.first[:3]) == [0, 40, 41]  # 0 is for what is below zero, 41 for the first bit, then 42
    assert list(columns.first[11:13]) == [51, 68]
    assert list(columns.slope) == [-1, *[-1] * 10, *range(10)]
    assert (columns.rows, columns.slopes) == (41 + 10 + 170, 10)


def test_the_networks_of_all_games_fit_into_the_wheel() -> None:
    numbers = sum(int(np.prod(shape)) for name in meadhall.games() for shape in shapes(meadhall.game(name)).values())
    assert 2 * numbers < ROOM_FOR_ALL


def test_below_zero_is_told_apart_from_zero() -> None:
    network, legal = fresh_network(DUEL, 1), [0, 1, 2]
    said = [tuple(opinion(network, 2, 0, [number, 0, 0], legal)[0]) for number in (-1, 0, 1, 2, 3)]
    assert len(set(said)) == 5


@pytest.mark.parametrize("name", meadhall.games())
def test_bits_are_never_below_zero(name: str) -> None:
    """They have no row for it."""
    rules = meadhall.game(name)
    bits = np.concatenate([np.full(block.length, block.high <= 1) for block in rules.observation.blocks])
    for decisions in range(0, 40, 8):
        table = one_table(rules, decisions)
        assert np.array(Knowledge.of(table, table.waiting[0]).observe())[bits].min() >= 0


@pytest.mark.parametrize("name", meadhall.games())
def test_nothing_hidden_reaches_the_network(name: str) -> None:
    """In all worlds that are alike to a seat it thinks the same."""
    rules = meadhall.game(name)
    network, table = fresh_network(rules, 1), one_table(rules, 25)
    seat = table.waiting[0]
    worlds = [Knowledge.of(table, seat, seed=world) for world in range(4)]
    said = [opinion(network, world.players, seat, world.observe(), world.legal) for world in worlds]
    for liking, chances in said[1:]:
        assert np.array_equal(liking, said[0][0])
        assert np.array_equal(chances, said[0][1])


@pytest.mark.parametrize("name", meadhall.games())
def test_every_seat_means_its_neighbours_alike(name: str) -> None:
    """What a network thinks of naming a seat depends on where that one sits from the seat that decides."""
    rules, seen = meadhall.game(name), [1] * meadhall.game(name).observation.size
    network, everything = fresh_network(rules, 1), list(range(rules.actions.size))
    for players in rules.players:
        said = [opinion(network, players, seat, seen, everything)[0] for seat in range(players)]
        for action in everything:
            phrase = rules.actions.describe(action)
            named = [value for _, kind, value in phrase.arguments if kind is SEAT]
            assert len(named) <= 1, "a second seat is counted too, but not tested here"
            if not named:
                assert len({float(liking[action]) for liking in said}) == 1
            elif named[0] < players:
                part = next(name for name, kind, _ in phrase.arguments if kind is SEAT)
                for seat in range(players):
                    words = phrase.words | {part: str((named[0] + seat) % players)}
                    same = rules.actions.parse(" ".join([phrase.name, *words.values()]))
                    assert said[seat][same] == said[0][action]


# --- every machine thinks the same -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["yggdrasil", "asgard"])
def test_rules_and_numpy_think_the_same(name: str) -> None:
    rules = meadhall.game(name)
    network, table = fresh_network(rules, 2), one_table(rules, 12)
    known = Knowledge.of(table, table.waiting[0])
    said = opinion(network, known.players, known.seat, known.observe(), known.legal)
    for mine, other in zip(thoughts(table, network), said, strict=True):
        assert np.allclose(mine, other, atol=1e-5)
        assert np.ptp(mine) > 0.01 or len(mine) == 1


@pytest.mark.compiled
def test_compiled_rules_think_the_same() -> None:
    network, tables = fresh_network(DUEL, 3), [one_table(DUEL, decisions) for decisions in range(5)]
    games = np.array([np.frombuffer(t.state.pack(), DUEL.record.dtype)[0] for t in tables], DUEL.record.dtype)
    there = positions(DUEL, network, games, np.array([t.waiting[0] for t in tables], np.int32))
    compiled(DUEL).entry(judge)(0, len(tables), there)
    for i, table in enumerate(tables):
        liking, chances = thoughts(table, network)
        assert np.allclose(there.liking[i, : there.options[i]], liking, atol=1e-6)
        assert np.allclose(there.chance[i], chances, atol=1e-6)
    assert len({tuple(row) for row in there.liking.tolist()}) > 2


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore")
def test_a_gpu_could_think_it_too() -> None:
    assert ".entry" in each_game(Cuda(DUEL), judge_one).ptx()


# --- files -----------------------------------------------------------------------------------------------------------


def test_a_file_gives_back_the_network_in_half_precision(tmp_path: Path) -> None:
    rules, file = meadhall.game("yggdrasil"), tmp_path / "yggdrasil.npz"
    network = fresh_network(rules, 4)
    save_network(file, rules, network, {"decisions": 7})
    for name, mine, other in zip(Network._fields, network, load_network(file, rules), strict=True):
        assert np.allclose(mine, other, atol=1e-3), name
        assert mine.dtype == other.dtype
    assert about_network(file)["training"] == {"decisions": 7}


def altered(**changes: Any) -> Callable[[Path], None]:
    def alter(file: Path) -> None:
        with np.load(file) as data:
            arrays = dict(data)
        about = json.loads(arrays.pop("about").tobytes()) | changes.pop("about", {})
        arrays |= changes
        np.savez(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)

    return alter


def overwritten(at: float, data: bytes) -> Callable[[Path], None]:
    """Something else in so far a place of the file."""

    def overwrite(file: Path) -> None:
        whole = bytearray(file.read_bytes())
        place = int(at * len(whole))
        whole[place : place + len(data)] = data
        file.write_bytes(whole)

    return overwrite


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda file: file.unlink(), "there is no network"),
        (lambda file: file.write_bytes(file.read_bytes()[:-200]), "damaged, or no network"),
        (lambda file: file.write_text("not a network"), "damaged, or no network"),
        (overwritten(0.5, bytes(4000)), "damaged, or no network"),
        (lambda file: np.savez(file, rows=np.zeros(3)), "damaged, or no network"),
        (lambda file: np.savez(file, about=np.array({"game": "yggdrasil"}, object)), "damaged, or no network"),
        (altered(about={"game": "asgard"}), r"another game \(asgard\) than yggdrasil"),
        (altered(about={"format": 0}), "another release"),
        (altered(about={"version": 0}), "another version of the rules"),
        (altered(about={"content": "else"}), "other content"),
        (altered(about={"observation": "else"}), "other observations"),
        (altered(about={"actions": "else"}), "other actions"),
        (altered(policy=np.zeros((3, 64), np.float16)), "damaged: policy should be"),
        (altered(value_bias=np.full(1, np.nan, np.float16)), "damaged: value_bias should be"),
    ],
)
def test_what_is_no_network_of_this_game_is_refused(harm: Callable[[Path], None], said: str, tmp_path: Path) -> None:
    rules, file = meadhall.game("yggdrasil"), tmp_path / "yggdrasil.npz"
    save_network(file, rules, fresh_network(rules, 4))
    harm(file)
    with pytest.raises(NetworkError, match=said):
        load_network(file, rules)


def test_a_full_disk_leaves_the_network_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, file = meadhall.game("yggdrasil"), tmp_path / "yggdrasil.npz"
    save_network(file, rules, fresh_network(rules, 4))
    before = file.read_bytes()

    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(NetworkError, match=r"cannot be written to .*: No space left on device"):
        save_network(file, rules, fresh_network(rules, 5))
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


# --- the bot ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that has a network."""
    rules = meadhall.game("yggdrasil")
    save_network(tmp_path / "yggdrasil.npz", rules, fresh_network(rules, 6))
    monkeypatch.setenv("MEADHALL_NETWORKS", str(tmp_path))
    return rules


def test_the_bot_plays_what_its_network_likes_best(learnt: Game) -> None:
    table = one_table(learnt, 3)
    known = Knowledge.of(table, table.waiting[0])
    liking, _ = opinion(network_of(learnt), known.players, known.seat, known.observe(), known.legal)
    best = known.legal[int(liking.argmax())]
    assert {bot("network").choose(known, seed) for seed in range(5)} == {best}
    advice = bot("network").explain(known, 1)
    assert advice[0].action == best
    assert sum(option.value for option in advice) == pytest.approx(1)


def test_a_warm_bot_plays_other_actions_too_and_the_seed_decides_which(learnt: Game) -> None:
    table = one_table(learnt, 3)
    known, warm = Knowledge.of(table, table.waiting[0]), bot("network:5")
    chosen = [warm.choose(known, seed) for seed in range(60)]
    assert chosen == [warm.choose(known, seed) for seed in range(60)]
    assert set(chosen) == set(known.legal)


def test_it_sits_down_wherever_bots_do(learnt: Game) -> None:
    tournament = Tournament("yggdrasil", ["network"], 1, [2], {"difficulty": ["easy"]})
    tournament.prepare()
    assert [result.decisions > 10 for result in tournament.play()] == [True]
    study = play_tables(learnt, Plan("yggdrasil", 2, ("network:1",), 1), range(1))
    assert study.decisions[0] > 10
    env = GameEnv("yggdrasil", players=2, bots="network", machine="interpreted")
    seen, _ = env.reset(seed=3)
    assert seen["action_mask"].sum() > 1


def test_a_game_that_nobody_learnt_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NetworkError, match="no network has learnt duel yet; train one with `meadhall learn duel`"):
        bot("network").prepare(DUEL)


@pytest.mark.parametrize("spec", ["network:hot", "network:.", "network:-1"])
def test_a_temperature_is_a_number(spec: str) -> None:
    with pytest.raises(UnknownBot, match="network:TEMPERATURE"):
        bot(spec)
