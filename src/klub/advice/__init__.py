"""Advice: what could be played, and how the turns of a game were."""

from klub.advice.hints import hints
from klub.advice.review import Marked, review, reviewed
from klub.advice.summary import Summary, summaries
from klub.worth import MARKS, Choice, Effort, Mark, Verdict

__all__ = [
    "MARKS",
    "Choice",
    "Effort",
    "Mark",
    "Marked",
    "Summary",
    "Verdict",
    "hints",
    "review",
    "reviewed",
    "summaries",
]
