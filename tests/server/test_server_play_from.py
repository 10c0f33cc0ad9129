"""Playing on from a moment of a finished game: as it was or dealt anew, and everything else as at any table."""

from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from serving import Served, serve

import meadhall
from meadhall.server.services.verify import Checked, verify

BOTS = [{"kind": "bot", "level": "warrior"}, {"kind": "bot", "level": "warrior"}]
ME = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "warrior"}]


@pytest.fixture(scope="module")
def finished(served: Served) -> dict[str, Any]:
    """A game of Blood Rage between Ann and a bot, which has hands and a deck that nobody sees."""
    created = served.create("person", "warrior", game="blood-rage", seed=7)
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
    return created


def play_from(served: Served, finished: dict[str, Any], **wish: Any) -> httpx.Response:
    return served.http.post(f"/api/tables/{finished['table']['id']}/play-from", json={"seats": ME, **wish})


def moment(served: Served, finished: dict[str, Any], seat: int = 0) -> int:
    """A moment in the middle at which a seat has to decide."""
    table = meadhall.load(served.http.get(f"/api/tables/{finished['table']['id']}/save").text)
    seats = [who for who, _ in table.actions]
    return next(at for at in range(len(seats) // 2, len(seats)) if seats[at] == seat)


def as_seen(served: Served, finished: dict[str, Any], position: int, seat: int) -> dict[str, Any]:
    query = {"seen_by": str(seat), "first": position, "count": 1}
    frame = served.http.get(f"/api/tables/{finished['table']['id']}/replay", params=query).json()["frames"][0]
    return dict(frame["views"][str(seat)])


@pytest.mark.parametrize("anew", [False, True])
def test_the_player_sees_what_they_saw_then_and_plays_to_another_end(
    served: Served, finished: dict[str, Any], anew: bool
) -> None:
    position = moment(served, finished)
    created = play_from(served, finished, position=position, anew=anew).json()
    assert created["table"]["begun_at"] == {"position": position, "anew": anew}
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.update)
        assert ann.update["position"] == 0
        assert ann.seat_view(0)["view"] == as_seen(served, finished, position, 0)
        ann.play_to_the_end()
    url = f"/api/tables/{created['table']['id']}"
    assert served.http.get(f"{url}/verify").json()["reproduced"] is True
    saved = meadhall.load(served.http.get(f"{url}/save").text)
    assert saved.over
    assert saved.afresh().view(0) == as_seen(served, finished, position, 0)
    assert meadhall.load(saved.line()).state.pack() == saved.state.pack()
    assert len(served.http.get(f"{url}/replay?count=1").json()["frames"]) == 1


def test_an_administrator_verifies_it_from_the_moment_it_began(served: Served, finished: dict[str, Any]) -> None:
    created = play_from(served, finished, position=moment(served, finished)).json()
    with served.player(created, 0) as ann:
        ann.act()

    async def checked() -> list[Checked]:
        services = served.services
        return [each async for each in verify(services.store, services.rulebooks)]

    found = {each.table: each for each in served.run(checked())}
    assert found[created["table"]["id"]].decisions >= 2
    assert [each.wrong for each in found.values() if each.wrong] == []


def test_what_the_player_could_not_know_is_as_it_was_or_dealt_anew(served: Served, finished: dict[str, Any]) -> None:
    position = moment(served, finished)
    theirs = as_seen(served, finished, position, 1)

    def dealt(anew: bool) -> dict[str, Any]:
        created = play_from(served, finished, position=position, anew=anew).json()
        live = served.run(served.node.get(created["table"]["id"]))
        return dict(live.match.rules.view(live.match.rules.record.unpack(live.row.beginning), 1))

    assert dealt(anew=False) == theirs
    assert any(dealt(anew=True) != theirs for _ in range(10)), "ten deals and never another hand"


def test_decisions_are_taken_back_to_the_moment_it_began_and_no_further(
    served: Served, finished: dict[str, Any]
) -> None:
    position = moment(served, finished)
    created = play_from(served, finished, position=position).json()
    with served.player(created, 0) as ann:
        ann.act(0)
        ann.until(lambda me: me.to_decide() is not None or me.update["over"])
        assert ann.ask(t="undo", seat=0, seq=ann.update["seq"], steps=1)["t"] == "ack"
        ann.until(lambda me: me.update["position"] == 0)
        assert ann.seat_view(0)["view"] == as_seen(served, finished, position, 0)
        assert ann.ask(t="undo", seat=0, seq=ann.update["seq"], steps=1)["t"] == "refused"


def test_a_table_is_taken_up_again_from_the_moment_it_began(tmp_path: Any) -> None:
    with serve(tmp_path) as served:
        first = served.create("person", "warrior", game="blood-rage", seed=7)
        with served.player(first, 0) as ann:
            ann.play_to_the_end()
        created = play_from(served, first, position=moment(served, first)).json()
        with served.player(created, 0) as ann:
            ann.act(0)
            ann.until(lambda me: me.to_decide() is not None or me.update["over"])
            before = ann.update
    with serve(tmp_path) as served, served.player(created, 0) as ann:
        ann.until(lambda me: me.update)
        assert ann.update["seat_views"][0]["view"] == before["seat_views"][0]["view"]
        assert ann.update["position"] == before["position"]


def test_a_rematch_goes_on_from_the_same_moment(served: Served, finished: dict[str, Any]) -> None:
    position = moment(served, finished)
    created = play_from(served, finished, position=position).json()
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
    headers = {"authorization": f"Bearer {created['tokens']['0']}"}
    again = served.http.post(f"/api/tables/{created['table']['id']}/rematch", headers=headers).json()
    assert again["table"]["begun_at"] == created["table"]["begun_at"]


def test_friends_sit_down_before_it_goes_on(served: Served, finished: dict[str, Any]) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    created = play_from(served, finished, position=0, seats=seats).json()
    assert created["table"]["status"] == "open"
    wish = {"name": "Bo", "invite": created["invite"]}
    assert served.http.post(f"/api/tables/{created['table']['id']}/seats", json=wish).status_code == 201


def test_nobody_plays_from_a_game_that_is_not_over_or_from_a_moment_that_never_was(
    served: Served, finished: dict[str, Any]
) -> None:
    running = served.create("person", "warrior")
    assert play_from(served, running, position=0).json()["reason"] == "wrong-state"
    last = served.run(served.node.get(finished["table"]["id"])).match.position
    for wrong in ({"position": -1}, {"position": last}, {"position": 0, "seats": ME[:1]}, {"position": "0"}, {}):
        assert play_from(served, finished, **wrong).json()["reason"] == "bad-message"
    assert play_from(served, {"table": {"id": "nowhere"}}, position=0).json()["reason"] == "not-found"


def test_a_turn_is_a_picture_that_moves_as_a_seat_saw_it(served: Served, finished: dict[str, Any]) -> None:
    position, address = moment(served, finished), f"/api/tables/{finished['table']['id']}/film"
    films = {}
    for seat in (-1, 0):
        for language in ("en", "fr"):
            answer = served.http.get(address, params={"at": position, "seen_by": seat, "language": language})
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.headers["content-disposition"].startswith("attachment")
            films[seat, language] = ElementTree.fromstring(answer.text)
    shots = [part for part in films[0, "en"] if part.get("class", "").startswith("shot")]
    assert len(shots) >= 2
    assert len({"".join(shot.itertext()) for shot in shots}) == len(shots)
    texts = {key: "".join(drawn.itertext()) for key, drawn in films.items()}
    assert texts[0, "en"] != texts[0, "fr"]


def test_there_is_no_picture_of_a_game_that_is_not_over(served: Served, finished: dict[str, Any]) -> None:
    running = served.create("person", "warrior")
    assert served.http.get(f"/api/tables/{running['table']['id']}/film").json()["reason"] == "wrong-state"
    for wrong in ({"at": -1}, {"at": 100_000}, {"seen_by": 2}, {"seen_by": "open"}, {"language": "de"}):
        answer = served.http.get(f"/api/tables/{finished['table']['id']}/film", params=wrong)
        assert answer.json()["reason"] == "bad-message"
