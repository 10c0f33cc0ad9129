"""Reasons: what would follow, told as the seat would be told it."""

from typing import Any

import pytest

import meadhall
from meadhall.bots import Advice, GreedyBot, Knowledge, NetworkBot
from meadhall.coach import hints
from meadhall.engine.events import eye
from meadhall.engine.tables import Event, Table
from meadhall.engine.vocabulary import Phrase
from meadhall.engine.words import Words

from ..envs.duel import GAME as DUEL


def position(name: str, decisions: int, players: int = 3) -> Table:
    table = meadhall.new(name, players=players, seed=5)
    for number in range(decisions):
        known = Knowledge.of(table, table.waiting[0], seed=number)
        table.play(known.seat, NetworkBot().choose(known, number))
    return table


def advice(known: Knowledge) -> list[Advice]:
    return NetworkBot().explain(known, 1)


@pytest.mark.parametrize("name", meadhall.games())
def test_the_best_three_have_reasons_in_both_languages(name: str) -> None:
    table = position(name, 40)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    said = {lang: hints.reasons(known, advice(known), lang) for lang in ("en", "fr")}
    best = [one.action for one in advice(known)[:3]]
    for reasons in said.values():
        assert [reason.action for reason in reasons] == best
        assert all(len(reason.story) <= hints.LINES for reason in reasons)
    assert any(reason.story for reason in said["en"])
    assert [reason.story for reason in said["en"]] != [reason.story for reason in said["fr"]]


@pytest.mark.parametrize("name", ["blood-rage", "champions-of-midgard"])
def test_nothing_is_told_that_the_seat_would_not_see(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blood Rage drafts in secret, Champions deals hidden destinies: what others are told of it stays with them."""
    positions = [position(name, decisions) for decisions in (4, 30, 60, 90)]
    seat, hidden, seen, told = -1, set[Phrase](), set[Phrase](), set[Phrase]()
    play, sentence = Table.play, hints._sentence

    def watched(self: Table, who: int, action: Any) -> list[Event]:
        events = play(self, who, action)
        for event in events:
            (seen if event.seen_by & eye(seat) else hidden).add(event.phrase)
        return events

    def heard(words: Any, phrase: Any, *rest: Any) -> str:
        told.add(phrase)
        return sentence(words, phrase, *rest)

    monkeypatch.setattr(Table, "play", watched)
    monkeypatch.setattr(hints, "_sentence", heard)
    secrets = 0
    for table in positions:
        seat = table.waiting[0]
        known = Knowledge.of(table, seat, seed=1)
        hints.reasons(known, advice(known))
        assert told
        assert told <= seen
        secrets += len(hidden - seen)
        for phrases in (hidden, seen, told):
            phrases.clear()
    assert secrets, "one of the positions should have some"


def test_what_an_action_does_in_every_world_is_no_news() -> None:
    table = position("yggdrasil", 0, 2)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    own = {str(event) for event in table.clone().play(known.seat, known.legal[0])}
    future = hints._future(known, [known.legal[0]], 1, 1)
    assert not own & {str(phrase) for phrase in future.counts}


@pytest.mark.parametrize(("lang", "you"), [("en", "You "), ("fr", "Vous ")])
def test_whoever_is_advised_is_you(lang: str, you: str) -> None:
    table = position("champions-of-midgard", 30)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    told = [line for reason in hints.reasons(known, advice(known), lang) for line in reason.story]
    assert any(line.startswith(you) for line in told), told
    own = Words.of(table.rules, lang).seat(table.seat_names[known.seat])
    assert not any(own in line for line in told), told


def test_a_game_without_words_or_network_tells_ids() -> None:
    table = Table(DUEL, 2, 1, {})
    known = Knowledge.of(table, 0, seed=1)
    reasons = hints.reasons(known, GreedyBot().explain(known, 1))
    assert [reason.action for reason in reasons] == [2, 1, 0]
    assert any("shown" in line for reason in reasons for line in reason.story)
