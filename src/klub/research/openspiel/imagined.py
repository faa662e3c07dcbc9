"""What could have happened, as far as one player knows: draws and face-down cards made up anew.

A player sees when the others draw, and what they lay, but neither what they draw nor what they
throw away. A log that would look the same is made in two steps: for each card that left a hand,
which of the cards then in hand it was; then what the cards are that were never seen. Every
history is as likely as chance makes it; what the others choose is not weighed. Nobody discards
who can lay (R46), so a discard tells that no card then in hand would have fitted.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.layout import WILD
from klub.games.clustered.kernel.playout import MOVE, SEAT_SHIFT
from klub.games.clustered.kernel.turn import DROP_CARD, LAY, NO_CARD
from klub.games.clustered.options import Options
from klub.research.openspiel.kernel import DRAW
from klub.research.openspiel.node import Node, ranks

Sampler = Callable[[], float]
"""Gives numbers from 0 up to 1, all alike."""

TRIES = 30
"""Guesses before the best of them has to do. Most logs need one or two; where somebody was
forced to discard many times, hardly any guess is as likely as the likeliest."""


def imagined_log(node: Node, player: int, sampler: Sampler) -> NDArray[np.int32]:
    """A log that ``player`` could not tell from the one of ``node``."""
    log = node.log.copy()
    owners = log[: node.length, 0] >> SEAT_SHIFT
    for seat in range(node.options.players):
        if seat != player:
            rows = np.flatnonzero(owners == seat)
            story = Story(node.options, seat, log[rows].tolist())
            log[rows, 0] = [move | seat << SEAT_SHIFT for move in story.retold(sampler)]
    return log


@dataclass(slots=True)
class Guess:
    """A way in which the cards of one seat could have come and gone."""

    weight: float = 1.0
    """How likely it is, from 0 to 1, beside other guesses."""
    cards: list[int] = field(default_factory=list)
    """What the seat drew, in order; -1 is not known yet."""
    forbidden: list[int] = field(default_factory=list)
    """For each of them a bit for each card that it cannot be."""
    gone: list[tuple[int, ...]] = field(default_factory=list)
    """For each move, which of them it used."""


class Step(NamedTuple):
    """A move or a draw, as the others see it."""

    draws: bool
    fitting: int
    """At a discard a bit for each card that could have been laid."""
    uses: int
    """How many cards leave the hand."""
    seen: tuple[int, ...]
    """Which they are, if everybody saw it."""
    whole_hand: bool
    """Whether any card in hand could be the one, not only the two just drawn."""


class Story:
    """What the table saw one seat do, in order."""

    def __init__(self, options: Options, seat: int, log: list[list[int]]) -> None:
        opened, any_hand = options.discards == "open", options.quick_discard == "any_hand"
        self.moves = [row & MOVE for row, _ in log]
        self.steps = []
        self.unseen = list(ranks(extra_wild=seat in options.extra_wilds))
        for move, (_, fitting) in zip(self.moves, log, strict=True):
            kind, cards = move & 3, used(move)
            seen = cards if kind == LAY or (opened and kind != DRAW) else ()
            # R60: after a draw of two, one of these two is dropped.
            whole_hand = kind != DROP_CARD or any_hand or len(cards) == 2
            self.steps.append(Step(kind == DRAW, fitting, len(cards), seen, whole_hand))
            for card in seen:
                self.unseen.remove(card)

    def retold(self, sampler: Sampler) -> list[int]:
        """The same moves and draws, with other cards where none was seen."""
        guesses: list[Guess] = []
        for _ in range(TRIES):
            guess = self._guess(sampler)
            if sampler() < guess.weight:
                return self._told(guess)
            if guess.weight:
                guesses.append(guess)
        if not guesses:
            return self.moves
        at = sampler() * sum(guess.weight for guess in guesses)
        for guess in guesses:
            at -= guess.weight
            if at < 0:
                break
        return self._told(guess)

    def _guess(self, sampler: Sampler) -> Guess:
        guess = Guess()
        hand: list[int] = []
        for draws, fitting, uses, seen, whole_hand in self.steps:
            if draws:
                hand.append(len(guess.cards))
                guess.cards.append(-1)
                guess.forbidden.append(0)
                continue
            for index in hand if fitting else ():
                guess.forbidden[index] |= fitting
            gone = []
            for nth in range(uses):
                pool = hand if whole_hand else hand[-2:]
                if seen:
                    able = [at for at in pool if not guess.forbidden[at] >> seen[nth] & 1]
                    guess.weight *= len(able) / len(pool)
                    if not able:
                        return guess
                    pool = able
                index = pool[int(sampler() * len(pool))]
                if seen:
                    guess.cards[index] = seen[nth]
                hand.remove(index)
                gone.append(index)
            guess.gone.append(tuple(gone))
        self._name(guess, sampler)
        return guess

    def _name(self, guess: Guess, sampler: Sampler) -> None:
        """Choose the cards that were never seen, those with the least choice first."""
        rest = self.unseen.copy()

        def choices(index: int) -> list[int]:
            mask = guess.forbidden[index]
            return [at for at, card in enumerate(rest) if not mask >> card & 1]

        hidden = [index for index, card in enumerate(guess.cards) if card < 0]
        if any(guess.forbidden[index] for index in hidden):
            hidden.sort(key=lambda index: len(choices(index)))
        for index in hidden:
            able = choices(index) if guess.forbidden[index] else range(len(rest))
            guess.weight *= len(able) / len(rest)
            if not able:
                return
            guess.cards[index] = rest.pop(able[int(sampler() * len(able))])
        if guess.cards.count(WILD) > 1:
            self._weigh_wilds(guess)

    def _weigh_wilds(self, guess: Guess) -> None:
        """Two wilds in hand are one choice, not two, though either could have been the one."""
        wilds, drawn, moves = 0, iter(guess.cards), iter(guess.gone)
        for step in self.steps:
            if step.draws:
                wilds += next(drawn) == WILD
                continue
            gone = [guess.cards[index] for index in next(moves)].count(WILD)
            if gone == 1:
                guess.weight /= wilds
            elif gone == 2:
                guess.weight /= wilds * (wilds - 1) / 2
            wilds -= gone

    def _told(self, guess: Guess) -> list[int]:
        drawn, moves = iter(guess.cards), iter(guess.gone)
        told = []
        for move in self.moves:
            if move & 3 == DRAW:
                told.append(DRAW | next(drawn) << 2)
                continue
            cards = sorted(guess.cards[index] for index in next(moves))
            rest = move >> 7 if len(cards) == 1 else cards[1]
            told.append(move & 3 | cards[0] << 2 | rest << 7)
        return told


def used(move: int) -> tuple[int, ...]:
    """The card that a move or draw is about, or the two of a drop before the game."""
    card, rest = move >> 2 & 31, move >> 7
    if move & 3 == DROP_CARD and rest != NO_CARD:
        return card, rest
    return (card,)
