"""Pictures of Clustered: boards and hands as SVG."""

from klub.games.clustered.picture.svg import board_svg, hand_svg

__all__ = ["board_svg", "hand_svg"]
