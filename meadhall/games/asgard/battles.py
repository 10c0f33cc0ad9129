"""Phase 4: temple points, ancestral weapons, the battles world by world, and battle tiles."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, tell, then, write_each

from .actions import (
    ANCESTORS_STIR,
    BATTLE_TILE,
    BURNT_OUT,
    CAMP_STRENGTH,
    DONE,
    NO_BATTLE_TILE,
    POWER_RETURNED,
    POWERLESS,
    RECRUIT_SENT,
    RETREAT,
    SEND,
    TEMPLE_POINTS,
    TYRS_HAND,
    TYRS_HAND_USED,
    USE_BONUS,
    WORLD_FOUGHT,
    WORLD_LOST,
    WORLD_WON,
)
from .bonuses import bonuses_to_defend
from .content import (
    BATTLE_PILES,
    BATTLE_VALUE,
    CAMPS,
    CONTENT,
    POPULATION_VALUE,
    RECRUITS,
    STRENGTH,
    WORLDS,
    Camp,
    Good,
    Source,
)
from .places import is_burnt
from .powers import bury
from .state import EMPTY, Decision, Game, Step
from .supply import give_back, score


@rule
def change_turn_order(game: Game) -> None:
    """Odin's new order holds from now on."""
    for place in range(game.players):
        game.order[place] = game.next_order[place]


@rule
def score_temples(game: Game) -> None:
    for place in range(game.players):
        seat = game.order[place]
        if game.income[seat] > 0:
            score(game, seat, game.income[seat], Source.TEMPLES)
            tell(game, TEMPLE_POINTS, seat, game.income[seat], game.score[seat])


@rule
def show_ancestral_weapons(game: Game) -> None:
    """One of each camp a round."""
    reveal(game)
    game.ancestors_shown += 1
    game.peeked = 0
    tell(game, ANCESTORS_STIR, ancestral_weapon(game, Camp.LIGHT), ancestral_weapon(game, Camp.DARKNESS))


@rule
def ancestral_weapon(game: Game, camp: int) -> int:
    """Of the present round: it counts for its camp in every world."""
    return game.ancestral[camp * CONTENT.game.rounds + game.ancestors_shown - 1]


@rule
def tile_strength(game: Game, world: int, camp: int) -> int:
    """A god counts its value; a population only if no god faces it and Surtr has not burnt it."""
    if game.god[world, camp] != EMPTY:
        return int(game.god_value[world, camp])
    if game.god[world, 1 - camp] != EMPTY or is_burnt(game, world, camp):  # ruling A-23
        return 0
    return int(POPULATION_VALUE[game.population[world, camp]])


@rule
def camp_strength(game: Game, world: int, camp: int) -> int:
    """Tile and ancestral weapon; Thor's hammer helps the camp of its holder's disc."""
    return tile_strength(game, world, camp) + ancestral_weapon(game, camp) + hammer_strength(game, world, camp)


@rule
def hammer_strength(game: Game, world: int, camp: int) -> int:
    disc = game.battle[world, camp]
    if disc != EMPTY and game.hold[disc, Good.THORS_HAMMER] > 0:  # ruling A-24
        return CONTENT.powers.thor_strength
    return 0


@rule
def tell_strength(game: Game, world: int, camp: int) -> None:
    tile, weapon = tile_strength(game, world, camp), ancestral_weapon(game, camp)
    tell(game, CAMP_STRENGTH, camp, tile, weapon, hammer_strength(game, world, camp))
    if game.god[world, camp] == EMPTY and is_burnt(game, world, camp):
        tell(game, BURNT_OUT, game.population[world, camp])
    elif game.god[world, camp] == EMPTY and game.god[world, 1 - camp] != EMPTY:
        tell(game, POWERLESS, game.population[world, camp], game.god[world, 1 - camp])


@rule
def fight_next_world(game: Game, first: int) -> None:
    """In ascending order, each world with a disc on a battle slot: discs under the stronger camp win."""
    for world in range(first, WORLDS):
        if game.battle[world, Camp.LIGHT] != EMPTY or game.battle[world, Camp.DARKNESS] != EMPTY:
            game.world = world
            for camp in range(CAMPS):
                game.strength[camp] = camp_strength(game, world, camp)
            tell(game, WORLD_FOUGHT, world, game.strength[Camp.LIGHT], game.strength[Camp.DARKNESS])
            for camp in range(CAMPS):
                tell_strength(game, world, camp)
            for camp in range(CAMPS):
                if game.battle[world, camp] != EMPTY and is_winning(game, camp):
                    win_world(game, camp)
            then(game, Step.DEFENDER)
            then(game, Step.WORLD, world + 1)
            return


@rule
def is_winning(game: Game, camp: int) -> bool:
    return game.strength[camp] > game.strength[1 - camp]


@rule
def win_world(game: Game, camp: int) -> None:
    """A disc in the victory area stays there, even if the other camp overtakes it afterwards."""  # ruling A-06
    seat = game.battle[game.world, camp]
    game.battle[game.world, camp] = EMPTY
    game.victory[game.world, seat] += 1
    game.sent = 0
    tell(game, WORLD_WON, seat, game.world, discs_in_victory(game, seat))


