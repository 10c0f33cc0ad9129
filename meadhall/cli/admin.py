"""`meadhall admin`: for whoever keeps a server."""

import asyncio
import getpass
import json
import time
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.prompt import Prompt
from rich.table import Table

if TYPE_CHECKING:
    from ..server.config import Config
    from ..server.storage.store import Store

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
    verify = "verify"
    reports = "reports"
    resolve = "resolve"
    mute = "mute"
    unmute = "unmute"
    ban = "ban"
    unban = "unban"
    sanctions = "sanctions"
    audit = "audit"


ALONE = (Task.tables, Task.migrate, Task.doctor, Task.verify, Task.reports, Task.sanctions, Task.audit)
"""What needs no further word."""
OF_ANY_AGE = (Task.tables, Task.backup, Task.move, Task.migrate)
"""What can be done with a database of an older release, and leaves no line in the audit trail."""
LISTS = (Task.tables, Task.reports, Task.sanctions, Task.audit)
OF_ACCOUNTS = (Task.password, Task.signout, Task.export, Task.mute, Task.unmute, Task.ban, Task.unban)
COLOURS = {"fine": "green", "doubtful": "yellow", "wrong": "red"}


def command(
    task: Task = typer.Argument(
        metavar="TASK",
        help="doctor, verify, tables, backup FILE, move URL, close TABLE, prune DAYS, migrate; accounts: "
        "password NAME, signout NAME, export NAME, delete NAME; order: reports, resolve REPORT, "
        "mute WHO, unmute WHO, ban WHO, unban WHO, sanctions, audit (WHO is an account, an address or a network)",
    ),
    what: str = typer.Argument("", metavar="WHAT", help="The file, URL, table, days or name."),
    db: str | None = typer.Option(None, help="Database URL; by default the SQLite file in the data folder."),
    data: str | None = typer.Option(None, help="Folder of the database file."),
    days: float = typer.Option(0, min=0, help="Days to mute or ban; 0: until lifted."),
    reason: str = typer.Option("", help="The reason, kept in the records."),
    as_json: bool = typer.Option(False, "--json", help="Print lists as JSON."),
) -> None:
    from ..server.config import Config
    from ..server.refusal import Refusal
    from ..server.storage import admin
    from ..server.storage.store import Store

    console = Console(highlight=False)
    if not what and task not in ALONE:
        raise admin.AdminError(f"`meadhall admin {task}` needs one more word; see --help")
    if what and task in ALONE:
        raise admin.AdminError(f"`meadhall admin {task}` takes nothing more, not {what!r}")
    config = Config.read(db=db, data=data)
    if task is Task.doctor:
        _examine(config, console)
        return
    store = Store(config.database, limited=False) if task is Task.migrate else admin.opened(config.database)
    try:
        if task not in OF_ANY_AGE:
            admin.require_newest(store)
        if task is Task.verify:
            asyncio.run(_verify(store, config, console))
        elif task in LISTS:
            _list(task, store, console, as_json)
        else:
            console.print(_do(task, what, store, days, reason, console), highlight=False, markup=False, soft_wrap=True)
            if task not in OF_ANY_AGE:
                _note(task, what, store, reason)
    except Refusal as refusal:
        raise admin.AdminError(refusal.message) from None
    finally:
        store.close()


async def _verify(store: "Store", config: "Config", console: Console) -> None:
    """Play every log again; the exit status is 1 where one is not whole."""
    from ..server.services.rulebooks import Rulebooks
    from ..server.services.verify import verify

    books = Rulebooks(config.content, Path(config.data) / "overlays", store)
    found = []
    with console.status("Playing every log again"):
        async for each in verify(store, books):
            found.append(each)
            if each.wrong:
                console.print(f"[red]wrong[/]  table {each.table}: {escape(each.wrong)}", soft_wrap=True)
    wrong, strange = sum(bool(each.wrong) for each in found), sum(each.other_rules for each in found)
    told = f"{len(found)} tables, {sum(each.decisions for each in found)} entries: {wrong} tables are wrong"
    also = f"; {strange} were begun with other rules, of which only the numbers were looked at" if strange else ""
    console.print(f"{told}{also}.", soft_wrap=True)
    if wrong:
        raise typer.Exit(1)


