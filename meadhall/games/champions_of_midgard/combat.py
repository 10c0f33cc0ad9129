"""Hunting, and combat round by round against Trolls, Draugr, Krakens and Monsters."""

from meadhall.engine import ask, bit, has, rule, tell, then

from .actions import (
    BOUNTY_WON,
    ENEMY_STRIKES,
    FELL,
    FIGHT_BEGINS,
    FIGHT_LOST,
    FOE_SLAIN,
    HUNT_BEGINS,
    HUNTED,
    LOSSES_HEALED,
    LOST_ON_THE_WAY,
    RUNE_GLORY_WON,
    STARVED,
    STRUCK,
    STRUCK_DOWN,
    SURVIVORS_RETURN,
)
from .content import (
    ALL_WARRIORS,
    CARD_ATTACK,
    CARD_COINS,
    CARD_DEFENCE,
    CARD_FAVOR,
    CARD_FOE,
    CARD_GLORY,
    CARGOES,
    CONTENT,
    FIRST_DRAUGR,
    FIRST_MONSTER,
    KRAKEN,
    WARRIORS,
)
from .dice import clear_table, hits_rolled, roll_dice, showing, tell_leader_damage
from .goods import (
    flip_rune,
    gain_favor,
    gain_glory,
    gain_goods,
    gain_leader_glory,
    runes_ready,
    warriors_at,
    warriors_home,
)
from .names import Cargo, Face, Good, Leader, Rune, Site, Source
from .state import NONE, Decision, Game, Step

HUNTING = -1
"""`foe` while warriors hunt."""
MOST_COUNTED = 100
"""Rounds of combat and damage: whatever is beyond is not told apart."""


# --- hunting ---------------------------------------------------------------------------------------------------------


@rule
def hunt_next(game: Game, turn: int) -> None:
    """In turn order, everyone with a worker on the Hunting Grounds rolls the warriors left at home."""
    if turn == game.players:
        return
    seat = (game.order_first + turn) % game.players
    if has(game.hunters, seat):
        game.active = seat
        game.roller = seat
        game.foe = HUNTING
        clear_table(game)
        tell(game, HUNT_BEGINS, seat, warriors_home(game, seat))
        if warriors_home(game, seat) > 0:
            for warrior in range(WARRIORS):
                roll_dice(game, warrior, game.sheet[seat].home[warrior])
            then(game, Step.SHOW_ROLL)
    then(game, Step.HUNT, turn + 1)


@rule
def food_hunted(game: Game) -> int:
    """A food for each hit, up to what the grounds give."""
    return min(hits_rolled(game), CONTENT.table.hunting_cap)


@rule
def bring_food(game: Game, seat: int) -> None:
    food = food_hunted(game)
    game.sheet[seat].goods[Good.FOOD] += food
    tell_leader_damage(game)
    tell(game, HUNTED, seat, hits_rolled(game), food, game.sheet[seat].goods[Good.FOOD])


# --- a round of combat -----------------------------------------------------------------------------------------------


@rule
def begin_fight(game: Game, site: int, card: int) -> None:
    game.site = site
    game.foe = card
    game.roller = game.spot[site].seat
    game.damage = 0
    game.combat_round = 0
    tell(game, FIGHT_BEGINS, game.roller, CARD_FOE[card], warriors_at(game, site))
    then(game, Step.COMBAT_ROUND)


@rule
def attack(game: Game) -> None:
    """All warriors committed are rolled."""
    game.combat_round = min(game.combat_round + 1, MOST_COUNTED)
    clear_table(game)
    for warrior in range(WARRIORS):
        roll_dice(game, warrior, game.spot[game.site].force[warrior])
    then(game, Step.SHOW_ROLL)


@rule
def strike(game: Game, seat: int) -> None:
    """Hits become damage; Ullr's double hits become Glory; the enemy strikes back at the same time."""
    hits = hits_rolled(game)
    game.damage = min(game.damage + hits, MOST_COUNTED)
    tell_leader_damage(game)
    left = CARD_DEFENCE[game.foe] - game.damage
    if left > 0:
        tell(game, STRUCK, seat, CARD_FOE[game.foe], hits, left)
    else:
        tell(game, STRUCK_DOWN, seat, CARD_FOE[game.foe], hits, -left)
    if game.sheet[seat].leader == Leader.ULLR and showing(game, Face.DOUBLE_HIT) > 0:
        gain_leader_glory(game, seat, CONTENT.leaders.ullr_glory)
    suffer(game, seat)
    then(game, Step.VERDICT)


@rule
def suffer(game: Game, seat: int) -> None:
    """A warrior is lost for each point of attack that no shield stops."""
    stopped = min(showing(game, Face.SHIELD), CARD_ATTACK[game.foe])
    game.losses = min(CARD_ATTACK[game.foe] - stopped, warriors_at(game, game.site))
    tell(game, ENEMY_STRIKES, CARD_FOE[game.foe], CARD_ATTACK[game.foe], stopped, game.losses)
    if game.losses > 0:
        game.loss_from = ALL_WARRIORS
        then(game, Step.LOSE, Decision.CASUALTY)
        if healing(game, seat) != 0:
            ask(game, seat, Decision.HEAL)


