"""What the page is made of: its files, the words, the rules in words."""

import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ..engine.errors import UnknownGame
from ..engine.words import COMMON, Words
from ..registry import game
from .endpoint import refuse
from .refusal import Refusal

__all__ = ["PAGE", "routes"]

PAGE = Path(__file__).resolve().parent / "page"
"""The built page; Vite writes it here."""
HASHED = re.compile(r"^assets/.+-[\w-]{8,}\.\w+$")
FOREVER, CHECK = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = "The page is not built here. Run `make page`, or use the API: /api/openapi.json\n"


def _words(language: str, name: str) -> Path:
    if language not in Words.LANGUAGES:
        raise Refusal("not-found", "there are no words in that language")
    if name == "common":
        return COMMON / f"{language}.ftl"
    return _folder(name) / f"{language}.ftl"


def _rules(language: str, name: str) -> Path:
    if language not in Words.LANGUAGES:
        raise Refusal("not-found", "there are no rules in that language")
    return _folder(name) / f"rules.{language}.md"


@lru_cache
def _folder(name: str) -> Path:
    try:
        return game(name).folder / "words"
    except UnknownGame:
        raise Refusal("not-found", "there is no such game") from None


def _text(path: Path, media_type: str) -> Response:
    if not path.is_file():
        raise Refusal("not-found", "there is no such text")
    return FileResponse(path, media_type=media_type, headers={"cache-control": CHECK})


async def words(request: Request) -> Response:
    """GET /words/LANGUAGE/GAME.ftl."""
    try:
        return _text(_words(request.path_params["language"], request.path_params["game"]), "text/plain; charset=utf-8")
    except Refusal as refusal:
        return refuse(refusal)


async def rules(request: Request) -> Response:
    """GET /rules/LANGUAGE/GAME.md."""
    try:
        path = _rules(request.path_params["language"], request.path_params["game"])
        return _text(path, "text/markdown; charset=utf-8")
    except Refusal as refusal:
        return refuse(refusal)


async def page(request: Request) -> Response:
    """A file of the page; any other path is the page itself, which knows its way."""
    wanted = request.path_params.get("path", "")
    if "\0" in wanted:
        return refuse(Refusal("not-found", "there is nothing here"))
    path = (PAGE / wanted).resolve()
    if wanted and path.is_relative_to(PAGE) and path.is_file():
        return FileResponse(path, headers={"cache-control": FOREVER if HASHED.match(wanted) else CHECK})
    index = PAGE / "index.html"
    if "." in wanted.rpartition("/")[2] or wanted.startswith("api/"):
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
