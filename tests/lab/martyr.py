"""A bot that takes its whole process with it, once: `MEADHALL_MARTYR` names the file that says it may."""

import os
import signal
from pathlib import Path

from meadhall.bots import Knowledge, RandomBot
from meadhall.engine.chance import pick

ONE_IN = 60
"""Decisions: so that it dies in the middle of a shard."""


class Martyr(RandomBot):
    name = "martyr"

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        flag = os.environ.get("MEADHALL_MARTYR")
        if flag and pick(seed, 7, ONE_IN) == 0:
            try:
                Path(flag).unlink()
            except FileNotFoundError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(knowledge, seed, seconds)
