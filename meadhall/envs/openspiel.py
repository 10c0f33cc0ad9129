"""OpenSpiel: each game registered with `pyspiel` through its Python game API.

    import pyspiel, meadhall.envs.openspiel
    game = pyspiel.load_game("meadhall_yggdrasil(players=3,difficulty=hard)")

Chance is explicit: `deals` chance nodes deal the table, and one stands behind every action whose consequences are
random. Each has the same `fates` equally likely outcomes; an outcome stirs the game's own generator, so dice and
draws follow from it. With few fates and a small variant (`content=small`) a game can be walked whole. Seats that decide
at once act one after the other and see nothing of each other's choices.
`resample_from_infostate` deals everything anew that a player cannot know.
"""

from .errors import missing, not_legal

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("open_spiel", "openspiel") from None

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.engine.chance import pick
from meadhall.engine.contract import Game
from meadhall.engine.errors import IllegalAction, UnknownOption, WrongPlayerCount
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import first_seat, next_decision, start
from meadhall.engine.record import Out
from meadhall.engine.settings import Choice, Flag
from meadhall.registry import game as find_game
from meadhall.registry import games

from .stepping import SCORES

__all__ = ["FATES", "GameState", "SpielGame", "register", "register_game", "spiel_name"]

FATES = 256
"""Outcomes of every chance node, unless `fates` says otherwise."""
DEALS = 4
"""Chance nodes before the first decision, unless `deals` says otherwise: `fates ** deals` different tables."""
OWN = {"players", "content", "fates", "deals"}
"""Parameters that are not options of a game; `content` is an overlay: `small`, or a path."""
RECALLED = 32
"""Events that the information-state tensor remembers."""
EVENT = 5
"""Numbers of a remembered event: its kind + 1, and four arguments."""
MIX = 1 << 31

KNOWN: dict[str, Game] = {}
"""The registered games by name."""


def spiel_name(name: str) -> str:
    """A game's name in OpenSpiel: `meadhall_blood_rage`."""
    return f"meadhall_{name.replace('-', '_')}"


def stir(key: int, fate: int) -> int:
    """Another seed for every seed and outcome."""
    return pick(key, 2 * fate, MIX) * MIX + pick(key, 2 * fate + 1, MIX)


class House:
    """What all positions of a game share. OpenSpiel copies positions deeply; this stays where it is."""

    def __init__(self, rules: Game, params: Mapping[str, Any]) -> None:
        content = str(params.get("content", ""))
        rules = find_game(rules.name, content) if content else rules
        players = int(params.get("players", rules.players[0]))
        options = {name: value for name, value in params.items() if name not in OWN}
        self.fates, self.deals = int(params.get("fates", FATES)), int(params.get("deals", DEALS))
        if min(self.fates, self.deals) < 1:
            raise UnknownOption(f"fates and deals are numbers from 1 on, not {self.fates} and {self.deals}")
        if players not in rules.players:
            raise WrongPlayerCount(
                f"{rules.name} is for {rules.players[0]} to {rules.players[-1]} players, not {players}"
            )
        self.rules, self.players, self.settings = rules, players, rules.settings.encode(options)
        machine = interpreted(rules)
        self.start, self.next_decision = machine.bind(start), machine.bind(next_decision)
        self.outcomes = [(fate, 1 / self.fates) for fate in range(self.fates)]
        self.params = dict(params)

    def __deepcopy__(self, memory: Any) -> "House":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _house, (self.rules.name, self.params)


