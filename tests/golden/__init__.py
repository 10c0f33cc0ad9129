"""Golden playthroughs: whole games as readable text, and decision counts. `make golden` writes them anew.

A change of the rules shows as a difference that a reviewer can read. Bless it with `make golden`, and raise the
game's `version` when old saves would lead elsewhere.
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import meadhall
from meadhall.engine.chance import pick
from meadhall.engine.contract import Game
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import first_seat, next_decision, start
from meadhall.engine.record import Out
from meadhall.engine.settings import Choice
from meadhall.engine.vocabulary import Kind
from meadhall.engine.words import Words

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "counts.json"
LAYOUTS = FOLDER / "layouts.json"
DEPTH = 3
SEEDS = (1, 2, 3)


def cases(rules: Game) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every player count with every value of the game's first choice (its difficulty or mode), if it has one."""
    first = next(iter(rules.settings.options.values()), None)
    values = [{first.name: value} for value in first.values] if isinstance(first, Choice) else [{}]
    for players in rules.players:
        for options in values:
            label = "-".join([rules.name, f"{players}p", *map(str, options.values())])
            yield label, players, options


def playthrough(rules: Game, players: int, options: dict[str, Any], seed: int = 7) -> str:
    """A game played by chance, told in English: each decision, its options, what was chosen and what happened."""
    table = meadhall.Table(rules, players, seed, options)
    words = Words.of(rules, "en")
    lines = [table.line(), ""]
    told = 0
    while True:
        names = table.seat_names
        lines += [f"    {words.event(event.phrase, names)}" for event in table.events_for(-1, told)]
        told = len(table.events)
        if table.over:
            break
        seat = table.waiting[len(table.actions) % len(table.waiting)]
        legal = table.legal(seat)
        chosen = legal[pick(seed, len(table.actions), len(legal))]
        assert table.decision is not None
        question, _ = words.prompt(table.decision, seat, names, table.asked_about)
        lines.append(f"{len(table.actions) + 1:>4} {words.seat(names[seat])}: {question} ({len(legal)}) {chosen}")
        table.play(seat, chosen)
    lines += ["", f"{table.ending}, scores {table.scores}, winners {table.winners}"]
    return "\n".join(lines) + "\n"


def count(rules: Game, seed: int, depth: int = DEPTH) -> int:
    """How many sequences of so many decisions there are from the start of a game, seats answering in order."""
    machine = interpreted(rules)
    settle, out = machine.bind(next_decision), Out([0] * rules.max_options)
    game: Any = rules.record()
    machine.bind(start)(game, rules.players[0], rules.settings.encode({}), seed, out)

    def below(game: Any, left: int) -> int:
        if left == 0 or game.over:
            return 1
        seat = first_seat(game.waiting)
        found = list(out[: rules.options(game, seat, out)])
        total = 0
        for action in found:
            other = game.clone()
            rules.answer(other, seat, action)
            settle(other, out)
            total += below(other, left - 1)
        return total

    return below(game, depth)


def counts(rules: Game) -> dict[str, int]:
    return {str(seed): count(rules, seed) for seed in SEEDS}


def layout(rules: Game) -> dict[str, Any]:
    """How a record and a log on disk are read, and under which version and content they were kept."""
    numbers = [sorted((name.name, int(name)) for name in names) for names in (rules.flow.steps, rules.decisions)]
    logged = [(verb.name, verb.size, words_for(verb.kinds)) for verb in rules.actions]
    told = [(name, words_for(parameters)) for name, parameters in rules.events.kinds]
    kept = hashlib.sha256(f"{rules.record.dtype!r} {numbers} {logged} {told}".encode()).hexdigest()[:12]
    return {"version": rules.version, "content": rules.content_hash, "layout": kept}


def words_for(kinds: Mapping[str, Kind]) -> dict[str, list[str]]:
    """What the numbers of each argument stand for; plain ones and seats for themselves."""
    return {name: [member.name for member in kind] if isinstance(kind, type) else [] for name, kind in kinds.items()}


def write() -> None:
    """Write every golden file anew."""
    found, layouts = {}, {}
    for name in meadhall.games():
        rules = meadhall.game(name)
        for label, players, options in cases(rules):
            (FOLDER / f"{label}.txt").write_text(playthrough(rules, players, options), encoding="utf-8")
        found[name], layouts[name] = counts(rules), layout(rules)
        print(f"{name}: written", file=sys.stderr)
    COUNTS.write_text(json.dumps(found, indent=1) + "\n")
    LAYOUTS.write_text(json.dumps(layouts, indent=1) + "\n")
