"""docs/envs/parquet.md has the columns as they are, and its code runs."""

import re
from pathlib import Path

import pytest
from typist import Klub

from klub.research.export import CLUSTERED, KLUSTER, Column, schema

PAGE = (Path(__file__).parents[2] / "docs" / "envs" / "parquet.md").read_text(encoding="utf-8")
CODE = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def documented(heading: str) -> list[tuple[str, str, str]]:
    section = PAGE.split(f"\n## {heading}")[1].split("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \| `(.+?)` \| (.+) \|$", section, re.MULTILINE)


def told(column: Column) -> tuple[str, str, str]:
    kind = re.sub(r"^dictionary.*", "dictionary", str(column.kind))
    return column.name, re.sub(r"\bfloat\b", "float32", kind).replace("item: ", ""), column.meaning


@pytest.mark.parametrize(("heading", "columns"), [("Clustered", CLUSTERED), ("Kluster", KLUSTER)])
def test_the_page_has_every_column(heading: str, columns: tuple[Column, ...]) -> None:
    assert documented(heading) == [told(column) for column in columns]


def test_a_file_tells_what_its_columns_mean() -> None:
    for column in KLUSTER:
        assert schema("kluster").field(column.name).metadata[b"meaning"].decode() == column.meaning


def test_the_code_of_the_page_runs(
    klub: Klub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    klub(*"simulate clustered --games 2 --parquet games.parquet --records records".split())
    for code in CODE:
        exec(code, {})  # noqa: S102 (the page is ours)
    points, final = re.findall(r"\[.*?\]", capsys.readouterr().out)
    assert points == final
    assert (tmp_path / "people.parquet").exists()
