"""Every language of the browser says all that English says, and nothing else."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from klub.i18n import catalog

CATALOGS = Path(str(files("klub"))) / "i18n"
BROWSER = Path(__file__).parents[2] / "web" / "src"
ENGLISH_ONLY = {"terminal", "serve", "client"}
"""What the terminal and the library for programs say."""
LANGUAGES = ("fr", "de", "nl", "it", "es", "pt", "da", "sv", "fi", "nb", "pl", "cs", "ms")
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "many", "other"},
    "it": {"one", "many", "other"},
    "es": {"one", "many", "other"},
    "pt": {"one", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "ms": {"other"},
}
"""Which forms a language has for numbers; the others are like English."""
FORMS = {"zero", "one", "two", "few", "many", "other"}


class Shape(Visitor):
    """What a text is made of besides its words."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.leans: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        """By the argument that is looked at: the words that are told apart."""
        self.plurals: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        """An argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        """Another text."""
        self.leans.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        """A choice between forms of a sentence."""
        assert isinstance(node.selector, fluent.VariableReference)
        words = {_word(variant.key) for variant in node.variants}
        self.plurals |= words & FORMS
        if told_apart := {word for word in words - FORMS if not word.isdigit()}:
            self.choices.setdefault(node.selector.id.name, set()).update(told_apart)
        self.generic_visit(node)


def _word(key: fluent.Identifier | fluent.NumberLiteral) -> str:
    return key.name if isinstance(key, fluent.Identifier) else str(key.value)


def shapes(path: Path) -> dict[str, Shape]:
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Shape()
            found[entry.id.name].visit(entry)
    return found


def english() -> list[str]:
    return sorted(path.stem for path in CATALOGS.glob("en/*.ftl") if path.stem not in ENGLISH_ONLY)


def test_the_browser_offers_these_languages_and_english() -> None:
    source = (BROWSER / "words" / "languages.ts").read_text(encoding="utf-8")
    assert re.findall(r"code: '(\w+)'", source) == ["en", *LANGUAGES]
    folders = {path.name for path in CATALOGS.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders == {"en", *LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_catalogs_of_the_browser(language: str) -> None:
    assert sorted(path.stem for path in CATALOGS.glob(f"{language}/*.ftl")) == english()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", english())
def test_a_translation_says_what_english_says(language: str, name: str) -> None:
    told = shapes(CATALOGS / language / f"{name}.ftl")
    wanted = shapes(CATALOGS / "en" / f"{name}.ftl")
    assert list(told) == list(wanted)
    for message, shape in wanted.items():
        other = told[message]
        assert (message, other.arguments) == (message, shape.arguments)
        assert (message, other.leans) == (message, shape.leans)
        assert (message, other.choices) == (message, shape.choices)
        assert other.plurals <= PLURALS.get(language, PLURALS["en"]), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_put_into_every_form(language: str) -> None:
    bundle = catalog(language)
    pattern = bundle.get_message("seat-unknown").value
    assert pattern is not None
    for seats in (1, 2, 5, 21, 22):
        told, errors = bundle.format_pattern(pattern, {"seats": seats})
        assert (told != "", errors) == (True, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_not_english(language: str) -> None:
    """Few texts are the same in two languages: names, and words such as "Solo"."""
    same = total = 0
    for name in english():
        ours, theirs = texts(language, name), texts("en", name)
        total += len(ours)
        same += sum(ours[message].equals(theirs[message]) for message in ours)
    assert same < total / 20


def texts(language: str, name: str) -> dict[str, fluent.Pattern]:
    body = FluentParser().parse((CATALOGS / language / f"{name}.ftl").read_text("utf-8")).body
    return {
        entry.id.name: entry.value
        for entry in body
        if isinstance(entry, fluent.Message) and entry.value is not None
    }
