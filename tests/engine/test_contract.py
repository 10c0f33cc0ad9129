"""What a game registers is checked where it is registered."""

from dataclasses import replace

import pytest

from meadhall.registry import game


def test_a_verb_to_be_confirmed_must_be_one_of_the_game() -> None:
    with pytest.raises(AssertionError, match="yggdrasil has no verb 'resign' to be confirmed"):
        replace(game("yggdrasil"), confirmed_verbs=("pass", "resign"))
