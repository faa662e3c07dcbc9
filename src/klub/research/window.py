"""A window on the screen that shows pictures, one after the other."""

import os
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from klub.research.extra import needed

if TYPE_CHECKING:
    import pygame

GROUND = (24, 22, 20)
"""Round a picture that has not the shape of its window."""
UNSEEN = "offscreen"
"""What SDL falls back on, without a word, where there is no screen."""


class Window:
    """Opens with the first picture; whoever looks may make it larger or close it.

    Once somebody has closed it pictures go unseen, so that training goes on.
    """

    def __init__(self, title: str) -> None:
        self.title = title
        self.closed = False
        """Whether its close button was pressed."""
        self._clock: pygame.time.Clock | None = None
        """Runs while the window is open."""

    def show(self, picture: NDArray[np.uint8], fps: float) -> None:
        """Show ``picture``, uint8 (height, width, 3), no more than ``fps`` times a second."""
        if self.closed:
            return
        high, wide = picture.shape[:2]
        clock = self._clock or self._open((wide, high))
        import pygame

        if pygame.event.get(pygame.QUIT):
            self.closed = True
            self.close()
            return
        pygame.event.clear()
        screen = pygame.display.get_surface()
        image = pygame.image.frombuffer(picture.tobytes(), (wide, high), "RGB")
        scale = min(screen.get_width() / wide, screen.get_height() / high)
        size = max(1, round(wide * scale)), max(1, round(high * scale))
        if size != (wide, high):
            image = pygame.transform.smoothscale(image, size)
        screen.fill(GROUND)
        screen.blit(image, image.get_rect(center=screen.get_rect().center))
        pygame.display.flip()
        clock.tick(fps)

    def close(self) -> None:
        """Take the window off the screen."""
        if self._clock is not None:
            import pygame

            pygame.display.quit()
            self._clock = None

    def _open(self, size: tuple[int, int]) -> "pygame.time.Clock":
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        needed("pygame")
        import pygame

        try:
            pygame.display.init()
            if pygame.display.get_driver() == UNSEEN != os.environ.get("SDL_VIDEODRIVER"):
                pygame.display.quit()
                raise pygame.error("SDL finds none")
            pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise RuntimeError(
                f'there is no screen to open a window on ({error}); render_mode="rgb_array" needs'
                " none, nor does a window with SDL_VIDEODRIVER=dummy in the environment"
            ) from error
        pygame.display.set_caption(self.title)
        self._clock = pygame.time.Clock()
        return self._clock
