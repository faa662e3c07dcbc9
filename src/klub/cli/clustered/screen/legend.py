"""What the signs on boards and cards in the terminal mean."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.style import Style
from rich.text import Text

from klub.cli.clustered.screen.tile import BARE, DRAWN, TYPED, Signs
from klub.games.clustered.card import Shape
from klub.games.clustered.picture.palette import DECKS
from klub.games.clustered.picture.words import FILLS, SHAPES

PARTED = "   "


def legend(players: int = 0, *, counted: bool = True, last: bool = True) -> RenderableType:
    """The signs of figures and decks; ``counted`` and ``last`` card only where they are shown."""
    return Legend(players, counted, last)


@dataclass(frozen=True, slots=True)
class Legend:
    """Each sign with its word, in as many lines as the terminal needs."""

    players: int
    """How many decks to name."""
    counted: bool
    last: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = TYPED if options.ascii_only else DRAWN
        entries = [*self._decks(), *_cards(signs)]
        if self.counted:
            entries += _counted(signs)
        if self.last:
            entries.append(_entry(signs.last, "last card"))
        yield from _lines(entries, options.max_width)

    def _decks(self) -> list[Text]:
        return [
            Text.assemble(
                (f" {deck.letter} ", Style(color=deck.text, bgcolor=deck.bright, bold=True)),
                f" {deck.name}",
            )
            for deck in DECKS[: self.players]
        ]


def _lines(entries: Iterable[Text], width: int) -> Iterator[Text]:
    """As many entries a line as fit, so that no sign is parted from its word."""
    line = Text()
    for entry in entries:
        if line and line.cell_len + len(PARTED) + entry.cell_len > width:
            yield line
            line = Text()
        line.append_text(Text(PARTED if line else "")).append_text(entry)
    yield line


def _entry(sign: str, word: str) -> Text:
    return Text.assemble((sign, BARE), f" {word}")


def _cards(signs: Signs) -> list[Text]:
    """With drawn signs one entry a fill, else the letters of the notation."""
    wild = _entry(signs.wild, "wild")
    if not signs.figures:
        return [*(_entry(letter, word) for letter, word in (SHAPES | FILLS).items()), wild]
    fills = (
        _entry("".join(signs.figures[shape, fill] for shape in Shape), word)
        for fill, word in FILLS.items()
    )
    return [*fills, wild]


def _counted(signs: Signs) -> list[Text]:
    return [
        _entry(signs.row, "row"),
        _entry(signs.column, "column"),
        _entry(signs.crossing, "both"),
        _entry(signs.rectangle, "largest rectangle"),
    ]
