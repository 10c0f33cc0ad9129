"""An assistant sits down among people: it is told its seat's turns in words, and nothing else."""

import random
from typing import Any

import pytest
from serving import Served

import meadhall
from meadhall.assistant import Guest, ServerError
from meadhall.engine.errors import IllegalAction, UnknownOption


def invitation(served: Served, created: dict[str, Any]) -> str:
    return f"http://127.0.0.1:{served.port}/#/table/{created['table']['id']}?invite={created['invite']}"


def begun(served: Served, *seats: str, **wish: Any) -> tuple[Guest, dict[str, Any]]:
    """A guest at the only open seat of a table that has begun."""
    created = served.create(*seats, **wish)
    guest = Guest(invitation(served, created), "Huginn", patience=5.0)
    host = {"authorization": f"Bearer {created['host']}"}
    assert served.http.post(f"/api/tables/{created['table']['id']}/start", headers=host).status_code == 200
    return guest, created


def test_a_guest_plays_a_whole_game_in_words(served: Served) -> None:
    guest, _ = begun(served, "novice", "open")
    chance, happened, decisions = random.Random(1), list[str](), 0
    turn = guest.turn()
    while not turn.ending:
        happened += turn.happened
        if not turn.question:
            turn = guest.turn()
            continue
        chosen = chance.randrange(len(turn.answers))
        if decisions % 10 == 0:
            told = guest.look()
            assert turn.question in told
            assert all(answer in told for answer in turn.answers)
        decisions += 1
        turn = guest.play(chosen + 1 if decisions % 2 else turn.answers[chosen])
    happened += turn.happened
    table = meadhall.load(guest.save())
    assert set(turn.winners) <= set(turn.scores)
    assert sum(seat == guest.seat for seat, _ in table.actions) == decisions
    assert len(happened) == len(table.events_for(guest.seat)), "each event is told once"


def test_a_guest_waits_for_the_others(served: Served) -> None:
    guest, created = begun(served, "open", "person")  # with this deal the second seat begins
    guest.patience = 0.0
    assert guest.turn().question == ""
    with pytest.raises(IllegalAction, match="nothing is asked of you now"):
        guest.play(1)
    mine = {"authorization": f"Bearer {created['tokens']['1']}"}
    told = served.http.get(f"/api/tables/{created['table']['id']}/turn?language=fr", headers=mine).json()
    assert told["question"]
    assert len(told["answers"]) == len(told["actions"]) > 0


def test_a_guest_is_told_why_not(served: Served) -> None:
    with pytest.raises(UnknownOption, match="an invitation looks like"):
        Guest("http://127.0.0.1/table/x", "Huginn")
    with pytest.raises(ServerError, match="there is no such table"):
        Guest(f"http://127.0.0.1:{served.port}/#/table/nowhere?invite=x", "Huginn")
    with pytest.raises(ServerError, match="cannot be reached"):
        Guest("http://127.0.0.1:1/#/table/x?invite=y", "Huginn")
    created = served.create("person", "open")
    waiting = Guest(invitation(served, created), "Huginn", patience=0.0)
    with pytest.raises(ServerError, match="the game has not begun"):
        waiting.turn()
    guest, _ = begun(served, "novice", "open")
    while not guest.turn().question:
        pass
    with pytest.raises(IllegalAction, match="is none of the"):
        guest.play("dance")


def test_only_who_sits_there_is_told_a_turn(served: Served) -> None:
    _, created = begun(served, "novice", "open")
    url = f"/api/tables/{created['table']['id']}"
    assert served.http.get(f"{url}/turn").json()["reason"] == "not-allowed"
    spectator = served.http.get(f"{url}/description?answers=1").json()["text"]
    assert spectator == served.http.get(f"{url}/description").json()["text"]
