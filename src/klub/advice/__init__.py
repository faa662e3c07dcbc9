"""Advice: what could be played, and how the turns of a game were."""

from klub.advice.hints import hints
from klub.advice.review import Marked, review, reviewed
from klub.advice.summary import Summary, summaries
from klub.engine.advice import MARKS, Budget, Mark, Suggestion, Verdict

__all__ = [
    "MARKS",
    "Budget",
    "Mark",
    "Marked",
    "Suggestion",
    "Summary",
    "Verdict",
    "hints",
    "review",
    "reviewed",
    "summaries",
]
