"""What the terminal shows of a game: boards, hands and the meaning of their signs."""

from klub.cli.clustered.screen.board import board_picture
from klub.cli.clustered.screen.hand import hand_picture
from klub.cli.clustered.screen.legend import legend

__all__ = ["board_picture", "hand_picture", "legend"]
