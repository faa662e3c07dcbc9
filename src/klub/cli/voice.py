"""How a refusal is told: one sentence, with its rule or the place in the text."""

from klub.cli.console import one_line
from klub.engine.errors import Illegal, Malformed, Refusal
from klub.i18n import text

SHOWN = 30
"""Characters of a long line that are shown on either side of the place that is meant."""
LONGEST = 300
"""Characters of anything else that is put into a sentence."""


def sentence(refusal: Refusal) -> str:
    """``refusal`` in one sentence, with what led to it."""
    told = one_line(text(refusal.message, **{key: _cut(v) for key, v in refusal.arguments.items()}))
    if isinstance(refusal, Illegal) and refusal.rule[0] in "RC0123456789":
        told = f"{told} ({refusal.rule})"
    if isinstance(refusal, Malformed) and refusal.text:
        told = f"“{one_line(_around(refusal))}”, character {refusal.at + 1}: {told}"
    elif isinstance(refusal, Malformed):
        told = told[:1].upper() + told[1:]
    cause = refusal.__cause__
    return f"{told}: {sentence(cause)}" if isinstance(cause, Refusal) else told


def _cut(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _around(malformed: Malformed) -> str:
    start, end = max(0, malformed.at - SHOWN), malformed.at + SHOWN
    cut = malformed.text[start:end]
    return f"{'…' if start else ''}{cut}{'…' if end < len(malformed.text) else ''}"
