"""The engines' own views, made again from what a club tells: what the built-in bots look at."""

from dataclasses import dataclass
from typing import Any

from klub.engine.contract import Seat
from klub.games.clustered import notation, scoring
from klub.games.clustered import options as clustered_options
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.state import Firsts, Phase
from klub.games.clustered.view import View as ClusteredEyes
from klub.games.kluster import options as kluster_options
from klub.games.kluster.physics import Stone
from klub.games.kluster.pose import Loop, Pose
from klub.games.kluster.state import State
from klub.games.kluster.view import View as KlusterEyes
from klub.wire.clustered import ClusteredView
from klub.wire.kluster import KlusterView, Numbers
from klub.wire.told import GameView


def seen(view: GameView, options: dict[str, Any], seat: Seat) -> ClusteredEyes | KlusterEyes:
    """The game as the engine shows it to a player at ``seat``."""
    if isinstance(view, ClusteredView):
        return clustered(view, options, seat)
    return kluster(view, options, seat)


def clustered(view: ClusteredView, options: dict[str, Any], seat: Seat) -> ClusteredEyes:
    """A game of Clustered."""
    agreed = clustered_options.options(options)
    board, firsts = Board.opened(agreed.starts, agreed.edge), Firsts()
    # Cards are told in the order in which they were laid, so who was first shows again.
    for laid in view.laid:
        cell, owner = Cell(laid.x, laid.y), Seat(laid.owner)
        if agreed.firsts_count:
            firsts = scoring.firsts_after(firsts, board.owned(owner), cell, owner)
        board = board.lay(cell, owner, notation.card(laid.card))
    return ClusteredEyes(
        options=agreed,
        seat=seat,
        board=board,
        hand=tuple(notation.card(one.card) for one in view.hand),
        hand_sizes=view.hand_sizes,
        deck_sizes=view.deck_sizes,
        discards=tuple(
            None if thrown is None else tuple(map(notation.card, thrown))
            for thrown in view.discards
        ),
        discard_sizes=view.discard_sizes,
        phase=Phase(view.phase),
        turn=Seat(view.turn),
        drawn=tuple(notation.card(one.card) for one in view.hand if one.drawn),
        firsts=firsts,
    )


@dataclass(frozen=True, slots=True)
class Told(State):
    """A state of which the stones are told, and not the seeds that they were drawn from."""

    sizes: tuple[Stone, ...] = ()

    @property
    def stones(self) -> tuple[Stone, ...]:
        """Every stone of the game, box after box."""
        return self.sizes


def kluster(view: KlusterView, options: dict[str, Any], seat: Seat | None) -> KlusterEyes:
    """A game of Kluster, as far as the next turn depends on it: not how many turns there were."""
    state = Told(
        options=kluster_options.options(options),
        seeds=(),
        holders=tuple(stone.holder for stone in view.stones),
        poses=tuple(None if stone.pose is None else _pose(stone.pose) for stone in view.stones),
        cords=tuple(map(_loop, view.cords)),
        turn=Seat(view.turn),
        out=tuple(map(Seat, view.out)),
        faults=view.faults,
        over=view.over,
        sizes=tuple(Stone(*stone.size) for stone in view.stones),
    )
    return KlusterEyes(state, seat)


def _pose(numbers: Numbers) -> Pose:
    x, y, z, w, i, j, k = numbers
    return Pose((x, y, z), (w, i, j, k))


def _loop(numbers: Numbers) -> Loop:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))
