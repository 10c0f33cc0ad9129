"""No card goes untested: each has a test with its name."""

from pathlib import Path

import pytest

from meadhall.engine.content import Wrong
from meadhall.games.blood_rage.names import Card
from meadhall.games.blood_rage.schema import OWNERS, CardRow

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
NAMES = [line for line in SOURCES.splitlines() if line.startswith("def test_")]


@pytest.mark.parametrize("card", [card.name.lower().rstrip("_123") for card in Card])
def test_a_test_is_named_after_each(card: str) -> None:
    sentence = f"write a test of the card in {Path(__file__).parent}: def test_{card}_..."
    assert any(card in name for name in NAMES), sentence


def test_a_new_figure_must_say_which_cards_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(OWNERS, "pair")
    with pytest.raises(Wrong, match=r"OWNERS in schema.py does not say which cards have it"):
        CardRow("draugr", "monster")
