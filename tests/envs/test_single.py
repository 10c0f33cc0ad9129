"""Both machines play the same game."""

from typing import Any

import pytest

import meadhall
from meadhall.engine.chance import pick
from meadhall.engine.contract import Game
from meadhall.engine.machine import Compiled
from meadhall.engine.playouts import GREEDY, RANDOM
from meadhall.envs.gymnasium import GameEnv
from meadhall.envs.single import single_game

from .duel import GAME as DUEL

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("rules", [DUEL, *map(meadhall.game, meadhall.games())], ids=lambda rules: str(rules.name))
def test_compiled_and_interpreted_games_agree(rules: Game) -> None:
    fast, plain = (single_game(rules, rules.players[-1], {}, "margin", kind) for kind in ("compiled", "interpreted"))
    fast.reset(4)
    plain.reset(4)
    for step in range(rules.longest):
        assert (fast.seat, fast.waiting, fast.over) == (plain.seat, plain.waiting, plain.over)
        assert fast.record() == plain.record()
        assert fast.rewards() == plain.rewards()
        if fast.over:
            return
        for seat in range(fast.players):
            assert (fast.observation(seat) == plain.observation(seat)).all()
            assert (fast.mask(seat, together=True) == plain.mask(seat, together=True)).all()
        for bot in (RANDOM, GREEDY):
            assert fast.advise(fast.seat, bot, 7) == plain.advise(plain.seat, bot, 7)
        legal = plain.legal(plain.seat)
        action = legal[pick(5, step, len(legal))]
        fast.play(action)
        plain.play(action)
    raise AssertionError("the game does not end")


def test_random_bots_wait_for_no_heuristics(monkeypatch: pytest.MonkeyPatch) -> None:
    needed: list[str] = []
    entry = Compiled.entry

    def noted(machine: Compiled, function: Any) -> Any:
        needed.append(function.__name__)
        return entry(machine, function)

    monkeypatch.setattr(Compiled, "entry", noted)
    env = GameEnv(DUEL, bots="random")
    observation, _ = env.reset(seed=1)
    env.step(observation["action_mask"].argmax())
    assert needed == ["begin_game", "play_game"]


def test_a_desk_without_a_game_refuses_to_play() -> None:
    made = single_game(meadhall.game("yggdrasil"), 2, {}, "win", "interpreted")
    with pytest.raises(meadhall.WrongSeat, match="no game is being played"):
        made.play(0)
    made.reset(1)
    with pytest.raises(meadhall.WrongSeat, match="has nothing to decide now"):
        made.play(0, 1 - made.seat)
