"""Takes away what macOS or Windows lack; Python imports this by itself at the start of every process."""

import os
import sys
import warnings

FUNCTIONS = (
    "fork",
    "forkpty",
    "getegid",
    "geteuid",
    "getgid",
    "getloadavg",
    "getpgid",
    "getuid",
    "killpg",
    "mkfifo",
    "nice",
    "sched_getaffinity",
    "sched_setaffinity",
    "setsid",
    "statvfs",
    "sysconf",
)
MODULES = ("fcntl", "grp", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")

for name in FUNCTIONS:
    if hasattr(os, name):
        delattr(os, name)
for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
warnings.filterwarnings("error", category=EncodingWarning, module=r"meadhall")
