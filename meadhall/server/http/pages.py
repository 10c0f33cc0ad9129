"""What the page is made of: its files, the words, the rules in words."""

import re
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ...engine.errors import UnknownGame
from ...engine.words import Words, common_text, rules_text, words_text
from ...registry import game
from ..api.endpoint import refuse
from ..refusal import Refusal

__all__ = ["PAGE", "routes"]

PAGE = Path(__file__).resolve().parents[1] / "page"
"""The built page; Vite writes it here."""
HASHED = re.compile(r"^assets/.+-[\w-]{8,}\.\w+$")
FOREVER, CHECK = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = "The page is not built here. Run `make page`, or use the API: /api/openapi.json\n"


def _words(name: str, language: str) -> str:
    return common_text(language) if name == "common" else words_text(game(name), language)


def _rules(name: str, language: str) -> str:
    return rules_text(game(name), language)


def _text(request: Request, text_of: Callable[[str, str], str], media_type: str) -> Response:
    name, language = request.path_params["game"], request.path_params["language"]
    try:
        if language not in Words.LANGUAGES:
            raise FileNotFoundError(language)
        text = text_of(name, language)
    except (UnknownGame, FileNotFoundError):
        return refuse(Refusal("not-found", "there is no such text"))
    return Response(text, media_type=media_type, headers={"cache-control": CHECK})


async def words(request: Request) -> Response:
    """GET /words/LANGUAGE/GAME.ftl."""
    return _text(request, _words, "text/plain; charset=utf-8")


async def rules(request: Request) -> Response:
    """GET /rules/LANGUAGE/GAME.md."""
    return _text(request, _rules, "text/markdown; charset=utf-8")


def _file(wanted: str) -> Path | None:
    """The file of the page at a path; what no path can be is none."""
    try:
        path = (PAGE / wanted).resolve()
        return path if wanted and path.is_relative_to(PAGE) and path.is_file() else None
    except (OSError, ValueError):
        return None


async def page(request: Request) -> Response:
    """A file of the page; any other path is the page itself, which knows its way."""
    wanted = request.path_params.get("path", "")
    path = _file(wanted)
    if path is not None:
        return FileResponse(path, headers={"cache-control": FOREVER if HASHED.match(wanted) else CHECK})
    index = PAGE / "index.html"
    if "." in wanted.rpartition("/")[2] or "\0" in wanted or wanted.startswith("api/"):
        return refuse(Refusal("not-found", "there is nothing here"))
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT)
    return FileResponse(index, headers={"cache-control": CHECK})


def routes() -> list[BaseRoute]:
    return [
        Route("/words/{language}/{game}.ftl", words),
        Route("/rules/{language}/{game}.md", rules),
        Route("/", page),
        Route("/{path:path}", page),
    ]
