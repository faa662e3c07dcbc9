"""docs/analysis.md: its example runs, and its figures are those of the code."""

import doctest
import re
from pathlib import Path

from klub.engine.advice import Scale
from klub.games.clustered import advice as cards
from klub.games.kluster import advice as stones
from klub.games.kluster.advice import idea
from klub.games.kluster.risk import HUMAN
from klub.server import reviewing

FILE = Path(__file__).parents[2] / "docs" / "analysis.md"
PAGE = FILE.read_text(encoding="utf-8")


def test_the_example_does_what_it_says() -> None:
    ran = doctest.testfile(str(FILE), module_relative=False)
    assert (ran.failed, ran.attempted > 5) == (0, True)


def test_marks_are_given_as_told() -> None:
    rows = dict(re.findall(r"^\| (best|fine|slip|blunder) \| (.*) \|$", PAGE, re.MULTILINE))
    for column, scale in enumerate((cards.SCALE, stones.SCALE)):
        told = {
            mark: float(re.search(r"\d[\d.]*", row.split(" | ")[column])[0])  # type: ignore[index]
            for mark, row in rows.items()
        }
        assert Scale(told["best"], told["fine"], told["slip"]) == scale
        assert told["blunder"] == told["slip"]


def test_the_figures_are_those_of_the_code() -> None:
    assert f"{cards.THOROUGH.simulations:,} games for each move" in PAGE
    assert stones.THOROUGH.simulations == 40 * (1 + stones.RIVALS)
    assert (cards.RIVALS, stones.RIVALS, idea.SPOTS, cards.HINTS, stones.HINTS) == (
        4,
        3,
        12,
        5,
        5,
    )
    assert f"none within {idea.APART * 1000:g} mm" in PAGE
    assert f"tremor of {HUMAN.place * 1000:g} mm and {HUMAN.angle:g}°" in PAGE
    assert f"The last {reviewing.MOST} are" in PAGE.replace("\n", " ")
