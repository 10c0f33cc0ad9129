"""What the warriors committed can expect, as far as a seat can know: without Favor and runes, and a roll that lies on
the table as if it stood."""

from collections.abc import Sequence

from ..content import CARD_ATTACK, CARD_DEFENCE, JOURNEYS, KRAKEN
from ..dice import hits_rolled, showing
from ..names import Cargo, Face, Leader, Site, Warrior
from ..odds import Crew, Odds, after_losses, fight_odds, order_of_losses
from ..state import NONE, SITES, Decision, Game
from ..voyage_odds import Voyage, after_kraken, after_losing, after_starving, before_the_journey
from ..voyages import FIRST_SHORE, warriors_fed_by_one

__all__ = ["joined", "journey_known", "journeys_possible", "prospects"]


def prospects(game: Game, site: Site, force: Sequence[int], seat: int) -> Odds | None:
    """The chance of these warriors and this food to win here, and the warriors they lose on average."""
    spot = game.spot[site]
    crew = force[Warrior.SWORDSMAN], force[Warrior.SPEARMAN], force[Warrior.AXEMAN]
    if spot.card == NONE or spot.seat == NONE or sum(crew) == 0:
        return None
    swordmaiden = game.sheet[spot.seat].leader == Leader.SVANHILDR
    begun = game.site == site
    fighting = begun and game.decision in (Decision.ROLL, Decision.HEAL, Decision.CASUALTY)
    if fighting and game.foe == spot.card:
        return _in_the_fight(game, crew, swordmaiden)
    if site < FIRST_SHORE:
        return fight_odds(crew, CARD_ATTACK[spot.card], CARD_DEFENCE[spot.card], swordmaiden)
    voyage = Voyage(spot.card, warriors_fed_by_one(game, site), swordmaiden)
    food = force[Cargo.FOOD]
    if fighting and game.foe == KRAKEN:
        return after_kraken(voyage, crew, food, _defence_left(game), _falling(game))
    if begun and game.decision == Decision.JOURNEY_LOSS:
        return after_losing(voyage, crew, food, game.losses, game.loss_from)
    if begun and game.decision == Decision.STARVE:
        return after_starving(voyage, crew, game.losses)
    return before_the_journey(voyage, crew, food, journeys_possible(game, site, seat))


def joined(force: Sequence[int], cargo: Cargo) -> list[int]:
    """The same with one more."""
    return [force[c] + (c == cargo) for c in Cargo]


# --- a fight under way -----------------------------------------------------------------------------------------------


def _in_the_fight(game: Game, crew: Crew, swordmaiden: bool) -> Odds:
    falling = _falling(game)
    left = after_losses(crew, falling, order_of_losses(swordmaiden))
    odds = fight_odds(left, CARD_ATTACK[game.foe], _defence_left(game), swordmaiden)
    return Odds(odds.win, odds.losses + falling)


def _defence_left(game: Game) -> int:
    hits = hits_rolled(game) if game.decision == Decision.ROLL else 0
    return max(0, CARD_DEFENCE[game.foe] - game.damage - hits)


def _falling(game: Game) -> int:
    """Warriors who fall now: to the roll that lies there, or still to be chosen."""
    if game.decision != Decision.ROLL:
        return game.losses
    unstopped = max(0, CARD_ATTACK[game.foe] - showing(game, Face.SHIELD))
    return min(unstopped, sum(game.spot[game.site].force[: len(Warrior)]))


# --- journeys --------------------------------------------------------------------------------------------------------


def journey_known(game: Game, site: int, seat: int) -> bool:
    """Whether a seat knows the card here: it lies open, or the seat has looked at it."""
    spot = game.spot[site]
    return spot.journey != NONE and bool(spot.journey_open or (seat >= 0 and spot.journey_seen >> seat & 1))


def journeys_possible(game: Game, site: int, seat: int) -> list[int]:
    """How many of each Journey the card here may be. Whoever counts knows which cards of a shuffle are still hidden:
    they lie face down on the shores and, of the last shuffle, in the deck."""
    cards = [0] * JOURNEYS
    if journey_known(game, site, seat):
        cards[game.spot[site].journey] = 1
        return cards
    age = game.spot[site].journey_age
    for shore in range(FIRST_SHORE, SITES):
        spot = game.spot[shore]
        if spot.journey != NONE and spot.journey_age == age and not journey_known(game, shore, seat):
            cards[spot.journey] += 1
    if age == game.journey_age:
        for journey in game.journey_deck[: game.journeys_left]:
            cards[journey] += 1
    return cards
