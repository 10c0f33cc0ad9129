"""Overlays that share one build: each plays by its own numbers, nothing is compiled twice, and what does not fit is not
made to fit."""

from collections.abc import Callable
from pathlib import Path

import pytest
from numba.core import event

import meadhall
from meadhall import registry
from meadhall.engine.batch import Batch, play_random_games
from meadhall.engine.contract import Game
from meadhall.engine.machine import compiled
from meadhall.engine.overlays import shared
from meadhall.engine.playouts import play

from ..shared_build import plays_alike

Overlay = Callable[[str], Game]


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where tests find what others of this file have compiled."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def overlay(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Overlay:
    """Overlays of the small game."""
    monkeypatch.setattr(registry, "_modules", lambda: {"hoard": "tests.engine.hoard"})
    monkeypatch.setenv("MEADHALL_CACHE", str(cache))
    shared.cache_clear()  # as another process would have it

    def load(changes: str) -> Game:
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.yaml"
        file.write_text(changes)
        return meadhall.game("hoard", file)

    return load


@pytest.fixture
def nothing_kept(overlay: Overlay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is empty at first, for tests of what is compiled and when."""
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "cache"))


class Compilations(event.Listener):
    """Counts what Numba compiles, whatever is found on disk left out."""

    def __init__(self) -> None:
        self.count = 0

    def on_start(self, event: object) -> None:
        self.count += 1

    def on_end(self, event: object) -> None:
        pass


@pytest.mark.parametrize(
    "changes",
    [
        "taken: 5",
        "taken: 9",
        "worth: [[4, 0], [0, 4], [1, 7]]",
        "luck: {sides: 2, doubled_from: 2}",
        "luck: {bonus: [-3, 2]}",
        "luck: {bonus: [-3, 2], is_kind: true}",
        "chests: 4\nworth: [[1, 2], [3, 0], [2, 2], [5, 5]]",
    ],
)
def test_an_overlay_plays_as_its_interpreted_rules_do(overlay: Overlay, changes: str) -> None:
    plays_alike(overlay(changes), 2, 12)


def test_overlays_in_one_process_do_not_mix(overlay: Overlay) -> None:
    shipped = meadhall.game("hoard")
    many = [shipped, *(overlay(f"taken: {n}\nluck: {{bonus: [{n}, 0]}}") for n in (5, 9, 12))]
    batches = [Batch(rules, 40, 2, seed=3, threads=2) for rules in many]
    for _ in range(2):
        for rules, batch in zip(many, batches, strict=True):
            batch.random_games()
            assert set(batch.records["taken"]) == {rules.content.taken}
    for rules in reversed(many):
        plays_alike(rules, 2, 6)


@pytest.mark.usefixtures("nothing_kept")
def test_a_second_overlay_compiles_nothing(overlay: Overlay) -> None:
    counted = []
    for changes in ("taken: 5", "taken: 6", "luck: {sides: 3, bonus: [2, 2]}"):
        rules, compilations = overlay(changes), Compilations()
        with event.install_listener("numba:compile", compilations):
            compiled(rules).entry(play_random_games)
        counted.append(compilations.count)
    assert counted[0] > 0
    assert counted[1:] == [0, 0]


@pytest.mark.usefixtures("nothing_kept")
def test_a_second_process_compiles_nothing(overlay: Overlay) -> None:
    compiled(overlay("taken: 5")).entry(play_random_games)
    shared.cache_clear()  # as another process would have it
    rules, compilations = overlay("taken: 6"), Compilations()
    with event.install_listener("numba:compile", compilations):
        compiled(rules).entry(play_random_games)
    assert compilations.count == 0


@pytest.mark.usefixtures("nothing_kept")
@pytest.mark.parametrize(
    ("changes", "constant"),
    [
        ("chests: 2\nworth: [[1, 2], [3, 0]]", "CHESTS"),
        ("luck: {is_kind: true}", "CONTENT.luck.is_kind"),
        ("worth: [[1, 2], [3, 0], [2, 2], [5, 5]]", "the size of WORTH"),
    ],
)
def test_an_overlay_of_more_than_numbers_is_compiled_anew(overlay: Overlay, changes: str, constant: str) -> None:
    rules = overlay(changes)
    assert constant in compiled(rules).changed_constants(play_random_games)
    seen: list[str] = []
    machine = compiled(rules)
    machine.progress = lambda done, total, name: seen.append(machine.why)
    machine.entry(play_random_games)
    assert seen[0] == f"anew: this content changes {constant}, which compiled rules have as a constant"
    plays_alike(rules, 2, 6)


@pytest.mark.usefixtures("nothing_kept")
def test_an_overlay_of_numbers_says_for_whom_it_compiles(overlay: Overlay) -> None:
    machine, seen = compiled(overlay("taken: 7")), list[str]()
    machine.progress = lambda done, total, name: seen.append(machine.why)
    machine.entry(play_random_games)
    assert set(seen) == {"once for all overlays of numbers"}


@pytest.mark.usefixtures("nothing_kept")
def test_the_game_itself_keeps_its_constants(overlay: Overlay) -> None:
    machine = compiled(meadhall.game("hoard"))
    assert machine.changed_constants(play) == []
    code = machine.made(play).library.get_llvm_str()
    assert "hoard.CONTENT" not in code
    assert "hoard.WORTH" not in code


CHANGES = """
asgard: {strength: [0, 0, 4, 5, 7, 6, 8, 7, 9], lost_past_the_wall: 4}
gods: {actions: 4}
die: {faces: [{island: white, hammers: 1}, {island: white, hammers: 0}, {island: blue, hammers: 2},
  {island: blue, hammers: 0}, {island: green, hammers: 1}, {island: black, hammers: 3}]}
stocks: {helheim: 4, muspellheim: 10}
"""


@pytest.mark.soak
@pytest.mark.compiled
def test_a_real_game_plays_by_an_overlay_as_interpreted(tmp_path: Path) -> None:
    """The other games, and overlays of many numbers: tests/soak/overlays.py. A study of such an overlay is compared in
    tests/lab/test_lab.py at every run."""
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text(CHANGES)
    two.write_text("gods: {actions: 2}")
    for players in (1, 3):
        for file in (one, two):
            rules = meadhall.game("yggdrasil", file)
            assert compiled(rules, with_events=True).changed_constants(play) == []
            assert plays_alike(rules, players, 3) > 50
