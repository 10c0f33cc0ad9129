"""The boards that the lab draws its heat maps on are those of the page."""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall

SCRIPTS = Path(__file__).parents[2] / "web" / "scripts"


def shapes() -> Any:
    sys.path.insert(0, str(SCRIPTS))
    spec = importlib.util.spec_from_file_location("shapes", SCRIPTS / "shapes.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize("game", meadhall.games())
def test_the_lab_has_the_outlines_that_the_page_draws(game: str, browser: Browser) -> None:
    known = json.loads((meadhall.game(game).page_folder / "board.json").read_text())
    reader = shapes()
    page = reader.window(browser)
    drawn = reader.shapes(page, game)
    page.close()
    assert drawn["places"] == known["places"], "the board has changed: run `python web/scripts/shapes.py`"
    assert len(known["ground"]) > 3
