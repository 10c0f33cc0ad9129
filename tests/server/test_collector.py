"""Collecting garbage looks at what is new, and only now and then at everything."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from meadhall.server.services.collector import CalmCollector


class Circle:
    """Dead, it is found by a collection only."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def calm() -> Iterator[CalmCollector]:
    collector = CalmCollector(looks=3)
    collector.begin()
    yield collector
    collector.end()


def test_what_is_new_is_collected_as_ever(calm: CalmCollector) -> None:
    gone = weakref.ref(Circle())
    gc.collect()
    assert gone() is None


def test_what_survived_is_left_alone_until_everything_is_looked_at_again(calm: CalmCollector) -> None:
    old = Circle()
    gone = weakref.ref(old)
    gc.collect()
    del old
    gc.collect()
    assert gone() is not None, "nobody looks at what survived a collection"
    gc.collect()
    assert gone() is None, "every third time everything is looked at"


def test_what_is_no_circle_goes_at_once(calm: CalmCollector) -> None:
    class Plain:
        pass

    plain = Plain()
    gone = weakref.ref(plain)
    gc.collect()
    del plain
    assert gone() is None
