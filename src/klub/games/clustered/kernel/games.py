"""Many games at once: the kernel as NumPy users see it."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.engine.contract import Seat
from klub.games.clustered import rules
from klub.games.clustered.card import RANK, deck
from klub.games.clustered.kernel import playout
from klub.games.clustered.kernel.choose import GREEDY, RANDOM, SOLID
from klub.games.clustered.kernel.code import (
    Frame,
    blank,
    cell_number,
    move_number,
    move_of,
    pack,
    side_of,
    unpack,
)
from klub.games.clustered.kernel.count import PARTS
from klub.games.clustered.kernel.deal import deal_each
from klub.games.clustered.kernel.layout import DECK, OPENING, OVER, TURN, settled
from klub.games.clustered.kernel.turn import moves
from klub.games.clustered.notation import Play
from klub.games.clustered.options import HOST, Options
from klub.games.clustered.state import Lay, State

BOTS = {"random": RANDOM, "greedy": GREEDY, "solid": SOLID}
"""The bots that the kernel can play by itself."""


class Games:
    """Independent games with the same options, one record each in ``records``."""

    def __init__(self, options: Options, records: NDArray[np.void]) -> None:
        self.options = options
        self.records = settled(records)

    @staticmethod
    def of(states: Sequence[State], seeds: Sequence[int]) -> "Games":
        """Games that go on from ``states``, each with luck of its own."""
        records = np.concatenate([pack(state) for state in states])
        records["luck"] = seeds
        return Games(states[0].options, records)

    @staticmethod
    def dealt(options: Options, seeds: Sequence[int], starter: Seat = HOST) -> "Games":
        """Games before their first move, shuffled by the kernel itself."""
        records = settled(np.repeat(_undealt(options, starter), len(seeds)))
        records["luck"] = seeds
        playout.shuffle_each(records)
        return Games(options, records)

    @staticmethod
    def drawn(options: Options, luck: NDArray[np.uint8]) -> "Games | None":
        """Games dealt from the bits that their seeds give, a row each, as the rules deal them.

        ``None`` if there are too few bits.
        """
        undealt = _undealt(options, rules.starter(options, Random(0)))
        records = settled(np.repeat(undealt, len(luck)))
        enough = deal_each(records, luck, options.starter == "random")
        return Games(options, records) if enough else None

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, number: int) -> State:
        """The state of one game."""
        return unpack(self.records[number], self.options)

    def copy(self) -> "Games":
        """The same games again, to be played on apart; one array copy."""
        return Games(self.options, self.records.copy())

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which of the games have ended."""
        return np.asarray(self.records["phase"] == OVER)

    def moves(self, number: int) -> NDArray[np.int32]:
        """Every legal move of one game, as numbers."""
        out = np.empty(28 * len(self.records[number]["fits"]), np.int32)
        return out[: moves(self.records[number], out)]

    def play(self, chosen: NDArray[np.int32]) -> None:
        """Make a move, given as a number, in each game; a negative one waits.

        `ValueError` names an illegal move, and then none is made.
        """
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} games take as many moves, not {chosen.shape}")
        wrong = playout.play_each(self.records, chosen.astype(np.int32))
        if wrong >= 0:
            raise ValueError(f"{chosen[wrong]} is no legal move in game {wrong}")

    def finish(self, bots: Sequence[str]) -> None:
        """Play every game to its end, each seat by the bot of that name."""
        self.finish_logged(bots)

    def finish_told(self, bots: Sequence[str]) -> list[list[Play]]:
        """Play every game to its end, and tell for each what was played."""
        before = self.copy()
        return before.told(self.finish_logged(bots))

    def told(self, log: NDArray[np.int32]) -> list[list[Play]]:
        """What a log of `finish_logged` says, if the games stood as they do when it was begun."""
        frames = [Frame.around(record) for record in self.records]
        return [_told(frame, line) for frame, line in zip(frames, log, strict=True)]

    def finish_logged(self, bots: Sequence[str]) -> NDArray[np.int32]:
        """Play every game to its end; for each the moves as `playout` logs them, then -1s."""
        log = self._log()
        playout.finish_each(self.records, _numbers(bots, self.options), log)
        return log

    def follow(self, plays: Sequence[Sequence[Play]]) -> NDArray[np.int32]:
        """Make the moves that were made in each game elsewhere; the log of them."""
        log = self._log()
        for number, line in enumerate(plays):
            game = Games(self.options, self.records[number : number + 1])
            for made, (seat, move) in enumerate(line):
                chosen = move_number(move, side_of(game.records[0]))
                game.play(np.array([chosen], np.int32))
                log[number, made] = chosen | seat << playout.SEAT_SHIFT
        return log

    def _log(self) -> NDArray[np.int32]:
        return np.full((len(self), self.options.players * DECK * 2), -1, np.int32)

    def scores(self) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        """For each game and seat the points in the order of `PARTS`, and who wins."""
        shape = (len(self), self.options.players)
        points, won = np.zeros((*shape, len(PARTS)), np.int16), np.zeros(shape, np.bool_)
        playout.score_each(self.records, points, won)
        return points, won


def _told(frame: Frame, log: NDArray[np.int32]) -> list[Play]:
    """What happened in a game that was in ``frame``, from the numbers it left in ``log``."""
    plays: list[Play] = []
    for number in log[log >= 0].tolist():
        move = move_of(number & playout.MOVE, frame)
        if isinstance(move, Lay):
            frame.laid(cell_number(move.cell, frame.side))
        plays.append((Seat(number >> playout.SEAT_SHIFT), move))
    return plays


def play_outs(state: State, count: int, bots: Sequence[str], seed: int) -> NDArray[np.int16]:
    """Points of ``count`` games played on from ``state``, hidden cards as they lie in it."""
    return _play_outs(pack(state), state.options, count, bots, seed, deal=False)


def deals(options: Options, count: int, bots: Sequence[str], seed: int) -> NDArray[np.int16]:
    """Points of ``count`` whole games, each with freshly shuffled decks; seat 0 begins."""
    return _play_outs(_undealt(options, HOST), options, count, bots, seed, deal=True)


def _play_outs(
    root: NDArray[np.void],
    options: Options,
    count: int,
    bots: Sequence[str],
    seed: int,
    *,
    deal: bool,
) -> NDArray[np.int16]:
    points = np.zeros((count, options.players, len(PARTS)), np.int16)
    pair = settled(np.repeat(root, 2))
    pair["luck"] = seed
    playout.play_outs(pair, _numbers(bots, options), deal, points)
    return points


def _numbers(bots: Sequence[str], options: Options) -> NDArray[np.uint8]:
    if len(bots) != options.players:
        raise ValueError(f"{options.players} players need as many bots, not {len(bots)}")
    return np.array([BOTS[bot] for bot in bots], np.uint8)


def _undealt(options: Options, starter: Seat) -> NDArray[np.void]:
    """An array of one record: every deck in sorted order, every hand as large as it will be."""
    games = blank(options)
    record = games[0]
    size = rules.QUICK_HAND if options.quick else rules.HAND
    for seat in range(options.players):
        cards = deck(extra_wild=seat in options.extra_wilds)
        record["deck"][seat, : len(cards)] = [RANK[card] for card in cards]
        record["deck_size"][seat] = len(cards)
        record["hand"][seat] = record["deck"][seat, :8]
        record["hand_size"][seat] = record["taken"][seat] = size
    record["left"] = record["deck_size"].sum()
    record["turn"], record["phase"] = starter, OPENING if options.quick else TURN
    return games
