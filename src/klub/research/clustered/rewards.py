"""What a finished game, or a move, is worth to a learner."""

from klub.engine.contract import Outcome

KINDS = ("outcome", "margin", "points")
"""Who won, or by how much, at the end; or the points as they are made."""


def known(kind: str) -> str:
    """``kind``, if rewards can be so."""
    if kind not in KINDS:
        raise ValueError(f"reward is one of {', '.join(KINDS)}, not {kind!r}")
    return kind


def final(kind: str, outcome: Outcome) -> list[float]:
    """What the end of a game is worth to each seat."""
    if kind == "points":
        return [float(score["bonuses"]) for score in outcome.scores]
    totals = [score["total"] for score in outcome.scores]
    players = len(totals)
    if players == 1:
        return [float(totals[0])]
    if kind == "margin":
        mean = sum(totals) / players
        return [total - mean for total in totals]
    share = 1 / len(outcome.winners)
    return [
        (players * share * (seat in outcome.winners) - 1) / (players - 1) for seat in range(players)
    ]
