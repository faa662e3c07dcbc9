"""Refusals as clients are told them."""

from klub.engine.errors import Illegal, Malformed, Refusal
from klub.i18n import text
from klub.wire.told import Reason

LONGEST = 200
"""Characters of what is put into a sentence: what was sent is not sent back whole."""


def reason(refusal: Refusal) -> Reason:
    """Why, with the sentence in English."""
    arguments = {key: _cut(value) for key, value in refusal.arguments.items()}
    told = text(refusal.message, **arguments)
    if isinstance(refusal, Malformed) and refusal.text:
        arguments["at"] = refusal.at
    rule = refusal.rule if isinstance(refusal, Illegal) else None
    return Reason(rule=rule, message=refusal.message, arguments=arguments, text=told)


def _cut(value: str | int) -> str | int:
    """``value`` short, and without signs that would disturb whoever reads it."""
    if isinstance(value, int):
        return value
    plain = "".join(sign if sign.isprintable() else "�" for sign in value[:LONGEST])
    return f"{plain}…" if len(value) > LONGEST else plain
