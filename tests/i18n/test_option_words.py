"""The form for a new table has its texts: a name and a hint for each house rule, and each word."""

from importlib.resources import files
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from klub.games import NAMES
from klub.wire.forms import form

CATALOGS = Path(str(files("klub"))) / "i18n" / "en"


def told(path: Path) -> list[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, fluent.Message)]


def wanted() -> list[str]:
    found = []
    for name in NAMES:
        for field in form(name):
            text = f"{name}-{field.key}"
            words = (f"{text}-{word.replace(' ', '-')}" for word in field.words)
            found += [text, f"{text}-hint", *words]
    return found


def test_every_house_rule_has_a_name_and_a_hint_and_a_text_for_each_word() -> None:
    assert told(CATALOGS / "options.ftl") == wanted()


def test_no_message_has_two_texts() -> None:
    ids = list(chain.from_iterable(map(told, sorted(CATALOGS.glob("*.ftl")))))
    assert sorted(ids) == sorted(set(ids))
