"""Every text that the browser asks for is in the catalogs, and none there is unused."""

import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from klub.games import bots

CATALOGS = Path(str(files("klub"))) / "i18n" / "en"
SOURCES = Path(__file__).parents[2] / "web" / "src"
GAMES = ("clustered", "kluster")


def messages(pattern: str) -> set[str]:
    return {
        entry.id.name
        for path in CATALOGS.glob(pattern)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    }


def sources() -> dict[str, str]:
    return {
        str(path.relative_to(SOURCES)): path.read_text(encoding="utf-8")
        for kind in ("*.ts", "*.svelte")
        for path in SOURCES.rglob(kind)
        if not path.name.endswith(".test.ts") and path.name != "wire.ts"
    }


def quoted(text: str) -> set[str]:
    return set(re.findall(r"""['"`]([a-z0-9][a-z0-9-]*)['"`]""", text))


def test_every_text_that_the_browser_asks_for_is_there() -> None:
    known = messages("*.ftl")
    asked = {
        (path, name)
        for path, text in sources().items()
        for name in re.findall(r"""\bt\(\s*['"]([\w-]+)['"]""", text)
    }
    assert len(asked) > 100
    assert {(path, name) for path, name in asked if name not in known} == set()


def test_no_text_of_the_browser_is_unused() -> None:
    used = set().union(*(quoted(text) for text in sources().values()))
    for game in GAMES:
        for bot in bots(game):
            used |= {f"bot-{bot}", f"bot-{bot}-about"}
    assert messages("web-*.ftl") - used == set()
