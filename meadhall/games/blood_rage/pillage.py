"""Pillaging: the call to battle, who fights, and what a successful pillage brings."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import (
    BATTLE_BEGINS,
    CARD_RAISES_ALL,
    DECLINE,
    GIANT_TAKES_AGAIN,
    JOIN,
    JOINED,
    LEADER_MOVES,
    PILLAGE_DECLARED,
    PILLAGE_FAILED,
    PILLAGE_GLORY,
    PILLAGED,
    REPILLAGE_DECLARED,
    UNOPPOSED,
)
from .clan import gain_glory, owns, pay_rage, raise_all_stats, raise_by_card, raise_stat
from .content import CONTENT, FIGURE_CARD, NEIGHBOURS, PIECES, PROVINCES, RAGE_PRICE
from .figures import card_in, figure_of, figures_near, has_room, move, piece_of, stands_at
from .names import Card, Figure, Piece, Slot, Token
from .state import ANY_STAT, NO_TEXT, Decision, Game, Source, Step

# --- the call to battle ---------------------------------------------------------------------------------------------


@rule
def declare_again(game: Game, seat: int, province: int) -> None:
    """Tyr's Challenge: a pillaged province is pillaged once more, at a price."""
    tell(game, REPILLAGE_DECLARED, seat, province)
    pay_rage(game, seat, RAGE_PRICE[Card.TYRS_CHALLENGE])
    declare_pillage(game, seat, province)


@rule
def declare_pillage(game: Game, seat: int, province: int) -> None:
    """A clan sets out to pillage. From its left round the table, itself last, all may join from next door."""
    tell(game, PILLAGE_DECLARED, seat, province, game.token[province])
    game.pillager = seat
    game.province = province
    game.declines = 0
    for fighter in range(game.players):
        game.text[fighter] = NO_TEXT
        game.fallen[fighter] = 0
    then(game, Step.CALL, (seat + 1) % game.players)
    then(game, Step.GATHER)


@rule
def call_to_battle(game: Game, seat: int) -> None:
    """Round after round until the province is full or everybody in a row has declined."""
    caller = seat
    while game.declines < game.players and has_room(game, game.province):
        if provinces_to_join_from(game, caller, game.province) != 0:
            game.declines += 1
            then(game, Step.CALL, (caller + 1) % game.players)
            ask(game, caller, Decision.CALL)
            return
        game.declines += 1
        caller = (caller + 1) % game.players


@rule
def provinces_to_join_from(game: Game, seat: int, battlefield: int) -> int:
    """Mask of the adjacent provinces where the clan stands; ships never move."""
    mask = 0
    for source in range(PROVINCES):
        if has(NEIGHBOURS[battlefield], source) and game.force[seat, source] > 0:
            mask |= bit(source)
    return mask


@rule
def figures_to_join(game: Game, seat: int, out: Out) -> int:
    """One figure from an adjacent province, or none."""
    sources = provinces_to_join_from(game, seat, game.province)
    n = 0
    for source in range(PROVINCES):
        if has(sources, source):
            for piece in range(PIECES):
                if stands_at(game, seat, piece, source):
                    out[n] = JOIN(figure_of(game, seat, piece), source)
                    n += 1
    out[n] = DECLINE
    return n + 1


@rule
def join(game: Game, seat: int, figure: int, source: int) -> None:
    """No Rage, no Horns, no invasion: a figure just walks in."""  # ruling BR-19
    move(game, seat, piece_of(game, seat, figure), source, game.province)
    tell(game, JOINED, seat, figure, source, game.province)
    game.declines = 0


# --- who fights -----------------------------------------------------------------------------------------------------


@rule
def gather(game: Game) -> None:
    """Everybody with a figure in the province or its fjord fights; alone, the pillager simply takes the reward."""
    game.fighters = 0
    game.valkyries = 0
    count = 0
    for seat in range(game.players):
        if figures_near(game, seat, game.province) > 0:
            game.fighters |= bit(seat)
            count += 1
            if monster_there(game, seat, Figure.VALKYRIE):
                game.valkyries |= bit(seat)
    if count == 1:
        tell(game, UNOPPOSED, game.pillager, game.province)
        game.victor = game.pillager
        then(game, Step.REWARD)
    else:
        tell(game, BATTLE_BEGINS, game.province)
        then(game, Step.CHOOSE)
        then(game, Step.COMPARE)
        then(game, Step.AFTERMATH)


@rule
def monster_there(game: Game, seat: int, figure: int) -> bool:
    """Whether the clan owns this monster and it stands in the province pillaged."""
    if not owns(game, seat, FIGURE_CARD[figure]):
        return False
    there: bool = game.at[seat, piece_of(game, seat, figure)] == game.province
    return there


# --- the reward -----------------------------------------------------------------------------------------------------


@rule
def reward(game: Game) -> None:
    """A pillager who has won, or was alone, takes the token's reward; then giants, cards and lords add theirs."""
    seat = game.pillager
    if game.victor != seat:
        tell(game, PILLAGE_FAILED, seat, game.province)
        return
    game.pillaged |= bit(game.province)
    tell(game, PILLAGED, seat, game.province, game.token[game.province])
    take_reward(game, seat)
    if monster_there(game, seat, Figure.FROST_GIANT):
        tell(game, GIANT_TAKES_AGAIN, seat)
        take_reward(game, seat)
    if game.text[seat] == Card.FRIGGAS_GRACE:
        raise_by_card(game, seat, Card.FRIGGAS_GRACE, game.token[game.province])  # ruling BR-8: only its stat is barred
    then(game, Step.LORD)


@rule
def take_reward(game: Game, seat: int) -> None:
    match game.token[game.province]:
        case Token.FAME:
            gain_glory(game, seat, CONTENT.tokens.glory, Source.PILLAGE)
            tell(game, PILLAGE_GLORY, seat, CONTENT.tokens.glory, game.glory[seat])
        case Token.ALL:
            raise_all_stats(game, seat)
        case _:
            raise_stat(game, seat, game.token[game.province])


@rule
def lord_takes_part(game: Game) -> None:
    """A Leader who stands in the pillaged province adds what his upgrade says."""
    seat = game.pillager
    if game.at[seat, Piece.LEADER] != game.province:
        return
    match card_in(game, seat, Slot.LEADER):
        case Card.LORD_OF_HAMMERS:
            game.offer_at = game.province
            ask(game, seat, Decision.HAMMERS)
        case Card.LORD_OF_AXES:
            raise_by_card(game, seat, Card.LORD_OF_AXES, ANY_STAT)
        case Card.LORD_OF_SPEARS:
            tell(game, CARD_RAISES_ALL, seat, Card.LORD_OF_SPEARS)
            raise_all_stats(game, seat)


@rule
def ways_for_leader(game: Game) -> int:
    """Lord of Hammers: an adjacent living province with room."""
    mask = 0
    for province in range(PROVINCES):
        if has(NEIGHBOURS[game.offer_at], province) and has_room(game, province):
            mask |= bit(province)
    return mask


@rule
def lead_on(game: Game, seat: int, province: int) -> None:
    move(game, seat, Piece.LEADER, game.offer_at, province)
    tell(game, LEADER_MOVES, seat, province)
