"""Notebooks in the documentation: `<!-- notebook: lab.ipynb -->` in a page shows one with its stored outputs.

`python docs/notebook.py docs/lab.ipynb` runs a notebook's cells, in an empty folder, and stores what they say.
"""

import ast
import contextlib
import io
import json
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def on_page_markdown(markdown: str, **_: Any) -> str:
    return re.sub(r"<!-- notebook: ([\w.-]+) -->", lambda found: rendered(HERE / found[1]), markdown)


def rendered(file: Path) -> str:
    """The cells of a notebook as Markdown."""
    parts = []
    for cell in json.loads(file.read_text())["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        parts += [f"```text\n{''.join(output['text'])}\n```" for output in cell["outputs"]]
    return "\n\n".join(parts)


def run(file: Path) -> dict[str, Any]:
    """The notebook with every code cell run anew, in order, in a folder that is thrown away."""
    notebook: dict[str, Any] = json.loads(file.read_text())
    world: dict[str, Any] = {"__name__": "__main__"}
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        number = 0
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                number += 1
                said = _run_cell("".join(cell["source"]), world)
                cell["execution_count"] = number
                output = {"output_type": "stream", "name": "stdout", "text": said.splitlines(keepends=True)}
                cell["outputs"] = [output] if said else []
    return notebook


def _run_cell(source: str, world: dict[str, Any]) -> str:
    """What a cell prints, and the value of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), world)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), world)
            if value is not None:
                print(value)
    return printed.getvalue().rstrip("\n")


def main() -> None:
    os.environ.setdefault("POLARS_FMT_MAX_ROWS", "20")
    for name in sys.argv[1:]:
        file = Path(name).resolve()
        file.write_text(json.dumps(run(file), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
