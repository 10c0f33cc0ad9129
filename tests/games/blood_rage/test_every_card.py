"""No card goes untested: each has a test with its name."""

from pathlib import Path

import pytest

from meadhall.games.blood_rage.names import Card

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
NAMES = [line for line in SOURCES.splitlines() if line.startswith("def test_")]


@pytest.mark.parametrize("card", [card.name.lower().rstrip("_123") for card in Card])
def test_a_test_is_named_after_each(card: str) -> None:
    assert any(card in name for name in NAMES)
