"""What a finished game, or a move, is worth to a learner."""

from collections.abc import Sequence

KINDS = ("outcome", "margin", "points")
"""Who won, or by how much, at the end; or the points as they are made."""


def known(kind: str) -> str:
    """``kind``, if rewards can be so."""
    if kind not in KINDS:
        raise ValueError(f"reward is one of {', '.join(KINDS)}, not {kind!r}")
    return kind


def final(
    kind: str, totals: Sequence[int], bonuses: Sequence[int], won: Sequence[bool]
) -> list[float]:
    """What the end of a game is worth to each seat."""
    players = len(totals)
    if kind == "points":
        return [float(points) for points in bonuses]
    if players == 1:
        return [float(totals[0])]
    if kind == "margin":
        mean = sum(totals) / players
        return [total - mean for total in totals]
    share = 1 / sum(won)
    return [(players * share * one - 1) / (players - 1) for one in won]
