"""Taking back: at once while nothing was shown, by consent beyond, and always written down."""

import random

from serving import Player, Served

import meadhall
from meadhall.server.match.match import RECENT, Match
from meadhall.server.match.past_rules import PastGame, PastRules
from meadhall.server.services.verify import Checked, verify


def _decide_until_free(player: Player, wanted: int = 1, seat: int = 0) -> None:
    """Decide until the last decisions can be taken back at once."""
    for _ in range(200):
        player.act(seat)
        if player.update["over"] or len(player.seat_view(seat)["undoable"]) >= wanted:
            break
    assert len(player.seat_view(seat)["undoable"]) >= wanted


def test_own_decisions_since_the_last_reveal_are_taken_back_at_once(served: Served) -> None:
    created = served.create("person", seed=5)
    with served.player(created, 0) as ann:
        _decide_until_free(ann)
        steps = len(ann.seat_view(0)["undoable"])
        before = ann.update
        assert ann.ask(t="undo", seat=0, seq=before["seq"], steps=steps)["t"] == "ack"
        ann.until(lambda me: me.update["position"] == before["position"] - steps)
        assert ann.update["seq"] == before["seq"] + 1
        assert len(ann.stories[0]) <= sum(len(e["events"]) for e in [ann.seat_view(0)]) + ann.seat_view(0)["story"]
        ann.play_to_the_end()
    url = f"/api/tables/{ann.table}"
    assert served.http.get(f"{url}/verify").json()["reproduced"] is True
    table = meadhall.load(served.http.get(f"{url}/save").text)
    assert [str(event) for event in table.events_for(0)] == [
        " ".join([event["name"], *(str(arg["value"]) for arg in event["args"])]) for event in ann.stories[0]
    ]


def test_what_can_be_taken_back_is_told_decision_by_decision_also_after_a_reload(served: Served) -> None:
    created = served.create("person", seed=5)
    with served.player(created, 0) as ann:
        before = ann.until(lambda me: me.update and me.seat_view(0))
        taken: list[dict[str, object]] = []
        for _ in range(200):
            choice = ann.chance.randrange(len(before["legal"]))
            taken = [*before["undoable"], before["legal"][choice]]
            ann.act(0, choice)
            before = ann.seat_view(0)
            assert before["undoable"] in (taken, []), "all of them, or something was shown"
            if len(before["undoable"]) > 1:
                break
        assert len(before["undoable"]) > 1
        with served.player(created, 0) as tab:
            tab.until(lambda me: me.update)
            assert tab.seat_view(0)["undoable"] == before["undoable"]
        ann.ask(t="undo", seat=0, seq=ann.update["seq"], steps=1)
        ann.until(lambda me: me.seat_view(0)["undoable"] == before["undoable"][:-1])


def test_a_table_without_other_people_goes_back_past_what_was_shown(served: Served) -> None:
    created = served.create("person", "warrior", seed=6)
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.to_decide() is not None)
        start, first = ann.update["position"], ann.seat_view(0)
        for _ in range(25):
            ann.act(0)
        ann.until(lambda me: me.update["over"] or me.to_decide() is not None)
        assert ann.update["position"] > 40, "far enough back that the record is no longer in memory"
        assert ann.ask(t="undo", seat=0, seq=ann.update["seq"], steps=25)["t"] == "ack"
        ann.until(lambda me: me.update["position"] == start)
        assert ann.seat_view(0)["view"] == first["view"]
        assert ann.seat_view(0)["legal"] == first["legal"]


def test_others_are_asked_and_may_refuse_or_consent(served: Served) -> None:
    created = served.create("person", "person", seed=7)
    with served.player(created, 0) as ann, served.player(created, 1) as bo:
        for player in (ann, bo):
            player.until(lambda me: me.update)
        while True:
            mover, other = (ann, bo) if ann.to_decide() is not None else (bo, ann)
            mover.act()
            other.until(lambda me, mover=mover: me.update["seq"] >= mover.update["seq"])
            seat = 0 if mover is ann else 1
            if not mover.seat_view(seat)["undoable"]:
                break
        position = mover.update["position"]
        for agree in (False, True):
            request = mover.ask(t="undo", id=f"please-{agree}", seat=seat, seq=mover.update["seq"])
            assert request["t"] == "ack"
            other.until(lambda me, agree=agree: (me.update["undo"] or {}).get("id") == f"please-{agree}")
            assert other.update["undo"]["waiting"] == [1 - seat]
            assert mover.ask(t="consent", seat=seat, request=f"please-{agree}", agree=True)["reason"] == "stale"
            answer = other.ask(t="consent", seat=1 - seat, request=f"please-{agree}", agree=agree)
            assert answer["t"] == "ack"
            mover.until(lambda me: me.update["undo"] is None)
            assert mover.update["position"] == position - agree


