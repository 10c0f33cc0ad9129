"""A server that comes up with other rules or content than its tables were begun with: nothing is lost to read."""

import dataclasses
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from serving import Served, eventually, serve

import meadhall
from meadhall.engine.vocabulary import ActionSpace, EventBook
from meadhall.server.storage import schema

SEEN_BY = ("open", "-1", "0", "1")


@contextmanager
def other_rules() -> Iterator[None]:
    """Yggdrasil as a release that numbers its actions and events anew: nothing in an old log means what it meant."""
    rules, actions, events = meadhall.game("yggdrasil"), ActionSpace(), EventBook()
    actions.verb("stand_still")
    events.event("nothing_happens")
    other = dataclasses.replace(
        rules, version=rules.version + 1, actions=actions, events=events, confirmed_verbs=(), content_hash="other"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules["meadhall.games.yggdrasil"], "GAME", other)
        yield


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def _played(served: Served) -> str:
    """The path of a table at which a game was played to its end, and everything about it kept."""
    created = served.create("person", "novice")
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
    path = f"/api/tables/{created['table']['id']}"
    eventually(lambda: served.http.get(f"{path}/evaluation").json()["ready"], "it is settled")
    return path


def _read(served: Served, path: str) -> list[Any]:
    """Everything that can be read of a finished game."""
    paths = [f"{path}/replay?seen_by={seat}&first={first}&count=50" for seat in SEEN_BY for first in (0, 50, 95, 500)]
    answers = [served.http.get(each) for each in (*paths, f"{path}/save", f"{path}/evaluation", f"{path}/chat")]
    return [answer.raise_for_status().json() for answer in answers]


def test_a_finished_game_is_read_as_before_when_its_rules_are_gone(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        path = _played(served)
        before, info = _read(served, path), served.http.get(path).json()
    with other_rules(), serve(tmp_path) as served:
        assert _read(served, path) == before
        now = served.http.get(path).json()
        assert now["stranded"]
        assert not info["stranded"]
        named = ("winners", "scores", "ending", "seed", "salt", "options", "commitment")
        assert [now[name] for name in named] == [info[name] for name in named]
        refused = served.http.get(f"{path}/verify")
        assert refused.status_code == 409
        assert "other rules" in refused.json()["message"]


def test_what_an_older_server_did_not_keep_is_kept_at_the_next_start(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        path = _played(served)
        before = _read(served, path)
        with served.services.store.writing() as connection:
            connection.execute(sa.delete(schema.frames))
    with other_rules(), serve(tmp_path) as served:
        assert served.http.get(f"{path}/replay").status_code == 409
    with serve(tmp_path) as served:

        def kept() -> int:
            with served.services.store.reading() as connection:
                return connection.execute(sa.select(sa.func.count()).select_from(schema.frames)).scalar_one()

        wanted = before[0]["positions"] // 20 + 1
        eventually(lambda: kept() == wanted, "all frames are kept")
    with other_rules(), serve(tmp_path) as served:
        assert _read(served, path) == before


def test_a_running_game_is_seen_closed_and_saved_when_its_rules_are_gone(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        served.http.post("/api/accounts", json={"name": "Ann", "password": "long enough"}).raise_for_status()
        rated = served.create("person", "novice", rated=True, seed=None)
        created = served.create("person", "person", spectator_delay=2)
        path = f"/api/tables/{created['table']['id']}"
        with served.player(created, 0, 1) as both:
            for _ in range(6):
                both.act()
            undone = both.to_decide()
            both.ask(t="chat", seat=0, text="hail")
            assert undone is not None
            stories, seq = both.stories, both.update["seq"]
        with served.watcher(created) as watcher:
            watcher.until(lambda me: me.update)
            watched = watcher.stories[-1]
    with other_rules(), serve(tmp_path) as served:
        with served.player(created, 0, 1) as both:
            both.until(lambda me: me.update and me.chat)
            told = {seat: [(e["name"], e["args"]) for e in story] for seat, story in both.stories.items()}
            assert told == {seat: [(e["name"], e["args"]) for e in story] for seat, story in stories.items()}
            refused = both.ask(t="act", seq=seq, seat=0, action=0)
            assert refused["reason"] == "wrong-state"
            assert "other rules" in refused["message"]
        with served.watcher(created) as watcher:
            watcher.until(lambda me: me.update)
            assert [e["name"] for e in watcher.stories[-1]] == [e["name"] for e in watched]
        assert served.http.get(f"{path}/save", headers=_bearer(created["host"])).status_code == 409
        for table in (created, rated):  # a rated game that nobody can play to its end may be closed
            closing = served.http.post(
                f"/api/tables/{table['table']['id']}/close", headers=_bearer(table["host"])
            ).raise_for_status()
            assert closing.json()["status"] == "closed"
        assert served.http.get(f"{path}/save").status_code == 403
        save = served.http.get(f"{path}/save", headers=_bearer(created["tokens"]["1"])).raise_for_status().text
    table = meadhall.load(save)  # with the release that played it
    assert len(table.actions) == 6
    assert [str(event) for event in table.events_for(0)] == [_text(event) for event in stories[0]]


def _text(event: dict[str, Any]) -> str:
    return " ".join([event["name"], *(str(argument["value"]) for argument in event["args"])])


def test_a_running_game_goes_on_when_its_rules_are_back(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person", "novice")
        with served.player(created, 0) as ann:
            ann.act()
    with other_rules(), serve(tmp_path) as served, served.player(created, 0) as ann:
        ann.until(lambda me: me.update)
        assert ann.update["seat_views"][0]["legal"] == []
    with serve(tmp_path) as served, served.player(created, 0) as ann:
        ann.play_to_the_end()


def test_a_table_that_has_not_begun_begins_with_the_rules_of_today(tmp_path: Path) -> None:
    with other_rules(), serve(tmp_path) as served:
        created = served.create("person", "open")
    with serve(tmp_path) as served:
        path = f"/api/tables/{created['table']['id']}"
        wish = {"name": "Bo", "invite": created["invite"]}
        created["tokens"]["1"] = served.http.post(f"{path}/seats", json=wish).json()["token"]
        served.http.post(f"{path}/start", headers=_bearer(created["host"])).raise_for_status()
        with served.player(created, 0, 1) as both:
            both.play_to_the_end()
        assert served.http.get(f"{path}/verify").json()["reproduced"]


def test_a_game_goes_on_with_the_content_it_was_begun_with(tmp_path: Path) -> None:
    overlay = tmp_path / "content" / "yggdrasil" / "house.yaml"
    overlay.parent.mkdir(parents=True)
    overlay.write_text("worlds: {vikings_returned: 4}\n", encoding="utf-8")
    settings = {"content": str(tmp_path / "content")}
    with serve(tmp_path, **settings) as served:
        created = served.create("person", "novice", content="house")
        with served.player(created, 0) as ann:
            ann.act()
    overlay.unlink()
    with serve(tmp_path, **settings) as served, served.player(created, 0) as ann:
        ann.act()
    (kept,) = (tmp_path / "overlays").iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-8])  # as a full disk leaves it
    with serve(tmp_path, **settings) as served, served.player(created, 0) as ann:
        assert not served.http.get(f"/api/tables/{ann.table}").json()["stranded"]
        assert kept.read_bytes() == whole, "it is written again, for those who read it in other processes"
        assert served.http.post("/api/tables", json={"game": "yggdrasil", "seats": [{}], "content": "house"}).is_error
        ann.play_to_the_end()
        assert served.http.get(f"/api/tables/{ann.table}/verify").json()["reproduced"]
