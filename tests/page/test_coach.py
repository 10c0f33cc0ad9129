"""The coach on the page: from a finished game over its graph to a mistake, tried again and played on; and riddles."""

import json
import random
import re
import sys
import zlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import meadhall
from meadhall.coach.riddles import find
from meadhall.server.storage import analyses
from meadhall.server.storage.store import Store

from .conftest import PATIENCE, ROOT
from .hands import TAKES_CHOICES, host, settled, sit_down, violations
from .looks import resize
from .test_people import sign_up

sys.path.append(str(ROOT / "tests" / "server"))
from coach_stub import analysed

SECONDS = PATIENCE / 1000


def play_to_the_end(hall: str, table: dict[str, Any]) -> None:
    """Seat 0 does anything at all until the game is over."""
    chance = random.Random(0)
    address, keys = f"{hall}/api/tables/{table['table']['id']}", {"authorization": f"Bearer {table['tokens']['0']}"}
    with httpx.Client(timeout=SECONDS, headers=keys) as me:
        while not (update := me.get(f"{address}/state").json()["update"])["over"]:
            if legal := update["seat_views"][0]["legal"]:
                act = {"t": "act", "id": f"a{update['seq']}", "seq": update["seq"], "seat": 0}
                me.post(f"{address}/commands", json={**act, "action": chance.choice(legal)["number"]})


@pytest.fixture(scope="module")
def finished(hall: str) -> dict[str, Any]:
    """A game of Yggdrasil in which a person has done anything at all, played to its end."""
    table = host(hall, "person", "novice")
    play_to_the_end(hall, table)
    return table


@pytest.fixture(scope="module")
def judged(hall: str, hall_folder: Path, finished: dict[str, Any]) -> dict[str, Any]:
    """The same with an analysis that finds mistakes, which it does whatever a search would say."""
    table_id = finished["table"]["id"]
    found = analysed(httpx.get(f"{hall}/api/tables/{table_id}/save", timeout=SECONDS).text)
    store = Store(f"sqlite:///{hall_folder / 'meadhall.db'}")
    analyses.ask(store, table_id, 0.0, False)
    analyses.keep(store, table_id, zlib.compress(found.to_json().encode()), [vars(seat) for seat in found.seats])
    store.close()
    return dict(httpx.get(f"{hall}/api/tables/{table_id}/analysis", timeout=SECONDS).json()["report"])


def test_a_game_is_analysed_on_request_and_the_graph_shows_it(hall: str, page: Page) -> None:
    table = host(hall, "novice", "novice")["table"]["id"]
    page.goto(f"/#/table/{table}")
    page.wait_for_selector(".end", timeout=4 * PATIENCE)
    page.goto(f"/#/replay/{table}")
    page.click("text=Analyse this game")
    expect(page.locator(".coach table")).to_be_visible(timeout=4 * PATIENCE)
    expect(page.locator(".coach tbody tr")).to_have_count(2)
    expect(page.locator(".tray figure svg")).to_be_visible()


