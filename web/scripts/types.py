"""Writes the page's types from the server's, so that each is declared once.

`web/src/wire.ts` is everything on the wire, from meadhall/server/wire; `web/src/boards/GAME/view.ts` is what a seat of
that game sees, from the type that the game's `view` returns.

Run it from the repository: `python web/scripts/types.py`. A test says when a file is out of date.
"""

import ast
import inspect
import textwrap
from enum import IntEnum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from meadhall.engine.contract import Game
from meadhall.engine.views import PARTIAL
from meadhall.engine.vocabulary import SEAT
from meadhall.registry import game, games
from meadhall.server import wire

SOURCES = Path(__file__).parent.parent / "src"
SENT = {
    wire.CreateTable,
    wire.PlayFrom,
    wire.RiddleTry,
    wire.TakeSeat,
    wire.Notify,
    wire.Credentials,
    wire.SeatSetting,
    *get_args(wire.ToServer),
}
"""What the page sends: there, a field with a default may be left out."""
UNIONS = {"ToServer": wire.ToServer, "FromServer": wire.FromServer, "Command": wire.Command}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def files() -> dict[Path, str]:
    """Every generated file and what must be in it."""
    boards = {name: SOURCES / "boards" / name for name in games()}
    views = {folder / "view.ts": view_types(game(name)) for name, folder in boards.items() if folder.exists()}
    return {SOURCES / "wire.ts": wire_types(), **views}


def wire_types() -> str:
    """Everything on the wire."""
    made = Declarations("Generated from meadhall/server/wire by web/scripts/types.py: do not edit.")
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, Struct):
            made.declare(kind)
    unions = [f"export type {name} = {made.written(union)};\n" for name, union in UNIONS.items()]
    return "\n".join([made.text(), *unions])


def view_types(rules: Game) -> str:
    """What a seat of a game sees."""
    made = Declarations(f"Generated from the view of {rules.name} by web/scripts/types.py: do not edit.")
    made.declare(get_type_hints(rules.view)["return"])
    return made.text()


class Declarations:
    """The declarations of one file, each under its name."""

    def __init__(self, head: str) -> None:
        self.head = head
        self.ids: dict[str, str] = {}
        self.interfaces: dict[str, str] = {}

    def text(self) -> str:
        """The file: ids, then interfaces, by name."""
        parts = [text for found in (self.ids, self.interfaces) for _, text in sorted(found.items())]
        return "\n".join([f"// {self.head}\n", *parts])

    def declare(self, kind: type) -> str:
        """The interface of a Struct or TypedDict and of all it holds; returns its name."""
        name = kind.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # it may hold its own kind
            self.interfaces[name] = self._interface(kind)
        return name

    def _interface(self, kind: type) -> str:
        about = documented(kind)
        doc = (kind.__doc__ or "").splitlines()
        lines = [f"/** {doc[0]} */"] if doc else []
        lines.append(f"export interface {kind.__name__} {{")
        for name, (hint, optional) in members(kind).items():
            if name in about:
                lines.append(f"  /** {about[name]} */")
            lines.append(f"  {name}{'?' if optional else ''}: {self.written(hint)};")
        return "\n".join([*lines, "}"]) + "\n"

    def _declare_ids(self, kind: type[IntEnum]) -> str:
        """The ids of an enum's members, as a type and as a list in the enum's order; returns the type's name."""
        name = f"{kind.__name__}Id"
        words = [f"'{member.name.lower()}'" for member in kind]
        constant = "".join(f"_{c}" if c.isupper() and i else c for i, c in enumerate(kind.__name__)).upper() + "_IDS"
        self.ids[name] = (
            f"export const {constant} = [{', '.join(words)}] as const;\n"
            f"export type {name} = (typeof {constant})[number];\n"
        )
        return name

    def written(self, hint: Any) -> str:
        """A Python type as TypeScript."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            return self._annotated(*args)
        if origin is Literal:
            return " | ".join(repr(value) for value in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.written(each) for each in args))
        if origin is list:
            inner = self.written(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.written(args[0])}, {self.written(args[1])}>"
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, Struct)):
            return self.declare(hint)
        raise TypeError(f"{hint} has no TypeScript type")

    def _annotated(self, hint: Any, meaning: Any) -> str:
        if meaning is PARTIAL:
            return f"Partial<{self.written(hint)}>"
        if meaning is SEAT:
            return self.written(hint)
        if isinstance(meaning, type) and issubclass(meaning, IntEnum):
            return self._declare_ids(meaning)
        raise TypeError(f"{hint} is annotated with {meaning}, which says nothing here")


def members(kind: type) -> dict[str, tuple[Any, bool]]:
    """The fields of a Struct or TypedDict: type, and whether it may be missing."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
        return {n: (get_args(h)[0] if n in optional else h, n in optional) for n, h in hints.items()}
    config = kind.__struct_config__
    tag = {config.tag_field: (Literal[config.tag], False)} if config.tag else {}
    known = fields(kind)
    given = {f.name for f in known if f.default is not NODEFAULT or f.default_factory is not NODEFAULT}
    return tag | {f.name: (hints[f.name], kind in SENT and f.name in given) for f in known}


def documented(kind: type) -> dict[str, str]:
    """What is written below each field, on one line."""
    (made,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(made, ast.ClassDef)
    about = {}
    for field, below in zip(made.body, made.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                about[name] = " ".join(text.split())
    return about


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(SOURCES)}: {len(text.splitlines())} lines")
