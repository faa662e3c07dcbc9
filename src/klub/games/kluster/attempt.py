"""What was tried in a turn: where each stone was let go, and how the table lay before."""

from collections.abc import Iterator
from dataclasses import dataclass

from klub.engine.errors import Refusal
from klub.games.kluster.course import Course
from klub.games.kluster.input import Drag, Grab, Hand, Input, LetGo, Release
from klub.games.kluster.notation import Move
from klub.games.kluster.physics import Runaway, World
from klub.games.kluster.plan import Face, Placement, Plan, Played, take
from klub.games.kluster.situation import Phase
from klub.games.kluster.state import State

LEANING, FALLING = 45.0, 135.0
"""Degrees. A stone that is tilted by more than the first and less than the second stands."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A stone that was to be placed."""

    world: World
    """The table as it last lay at rest before."""
    placement: Placement


def attempts(state: State, move: Move) -> tuple[Attempt, ...]:
    """Every placement that was tried in a turn, in order; whether it went well is no matter.

    A turn is played again only as far as must be, to know how the table lay before each.
    """
    found: list[Attempt] = []
    try:
        tried = _planned(state, move) if isinstance(move, Plan) else _by_hand(state, move)
        for one in tried:
            if one.placement.stone not in state.stock:
                break
            found.append(one)
    except (Refusal, Runaway):
        pass  # what was told of the turn is not what comes of it now: no more can be said
    return tuple(found)


def _planned(state: State, plan: Plan) -> Iterator[Attempt]:
    last = max((k for k, one in enumerate(plan.steps) if isinstance(one, Placement)), default=-1)
    turn = Course(state)
    for number, step in enumerate(plan.steps[: last + 1]):
        if turn.phase is not Phase.OPEN:
            return
        if isinstance(step, Placement):
            yield Attempt(turn.world.copy(), step)
        if number < last:
            for _ in take(turn, step):
                pass


def _by_hand(state: State, played: Played) -> Iterator[Attempt]:
    inputs = [one for _, one in played.log]
    released = [k for k, one in enumerate(inputs) if isinstance(one, Release)]
    if len(released) == 1 and not _draws(inputs[: released[0]]):
        hand = _last_hand(inputs[: released[0]], inputs[released[0]])
        if hand is not None:
            yield Attempt(state.world(), placed_by(hand))
        return
    yield from _repeated(Course(state), played)


def _repeated(turn: Course, played: Played) -> Iterator[Attempt]:
    """The attempts of a turn that has to be played again."""
    calm = turn.world.copy()
    done: list[Input] = []
    for tick, one in played.log:
        while turn.ticks < tick and turn.phase is Phase.OPEN:
            turn.advance()
        if turn.phase is not Phase.OPEN:
            break
        if turn.settled:
            calm = turn.world.copy()
        if isinstance(one, Release) and (hand := _last_hand(done, one)) is not None:
            yield Attempt(calm, placed_by(hand))
        turn.do(turn.seat, one)
        done.append(one)
    while turn.phase is Phase.OPEN and not (turn.settled and turn.world.still):
        turn.advance()
    # A stone that did harm while it was still in the hand was on its way to where it was last.
    if turn.phase is Phase.LOST and turn.held:
        hands = [one for one in done if isinstance(one, Hand) and one.stone in turn.held]
        if hands:
            yield Attempt(calm, placed_by(hands[-1]))


def placed_by(hand: Hand) -> Placement:
    """The placement of a stone that is let go out of a hand."""
    face: Face = "down" if hand.down != (hand.tilt >= FALLING) else "up"
    if LEANING < hand.tilt < FALLING:
        face = "edge"
    return Placement(hand.stone, hand.x, hand.y, hand.yaw, face)


def _last_hand(before: list[Input], release: Input) -> Hand | None:
    """Where the hand was that lets go."""
    assert isinstance(release, Release)
    hands = (one for one in reversed(before) if isinstance(one, Hand) and one.hand == release.hand)
    return next(hands, None)


def _draws(inputs: list[Input]) -> bool:
    return any(isinstance(one, Grab | Drag | LetGo) for one in inputs)
