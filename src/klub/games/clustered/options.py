"""House rules: every choice that the rulings leave to the table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.engine.options import (
    EVERYBODY,
    ChoiceOption,
    Count,
    Option,
    Seats,
    Switch,
    parse_options,
    refused,
)
from klub.games.clustered.board import Cell, Edge

MOST_PLAYERS = 8
HOST = Seat(0)
START_DISTANCE = 7
"""From one start card to the other: six free cells lie between (R57)."""
WIDEST_TABLE = 255
"""More than anyone needs who wants an edge at all: the kernel's largest board holds it."""


class Size(NamedTuple):
    """A limited table, in cells."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on before the first card."""

    players: int = 2
    """1 to 8."""
    extra_wilds: tuple[Seat, ...] = ()
    """Seats whose deck holds a third wild (R42)."""
    quick: bool = False
    """Quick play: more cards are drawn and some dropped (R60)."""
    quick_discard: str = "drawn"
    """What a Quick player may drop: a card just ``drawn``, or ``any_hand`` card (R60)."""
    first_bonuses: bool = False
    """Two points for the first line of five and for the first 2×3 (R55)."""
    biggest_bonuses: bool = False
    """Two points for the longest line and for the largest rectangle (R56)."""
    table: Size | None = None
    """Size of the table; ``None`` is unlimited (R50)."""
    two_starts: bool = False
    """Two start cards: always from five players on, a choice below (R58)."""
    start_axis: str = "horizontal"
    """Whether two start cards lie in a ``horizontal`` or a ``vertical`` line (R57)."""
    starter: str = "youngest"
    """Who begins: ``youngest``, ``host``, ``random`` or ``rotate`` (R49)."""
    youngest: Seat = HOST
    """The seat that is marked as the youngest."""
    round: int = 0
    """How many games this table has played before; ``rotate`` moves on by it."""
    discards: str = "hidden"
    """Whether discarded cards lie face down (``hidden``) or ``open`` (R47)."""
    tie_break: str = "none"
    """Equal totals share the win (``none``), or the ``rectangle`` decides, then the line (R59)."""
    solo_bonuses: bool = False
    """Whether a solo player can win bonuses (R62)."""

    @property
    def starts(self) -> tuple[Cell, ...]:
        """Where the start cards lie (R57, R58)."""
        if not self.two_starts:
            return (Cell(0, 0),)
        far = (START_DISTANCE, 0) if self.start_axis == "horizontal" else (0, START_DISTANCE)
        return (Cell(0, 0), Cell(*far))

    @property
    def edge(self) -> Edge | None:
        """The rim of a limited table, with the start cards in its middle (R50)."""
        if self.table is None:
            return None
        far = self.starts[-1]
        left = -((self.table.width - (far.x + 1)) // 2)
        bottom = -((self.table.height - (far.y + 1)) // 2)
        return Edge(left, bottom, left + self.table.width - 1, bottom + self.table.height - 1)

    @property
    def firsts_count(self) -> bool:
        """Whether first-to bonuses can be won; alone only by agreement (R55, R62)."""
        return self.first_bonuses and (self.players > 1 or self.solo_bonuses)

    @property
    def biggest_count(self) -> bool:
        """Whether biggest-feature bonuses can be won; alone only by agreement (R56, R62)."""
        return self.biggest_bonuses and (self.players > 1 or self.solo_bonuses)


def options(values: Mapping[str, Json]) -> Options:
    """The options that ``values`` choose; words as on the command line or JSON values."""
    agreed = parse_options(READERS, values)
    players = agreed.setdefault("players", 2)
    if agreed.get("extra_wilds") == EVERYBODY:
        agreed["extra_wilds"] = tuple(range(players))
    # R58: from five players on the second start card is not a choice.
    agreed.setdefault("two_starts", players > 4)
    result = Options(**agreed)
    if illegal := objection(result):
        raise illegal
    return result


def rematch(options: Options) -> Options:
    """What the next game of the same players begins with: a start that rotates goes on (R49)."""
    if options.starter != "rotate":
        return options
    return replace(options, round=(options.round + 1) % options.players)


def objection(options: Options) -> Illegal | None:
    """The rule that forbids this combination, or ``None`` if none does."""
    if not 1 <= options.players <= MOST_PLAYERS:
        return Illegal("R58", "options-players", most=MOST_PLAYERS, players=options.players)
    if options.players > 4 and not options.two_starts:
        return Illegal("R58", "options-two-starts", players=options.players)
    for seat in options.extra_wilds:
        if seat >= options.players:
            return Illegal(
                "R42", "options-seat", key="extra_wilds", seat=seat, players=options.players
            )
    if options.youngest >= options.players:
        return Illegal(
            "R49",
            "options-seat",
            key="youngest",
            seat=options.youngest,
            players=options.players,
        )
    far = options.starts[-1]
    if options.table and (options.table.width <= far.x or options.table.height <= far.y):
        least = Size(far.x + 1, far.y + 1)
        return Illegal("R50", "options-table", size=str(options.table), least=str(least))
    return None


def option_values(options: Options) -> dict[str, Json]:
    """``options`` as plain values that `options` reads back."""
    values = {key: getattr(options, key) for key in READERS}
    return values | {
        "extra_wilds": list(options.extra_wilds),
        "table": str(options.table or "unlimited"),
    }


@dataclass(frozen=True, slots=True)
class TableSize:
    """``unlimited``, or so many cells by so many."""

    def read(self, key: str, value: Json) -> Size | None:
        """The size, if there is one."""
        if value == "unlimited":
            return None
        if isinstance(value, str):
            sides = value.lower().replace("×", "x").split("x")
            if len(sides) == 2 and all(side.isascii() and side.isdigit() for side in sides):
                size = Size(*(int(side[:4]) for side in sides))
                if min(size) >= 1 and max(size) <= WIDEST_TABLE:
                    return size
        widest = Size(WIDEST_TABLE, WIDEST_TABLE)
        raise refused(key, value, f"unlimited, or a size such as 9x9, up to {widest}")


READERS: dict[str, Option] = {
    "players": Count(f"1 to {MOST_PLAYERS}"),
    "extra_wilds": Seats(),
    "quick": Switch(),
    "quick_discard": ChoiceOption(("drawn", "any_hand")),
    "first_bonuses": Switch(),
    "biggest_bonuses": Switch(),
    "table": TableSize(),
    "two_starts": Switch(),
    "start_axis": ChoiceOption(("horizontal", "vertical")),
    "starter": ChoiceOption(("youngest", "host", "random", "rotate")),
    "youngest": Count("a seat, from 0"),
    "round": Count(),
    "discards": ChoiceOption(("hidden", "open")),
    "tie_break": ChoiceOption(("none", "rectangle")),
    "solo_bonuses": Switch(),
}
"""How each option's value is read."""
