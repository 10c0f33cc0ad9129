"""What a game registers is checked where it is registered."""

from dataclasses import replace

import pytest

from meadhall.registry import game


def test_a_verb_to_be_confirmed_must_be_one_of_the_game() -> None:
    with pytest.raises(AssertionError, match="yggdrasil has no verb 'resign' to be confirmed"):
        replace(game("yggdrasil"), confirmed_verbs=("pass", "resign"))


def test_a_game_says_which_it_is_and_no_more() -> None:
    rules = game("yggdrasil", "small")
    assert repr(rules) == f"<game yggdrasil, version {rules.version}, content {rules.content_hash}>"
