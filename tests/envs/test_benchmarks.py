"""The benchmark's own arithmetic: which peer is the fastest, and whether a claim holds."""

import importlib.util
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(scope="module")
def peers() -> Any:
    spec = importlib.util.spec_from_file_location("peers", BENCHMARKS / "peers.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def row(library: str, game: str, what: str, rate: float) -> dict[str, Any]:
    return {"library": library, "game": game, "what": what, "decisions_per_s": rate}


def test_claims_are_held_against_the_fastest_peer(peers: Any) -> None:
    rows = [
        row("meadhall", "yggdrasil", "vector", 1_200_000),
        row("pettingzoo classic", "tictactoe_v3", "AEC environment", 20_000),
        row("pettingzoo classic", "rps_v2", "AEC environment", 50_000),
    ]
    claims = {claim["against"]: claim for claim in peers.check(rows)}
    assert set(claims) == {"pettingzoo classic, AEC environment (rps_v2)", "the floor"}
    against_peer = claims["pettingzoo classic, AEC environment (rps_v2)"]
    assert (against_peer["measured"], against_peer["holds"]) == ("24.0 times", False)
    assert claims["the floor"]["holds"]


def test_a_single_environment_is_held_to_the_wall_clock(peers: Any) -> None:
    quick_by_processor_time = row("meadhall", "asgard", "AEC environment", 20_000)
    for wall, holds in ((9_000.0, True), (7_000.0, False), (None, False)):
        (claim,) = peers.check([quick_by_processor_time | {"decisions_per_wall_s": wall}])
        assert (claim["against"], claim["holds"]) == ("the floor", holds)


def test_engines_are_set_beside_every_c_game_and_the_claim_beside_those_that_people_play(peers: Any) -> None:
    rows = [
        row("meadhall", "yggdrasil", "engine", 6_000_000),
        row("openspiel", "hearts", "c++ games", 1_200_000),
        row("openspiel", "pig", "c++ rollouts, trivial", 6_000_000),
        row("openspiel", "hearts", "python loop", 80_000),
    ]
    beside = [(found["game"], found["times"]) for found in peers.beside_cpp(rows)]
    assert beside == [("pig", {"yggdrasil": 1.0}), ("hearts", {"yggdrasil": 5.0})]
    (claim,) = peers.check(rows)
    assert (claim["against"], claim["measured"], claim["holds"]) == ("openspiel, c++ games (hearts)", "5.0 times", True)


def test_every_peer_has_a_script(peers: Any) -> None:
    for name in (*peers.PEERS, "meadhall"):
        assert (BENCHMARKS / "contenders" / f"play_{name}.py").exists()


def test_a_contender_that_stops_is_named_and_keeps_its_rows(peers: Any, tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "contenders").mkdir()
    told = json.dumps(row("x", "y", "z", 1.0))
    script = f"print('''{told}'''); raise SystemExit('out of mead')"
    (tmp_path / "contenders" / "play_x.py").write_text(script)
    monkeypatch.setattr(peers, "HERE", tmp_path)
    with peers.console.capture() as said:
        rows = peers.contender("x", Path(peers.sys.executable), Namespace(seconds=0.1, limit=600), None)
    assert rows == [row("x", "y", "z", 1.0)]
    assert "x stopped: out of mead" in said.get()


def test_a_contender_that_does_not_end_keeps_its_rows(peers: Any, tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "contenders").mkdir()
    told = json.dumps(row("x", "y", "z", 1.0))
    script = f"import time; print('''{told}''', flush=True); time.sleep(600)"
    (tmp_path / "contenders" / "play_x.py").write_text(script)
    monkeypatch.setattr(peers, "HERE", tmp_path)
    with peers.console.capture() as said:
        rows = peers.contender("x", Path(peers.sys.executable), Namespace(seconds=0.1, limit=20), None)
    assert rows == [row("x", "y", "z", 1.0)]
    assert "x did not end in 20 s: the rows it made are kept" in said.get()


def test_a_peer_that_cannot_be_installed_is_left_out(peers: Any, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("MEADHALL_PEERS", str(tmp_path))
    monkeypatch.setitem(peers.PEERS, "nobody", ["meadhall-no-such-package"])
    with peers.console.capture() as said:
        assert peers.environment("nobody", fresh=False) is None
    assert "nobody cannot be installed here and is left out" in said.get()
