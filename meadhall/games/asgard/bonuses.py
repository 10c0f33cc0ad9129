"""The bonuses of populations: when they may be used, and what they give."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import BONUS_USED, DECLINE, RECRUIT, TAKE_SEAL, Deed
from .content import (
    CAMPS,
    FIRST_SEAL,
    FIRST_STONE,
    POPULATION_BONUS,
    POPULATION_COUNT,
    POPULATIONS,
    RECRUITS,
    STONES,
    Bonus,
    Kind,
    Recruit,
)
from .state import EMPTY, Decision, Game, Phase, Step
from .supply import receive, score_deed

ALL = (1 << len(Bonus)) - 1
SEALS = 1 << Bonus.SEALS
TROOPS = 1 << Bonus.WARRIORS | 1 << Bonus.GIANTS | 1 << Bonus.RECRUITS
USEFUL_TO_THE_LAST = 1 << Bonus.WEAPONS | 1 << Bonus.SPELLS | 1 << Bonus.POINTS
"""Masks of Bonuses."""

# --- when they may be used -------------------------------------------------------------------------------------------


@rule
def bonuses_of(game: Game, seat: int, kinds: int) -> int:
    """Mask of his populations whose bonus of one of these kinds may be used outside the own turns of phase 3, or in the
    middle of an action."""  # ruling A-14
    mask = 0
    for tile in range(POPULATIONS):
        if game.own_turns_only == 0 and has(game.bonuses[seat], tile) and has(kinds, POPULATION_BONUS[tile]):
            mask |= bit(tile)
    return mask


@rule
def bonuses_while_placing(game: Game, seat: int) -> int:
    return bonuses_of(game, seat, ALL)


@rule
def bonuses_to_pay(game: Game, seat: int) -> int:
    """Seals help where seals are paid."""
    return bonuses_of(game, seat, SEALS)


@rule
def bonuses_to_defend(game: Game, seat: int) -> int:
    """Recruits help in a battle."""
    return bonuses_of(game, seat, TROOPS)


@rule
def bonuses_to_use(game: Game, seat: int) -> int:
    """In his turn all; before the hidden tiles are laid, what still serves."""
    if game.phase == Phase.RAGNAROK:
        return bonuses_of(game, seat, USEFUL_TO_THE_LAST)
    return game.bonuses[seat]


@rule
def ask_for_last_bonus(game: Game) -> None:
    """After an action, at once when a population was taken; and at Ragnarok."""
    if bonuses_to_use(game, game.active) != 0:
        ask(game, game.active, Decision.LAST_BONUS)


@rule
def offer_last_bonuses(game: Game, first: int) -> None:
    """At Ragnarok, in turn order."""
    for place in range(first, game.players):
        seat = game.order[place]
        if bonuses_to_use(game, seat) != 0:
            game.active = seat
            then(game, Step.LAST_BONUS)
            then(game, Step.LAST_BONUSES, place + 1)
            return


# --- using one -------------------------------------------------------------------------------------------------------


@rule
def use_bonus(game: Game, seat: int, population: int) -> None:
    """Once; then the tile is out of the game."""
    game.bonuses[seat] &= ~bit(population)
    game.populations_gone |= bit(population)
    then(game, Step.BONUS, population)


@rule
def use_bonus_while_placing(game: Game, seat: int, population: int) -> None:
    use_bonus(game, seat, population)
    then(game, Step.REVEAL)


@rule
def use_bonus_first(game: Game, seat: int, population: int) -> None:
    """Before the action."""
    use_bonus(game, seat, population)
    then(game, Step.TURN)


@rule
def use_bonus_to_hire(game: Game, seat: int, population: int) -> None:
    use_bonus(game, seat, population)
    then(game, Step.HIRE)


@rule
def use_bonus_to_buy(game: Game, seat: int, population: int) -> None:
    use_bonus(game, seat, population)
    then(game, Step.DISC)


@rule
def use_bonus_last(game: Game, seat: int, population: int) -> None:
    """After the action."""
    use_bonus(game, seat, population)
    then(game, Step.LAST_BONUS)


# --- what they give --------------------------------------------------------------------------------------------------


@rule
def gain_bonus(game: Game, tile: int) -> None:
    """What a population tile gives the active player."""
    seat = game.active
    count = POPULATION_COUNT[tile]
    tell(game, BONUS_USED, seat, tile)
    match POPULATION_BONUS[tile]:
        case Bonus.SEALS:
            for _ in range(count):
                then(game, Step.SEAL)
        case Bonus.STONES:
            for _ in range(count):
                then(game, Step.STONE)
        case Bonus.WEAPONS:
            for _ in range(count):
                then(game, Step.SEARCH, Kind.WEAPON)
        case Bonus.SPELLS:
            for _ in range(count):
                then(game, Step.SEARCH, Kind.SPELL)
        case Bonus.WARRIORS:
            game.recruits_due = count
            ask(game, seat, Decision.WARRIORS)
        case Bonus.GIANTS:
            receive(game, seat, Recruit.GIANT, count)
        case Bonus.RECRUITS:
            then(game, Step.RECRUITS, count, EMPTY)
        case _:
            score_deed(game, seat, count, Deed.BONUS)


@rule
def ask_for_seal(game: Game, may_decline: int) -> None:
    game.may_decline = may_decline
    ask(game, game.active, Decision.SEAL)


@rule
def seals_to_take(game: Game, out: Out) -> int:
    """Either camp's, even one that the supply lacks."""
    for camp in range(CAMPS):
        out[camp] = TAKE_SEAL + camp
    if game.may_decline == 1:
        out[CAMPS] = DECLINE
        return CAMPS + 1
    return CAMPS


@rule
def take_seal(game: Game, seat: int, camp: int) -> None:
    receive(game, seat, FIRST_SEAL + camp, 1)


@rule
def ask_for_stone(game: Game) -> None:
    ask(game, game.active, Decision.STONE)


@rule
def stones_to_take(game: Game) -> int:
    """Any colour, even one that the supply lacks."""
    return bit(STONES) - 1


@rule
def take_stone(game: Game, seat: int, stone: int) -> None:
    receive(game, seat, FIRST_STONE + stone, 1)


@rule
def ask_for_recruits(game: Game, count: int, taken: int) -> None:
    """So many recruits of one type of his choice, other than the type taken before."""
    game.recruits_due = count
    game.others_due = 0
    game.recruit_taken = taken
    game.may_decline = 0
    ask(game, game.active, Decision.RECRUITS)


@rule
def recruits_to_take(game: Game, out: Out) -> int:
    n = 0
    for recruit in range(RECRUITS):
        if recruit != game.recruit_taken:
            out[n] = RECRUIT + recruit
            n += 1
    if game.may_decline == 1:
        out[n] = DECLINE
        n += 1
    return n


@rule
def take_recruits(game: Game, seat: int, recruit: int) -> None:
    """Then the row tile's others, of another type."""
    receive(game, seat, recruit, game.recruits_due)
    if game.others_due > 0:
        then(game, Step.RECRUITS, game.others_due, recruit)


@rule
def warriors_to_take(game: Game) -> int:
    return bit(Recruit.WHITE) | bit(Recruit.ORANGE)


@rule
def take_warriors(game: Game, seat: int, recruit: int) -> None:
    receive(game, seat, recruit, game.recruits_due)
