"""What players and bots are called, in records and on the screen."""

from collections import Counter
from collections.abc import Callable, Sequence

from klub.cli.console import one_line
from klub.engine.errors import Refusal
from klub.games import bots
from klub.i18n import text
from klub.table.name import BOT


def known_bot(name: str, game: str) -> str:
    """``name``, if there is such a bot for this game."""
    if name not in bots(game):
        raise Refusal("bot-unknown", name=name, known=", ".join(bots(game)))
    return name


def bot(name: str) -> str:
    """The bot on a seat with this name, or nothing if a person sits there."""
    return name.removeprefix(BOT) if name.startswith(BOT) else ""


def shown_bot(name: str) -> str:
    """What a bot is called on the screen."""
    return text("bot-name", name=name)


def coloured(names: Sequence[str]) -> tuple[str, ...]:
    """The names as a screen tells them; those that are equal are told apart by their colours."""
    return _shown(
        names, lambda message, seat, name: text(f"{message}-colour", seat=seat, name=name)
    )


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """The names as a screen tells them; those that are equal are told apart by their seats."""
    return _shown(
        names, lambda message, seat, name: text(f"{message}-number", number=seat + 1, name=name)
    )


def _shown(names: Sequence[str], told_apart: Callable[[str, int, str], str]) -> tuple[str, ...]:
    often = Counter(names)
    shown = []
    for seat, name in enumerate(names):
        clean = one_line(bot(name) or name)
        if often[name] > 1 and clean:
            shown.append(told_apart("bot" if bot(name) else "person", seat, clean))
        else:
            shown.append(shown_bot(clean) if bot(name) else clean)
    return tuple(shown)
