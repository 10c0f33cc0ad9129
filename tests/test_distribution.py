"""What is released says what it is, and container files fit the server; tests/soak tries them (wheel, container)."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import yaml

import meadhall
from hatch_build import LINK, PICTURE, FrontPage
from meadhall.engine.words import Words
from meadhall.server.config import PREFIX, Config

from .soak.container import PORT, Container, steps

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STEPS = list(steps((ROOT / "Containerfile").read_text(encoding="utf-8")))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SETTINGS = {f"{PREFIX}{field.name}".upper() for field in msgspec.structs.fields(Config)}


def is_known(variable: str) -> bool:
    return variable in SETTINGS or variable == "MEADHALL_CACHE"


def test_the_package_says_what_it_is() -> None:
    classifiers = PROJECT["classifiers"]
    assert classifiers == sorted(classifiers, key=lambda each: re.sub(r"(?<=3\.)(\d)\b", r"0\1", each))
    assert PROJECT["keywords"] == sorted(PROJECT["keywords"])
    assert {"en": "English", "fr": "French"}.keys() == set(Words.LANGUAGES)
    assert {"Natural Language :: English", "Natural Language :: French", "Typing :: Typed"} <= set(classifiers)
    assert PROJECT["requires-python"] == ">=3.11"
    assert min(each for each in classifiers if re.search(r":: 3\.\d", each)).endswith("3.11")


def test_an_index_shows_the_pictures_of_the_readme_once_the_repository_has_an_address() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert PICTURE.search(readme)
    here: dict[str, Any] = {}
    FrontPage(str(ROOT), {}).update(here)
    assert here["readme"]["text"] == readme
    there: dict[str, Any] = {"urls": {"Source": "https://example.org/meadhall"}}
    FrontPage(str(ROOT), {}).update(there)
    shown = there["readme"]["text"]
    assert "![A turn of Yggdrasil on the page](https://example.org/meadhall/raw/HEAD/docs/pictures/turn.webp)" in shown
    assert "(https://example.org/meadhall/blob/HEAD/docs/server.md#write-a-bot)" in shown
    assert not PICTURE.search(shown)
    assert not LINK.search(shown)


def test_the_version_is_the_same_everywhere() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"]
    newest = re.findall(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)[0]
    assert {PROJECT["version"], page, newest} == {meadhall.__version__}


def test_the_containerfile_sets_what_the_server_knows_and_starts_it() -> None:
    done = dict(STEPS)
    variables = [pair.partition("=")[0] for pair in done["ENV"].split()]
    assert [variable for variable in variables if not is_known(variable)] == []
    assert done["CMD"] == '["meadhall", "serve"]'
    assert done["EXPOSE"] == PORT
    assert f":{PORT}/health" in done["HEALTHCHECK"]
    assert [name for name, _ in STEPS].index("USER") > [name for name, _ in STEPS].index("RUN")


def test_what_the_image_is_made_of_is_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line.startswith("!")}
    assert set(dict(STEPS)["COPY"].split()[:-1]) == kept
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()


def test_the_nodes_of_the_compose_file_are_behind_the_proxy_and_set_up_alike() -> None:
    services, proxy = COMPOSE["services"], (ROOT / "Caddyfile").read_text(encoding="utf-8")
    nodes = [name for name in services if name.startswith("node-")]
    assert len(nodes) == 2
    assert f"reverse_proxy {' '.join(f'{node}:{PORT}' for node in nodes)} " in proxy
    assert services["proxy"]["depends_on"] == nodes
    for node in nodes:
        assert [variable for variable in services[node]["environment"] if not is_known(variable)] == []
        assert services[node]["environment"] == services[nodes[0]]["environment"]
        assert set(services[node]["depends_on"]) == {"database", "redis"}
    subnet = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert services[nodes[0]]["environment"]["MEADHALL_PROXIES"] == subnet


def test_every_volume_of_the_compose_file_is_declared() -> None:
    mounted = {
        volume.partition(":")[0] for service in COMPOSE["services"].values() for volume in service.get("volumes", [])
    }
    assert {name for name in mounted if not name.startswith(".")} == set(COMPOSE["volumes"])


def test_a_step_speaks_of_the_folder_that_stands_for_the_container(tmp_path: Path) -> None:
    container = Container.__new__(Container)
    container.root, container.port, container.environment = tmp_path, "4321", {}
    container.do("ENV", "MEADHALL_DATA=/data MEADHALL_PORT=8000")
    assert container.environment == {"MEADHALL_DATA": f"{tmp_path}/data", "MEADHALL_PORT": "4321"}
    assert container.here("ls /opt/wheel/a.whl https://x/data") == f"ls {tmp_path}/opt/wheel/a.whl https://x/data"
