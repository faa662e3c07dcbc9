"""What players are called at a table, and in its record."""

from klub.game import Refusal

BOT = "bot:"
"""What the name of a bot's seat begins with."""
LONGEST = 24
"""Characters of a person's name: a table with its points still fits in 80 columns."""


def named(name: str) -> str:
    """``name``, if a person can be called so."""
    name = name.strip()
    if not (0 < len(name) <= LONGEST and name.isprintable()) or name.startswith(BOT):
        raise Refusal("name-unfit", name=name, most=LONGEST)
    return name
