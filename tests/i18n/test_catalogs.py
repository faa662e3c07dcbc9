"""Every text that the code asks for is in the catalogs, and every catalog can be read."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

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


@dataclass(frozen=True, slots=True)
class Asked:
    """A place in the code that asks for a text."""

    message: str
    place: str
    given: frozenset[str] | None
    """The arguments it gives, if they can be seen there."""


def asked_for() -> Iterator[Asked]:
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
                names = [word.arg for word in node.keywords]
                given = None if None in names else frozenset(filter(None, names))
                yield Asked(argument.value, f"{path.relative_to(SOURCES)}:{node.lineno}", given)


def test_every_message_in_the_code_has_an_english_text() -> None:
    asked = list(asked_for())
    assert len(asked) > 40
    missing = {
        one.place: one.message for one in asked if not catalog("en").has_message(one.message)
    }
    assert missing == {}


class Wanted(Visitor):
    """The arguments that the texts of a catalog put in, and the texts they lean on."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.leans: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        """An argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        """Another text."""
        self.leans.add(node.id.name)


def wanted() -> dict[str, Wanted]:
    found = {}
    for path in SOURCES.glob("i18n/en/*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                found[entry.id.name] = Wanted()
                found[entry.id.name].visit(entry)
    return found


def test_whoever_asks_for_a_text_gives_all_that_it_puts_in() -> None:
    texts = wanted()
    short = {}
    for one in asked_for():
        lean = texts[one.message]
        needed = lean.arguments.union(*(texts[other].arguments for other in lean.leans))
        if one.given is not None and not needed <= one.given:
            short[one.place] = (one.message, needed - one.given)
    assert short == {}


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(LookupError, match="not-in-hand"):
        text("not-in-hand")


def test_arguments_are_put_in_without_invisible_marks() -> None:
    assert translated("en", "not-in-hand", {"card": "Sf3"}) == "Sf3 is not in your hand."
