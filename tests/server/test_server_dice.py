"""Every roll is told with its own dice, also where one decision leads through several."""

import random
from typing import Any

import msgspec

import meadhall
from meadhall.server import wire
from meadhall.server.match import seat_view
from meadhall.server.match.match import RECENT, Match
from meadhall.server.table.playback import Playback

SEED = 5
SPECTATOR = -1


def played() -> tuple[Match, list[list[wire.Event]]]:
    """A game of Champions of Midgard at random, and what a spectator was told after each decision."""
    match = Match.start(meadhall.game("champions-of-midgard"), 2, {}, SEED, 0.0)
    chance, told = random.Random(SEED), [seat_view.events(match.rules, match.story(SPECTATOR, -1, 0), 0)]
    while not match.table.over:
        seat = chance.choice(match.table.waiting)
        match.take(match.act(seat, chance.choice(match.table.legal_numbers(seat)), 0.0, None))
        known = match.story_length(SPECTATOR, match.position - 1)
        told.append(seat_view.events(match.rules, match.story(SPECTATOR, match.position - 1, match.position), known))
    return match, told


def rolls(events: list[wire.Event]) -> list[wire.Event]:
    return [event for event in events if event.name == "rolled"]


def said(event: wire.Event) -> dict[str, Any]:
    return {argument.name: argument.value for argument in event.args}


def test_the_dice_of_each_roll_show_what_its_words_say() -> None:
    _, told = played()
    for event in (event for events in told for event in rolls(events)):
        for face, name in {"shield": "shields", "blank": "blanks"}.items():
            assert sum(dice["count"] for dice in event.dice if dice["face"] == face) == said(event)[name]
    several = [[event.dice for event in rolls(events)] for events in told if len(rolls(events)) > 1]
    assert any(thrown[0] != thrown[-1] for thrown in several)
    assert all(not event.dice for events in told for event in events if event.name != "rolled")


def test_a_replay_tells_the_same_dice_wherever_it_begins() -> None:
    match, told = played()
    first = next(position for position, events in enumerate(told) if len(rolls(events)) > 1)
    for begin in (0, first):
        before = max(0, begin - 1)
        playback = Playback(match, str(SPECTATOR), before, match.rebuild(before, None))
        frames = [playback.frame(position) for position in range(begin, first + 1)]
        assert msgspec.to_builtins([frame.events for frame in frames]) == msgspec.to_builtins(told[begin : first + 1])


def test_only_the_dice_of_the_last_positions_are_kept() -> None:
    match, _ = played()
    assert len(match.dice) == RECENT
