"""What Prometheus is told is documented, and the dashboard asks for nothing else."""

import json
import re
from pathlib import Path

from meadhall.bots import BotPool
from meadhall.server.services.metrics import Metrics

DOCS = Path(__file__).parents[2] / "docs"
NAME = re.compile(r"meadhall_\w+")


def _names() -> set[str]:
    """Every figure by the name under which it is asked for."""
    kinds = {"counter": "_total", "histogram": "", "gauge": ""}
    families = Metrics(BotPool(0, False)).registry.collect()
    return {family.name + kinds[family.type] for family in families}


def test_every_figure_is_on_the_page_about_hosting() -> None:
    assert _names() - set(NAME.findall((DOCS / "hosting.md").read_text(encoding="utf-8"))) == set()


def test_the_dashboard_shows_every_figure_and_no_other() -> None:
    board = json.loads((DOCS / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert {name.removesuffix("_bucket") for expression in asked for name in NAME.findall(expression)} == _names()
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(places)) == len(places) == len({panel["id"] for panel in board["panels"]})
