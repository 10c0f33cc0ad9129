"""The named things of Blood Rage. Cards and monsters are those that content.yaml lists."""

from meadhall.engine.content import enum_from

from .board import Clan, Kind, Piece, Place, Province, Region, Slot, Stat, Token
from .schema import CONTENT, faces

__all__ = [
    "Card",
    "Clan",
    "Figure",
    "Kind",
    "Piece",
    "Place",
    "Province",
    "Region",
    "Slot",
    "Stat",
    "Token",
]

Card = enum_from("Card", faces(CONTENT.cards.list))
"""Card faces in the order of content.yaml: upgrades, battle cards, each quest as printed for every Age."""

_monsters = [card.id for card in CONTENT.cards.list if card.kind == "monster"]
Figure = enum_from("Figure", ["warrior", "leader", "ship", *_monsters])
"""Kinds of figures, as people name them."""
