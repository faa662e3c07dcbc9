"""Advice on Kluster, drawn and in words."""

from collections.abc import Sequence
from string import ascii_uppercase

from rich.console import Console

from klub.advice import Suggestion
from klub.cli import names
from klub.cli.kluster.picture import Spot
from klub.cli.kluster.screen import draw_turn
from klub.games.kluster import Move, Placement, Plan, Pull, State, notation
from klub.i18n import text


def draw_hints(
    screen: Console, state: State, called: Sequence[str], found: Sequence[Suggestion[Move]]
) -> None:
    """The table with a letter at every spot, and the placements found for them.

    Where a cord is to be drawn first, it is the same for all of them.
    """
    plans = [one.move for one in found if isinstance(one.move, Plan)]
    spots = [
        Spot(letter, step.x, step.y)
        for letter, plan in zip(ascii_uppercase, plans, strict=False)
        for step in plan.steps
        if isinstance(step, Placement)
    ]
    pull = next((step for plan in plans for step in plan.steps if isinstance(step, Pull)), None)
    ends = () if pull is None else _ends(state, pull)
    draw_turn(screen, state, names.numbered(called), (), [*ends, *spots])
    if pull is not None:
        screen.print(text("hint-pull", pull=notation.write_move(Plan((pull,)))), soft_wrap=True)
    screen.print(text("hint-spots"))
    for spot, one in zip(spots, found, strict=False):
        move, chance = notation.write_move(one.move), round(100 * one.worth)
        told = text("hint-stone", move=move, chance=chance)
        screen.print(f"  {spot.letter}  {told}", soft_wrap=True)


def _ends(state: State, pull: Pull) -> tuple[Spot, Spot]:
    """Where a cord is taken hold of, and where it is drawn to."""
    return Spot("o", *state.cords[pull.cord][pull.node]), Spot("*", pull.x, pull.y)


def worth(choice: Suggestion[Move]) -> str:
    """A placement and its chance."""
    chance = f"{round(100 * choice.worth)} %"
    return text("hint-move", move=notation.write_move(choice.move), worth=chance)


def lost(chance: float) -> str:
    """What was given away."""
    return text("lost-chance", chance=round(100 * chance))
