"""A bot process: reads jobs as lines of JSON from its input, writes one line of JSON for each to its output.

    {"job": 7, "what": "choose", "bot": "jarl", "seed": 1, "seconds": 1.5, "game": ..., "seat": ..., "record": ...}
    {"job": 7, "action": 12, "bot": "jarl"}

Its first line is `{"up": true}`: everything is imported, jobs may come. It is given a seat's `Knowledge` and never a
true table. `{"load": "yggdrasil", "content": null}` tells it that the compiled rules of a game lie in the cache: it
loads them beside its work, and until they are there another bot stands in.
"""

import json
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from ..engine.contract import Game
from ..registry import game, games
from .bot import Bot
from .knowledge import Knowledge
from .levels import house_bot, stand_in

__all__ = ["Worker", "main"]


class Worker:
    """Answers jobs one after the other."""

    def __init__(self) -> None:
        self.ready: set[tuple[str, str | None]] = set()
        """The games whose compiled rules are loaded."""

    def load(self, name: str, content: str | None) -> None:
        """Load the compiled rules of a game in the background."""

        def loading() -> None:
            rules = game(name, content and Path(content))
            for spec in PREPARED:
                house_bot(spec).prepare(rules)
            self.ready.add((name, content))

        threading.Thread(target=loading, daemon=True).start()

    def answer(self, job: dict[str, Any]) -> dict[str, Any]:
        """What the bot of a job says, or what went wrong."""
        try:
            knowledge = Knowledge.from_wire(job)
            player = self._player(job, knowledge.rules)
            if job["what"] == "choose":
                said: Any = {"action": player.choose(knowledge, job["seed"], job["seconds"])}
            else:
                advice = player.explain(knowledge, job["seed"], job["seconds"])
                said = {"advice": [[a.action, a.value, a.visits] for a in advice]}
            return {"job": job["job"], "bot": player.name, **said}
        except Exception as error:  # the pool must hear of it; a worker that dies would only be asked again
            return {"job": job["job"], "error": f"{type(error).__name__}: {error}"}

    def _player(self, job: dict[str, Any], rules: Game) -> Bot:
        wanted = house_bot(job["bot"]).player(rules)
        if wanted.compiled and (job["game"], job["content"]) not in self.ready:
            return stand_in(rules)
        return wanted


PREPARED = ("god",)
"""One bot for each kind of compiled code that levels use."""


def main() -> None:
    """Work until the input ends: when the pool goes, its workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C in the terminal is for the server to handle
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1, encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that a library prints may pass for an answer

    def say(message: dict[str, Any]) -> None:
        try:
            answers.write(json.dumps(message) + "\n")
        except BrokenPipeError:
            os._exit(0)  # the pool went meanwhile; there is nobody left to tell

    for name in games():
        game(name)
    say({"up": True})
    worker = Worker()
    for line in sys.stdin:
        job = json.loads(line)
        if "load" in job:
            worker.load(job["load"], job["content"])
        else:
            say(worker.answer(job))