def test_nobody_takes_back_what_they_have_not_done(served: Served) -> None:
    created = served.create("person", "warrior", seed=8)
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.to_decide() is not None)
        seq = ann.update["seq"]
        assert ann.ask(t="undo", seat=0, seq=seq)["reason"] == "illegal"
        assert ann.ask(t="undo", seat=0, seq=seq, steps=0)["reason"] == "bad-message"
        assert ann.ask(t="undo", seat=0, seq=seq + 5)["reason"] == "stale"


def test_taking_back_is_done_once_however_often_it_is_sent(served: Served) -> None:
    created = served.create("person", seed=9)
    with served.player(created, 0) as ann:
        _decide_until_free(ann)
        seq = ann.update["seq"]
        first = ann.ask(t="undo", id="once", seat=0, seq=seq)
        again = ann.ask(t="undo", id="once", seat=0, seq=seq)
        assert first == again == {"t": "ack", "id": "once", "seq": seq + 1}


def test_whoever_is_away_is_asked_too_before_others_go_back_past_what_was_shown(served: Served) -> None:
    created = served.create("person", "person", seed=7)
    path, bo = f"/api/tables/{created['table']['id']}", {"authorization": f"Bearer {created['tokens']['1']}"}
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.update)
        served.http.post(f"{path}/leave", headers=bo).raise_for_status()  # a bot stands in for Bo
        ann.act(0)
        while ann.until(lambda me: me.to_decide() is not None) and ann.seat_view(0)["undoable"]:
            ann.act(0)
        position, seq = ann.update["position"], ann.update["seq"]
        assert ann.ask(t="undo", id="away", seat=0, seq=seq)["t"] == "ack"
        ann.until(lambda me: me.update["undo"])
        assert ann.update["undo"]["waiting"] == [1]
        assert ann.update["position"] == position
        with served.player(created, 1) as back:
            back.until(lambda me: me.update and me.update["undo"])
            assert back.ask(t="consent", seat=1, request="away", agree=True)["t"] == "ack"
        ann.until(lambda me: me.update["position"] < position)


def test_what_follows_an_upgrade_is_taken_back_at_once_and_the_upgrade_where_nobody_minds(served: Served) -> None:
    """The card was shown to all: only a table without other people goes back past it."""
    seed, led = _to_an_upgrade_with_a_question()
    created = served.create("person", "person", game="blood-rage", seed=seed)
    with served.player(created, 0, 1) as both:
        for seat, action in led:
            both.until(lambda me, seat=seat: me.update and me.seat_view(seat)["legal"])
            legal = [each["number"] for each in both.seat_view(seat)["legal"]]
            both.act(seat, legal.index(action))
        seat = led[-1][0]
        assert both.seat_view(seat)["undoable"] == [], "the card was shown"
        position = both.update["position"]
        both.act(seat)
        taken = both.seat_view(seat)["undoable"]
        assert len(taken) == 1, "what came after it was not"
        assert both.seat_view(seat)["answered"][0] in ("slot", "free_invasion")
        both.ask(t="undo", seat=seat, seq=both.update["seq"])
        both.until(lambda me: me.update["position"] == position)
        assert both.seat_view(seat)["can_ask_undo"]
        assert both.ask(t="undo", seat=seat, seq=both.update["seq"])["t"] == "ack"
        both.until(lambda me: me.update["position"] == position - 1)
        assert led[-1][1] in [each["number"] for each in both.seat_view(seat)["legal"]]


