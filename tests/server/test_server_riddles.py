"""Riddles at the server: one a day, right or wrong, rated for those with an account, and why."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Served, serve

import meadhall
from meadhall.coach import riddles
from meadhall.coach.riddles import Riddle, Step, keep_riddles
from meadhall.server.storage import riddles as kept

GAME = "yggdrasil"
RIGHT = -2
"""The place of what is called the best among what is legal; the last is to end the turn."""
PASSWORD = "nine worlds on a tree"


def riddle(name: str, seed: int, steps: int = 1) -> Riddle:
    """A position of a game in which one legal action is called the best, so many times."""
    table = meadhall.new(GAME, players=2, seed=seed)
    seat = table.waiting[0]
    obvious = table.legal_numbers(seat)[0]
    made: list[Step] = []
    options = table.options
    for _ in range(steps):
        assert table.waiting == [seat]
        legal = table.legal_numbers(seat)
        best = legal[RIGHT]
        chances = [(best, 0.9), *((action, 0.5) for action in legal if action != best)]
        made.append(Step(answer=best, margin=0.4, options=chances))
        table.play(seat, best)
    return Riddle(name, 2, options, seed, [], seat, made, obvious, 25.0)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose game has three riddles, one of two decisions."""
    folder = tmp_path_factory.mktemp("riddles")
    path, rules = folder / "riddles.json", meadhall.game(GAME)
    keep_riddles(path, rules, [riddle("one", 0), riddle("two", 1), riddle("long", 0, steps=2)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(riddles, "file_of", lambda rules: path if rules.name == GAME else Path("nowhere"))
        with serve(folder) as running:
            yield running


@contextlib.contextmanager
def signed_in(hall: Served, name: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=hall.http.base_url, timeout=PATIENCE) as client:
        assert client.post("/api/accounts", json={"name": name, "password": PASSWORD}).status_code == 201
        yield client


def legal(hall: Served, name: str) -> list[int]:
    update = hall.http.get(f"/api/riddles/{GAME}/{name}").json()["update"]
    return [action["number"] for action in update["seat_views"][0]["legal"]]


def answer(client: httpx.Client, name: str, *actions: int, **more: Any) -> dict[str, Any]:
    return dict(client.post(f"/api/riddles/{GAME}/{name}", json={"actions": list(actions), **more}).json())


def test_the_hall_offers_one_a_day_that_is_the_same_for_everybody(hall: Served) -> None:
    (offer,) = hall.http.get("/api/riddles").json()["games"]
    assert offer["game"] == GAME
    assert offer["count"] == 3
    assert offer["rating"] is None
    today = hall.http.get(f"/api/riddles/{GAME}/today").json()
    assert (today["name"], today["is_today"]) == (offer["today"], True)
    listed = hall.http.get(f"/api/riddles/{GAME}").json()
    assert sorted(each["name"] for each in listed["riddles"]) == ["long", "one", "two"]
    assert listed["today"] == offer["today"]


def test_a_right_answer_is_right_and_tells_all(hall: Served) -> None:
    right = legal(hall, "one")[RIGHT]
    told = answer(hall.http, "one", right)
    assert (told["right"], told["done"]) == (True, True)
    assert [action["number"] for action in told["solution"]] == [right]
    assert told["options"][0]["action"]["number"] == right
    assert told["rating"] is None, "guests are not rated"


def test_a_wrong_answer_is_wrong_and_tells_what_was_right(hall: Served) -> None:
    wrong, right = (legal(hall, "two")[place] for place in (0, RIGHT))
    told = answer(hall.http, "two", wrong)
    assert (told["right"], told["done"]) == (False, True)
    assert told["solution"][0]["number"] == right


def test_a_riddle_of_several_decisions_goes_on_after_each_right_one(hall: Served) -> None:
    first = legal(hall, "long")[RIGHT]
    told = answer(hall.http, "long", first)
    assert (told["right"], told["done"], told["solution"]) == (True, False, [])
    after = [action["number"] for action in told["update"]["seat_views"][0]["legal"]]
    assert answer(hall.http, "long", first, after[RIGHT])["right"] is True
    assert answer(hall.http, "long", first, after[0])["right"] is False
    gave_up = answer(hall.http, "long", first, give_up=True)
    assert (gave_up["right"], gave_up["done"], len(gave_up["solution"])) == (False, True, 2)


def test_the_first_try_counts_and_rates_solver_and_riddle(hall: Served) -> None:
    with signed_in(hall, "Sigrun") as sigrun, signed_in(hall, "Helgi") as helgi:
        wrong, right = (legal(hall, "one")[place] for place in (0, RIGHT))
        first = answer(sigrun, "one", right)
        assert first["result"] == "solved"
        assert first["rating"] > 1000
        assert first["change"] == first["rating"] - 1000
        harder = {each["name"]: each["rating"] for each in sigrun.get(f"/api/riddles/{GAME}").json()["riddles"]}["one"]
        assert harder < 1000
        again = answer(sigrun, "one", wrong)
        assert (again["right"], again["result"], again["change"]) == (False, "solved", None)
        assert answer(helgi, "one", wrong)["rating"] < 1000
        (offer,) = helgi.get("/api/riddles").json()["games"]
        assert (offer["tried"], offer["solved"]) == (1, 0)
        assert [each["riddle"] for each in helgi.get("/api/me/data").json()["riddles"]] == ["one"]
        assert helgi.get(f"/api/ratings/{GAME}").json()["ratings"] == [], "riddles are no games"
        helgi.post("/api/me/delete", json={"password": PASSWORD})
        store = hall.services.store
        assert hall.run(store.read(kept.results, store, "helgi")) == {}


def test_it_says_why(hall: Served) -> None:
    for language in ("en", "fr"):
        told = hall.http.get(f"/api/riddles/{GAME}/one/why", params={"language": language}).json()
        assert told["why"]
    assert hall.http.get(f"/api/riddles/{GAME}/one/why?language=de").json()["reason"] == "bad-message"


def test_what_makes_no_sense_is_refused_with_a_sentence(hall: Served) -> None:
    assert hall.http.get("/api/riddles/chess").json()["reason"] == "not-found"
    assert hall.http.get("/api/riddles/asgard").json()["reason"] == "not-found", "it has none here"
    assert hall.http.get(f"/api/riddles/{GAME}/nowhere").json()["reason"] == "not-found"
    right, wrong = legal(hall, "long")[RIGHT], legal(hall, "long")[0]
    assert answer(hall.http, "one", 1_000_000)["reason"] == "illegal"
    for actions in ([], [wrong, right], [right, right, right], ["x"], [1.5]):
        sent = hall.http.post(f"/api/riddles/{GAME}/long", json={"actions": actions})
        assert sent.json()["reason"] in ("bad-message", "illegal"), actions
