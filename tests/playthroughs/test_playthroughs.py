"""Whole games as readable text: a change in what the rules do shows as a difference.

``python3 run.py playthroughs`` writes the texts anew, to be read before they are committed.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from klub.engine.contract import Json, Seat
from klub.games.clustered import (
    BOTS,
    Clustered,
    Drop,
    Lay,
    Move,
    Options,
    State,
    View,
    notation,
    scoring,
)
from klub.table import Table
from klub.table.seed import numbered_seed

FOLDER = Path(__file__).parent
GAME = Clustered()
GAMES: dict[str, dict[str, Json]] = {
    "two-players": {"players": 2},
    "solo": {"players": 1},
    "quick-with-bonuses": {
        "players": 3,
        "quick": True,
        "first_bonuses": True,
        "biggest_bonuses": True,
        "extra_wilds": [0],
    },
    "small-table": {"players": 4, "table": "6x5", "discards": "open", "tie_break": "rectangle"},
    "six-players": {"players": 6, "starter": "random"},
}


def playthrough(name: str) -> str:
    """A game by `greedy` and `random` in turns, told move by move with its final count."""
    options = GAME.options(GAMES[name])
    bots = [("greedy", "random")[seat % 2] for seat in range(options.players)]
    table = Table.open(GAME, options, bots, numbered_seed("playthrough", options.players))
    return "\n".join(told(table, bots)) + "\n"


def told(table: Table[Options, State, Move, View], bots: list[str]) -> Iterator[str]:
    luck = Random(0)
    yield f"options {GAME.option_values(table.options)}"
    for owner, deck in enumerate(table.start.decks):
        yield f"deck {owner}: {' '.join(map(str, deck))}"
    while (seat := table.to_move) is not None:
        state = table.state
        yield f"{seat} holds {' '.join(map(str, state.hands[seat]))}"
        move = BOTS[bots[seat]](GAME.view(state, seat), luck)
        table = table.play(seat, move)
        yield f"  {bots[seat]} {move}{gained(state, seat, move)}"
    yield ""
    yield notation.board_text(table.state.board)
    yield ""
    for owner, discards in enumerate(table.state.discards):
        yield f"discards {owner}: {' '.join(map(str, discards)) or 'none'}"
    scores = scoring.scores(table.state.board, table.options, table.state.firsts)
    for owner, score in enumerate(scores):
        bonuses = "".join(f" {bonus}" for bonus in score.won)
        yield f"score {owner}: {score.parts()}{bonuses}"
    assert table.outcome is not None
    yield f"winners {' '.join(map(str, table.outcome.winners))}"


def gained(state: State, seat: Seat, move: Move) -> str:
    if not isinstance(move, Lay):
        return " (drop)" if isinstance(move, Drop) else " (forced)"
    cells = state.board.owned(seat)
    points = scoring.gain(cells, move.cell, len(scoring.largest_rectangle(cells)))
    return f" +{points}" if points else ""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
