"""Who takes part in a tournament."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from klub.bot import Called, bot, called
from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.table.name import LONGEST, named

REMOTE = "remote"
"""Where a bot is that comes to a club from elsewhere, as in ``remote:far``."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot under the name that tables and results give it."""

    name: str
    called: Called
    """How to make it, or what it is called where it plays."""

    @property
    def remote(self) -> bool:
        """Whether it plays elsewhere, and comes to a club."""
        return self.called.place == REMOTE

    def told(self) -> dict[str, Json]:
        """As the head of a results file tells it."""
        source = {"sha256": self.called.digest} if self.called.digest else {}
        return {"name": self.name, "bot": self.called.text, **source}


def entrants(game: str, words: Sequence[str]) -> tuple[Entrant, ...]:
    """Everybody who is named; a bot that cannot be made is refused before any game."""
    named_so: Counter[str] = Counter()
    found: list[Entrant] = []
    for word in words:
        one = _remote(word) if word.startswith(f"{REMOTE}:") else _entrant(game, word)
        if one.remote and one.called in [other.called for other in found]:
            raise Refusal("arena-remote-twice", bot=word)
        named_so[one.name] += 1
        if (again := named_so[one.name]) > 1:
            one = Entrant(_short(f"{one.name} {again}"), one.called)
        found.append(one)
    return tuple(found)


def _remote(word: str) -> Entrant:
    name = named(word.removeprefix(f"{REMOTE}:"))
    return Entrant(name, Called(f"{REMOTE}:{name}", REMOTE, name))


def _entrant(game: str, word: str) -> Entrant:
    wanted = called(word)
    bot(game, wanted)
    arguments = ",".join(f"{key}={value}" for key, value in wanted.arguments)
    plain = Path(wanted.place).stem if wanted.name == "choose" and wanted.place else wanted.name
    return Entrant(_short(f"{plain}({arguments})" if arguments else plain), wanted)


def _short(name: str) -> str:
    """A name that fits on a seat of a table."""
    clean = "".join(sign if sign.isprintable() else "?" for sign in name)
    return clean if len(clean) <= LONGEST else f"{clean[: LONGEST - 1]}…"
