"""OpenSpiel: whole games in C++, its C++ rollouts, a Python loop, and `rl_environment` on its smallest games.

Two ways to stay inside its C++, both counted in decisions of players (chance nodes are played, not counted):

- "c++ games": `evaluate_bots` with its C++ uniform random bots plays a whole game, deal included; Python makes the
  initial state and calls once a game.
- "c++ rollouts": a search of two simulations, each of hundreds of random rollouts, which leaves out what Python costs,
  and the deal too. The decisions are estimated by the mean length of a game, so this is the less exact of the two.
  In the smallest games one call from Python is most of what the clock sees of a whole game: there it is the fairer.
"""

import random
from functools import partial

import pyspiel
from open_spiel.python.rl_environment import Environment
from timing import Rates, best_rate, report

PLAYED = (  # games that people play
    "hearts",
    "spades",
    "oware",
    "hanabi",
    "gin_rummy",
    "chess",
    "backgammon",
    "go(board_size=9)",
    "breakthrough",
    "othello",
    "connect_four",
)
TRIVIAL = ("tic_tac_toe", "kuhn_poker", "leduc_poker", "nim", "pig")
ROLLOUTS = 200
GAMES_A_CALL = 40


def whole_games(name: str) -> Rates:
    """Whole games between random bots, all inside C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]
    seed = 0

    def play() -> list[pyspiel.State]:
        nonlocal seed
        finished = []
        for _ in range(GAMES_A_CALL):
            state, seed = game.new_initial_state(), seed + 1
            pyspiel.evaluate_bots(state, bots, seed)
            finished.append(state)
        return finished

    return best_rate(play, count)


def count(states: list[pyspiel.State]) -> int:
    """The decisions of players in these games."""
    return sum(step.player >= 0 for state in states for step in state.full_history())


def python_game(game: pyspiel.Game) -> int:
    """One game, each decision taken in Python."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rollouts(name: str) -> Rates:
    """A search of two simulations: rollouts from the root, and from a move later."""
    game = pyspiel.load_game(name)
    mean = sum(python_game(game) for _ in range(500)) / 500
    evaluator, state = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 1, False)

    def play() -> int:
        bot.mcts_search(state)
        return round(ROLLOUTS * (2 * mean - 1))

    return best_rate(play)


def environment_game(env: Environment) -> int:
    step, decisions = env.reset(), 0
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([random.choice(step.observations["legal_actions"][player])])
        decisions += 1
    return decisions


for name in PLAYED:
    report("openspiel", name, "c++ games", whole_games(name))
for name in TRIVIAL:
    report("openspiel", name, "c++ games, trivial", whole_games(name))
for name in ("hearts", "spades", "oware", "connect_four"):
    report("openspiel", name, "c++ rollouts", rollouts(name))
for name in TRIVIAL:
    report("openspiel", name, "c++ rollouts, trivial", rollouts(name))
for name in ("tic_tac_toe", "hearts", "backgammon"):
    report("openspiel", name, "python loop", best_rate(partial(python_game, pyspiel.load_game(name))))
for name in ("tic_tac_toe", "kuhn_poker"):
    report("openspiel", name, "rl_environment", best_rate(partial(environment_game, Environment(name))))
