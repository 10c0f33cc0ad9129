"""Takes away what macOS or Windows lack; Python imports this by itself at the start of every process."""

import os
import socket
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
if hasattr(socket, "TCP_USER_TIMEOUT"):
    del socket.TCP_USER_TIMEOUT
for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
warnings.filterwarnings("error", category=EncodingWarning, module=r"meadhall")
