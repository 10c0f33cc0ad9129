"""What is released, in empty environments: `python tests/soak/wheel.py [FILE ...] [--python PYTHON ...]`.

Builds the wheel and the source archive, unless files are named. Installs each with what the server needs, far from the
repository and without Node, and then plays: a whole game of bots in the terminal, and a game with a bot on a server
that serves the page. Prints for each Python how long a newcomer waits, as JSON; ends with status 1 if something is
missing.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
DECISIONS = 10
LOOK_SECONDS = 0.2
NETWORKS = """
import meadhall
from meadhall.bots.network_file import has_network
print(*[has_network(meadhall.game(name)) for name in meadhall.games()])
"""


class Newcomer:
    """Somebody with an empty folder and a fresh virtual environment."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder, self.bin, self.python = folder, folder / "venv" / "bin", python
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("MEADHALL", "PYTHON"))}
        path = os.pathsep.join(place for place in os.environ["PATH"].split(os.pathsep) if not _has_node(place))
        mine = {"HOME": str(folder), "MEADHALL_CACHE": str(folder / "cache"), "NO_COLOR": "1", "PATH": path}
        self.environment = kept | mine
        self.seconds: dict[str, float] = {}

    def run(self, what: str, *command: str | Path) -> str:
        """Run a command in the empty folder, and remember how long it took."""
        began = time.monotonic()
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        self.seconds[what] = round(time.monotonic() - began, 1)
        assert done.returncode == 0, f"{what}: {done.stdout[-1000:]}{done.stderr[-3000:]}"
        return done.stdout

    def install(self, *what: str | Path) -> None:
        """These packages, in locked versions."""
        self.run("environment", self.python, "-m", "venv", self.folder / "venv")
        pip = (self.bin / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        self.run("install", *pip, "-c", ROOT / "lock.txt", *what)

    def look_around(self) -> None:
        """It says which version it is, and what comes with it is there."""
        assert self.run("version", self.bin / "meadhall", "--version").startswith("meadhall ")
        assert json.loads(self.run("riddles", self.bin / "meadhall", "riddles", "asgard", "--list", "--json")), "none"
        assert self.run("networks", self.bin / "python", "-c", NETWORKS).split() == ["True"] * 5

    def play_in_the_terminal(self) -> None:
        """Every game knows its content and words; one is played to its end."""
        for game in json.loads(self.run("games", self.bin / "meadhall", "games", "--json")):
            for language in ("en", "fr"):
                assert self.run("rules", self.bin / "meadhall", "rules", game["name"], "--lang", language)
        told = self.run("terminal", self.bin / "meadhall", "play", "yggdrasil", "--mine", "none", "--seed", "1")
        assert "seed 1" in told.splitlines()[0]
        assert len(told.splitlines()) > 100, "that was no whole game"

    def play_on_the_server(self) -> None:
        """The page is served, and a game with a bot goes on."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        began = time.monotonic()
        with subprocess.Popen(
            [self.bin / "meadhall", "serve", "--port", str(port), "--log", "warning"],
            cwd=self.folder,
            env=self.environment,
        ) as server:
            try:
                base = f"http://127.0.0.1:{port}"
                while not _answers(f"{base}/health"):
                    assert server.poll() is None, "the server ended"
                    time.sleep(LOOK_SECONDS)
                page = _get(f"{base}/").decode()
                assets = [part.split('"')[0] for part in page.split('="/')[1:] if part.startswith("assets/")]
                assert assets, "the page has no scripts"
                for asset in assets:
                    assert _get(f"{base}/{asset}")
                assert _get(f"{base}/words/fr/yggdrasil.ftl")
                self._decide(base)
                self.seconds["server"] = round(time.monotonic() - began, 1)
            finally:
                server.terminate()
                server.wait(60)
        assert "yggdrasil" in self.run("admin", self.bin / "meadhall", "admin", "tables", "--json")

    def _decide(self, base: str) -> None:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "warrior"}]
        created = _post(f"{base}/api/tables", {"game": "yggdrasil", "seats": seats})
        url, token = f"{base}/api/tables/{created['table']['id']}", created["tokens"]["0"]
        for number in range(DECISIONS):
            legal: list[Any] = []
            while not legal:
                time.sleep(LOOK_SECONDS)  # who looks all the time while the bot thinks is refused
                update = json.loads(_get(f"{url}/state", token))["update"]
                legal = update["seat_views"][0]["legal"]
            act = {"t": "act", "id": f"n{number}", "seq": update["seq"], "seat": 0, "action": legal[0]["number"]}
            answer = _post(f"{url}/commands", act, token)
            assert answer["t"] == "ack", answer


def _request(url: str, token: str, body: Any = None) -> bytes:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers | {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return bytes(answer.read())


def _get(url: str, token: str = "") -> bytes:
    return _request(url, token)


def _post(url: str, body: Any, token: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(_request(url, token, body))
    return answer


def _answers(url: str) -> bool:
    try:
        return bool(_get(url))
    except (urllib.error.URLError, OSError):
        return False


def _has_node(folder: str) -> bool:
    return (Path(folder) / "node").exists()


def built(folder: Path) -> list[Path]:
    """The wheel and the source archive of this checkout, page included."""
    assert (ROOT / "meadhall" / "server" / "page" / "index.html").exists(), "`make page` builds the page first"
    builder = Newcomer(folder)
    builder.install("hatchling")
    files = folder / "dist"
    done = subprocess.run([builder.bin / "python", "-m", "hatchling", "build", "-d", files], cwd=ROOT, check=False)
    assert done.returncode == 0
    return sorted(files.glob("meadhall-*"))


def tried(file: Path, python: str) -> dict[str, Any]:
    """How a newcomer fares with a file and a Python."""
    with tempfile.TemporaryDirectory() as name:
        newcomer = Newcomer(Path(name), python)
        newcomer.install(f"{file}[server]")
        newcomer.look_around()
        newcomer.play_in_the_terminal()
        newcomer.play_on_the_server()
        version = newcomer.run("python", newcomer.bin / "python", "--version").strip()
        size = round(file.stat().st_size / 1e6, 1)
        return {"file": file.name, "mb": size, "python": version, "seconds": newcomer.seconds}


def main() -> int:
    """Build, install, play, say how it went."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("files", type=Path, nargs="*", help="a wheel or a source archive; both are built by default")
    arguments.add_argument("--python", action="append", help="a Python to try; the running one by default")
    asked = arguments.parse_args()
    with tempfile.TemporaryDirectory() as name:
        for file in asked.files or built(Path(name)):
            for python in asked.python or [sys.executable]:
                try:
                    print(json.dumps(tried(file.resolve(), python)), flush=True)
                except AssertionError as error:
                    print(f"{file.name}: {error}", file=sys.stderr)
                    return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
