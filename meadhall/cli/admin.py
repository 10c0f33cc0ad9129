"""`meadhall admin`: for whoever keeps a server."""

import json
import time
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.markup import escape
from rich.prompt import Prompt
from rich.table import Table

if TYPE_CHECKING:
    from ..server.config import Config

__all__ = ["command"]


class Task(StrEnum):
    """What can be done."""

    tables = "tables"
    backup = "backup"
    move = "move"
    close = "close"
    prune = "prune"
    password = "password"
    signout = "signout"
    delete = "delete"
    export = "export"
    migrate = "migrate"
    doctor = "doctor"


ALONE = (Task.tables, Task.migrate, Task.doctor)
"""What needs no further word."""
COLOURS = {"fine": "green", "doubtful": "yellow", "wrong": "red"}


def command(
    task: Task = typer.Argument(
        metavar="TASK",
        help="doctor, tables, backup FILE, move URL, close TABLE, prune DAYS, migrate; of accounts: password NAME, "
        "signout NAME, export NAME, delete NAME",
    ),
    what: str = typer.Argument("", metavar="WHAT", help="The file, URL, table, days or name."),
    db: str | None = typer.Option(None, help="Database URL; by default the SQLite file in the data folder."),
    data: str | None = typer.Option(None, help="Folder of the database file."),
    as_json: bool = typer.Option(False, "--json", help="The tables for machines."),
) -> None:
    from ..server.config import Config
    from ..server.services import bot_levels
    from ..server.storage import admin
    from ..server.storage.store import Store

    console = Console(highlight=False)
    if not what and task not in ALONE:
        raise admin.AdminError(f"`meadhall admin {task}` needs one more word; see --help")
    if what and task in ALONE:
        raise admin.AdminError(f"`meadhall admin {task}` takes nothing more, not {what!r}")
    if task is Task.doctor:
        _examine(Config.read(db=db, data=data), console)
        return
    url = Config.read(db=db, data=data).database
    store = Store(url, limited=False) if task is Task.migrate else admin.opened(url)
    try:
        match task:
            case Task.tables if as_json:
                print(json.dumps(admin.listed(store)))
            case Task.tables:
                shown = Table("table", "game", "status", "players", "entries", "changed", box=None, pad_edge=False)
                for row in admin.listed(store):
                    changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(float(str(row.pop("changed")))))
                    shown.add_row(*map(str, row.values()), changed)
                console.print(shown)
            case Task.backup:
                admin.backup(store, Path(what))
                console.print(f"Copied to {what}.")
            case Task.move:
                with closing(Store(Config.read(db=what).database, limited=False)) as target:
                    console.print(f"Copied {admin.move(store, target, console.print)} rows.")
            case Task.close:
                admin.close(store, what)
                console.print(f"Table {what} is closed.")
            case Task.prune:
                if not what.isdecimal():
                    raise admin.AdminError(f"the days are a number such as 90, not {what!r}")
                console.print(f"Deleted {admin.prune(store, int(what))} tables.")
            case Task.password:
                admin.password(store, what, Prompt.ask("New password", password=True, console=console))
                console.print(f"{what} has a new password.")
            case Task.signout:
                admin.sign_out(store, what)
                console.print(f"{what} is signed out everywhere.")
            case Task.export:
                print(json.dumps(admin.export(store, what), indent=1))
            case Task.delete:
                admin.delete(store, what, bot_levels.DEFAULT)
                console.print(f"{what} is deleted, with everything of theirs.")
            case Task.migrate:
                store.open()
                console.print("The database is up to date.")
    finally:
        store.close()


def _examine(config: "Config", console: Console) -> None:
    """Print what the doctor finds; the exit status is 1 where something is wrong."""
    from ..server.services.doctor import examine

    findings = list(examine(config))
    for finding in findings:
        colour = COLOURS[finding.verdict]
        console.print(f"[{colour}]{finding.verdict:<9}[/]{finding.what:<10}{escape(finding.said)}", soft_wrap=True)
    if any(finding.verdict == "wrong" for finding in findings):
        raise typer.Exit(1)
