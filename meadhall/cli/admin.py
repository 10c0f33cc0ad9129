"""`meadhall admin`: for whoever keeps a server."""

import json
import time
from contextlib import closing
from enum import StrEnum
from pathlib import Path

import typer
from rich.console import Console
from rich.prompt import Prompt
from rich.table import Table

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


def command(
    task: Task = typer.Argument(
        metavar="TASK",
        help="tables, backup FILE, move URL, close TABLE, prune DAYS, migrate; of accounts: password NAME, "
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
    if not what and task not in (Task.tables, Task.migrate):
        raise admin.AdminError(f"`meadhall admin {task}` needs one more word; see --help")
    if what and task in (Task.tables, Task.migrate):
        raise admin.AdminError(f"`meadhall admin {task}` takes nothing more, not {what!r}")
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
