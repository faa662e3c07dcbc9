"""Every text that the code asks for is in the catalogs, and every catalog can be read."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from klub.i18n import catalog, text, translated

SOURCES = Path(str(files("klub")))
CATALOGS = sorted(SOURCES.glob("i18n/*/*.ftl"))
MESSAGE = {"Refusal": 0, "text": 0, "Illegal": 1, "Untrue": 1, "Malformed": 2, "stopped": 0}
"""Which argument of these calls is the id of a message."""


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_catalog_has_no_line_that_fluent_skips(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert junk == []


def asked_for() -> Iterator[tuple[str, str]]:
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = MESSAGE.get(name)
            if place is None or len(node.args) <= place:
                continue
            argument = node.args[place]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value, f"{path.relative_to(SOURCES)}:{node.lineno}"


def test_every_message_in_the_code_has_an_english_text() -> None:
    asked = list(asked_for())
    assert len(asked) > 40
    missing = {place: message for message, place in asked if not catalog("en").has_message(message)}
    assert missing == {}


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(LookupError, match="not-in-hand"):
        text("not-in-hand")


def test_arguments_are_put_in_without_invisible_marks() -> None:
    assert translated("en", "not-in-hand", {"card": "Sf3"}) == "Sf3 is not in your hand."
