"""Which browser tests, pictures and measurements of the page are made with, and how it is started."""

import os
import shutil

__all__ = ["BROWSER", "FLAGS"]

KNOWN = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first draws no windows of its own, and takes half the time."""
BROWSER = os.environ.get("MEADHALL_BROWSER") or next(filter(None, map(shutil.which, KNOWN)), "")
"""Its path; empty if there is none."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

if __name__ == "__main__":
    print(BROWSER)
