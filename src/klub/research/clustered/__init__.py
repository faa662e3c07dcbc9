"""Clustered for learners: a game as numbers, whatever library it is shown to."""

from klub.research.clustered.episode import Episode

__all__ = ["Episode"]
