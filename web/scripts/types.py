"""Writes web/src/wire.ts, the page's types of everything on the wire, from meadhall/server/wire.

Run it from the repository: `python web/scripts/types.py`. A test says when it is out of date.
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.server import wire

TARGET = Path(__file__).parent.parent / "src" / "wire.ts"
HEAD = "// Generated from meadhall/server/wire by web/scripts/types.py: do not edit.\n"
SENT = [
    "CreateTable",
    "TakeSeat",
    "Notify",
    "Credentials",
    "SeatSetting",
    *(t.__name__ for t in wire.ToServer.__args__),
]
"""What the page sends: there, a field with a default may be left out."""
UNIONS = {"ToServer": wire.ToServer, "FromServer": wire.FromServer, "Command": wire.Command}


def typescript() -> str:
    """The whole file."""
    structs = [t for t in vars(wire).values() if isinstance(t, type) and issubclass(t, Struct) and t is not Struct]
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [HEAD]
    parts += [interface(name, schema) for name, schema in sorted(components.items())]
    parts += [
        f"export type {name} = {' | '.join(t.__name__ for t in union.__args__)};\n" for name, union in UNIONS.items()
    ]
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct."""
    required = set(schema.get("required", []))
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        optional = "?" if name in SENT and field not in required else ""
        lines.append(f"  {field}{optional}: {typed(kind)};")
    return "\n".join([*lines, "}"]) + "\n"


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(each) for each in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            inner = typed(schema["items"]) if "items" in schema else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {typed(values) if isinstance(values, dict) and values else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"{TARGET.name}: {len(typescript().splitlines())} lines")
