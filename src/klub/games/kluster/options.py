"""House rules: every choice that the rulings leave to the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.engine.options import (
    NOBODY,
    ChoiceOption,
    Count,
    IntList,
    Option,
    OptionalCount,
    Switch,
    parse_options,
    refused,
)
from klub.games.kluster import lay
from klub.games.kluster.box import BOXES, DUO, MOST_BOXES, MOST_STONES, TRIO, kinds_of, stone_count
from klub.games.kluster.cord import Cords
from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.pose import Loop

HOST = Seat(0)


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on before the first stone."""

    players: int = 2
    boxes: tuple[str, ...] = (TRIO.name,)
    """``trio`` and ``duo``; more than one is Kluster+ (R30, R37)."""
    mode: str = "standard"
    """``standard``, ``expert``, ``elimination`` or ``solo``."""
    equilibrium: bool = False
    """Whether stones are placed standing on edge (R38)."""
    cord: str = "oval"
    """The shape of every cord of which ``cords`` says nothing (R17)."""
    cords: tuple[str, ...] = ()
    """How each cord lies, as `klub.games.kluster.cord` writes it (R17, R33)."""
    shorten: int = 0
    """Percent of each cord that a knot takes up."""
    starter: str = "shortest"
    """Who begins a first game: ``shortest``, ``youngest``, ``host`` or ``random`` (R4)."""
    by_height: tuple[Seat, ...] = (Seat(0), Seat(1))
    """Every seat, from the shortest player to the tallest."""
    youngest: Seat = HOST
    """The seat that is marked as the youngest."""
    previous: tuple[int, ...] = ()
    """Stones that each seat held at the end of the game before; none in a first game (R5)."""
    first_out: Seat | None = None
    """Who was the first to be eliminated in the game before (R6)."""
    tie_among: str = "all"
    """Who may start after a tie for most stones: ``all``, or only the ``tied`` (R5)."""
    elim_rematch: str = "shortest"
    """Who starts after an Elimination: the ``shortest``, or who was ``first_out`` (R6)."""
    inside: str = "contact"
    """What has to be inside: the ``contact`` point, or the ``whole_stone`` (R7)."""
    contact: str = "touch"
    """What is a fault: any ``touch``, or only stones that ``stick`` together (R9)."""
    drop_outside: str = "reject"
    """A stone let go outside: the hand keeps it (``reject``), or it is a ``fault`` (R14)."""
    auto_end: bool = False
    """Whether a turn ends by itself once everything rests and no duty is open (R18)."""
    turn_timer: int | None = None
    """Seconds for a turn (R19)."""
    tool: str = "two_hands"
    """How many stones can be held at once: ``two_hands`` or ``one_hand`` (R21)."""
    expert_vs: str = "next"
    """Who has to hold fewer in Expert: the ``next`` player, or ``everyone`` (R22)."""
    solo_faults: int = 2
    """How many faults a solo player may commit; one more ends the game (R24)."""
    solo_score: str = "final"
    """Whether the ``final`` count of stones is scored, or the ``peak`` (R26)."""
    pool_empty: str = "shared"
    """An empty pool: the win is ``shared``, the area is cleared and the players who are left go on
    (``clear_and_continue``), or the ``last_placer`` wins (R28)."""
    plus_standard_max: str = "scaled"
    """How many may play Standard in Kluster+: the sum of the boxes' own limits (``scaled``), or
    the ``total`` that may play (R30)."""
    plus_remainder: str = "round_robin"
    """Stones left over beyond one a cord: more rounds (``round_robin``), or ``set_aside`` (R31)."""
    plus_connected: bool = False
    """Whether all cords have to hang together, not only each with some other (R34)."""
    plus_fault_repair: str = "inherit"
    """A cord left apart by a fault: the next player has to ``inherit`` the duty to join it, or it
    is joined by itself (``auto_repair``) (R35)."""
    equilibrium_duo: bool = False
    """Whether Equilibrium may be played with DUO² (R37)."""

    @property
    def plus(self) -> bool:
        """Whether this is Kluster+."""
        return len(self.boxes) > 1

    @property
    def whole_stones(self) -> bool:
        """Whether all of a stone has to be inside (R7)."""
        return self.inside == "whole_stone"

    @property
    def most_players(self) -> int:
        """How many can play with these boxes (R30)."""
        return sum(BOXES[name].players for name in self.boxes)

    @property
    def most_standard(self) -> int:
        """How many can play Standard or Expert with these boxes (R1, R30)."""
        if self.plus and self.plus_standard_max == "total":
            return self.most_players
        return sum(BOXES[name].standard for name in self.boxes)

    @property
    def share(self) -> int:
        """Stones that each seat starts with (R3); in Elimination nobody has any (A9)."""
        return 0 if self.mode == "elimination" else stone_count(self.boxes) // self.players

    @property
    def preset(self) -> range:
        """The stones that start in the area: the last, which cannot be shared (R31, R36)."""
        if self.mode == "elimination":
            return range(0)
        shared, total = self.players * self.share, stone_count(self.boxes)
        if self.plus_remainder == "set_aside":
            total = min(total, shared + len(self.boxes))
        return range(shared, total)

    @property
    def loops(self) -> tuple[Loop, ...]:
        """The cords as they lie before the first turn; `Illegal` if they cannot."""
        return lay.loops(self.boxes, self.cords, self.cord, self.shorten)

    @property
    def spots(self) -> tuple[lay.Spot, ...]:
        """Where each stone of `preset` lies; `Illegal` if there is no room (R32)."""
        kinds = kinds_of(self.boxes)
        return lay.spots(self.loops, tuple(kinds[stone] for stone in self.preset))


