"""Writes docs/leaderboard.md from a report of `meadhall evaluate`: `python benchmarks/leaderboard.py`."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from meadhall.bots.evaluation import FIELD, FIRST_DEAL, GAMES, GAMES_A_PAIRING, PROTOCOL, Pairing, Response, read_report
from meadhall.engine.panels import game_title
from meadhall.engine.words import Words
from meadhall.registry import game

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "leaderboard.md"

HEAD = """# Leaderboard

<!-- made by `python benchmarks/leaderboard.py`; do not write here -->

`meadhall evaluate BOT` measures any bot by the protocol `{protocol}`, in all five games, and prints what stands here:

- tables for two, options as the games come, {usual} games a pairing; the seeds of the deals go from {first} on;
- the rivals are {field}, the number being the simulations that a decision may cost;
- each for themselves (Asgard, Blood Rage, Champions of Midgard) every deal is played from either seat, and what counts
  is the row's share of the victories against the column;
- together (Yggdrasil, Yggdrasil Chronicles) every game is another deal, and what counts is how often row and column win
  as a team: with another bot that is ad-hoc team play, on the diagonal a bot plays with its own kind;
- behind each share, between which bounds the true one lies with 95 % certainty (Wilson), and in the last column the CPU
  milliseconds of a decision, measured in these games;
- against networks, [what somebody wins who learns to beat them alone](#best-responses).

`--out FILE` keeps every game with a digest of its decisions, the digests of the weights and the code that are not part
of the release, and one digest of all of it. No key signs a report: what proves it is that anybody can play it again.
`meadhall evaluate --verify FILE` does so, and says whether the same games went the same way. No bot here looks at the
clock, so they do, on the same kind of processor: another may round a network's sums otherwise, and choose otherwise
where two actions are all but equal. What changes the deals, the rivals or the counting gets another name
(`meadhall-bench-2`); figures of two protocols, or of two versions of a game's rules, are not to be compared. To be
listed, add a bot to the command below and send the report.

The figures: {games} games a pairing, {played:,} in all, {seconds:,} CPU seconds ({machine}), {date}, Meadhall
{release}, digest `{digest}` (`benchmarks/results/leaderboard.json`).
So few games tell a clear difference from none, and no more: read the bounds. What larger numbers say of search and
networks stands with the [trained players](networks.md#how-strong-they-are).

```sh
meadhall evaluate {bots} --out benchmarks/results/leaderboard.json
```
"""

ANSWERED = """
## Best responses

How much of a bot's strength is that nobody has looked for its holes yet? A fresh student learns to beat it alone: it
sits at one seat of the game's usual tables, for two to four, the frozen bot at all others. `meadhall evaluate network
--best-response MINUTES` does so for any network, needs `meadhall[learn]` and wants a GPU. Of the students measured on
the way the best one plays new deals, and the table shows what it wins of those. That is a lower bound: who learns
longer may win more. A student as good as the bot would win {fair:.0%}; where it wins more than that, there is a hole.

| against `network` | the bot | won | on the way, a tenth of the time each | decisions learnt from | minutes |
|---|---|---|---|---|---|
{rows}
{machine}, {dates}, all of them side by side, {games:,} games a measurement:

```sh
python benchmarks/best_response.py {names} --minutes {minutes:g}
```

The results are in `benchmarks/results/best-response-GAME.json`.
"""


def page(report: Mapping[str, Any], responses: Sequence[Mapping[str, Any]]) -> str:
    """The page of a report, and of trainings against its network."""
    facts = {"protocol": PROTOCOL, "usual": GAMES_A_PAIRING, "first": FIRST_DEAL}
    facts |= {"field": ", ".join(f"`{name}`" for name in FIELD)}
    facts |= {"bots": " ".join(report["bots"]), "games": report["games_a_pairing"], "played": len(report["played"])}
    facts |= {"seconds": report["cpu_seconds"], "release": report["meadhall"]}
    facts |= {key: report[key] for key in ("machine", "date", "digest")}
    games = "".join(part for name in GAMES for part in _game(report, name))
    return HEAD.format(**facts) + games + _answered(responses)


def _game(report: Mapping[str, Any], name: str) -> Iterator[str]:
    rules, field = game(name), list(dict.fromkeys([*report["bots"], *report["field"]]))
    found = {tuple(each["bots"]): _pairing(each) for each in report["pairings"] if each["game"] == name}
    kind = "won together with" if rules.cooperative else "victories against"
    yield f"\n## {game_title(rules, Words.of(rules, 'en'))}\n\n"
    yield f"| {kind} | {' | '.join(f'`{one}`' for one in field)} | ms |\n|---|{'---|' * len(field)}---|\n"
    for one in reversed(report["bots"]):
        cells = [_cell(found.get((one, other)) or found.get((other, one)), one) for other in field]
        yield f"| `{one}` | {' | '.join(cells)} | {report['ms_a_decision'][name][one]:.2g} |\n"


def _answered(responses: Sequence[Mapping[str, Any]]) -> str:
    first, names = responses[0], [made["game"] for made in responses]
    return ANSWERED.format(
        fair=first["fair"],
        rows="".join(map(_answer, responses)),
        machine=first["training"]["device"],
        dates=", ".join(sorted({made["date"] for made in responses})),
        games=first["games"],
        names=" ".join(names),
        minutes=first["minutes"],
    )


def _answer(made: Mapping[str, Any]) -> str:
    title, learnt = game_title(game(made["game"]), Words.of(game(made["game"]), "en")), made["training"]
    share, low, high = Response(**{field.name: made[field.name] for field in fields(Response)}).share()
    rival = next(key for key in made["curve"][0] if key.startswith("against"))
    way = ", ".join(f"{point[rival]:.0%}" for point in made["curve"])
    held = "has a hole" if low > made["fair"] else "holds so far" if high < made["fair"] else "is met as an equal"
    bounds = f"{share:.1%} ({low * 100:.1f}-{high * 100:.1f})"
    effort = f"{learnt['decisions'] / 1e6:.0f} million | {learnt['seconds'] / 60:.1f}"
    return f"| {title} | {held} | {bounds} | {way} | {effort} |\n"


def _pairing(data: Mapping[str, Any]) -> Pairing:
    return Pairing(data["game"], tuple(data["bots"]), data["games"], tuple(data["won"]))


def _cell(pairing: Pairing | None, name: str) -> str:
    if pairing is None:
        return ""
    share, low, high = pairing.share(name)
    return f"{share:.0%} ({low * 100:.0f}-{high * 100:.0f})"


def made() -> str:
    """The page as it should be."""
    report = read_report((RESULTS / "leaderboard.json").read_text(encoding="utf-8"))
    answers = [RESULTS / f"best-response-{name}.json" for name in GAMES]
    responses = [json.loads(file.read_text(encoding="utf-8")) for file in answers if file.exists()]
    return page(report, responses)


if __name__ == "__main__":
    PAGE.write_text(made(), encoding="utf-8")
