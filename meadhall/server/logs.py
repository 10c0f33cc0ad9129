"""Structured logs: one JSON object a line, or plain text for a person at a terminal. No token is ever written."""

import json
import logging
import logging.config
import sys
import time
from typing import Any

__all__ = ["set_up"]

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with whatever `extra` it was given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up(level: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(plain if sys.stderr.isatty() else JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    if sys.stderr.isatty():
        logging.getLogger("meadhall.access").setLevel(logging.WARNING)
