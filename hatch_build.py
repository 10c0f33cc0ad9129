"""What `pyproject.toml` cannot say of the package: its front page, as a package index shows it.

An index has none of our files. As soon as `[project.urls]` says where the repository is (`Source`), the pictures and
links of the README lead there.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ELSEWHERE = r"(?!#|[a-z]+:)"
PICTURE = re.compile(rf'(!\[[^\]]*\]\(|src="){ELSEWHERE}')
LINK = re.compile(rf"((?<!!)\[[^\]]*\]\(){ELSEWHERE}")


def front_page(readme: str, source: str) -> str:
    """The README, its files found in a repository."""
    return LINK.sub(rf"\1{source}/blob/HEAD/", PICTURE.sub(rf"\1{source}/raw/HEAD/", readme))


class FrontPage(MetadataHookInterface):
    """Gives the package its front page."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by whatever builds the package."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {"content-type": "text/markdown", "text": front_page(readme, source) if source else readme}
