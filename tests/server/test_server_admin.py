"""Looking after a server: backups, moving, closing, tidying; and its settings."""

import contextlib
import sqlite3
import stat
from pathlib import Path

import pytest
from serving import STORES, postgres_database, serve
from typer.testing import CliRunner

from meadhall.cli import app
from meadhall.server.config import BadConfig, Config
from meadhall.server.storage import admin
from meadhall.server.storage.database import Unusable
from meadhall.server.storage.store import Store


def _run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["admin", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_backup_of_a_running_server_is_complete(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person")
        with served.player(created, 0) as ann:
            for _ in range(5):
                ann.act()
            _run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
        assert created["table"]["id"] in _run("tables", "--data", str(tmp_path))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("*.db*")}
        assert {modes[name] for name in ("meadhall.db", "meadhall.db-wal", "copy.db")} == {0o600}, "their owner's only"
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("select count(*) from entries").fetchone() == (6,)
    copy.close()


def test_a_copy_made_while_people_play_is_verified_and_played_on(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        over = served.create("novice", "novice", game="asgard")
        created = served.create("person", seed=5)
        with served.watcher(over) as watcher, served.player(created, 0) as ann:
            watcher.until(lambda me: me.update and me.update["over"])
            ann.act()
            while ann.update["seq"] < 20 or not ann.seat_view(0)["undoable"]:
                ann.act()
            undone = ann.ask(t="undo", seq=ann.update["seq"], seat=0, steps=1)
            assert undone["t"] == "ack"
            (tmp_path / "restored").mkdir()
            copy = tmp_path / "restored" / "meadhall.db"
            _run("backup", str(copy), "--data", str(tmp_path))
            ann.until(lambda me: me.update["seq"] >= undone["seq"] and me.to_decide() is not None)
            ann.act()  # which the copy does not hold
    assert "2 tables" in (told := _run("verify", "--data", str(copy.parent)))
    assert "0 tables are wrong" in told
    with serve(copy.parent) as served, served.player(created, 0) as ann:
        ann.play_to_the_end()


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("update entries set action = 9999 where number = 3", "entry 3 cannot be played"),
        ("update entries set events = x'9190' where number = 4", "entry 4 leads to something else"),
        ("delete from entries where number = 5", "should be there"),
        ("update snapshots set state = zeroblob(length(state)) where number = 20", "the record kept after entry 20"),
        ("update tables set position = position + 1", "its row tells of"),
    ],
)
def test_a_copy_that_is_damaged_is_found_out(tmp_path: Path, damage: str, told: str) -> None:
    with serve(tmp_path) as served, served.player(served.create("person"), 0) as ann:
        for _ in range(25):
            ann.act()
    with contextlib.closing(sqlite3.connect(tmp_path / "meadhall.db")) as database, database:
        assert database.execute(damage).rowcount > 0
    result = CliRunner().invoke(app, ["admin", "verify", "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert told in result.output
    assert "1 tables are wrong" in result.output


def test_a_backup_that_fails_leaves_nothing_that_looks_like_one(tmp_path: Path) -> None:
    (tmp_path / "meadhall.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        admin.backup(Store(f"sqlite:///{tmp_path / 'meadhall.db'}"), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "meadhall.db"
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(admin.AdminError, match="file is not a database"):
        admin.opened(f"sqlite:///{file}")
    store = Store(f"sqlite:///{file}")
    with pytest.raises(Unusable, match="file is not a database"):
        store.open()
    store.close()


def test_nothing_is_moved_while_a_server_writes(tmp_path: Path) -> None:
    with serve(tmp_path) as served, contextlib.ExitStack() as stores:
        source, target = Store(served.services.store.url), Store(f"sqlite:///{tmp_path / 'target.db'}")
        for store in (source, target):
            stores.callback(store.close)
        with pytest.raises(Unusable, match="another server uses"):
            admin.move(source, target)


def test_closing_a_table_reaches_the_server(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person")
        table = created["table"]["id"]
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.to_decide() is not None)
            _run("close", table, "--data", str(tmp_path))
            legal = ann.seat_view(0)["legal"]
            answer = ann.ask(t="act", seq=0, seat=0, action=legal[0]["number"])
            assert answer["reason"] == "wrong-state"
            ann.until(lambda me: me.update["status"] == "closed")


if "postgres" in STORES:

    def test_everything_moves_from_sqlite_to_postgresql_and_the_game_goes_on(tmp_path: Path) -> None:
        with serve(tmp_path) as served:
            created = served.create("person", "warrior")
            served.http.post("/api/accounts", json={"name": "Mover", "password": "long enough"})
            with served.player(created, 0) as ann:
                for _ in range(8):
                    ann.act()
                ann.until(lambda me: me.to_decide() is not None)
                before, story = ann.update, ann.stories[0]
        with postgres_database() as url:
            assert "entries" in _run("move", url, "--data", str(tmp_path))
            source, target = (Store(Config.read({}, db=db, data=str(tmp_path)).database) for db in ("", url))
            with pytest.raises(admin.AdminError, match="not empty"):
                admin.move(source, target)
            source.close()
            target.close()
            with serve(tmp_path, db=url) as served, served.player(created, 0) as ann:
                ann.until(lambda me: me.update)
                assert (ann.update["seq"], ann.stories[0]) == (before["seq"], story)
                assert ann.seat_view(0)["view"] == before["seat_views"][0]["view"]
                ann.play_to_the_end()


def test_old_tables_that_were_never_finished_are_tidied_away(store: Store, tmp_path: Path) -> None:
    from test_server_store import _start

    _start(store)
    assert admin.prune(store, 1) == 0
    with store.writing() as connection:
        connection.exec_driver_sql("update tables set changed = 0")
    assert admin.prune(store, 1) == 1
    assert store.log("abc") is None
    with pytest.raises(admin.AdminError, match="no table"):
        admin.close(store, "abc")
    with pytest.raises(admin.AdminError, match="no such account"):
        admin.password(store, "nobody", "long enough")


def test_settings_come_from_the_environment_and_the_command_line(tmp_path: Path) -> None:
    environment = {"MEADHALL_BOT_WORKERS": "3", "MEADHALL_ORIGINS": "https://a.example, https://b.example"}
    environment |= {"MEADHALL_SECURE": "true", "MEADHALL_PORT": "9"}
    config = Config.read(environment, port=10, host=None)
    assert (config.bot_workers, config.secure, config.port, config.host) == (3, True, 10, "127.0.0.1")
    assert config.origins == ["https://a.example", "https://b.example"]
    assert Config.read({"MEADHALL_DB": "postgres://x/y"}).database == "postgresql+psycopg://x/y"
    with pytest.raises(BadConfig, match="port"):
        Config.read({"MEADHALL_PORT": "many"})
