"""Whoever plays by whichever interface: an illegal action is refused, and nothing changes."""

import pickle
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pyspiel
import pytest

import meadhall
from meadhall.engine.contract import Game
from meadhall.envs import gymnasium, openspiel, pettingzoo, vector
from meadhall.server.match.match import Match

from ..blocks import pretend
from .duel import GAME as DUEL

DECISIONS = 25
ILLEGAL = 12
"""Illegal actions tried before each decision."""
UNKNOWN = (-2, 40_000)
"""Numbers that no action has. (-1 is OpenSpiel's own word for no action, refused before we hear of it.)"""


@dataclass
class Face:
    """A game behind some interface."""

    size: int
    """Actions that there are."""
    legal: Callable[[], list[int]]
    """What may be played now."""
    play: Callable[[int], object]
    state: Callable[[], Any]
    """Everything that an illegal action must leave as it is."""


def a_table(game: str) -> Face:
    table = meadhall.new(game, 3, seed=4)

    def legal() -> list[int]:
        return list(table.legal_numbers(table.waiting[0]))

    return Face(table.rules.actions.size, legal, lambda a: table.play(table.waiting[0], a), table.save)


def a_server(game: str) -> Face:
    rules = meadhall.game(game)
    match = Match.start(rules, 3, {}, 4, 0.0)

    def legal() -> list[int]:
        return list(match.table.legal_numbers(match.table.waiting[0]))

    def play(action: int) -> None:
        match.take(match.act(match.table.waiting[0], action, 0.0, None))

    return Face(rules.actions.size, legal, play, lambda: (match.seq, match.table.state.pack()))


def aec(game: str, machine: str = "interpreted") -> Face:
    env = pettingzoo.env(game, players=3, machine=machine)
    env.reset(seed=4)

    def legal() -> list[int]:
        return env.game.legal(env.game.seat)

    return Face(env.rules.actions.size, legal, env.step, lambda: (env.agent_selection, env.game.record().pack()))


def parallel(game: str) -> Face:
    env = pettingzoo.parallel_env(game, players=3, machine="interpreted")
    env.reset(seed=4)

    def legal() -> list[int]:
        return env.game.legal(env.game.seat)

    def play(action: int) -> None:
        waiting = [seat for seat in range(3) if env.game.waiting >> seat & 1]
        answers = {f"seat_{seat}": env.game.legal(seat)[0] for seat in waiting}
        env.step(answers | {f"seat_{env.game.seat}": action})

    return Face(env.rules.actions.size, legal, play, lambda: (list(env.agents), env.game.record().pack()))


def one_seat(game: str) -> Face:
    env = gymnasium.env(game, players=3, machine="interpreted", bots="random")
    env.reset(seed=4)

    def legal() -> list[int]:
        return env.game.legal(0)

    return Face(env.rules.actions.size, legal, env.step, lambda: env.game.record().pack())


def spiel(game: str) -> Face:
    state = pyspiel.load_game(f"{openspiel.spiel_name(game)}(players=3)").new_initial_state()
    size = max(meadhall.game(game).actions.size, openspiel.FATES)

    def legal() -> list[int]:
        return list(state.legal_actions())

    return Face(size, legal, state.apply_action, lambda: (str(state), state.history(), pickle.dumps(state)))


def compiled_aec(game: str) -> Face:
    return aec(game, "compiled")


def many(game: str | Game, device: str = "cpu") -> Face:
    env = vector(game, 3, device=device)
    env.reset(seed=4)

    def legal() -> list[int]:
        return [a for a in range(env.action_count) if env.batch.mask[1, a]]

    def play(action: int) -> None:
        actions = [next(a for a in range(env.action_count) if env.batch.mask[row, a]) for row in range(3)]
        env.step([actions[0], action, actions[2]])

    return Face(env.action_count, legal, play, lambda: (env.games.tobytes(), env.length.tolist()))


def many_for_gymnasium(game: str) -> Face:
    env = gymnasium.vector_env(game, 3, machine="compiled")
    observed, _ = env.reset(seed=4)
    masks = observed["action_mask"]

    def legal() -> list[int]:
        return [a for a in range(env.rules.actions.size) if masks[1, a]]

    def play(action: int) -> None:
        nonlocal masks
        actions = [next((a for a in range(env.rules.actions.size) if masks[row, a]), 0) for row in range(3)]
        masks = env.step([actions[0], action, actions[2]])[0]["action_mask"]

    return Face(env.rules.actions.size, legal, play, lambda: [env.rows.record(row).pack() for row in range(3)])


def refuses_what_is_illegal(face: Face, decisions: int = DECISIONS) -> None:
    chance = random.Random(1)
    for _ in range(decisions):
        legal, before = face.legal(), face.state()
        illegal = [action for action in range(face.size) if action not in legal]
        for action in [*chance.sample(illegal, min(ILLEGAL, len(illegal))), face.size, *UNKNOWN]:
            with pytest.raises(meadhall.IllegalAction):
                face.play(action)
            assert face.state() == before
        face.play(chance.choice(legal))
        assert face.state() != before


@pytest.mark.parametrize("game", meadhall.games())
@pytest.mark.parametrize("face", [a_table, a_server, aec, parallel, one_seat, spiel])
def test_an_illegal_action_is_refused_and_changes_nothing(face: Callable[[str], Face], game: str) -> None:
    refuses_what_is_illegal(face(game))


@pytest.mark.compiled
@pytest.mark.parametrize("face", [compiled_aec, many, many_for_gymnasium])
def test_compiled_games_refuse_it_too(face: Callable[[str], Face]) -> None:
    refuses_what_is_illegal(face("yggdrasil"))


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore")
def test_games_on_a_gpu_refuse_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, DUEL)
    refuses_what_is_illegal(many(DUEL, "cuda"), decisions=3)


def test_openspiel_refuses_to_play_on_after_the_end() -> None:
    openspiel.register_game(DUEL)
    state = pyspiel.load_game(openspiel.spiel_name("duel")).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(meadhall.IllegalAction, match="the game is over"):
        state.apply_action(0)
