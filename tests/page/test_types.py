"""The page's types are those of the server and of the games."""

import runpy

from .conftest import ROOT

FILES = runpy.run_path(str(ROOT / "web" / "scripts" / "types.py"))["files"]()


def test_the_types_of_the_wire_and_of_every_view_are_up_to_date() -> None:
    boards = {folder.parent.name for folder in (ROOT / "web" / "src" / "boards").glob("*/index.ts")} - {"plain"}
    assert len(FILES) == 1 + len(boards)
    for path, made in FILES.items():
        assert path.read_text(encoding="utf-8") == made, "run python web/scripts/types.py"
