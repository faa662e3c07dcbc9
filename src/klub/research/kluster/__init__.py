"""Kluster for learners: a game as numbers, at two levels, whatever library it is shown to."""

from klub.research.extra import needed

needed("gymnasium")

from klub.research.kluster.control import ControlEpisode  # noqa: E402 (says first what is missing)
from klub.research.kluster.episode import Episode  # noqa: E402
from klub.research.kluster.placement import PlacementEpisode  # noqa: E402

__all__ = ["ControlEpisode", "Episode", "PlacementEpisode"]
