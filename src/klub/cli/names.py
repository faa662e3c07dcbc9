"""What players and bots are called, in records and on the screen."""

from collections import Counter
from collections.abc import Sequence

from klub.cli.console import one_line
from klub.clustered import BOTS
from klub.game import Refusal
from klub.i18n import text

BOT = "bot:"
"""What the name of a bot's seat begins with."""
LONGEST = 24
"""Characters of a person's name: a table with its points still fits in 80 columns."""


def known_bot(name: str) -> str:
    """``name``, if there is such a bot."""
    if name not in BOTS:
        raise Refusal("bot-unknown", name=name, known=", ".join(BOTS))
    return name


def person(name: str) -> str:
    """``name`` as a person may be called."""
    name = name.strip()
    if not (0 < len(name) <= LONGEST and name.isprintable()) or name.startswith(BOT):
        raise Refusal("name-unfit", name=name, most=LONGEST)
    return name


def bot(name: str) -> str:
    """The bot on a seat with this name, or nothing if a person sits there."""
    return name.removeprefix(BOT) if name.startswith(BOT) else ""


def shown(names: Sequence[str]) -> tuple[str, ...]:
    """The names as a screen tells them; those that are equal are told apart by their colours."""
    often = Counter(names)
    return tuple(_shown(seat, name, alone=often[name] == 1) for seat, name in enumerate(names))


def _shown(seat: int, name: str, *, alone: bool) -> str:
    clean = one_line(bot(name) or name)
    if bot(name):
        return text("bot-name", name=clean) if alone else text("bot-colour", name=clean, seat=seat)
    return clean if alone or not clean else text("person-colour", name=clean, seat=seat)
