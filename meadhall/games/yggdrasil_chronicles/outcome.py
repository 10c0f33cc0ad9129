"""Who has won: everybody or nobody. Where every component is."""

from meadhall.engine import Out, rule, won_together

from .content import ARTEFACTS, CONTENT, CREATURES, ENEMIES, FIGHTERS, IOTUNNS, LEVELS, OUT, START_LIFE, WORLDS
from .names import Ending
from .state import Game


@rule
def outcome(game: Game, out: Out) -> int:
    """One point each for a victory."""
    return won_together(game, game.over == Ending.VICTORY, out)


def cards_in_play(game: Game) -> list[int]:
    """Every enemy card, wherever it lies."""
    cards = [card for sheet in game.sheet for card in sheet.deck[: sheet.deck_left]]
    cards += [card for card in game.face_up if card >= 0]
    return [*cards, game.revealed] if game.revealed >= 0 else cards


def census(game: Game) -> dict[str, int]:
    """Every component, wherever it is: these sums never change."""
    owned = sum(sheet.artefacts.bit_count() for sheet in game.sheet)
    gods = game.players + CONTENT.players.support_gods[game.players - 1]
    return {
        "elves": game.elves + sum(sheet.elves for sheet in game.sheet),
        "vane dice": game.dice + sum(sheet.dice for sheet in game.sheet),
        "artefacts": owned + sum(game.dispenser_left),
        "enemy cards": len(cards_in_play(game)) or gods * ENEMIES,  # no deck is laid before all gods are chosen
    }


def check(game: Game) -> None:
    """Further laws: each card once, ladders and lives within bounds."""
    cards = cards_in_play(game)
    assert len(set(cards)) == len(cards), "an enemy card lies in two places"
    creatures = game.creature_deck[: game.creatures_left]
    assert len(set(creatures)) == len(creatures) <= CREATURES, "a creature is in the deck twice"
    iotunns = game.iotunn_deck[: game.iotunns_left]
    assert len(set(iotunns)) == len(iotunns) <= IOTUNNS, "an Iotunn is in the deck twice"
    assert not any(game.awake >> iotunn & 1 for iotunn in iotunns), "an active Iotunn is in the deck"
    assert game.awake.bit_count() <= CONTENT.components.iotunn_pawns, "more Iotunns than pawns"
    shelved = [game.dispenser[level, i] for level in range(LEVELS) for i in range(game.dispenser_left[level])]
    owned = [a for a in range(ARTEFACTS) for sheet in game.sheet if sheet.artefacts >> a & 1]
    assert sorted(shelved + owned) == list(range(ARTEFACTS)), "an artefact is lost or doubled"
    assert 0 <= game.anonymous <= CONTENT.components.anonymous
    assert 0 <= game.giants <= CONTENT.components.fire_giants
    assert 0 <= game.heroes <= CONTENT.components.heroes
    assert game.ravaged.bit_count() <= CONTENT.components.bars
    assert all(0 <= place <= OUT for place in game.at[:FIGHTERS])
    for sheet in game.sheet[: game.players]:
        assert 0 <= sheet.life <= START_LIFE[game.players]
        assert sheet.elves >= 0
        assert sheet.dice >= 0
    if not game.over:
        for world in range(WORLDS):
            standing = sum(place == world for place in game.at[:FIGHTERS])
            assert standing < 2 or game.ravaged >> world & 1, "two Enemies stand on a World that is not ravaged"