def test_from_the_graph_to_a_mistake_tried_again_and_played_from_there(
    page: Page, finished: dict[str, Any], judged: dict[str, Any]
) -> None:
    table = finished["table"]["id"]
    sit_down(page, finished)
    page.goto(f"/#/replay/{table}?seen_by=0&at=0")
    mine = [moment for moment in judged["moments"] if moment["verdict"] and moment["seat"] == 0]
    rows = page.locator(".mistakes button")
    expect(rows).to_have_count(len(mine))
    expect(page.locator(".tray figure .mark")).to_have_count(sum(bool(m["verdict"]) for m in judged["moments"]))
    rows.nth(1).click()
    expect(page.locator(".decide > .tag")).to_contain_text(f"Decision {mine[1]['number'] + 1} of")
    expect(page.locator(".here")).to_contain_text("Better:")
    assert not violations(page)
    page.click("text=Try again")
    done, best = mine[0]["action"]["number"], mine[0]["best"]["number"]
    page.wait_for_selector(TAKES_CHOICES)
    page.click(f'.opts button[data-action="{done}"]')
    expect(page.locator(".worth")).to_contain_text("no better than in the game")
    page.click("text=Choose again")
    page.wait_for_selector(TAKES_CHOICES)
    page.click(f'.opts button[data-action="{best}"]')
    expect(page.locator(".worth")).to_contain_text("that is it!")
    assert not violations(page)
    page.click("text=Next mistake")
    expect(page.locator(".still .tag").first).to_contain_text("Mistake 2 of")
    page.click("text=Show the answer")
    expect(page.locator(".still .detail")).to_contain_text("Better:")
    page.click("text=To this moment in the replay")
    expect(page.locator(".decide > .tag")).to_contain_text(f"Decision {mine[1]['number']} of")
    page.click("text=Play from here")
    assert not violations(page)
    page.click("text=Set the table")
    page.wait_for_url(re.compile(r"#/table/"))
    page.wait_for_selector(TAKES_CHOICES)
    rows = page.locator(".opts button[data-action]")
    shown = {int(row.get_attribute("data-action") or -1) for row in rows.all()}
    assert shown <= {option["action"]["number"] for option in mine[1]["options"]}, "another moment"
    assert mine[1]["best"]["number"] in shown


def test_a_turn_is_fetched_as_a_moving_picture(page: Page, finished: dict[str, Any]) -> None:
    page.goto(f"/#/replay/{finished['table']['id']}?seen_by=-1&at=10")
    with page.expect_download() as fetched:
        page.click("text=Moving picture of this turn")
    assert "@keyframes" in Path(fetched.value.path()).read_text(encoding="utf-8")


def solution(hall: str) -> tuple[str, str, list[int]]:
    """The riddle of the day of some game, and its answer."""
    offer = httpx.get(f"{hall}/api/riddles", timeout=SECONDS).json()["games"][0]
    return (
        offer["game"],
        offer["today"],
        [step.answer for step in find(meadhall.game(offer["game"]), offer["today"]).steps],
    )


def test_the_riddle_of_the_day_is_solved_and_remembered(hall: str, page: Page) -> None:
    game, _, answers = solution(hall)
    page.goto("/#/")
    page.click("text=Riddle of the day")
    for action in answers:
        page.wait_for_selector(f'{TAKES_CHOICES}[data-action="{action}"]')
        page.click(f'.opts button[data-action="{action}"]')
    expect(page.locator(".worth")).to_contain_text("Right!")
    expect(page.locator(".why li").first).to_be_visible()
    assert not violations(page)
    page.click("text=More riddles")
    expect(page.locator(".riddles .outcome.solved")).to_have_count(1)
    assert f"/riddles/{game}" in page.url


def test_a_wrong_answer_is_told_with_the_right_one(hall: str, phone: Page) -> None:
    game, name, answers = solution(hall)
    phone.goto(f"/#/riddle/{game}?name={name}")
    phone.wait_for_selector(TAKES_CHOICES)
    wrong = phone.locator(f'.opts button[data-action]:not([data-action="{answers[0]}"])').first
    wrong.click()
    expect(phone.locator(".worth")).to_contain_text("Not this time.")
    expect(phone.locator(".answer li")).to_have_count(len(answers))


def test_a_hint_comes_with_its_reasons(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    page.wait_for_selector(TAKES_CHOICES)
    page.click("text=Hint")
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(".hint li")).to_have_count(3)
    expect(page.locator(".hint small").first).to_be_visible()