def options(values: Mapping[str, Json]) -> Options:
    """The options that ``values`` choose; words as on the command line or JSON values."""
    agreed = parse_options(READERS, values)
    mode = agreed.pop("mode", None)
    result = Options(**agreed)
    agreed["mode"] = mode or _usual_mode(result)
    agreed["by_height"] = agreed.get("by_height") or tuple(range(result.players))
    result = Options(**agreed)
    if illegal := objection(result):
        raise illegal
    return result


def _usual_mode(options: Options) -> str:
    if options.players == 1:
        return "solo"
    return "standard" if options.players <= options.most_standard else "elimination"


def objection(options: Options) -> Illegal | None:
    """The rule that forbids this combination, or ``None`` if none does."""
    return (
        _boxes_objection(options)
        or _players_objection(options)
        or _equilibrium_objection(options)
        or _seats_objection(options)
        or _area_objection(options)
    )


def _boxes_objection(options: Options) -> Illegal | None:
    if len(options.boxes) > MOST_BOXES or stone_count(options.boxes) > MOST_STONES:
        return Illegal("10.1", "options-boxes", cords=MOST_BOXES, stones=MOST_STONES)
    return None


def _players_objection(options: Options) -> Illegal | None:
    players, mode = options.players, options.mode
    if not 1 <= players <= options.most_players:
        return Illegal("R30", "options-box-players", most=options.most_players, players=players)
    if mode == "solo" and players > 1:
        return Illegal("8.1", "options-solo", players=players)
    if mode != "solo" and players == 1:
        rule = {"expert": "R29", "elimination": "9.1"}.get(mode, "8.1")
        return Illegal(rule, "options-alone", mode=mode)
    most = options.most_standard
    if mode in ("standard", "expert") and players > most:
        rule = "R30" if options.plus else {TRIO.name: "R1", DUO.name: "C4"}[options.boxes[0]]
        return Illegal(rule, "options-elimination", most=most, players=players)
    return None


def _equilibrium_objection(options: Options) -> Illegal | None:
    if options.equilibrium and DUO.name in options.boxes and not options.equilibrium_duo:
        return Illegal("R37", "options-equilibrium")
    return None