def _list(task: Task, store: "Store", console: Console, as_json: bool) -> None:
    """Show what there is."""
    from ..server.storage import admin, moderation

    rows: list[dict[str, Any]]
    match task:
        case Task.tables:
            rows = admin.listed(store)
        case Task.reports:
            rows = [row | {"seat": row["seat"] + 1} for row in moderation.reports(store)]
        case Task.sanctions:
            rows = [each._asdict() for each in moderation.sanctions(store, time.time())]
        case _:
            rows = moderation.audit(store)
    if as_json:
        print(json.dumps(rows))
        return
    if task is Task.reports:
        _show_reports(rows, console)
        return
    shown = Table(*(rows[0] if rows else ["nothing"]), box=None, pad_edge=False)
    for row in rows:
        shown.add_row(*(escape(_cell(name, value)) for name, value in row.items()))
    console.print(shown)


def _show_reports(rows: list[dict[str, Any]], console: Console) -> None:
    """Each with what it is about and what was said there last."""
    for row in rows:
        of, by = row["account"] or row["name"] or "a guest", row["reporter"]
        by = f"seat {int(by) + 1}" if by.isdecimal() else by
        when = _cell("at", row["at"])
        console.print(f"[bold]{row['id']}[/]  {when}  table {row['table_id']}, seat {row['seat']}", soft_wrap=True)
        lines = [f"about {of}, by {by}: {row['text']}", *(f"> {text}" for _, text in row["lines"])]
        console.print("\n".join(f"  {line}" for line in lines), markup=False, soft_wrap=True)
    if not rows:
        console.print("Nothing is reported.")


def _cell(name: str, value: Any) -> str:
    if name in ("at", "changed", "until") and value is not None:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return "" if value is None else str(value)


def _do(task: Task, what: str, store: "Store", days: float, reason: str, console: Console) -> str:
    """Do it; returns what to say then."""
    from ..server.config import Config
    from ..server.services import bot_levels
    from ..server.storage import admin, moderation
    from ..server.storage.store import Store

    match task:
        case Task.backup:
            admin.backup(store, Path(what))
            return f"Copied to {what}."
        case Task.move:
            with closing(Store(Config.read(db=what).database, limited=False)) as target:
                return f"Copied {admin.move(store, target, console.print)} rows."
        case Task.migrate:
            store.open()
            return "The database is up to date."
        case Task.close:
            admin.close(store, what)
            return f"Table {what} is closed."
        case Task.prune:
            if not what.isdecimal():
                raise admin.AdminError(f"the days are a number such as 90, not {what!r}")
            return f"Deleted {admin.prune(store, int(what))} tables."
        case Task.password:
            admin.password(store, what, Prompt.ask("New password", password=True, console=console))
            return f"{what} has a new password."
        case Task.signout:
            admin.sign_out(store, what)
            return f"{what} is signed out everywhere."
        case Task.export:
            return json.dumps(admin.export(store, what), indent=1)
        case Task.delete:
            admin.delete(store, what, bot_levels.DEFAULT)
            return f"{what} is deleted, with everything of theirs."
        case Task.resolve:
            moderation.resolve(store, what)
            return f"Report {what} is done."
        case Task.mute | Task.ban:
            kind: moderation.Kind = "mute" if task is Task.mute else "ban"
            who = moderation.sanction(store, kind, what, time.time(), days, reason, bot_levels.DEFAULT)
            return f"{who} may not {'talk' if kind == 'mute' else 'come here'}; servers notice within moments."
        case Task.unmute | Task.unban:
            who = moderation.lift(store, "mute" if task is Task.unmute else "ban", what)
            return f"{who} may again."
        case _:
            raise AssertionError(task)


def _note(task: Task, what: str, store: "Store", reason: str) -> None:
    """Leave a line in the audit trail; of somebody who was deleted it keeps nothing."""
    from ..server.storage import moderation
    from ..server.storage.accounts import key_of

    about = "" if task is Task.delete else key_of(what) if task in OF_ACCOUNTS else what
    moderation.note(store, getpass.getuser(), task, about, reason, time.time())


def _examine(config: "Config", console: Console) -> None:
    """Print what the doctor finds; the exit status is 1 where something is wrong."""
    from ..server.services.doctor import examine

    findings = list(examine(config))
    for finding in findings:
        colour = COLOURS[finding.verdict]
        console.print(f"[{colour}]{finding.verdict:<9}[/]{finding.what:<10}{escape(finding.said)}", soft_wrap=True)
    if any(finding.verdict == "wrong" for finding in findings):
        raise typer.Exit(1)
