"""What happened in a turn of Kluster, told in one line."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import dist

from klub.games.kluster import Incident, State, TurnResult
from klub.i18n import text

TICKS = 60
"""A second."""
MOVED, DRAWN = 1e-3, 5e-3
"""m. How far a stone or a cord has to move for it to be told."""


def told(before: State, result: TurnResult, name: str) -> str:
    """The turn that ``name`` took, and what came of it."""
    return text("told-turn", name=name, verdict=verdict(before, result))


def verdict(before: State, result: TurnResult) -> str:
    """What came of a turn, and at a fault why it was one."""
    if not result.fault:
        placed = text("told-placed", stones=_placed(result))
        return " ".join([placed, *_moved(before, result)])
    why = _why(result.incidents[0])
    if more := len(result.incidents) - 1:
        why = f"{why}; {text('told-more', number=more)}"
    return text("told-fault", why=why, cost=_cost(before, result))


def numbers(stones: Iterable[int]) -> str:
    """The numbers of stones, in a row."""
    return ", ".join(map(str, stones))


def runs(stones: Sequence[int]) -> str:
    """The numbers of stones, shorter: three or more that follow each other as 4–9."""
    told: list[str] = []
    for _, grouped in groupby(enumerate(stones), key=lambda one: one[1] - one[0]):
        run = [stone for _, stone in grouped]
        told += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run)
    return ", ".join(told)


def millimetres(metres: float) -> int:
    """A length as it is told."""
    return round(metres * 1000)


def at(x: float, y: float) -> str:
    """A place as it is told, in mm."""
    return f"{millimetres(x)},{millimetres(y)}"


def _placed(result: TurnResult) -> str:
    poses = dict(result.rest)
    rests = (f"{stone} ({at(*poses[stone].place[:2])})" for stone in result.placed)
    return ", ".join(rests)


def _moved(before: State, result: TurnResult) -> list[str]:
    """How many others moved, and whether a cord did."""
    poses = [(before.poses[stone], pose) for stone, pose in result.rest]
    others = sum(was is not None and dist(was.place, now.place) > MOVED for was, now in poses)
    lines = [text("told-others", stones=others)] if others else []
    lying = ((before.cords[cord], line) for cord, line in result.cords)
    drawn = any(max(map(dist, was, now)) > DRAWN for was, now in lying)
    return [*lines, text("told-cord")] if drawn else lines


def _why(incident: Incident) -> str:
    """A moment that made the turn a fault: what, where, when and by what."""
    stones = [*incident.stones, 0, 0]
    what = text(
        "told-incident",
        kind=incident.kind,
        one=stones[0],
        other=stones[1],
        place=at(incident.x, incident.y),
        seconds=f"{incident.tick / TICKS:.1f}",
    )
    if incident.by is None or incident.kind in ("drop", "time"):
        return what
    by = incident.by
    return f"{what} {text('told-cause', kind=by.kind, number=by.number)}"


def _cost(before: State, result: TurnResult) -> str:
    """What a fault costs, by the kind of game."""
    mode, stones = before.options.mode, numbers(result.taken)
    kind = mode if mode in ("solo", "elimination") else "standard"
    cost = text("told-cost", mode=kind, stones=stones, number=len(result.taken))
    if mode != "solo":
        return cost
    left = before.options.solo_faults - before.faults[result.seat] - 1
    return f"{cost} {text('told-solo-over') if left < 0 else text('told-solo', left=left)}"
