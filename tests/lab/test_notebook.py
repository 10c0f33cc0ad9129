"""The notebook of the documentation runs, and the page shows what it said."""

import importlib.util
import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"


def notebooks() -> Any:
    spec = importlib.util.spec_from_file_location("notebook", DOCS / "notebook.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_notebook_runs_from_top_to_bottom_and_every_cell_still_has_something_to_say() -> None:
    stored = json.loads((DOCS / "lab.ipynb").read_text())
    again = notebooks().run(DOCS / "lab.ipynb")
    spoke = [
        [bool(cell["outputs"]) for cell in book["cells"] if cell["cell_type"] == "code"] for book in (stored, again)
    ]
    assert spoke[0] == spoke[1]
    assert all(spoke[0])
    text = "".join(line for cell in again["cells"] for output in cell.get("outputs", ()) for line in output["text"])
    assert "victory" in text
    assert "god-thor" in text


def test_the_page_shows_the_cells_with_what_they_said() -> None:
    page = notebooks().on_page_markdown((DOCS / "lab-notebook.md").read_text())
    assert "<!-- notebook" not in page
    assert page.count("```python") == page.count("```text") == 5
