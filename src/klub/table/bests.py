"""Solo bests: what there is to beat."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from klub.engine.contract import Json
from klub.engine.errors import Malformed


@dataclass(frozen=True, slots=True)
class Bests:
    """The best total of a solo player, for each game and its options."""

    totals: Mapping[str, int] = field(default_factory=dict)

    def best(self, game: str, options: Mapping[str, Json]) -> int | None:
        """The best so far, or ``None`` if this was never played."""
        return self.totals.get(_key(game, options))

    def after(self, game: str, options: Mapping[str, Json], total: int) -> "Bests":
        """The bests once ``total`` has been reached; only a higher one changes anything."""
        best = self.best(game, options)
        if best is not None and total <= best:
            return self
        return Bests({**self.totals, _key(game, options): total})


def read_bests(text: str | bytes) -> Bests:
    """The bests kept in ``text``."""
    try:
        return Bests(msgspec.json.decode(text, type=dict[str, int]))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("", 0, "bests-invalid", detail=str(error)) from None


def write_bests(bests: Bests) -> str:
    """``bests`` as JSON."""
    return json.dumps(dict(sorted(bests.totals.items())), indent=1) + "\n"


def _key(game: str, options: Mapping[str, Json]) -> str:
    return f"{game} {json.dumps(options, sort_keys=True)}"
