"""A campaign over the API: the file goes back and forth, games played at tables are entered once, skills are bought."""

import json
from typing import Any

from serving import Served

from meadhall.games.yggdrasil_chronicles.campaign import Campaign

GAME = "yggdrasil-chronicles"


def _post(served: Served, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = served.http.post(f"/api/campaigns{path}", json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def test_a_new_campaign_says_what_its_first_table_needs(served: Served) -> None:
    begun = _post(served, "", gods=["thor", "tyr"])
    assert begun["won"] == 0
    assert begun["options"]["mode"] == begun["sagas"][0]
    assert begun["options"]["god_2"] == "tyr"
    assert begun["support"], "two players have a support god"
    assert _post(served, "/open", file=begun["file"]) == begun
    assert Campaign.read(begun["file"]).text() == begun["file"], "the terminal reads the same file"


def test_a_game_is_entered_once_and_its_experience_can_be_spent(served: Served) -> None:
    begun = _post(served, "", gods=["thor", "freyja", "tyr"])
    table = served.create("novice", "novice", "person", game=GAME, options=begun["options"], seed=3)
    where = table["table"]["id"]
    assert _post(served, "/result", 409, file=begun["file"], table=where)["reason"] == "wrong-state", "it is not over"
    with served.player(table, 2) as player:
        player.play_to_the_end()
    after = _post(served, "/result", file=begun["file"], table=where)
    assert [game["saga"] for game in after["games"]] == begun["sagas"][:1]
    gained = after["games"][0]["experience"]
    assert [god["experience"] for god in after["gods"]] == gained
    assert _post(served, "/result", 409, file=after["file"], table=where)["reason"] == "taken"
    offer = after["gods"][0]["offers"][0]
    bought = _post(served, "/buy", file=after["file"], god="thor", skill=offer["skill"], partner=offer["partner"])
    assert bought["gods"][0]["experience"] == gained[0] - offer["price"]


def test_what_a_god_cannot_pay_is_refused(served: Served) -> None:
    begun = _post(served, "", gods=["thor"])
    refused = _post(served, "/buy", 422, file=begun["file"], god="thor", skill="saving_roll")
    assert refused["reason"] == "illegal"


def test_a_damaged_file_is_refused_in_words(served: Served) -> None:
    file = _post(served, "", gods=["thor", "tyr"])["file"]
    for wrong in ("", "{}", "[1]", file[:-20], file.replace('"won": 0', '"won": 5')):
        assert _post(served, "/open", 400, file=wrong)["reason"] == "bad-message"


def test_a_file_with_a_fitting_check_sum_but_impossible_contents_is_refused(served: Served) -> None:
    from meadhall.games.yggdrasil_chronicles.campaign import _check

    for change in (
        {"won": 99},
        {"won": "many"},
        {"gods": []},
        {"games": [{"saga": 1}]},
        {"games": [{"saga": "baldr", "ending": 3, "experience": "much"}]},
        {"gods": [{"god": "thor", "saving_roll": 40}]},
        {"gods": [{"god": "thor", "relations": ["nobody"]}]},
    ):
        body = json.loads(_post(served, "", gods=["thor"])["file"])["campaign"] | change
        file = json.dumps({"format": 1, "check": _check(body), "campaign": body})
        assert _post(served, "/open", 400, file=file)["reason"] == "bad-message", change


def test_a_table_of_another_kind_is_not_entered(served: Served) -> None:
    begun = _post(served, "", gods=["thor", "freyja"])
    table = served.create("novice", "novice", seed=1)
    assert _post(served, "/result", 409, file=begun["file"], table=table["table"]["id"])["reason"] == "wrong-state"
    assert _post(served, "/result", 404, file=begun["file"], table="nowhere")["reason"] == "not-found"
