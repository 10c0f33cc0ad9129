"""Yggdrasil's components: the names rules use, and the constant tables made from content.yaml."""

from pathlib import Path

from meadhall.engine import bit, load_content, row

from .names import Card, Enemy, Giant, God, Island, Reinforcement, Rune, World
from .schema import Content

__all__ = ["Card", "Enemy", "Giant", "God", "Island", "Reinforcement", "Rune", "World"]

CONTENT = load_content(Content, Path(__file__).parent / "content.yaml")

# --- the tables rules read -----------------------------------------------------------------------------------------

ENEMIES = len(Enemy)
GODS = len(God)
ISLANDS = len(Island)
WORLDS = len(World)
GIANTS = len(Giant)

FACES = len(CONTENT.die.faces)
FACE_ISLAND = row(Island[face.island.upper()] for face in CONTENT.die.faces)
FACE_HAMMERS = row(face.hammers for face in CONTENT.die.faces)

CALMED_BY = row(
    sum(bit(Island[island.upper()]) for island in CONTENT.fenrir.calmed_by.get(power, [])) for power in range(4)
)
"""Mask of the colours that calm Fenrir, by his power."""

BAG_VIKINGS = row(bag.vikings for bag in CONTENT.midgard.bags)
BAG_FIRE_GIANTS = row(bag.fire_giants for bag in CONTENT.midgard.bags)

CARD_ENEMIES = row(
    [*(bit(e) for e in Enemy), *(bit(e) for e in Enemy)]
    + [sum(bit(Enemy[name.upper()]) for name in names) for names in CONTENT.ragnarok.cards]
)
"""Mask of the enemies a card shows, by Card."""
CARD_ADVANCE = row(
    [CONTENT.enemy_cards.advance] * ENEMIES
    + [CONTENT.enemy_cards.angry_advance] * ENEMIES
    + [CONTENT.enemy_cards.advance] * len(CONTENT.ragnarok.cards)
)
ANGRY = int(Card.ANGRY_HEL)
RAGNAROK = int(Card.RAGNAROK_1)
CARD_KINDS = len(Card)
RAGNAROK_CARDS = len(CONTENT.ragnarok.cards)
DECK_ROOM = CONTENT.components.enemy_cards + RAGNAROK_CARDS

GIANT_RUNE = row(Rune[giant.rune.upper()] for giant in CONTENT.giants.list)
_effects = [(giant.effect, giant.target) for giant in CONTENT.giants.list]
BLOCKER = row(
    sum(bit(g) for g, (effect, target) in enumerate(_effects) if effect == "block" and target == world.name.lower())
    for world in World
)
"""Mask of the giants that block a world, by World."""
STRENGTHENER = row(
    sum(bit(g) for g, (effect, target) in enumerate(_effects) if effect == "strengthen" and target == e.name.lower())
    for e in Enemy
)
"""Mask of the giants that make an enemy stronger, by Enemy."""


def _with_effect(effect: str) -> int:
    return sum(bit(g) for g, (kind, _) in enumerate(_effects) if kind == effect)


CANCELS_POWERS = _with_effect("cancel_powers")
WHIRLPOOL = _with_effect("whirlpool")
STRENGTHENS_GIANTS = _with_effect("strengthen_giants")
FORBIDS_DIE = _with_effect("no_die")

DIFFICULTY_ANGRY = row(difficulty.angry for difficulty in CONTENT.difficulties.list)
DIFFICULTY_RAGNAROK = row(difficulty.ragnarok for difficulty in CONTENT.difficulties.list)
