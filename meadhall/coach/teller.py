"""`python -m meadhall.coach.teller`: tells what is likely to follow, in a process of its own.

Reads lines of JSON, each what a seat knows (`Knowledge.to_wire`) and `plans`, lists of actions whose outcomes are to be
told beside each other, in the words of `lang`; writes for each a line with `stories`, one list of sentences a plan, or
with `error`. Its first line is `{"up": true}`.
"""

import json
import os
import signal
import sys
from typing import Any

from ..bots import Knowledge
from .hints import stories

__all__ = ["answer", "main"]

LOW = 5
"""Niceness: decisions of people and bots go first."""


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """The stories of a job, or what went wrong."""
    try:
        return {"stories": stories(Knowledge.from_wire(job), job["plans"], job["lang"], job["seed"])}
    except Exception as error:  # whoever asks must hear of it
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C in the terminal is for the server to handle
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1, encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that a library prints may pass for an answer
    if hasattr(os, "nice"):
        os.nice(LOW)
    answers.write(json.dumps({"up": True}) + "\n")
    for line in sys.stdin:
        answers.write(json.dumps(answer(json.loads(line))) + "\n")


if __name__ == "__main__":
    main()
