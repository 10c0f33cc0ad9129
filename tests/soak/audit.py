"""Known holes in what we build on: `python -m tests.soak.audit`.

Asks PyPI about every locked Python package and npm about those of the page. Ends with status 1 if a version has a known
hole; where a registry does not answer it says NOT AUDITED, which in CI is a failure, too.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import httpx
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCK = {
    canonicalize_name(name): version
    for name, version in re.findall(r"^(\S+)==(\S+)$", (ROOT / "lock.txt").read_text(), re.M)
}
PYPI = "https://pypi.org/pypi"
NPM_SECONDS = 120


class Silent(Exception):
    """A registry that does not answer."""


async def python_holes(transport: httpx.AsyncBaseTransport | None = None) -> tuple[dict[str, list[str]], list[str]]:
    """What PyPI knows against our versions, and the packages it said nothing about."""
    holes: dict[str, list[str]] = {}
    silent: list[str] = []
    async with httpx.AsyncClient(timeout=20, transport=transport, limits=httpx.Limits(max_connections=8)) as client:

        async def ask(name: str, version: str) -> None:
            try:
                answer = (await client.get(f"{PYPI}/{name}/{version}/json")).raise_for_status().json()
                known = [hole["id"] for hole in answer["vulnerabilities"] if not hole.get("withdrawn")]
            except (httpx.HTTPError, ValueError, KeyError):
                silent.append(name)
                return
            if known:
                holes[f"{name} {version}"] = known

        first, *others = LOCK.items()
        await ask(*first)
        if silent:
            return {}, list(LOCK)  # nobody answers: do not ask on
        await asyncio.gather(*(ask(*package) for package in others))
    return holes, silent


def page_holes() -> list[str]:
    """What npm knows against the packages of the page."""
    npm = shutil.which("npm")
    if npm is None:
        raise Silent("there is no npm here")
    command = [npm, "audit", "--json", "--package-lock-only", "--audit-level=low"]
    try:
        done = subprocess.run(
            command, cwd=ROOT / "web", capture_output=True, text=True, check=False, timeout=NPM_SECONDS
        )
        return list(json.loads(done.stdout)["vulnerabilities"])
    except (subprocess.TimeoutExpired, ValueError, KeyError) as error:
        raise Silent(f"npm's audit does not answer: {error!r}") from None


def main() -> int:
    """Ask both, say what they said."""
    found, silent = asyncio.run(python_holes())
    holes = [f"{package}: {', '.join(known)}" for package, known in sorted(found.items())]
    unheard = [f"{PYPI} says nothing about {', '.join(sorted(silent)[:5])} ({len(silent)} in all)"] if silent else []
    try:
        holes += page_holes()
    except Silent as error:
        unheard.append(str(error))
    for hole in holes:
        print(f"known hole: {hole}")
    for said in unheard:
        print(f"NOT AUDITED: {said}")
    return int(bool(holes or (unheard and os.environ.get("CI") == "true")))


if __name__ == "__main__":
    raise SystemExit(main())
