"""`python -m meadhall.coach`: analyses the save on its input, in a process of its own and at the lowest priority.

Writes lines of JSON: `{"done": 3, "all": 120}` as it goes, and at the end `{"analysis": ...}`, which
`Analysis.from_json` reads, or `{"error": "a sentence"}` (exit status 2)."""

import argparse
import json
import os
import sys

from ..engine.errors import MeadhallError
from .review import analyse

LOWEST = 19


def main() -> int:
    """Analyse one game; the exit status."""
    wanted = argparse.ArgumentParser(prog="python -m meadhall.coach")
    wanted.add_argument("--seconds", type=float, default=60.0)
    wanted.add_argument("--content", help="the overlay of content that the game was played with")
    given = wanted.parse_args()
    if hasattr(os, "nice"):
        os.nice(LOWEST)  # people are playing meanwhile
    try:
        made = analyse(sys.stdin.buffer.read().decode(errors="replace"), given.seconds, _tell, given.content)
    except MeadhallError as error:
        print(json.dumps({"error": str(error)}), flush=True)
        return 2
    print(made.to_json(), flush=True)
    return 0


def _tell(done: int, of: int) -> None:
    print(json.dumps({"done": done, "all": of}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
