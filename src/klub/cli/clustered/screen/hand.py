"""A hand of cards in the terminal."""

from collections.abc import Container, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment

from klub.cli.clustered.screen.tile import BARE, DRAWN, QUIET, TALL, TYPED, Line, Signs, Tile, tall
from klub.engine.contract import Seat
from klub.games.clustered.card import CARDS, Card


def hand_picture(
    cards: Sequence[Card],
    owner: Seat,
    *,
    numbers: bool = True,
    fitting: Container[Card] = CARDS,
) -> RenderableType:
    """The cards side by side, numbered from 1; one not among ``fitting`` is dimmed."""
    return HandPicture(tuple(cards), owner, numbers, fitting)


@dataclass(frozen=True, slots=True)
class HandPicture:
    """As many cards beside each other as there is room for, the rest below."""

    cards: tuple[Card, ...]
    owner: Seat
    numbers: bool
    fitting: Container[Card]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = TYPED if options.ascii_only else DRAWN
        across = max(1, options.max_width // TALL)
        for first in range(0, len(self.cards), across):
            for line in self._lines(range(first, min(first + across, len(self.cards))), signs):
                yield from Segment.adjust_line_length(line, options.max_width, pad=False)
                yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(TALL, TALL * max(1, len(self.cards))).with_maximum(options.max_width)

    def _lines(self, places: range, signs: Signs) -> Sequence[Line]:
        numbers: Line = []
        above: Line = []
        below: Line = []
        for place in places:
            card = self.cards[place]
            fits = card in self.fitting
            number = str(place + 1) if fits else f"({place + 1})"
            numbers.append(Segment(f"{number:^5} ", BARE if fits else QUIET))
            upper, lower = tall(Tile(card, self.owner, faded=not fits), signs)
            above += upper
            below += lower
        return (numbers, above, below) if self.numbers else (above, below)
