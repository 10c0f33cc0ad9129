"""A player's hands: what a person does at the page."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import httpx
from playwright.sync_api import Error, Page

import meadhall
from meadhall.engine.tables import Table

from .conftest import PATIENCE, ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SEEDS, SOON = 50, 60
"""How many games are tried for a position, and how many decisions each may take to it."""
SEED = 0
"""A game of two Yggdrasil gods that begins with the first seat choosing an action."""
BY_LIST = 0.15
"""How often a hand takes a row of the list although something glows."""
SPOT = """
([selector, order]) => {
  // a point of the first of these things that a mouse would really hit
  const all = document.querySelectorAll(selector);
  for (const thing of order.map((which) => all[which])) {
    if (!thing) continue;
    if (!thing.closest('svg')) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = thing.getBoundingClientRect();
    for (const n of [3, 7, 15, 31]) {
      for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) {
        const [x, y] = [box.left + (box.width * (i + .5)) / n, box.top + (box.height * (j + .5)) / n];
        if (document.elementFromPoint(x, y)?.closest('.target, button') === thing) return [x, y];
      }
    }
  }
  return null;
}
"""
HURRIED = """
{
  const later = setTimeout;
  window.setTimeout = (act, ms = 0, ...given) => later(act, ms / 10, ...given);
}
"""
TAKES_CHOICES = ".opts[aria-busy=false] button[data-action]"
"""Rows of a list that takes a decision: nothing is being told, and it has stood for a moment."""
GLOWING = ".board .target.lit, .tray .thing.lit button, .rail .thing.lit button"
SEEN = """
(glowing) => ({
  over: document.querySelector('.end, .small') !== null,
  asked: document.querySelector('.acts .btn.do') !== null,
  rows: [...document.querySelectorAll('TAKES_CHOICES')].map((row) => row.dataset.action),
  glowing: document.querySelectorAll(glowing).length,
  said: document.querySelector('.side').textContent,
})
""".replace("TAKES_CHOICES", TAKES_CHOICES)


def host(hall: str, *seats: str, game: str = "yggdrasil", **wishes: object) -> dict[str, Any]:
    """Make a table over HTTP: "person", "open", or a bot's level for each seat."""
    made = [
        {"kind": s, "name": f"P{i}"} if s in ("person", "open") else {"kind": "bot", "level": s}
        for i, s in enumerate(seats)
    ]
    answer = httpx.post(
        f"{hall}/api/tables", json={"game": game, "seats": made, "seed": SEED, **wishes}, timeout=PATIENCE / 1000
    )
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def seen_from_outside(hall: str, table: str) -> dict[str, Any]:
    """The table as the server tells it to anybody."""
    return dict(httpx.get(f"{hall}/api/tables/{table}", timeout=PATIENCE / 1000).json())


def sit_down(page: Page, table: dict[str, object], seat: int = 0, query: str = "") -> None:
    """Open the table with the key of a seat."""
    tokens, info = table["tokens"], table["table"]
    assert isinstance(tokens, dict)
    assert isinstance(info, dict)
    page.goto(f"/#/table/{info['id']}?seat={seat}&token={tokens[str(seat)]}{query}")
    page.wait_for_selector(".game .decide, .game .small")


def sit_everywhere(page: Page, table: dict[str, Any]) -> None:
    """Open the table in one browser that holds the keys of all its people."""
    for seat in table["tokens"]:
        sit_down(page, table, int(seat))
    page.reload()
    page.wait_for_selector(".game .decide, .game .small")


def led_to(hall: str, game: str, wanted: Callable[[Table], bool]) -> dict[str, Any]:
    """A table of two people who have decided at random until something wanted can be done."""
    for seed in range(SEEDS):
        known, chance = meadhall.new(game, players=2, seed=seed), random.Random(seed)
        while len(known.actions) < SOON and not known.over and not wanted(known):
            known.play(known.waiting[0], chance.choice(known.legal(known.waiting[0])))
        if wanted(known):
            table = host(hall, "person", "person", game=game, seed=seed)
            for seq, (seat, action) in enumerate(known.actions):
                command(hall, table, t="act", id=f"led-{seq}", seq=seq, seat=seat, action=action.number)
            return table
    raise AssertionError("no game comes to that soon")


def command(hall: str, table: dict[str, Any], **said: object) -> None:
    """Say something at a table over HTTP, as the seat it names."""
    answer = httpx.post(
        f"{hall}/api/tables/{table['table']['id']}/commands",
        headers={"authorization": f"Bearer {table['tokens'][str(said['seat'])]}"},
        json=said,
        timeout=PATIENCE / 1000,
    )
    assert answer.json()["t"] == "ack", answer.text