def _house(name: str, params: dict[str, Any]) -> House:
    return House(KNOWN[name], params)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A Meadhall game as OpenSpiel sees it. Parameters: those of `OWN` and the game's own options."""

    def __init__(self, rules: Game, kind: Any, params: dict[str, Any]) -> None:
        self.house = house = House(rules, params)
        info = pyspiel.GameInfo(
            num_distinct_actions=max(rules.actions.size, house.fates),
            max_chance_outcomes=house.fates,
            num_players=house.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=house.rules.longest,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def __deepcopy__(self, memory: Any) -> "SpielGame":
        """A game never changes."""
        return self

    def new_initial_state(self) -> "GameState":
        """The table before anything is dealt."""
        return GameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What players see: all they know now, or with perfect recall also what they saw happen."""
        return Observer(self.house, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class GameState(pyspiel.State):  # type: ignore[misc]
    """A position: the record, or what chance must still decide."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.house = game.house
        self.key = 0
        self.dealt = 0
        """Chance nodes of the deal behind us."""
        self.record: Any = self.house.rules.record()
        self.chosen: tuple[int, int] | None = None
        """A seat's action whose random consequences are still to come."""
        self.seen: list[tuple[int, ...]] = []
        """Every event, and every action as (-1, who may see it, action)."""

    # --- whose turn, and what may be done ----------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.dealt < self.house.deals or self.chosen is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.record.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return first_seat(self.record.waiting)

    def is_terminal(self) -> bool:
        return bool(self.record.over)

    def _legal_actions(self, player: int) -> list[int]:
        """Sorted, as OpenSpiel wants them."""
        if player == self.current_player() and player >= 0:
            out = Out([0] * self.house.rules.max_options)
            return sorted(out.numbers(self.house.rules.options(self.record, player, out)))
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.house.outcomes

    def _apply_action(self, action: int) -> None:
        """Refuses what is not legal: OpenSpiel itself does not look, and rules play whatever they are given."""
        self._check(action)
        if self.dealt < self.house.deals:
            self._deal(action)
        elif self.chosen is not None:
            self.record.rng = stir(self.record.rng, action)
            seat, choice = self.chosen
            self.chosen = None
            self._answer(self.record, seat, choice)
        else:
            self._decide(first_seat(self.record.waiting), action)

    def _check(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.TERMINAL:
            raise IllegalAction(f"action {action} is not legal: the game is over")
        if player == pyspiel.PlayerId.CHANCE:
            if not 0 <= action < self.house.fates:
                raise IllegalAction(f"chance has outcomes from 0 to {self.house.fates - 1}, not {action}")
        elif action not in (legal := self._legal_actions(player)):
            raise not_legal(self.house.rules, action, player, legal)

    def _deal(self, fate: int) -> None:
        self.key = stir(self.key, fate)
        self.dealt += 1
        if self.dealt == self.house.deals:
            out = Out([0] * self.house.rules.max_options)
            self.house.start(self.record, self.house.players, self.house.settings, self.key, out)
            self._collect(self.record)

    def _decide(self, seat: int, action: int) -> None:
        """Try the action: if it needs no chance it is done, otherwise chance comes first."""
        self.seen.append((-1, 1 << seat, action))
        tried = self.record.clone()
        before = tried.rng
        self._play(tried, seat, action)
        if tried.rng == before:
            self.record = tried
            self._collect(tried)
        else:
            self.chosen = (seat, action)

    def _answer(self, record: Any, seat: int, action: int) -> None:
        self._play(record, seat, action)
        self._collect(record)

    def _play(self, record: Any, seat: int, action: int) -> None:
        self.house.rules.answer(record, seat, action)
        self.house.next_decision(record, Out([0] * self.house.rules.max_options))

    def _collect(self, record: Any) -> None:
        self.seen += record.log
        record.log.clear()

    # --- what came of it ---------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """1 for the winners and -1 for the others, once the game is over."""
        if not self.record.over:
            return [0.0] * self.house.players
        winners = self.house.rules.outcome(self.record, Out([0] * SCORES))
        return [1.0 if winners >> seat & 1 else -1.0 for seat in range(self.house.players)]

    # --- what is known -----------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "GameState":
        """Another position that this player cannot tell from the present one."""
        made: GameState = self.clone()
        self.house.rules.conceal(made.record, player_id, int(probability_sampler() * (1 << 53)))
        return made

    def recalled(self, player: int) -> list[tuple[int, ...]]:
        """What a player saw happen and did itself."""
        return [entry for entry in self.seen if entry[1] >> player & 1]

    def knowledge(self, player: int) -> list[int]:
        """What a player knows now."""
        seen = Out([0] * self.house.rules.observation.size)
        if self.dealt == self.house.deals:
            self.house.rules.observe(self.record, player, seen)
        return seen

    # --- words -------------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"fate {action}"
        return str(self.house.rules.actions.describe(action))

    def __str__(self) -> str:
        """A position that fits on a line."""
        rules = self.house.rules
        if self.dealt < self.house.deals:
            return f"{rules.name}: nothing dealt yet ({self.dealt}/{self.house.deals})"
        return f"{rules.name}: {self.record.pack().hex()} {self.chosen or ''}".strip()


class Observer:
    """OpenSpiel's observer: named tensors and strings of what a player knows."""

    def __init__(self, house: House, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.house = house
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        pieces = [("player", house.players)]
        pieces += [(block.name, block.length) for block in house.rules.observation.blocks]
        if self.recall:
            pieces.append(("recalled", RECALLED * EVENT))
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: GameState, player: int) -> None:
        """Write the tensor: who looks, what it knows, and with perfect recall the last things it saw happen."""
        self.tensor.fill(0)
        if not self.private:
            return
        self.dict["player"][player] = 1
        first, size = self.house.players, self.house.rules.observation.size
        self.tensor[first : first + size] = state.knowledge(player)
        if self.recall:
            last = [[entry[0] + 1, *entry[2:], *[0] * 4][:EVENT] for entry in state.recalled(player)[-RECALLED:]]
            if last:
                self.dict["recalled"][-EVENT * len(last) :] = np.array(last).ravel()

    def string_from(self, state: GameState, player: int) -> str:
        """What a player knows; with perfect recall, all it ever saw happen and did."""
        if not self.private:
            return f"{self.house.rules.name}, {self.house.players} players"
        knows = " ".join(map(str, state.knowledge(player)))
        if not self.recall:
            return f"player {player}: {knows}"
        happened = ";".join(",".join(map(str, (entry[0], *entry[2:]))) for entry in state.recalled(player))
        return f"player {player}: {knows} | {happened}"


# --- registration ----------------------------------------------------------------------------------------------------


def _game_type(rules: Game) -> Any:
    parameters: dict[str, Any] = {"players": rules.players[0], "content": "", "fates": FATES, "deals": DEALS}
    for name, option in rules.settings.options.items():
        match option:
            case Choice():
                parameters[name] = option.default
            case Flag():
                parameters[name] = bool(option.default)
            case _:
                parameters[name] = int(option.default)
    kind = pyspiel.GameType
    return kind(
        short_name=spiel_name(rules.name),
        long_name=f"Meadhall {rules.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if rules.cooperative else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def register_game(rules: Game) -> str:
    """Register one game with OpenSpiel; returns its name there."""
    name = spiel_name(rules.name)
    if rules.name not in KNOWN:
        kind = _game_type(rules)

        class Registered(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None) -> None:
                super().__init__(rules, kind, params or {})

        pyspiel.register_game(kind, Registered)
        KNOWN[rules.name] = rules
    return name


def register() -> list[str]:
    """Register every game with OpenSpiel; importing this module has done it. Returns the names."""
    return [register_game(find_game(name)) for name in games()]


register()
