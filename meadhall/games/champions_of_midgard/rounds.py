"""The rounds: enemies and goods arrive before the first worker is placed, and the table is cleared in the end."""

from meadhall.engine import has, rule, tell

from .actions import (
    BOUNTY_GROWS,
    DICE_SHORT,
    DRAUGR_COMES,
    FOE_LEAVES,
    MERCHANT_COMES,
    MONSTER_COMES,
    RESTOCKED,
    TROLL_COMES,
)
from .content import CARD_COLOUR, CARD_FOE, CARGOES, CONTENT, WARRIORS
from .names import Cargo, Site
from .state import NONE, SITES, Game
from .voyages import lay_journey

# --- setting up a round ----------------------------------------------------------------------------------------------


@rule
def meet_troll(game: Game) -> None:
    game.troll_slain = 0
    game.trolls_left -= 1
    game.spot[Site.TROLL].card = game.troll_deck[game.trolls_left]
    tell(game, TROLL_COMES, CARD_FOE[game.spot[Site.TROLL].card])


@rule
def meet_draugr(game: Game, site: int) -> None:
    game.draugr_left -= 1
    card = game.draugr_deck[game.draugr_left]
    game.spot[site].card = card
    tell(game, DRAUGR_COMES, CARD_FOE[card], CARD_COLOUR[card], site)


@rule
def fill_shores(game: Game) -> None:
    """A face-down journey where there is none; a Monster where there is none."""
    for site in range(Site.SHORE_1, SITES):
        if has(game.shores, site) and game.spot[site].journey == NONE:
            lay_journey(game, site)
    for site in range(Site.SHORE_1, SITES):
        if has(game.shores, site) and game.spot[site].card == NONE:
            game.monsters_left -= 1
            card = game.monster_deck[game.monsters_left]
            game.spot[site].card = card
            tell(game, MONSTER_COMES, CARD_FOE[card], CARD_COLOUR[card], site)


@rule
def greet_merchant(game: Game) -> None:
    game.merchants_left -= 1
    game.merchant = game.merchant_deck[game.merchants_left]
    tell(game, MERCHANT_COMES, game.merchant)


@rule
def restock(game: Game) -> None:
    """One die for each smithy if the supply has it, one food for the Smokehouse; they pile up."""
    for warrior in range(WARRIORS):
        arriving = min(CONTENT.table.restock, game.supply[warrior])
        game.supply[warrior] -= arriving
        game.stock[warrior] += arriving
        if arriving < CONTENT.table.restock:
            tell(game, DICE_SHORT, warrior, CONTENT.table.restock - arriving)
    game.stock[Cargo.FOOD] += CONTENT.table.restock
    tell(game, RESTOCKED, game.stock[0], game.stock[1], game.stock[2], game.stock[Cargo.FOOD])


# --- cleaning up -----------------------------------------------------------------------------------------------------


@rule
def recall_workers(game: Game) -> None:
    """Workers and longships return."""
    game.taken = 0
    game.hunters = 0
    game.own_ships_out = 0
    for seat in range(game.players):
        game.sheet[seat].workers = game.sheet[seat].workers_owned
    for site in range(SITES):
        game.spot[site].seat = NONE
        game.spot[site].ship = NONE
        for cargo in range(CARGOES):
            game.spot[site].force[cargo] = 0


@rule
def dismiss_draugr(game: Game, site: int) -> None:
    """A Draugr that nobody slew leaves."""
    if game.spot[site].card != NONE:
        tell(game, FOE_LEAVES, CARD_FOE[game.spot[site].card], site)
    game.spot[site].card = NONE


@rule
def clear_shore(game: Game, site: int) -> None:
    """A revealed journey is discarded, an unrevealed one stays; a Monster that lives gains a coin of bounty."""
    spot = game.spot[site]
    if spot.journey != NONE and spot.journey_open == 1:
        game.journey_discard[spot.journey] += 1
        spot.journey = NONE
    if spot.card != NONE:
        spot.bounty += CONTENT.table.bounty
        tell(game, BOUNTY_GROWS, CARD_FOE[spot.card], site, spot.bounty)
