"""Clustered's state as OpenSpiel drives it."""

from typing import Any

import pyspiel

from klub.engine.contract import Seat
from klub.games.clustered.kernel.actions import (
    KINDS,
    action_of_move,
    move_of_action,
    pair_number,
    spots_of,
)
from klub.games.clustered.kernel.code import move_number, move_of, side_of
from klub.games.clustered.kernel.playout import MOVE
from klub.games.clustered.kernel.turn import DISCARD, LAY
from klub.games.clustered.state import Move, State
from klub.games.clustered.view import View, view
from klub.research.openspiel import words
from klub.research.openspiel.begin import retold
from klub.research.openspiel.imagined import Sampler, imagined_log, used
from klub.research.openspiel.kernel import DRAW
from klub.research.openspiel.node import Node
from klub.research.openspiel.reward import rewards


class ClusteredState(pyspiel.State):  # type: ignore[misc]  # pyspiel carries no types
    """A `Node` in OpenSpiel's clothes: all that is its own is ``node``."""

    def __init__(self, game: Any, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """The seat to move, chance, or nobody."""
        node = self.node
        if node.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if node.over else node.to_move

    def is_terminal(self) -> bool:
        """Whether all cards have been used."""
        return self.node.over

    def is_chance_node(self) -> bool:
        """Whether a card is drawn now, or the starter."""
        return self.node.chance

    def _legal_actions(self, _player: int) -> list[int]:
        return self.node.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return words.outcome(self.node, action)
        return words.action(self.node, action)

    def returns(self) -> list[float]:
        """What each player has won; nothing before the end."""
        players = self.node.options.players
        if not self.node.over:
            return [0.0] * players
        return rewards(*self.node.scores(), self.get_game().reward)

    def __str__(self) -> str:
        return words.whole(self.node)

    def resample_from_infostate(self, player: int, sampler: Sampler) -> "ClusteredState":
        """A state that ``player`` cannot tell from this one, with a history of its own."""
        node, game = self.node, self.get_game()
        log = imagined_log(node, player, sampler)
        other: ClusteredState
        if node.begin is None:
            other, begun = game.new_initial_state(), 0
        else:
            other, begun = ClusteredState(game, retold(node.begin, log)), node.begin.length
        history, spots = self.history(), spots_of(node.options)
        rows = log[begun : node.length, 0].tolist()
        # Who begins has no row in the log: everybody saw it.
        for action in history[: len(history) - len(rows)]:
            other.apply_action(action)
        for action, row in zip(history[len(history) - len(rows) :], rows, strict=True):
            other.apply_action(_recast(action, row, spots))
        return other

    def position(self) -> State:
        """The same game as klub's readable engine holds it; there is none while a card is drawn."""
        if self.node.chance:
            raise ValueError("expected a state in which a player is to move, not a draw")
        return self.node.state

    def view(self, seat: int) -> View:
        """What ``seat`` sees, as klub's bots are told it."""
        return view(self.position(), Seat(seat))

    def move(self, action: int) -> Move:
        """What an action is in klub's words."""
        number = move_of_action(self.node.games, 0, action)
        if number < 0:
            raise ValueError(f"{action} is no legal action now")
        return move_of(number, self.node.frame)

    def action(self, move: Move) -> int:
        """The number of a legal move."""
        games = self.node.games
        number = int(action_of_move(games, 0, move_number(move, side_of(games[0]))))
        if number < 0:
            raise ValueError(f"{move} is no legal move now")
        return number


def _recast(action: int, row: int, spots: int) -> int:
    """``action`` with the cards that a row of another log tells of."""
    kind, cards = row & 3, used(row & MOVE)
    if kind == LAY:
        return action
    if kind == DRAW:
        return cards[0]
    thrown = KINDS * spots
    if kind == DISCARD:
        return thrown + cards[0]
    if len(cards) == 1:
        return thrown + KINDS + cards[0]
    return thrown + 2 * KINDS + pair_number(*cards)
