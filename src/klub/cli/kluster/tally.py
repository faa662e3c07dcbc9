"""What came of many games of Kluster."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.table import Table as Grid

from klub.engine.contract import Outcome
from klub.games.kluster import Kluster, Options
from klub.i18n import text

MEASURES = {"solo": ("stones", "total"), "elimination": ("place", "place")}
"""By mode what is told of a seat, and under which name an outcome has it."""
USUAL = "left", "stones"


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over."""

    number: int
    """From 0."""
    outcome: Outcome
    turns: tuple[int, ...]
    """Of each seat."""
    faults: tuple[int, ...]
    record: str
    """Empty if it is not wanted."""


@dataclass(frozen=True, slots=True)
class Tally:
    """All games."""

    options: Options
    bots: tuple[str, ...]
    games: tuple[Ended, ...]

    @property
    def measure(self) -> str:
        """What is told of a seat besides its wins: stones placed or left, or its place."""
        return MEASURES.get(self.options.mode, USUAL)[0]

    def rows(self) -> Iterator[dict[str, str | int | float]]:
        """For each seat its wins and means; a shared win counts in parts."""
        _, part = MEASURES.get(self.options.mode, USUAL)
        number = len(self.games)
        for seat, bot in enumerate(self.bots):
            won = [game.outcome.winners for game in self.games if seat in game.outcome.winners]
            turns = sum(game.turns[seat] for game in self.games)
            faults = sum(game.faults[seat] for game in self.games)
            scored = sum(game.outcome.scores[seat][part] for game in self.games)
            yield {
                "seat": seat,
                "bot": bot,
                "wins": round(sum(1 / len(winners) for winners in won), 3),
                "shared": sum(len(winners) > 1 for winners in won),
                self.measure: round(scored / number, 3),
                "turns": round(turns / number, 3),
                "faults": round(faults / max(turns, 1), 4),
            }

    def report(self, seed: str, seconds: float) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "game": "kluster",
            "options": Kluster().option_values(self.options),
            "seed": seed,
            "games": len(self.games),
            "seconds": round(seconds, 3),
            "turns": round(sum(sum(game.turns) for game in self.games) / len(self.games), 3),
            "seats": list(self.rows()),
        }

    def grid(self, *, short: bool = False) -> Grid:
        """Everything as a table; a short one for a narrow terminal."""
        grid = Grid(
            title=text("simulated", games=len(self.games)),
            title_justify="left",
            box=None,
            pad_edge=False,
            padding=(0, 1, 0, 0),
        )
        grid.add_column(text("heading-seat"), justify="right", no_wrap=True)
        grid.add_column(text("heading-bot"), no_wrap=True)
        more = () if short else ("turns-a-game", "faults-a-turn")
        for heading in ("wins", "share", self.measure, *more):
            grid.add_column(text(f"heading-{heading}"), justify="right", no_wrap=True)
        for row in self.rows():
            share = float(row["wins"]) / len(self.games)
            told = [f"{row['wins']:.1f}", f"{share:.1%}", f"{row[self.measure]:.1f}"]
            told += [] if short else [f"{row['turns']:.1f}", f"{row['faults']:.2f}"]
            grid.add_row(str(row["seat"]), str(row["bot"]), *told)
        return grid
