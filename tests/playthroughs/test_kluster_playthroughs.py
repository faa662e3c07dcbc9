"""Whole games of Kluster as readable text: a change in rules, bots or physics shows at once.

``python3 run.py playthroughs`` writes the texts anew, to be read before they are committed. Places
are in mm and the same on every x86-64, since the world is the same to the last bit.

Each turn is a line of notation and then what came of it: why it was a fault, and what was taken;
the stones that were placed, and how they rest; other stones that were moved by 1 mm or more; and
the stones in the area and with each player, or in the pool.
"""

from collections.abc import Iterator
from math import cos, dist
from pathlib import Path
from random import Random

import pytest

from klub.engine.contract import Json
from klub.games.kluster import POOL, Incident, Kluster, Move, Options, State, View, notation
from klub.games.kluster.bots import BOTS
from klub.games.kluster.pose import Pose
from klub.games.kluster.situation import STANDING
from klub.table import Table
from klub.table.seed import numbered_seed

FOLDER = Path(__file__).parent
GAME = Kluster()
BOT = "gentle"
SHOWN = 1e-3
"""m. Stones that moved less are not told; almost every turn stirs some of them by a little."""
GAMES: dict[str, dict[str, Json]] = {
    "kluster-solo-duo": {"players": 1, "boxes": "duo", "shorten": 10},
    "kluster-two-players-expert": {"players": 2, "boxes": "duo", "mode": "expert", "shorten": 10},
    "kluster-elimination": {"players": 4, "boxes": "duo", "starter": "random", "shorten": 30},
    "kluster-equilibrium": {"players": 1, "equilibrium": True},
    "kluster-plus": {"players": 5, "boxes": "duo+duo", "plus_standard_max": "total"},
}


def playthrough(name: str) -> str:
    """A game by bots, told turn by turn."""
    options = GAME.options(GAMES[name])
    bots = [f"bot:{BOT}"] * options.players
    table = Table.open(GAME, options, bots, numbered_seed(name, 1))
    return "\n".join(told(table, Random(name))) + "\n"


def told(table: Table[Options, State, Move, View], luck: Random) -> Iterator[str]:
    usual = GAME.option_values(GAME.options({}))
    chosen = GAME.option_values(table.options)
    yield f"options { {key: chosen[key] for key in chosen if chosen[key] != usual[key]} }"
    yield f"dealt {GAME.dealt(table.start)}"
    yield area(table.state)
    while (seat := table.to_move) is not None:
        before = table.state
        table = table.play(seat, BOTS[BOT](GAME.view(before, seat), luck))
        yield GAME.write(table.plays)[-1]
        yield f"  {'; '.join((*happened(before, table.state), counted(table.state)))}"
    assert table.outcome is not None
    yield area(table.state)
    for owner, score in enumerate(table.outcome.scores):
        yield f"score {owner}: {score}"
    yield f"winners {' '.join(map(str, table.outcome.winners))}"


def area(state: State) -> str:
    return f"area {' '.join(lies(stone, state) for stone in state.area) or 'empty'}"


def happened(before: State, state: State) -> Iterator[str]:
    result = state.last
    assert result is not None
    for incident in result.incidents:
        yield reason(incident)
    if result.incidents:
        yield f"takes {' '.join(map(str, result.taken)) or 'nothing'}"
    if result.placed:
        yield f"places {' '.join(lies(stone, state) for stone in result.placed)}"
    if moved := [
        lies(stone, state)
        for stone in state.area
        if way(before.poses[stone], state.poses[stone]) >= SHOWN
    ]:
        yield f"moves {' '.join(moved)}"
    yield f"{result.ticks} ticks"


def reason(incident: Incident) -> str:
    stones = " ".join(map(str, incident.stones))
    by = f" by {incident.by.kind} {incident.by.number}" if incident.by else ""
    return f"{incident.kind} {stones} at {mm(incident.x)},{mm(incident.y)}{by}"


def counted(state: State) -> str:
    held = [f"pool {len(state.held_by(POOL))}"]
    if state.options.mode != "elimination":
        held = [f"stock {' '.join(map(str, state.counts))}"]
    out = [f"out {' '.join(map(str, state.out))}"] if state.out else []
    return ", ".join([f"area {len(state.area)}", *held, *out])


def way(before: Pose | None, after: Pose | None) -> float:
    """How far a stone that stayed in the area has moved, in m."""
    return dist(before.place, after.place) if before and after else 0.0


def lies(stone: int, state: State) -> str:
    pose = state.poses[stone]
    assert pose is not None
    x, y, _ = pose.place
    return f"{stone}@{mm(x)},{mm(y)}{face(pose)}"


def face(pose: Pose) -> str:
    _, x, y, _ = pose.turn
    up = 1 - 2 * (x * x + y * y)
    return "e" if abs(up) <= cos(STANDING) else "u" if up > 0 else "d"


def mm(metres: float) -> str:
    return f"{round(metres * 1000, 1) + 0.0:.1f}"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_can_be_read(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    turns = [line for line in lines if line[0].isdigit()]
    assert turns
    for line in turns:
        assert notation.write_turn(*notation.turn(line)) == line


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
