"""Nobody takes more than their share: logs, tables, bots left alone, webhooks; and what is old is deleted."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from serving import HeldBots, Served, eventually, serve, standing_clock, table_row
from test_server_people import _person
from test_server_store import _start

from meadhall.server.refusal import Refusal
from meadhall.server.services.left_tables import LeftTables
from meadhall.server.services.notifier import is_outside
from meadhall.server.storage.retention import DAY, Retention, tidy
from meadhall.server.storage.schema import snapshots
from meadhall.server.storage.store import Store

SEATS = [{"kind": "person"}]
FOR_EVER = Retention(unbegun=0, unfinished=0, finished=0, chat=0, snapshots=0)


def test_a_log_that_is_long_grows_by_decisions_only(tmp_path: Path) -> None:
    with serve(tmp_path, entries_per_table=3) as served, served.player(served.create("person"), 0) as ann:
        for _ in range(2):
            ann.act()
        assert ann.ask(t="undo", seq=2, seat=0)["t"] == "ack"
        ann.until(lambda me: me.update["seq"] == 3)
        assert ann.ask(t="undo", seq=3, seat=0)["reason"] == "not-allowed"
        assert ann.act()["t"] == "ack"


def test_an_address_makes_so_many_tables_an_hour(tmp_path: Path) -> None:
    wish = {"game": "yggdrasil", "seats": SEATS, "start": False}
    with standing_clock(), serve(tmp_path, tables_per_hour=2.0) as served:
        made = [served.http.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert "retry-after" in made[2].headers
        other = served.http.post("/api/tables", json=wish, headers={"x-forwarded-for": "203.0.113.5"})
        assert other.status_code == 201


def test_an_account_has_so_many_tables_under_way(tmp_path: Path) -> None:
    with serve(tmp_path, tables_per_account=2) as served, _person(served, "Ragnhild") as ragnhild:
        wish = {"game": "yggdrasil", "seats": SEATS}
        made = [ragnhild.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 403]
        host = {"authorization": f"Bearer {made[0].json()['host']}"}
        ragnhild.post(f"/api/tables/{made[0].json()['table']['id']}/close", headers=host).raise_for_status()
        assert ragnhild.post("/api/tables", json=wish).status_code == 201


def test_tables_left_to_bots_go_on_one_after_the_other() -> None:
    left = LeftTables(1)
    assert left.admit("a")
    assert not left.admit("b")
    assert left.admit("a")
    left.release("a")
    assert left.admit("b")


def test_a_table_that_is_left_waits_while_others_go_first_and_goes_on_when_watched(tmp_path: Path) -> None:
    with serve(tmp_path, left_tables=0, bots_alone_seconds=0.0) as served:
        served.services.pool = HeldBots()  # type: ignore[assignment]
        created = served.create("person")
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.update)
            assert ann.ask(t="resign", seat=0)["t"] == "ack"
            live = served.run(served.node.get(ann.table))
            assert list(live.bots.thinking) == [0], "somebody watches"
        eventually(lambda: not live.presence.visitors, "nobody is there")
        served.services.pool.let_decide(served)
        eventually(lambda: live.row.seq == 1 and not live.bots.thinking, "what was begun is decided")
        live.drive_bots()
        assert not list(live.bots.thinking)
        with served.watcher(created):
            eventually(lambda: list(live.bots.thinking) == [0], "it goes on for whoever looks")


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b:1::a00:1", False),
        ("2002:a00:1::1", False),
        ("2001:0:a00:1::1", False),
        ("::ffff:10.0.0.1", False),
        ("224.0.0.1", False),
        ("ff0e::1", False),
        ("fe80::1", False),
    ],
)
def test_addresses_that_lead_back_into_a_network_are_not_called(address: str, outside: bool) -> None:
    assert is_outside(address) is outside


@pytest.mark.parametrize(
    "impossible",
    ["https://" + "a" * 64 + ".example/", "https://a..b/", "https://.../", "https://x\u0000y/", "https://é.example/",
     "https://host/a b", "https://host/\r\nHost: evil", "https://" + "a" * 5_000, "https://[::1", "https://h:99999/"],
)  # fmt: skip
def test_hosts_that_cannot_be_are_refused(served: Served, impossible: str) -> None:
    created = served.create("person")
    mine = {"authorization": f"Bearer {created['tokens']['0']}"}
    answer = served.http.put(f"/api/tables/{created['table']['id']}/notify", json={"webhook": impossible}, headers=mine)
    assert answer.json()["reason"] == "bad-message"


def test_a_wrong_code_proves_nothing_and_a_host_is_called_so_often(
    tmp_path: Path,
    webhook: tuple[str, list[dict[str, str]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("meadhall.server.services.notifier.SECONDS", 60)
    address, heard = webhook
    with standing_clock(), serve(tmp_path, webhooks_inside=True, webhooks_per_minute=1.0) as served:
        created = served.create("person")
        url = f"/api/tables/{created['table']['id']}/notify"
        mine = {"authorization": f"Bearer {created['tokens']['0']}"}
        first = served.http.put(url, json={"webhook": address}, headers=mine)
        again = served.http.put(url, json={"webhook": address}, headers=mine)
        assert (first.json()["reason"], again.json()["reason"]) == ("unconfirmed", "too-fast")
        wrong = served.http.put(url, json={"webhook": address, "code": "é"}, headers=mine)
        assert wrong.json()["reason"] == "unconfirmed"
        right = {"webhook": address, "code": heard[0]["code"]}
        assert served.http.put(url, json=right, headers=mine).status_code == 200
        assert served.http.put(url, json={"webhook": address}, headers=mine).status_code == 200, "it is known now"
        with pytest.raises(Refusal):
            served.run(served.services.notifier._webhook(address, "{}"))


def test_what_is_old_is_deleted_and_nothing_else(store: Store) -> None:
    _start(store)
    with store.writing() as connection:
        connection.exec_driver_sql("update tables set changed = 1000, status = 'over'")
        rows = [{"table_id": "abc", "number": number, "state": b"x"} for number in (20, 40)]
        connection.execute(sa.insert(snapshots), rows)
    store.say("abc", 0, "Ann", "hello", "c1")
    with store.writing() as connection:
        connection.exec_driver_sql("update tables set changed = 1000")
    later = 1000 + 10 * DAY
    assert tidy(store, FOR_EVER, later) == {"tables": 0, "lines": 0, "snapshots": 0}
    young = Retention(unbegun=1, unfinished=1, finished=11, chat=11, snapshots=11)
    assert tidy(store, young, later) == {"tables": 0, "lines": 0, "snapshots": 0}
    some = Retention(unbegun=1, unfinished=1, finished=0, chat=9, snapshots=9)
    assert tidy(store, some, later) == {"tables": 0, "lines": 1, "snapshots": 1}
    assert store.snapshot_numbers("abc") == [40]
    assert tidy(store, Retention(unbegun=0, unfinished=0, finished=9, chat=0, snapshots=0), later)["tables"] == 1
    assert store.log("abc") is None


def test_what_is_old_is_deleted_a_little_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(5):
        table_row(store, name=f"old-{number}")
    with store.writing() as connection:
        connection.exec_driver_sql("update tables set changed = 1000, status = 'over'")
        kept = [{"table_id": f"old-{number}", "number": at, "state": b"x"} for number in range(5) for at in (20, 40)]
        connection.execute(sa.insert(snapshots), kept)
    monkeypatch.setattr("meadhall.server.storage.retention.BATCH", 2)
    writing, transactions = store.writing, list[str]()
    monkeypatch.setattr(store, "writing", lambda: transactions.append("one more") or writing())
    old = Retention(unbegun=0, unfinished=0, finished=0, chat=0, snapshots=9)
    assert tidy(store, old, 1000 + 10 * DAY) == {"tables": 0, "lines": 0, "snapshots": 5}
    assert len(transactions) == 3
    assert [store.snapshot_numbers(f"old-{number}") for number in range(5)] == [[40]] * 5
