"""Who has won: most Glory, and a tie is a shared victory."""

from meadhall.engine import Out, rule

from .cards import card_place
from .content import AGES, BOARD, CARD_PLACES, CONTENT, DECK_CARDS, DECK_SIZE, PIECES
from .names import Piece, Place
from .state import Game


@rule
def outcome(game: Game, out: Out) -> int:
    best = 0
    winners = 0
    for seat in range(game.players):
        out[seat] = game.glory[seat]
        if game.glory[seat] > best or seat == 0:
            best = game.glory[seat]
            winners = 0
        if game.glory[seat] == best:
            winners |= 1 << seat
    return winners if game.over != 0 else 0


def census(game: Game) -> dict[str, int]:
    """Every component, wherever it is: these sums never change."""
    seats = range(game.players)
    held = sum(
        game.hand_size[s]
        + game.quests[s]
        + game.plays[s]
        + sum(place >= 0 for place in list.__getitem__(game.upgrade, s))
        for s in seats
    )
    lying = CARD_PLACES - len(_places_held(game))
    return {
        "warriors": sum(sum(list.__getitem__(game.warriors, s)) for s in seats),
        "leaders and ships": sum(game.at[s, p] >= 0 for s in seats for p in (Piece.LEADER, Piece.SHIP)),
        "cards": held + lying,
        "tokens": sum(1 << token for token in game.token),
        **{f"cards of age {age + 1}": sum(1 << 2 * card for card in _deck(game, age)) for age in range(AGES)},
    }


def _deck(game: Game, age: int) -> list[int]:
    """The Cards of an Age, wherever they are; those for more players come last."""
    return game.deck[card_place(age, 0) : card_place(age + 1, 0)]


def _places_held(game: Game) -> set[int]:
    """The card places in a hand, on a sheet or in a battle; every other card lies in a deck, a pack or a discard."""
    held: set[int] = set()
    for seat in range(game.players):
        held.update(list.__getitem__(game.hand, seat)[: game.hand_size[seat]])
        held.update(list.__getitem__(game.quest, seat)[: game.quests[seat]])
        held.update(list.__getitem__(game.played, seat)[: game.plays[seat]])
        held.update(place for place in list.__getitem__(game.upgrade, seat) if place >= 0)
    return held


def check(game: Game) -> None:
    """Further laws: counts that must match what stands and lies there."""
    for age in range(AGES):
        size = DECK_SIZE[game.players]
        cards = [DECK_CARDS[age, i] for i in range(size)]
        assert sorted(_deck(game, age)[:size]) == sorted(cards), "a card is missing from a deck"
        assert not game.located[age] & ~game.seen[age], "a card's place is known but not the card"
    crowd = [0] * BOARD
    for seat in range(game.players):
        assert sum(list.__getitem__(game.warriors, seat)) == CONTENT.components.warriors, "a Warrior is lost"
        assert sum(list.__getitem__(game.earned, seat)) == game.glory[seat], "Glory came from nowhere"
        assert min(game.rage[seat], game.glory[seat]) >= 0, "a clan is in debt"
        monsters = [game.upgrade[seat, p] >= 0 for p in (Piece.MONSTER_1, Piece.MONSTER_2)]
        assert [game.at[seat, p] >= 0 for p in (Piece.MONSTER_1, Piece.MONSTER_2)] == monsters, (
            "a monster without a card"
        )
        cards = [game.deck[place] for place in list.__getitem__(game.upgrade, seat) if place >= 0]
        assert sum(1 << card for card in cards) == game.powers[seat], "an upgrade is not in play"
        for place in range(BOARD):
            here = game.warriors[seat, place]
            here += sum(game.at[seat, piece] == place for piece in range(Piece.LEADER, PIECES))
            assert game.force[seat, place] == here, "a figure is miscounted"
            crowd[place] += here
    assert crowd == game.crowd, "figures are miscounted"
    for place in Place:
        if place < BOARD and game.destroyed >> place & 1:
            assert crowd[place] == 0 or game.dying_at == place, "somebody stands in a destroyed province"