def _to_an_upgrade_with_a_question() -> tuple[int, list[tuple[int, int]]]:
    """A seed of Blood Rage for two, and decisions that lead to an upgrade after which its owner is asked something."""
    for seed in range(200):
        table, chance = meadhall.new("blood-rage", players=2, seed=seed), random.Random(seed)
        while len(table.actions) < 40 and not table.over:
            seat = table.waiting[0]
            upgrades = [a for a in table.legal(seat) if str(a).startswith("upgrade ")]
            table.play(seat, chance.choice(upgrades or table.legal(seat)))
            if upgrades and table.decision in ("slot", "free_invasion") and table.waiting == [seat]:
                return seed, [(who, action.number) for who, action in table.actions]
    raise AssertionError("no upgrade asks anything")


def test_a_secret_pick_can_be_changed_until_the_last_has_chosen(served: Served) -> None:
    created = served.create("person", "person", "person", game="blood-rage", seed=5)
    with served.player(created, 0) as ann, served.player(created, 1) as bo, served.player(created, 2) as cy:
        for player in (ann, bo, cy):
            player.until(lambda me: me.update)
        first = ann.seat_view(0)["legal"]
        ann.act(0, 0)
        bo.act(1, 0)
        ann.until(lambda me: me.update["decision"]["waiting"] == [2])
        assert ann.seat_view(0)["undoable"] == first[:1]
        assert cy.until(lambda me: me.update["decision"]["waiting"] == [2] and me.seat_view(2))["undoable"] == []
        assert ann.ask(t="undo", seat=0, seq=ann.update["seq"], steps=1)["t"] == "ack"
        bo.until(lambda me: me.update["decision"]["waiting"] == [0, 2])
        assert ann.until(lambda me: me.to_decide() == 0 and me.seat_view(0))["legal"] == first
        assert bo.seat_view(1)["undoable"], "what others have chosen stands, and is theirs to change"
        ann.act(0, 1)
        with served.player(created, 0) as tab:
            tab.until(lambda me: me.update and me.seat_view(0)["undoable"] == first[1:2])
        cy.act(2, 0)
        ann.until(lambda me: me.update["position"] == 3)
        assert ann.seat_view(0)["undoable"] == [], "the last has chosen"
        assert ann.seat_view(0)["view"]["clans"][0]["hand"]["cards"] == [first[1]["args"]["card"]]
    assert served.run(_verified(served, ann.table)) == Checked(ann.table, 6, ""), "the log tells of both picks"


async def _verified(served: Served, table: str) -> Checked:
    found = verify(served.services.store, served.services.rulebooks)
    return await anext(checked async for checked in found if checked.table == table)


def test_whoever_was_away_is_told_all_since_an_answer_that_was_taken_out() -> None:
    match = Match.start(meadhall.game("blood-rage"), 3, {}, 5, 0.0)
    log = [*match.line]
    for seat in range(2):
        step = match.act(seat, match.table.legal_numbers(seat)[0], 1.0, f"c{seat}")
        match.take(step)
        log.append(step.entry)
    assert (match.withdrawable([0]), match.withdrawable([1]), match.withdrawable([2])) == (1, 2, None)
    back = match.withdraw(1, match.states[0], 2.0, "w")
    match.take(back)
    log.append(back.entry)
    assert [entry.seat for entry in match.line] == [-1, 1]
    assert match.answered == {1: match.table.decision}, "the other's answer stands one place before"
    assert match.table.waiting == [0, 2]
    assert [match.common(seq) for seq in range(4)] == [0, 0, 0, 1]
    assert match.is_current(2, 0), "whoever still chooses has the same decision as before"
    again = Match.load(match.rules, 3, {}, 5, log, (3, match.table.state.pack()))
    assert (again.line, again.positions, again.kept) == (match.line, match.positions, match.kept)
    assert again.table.state.pack() == match.table.state.pack()
    assert PastGame(PastRules.of(match.rules), log)._line == match.line


def test_the_kind_of_every_recent_decision_is_known_until_it_is_taken_back() -> None:
    match = Match.start(meadhall.game("yggdrasil"), 2, {}, 5, 0.0)
    kinds = [""]
    for number in range(RECENT + 8):
        kinds.append(match.table.decision or "")
        seat = match.table.waiting[0]
        match.take(match.act(seat, match.table.legal_numbers(seat)[0], 1.0, f"c{number}"))
    last = match.position
    assert len(set(kinds)) > 2
    assert match.answered == {position: kinds[position] for position in range(last - RECENT + 1, last + 1)}
    match.take(match.undo(0, last - 3, match.states[last - 3], 2.0, "u"))
    assert max(match.answered) == last - 3
