"""`meadhall serve`: tables for friends and bots, in a browser."""

import io
import os
import sys
import webbrowser
from collections.abc import Sequence

import typer
from rich.console import Console

__all__ = ["command"]


def command(
    host: str | None = typer.Option(None, help="Address to listen on (127.0.0.1)."),
    port: int | None = typer.Option(None, help="Port to listen on (8000); 0: any that is free."),
    lan: bool = typer.Option(False, "--lan", help="Let friends on your network in, and print the address they open."),
    db: str | None = typer.Option(None, help="Database URL; by default a SQLite file in the data folder."),
    redis: str | None = typer.Option(None, help="Redis URL that joins several nodes."),
    bot_workers: int | None = typer.Option(None, help="Processes that think for bots (1)."),
    data: str | None = typer.Option(None, help="Folder for the database file and keys."),
    log: str | None = typer.Option(None, help="debug, info, warning or error."),
    browse: bool = typer.Option(False, "--open", help="Open the page where there is a desktop."),
) -> None:
    from ..server.config import Config
    from ..server.lan import EVERYWHERE, addresses
    from ..server.serve import run

    if lan and host is not None:
        raise typer.BadParameter("it listens everywhere; leave --host out", param_hint="--lan")
    host = EVERYWHERE[0] if lan else host
    config = Config.read(host=host, port=port, db=db, redis=redis, bot_workers=bot_workers, data=data, log=log)
    shown = "localhost" if config.host in ("127.0.0.1", *EVERYWHERE) else config.host

    def ready(bound: int) -> None:
        address = f"http://{shown}:{bound}/"
        console = Console(stderr=True, highlight=False)
        console.print(f"Meadhall is open: [bold]{address}[/]")
        if lan:
            _tell_friends([f"http://{each}:{bound}/" for each in addresses()], console)
        desktop = sys.platform in ("darwin", "win32") or any(os.environ.get(v) for v in ("DISPLAY", "WAYLAND_DISPLAY"))
        if browse and desktop:
            webbrowser.open(address)

    run(config, ready)


def _tell_friends(ways: Sequence[str], console: Console) -> None:
    """The addresses that friends can open, the first as a QR code for their phones too."""
    if not ways:
        console.print("This machine is on no network: friends cannot reach it.")
        return
    console.print(f"Friends on your network open: [bold]{' or '.join(ways)}[/]")
    console.print(_qr_code(ways[0]), soft_wrap=True)
    console.print("Anybody on this network can come in and read along. Use --lan only on a network you trust.")


def _qr_code(text: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue()
