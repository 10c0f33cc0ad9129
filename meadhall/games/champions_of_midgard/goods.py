"""Gaining and paying: goods, Favor, Glory, runes in use, and warriors up to what a leader can hold."""

from meadhall.engine import ask, bit, has, rule, tell, then

from .actions import (
    DICE_SHORT,
    FAVOR_GAINED,
    GOODS_GAINED,
    GOODS_PAID,
    LEADER_GLORY,
    RUNE_USED,
    WARRIORS_JOIN,
    WARRIORS_TURNED_AWAY,
)
from .content import CONTENT, OFFER, OFFER_FAVOR, OFFER_GOODS, WARRIORS
from .names import Good, Source
from .state import SITES, Decision, Game, Step


@rule
def gain_glory(game: Game, seat: int, source: int, glory: int) -> None:
    """Whoever calls it tells why."""
    game.sheet[seat].glory += glory
    game.sheet[seat].earned[source] += glory


@rule
def gain_leader_glory(game: Game, seat: int, glory: int) -> None:
    """What Asmundr and Ullr earn by their gifts."""
    gain_glory(game, seat, Source.LEADER, glory)
    tell(game, LEADER_GLORY, seat, game.sheet[seat].leader, glory, game.sheet[seat].glory)


@rule
def gain_goods(game: Game, seat: int, good: int, count: int) -> None:
    if count > 0:
        game.sheet[seat].goods[good] += count
        tell(game, GOODS_GAINED, seat, good, count, game.sheet[seat].goods[good])


@rule
def pay_goods(game: Game, seat: int, good: int, count: int) -> None:
    if count > 0:
        game.sheet[seat].goods[good] -= count
        tell(game, GOODS_PAID, seat, good, count, game.sheet[seat].goods[good])


@rule
def gain_favor(game: Game, seat: int, count: int) -> None:
    if count > 0:
        game.sheet[seat].favor += count
        tell(game, FAVOR_GAINED, seat, count, game.sheet[seat].favor)


@rule
def runes_ready(game: Game, seat: int) -> int:
    """Mask of the runes owned and not yet used."""
    return game.sheet[seat].runes & ~game.sheet[seat].runes_used


@rule
def has_rune(game: Game, seat: int, rune: int) -> bool:
    return has(runes_ready(game, seat), rune)


@rule
def flip_rune(game: Game, seat: int, rune: int) -> None:
    """A rune works once; it stays before its owner and counts in the end."""
    game.sheet[seat].runes_used |= bit(rune)
    tell(game, RUNE_USED, seat, rune)


# --- warriors --------------------------------------------------------------------------------------------------------


@rule
def warriors_at(game: Game, site: int) -> int:
    force = game.spot[site].force
    return force[0] + force[1] + force[2]


@rule
def warriors_home(game: Game, seat: int) -> int:
    home = game.sheet[seat].home
    return home[0] + home[1] + home[2]


@rule
def warriors_of(game: Game, seat: int) -> int:
    """All dice of a leader, wherever they are."""
    count = warriors_home(game, seat)
    for site in range(SITES):
        if game.spot[site].seat == seat:
            count += warriors_at(game, site)
    return count


@rule
def room_for_warriors(game: Game, seat: int) -> int:
    """What the leader board still holds."""
    return max(0, CONTENT.table.warband - warriors_of(game, seat))


@rule
def offered(game: Game) -> int:
    return game.offer[0] + game.offer[1] + game.offer[2]


@rule
def offer_from_supply(game: Game, warrior: int, count: int) -> None:
    """Dice are limited: what is not there cannot be taken."""  # ruling CM-23
    taken = min(count, game.supply[warrior])
    if taken < count:
        tell(game, DICE_SHORT, warrior, count - taken)
    game.supply[warrior] -= taken
    game.offer[warrior] += taken


@rule
def welcome_warriors(game: Game, seat: int) -> None:
    """Offered dice join the leader; if not all fit, the player chooses which, and the rest go to the supply."""
    if offered(game) <= room_for_warriors(game, seat):
        for warrior in range(WARRIORS):
            if game.offer[warrior] > 0:
                game.sheet[seat].home[warrior] += game.offer[warrior]
                joining = game.offer[warrior]
                game.offer[warrior] = 0
                tell(game, WARRIORS_JOIN, seat, warrior, joining, warriors_of(game, seat))
    elif room_for_warriors(game, seat) > 0:
        ask(game, seat, Decision.ENLIST)
    else:
        tell(game, WARRIORS_TURNED_AWAY, seat, offered(game))
        for warrior in range(WARRIORS):
            game.supply[warrior] += game.offer[warrior]
            game.offer[warrior] = 0


@rule
def warriors_offered(game: Game) -> int:
    """Mask of the types that a leader without room for all may choose from."""
    types = 0
    for warrior in range(WARRIORS):
        if game.offer[warrior] > 0:
            types |= bit(warrior)
    return types


@rule
def enlist(game: Game, seat: int, warrior: int) -> None:
    """One of the offered dice is chosen."""
    game.offer[warrior] -= 1
    game.sheet[seat].home[warrior] += 1
    tell(game, WARRIORS_JOIN, seat, warrior, 1, warriors_of(game, seat))
    then(game, Step.WELCOME, seat)


# --- offers: stalls and Merchant Ship cards --------------------------------------------------------------------------


@rule
def is_worth_taking(game: Game, seat: int, offer: int) -> bool:
    """Whether the offer would really give this seat something."""  # ruling CM-10
    for i in range(OFFER_GOODS, OFFER_FAVOR + 1):
        if OFFER[offer, i] > 0:
            return True
    if room_for_warriors(game, seat) == 0:
        return False
    for warrior in range(WARRIORS):
        if OFFER[offer, warrior] > 0 and game.supply[warrior] > 0:
            return True
    return False


@rule
def take_offer(game: Game, seat: int, offer: int) -> None:
    gain_goods(game, seat, Good.FOOD, OFFER[offer, OFFER_GOODS + Good.FOOD])
    gain_goods(game, seat, Good.WOOD, OFFER[offer, OFFER_GOODS + Good.WOOD])
    gain_goods(game, seat, Good.COIN, OFFER[offer, OFFER_GOODS + Good.COIN])
    gain_favor(game, seat, OFFER[offer, OFFER_FAVOR])
    for warrior in range(WARRIORS):
        offer_from_supply(game, warrior, OFFER[offer, warrior])
    then(game, Step.WELCOME, seat)
