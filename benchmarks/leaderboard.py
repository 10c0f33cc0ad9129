"""Writes docs/leaderboard.md from a report of `meadhall evaluate`: `python benchmarks/leaderboard.py`."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from meadhall.bots.evaluation import FIELD, GAMES, PROTOCOL, Pairing, read_report
from meadhall.bots.tournament import wilson
from meadhall.engine.panels import game_title
from meadhall.engine.words import Words
from meadhall.registry import game

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "leaderboard.json"
RESPONSES = ROOT / "benchmarks" / "results" / "best-response.json"
PAGE = ROOT / "docs" / "leaderboard.md"

HEAD = """# Leaderboard

<!-- made by `python benchmarks/leaderboard.py`; do not write here -->

`meadhall evaluate BOT` measures any bot by the protocol `{protocol}`, in all five games, and prints what stands here:

- tables for two, options as the games come; seeds from 20260000 on, each deal once from either seat;
- the rivals are {field}, the number being the simulations that a decision may cost;
- each for themselves (Asgard, Blood Rage, Champions of Midgard) the row's share of the victories against the column;
- together (Yggdrasil, Yggdrasil Chronicles) how often row and column win as a team: with another bot that is ad-hoc
  team play, on the diagonal a bot plays with its own kind;
- behind each share, between which bounds the true one lies with 95 % certainty (Wilson);
- against networks, [what somebody wins who learns to beat them alone](#best-responses).

`--out FILE` keeps every game with a digest of its decisions, and one digest of all; `meadhall evaluate --verify FILE`
plays them again and says whether they went the same way. No bot here looks at the clock, so they do, on the same kind
of processor: another may round a network's sums otherwise, and choose otherwise where two actions are all but equal.
What changes the deals, the rivals or the counting gets another name (`meadhall-bench-2`); figures of two protocols, or
of two versions of a game's rules, are not to be compared. To be listed, add a bot to the command below and send the
report.

The figures: {games} games a pairing, {played} in all, {seconds} CPU seconds ({machine}),
{date}, digest `{digest}` (`benchmarks/results/leaderboard.json`).
So few games tell a clear difference from none, and no more: read the bounds. What larger numbers say of search and
networks stands with the [bots](bots.md).

```sh
meadhall evaluate {bots} --games {games} --out benchmarks/results/leaderboard.json
```
"""

ANSWERED = """
## Best responses

How much of a bot's strength is that nobody has looked for its holes yet? A fresh student learns to beat it alone: it
sits at one seat of the game's usual tables, for two to four, the frozen bot at all others. `meadhall evaluate network
--best-response MINUTES` does so for any network, needs `meadhall[learn]` and wants a GPU; of the students measured on
the way the best one plays new deals, and the report holds what it won, with the bounds, and the curve. It is a lower
bound: who learns longer may win more. A student as good as the bot would win {fair:.0%}.

| against `network` | decisions learnt from | minutes | won at the end | most won on the way |
|---|---|---|---|---|
{rows}
One H200, seed 1, {games:,} games a measurement (`benchmarks/results/best-response.json`): Asgard on 18 November 2026,
beside fourteen busy cores (`benchmarks/learn.py asgard --against FOLDER --seconds 400 --results 1000`), the other two
at once the day before, against the networks of that day. Those two were trained before there was the command: the bot
drew its actions by likelihood while they learnt, and played what it likes best when they were measured. The most won on
the way is the highest of up to {looks} measurements of the same deals. So Asgard's network has a hole, which takes five
minutes to find; that of the network before was larger, and found in two (54.6%). The other two have held.
"""


def page(report: Mapping[str, Any], responses: Mapping[str, Any]) -> str:
    """The page of a report, and of trainings against its network."""
    facts = {"protocol": PROTOCOL, "field": ", ".join(f"`{name}`" for name in FIELD)}
    facts |= {"bots": " ".join(report["bots"]), "games": report["games_a_pairing"], "played": len(report["played"])}
    facts |= {
        "seconds": report["cpu_seconds"],
        "machine": report["machine"],
        "date": report["date"],
        "digest": report["digest"],
    }
    games = "".join(part for name in GAMES for part in _game(report, name))
    return HEAD.format(**facts) + games + _answered(responses)


def _game(report: Mapping[str, Any], name: str) -> Iterator[str]:
    rules, field = game(name), report["field"]
    found = {tuple(each["bots"]): _pairing(each) for each in report["pairings"] if each["game"] == name}
    kind = "won together with" if rules.cooperative else "victories against"
    yield f"\n## {game_title(rules, Words.of(rules, 'en'))}\n\n"
    yield f"| {kind} | {' | '.join(f'`{one}`' for one in field)} |\n|---|{'---|' * len(field)}\n"
    for one in reversed(report["bots"]):
        cells = [_cell(found.get((one, other)) or found.get((other, one)), one) for other in field]
        yield f"| `{one}` | {' | '.join(cells)} |\n"


def _answered(responses: Mapping[str, Any]) -> str:
    plan = next(iter(responses.values()))["plan"]
    seats = [table["players"] for table in plan["mix"]]
    looks = max(len(made["curve"]) for made in responses.values())
    rows = "".join(_answer(name, responses[name]) for name in GAMES if name in responses)
    return ANSWERED.format(
        rows=rows, fair=sum(1 / players for players in seats) / len(seats), games=plan["measured"], looks=looks
    )


def _answer(name: str, made: Mapping[str, Any]) -> str:
    title, games = game_title(game(name), Words.of(game(name), "en")), made["plan"]["measured"]
    rival = f"against {made['plan']['against']}"
    last, most = made["curve"][-1], max(made["curve"], key=lambda point: point[rival])
    won, at_best = (_bounded(point[rival], games) for point in (last, most))
    learnt = f"{last['decisions'] / 1e6:.0f} million | {last['seconds'] / 60:.1f}"
    return f"| {title} | {learnt} | {won} | {at_best}, after {most['decisions'] / 1e6:.0f} million |\n"


def _pairing(data: Mapping[str, Any]) -> Pairing:
    return Pairing(data["game"], tuple(data["bots"]), data["games"], tuple(data["won"]))


def _cell(pairing: Pairing | None, name: str) -> str:
    if pairing is None:
        return ""
    share, low, high = pairing.share(name)
    return f"{share:.0%} ({low * 100:.0f}-{high * 100:.0f})"


def _bounded(share: float, games: int) -> str:
    low, high = wilson(share * games, games)
    return f"{share * 100:.1f}% ({low * 100:.1f}-{high * 100:.1f})"


def made() -> str:
    """The page as it should be."""
    report, responses = (path.read_text(encoding="utf-8") for path in (RESULTS, RESPONSES))
    return page(read_report(report), json.loads(responses))


if __name__ == "__main__":
    PAGE.write_text(made(), encoding="utf-8")
