"""What the player to move sees fits on the screen, and leaves nothing out that can be chosen."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from klub.cli.clustered.question import question
from klub.cli.clustered.screen.turn import Turn, draw_turn, open_cards
from klub.cli.clustered.typed import cells_for, label
from klub.engine.contract import Json, Seat
from klub.games.clustered import WILD, Clustered, Drop, State, View, legal_moves


def played(values: dict[str, Json], moves: int, seed: int = 3) -> State:
    """A game after some random moves."""
    game, rng = Clustered(), Random(seed)
    state = game.start(game.options(values), rng)
    for _ in range(moves):
        state = game.play(state, game.sample(state, rng))
    return state


def seen(state: State) -> View:
    return Clustered().view(state, state.turn)


def screen(turn: Turn, width: int, height: int, *, shared: bool = False) -> list[str]:
    """The lines on a terminal of this size, without colours."""
    console = Console(
        file=StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )
    if shared:
        console.set_alt_screen()
    draw_turn(console, turn)
    assert isinstance(console.file, StringIO)
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", console.file.getvalue()).splitlines()


def names(state: State) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(state.options.players))


@pytest.mark.parametrize("shared", ["alone", "shared"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 45), (60, 30), (200, 60)])
@pytest.mark.parametrize("moves", [0, 20, 57])
def test_a_turn_of_two_fits_on_the_screen(moves: int, width: int, height: int, shared: str) -> None:
    state = played({}, moves)
    view = seen(state)
    card = next(iter(open_cards(view)))
    news = ("Player 1: Sf3@1,0", "Player 2: Sf1@2,0 (+3)")
    rows = {cell.y for cell in (*view.board.laid, *view.board.starts, *view.board.room)}
    for cells in ((), cells_for(view, card)):
        turn = Turn(view, names(state), cells, news)
        lines = screen(turn, width, height, shared=shared == "shared")
        assert max(map(len, lines)) <= width
        high = max(rows) - min(rows) + 1 + 14 > height
        assert high or len(lines) < height, "the question has a line, too"


@pytest.mark.parametrize("width", [30, 40, 60])
def test_cells_that_are_out_of_sight_are_listed(width: int) -> None:
    state = played({"players": 4}, 70)
    view = seen(state)
    cells = cells_for(view, WILD)
    assert len(cells) > 20
    told = " ".join(" ".join(screen(Turn(view, names(state), cells), width, 50)).split())
    assert "look 5,0 shows it" in told
    for place, cell in enumerate(cells):
        assert f"{label(place)} {cell} (" in told


def test_a_board_that_fits_needs_no_list() -> None:
    state = played({}, 6)
    turn = Turn(seen(state), names(state), cells_for(seen(state), WILD))
    assert "out of sight" not in " ".join(screen(turn, 80, 40))


def test_of_cards_just_drawn_only_those_can_be_dropped() -> None:
    view = seen(played({"quick": True}, 3))
    assert open_cards(view) == set(view.drawn)
    asked = question(view, None)
    assert asked.startswith("Drop one of the two cards just drawn (")
    for number, card in re.findall(r"(\d) (\w+)", asked):
        assert str(view.hand[int(number) - 1]) == card
    anything = seen(played({"quick": True, "quick_discard": "any_hand"}, 3))
    assert open_cards(anything) == set(anything.hand)
    assert question(anything, None).startswith("Drop any card of your hand (just drawn: ")


def test_two_equal_cards_just_drawn_are_told_once_each() -> None:
    for seed in range(2000):
        state = played({"quick": True}, 2, seed)
        state = Clustered().play(state, Clustered().sample(state, Random(seed)))
        if state.drawn.count(WILD) == 1 and state.hand.count(WILD) == 2:
            break
    view = seen(state)
    assert view.hand.count(WILD) == 2
    assert len(re.findall(r"\d \w+[,)]", question(view, None))) == 2


def test_when_nothing_fits_every_card_can_be_chosen() -> None:
    state = played({"table": "1x1"}, 3)
    view = seen(state)
    assert open_cards(view) == set(view.hand)
    assert "(1)" not in " ".join(screen(Turn(view, names(state)), 80, 24))


def test_before_a_quick_game_any_two_cards_can_be_dropped() -> None:
    view = seen(played({"quick": True}, 0))
    assert len(view.hand) == 7
    assert open_cards(view) == set(view.hand)
    assert all(isinstance(move, Drop) for move in legal_moves(view))


def test_much_news_is_told_in_one_paragraph() -> None:
    state = played({"players": 8}, 8)
    news = tuple(f"Player {seat}: Sf{seat}@0,{seat}" for seat in range(1, 9))
    lines = screen(Turn(seen(state), names(state), news=news), 100, 45)
    assert sum("Player" in line and "@" in line for line in lines) == 2
    assert Seat(0) == state.turn
