"""Whatever is drawn and can be chosen glows: over random games, no option whose thing is on the screen stays dark.

The page is real, the table behind it lies under glass (`web/scripts/look.py`): positions are laid before it one after
the other, each offering a verb not seen before.
"""

import random
import runpy
from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from meadhall.engine.tables import Table
from meadhall.engine.vocabulary import SEAT, label

from .conftest import BUILT, ROOT, need

GAMES = 12
OFTEN = 1
"""Positions looked at for each verb, at least."""
POINT_AT_EACH_ROW = """
async () => {
  const dark = [];
  for (const row of document.querySelectorAll('.opts button[data-action]')) {
    row.dispatchEvent(new PointerEvent('pointerenter'));
    await new Promise((done) => setTimeout(done));
    const hot = document.querySelector('.board .target.hot, .tray .thing.hot, .rail .thing.hot');
    if (!hot) dark.push(row.dataset.action);
    row.dispatchEvent(new PointerEvent('pointerleave'));
  }
  const drawn = document.querySelectorAll('.board .target, .tray .thing button, .rail .thing button');
  return { dark: dark.map(Number), drawn: [...drawn].map((thing) => `${thing.dataset.kind}:${thing.dataset.word}`) };
}
"""
ELSEWHERE: set[tuple[str, str, str]] = set()
"""(game, verb, kind) whose drawn namesake is another thing."""


def positions(game: str) -> list[tuple[Table, int]]:
    """Positions of random games in which together every verb met is offered."""
    found: list[tuple[Table, int]] = []
    often: dict[str, int] = {}
    for seed in range(GAMES):
        chance = random.Random(seed)
        players = meadhall.game(game).players
        table = meadhall.new(game, players=players[min(2, len(players) - 1)], seed=seed)
        while not table.over:
            seat = table.waiting[0]
            legal = table.legal(seat)
            verbs = {action.phrase.name for action in legal}
            if len(legal) > 1 and any(often.get(verb, 0) < OFTEN for verb in verbs):
                found.append((table.clone(), seat))
                for verb in verbs:
                    often[verb] = often.get(verb, 0) + 1
            table.play(seat, chance.choice(legal))
    return found


def things(action: Any) -> list[str]:
    """What an action names, as the page calls it; a number is no thing."""
    named = [(kind, value) for _, kind, value in action.phrase.arguments if not isinstance(kind, int)]
    return [f"seat:{v}" if kind is SEAT else f"{kind.__name__.lower()}:{label(kind, v)}" for kind, v in named]


@pytest.mark.parametrize("game", meadhall.games())
def test_everything_drawn_that_can_be_chosen_glows(browser: Browser, game: str) -> None:
    need(BUILT.is_file(), "the page is not built; run `npm run build` in web/")
    look = runpy.run_path(str(ROOT / "web" / "scripts" / "look.py"))
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    laid = positions(game)
    show = look["serve"](page, *laid[0])
    page.goto("http://meadhall.test/#/table/look")
    page.wait_for_selector(".opts button[data-action]")
    missing = set()
    for table, seat in laid:
        show(table, seat)
        legal = {action.number: action for action in table.legal(seat)}
        page.wait_for_function(
            """(wanted) => {
              const shown = [...document.querySelectorAll('.opts button[data-action]')];
              const rows = shown.map((row) => Number(row.dataset.action));
              return rows.length === wanted.length && rows.every((action) => wanted.includes(action));
            }""",
            arg=[*legal],
        )
        seen = page.evaluate(POINT_AT_EACH_ROW)
        named = [thing for action in legal.values() for thing in set(things(action))]
        for number in seen["dark"]:
            for thing in things(legal[number]):
                tells_apart = named.count(thing) == 1 or named.count(thing) < len(legal)
                verb, kind = legal[number].phrase.name, thing.partition(":")[0]
                if thing in seen["drawn"] and tells_apart and (game, verb, kind) not in ELSEWHERE:
                    missing.add(f"{table.decision}: {verb} {thing}")
    page.close()
    assert sorted(missing) == []
