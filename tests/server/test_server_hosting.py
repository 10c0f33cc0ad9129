"""What a host may do to a table, what the others can say of their seats, and how all of them play again."""

from pathlib import Path
from typing import Any

import pytest
from serving import HandClock, Served, serve

from meadhall.server.table import absence


def _as(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def _put(served: Served, made: dict[str, Any], token: str, path: str, **body: Any) -> int:
    table = made["table"]["id"]
    return served.http.put(f"/api/tables/{table}/{path}", headers=_as(token), json=body).status_code


def _post(served: Served, made: dict[str, Any], token: str, path: str, **body: Any) -> Any:
    return served.http.post(f"/api/tables/{made['table']['id']}/{path}", headers=_as(token), json=body)


def _seat(served: Served, made: dict[str, Any], seat: int) -> dict[str, Any]:
    return dict(served.http.get(f"/api/tables/{made['table']['id']}").json()["seats"][seat])


def test_a_host_puts_a_bot_in_and_its_person_comes_back(served: Served) -> None:
    made = served.create("person", "person")
    with served.player(made, 1) as ann:
        ann.until(lambda me: me.update)
        assert _put(served, made, made["tokens"]["1"], "seats/0", kind="bot") == 403
        assert _put(served, made, made["tokens"]["0"], "seats/1", kind="bot") == 200, "the host's seat is the host's"
        ann.until(lambda me: me.update["seats"][1]["gone"] == "host")
        assert ann.ask(t="return", seat=1)["t"] == "ack"
        ann.until(lambda me: me.update["seats"][1]["gone"] == "" and not me.update["seats"][1]["stand_in"])


def test_whoever_is_thrown_out_only_watches_and_learns_why(served: Served) -> None:
    made = served.create("person", "person")
    assert _put(served, made, made["host"], "seats/1", kind="open") == 200
    told = _seat(served, made, 1)
    assert (told["kind"], told["gone"], told["name"]) == ("person", "removed", "Ann")
    assert _post(served, made, made["tokens"]["1"], "leave").status_code == 403
    assert _put(served, made, made["host"], "seats/1", kind="bot") == 409
    assert _put(served, made, made["host"], "seats/0", kind="open") == 403


def test_who_left_and_who_was_away_is_told_apart(tmp_path: Path) -> None:
    clock = HandClock()
    with serve(tmp_path, now=clock, sweep_seconds=3600.0) as served:
        made = served.create("person", "person", takeover_seconds=300)
        live = served.run(served.node.get(made["table"]["id"]))
        clock.move(400)
        served.run(absence.attend(live))
        waited = live.match.table.waiting[0]
        assert _seat(served, made, waited)["gone"] == "away"
        other = 1 - waited
        assert _post(served, made, made["tokens"][str(other)], "leave").status_code == 200
        assert _seat(served, made, other)["gone"] == "left"


def test_hosting_is_handed_over_and_the_old_host_is_none(served: Served) -> None:
    made = served.create("person", "open", start=False)
    friend = served.http.post(
        f"/api/tables/{made['table']['id']}/seats", json={"name": "Bo", "invite": made["invite"]}
    ).json()["token"]
    assert _post(served, made, friend, "close").status_code == 403
    assert _post(served, made, made["host"], "host", seat=1).json()["host"] == 1
    assert _post(served, made, made["host"], "close").status_code == 403
    assert _post(served, made, friend, "close").json()["status"] == "closed"


def test_when_the_host_gets_up_the_next_one_is_it(served: Served) -> None:
    made = served.create("person", "open", start=False)
    friend = served.http.post(
        f"/api/tables/{made['table']['id']}/seats", json={"name": "Bo", "invite": made["invite"]}
    ).json()["token"]
    left = _post(served, made, made["tokens"]["0"], "leave").json()
    assert left["host"] == 1
    assert _put(served, made, friend, "seats/0", kind="bot") == 200


def test_names_and_readiness_before_the_start(served: Served) -> None:
    made = served.create("person", "open", start=False)
    mine = made["tokens"]["0"]
    assert _put(served, made, mine, "me", name="Freyja", ready=True) == 200
    assert (_seat(served, made, 0)["name"], _seat(served, made, 0)["ready"]) == ("Freyja", True)
    assert _put(served, made, mine, "me", name=" ") == 400
    assert _put(served, made, "nobody", "me", ready=True) == 403


def test_everybody_is_led_to_the_rematch(served: Served) -> None:
    made = served.create("person", "person", "novice")
    _post(served, made, made["host"], "close")
    with served.player(made, 1) as bo:
        bo.until(lambda me: me.update)
        again = _post(served, made, made["tokens"]["0"], "rematch").json()
        bo.until(lambda me: me.update["rematch"] == again["table"]["id"])
    seats = [seat["kind"] for seat in again["table"]["seats"]]
    assert seats == ["person", "open", "bot"]
    joined = _post(served, made, made["tokens"]["1"], "rematch").json()
    assert joined["table"]["id"] == again["table"]["id"]
    assert joined["host"] == ""
    assert list(joined["tokens"]) == ["1"]
    assert _post(served, made, made["tokens"]["1"], "rematch").status_code == 409


@pytest.mark.parametrize("allowed", [True, False])
def test_spectators_talk_where_the_host_lets_them(served: Served, allowed: bool) -> None:
    made = served.create("person", "novice", spectators_talk=allowed)
    with served.watcher(made) as guest:
        guest.until(lambda me: me.update)
        answer = guest.ask(t="chat", seat=-1, name="Guest", text="Well played")
        if allowed:
            guest.until(lambda me: me.chat)
            assert (guest.chat[0]["name"], guest.chat[0]["seat"]) == ("Guest", -1)
        else:
            assert answer["reason"] == "not-allowed"


def test_a_table_says_whose_turn_it_is_and_until_when(served: Served) -> None:
    made = served.create("person", "person", clock={"kind": "decision", "seconds": 600})
    told = served.http.get(f"/api/tables/{made['table']['id']}").json()
    assert len(told["waiting"]) == 1
    assert told["until"] > told["created"]


def test_a_table_is_described_in_words_to_whoever_may_know(served: Served) -> None:
    made = served.create("person", "novice")
    path = f"/api/tables/{made['table']['id']}/description"
    mine = served.http.get(path, params={"language": "fr"}, headers=_as(made["tokens"]["0"])).json()["text"]
    assert mine.startswith("Yggdrasil")
    assert "île Blanche" in mine
    assert "White Isle" not in mine
    assert served.http.get(path, params={"language": "xx"}).status_code == 400
    unbegun = served.create("person", "open")["table"]["id"]
    assert served.http.get(f"/api/tables/{unbegun}/description").status_code == 409