@rule
def healing(game: Game, seat: int) -> int:
    return runes_ready(game, seat) & bit(Rune.HEALING)


@rule
def heal(game: Game, seat: int) -> None:
    """No losses in this round of combat; later ones are suffered in full."""
    flip_rune(game, seat, Rune.HEALING)
    tell(game, LOSSES_HEALED, seat, game.losses)
    game.losses = 0


@rule
def accept_roll(game: Game, seat: int) -> None:
    if game.foe == HUNTING:
        bring_food(game, seat)
    else:
        strike(game, seat)


# --- losing warriors and food ----------------------------------------------------------------------------------------


@rule
def lose_next(game: Game, decision: int) -> None:
    """The player chooses what is lost, one by one; what is not there cannot be lost."""
    if game.losses > 0 and things_to_lose(game) != 0:
        ask(game, game.spot[game.site].seat, decision)
        then(game, Step.LOSE, decision)


@rule
def things_to_lose(game: Game) -> int:
    """Mask of the Cargo that the loss may be taken from."""
    things = 0
    for cargo in range(CARGOES):
        if has(game.loss_from, cargo) and game.spot[game.site].force[cargo] > 0:
            things |= bit(cargo)
    return things


@rule
def lose(game: Game, cargo: int) -> None:
    game.losses -= 1
    game.spot[game.site].force[cargo] -= 1
    if cargo != Cargo.FOOD:
        game.supply[cargo] += 1


@rule
def fall(game: Game, seat: int, cargo: int) -> None:
    lose(game, cargo)
    tell(game, FELL, seat, cargo, CARD_FOE[game.foe], warriors_at(game, game.site))


@rule
def starve(game: Game, seat: int, cargo: int) -> None:
    lose(game, cargo)
    tell(game, STARVED, seat, cargo)


@rule
def lose_on_the_way(game: Game, seat: int, cargo: int) -> None:
    lose(game, cargo)
    tell(game, LOST_ON_THE_WAY, seat, cargo)


# --- the end of a round of combat ------------------------------------------------------------------------------------


@rule
def judge(game: Game) -> None:
    """Lethal wounds end the fight, even if nobody survived; else it goes on while there are warriors."""
    if game.damage >= CARD_DEFENCE[game.foe]:
        win(game)
    elif warriors_at(game, game.site) > 0:
        then(game, Step.COMBAT_ROUND)
    else:
        tell(game, FIGHT_LOST, game.roller, CARD_FOE[game.foe])


@rule
def win(game: Game) -> None:
    """The card and its reward at once; survivors go home, or sail on after a Kraken."""
    seat = game.roller
    card = game.foe
    gain_glory(game, seat, source_of(card), CARD_GLORY[card])
    tell(game, FOE_SLAIN, seat, CARD_FOE[card], CARD_GLORY[card], game.sheet[seat].glory)
    gain_goods(game, seat, Good.COIN, CARD_COINS[card])
    gain_favor(game, seat, CARD_FAVOR[card])
    take_card(game, seat, card)
    if card != KRAKEN:
        come_home(game, seat)
        if game.site == Site.TROLL:
            game.troll_slain = 1
            then(game, Step.FORGIVE, seat)
            then(game, Step.ACCUSE, seat)
        if glory_rune(game, seat) != 0:
            ask(game, seat, Decision.GLORY)


@rule
def source_of(card: int) -> int:
    if card == KRAKEN:
        return Source.KRAKENS
    if card >= FIRST_MONSTER:
        return Source.MONSTERS
    return Source.DRAUGR if card >= FIRST_DRAUGR else Source.TROLLS


@rule
def take_card(game: Game, seat: int, card: int) -> None:
    """To the victor's pile, with the coins that lie on it; a Kraken is a Journey card and leaves that deck."""
    spot = game.spot[game.site]
    if card == KRAKEN:
        game.sheet[seat].krakens += 1
        spot.journey = NONE
        return
    spot.card = NONE
    if card < FIRST_DRAUGR:
        game.sheet[seat].trolls += 1
        return
    game.sheet[seat].slain |= bit(card - FIRST_DRAUGR)
    if spot.bounty > 0:
        game.sheet[seat].goods[Good.COIN] += spot.bounty
        tell(game, BOUNTY_WON, seat, spot.bounty, game.sheet[seat].goods[Good.COIN])
        spot.bounty = 0


@rule
def come_home(game: Game, seat: int) -> None:
    if warriors_at(game, game.site) > 0:
        tell(game, SURVIVORS_RETURN, seat, warriors_at(game, game.site))
    for warrior in range(WARRIORS):
        game.sheet[seat].home[warrior] += game.spot[game.site].force[warrior]
        game.spot[game.site].force[warrior] = 0


@rule
def glory_rune(game: Game, seat: int) -> int:
    return runes_ready(game, seat) & bit(Rune.GLORY)


@rule
def use_glory_rune(game: Game, seat: int) -> None:
    """Half as much Glory again, rounded down."""
    flip_rune(game, seat, Rune.GLORY)
    bonus = CARD_GLORY[game.foe] * CONTENT.runes.glory_percent // 100
    gain_glory(game, seat, Source.GLORY_RUNE, bonus)
    tell(game, RUNE_GLORY_WON, seat, CARD_FOE[game.foe], bonus, game.sheet[seat].glory)