@rule
def ask_next_defender(game: Game, first: int) -> None:
    """Owners of the other discs, both on a tie, in turn order, may turn the battle."""  # ruling A-07
    for place in range(first, game.players):
        seat = game.order[place]
        if game.battle[game.world, Camp.LIGHT] == seat or game.battle[game.world, Camp.DARKNESS] == seat:
            game.active = seat
            ask(game, seat, Decision.BATTLE)
            then(game, Step.DEFENDER, place)
            return
    game.active = EMPTY


@rule
def camp_of_defender(game: Game, seat: int) -> int:
    """Light first, should both discs be his."""
    return Camp.LIGHT if game.battle[game.world, Camp.LIGHT] == seat else Camp.DARKNESS


@rule
def strength_in_reserve(game: Game, seat: int) -> int:
    strength = 0
    for recruit in range(RECRUITS):
        strength += game.hold[seat, recruit] * STRENGTH[recruit]
    return strength


@rule
def ways_to_defend(game: Game, seat: int, out: Out) -> int:
    """Recruits, if they can make the camp strictly stronger, more than needed if wanted; Tyr's hand; or retreat.
    A bonus may bring recruits first."""
    camp = camp_of_defender(game, seat)
    n = 0
    if game.sent == 0:
        out[n] = RETREAT
        n += 1
        if game.hold[seat, Good.TYRS_HAND] > 0:
            out[n] = TYRS_HAND
            n += 1
    elif is_winning(game, camp):
        out[n] = DONE
        n += 1
    if game.strength[camp] + strength_in_reserve(game, seat) > game.strength[1 - camp]:
        for recruit in range(RECRUITS):
            if game.hold[seat, recruit] > 0:
                out[n] = SEND + recruit
                n += 1
    return write_each(USE_BONUS, bonuses_to_defend(game, seat), out, n)


@rule
def retreat(game: Game, seat: int) -> None:
    """The disc goes to the centre."""
    game.battle[game.world, camp_of_defender(game, seat)] = EMPTY
    game.centre[seat] += 1
    tell(game, WORLD_LOST, seat, game.world)


@rule
def use_tyrs_hand(game: Game, seat: int) -> None:
    """The battle is won whatever the strengths; the tile goes back."""
    give_back(game, seat, Good.TYRS_HAND, 1)
    tell(game, TYRS_HAND_USED, seat, game.world)
    win_world(game, camp_of_defender(game, seat))


@rule
def stop_sending(game: Game, seat: int) -> None:
    """The camp is stronger."""
    win_world(game, camp_of_defender(game, seat))


@rule
def send_recruit(game: Game, seat: int, recruit: int) -> None:
    """What was sent stays with the camp for the rest of this world's battle."""
    game.hold[seat, recruit] -= 1
    bury(game, recruit)
    game.strength[camp_of_defender(game, seat)] += STRENGTH[recruit]
    game.sent += 1
    tell(game, RECRUIT_SENT, seat, recruit, game.strength[Camp.LIGHT], game.strength[Camp.DARKNESS])


# --- battle tiles and the end of the round ---------------------------------------------------------------------------


@rule
def discs_in_victory(game: Game, seat: int) -> int:
    count = 0
    for world in range(WORLDS):
        count += game.victory[world, seat]
    return count


@rule
def award_battle_tiles(game: Game) -> None:
    """From the last on the score track to the first, ties in turn order. All see them."""  # ruling A-31
    served = 0
    for _ in range(game.players):
        chosen = EMPTY
        for place in range(game.players):
            seat = game.order[place]
            if not has(served, seat) and (chosen == EMPTY or game.score[seat] < game.score[chosen]):
                chosen = seat
        served |= bit(chosen)
        award_battle_tile(game, chosen)


@rule
def award_battle_tile(game: Game, seat: int) -> None:
    """By the number of his discs in victory areas; where that pile is used up, the next lower tile."""
    discs = discs_in_victory(game, seat)
    if discs == 0:
        return
    pile = min(discs, BATTLE_PILES) - 1
    while pile >= 0 and game.battle_left[pile] == 0:
        pile -= 1
    if pile < 0:
        tell(game, NO_BATTLE_TILE, seat, discs)
        return
    game.battle_left[pile] -= 1
    game.battle_won[seat, pile] += 1
    tell(game, BATTLE_TILE, seat, BATTLE_VALUE[pile], discs, int(pile < min(discs, BATTLE_PILES) - 1))


@rule
def return_power_tiles(game: Game) -> None:
    """At tables that play the power tiles for one round only."""  # ruling A-10
    for seat in range(game.players):
        for good in range(Good.TYRS_HAND, Good.THORS_HAMMER + 1):
            if game.hold[seat, good] > 0:
                give_back(game, seat, good, 1)
                tell(game, POWER_RETURNED, seat, good)
