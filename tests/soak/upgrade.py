"""Today's server on the data of an older one with tables in play: `python tests/soak/upgrade.py [COMMIT ...]`.

The commits are version 0.1 and two on the way to 0.2, unless others are named. Each is unpacked into a folder of its
own; its server, with its own test client, begins a table of every game and plays one game to the end. Then today's
server comes up on the same data. Where a game has the rules it had, its table is played to the end and proved. Where
it has others, the table must be closed by its host, what is left of it must be readable as the hosting guide says, and
today's release must refuse its save with a sentence. All of it on SQLite, and on PostgreSQL where there is one.
Prints what became of each table as JSON; ends with status 1 if something was not as promised.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent.parent / "server"))  # behind PYTHONPATH: an older release brings its own

from serving import STORES, Served, postgres_database, serve

import meadhall
from meadhall.engine.errors import SaveError

ROOT = Path(__file__).parent.parent.parent
OLDER = ("1bd5c13", "753e428", "341d1fc")
"""The last commit of 0.1; one since when Blood Rage and Champions of Midgard have kept their rules; one since when all
have."""
DECISIONS = 12
LOADED = "import sys, meadhall; print(len(meadhall.load(sys.stdin.read()).actions))"


class Older:
    """An older release, unpacked."""

    def __init__(self, commit: str, folder: Path) -> None:
        self.folder, self.data = folder / "release", folder / "data"
        self.folder.mkdir()
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x"], cwd=self.folder, input=archive, check=True)

    def run(self, *arguments: str, typed: str = "") -> str:
        """Run Python with the modules of this release."""
        path = os.pathsep.join(map(str, (self.folder, self.folder / "tests" / "server")))
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": path},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout


def begin(data: Path, database: str) -> dict[str, Any]:
    """Run by the older release: a table of every game in play, one game over."""
    with serve(data, db=database) as served:
        tables = {}
        for game in meadhall.games():
            made = served.create("person", "person", game=game)
            with served.player(made, 0, 1) as both:
                for _ in range(DECISIONS):
                    both.act()
                tables[game] = {**made, "story": told(both.stories[0])}
        over = served.create("person", "person")
        with served.player(over, 0, 1) as both:
            both.play_to_the_end()
        return {"tables": tables, "over": over, "rules": rules_of(served)}


def rules_of(served: Served) -> dict[str, list[Any]]:
    """What makes two releases' games the same."""
    games = served.http.get("/api/games").raise_for_status().json()
    return {game["name"]: [game["version"], game["content"]] for game in games}


def told(story: list[Any]) -> list[Any]:
    return [[event["name"], event["args"]] for event in story]


def upgrade(older: Older, database: str) -> dict[str, str]:
    """Today's server on an older one's data: what became of each table."""
    begun = json.loads(older.run(str(Path(__file__)), "--begin", str(older.data), database))
    found = {}
    with serve(older.data, db=database, log="error") as served:
        rules = rules_of(served)
        for game, made in begun["tables"].items():
            same = rules[game] == begun["rules"][game]
            found[game] = goes_on(served, made) if same else is_kept(served, made, older)
        path = f"/api/tables/{begun['over']['table']['id']}"
        info = served.http.get(path).raise_for_status().json()
        assert info["status"] == "over"
        assert info["ending"]
        replay = served.http.get(f"{path}/replay")
        found["the game that was over"] = "replayed" if replay.is_success else sentence(replay.json())
    return found


def goes_on(served: Served, made: dict[str, Any]) -> str:
    """Nothing is lost, and the game is played to its end."""
    path = f"/api/tables/{made['table']['id']}"
    assert not served.http.get(path).json()["stranded"]
    with served.player(made, 0, 1) as both:
        both.until(lambda me: me.update)
        assert told(both.stories[0]) == made["story"]
        both.play_to_the_end()
    assert served.http.get(f"{path}/verify").raise_for_status().json()["reproduced"]
    return "played to the end"


def is_kept(served: Served, made: dict[str, Any], older: Older) -> str:
    """It is not played by rules it does not know; its host closes it, and those who sat there read what is left."""
    path, seat = f"/api/tables/{made['table']['id']}", {"authorization": f"Bearer {made['tokens']['1']}"}
    info = served.http.get(path).json()
    assert info["stranded"], info
    with served.player(made, 0, 1) as both:
        both.until(lambda me: me.update)
        story = told(both.stories.get(0, []))
        refused = both.ask(t="act", seq=both.update["seq"], seat=0, action=0)
        assert "other rules" in sentence(refused)
    closing = served.http.post(f"{path}/close", headers={"authorization": f"Bearer {made['host']}"})
    assert closing.raise_for_status().json()["status"] == "closed"
    save = served.http.get(f"{path}/save", headers=seat)
    if not save.is_success:
        assert story == []
        return f"closed; {sentence(save.json())}"
    assert story == made["story"]
    assert int(older.run("-c", LOADED, typed=save.text)) == DECISIONS
    try:
        meadhall.load(save.text)
    except SaveError as why:
        return f"read, closed and saved for the release that played it; today's says: {why}"
    raise AssertionError("a save of other rules was loaded")


def sentence(answer: dict[str, Any]) -> str:
    """What is said to whoever is refused."""
    message = str(answer["message"])
    assert message, answer
    return message


def database_of(store: str) -> AbstractContextManager[str]:
    """The address of an empty one; SQLite's lies with the data."""
    return postgres_database() if store == "postgres" else nullcontext("")


def main() -> int:
    """Run it and say how it went."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("commits", nargs="*", default=OLDER)
    arguments.add_argument("--begin", nargs=2, metavar=("DATA", "DATABASE"), help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    if chosen.begin:
        data, database = chosen.begin
        print(json.dumps(begin(Path(data), database)))
        return 0
    report = {}
    for commit in chosen.commits:
        for store in STORES:
            with tempfile.TemporaryDirectory() as name, database_of(store) as database:
                report[f"{commit} on {store}"] = upgrade(Older(commit, Path(name)), database)
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