def test_what_a_hint_advises_comes_into_sight_however_long_the_list(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice", game="champions-of-midgard"))
    page.wait_for_selector(TAKES_CHOICES)
    settled(page, lambda: page.click(TAKES_CHOICES))
    for end in (0, 9999):  # no row is in sight at both
        page.reload()
        page.wait_for_selector(TAKES_CHOICES)
        page.evaluate("(end) => (document.querySelector('.opts').scrollTop = end)", end)
        page.click("text=Hint")
        expect(page.locator(".hint small").first).to_be_visible()
        expect(page.locator(".opts button.best")).to_be_in_viewport(ratio=0.5)


def test_a_hint_leaves_the_buttons_of_a_phone_in_sight(hall: str, phone: Page) -> None:
    sit_down(phone, host(hall, "person", "novice", game="blood-rage"))
    phone.wait_for_selector(TAKES_CHOICES)
    phone.click("text=Hint")
    expect(phone.locator(".hint small").first).to_be_visible()
    buttons, tabs = phone.locator(".decide .acts").bounding_box(), phone.locator("nav.tabs").bounding_box()
    assert buttons is not None
    assert tabs is not None
    assert buttons["y"] + buttons["height"] <= tabs["y"]


def test_a_blunder_is_told_and_taken_back(hall: str, page: Page) -> None:
    """What the server says at a learner's table, said here of the first decision, whatever it is."""
    positions = []

    def blame_the_first(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            route.send(message)
            told = json.loads(message)
            if told["t"] == "update":
                positions.append(told["position"])
                if told["position"] == 1 and (legal := told["seat_views"][0]["legal"]):
                    blunder = {"t": "blunder", "seat": 0, "seq": told["seq"], "better": legal[0], "loss": 0.24}
                    route.send(json.dumps(blunder))

        server.on_message(pass_on)

    page.route_web_socket("**/socket", blame_the_first)
    sit_down(page, host(hall, "person", "novice"))
    for answer, position in (("Play on", 1), ("Take it back", 0)):
        page.wait_for_selector(TAKES_CHOICES)
        if positions[-1] == 0:
            page.locator(TAKES_CHOICES).first.click()
        else:
            page.reload()
        expect(page.locator(".strip")).to_contain_text("may have given away 24% of your chance to win")
        assert not violations(page)
        page.click(f".strip button:has-text('{answer}')")
        expect(page.locator(".strip")).to_have_count(0)
        page.wait_for_selector(TAKES_CHOICES)
        assert positions[-1] == position


def test_the_end_and_my_tables_lead_to_where_it_turned(page: Page, finished: dict[str, Any]) -> None:
    sit_down(page, finished)
    page.click(".end a:has-text('See where it turned')")
    expect(page.locator("#coach-title")).to_be_focused()
    expect(page.locator("#coach-title")).to_be_in_viewport()
    page.goto("/#/tables")
    page.click("a:has-text('See where it turned')")
    expect(page.locator("#coach-title")).to_be_focused()


def test_my_progress_tells_of_a_finished_game(hall: str, page: Page) -> None:
    page.goto("/#/progress")
    expect(page.locator("main")).to_contain_text("Sign in to see")
    sign_up(page, "Thorgerd")
    expect(page.locator("a[href='#/progress']")).to_be_visible()
    keys = {"origin": hall}
    wish = {
        "game": "yggdrasil",
        "seats": [{"kind": "person", "name": "T"}, {"kind": "bot", "level": "novice"}],
        "seed": 0,
    }
    table = page.request.post("/api/tables", data=wish, headers=keys).json()
    play_to_the_end(hall, table)
    for language, title, size in (("en", "My progress", (1280, 800)), ("fr", "Mes progrès", (390, 844))):
        page.evaluate(
            "(chosen) => localStorage.setItem('meadhall-settings', JSON.stringify(chosen))", {"language": language}
        )
        resize(page, size)
        page.goto("/#/progress")
        page.reload()
        expect(page.locator("main h2").first).to_have_text(title)
        expect(page.locator(f"main a[href='#/replay/{table['table']['id']}']")).to_have_text("Yggdrasil")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert violations(page) == []
