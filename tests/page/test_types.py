"""The page's types are those of the server."""

import runpy

from .conftest import ROOT


def test_the_types_of_the_wire_are_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "web" / "scripts" / "types.py"))["typescript"]()
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == made, "run python web/scripts/types.py"
