"""Expeditions: harbours, journeys, feeding, and landing on a shore; and the fights on land."""

from meadhall.engine import ask, bit, has, reveal, rule, shuffle, tell, then

from .actions import (
    FED,
    FOOD_WASTED,
    FORBIDDEN_FELL,
    JOURNEY_REVEALED,
    JOURNEYS_SHUFFLED,
    KRAKEN_FINDS_NOBODY,
    LANDING_FAILED,
    NOBODY_CAME,
    NOTHING_TO_LOSE,
    SHIP_SAILS,
    UNFED,
)
from .combat import begin_fight, things_to_lose
from .content import (
    ALL_WARRIORS,
    CARD_FOE,
    CARD_FORBIDS,
    JOURNEY_LOSES,
    JOURNEY_TAKES,
    JOURNEYS,
    KRAKEN,
    SHORE_FEEDS,
    SHORES,
)
from .goods import flip_rune, runes_ready, warriors_at
from .names import Cargo, Journey, Rune, Site
from .state import NONE, SITES, Decision, Game, Step

FIRST_SHORE = int(Site.SHORE_1)

# --- harbours --------------------------------------------------------------------------------------------------------


@rule
def is_free_harbour(game: Game, site: int) -> bool:
    """One longship for each harbour."""  # ruling CM-04
    return has(game.shores, site) and game.spot[site].ship == NONE


@rule
def free_harbours(game: Game) -> int:
    """Mask of the Sites where a longship can still go."""
    sites = 0
    for site in range(FIRST_SHORE, SITES):
        if is_free_harbour(game, site):
            sites |= bit(site)
    return sites


@rule
def man_longship(game: Game, seat: int, ship: int) -> None:
    game.ship_sent = ship
    ask(game, seat, Decision.HARBOUR)


@rule
def sail(game: Game, seat: int, site: int) -> None:
    game.spot[site].ship = game.ship_sent
    game.spot[site].seat = seat
    tell(game, SHIP_SAILS, seat, game.ship_sent, site)


# --- the Journey deck ------------------------------------------------------------------------------------------------


@rule
def next_journey(game: Game) -> int:
    """The top card; an empty deck is made anew from the discard."""  # ruling CM-11
    if game.journeys_left == 0:
        for journey in range(JOURNEYS):
            for _ in range(game.journey_discard[journey]):
                game.journey_deck[game.journeys_left] = journey
                game.journeys_left += 1
            game.journey_discard[journey] = 0
        shuffle(game, game.journey_deck, 0, game.journeys_left)
        game.journey_age += 1
        tell(game, JOURNEYS_SHUFFLED)
    game.journeys_left -= 1
    return game.journey_deck[game.journeys_left]


@rule
def lay_journey(game: Game, site: int) -> None:
    """A face-down journey on its space."""
    spot = game.spot[site]
    spot.journey = next_journey(game)
    spot.journey_open = 0
    spot.journey_seen = 0
    spot.journey_age = game.journey_age


# --- one place of battle after the other -----------------------------------------------------------------------------


@rule
def fight_at(game: Game, site: int) -> None:
    """Where nobody holds the place, it is passed over."""
    spot = game.spot[site]
    if spot.seat == NONE:
        return
    game.active = spot.seat
    game.site = site
    if site >= FIRST_SHORE:
        set_out(game, site)
    elif warriors_at(game, site) > 0:
        begin_fight(game, site, spot.card)
    else:
        tell(game, NOBODY_CAME, spot.seat, CARD_FOE[spot.card])


@rule
def set_out(game: Game, site: int) -> None:
    """Reveal the journey, also for an empty ship; then the journey, feeding and landing."""
    seat = game.spot[site].seat
    reveal_journey(game, site)
    if journey_rune(game, seat) != 0:
        ask(game, seat, Decision.JOURNEY_RUNE)
    then(game, Step.JOURNEY, site)
    then(game, Step.FEED, site)
    then(game, Step.LAND, site)


@rule
def reveal_journey(game: Game, site: int) -> None:
    reveal(game)
    game.spot[site].journey_open = 1
    tell(game, JOURNEY_REVEALED, game.spot[site].seat, site, game.spot[site].journey)


@rule
def journey_rune(game: Game, seat: int) -> int:
    return runes_ready(game, seat) & bit(Rune.JOURNEY)


@rule
def replace_journey(game: Game, seat: int) -> None:
    """The card is discarded, the next of the deck counts, even if it is worse."""
    flip_rune(game, seat, Rune.JOURNEY)
    game.journey_discard[game.spot[game.site].journey] += 1
    lay_journey(game, game.site)
    reveal_journey(game, game.site)


@rule
def undergo_journey(game: Game, site: int) -> None:
    """A Kraken is fought by whoever is aboard; other journeys cost items of this ship only."""
    journey = game.spot[site].journey
    if journey == Journey.KRAKEN:
        if warriors_at(game, site) > 0:
            begin_fight(game, site, KRAKEN)
        else:
            tell(game, KRAKEN_FINDS_NOBODY, game.spot[site].seat)
        return
    game.losses = JOURNEY_LOSES[journey]
    game.loss_from = JOURNEY_TAKES[journey]
    if game.losses > 0 and things_to_lose(game) == 0:
        tell(game, NOTHING_TO_LOSE, game.spot[site].seat, journey)
    then(game, Step.LOSE, Decision.JOURNEY_LOSS)


# --- feeding ---------------------------------------------------------------------------------------------------------


@rule
def warriors_fed_by_one(game: Game, site: int) -> int:
    """One food feeds two warriors on the near shores, one on the far ones."""  # ruling CM-03
    shore = site - FIRST_SHORE
    return SHORE_FEEDS[SHORES - 1 - shore] if game.mirror == 1 else SHORE_FEEDS[shore]


@rule
def feed(game: Game, site: int) -> None:
    """Whoever is not fed starves; all food aboard is gone, the surplus too."""
    spot = game.spot[site]
    warriors = warriors_at(game, site)
    food = spot.force[Cargo.FOOD]
    mouths = warriors_fed_by_one(game, site)
    fed = min(warriors, food * mouths)
    if fed > 0:
        tell(game, FED, spot.seat, fed, food, food - (fed + mouths - 1) // mouths)
    elif food > 0:
        tell(game, FOOD_WASTED, spot.seat, food)
    if warriors > fed:
        tell(game, UNFED, spot.seat, warriors - fed)
    spot.force[Cargo.FOOD] = 0
    game.losses = warriors - fed
    game.loss_from = ALL_WARRIORS
    then(game, Step.LOSE, Decision.STARVE)


# --- landing ---------------------------------------------------------------------------------------------------------


@rule
def land(game: Game, site: int) -> None:
    """Warriors of the forbidden type fall before the first roll; the others fight, if there are any."""
    spot = game.spot[site]
    forbidden = CARD_FORBIDS[spot.card]
    if forbidden != NONE and spot.force[forbidden] > 0:
        tell(game, FORBIDDEN_FELL, spot.seat, CARD_FOE[spot.card], forbidden, spot.force[forbidden])
        game.supply[forbidden] += spot.force[forbidden]
        spot.force[forbidden] = 0
    if warriors_at(game, site) > 0:
        begin_fight(game, site, spot.card)
    else:
        tell(game, LANDING_FAILED, spot.seat, site)
