"""`python -m meadhall.bots`: a worker process; with a game's name: compile the bots of that game and end."""

import os
import sys

from ..registry import game
from .levels import house_bot
from .worker import PREPARED, main

if len(sys.argv) > 1:
    if hasattr(os, "nice"):
        os.nice(10)  # people are playing meanwhile
    for spec in PREPARED:
        house_bot(spec).prepare(game(*sys.argv[1:]))
else:
    main()
