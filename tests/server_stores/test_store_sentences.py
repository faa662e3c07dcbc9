"""Every refusal of the stores can be told in words."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from klub.i18n import text

REFUSALS = {"Conflict", "Stale", "Taken", "Unknown", "Unopened"}

CALLS = [
    pytest.param(node, id=f"{path.stem}-{node.lineno}")
    for path in sorted(Path(str(files("klub.server.stores"))).glob("*.py"))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS
]


@pytest.mark.parametrize("call", CALLS)
def test_a_refusal_has_a_sentence_and_gives_what_it_puts_in(call: ast.Call) -> None:
    message = call.args[0]
    assert isinstance(message, ast.Constant)
    given = {str(word.arg): f"‹{word.arg}›" for word in call.keywords}
    told = text(str(message.value), **given)
    assert all(argument in told for argument in given.values())
