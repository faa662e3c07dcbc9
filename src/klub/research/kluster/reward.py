"""What a turn and the end of a game are worth to a learner."""

from klub.engine.contract import Outcome
from klub.games.kluster.result import TurnResult

KINDS = ("outcome", "shaped")
"""Who won, at the end; or that, and stones placed and taken as it happens."""


def known(kind: str) -> str:
    """``kind``, if rewards can be so."""
    if kind not in KINDS:
        raise ValueError(f"reward is one of {', '.join(KINDS)}, not {kind!r}")
    return kind


def final(outcome: Outcome, stones: int) -> list[float]:
    """What the end of a game is worth to each seat: 0 in all, or alone the stones in the area."""
    players = len(outcome.scores)
    if players == 1:
        return [outcome.scores[0]["total"] / stones]
    share = 1 / len(outcome.winners)
    return [
        (players * share * (seat in outcome.winners) - 1) / (players - 1) for seat in range(players)
    ]


def of_turn(result: TurnResult, stones: int) -> float:
    """What a turn is worth on the way: stones that stay placed, less stones taken."""
    return (len(result.placed) - len(result.taken)) / stones
