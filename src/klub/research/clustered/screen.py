"""How an environment shows its game: in a window, as text or as an array."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered import Lay
from klub.research.clustered.episode import Episode
from klub.research.clustered.text import position_text
from klub.research.picture import position_picture
from klub.research.window import Window

MODES = ("human", "ansi", "rgb_array")
FPS = 4
"""Moves a second in a window."""


class Screen:
    """Shows one game after the other in the mode that was asked for."""

    def __init__(self, mode: str | None, title: str) -> None:
        if mode not in (None, *MODES):
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.mode = mode
        self.title = title
        self._window = Window(title)

    def show(self, episode: Episode) -> NDArray[np.uint8] | str | None:
        """The game as it is now; what is shown in a window is not returned."""
        *_, (_, last) = (None, None), *episode.plays
        cell = last.cell if isinstance(last, Lay) else None
        if self.mode == "ansi":
            return position_text(episode.state, cell)
        picture = position_picture(episode.state, cell)
        if self.mode == "rgb_array":
            return picture
        self._window.show(picture, FPS)
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        self._window.close()

    def __deepcopy__(self, memo: dict[int, object]) -> "Screen":
        return Screen(self.mode, self.title)

    def __reduce__(self) -> tuple[object, ...]:
        # A window stays where it was opened.
        return Screen, (self.mode, self.title)
