"""Forms for a new table: every option of a game is there, and what is usual can be chosen."""

import msgspec
import pytest

from klub.games import NAMES, game, option_kinds
from klub.wire.forms import form


@pytest.mark.parametrize("name", NAMES)
def test_a_form_has_every_option_with_what_is_usual(name: str) -> None:
    fields = form(name)
    assert [field.key for field in fields] == list(option_kinds(name))
    usual = {field.key: field.usual for field in fields}
    assert game(name).options(usual) == game(name).options({})
    assert msgspec.json.decode(msgspec.json.encode(fields))


@pytest.mark.parametrize("name", NAMES)
def test_every_word_and_number_of_a_form_can_be_read(name: str) -> None:
    kinds = option_kinds(name)
    for field in form(name):
        kind = kinds[field.key]
        for word in field.words:
            kind.read(field.key, word)
        for number in (field.least, field.most):
            if number is not None:
                assert kind.read(field.key, number) == number


def test_a_choice_names_its_words_the_usual_first() -> None:
    inside = next(field for field in form("kluster") if field.key == "inside")
    assert (inside.kind, inside.words, inside.usual) == (
        "choice",
        ("contact", "whole_stone"),
        "contact",
    )
