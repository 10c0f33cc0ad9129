"""Who has won, and the laws that hold in every position."""

from meadhall.engine import Out, bit, rule

from .content import (
    CAMPS,
    FIRST_SEAL,
    GOD_CAMP,
    GOD_TILES,
    GODS,
    PILES,
    RECRUITS,
    TEMPLES_A_PILE,
    TRACK,
    WORLDS,
    Camp,
    Good,
    Source,
)
from .last_battle import leader
from .state import EMPTY, PILE, SPENT, UNDER, Game


@rule
def outcome(game: Game, out: Out) -> int:
    """Victory points; the most wins, on a tie the lowest turn-order tile."""
    for seat in range(game.players):
        out[seat] = game.score[seat]
    return bit(leader(game)) if game.over != 0 else 0


def _discs(game: Game, seat: int) -> int:
    """All discs of a seat; the one on the score track never leaves it."""
    slots = [(god, slot) for god in range(GODS) for slot in range(2)]
    on_gods: int = sum((game.request[at] == seat) + (game.support[at] == seat) for at in slots)
    on_temples = sum(slot == seat for slot in game.temple_slot)
    fighting: int = sum(game.battle[world, camp] == seat for world in range(WORLDS) for camp in Camp)
    won: int = sum(game.victory[world, seat] for world in range(WORLDS))
    return (
        1
        + (TRACK - game.bought[seat])
        + game.reserve[seat]
        + on_gods
        + on_temples
        + game.zone[seat]
        + fighting
        + won
        + game.centre[seat]
        + game.retired[seat]
    )


def _good(game: Game, good: int) -> int:
    """All pieces of one Good: supply, players, gods, Valhalla."""
    total: int = game.supply[good] + sum(game.hold[seat, good] for seat in range(game.players))
    if good < RECRUITS:
        total += game.valhalla[good] + sum(game.army[god, good] for god in range(GODS))
    if FIRST_SEAL <= good < FIRST_SEAL + CAMPS:
        total += sum(game.sealed >> god & 1 for god in range(GODS) if GOD_CAMP[god] == good - FIRST_SEAL)
    return total


def census(game: Game) -> dict[str, int]:
    """Every component, wherever it is: these sums never change."""
    places = [(world, camp) for world in range(WORLDS + 1) for camp in Camp]
    seats = range(game.players)
    return (
        {f"discs of seat {seat}": _discs(game, seat) for seat in seats}
        | {good.name.lower(): _good(game, good) for good in Good}
        | {
            "populations": sum(game.population[place] != EMPTY for place in places)
            + sum(game.bonuses[seat].bit_count() for seat in seats)
            + game.populations_gone.bit_count(),
            "god tiles": sum(GOD_TILES)
            - sum(game.god_taken)
            + sum(game.god[place] != EMPTY for place in places)
            + sum(game.gods_gone),
            "temples": PILES * TEMPLES_A_PILE
            - sum(game.temple_taken)
            + sum(game.temples[seat].bit_count() for seat in seats),
            "battle tiles": sum(game.battle_left) + sum(map(sum, game.battle_won)),
            "asgard tiles": game.asgard_left
            + sum(tile != EMPTY for tile in game.row)
            + game.asgard_discard.bit_count(),
        }
    )


def check(game: Game) -> None:
    """Further laws: counters agree with what they count, and no tile is in two places."""
    seats = range(game.players)
    for seat in seats:
        working = sum(game.request[god, slot] == seat for god in range(GODS) for slot in range(2))
        working += sum(slot == seat for slot in game.temple_slot) + game.zone[seat]
        assert game.at_work[seat] == working, "a disc at work is not counted"
        assert game.score[seat] == sum(game.points[seat, source] for source in Source), "points without a source"
        waiting = game.waiting >> seat & 1 and game.secret
        assert waiting or game.chosen[seat].bit_count() == game.cards[seat], "cards and their number differ"
    gone = game.populations_gone
    for seat in seats:
        assert not gone & game.bonuses[seat], "a population is in two places"
        gone |= game.bonuses[seat]
    on_board = [game.population[world, camp] for world in range(WORLDS + 1) for camp in Camp]
    assert all(tile == EMPTY or not gone >> tile & 1 for tile in on_board), "a population is in two places"
    assert len({tile for tile in on_board if tile != EMPTY}) == sum(tile != EMPTY for tile in on_board)
    assert sorted(game.order[: game.players]) == list(seats), "a turn-order tile is missing"
    for tile, at in enumerate(game.tile_at):
        assert (at == PILE) == (game.tile_owner[tile] == EMPTY), "a tile without an owner left its pile"
        if at >= UNDER:
            assert game.god[divmod(at - UNDER, CAMPS)] != EMPTY, "a tile lies under no god"
        assert at != SPENT or game.over, "a tile was shown before the fight"
