"""Bots that tests enter into tournaments: good ones, and such as fail in every way."""

import os
import sys
from pathlib import Path
from random import Random

from klub.games.clustered import Lay, Move, View, legal_moves

HERE = str(Path(__file__))


def choose(view: View, rng: Random) -> Move:
    """The first legal move."""
    return legal_moves(view)[0]


def nth(view: View, rng: Random, *, n: int = 0) -> Move:
    """The move with some number, or the last."""
    moves = legal_moves(view)
    return moves[min(n, len(moves) - 1)]


class Counting:
    """Plays by how many moves it has made, so that it would show if it lived on after a game."""

    def __init__(self, step: int = 1) -> None:
        self.step, self.moves = step, 0

    def __call__(self, view: View, rng: Random) -> Move:
        """The move after so many."""
        self.moves += self.step
        moves = legal_moves(view)
        return moves[self.moves % len(moves)]


def made(*, n: int) -> object:
    """Makes a bot."""
    return lambda view, rng: nth(view, rng, n=n)


def no_bot(*, n: int = 0) -> object:
    """Makes something else."""
    return n


def raises(view: View, rng: Random) -> Move:
    """Fails at its third card."""
    if len(view.board.owned(view.turn)) == 2:
        raise ValueError("no idea")
    return legal_moves(view)[0]


def cheats(view: View, rng: Random) -> Move:
    """Lays a card on the start card."""
    move = legal_moves(view)[0]
    assert isinstance(move, Lay)
    return Lay(move.card, view.board.starts[0])


def mumbles(view: View, rng: Random) -> Move:
    """Says no move at all."""
    return "hm"  # type: ignore[return-value]


def leaves(view: View, rng: Random) -> Move:
    """Wants to end the program."""
    sys.exit(3)


def talks(view: View, rng: Random) -> Move:
    """Prints what it thinks."""
    print("hmm, let me see")  # noqa: T201 (what this bot is for)
    return legal_moves(view)[0]


def dies(view: View, rng: Random) -> Move:
    """Ends the process, as a fault in a compiled library does."""
    os._exit(1)
