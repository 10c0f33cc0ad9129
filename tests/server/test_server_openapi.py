"""Schemathesis holds the server against its own OpenAPI document."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving import PATIENCE, Served

from meadhall.server.api import ENDPOINTS
from meadhall.server.http.openapi import openapi

SCHEMA = schemathesis.openapi.from_dict(openapi(e for e in ENDPOINTS if e.media == "application/json"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    """A table of two bots, played to the end: something to look at."""
    created = served.create("novice", "novice", public=True)
    with served.watcher(created) as eve:
        eve.until(lambda me: me.update.get("over"))
    return str(created["table"]["id"])


@SCHEMA.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_server_keeps_to_its_document(case: schemathesis.Case, served: Served, table: str) -> None:
    if "id" in case.path_parameters:
        case.path_parameters["id"] = table
    case.call_and_validate(base_url=str(served.http.base_url), checks=CHECKS, timeout=PATIENCE)
