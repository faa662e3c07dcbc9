"""What players are called at a table, and in its record."""

from klub.engine.errors import Refusal
from klub.table.signs import bare, signs

BOT = "bot:"
"""What the name of a bot's seat begins with."""
LONGEST = 24
"""Signs of a person's name: a table with its points still fits in 80 columns."""
MOST_POINTS = 4 * LONGEST
"""Code points of a name: a family is one sign of seven."""


def named(name: str) -> str:
    """``name``, if a person can be called so."""
    name = name.strip()
    seen = signs(name)
    long = len(seen) > LONGEST or len(name) > MOST_POINTS
    if not seen or long or not bare(seen) or name.startswith(BOT):
        raise Refusal("name-unfit", name=name, most=LONGEST)
    return name
