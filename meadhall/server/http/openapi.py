"""The OpenAPI document and the JSON schema of the wire, from the endpoints and the wire's classes."""

import re
from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Any

from msgspec.json import schema_components

from ... import __version__
from .. import wire
from ..api.endpoint import Endpoint

__all__ = ["openapi", "wire_schema"]

ERRORS = {
    "400": "The request is not understood",
    "403": "Not allowed",
    "404": "Not found",
    "405": "Another method is wanted here",
    "409": "The table has moved on, or is in another state",
    "413": "Too large",
    "422": "Not legal",
    "429": "Too fast",
    "503": "Busy",
}
PATH_SCHEMAS: dict[str, Any] = {
    "id": {"type": "string"},
    "seat": {"type": "integer"},
    "game": {"type": "string"},
    "riddle": {"type": "string"},
}
_PARAMETER = re.compile(r"\{(\w+)\}")


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    listed = list(endpoints)
    types = [kind for e in listed for kind in (e.body, e.answer) if kind is not None] + [wire.Error]
    schemas, components = schema_components(types, ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in listed:
        body = next(found) if endpoint.body is not None else None
        operation = _operation(endpoint, body, next(found))
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": __version__, "description": wire.__doc__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "Tokens of seats or of the host"},
                "session": {"type": "apiKey", "in": "cookie", "name": "meadhall"},
            },
        },
        "security": [{}, {"seat": []}, {"session": []}],
    }


def _operation(endpoint: Endpoint, body: Any, answer: Any) -> dict[str, Any]:
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    media = {"schema": {"type": "string"} if endpoint.media != "application/json" else answer}
    made: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [*_path(endpoint), *_query(endpoint)],
        "responses": {str(endpoint.status): {"description": "Done", "content": {endpoint.media: media}}}
        | {status: {"description": text, "content": error} for status, text in ERRORS.items()},
    }
    if body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return made


def _path(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = _PARAMETER.findall(endpoint.path)
    return [{"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]} for name in names]


def _query(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": schema} for name, schema in endpoint.query.items()]


@cache
def wire_schema() -> dict[str, Any]:
    """Every class of the wire as JSON schema, for generators of types."""
    listed = {name: getattr(wire, name) for name in wire.__all__}
    unions = {name: kind for name, kind in listed.items() if isinstance(kind, UnionType)}
    classes = [kind for kind in listed.values() if isinstance(kind, type)]
    schemas, components = schema_components([*classes, *unions.values()], ref_template="#/$defs/{name}")
    named = dict(zip(unions, schemas[len(classes) :], strict=True))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components | named}
