"""Texts in the languages of the club: one folder of Fluent catalogs a language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"


@cache
def catalog(language: str) -> FluentBundle:
    """All the texts of one language."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def translated(language: str, message: str, arguments: Mapping[str, str | int]) -> str:
    """The text called ``message`` in ``language``, with ``arguments`` put in."""
    bundle = catalog(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} has no text of its own")
    told, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(told)


def text(message: str, /, **arguments: str | int) -> str:
    """The text called ``message`` in the language of the terminal, English."""
    return translated(LANGUAGE, message, arguments)
