"""Writes docs/leaderboard.md from a report of `meadhall evaluate`: `python benchmarks/leaderboard.py`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from meadhall.bots.evaluation import GAMES, PROTOCOL, Pairing, read_report
from meadhall.engine.panels import game_title
from meadhall.engine.words import Words
from meadhall.registry import game

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "leaderboard.json"
PAGE = ROOT / "docs" / "leaderboard.md"

HEAD = """# Leaderboard

<!-- made by `python benchmarks/leaderboard.py`; do not write here -->

`meadhall evaluate BOT` measures any bot by the protocol `{protocol}`, in all five games, and prints what stands here:

- tables for two, options as the games come; seeds from 20260000 on, each deal once from either seat;
- the rivals are {field}, the number being the simulations that a decision may cost;
- each for themselves (Asgard, Blood Rage, Champions of Midgard) the row's share of the victories against the column;
- together (Yggdrasil, Yggdrasil Chronicles) how often row and column win as a team: with another bot that is ad-hoc
  team play, on the diagonal a bot plays with its own kind;
- behind each share, between which bounds the true one lies with 95 % certainty (Wilson).

`--out FILE` keeps every game with a digest of its decisions, and one digest of all; `meadhall evaluate --verify FILE`
plays them again and says whether they went the same way. No bot here looks at the clock, so they do. What changes the
deals, the rivals or the counting gets another name (`meadhall-bench-2`); figures of two protocols, or of two versions
of a game's rules, are not to be compared. To be listed, add a bot to the command below and send the report.

The figures: {games} games a pairing, {played} in all, {seconds} CPU seconds on two busy cores of a Xeon at 2.5 GHz,
{date}, digest `{digest}` (`benchmarks/results/leaderboard.json`).
So few games tell a clear difference from none, and no more: read the bounds. What larger numbers say of search and
networks stands with the [bots](bots.md).

```sh
meadhall evaluate {bots} --games {games} --out benchmarks/results/leaderboard.json
```
"""


def page(report: Mapping[str, Any]) -> str:
    """The page of a report."""
    facts = {"protocol": PROTOCOL, "field": ", ".join(f"`{name}`" for name in report["field"])}
    facts |= {"bots": " ".join(report["bots"]), "games": report["games_a_pairing"], "played": len(report["played"])}
    facts |= {"seconds": report["cpu_seconds"], "date": report["date"], "digest": report["digest"]}
    return HEAD.format(**facts) + "".join(part for name in GAMES for part in _game(report, name))


def _game(report: Mapping[str, Any], name: str) -> Iterator[str]:
    rules, field = game(name), report["field"]
    found = {tuple(each["bots"]): _pairing(each) for each in report["pairings"] if each["game"] == name}
    kind = "won together with" if rules.cooperative else "victories against"
    yield f"\n## {game_title(rules, Words.of(rules, 'en'))}\n\n"
    yield f"| {kind} | {' | '.join(f'`{one}`' for one in field)} |\n|---|{'---|' * len(field)}\n"
    for one in reversed(report["bots"]):
        cells = [_cell(found.get((one, other)) or found.get((other, one)), one) for other in field]
        yield f"| `{one}` | {' | '.join(cells)} |\n"


def _pairing(data: Mapping[str, Any]) -> Pairing:
    return Pairing(data["game"], tuple(data["bots"]), data["games"], tuple(data["won"]))


def _cell(pairing: Pairing | None, name: str) -> str:
    if pairing is None:
        return ""
    share, low, high = pairing.share(name)
    return f"{share:.0%} ({low * 100:.0f}-{high * 100:.0f})"


if __name__ == "__main__":
    PAGE.write_text(page(read_report(RESULTS.read_text(encoding="utf-8"))), encoding="utf-8")