def hurry(page: Page) -> None:
    """Let whatever waits in this window wait a tenth as long, where many decisions are taken: after each the list rests
    for a moment (test_motion.py)."""
    page.add_init_script(HURRIED)


def wear(page: Page, **chosen: str) -> None:
    """Settings as if this browser had chosen them before: theme, language."""
    kept = ", ".join(f"{name}: '{value}'" for name, value in chosen.items())
    page.add_init_script(f"localStorage.setItem('meadhall-settings', JSON.stringify({{{kept}}}))")


def wait_for_turn(page: Page) -> bool:
    """Until something can be done here; False when the game is over."""
    page.wait_for_selector(f"{TAKES_CHOICES}, .acts .btn.do, .end, .small")
    return page.query_selector(".end, .small") is None


def options(page: Page) -> list[str]:
    return [
        str(text)
        for text in page.eval_on_selector_all(".opts button[data-action]", "(all) => all.map((row) => row.innerText)")
    ]


def click_target(page: Page, chance: random.Random) -> bool:
    """Click a lit thing on the board or in the tray with the mouse; False if nothing there is lit."""
    lit = list(range(page.evaluate(SEEN, GLOWING)["glowing"]))
    chance.shuffle(lit)
    point = page.evaluate(SPOT, [GLOWING, lit])
    if point:
        page.mouse.click(*point)
    return bool(point)


def click_option(page: Page, chance: random.Random) -> None:
    """Click a row or a stone of the list; while the line is cut there is none."""
    page.wait_for_selector(TAKES_CHOICES)
    action = chance.choice(page.evaluate(SEEN, GLOWING)["rows"])
    page.click(f'.opts button[data-action="{action}"]')


def press(page: Page, key: str) -> None:
    """Press a key once the page listens: until the last decision is acknowledged it does not."""
    page.wait_for_selector(TAKES_CHOICES)
    page.keyboard.press(key)


def settled(page: Page, act: Callable[[], object], before: str | None = None) -> None:
    """Do something and wait until the decision block shows something else than now, or than before."""
    said = page.evaluate(SEEN, GLOWING)["said"] if before is None else before
    act()
    page.wait_for_function("(before) => document.querySelector('.side').textContent !== before", arg=said)


def eventually(page: Page, holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    for _ in range(PATIENCE // 50):
        if holds():
            return
        page.wait_for_timeout(50)
    assert holds()


def click_if_there(page: Page, selector: str) -> None:
    """Click something that others may take away at any moment: a bot that asked for counsel does not wait for ever."""
    thing = page.query_selector(selector)
    try:
        if thing:
            thing.click()
    except Error as gone:
        if "not attached" not in gone.message:
            raise


def move(page: Page, chance: random.Random, by_list: float = BY_LIST) -> bool:
    """One click: the question's answer, something that glows, or a row; False if there is nothing to click any more."""
    seen = page.evaluate(SEEN, GLOWING)
    if seen["over"] or not (seen["asked"] or seen["rows"]):
        return False

    def act() -> None:
        if seen["asked"]:
            click_if_there(page, ".acts .btn.do")
        elif chance.random() < by_list or not click_target(page, chance):
            click_if_there(page, f'.opts button[data-action="{chance.choice(seen["rows"])}"]')

    settled(page, act, seen["said"])
    return True


def play_on(page: Page, chance: random.Random, moves: int = 2000, by_list: float = BY_LIST) -> int:
    """Play by clicking what is lit, sometimes a row instead, until the end or so many moves."""
    done = 0
    while done < moves and wait_for_turn(page):
        done += move(page, chance, by_list)
    return done


def play_together(pages: Sequence[Page], chance: random.Random, moves: int = 4000) -> int:
    """Several people at one table, each moving when it is their turn, until the end or so many moves."""
    done = waited = 0
    while done < moves:
        if any(move(page, chance) for page in pages):
            done, waited = done + 1, 0
            continue
        if all(page.evaluate(SEEN, GLOWING)["over"] for page in pages):
            break
        assert waited < PATIENCE, "nobody has anything to do"
        pages[0].wait_for_timeout(40)
        waited += 40
    return done


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, with where."""
    page.evaluate(AXE.read_text())
    found = page.evaluate(
        """axe.run(document, {
          resultTypes: ['violations'],
          rules: { 'label-content-name-mismatch': { enabled: true } },
        })"""
    )["violations"]
    return [f"{v['id']}: {n['html'][:160]} {n.get('failureSummary', '')[:200]}" for v in found for n in v["nodes"][:3]]
