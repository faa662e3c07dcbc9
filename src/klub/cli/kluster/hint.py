"""Advice on Kluster, drawn and in words."""

from collections.abc import Sequence
from string import ascii_uppercase

from rich.console import Console

from klub.advice import Choice
from klub.cli import names
from klub.cli.kluster.picture import Spot
from klub.cli.kluster.screen import draw_turn
from klub.i18n import text
from klub.kluster import Move, Placement, Plan, State, notation


def draw_hints(
    screen: Console, state: State, called: Sequence[str], found: Sequence[Choice[Move]]
) -> None:
    """The table with a letter at every spot, and the placements found for them."""
    spots = [
        Spot(letter, step.x, step.y)
        for letter, one in zip(ascii_uppercase, found, strict=False)
        if isinstance(one.move, Plan)
        for step in one.move.steps
        if isinstance(step, Placement)
    ]
    draw_turn(screen, state, names.numbered(called), (), spots)
    screen.print(text("hint-spots"))
    for spot, one in zip(spots, found, strict=False):
        move, chance = notation.write_move(one.move), round(100 * one.worth)
        told = text("hint-stone", move=move, chance=chance)
        screen.print(f"  {spot.letter}  {told}", soft_wrap=True)


def worth(choice: Choice[Move]) -> str:
    """A placement and its chance."""
    chance = f"{round(100 * choice.worth)} %"
    return text("hint-move", move=notation.write_move(choice.move), worth=chance)


def lost(chance: float) -> str:
    """What was given away."""
    return text("lost-chance", chance=round(100 * chance))
