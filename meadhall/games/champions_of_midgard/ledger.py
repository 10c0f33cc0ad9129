"""Where every component is: what tests and `meadhall check` hold the rules to."""

from .content import CARD_COPIES, CONTENT, DESTINIES, FIRST_DRAUGR, JOURNEY_COPIES, KRAKEN, WORKERS
from .goods import warriors_of
from .names import Journey
from .state import Game


def census(game: Game) -> dict[str, int]:
    """Every component, wherever it is: these sums never change."""
    sheets = game.sheet[: game.players]
    names = ("swordsmen", "spearmen", "axemen")
    counts = {
        name: game.supply[w]
        + game.stock[w]
        + game.offer[w]
        + sum(s.home[w] for s in sheets)
        + sum(spot.force[w] for spot in game.spot)
        for w, name in enumerate(names)
    }
    in_hand = sum(s.destinies.bit_count() for s in sheets)
    return counts | {
        "workers": sum(s.workers_owned - s.extra_worker for s in sheets),
        "runes": game.runes_left + sum(r >= 0 for r in game.rune_shown) + sum(s.runes.bit_count() for s in sheets),
        "destinies": game.queue_tail - game.queue_head + in_hand + game.drawn.bit_count(),
        "journeys": game.journeys_left
        + sum(game.journey_discard)
        + sum(spot.journey >= 0 for spot in game.spot)
        + sum(s.krakens for s in sheets),
        "longships": game.ships_left.bit_count() + sum(s.ship >= 0 for s in sheets),
    }


def check(game: Game) -> None:
    """Further laws: each card in one place only, bounds of the rulebook, Glory as earned."""
    sheets = game.sheet[: game.players]
    for seat, sheet in enumerate(sheets):
        assert warriors_of(game, seat) <= CONTENT.table.warband, "more warriors than a leader can hold"
        assert sheet.glory == sum(sheet.earned), "Glory does not add up"
        assert min(sheet.goods) >= 0, "goods below nothing"
        assert min(*sheet.home, sheet.favor, sheet.blame, sheet.workers) >= 0, "less than nothing"
        assert sheet.workers_owned - sheet.extra_worker == WORKERS[game.players], "workers came or went"
        assert sheet.runes_used & ~sheet.runes == 0, "a rune was used that nobody owns"
        assert sheet.destinies_shown & ~sheet.destinies == 0, "a destiny was shown that is not there"
    assert min(*game.supply, *game.stock) >= 0, "dice below nothing"
    _cards_are_in_one_place(game)


def _cards_are_in_one_place(game: Game) -> None:
    sheets = game.sheet[: game.players]
    slain = [s.slain for s in sheets]
    for i, one in enumerate(slain):
        assert not any(one & other for other in slain[i + 1 :]), "two leaders hold the same enemy"
    slain_cards = [c + FIRST_DRAUGR for mask in slain for c in range(KRAKEN) if mask >> c & 1]
    board = [spot.card for spot in game.spot if spot.card >= 0]
    decks = [
        *game.troll_deck[: game.trolls_left],
        *game.draugr_deck[: game.draugr_left],
        *game.monster_deck[: game.monsters_left],
    ]
    everywhere = [*slain_cards, *board, *decks]
    for card in set(everywhere):
        assert everywhere.count(card) <= CARD_COPIES[card], f"enemy card {card} is in two places"
    hands = [d for s in sheets for d in range(DESTINIES) if s.destinies >> d & 1]
    hands += [d for d in range(DESTINIES) if game.drawn >> d & 1]
    hands += game.queue[game.queue_head : game.queue_tail]
    assert sorted(hands) == list(range(DESTINIES)), "a destiny is missing or there twice"
    journeys = [spot.journey for spot in game.spot] + game.journey_deck[: game.journeys_left]
    for kind, copies in enumerate(JOURNEY_COPIES):
        slain_here = sum(s.krakens for s in sheets) if kind == Journey.KRAKEN else 0
        assert journeys.count(kind) + game.journey_discard[kind] + slain_here == copies, "a journey is missing"
