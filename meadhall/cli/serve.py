"""`meadhall serve`: tables for friends and bots, in a browser."""

import os
import sys
import webbrowser

import typer
from rich.console import Console

__all__ = ["command"]


def command(
    host: str | None = typer.Option(None, help="Address to listen on (127.0.0.1)."),
    port: int | None = typer.Option(None, help="Port to listen on (8000); 0: any that is free."),
    db: str | None = typer.Option(None, help="Database URL; by default a SQLite file in the data folder."),
    redis: str | None = typer.Option(None, help="Redis URL that joins several nodes."),
    bot_workers: int | None = typer.Option(None, help="Processes that think for bots (1)."),
    data: str | None = typer.Option(None, help="Folder for the database file and keys."),
    log: str | None = typer.Option(None, help="debug, info, warning or error."),
    browse: bool = typer.Option(False, "--open", help="Open the page where there is a desktop."),
) -> None:
    from ..server.config import Config
    from ..server.serve import run

    config = Config.read(host=host, port=port, db=db, redis=redis, bot_workers=bot_workers, data=data, log=log)
    shown = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::") else config.host

    def ready(bound: int) -> None:
        address = f"http://{shown}:{bound}/"
        Console(stderr=True, highlight=False).print(f"Meadhall is open: [bold]{address}[/]")
        desktop = sys.platform in ("darwin", "win32") or any(os.environ.get(v) for v in ("DISPLAY", "WAYLAND_DISPLAY"))
        if browse and desktop:
            webbrowser.open(address)

    run(config, ready)
