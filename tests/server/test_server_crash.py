"""Servers are killed at random moments: short versions; `tests/soak/crash.py` does it fifty times and more."""

from pathlib import Path

import pytest
from crash import Node, torment
from serving import CLUSTER, REDIS, postgres_database


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'crash.db'}"
    report = torment([Node(tmp_path, db)], db, kills=3, players=2, seed=5, last=10)
    assert report.errors == []
    assert report.kills == 3
    assert report.acknowledged > 20
    assert report.reconnects > 0


if CLUSTER:

    @pytest.fixture
    def postgres() -> object:
        with postgres_database() as url:
            yield url

    def test_two_nodes_share_all_tables_and_one_may_be_killed(tmp_path: Path, postgres: str) -> None:
        nodes = [Node(tmp_path, postgres, REDIS) for _ in range(2)]
        report = torment(nodes, postgres, kills=2, players=2, seed=6, last=10)
        assert report.errors == []
        assert report.acknowledged > 20
