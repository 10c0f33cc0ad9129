"""Laying out the table: tokens, doomed and destroyed provinces, the three decks, the first player."""

from meadhall.engine import Flag, Settings, bit, random_below, rule, seed_chance, shuffle, tell, then

from .actions import WASTE_AT_START
from .cards import card_place
from .content import (
    AGES,
    CONTENT,
    DECK,
    DECK_CARDS,
    DECK_SIZE,
    DESTROYED_AT_START,
    PIECES,
    PROVINCES,
    SLOTS,
    TOKENS,
)
from .names import Piece, Place, Province, Token
from .state import NO_UPGRADE, NOTHING_CHOSEN, NOWHERE, Game, Step

SETTINGS = Settings(Flag("first_game", False))


@rule
def lay_out_table(game: Game, players: int, settings: list[int], seed: int) -> None:
    """Everything in its place."""
    seed_chance(game, seed)
    game.players = players
    game.no_first_draft = settings[0]
    for seat in range(players):
        lay_out_clan(game, seat)
    lay_out_tokens(game)
    doom_provinces(game)
    for age in range(AGES):
        for i in range(DECK):
            game.deck[card_place(age, i)] = DECK_CARDS[age, i]
        shuffle(game, game.deck, card_place(age, 0), card_place(age, DECK_SIZE[players]))
    game.first = random_below(game, players)
    game.active = game.first
    then(game, Step.BEGIN_AGE)


@rule
def lay_out_clan(game: Game, seat: int) -> None:
    """Every figure in the reserve and no upgrade yet; stats stand on their first step in a fresh record."""
    for slot in range(SLOTS):
        game.upgrade[seat, slot] = NO_UPGRADE
    for piece in range(PIECES):
        game.at[seat, piece] = NOWHERE
    game.at[seat, Piece.LEADER] = Place.RESERVE
    game.at[seat, Piece.SHIP] = Place.RESERVE
    game.warriors[seat, Place.RESERVE] = CONTENT.components.warriors
    game.chosen[seat] = NOTHING_CHOSEN


@rule
def lay_out_tokens(game: Game) -> None:
    """The eight tokens shuffled over the outer provinces, the green one on Yggdrasil."""
    game.token[Province.YGGDRASIL] = Token.ALL
    for i in range(PROVINCES - 1):
        game.token[1 + i] = TOKENS[i]
    shuffle(game, game.token, 1, PROVINCES)


@rule
def doom_provinces(game: Game) -> None:
    """Of the eight outer provinces three are doomed, one an Age, and some are destroyed from the start."""
    free = (1 << PROVINCES) - 1 - bit(Province.YGGDRASIL)
    for i in range(AGES + DESTROYED_AT_START[game.players]):
        nth = random_below(game, PROVINCES - 1 - i)
        province = 0
        while True:
            if (free >> province) & 1 == 1:
                if nth == 0:
                    break
                nth -= 1
            province += 1
        free &= ~bit(province)
        if i < AGES:
            game.doom[i] = province
        else:
            game.destroyed |= bit(province)
            tell(game, WASTE_AT_START, province)
