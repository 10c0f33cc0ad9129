"""`meadhall mcp`: a Model Context Protocol server, by which an assistant sits down at a table and plays in words."""

import typer

from ..assistant.hall import make_hall

__all__ = ["command"]


def command(
    seed: int = typer.Option(None, help="Seed of the first table; later tables count up from it."),
) -> None:
    make_hall(seed).run("stdio")
