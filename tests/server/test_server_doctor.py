"""`meadhall admin doctor`: what is well is fine, and what is not is named with what to do."""

import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from serving import STORES, postgres_database, serve
from test_server_store import _brought, _opened
from typer.testing import CliRunner

from meadhall.cli import app
from meadhall.server.config import Config
from meadhall.server.services import doctor
from meadhall.server.services.doctor import examine
from meadhall.server.storage import schema
from meadhall.server.storage.store import Store


def _found(config: Config) -> dict[str, str]:
    """What is not fine, by what it is about."""
    return {finding.what: finding.said for finding in examine(config) if finding.verdict != "fine"}


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Config:
    monkeypatch.setattr(doctor, "SPARE_BYTES", 0)
    monkeypatch.setattr(doctor, "FEW_FILES", 0)
    monkeypatch.setattr(doctor, "SLOW_SECONDS", float("inf"))
    monkeypatch.setattr(doctor, "PAGE", Path(__file__))
    store = Store(f"sqlite:///{tmp_path / 'meadhall.db'}")
    store.migrate()
    store.close()
    return Config.read({}, data=str(tmp_path))


def _with(config: Config, **given: object) -> Config:
    return Config.read({}, data=config.data, **given)


def test_a_server_that_runs_well_is_fine(config: Config) -> None:
    assert _found(config) == {}
    with serve(Path(config.data)):
        assert _found(config) == {}, "while it runs, too"


def test_a_database_of_the_release_before_is_told(tmp_path: Path, config: Config) -> None:
    (tmp_path / "old").mkdir()
    store = _opened(f"sqlite:///{tmp_path / 'old' / 'meadhall.db'}")
    _brought(store, command.upgrade, "0007")
    store.close()
    assert "admin migrate" in _found(Config.read({}, data=str(tmp_path / "old")))["schema"]


def test_a_newer_database_and_one_that_is_none_are_told(config: Config) -> None:
    file = Path(config.data) / "meadhall.db"
    store = Store(config.database)
    with store.writing() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    assert "newer release" in _found(config)["schema"]
    file.write_bytes(b"no database at all" * 100)
    assert "not a database" in _found(config)["database"]


def test_a_clock_behind_what_was_written_is_told(config: Config) -> None:
    store = Store(config.database)
    with store.writing() as connection:
        connection.execute(sa.update(schema.heartbeat).values(at=time.time() + 3_600))
    store.close()
    assert "behind what a server wrote last" in _found(config)["clock"]


def test_files_that_others_read_and_settings_that_open_doors_are_told(config: Config) -> None:
    (Path(config.data) / "meadhall.db").chmod(0o644)
    assert "chmod 600" in _found(config)["keys"]
    open_doors = _with(config, host="0.0.0.0", bot_seed=1, webhooks_inside=True, proxies=["0.0.0.0/0"])
    said = [finding.said for finding in examine(open_doors) if finding.what == "settings"]
    for hint in ("https", "MEADHALL_HOSTS", "MEADHALL_BOT_SEED", "MEADHALL_WEBHOOKS_INSIDE", "MEADHALL_PROXIES"):
        assert any(hint in line for line in said), hint


def test_content_and_a_page_that_are_missing_are_told(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = Path(config.data) / "offered"
    for game, text in (("yggdrasil", "nonsense: 1"), ("chess", "")):
        (offered / game).mkdir(parents=True)
        (offered / game / "mine.yaml").write_text(text)
    monkeypatch.setattr(doctor, "PAGE", offered / "index.html")
    found = list(examine(_with(config, content=str(offered))))
    assert {finding.verdict for finding in found if finding.what == "content"} == {"wrong", "doubtful"}
    assert [finding.verdict for finding in found if finding.what == "page"] == ["wrong"]


def test_a_redis_and_a_postgresql_that_do_not_answer_are_told(config: Config) -> None:
    assert "MEADHALL_REDIS" in [finding.said for finding in examine(_with(config, redis="redis://127.0.0.1:1/0"))][-2]
    assert "MEADHALL_DB" in _found(_with(config, db="postgresql://nobody@127.0.0.1:1/none"))["database"]


def test_the_command_ends_with_a_status(config: Config) -> None:
    fine = CliRunner().invoke(app, ["admin", "doctor", "--data", config.data])
    assert (fine.exit_code, "answers" in fine.output) == (0, True)
    (Path(config.data) / "meadhall.db").chmod(0o644)
    assert CliRunner().invoke(app, ["admin", "doctor", "--data", config.data]).exit_code == 1


if "postgres" in STORES:

    def test_a_postgresql_that_answers_is_fine(config: Config) -> None:
        with postgres_database() as url:
            served = _with(config, db=url)
            store = Store(served.database)
            store.migrate()
            store.close()
            assert _found(served) == {}
