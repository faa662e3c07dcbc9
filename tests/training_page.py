"""docs/envs/training.md as a program: its cells, and what it says they print."""

import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

PAGE = Path(__file__).parents[1] / "docs" / "envs" / "training.md"
CELL = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (\w+)\.py\n")


class Ran(NamedTuple):
    """A cell that has run."""

    told: str
    """What the page says that it prints."""
    printed: str


def run(folder: Path, names: dict[str, Any]) -> Iterator[Ran]:
    """Run the cells in ``folder`` one after the other, in one namespace ``names``.

    A cell that begins with a file's name is written there.
    """
    sys.path.insert(0, str(folder))
    files = []
    try:
        for code, told in CELL.findall(PAGE.read_text(encoding="utf-8")):
            output = StringIO()
            if found := FILE.match(code):
                files.append(found[1])
                (folder / f"{found[1]}.py").write_text(code, encoding="utf-8")
            else:
                with redirect_stdout(output):
                    exec(compile(code, str(PAGE), "exec"), names)  # noqa: S102 (the page is ours)
            yield Ran(told, output.getvalue())
    finally:
        sys.path.remove(str(folder))
        for name in files:
            sys.modules.pop(name, None)