def _seats_objection(options: Options) -> Illegal | None:
    players = options.players
    if sorted(options.by_height) != list(range(players)):
        return Illegal("R4", "options-heights", players=players)
    seat = options.youngest
    if seat >= players:
        return Illegal("R4", "options-seat", key="youngest", seat=seat, players=players)
    if options.previous and len(options.previous) != players:
        return Illegal("R5", "options-previous", seats=len(options.previous), players=players)
    out = options.first_out
    if out is not None and out >= players:
        return Illegal("R6", "options-seat", key="first_out", seat=out, players=players)
    return None


def _area_objection(options: Options) -> Illegal | None:
    laid, boxes = len(options.cords), len(options.boxes)
    if laid > boxes:
        return Illegal("R17", "options-cords", cords=laid, boxes=boxes)
    kinds = kinds_of(options.boxes)
    preset = tuple(kinds[stone] for stone in options.preset)
    found = lay.objection(options.boxes, options.cords, options.cord, options.shorten, preset)
    # A new one each time: whoever raises it would write into the one that is remembered.
    return found and Illegal(found.rule, found.message, **found.arguments)


def option_values(options: Options) -> dict[str, Json]:
    """``options`` as plain values that `options` reads back."""
    values: dict[str, Json] = {key: getattr(options, key) for key in READERS}
    return values | {
        "boxes": "+".join(options.boxes),
        "cords": ";".join(options.cords),
        "by_height": list(options.by_height),
        "previous": list(options.previous),
        "first_out": NOBODY if options.first_out is None else options.first_out,
        "turn_timer": "off" if options.turn_timer is None else options.turn_timer,
    }


@dataclass(frozen=True, slots=True)
class Boxes:
    """Boxes joined by ``+``, or a list of them."""

    def read(self, key: str, value: Json) -> tuple[str, ...]:
        """The names of the boxes."""
        listed: object = value.split("+") if isinstance(value, str) else value
        known = tuple(BOXES)
        if isinstance(listed, list | tuple) and listed and all(name in known for name in listed):
            return tuple(listed)
        raise refused(key, value, f"{' or '.join(BOXES)}, or several as in trio+duo")


SEAT = Count("a seat, from 0")

READERS: dict[str, Option] = {
    "players": Count("a number of players"),
    "boxes": Boxes(),
    "mode": ChoiceOption(("standard", "expert", "elimination", "solo")),
    "equilibrium": Switch(),
    "cord": ChoiceOption(("oval", *(name for name in OUTLINES if name != "oval"))),
    "cords": Cords(),
    "shorten": Count("0 to 50 percent", most=50),
    "starter": ChoiceOption(("shortest", "youngest", "host", "random")),
    "by_height": IntList("every seat from the shortest player to the tallest, such as 1,0,2"),
    "youngest": SEAT,
    "previous": IntList("none, or the stones that each seat held, such as 0,5,3"),
    "first_out": OptionalCount(NOBODY, Count("none, or a seat, from 0")),
    "tie_among": ChoiceOption(("all", "tied")),
    "elim_rematch": ChoiceOption(("shortest", "first_out")),
    "inside": ChoiceOption(("contact", "whole_stone")),
    "contact": ChoiceOption(("touch", "stick")),
    "drop_outside": ChoiceOption(("reject", "fault")),
    "auto_end": Switch(),
    "turn_timer": OptionalCount("off", Count("off, or 5 to 600 seconds", least=5, most=600)),
    "tool": ChoiceOption(("two_hands", "one_hand")),
    "expert_vs": ChoiceOption(("next", "everyone")),
    "solo_faults": Count("0 to 99", most=99),
    "solo_score": ChoiceOption(("final", "peak")),
    "pool_empty": ChoiceOption(("shared", "clear_and_continue", "last_placer")),
    "plus_standard_max": ChoiceOption(("scaled", "total")),
    "plus_remainder": ChoiceOption(("round_robin", "set_aside")),
    "plus_connected": Switch(),
    "plus_fault_repair": ChoiceOption(("inherit", "auto_repair")),
    "equilibrium_duo": Switch(),
}
"""How each option's value is read."""
