"""What environments show of Clustered: arrays of pixels, text, and a window."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from clustered_positions import position

from klub.engine.contract import Seat
from klub.games.clustered import Cell, State, notation
from klub.games.clustered.board import Board
from klub.games.clustered.card import CARDS, START
from klub.games.clustered.picture.palette import DECKS
from klub.research.card_picture import card_image
from klub.research.clustered import Episode
from klub.research.clustered.screen import Screen
from klub.research.clustered.text import position_text
from klub.research.picture import BOARD, MARK, PANEL, position_picture
from klub.research.window import Window

FEW_CARDS = """
OSf3 BSf1 BSs1
.... BSf2 STRT
"""
SMALL = np.zeros((40, 60, 3), np.uint8)


def state(text: str = FEW_CARDS) -> State:
    return position({}, notation.board(text), "Sf1 Te1 W", "Cs2 Cs3")


def shows(picture: Any, colour: str) -> int:
    """How many pixels have exactly this colour."""
    wanted = np.frombuffer(bytes.fromhex(colour[1:]), np.uint8)
    return int((picture == wanted).all(axis=2).sum())


def test_a_picture_shows_board_and_points_in_one_size() -> None:
    picture = position_picture(state())
    assert picture.shape == (BOARD, BOARD + PANEL, 3)
    assert picture.dtype == np.uint8
    orange, blue, green = (shows(picture[:, :BOARD], deck.bright) for deck in DECKS[:3])
    assert blue > orange > 0 == green
    crowded = Episode(players=8, seed=1)
    while crowded.seat is not None:
        crowded.answer(0)
    assert position_picture(crowded.state).shape == picture.shape


def test_every_card_looks_different_and_so_does_every_owner() -> None:
    for size in (26, 84):
        faces = [card_image(card, Seat(0), size) for card in CARDS]
        owners = [card_image(CARDS[0], Seat(seat), size) for seat in range(8)]
        for group in (faces, owners):
            for one, other in combinations([*group, card_image(START, None, size)], 2):
                apart = np.asarray(one, int) - np.asarray(other, int)
                assert (np.abs(apart).max(axis=2) > 60).sum() > size * size / 40


def test_the_last_card_is_marked() -> None:
    assert shows(position_picture(state()), MARK) == 0
    assert shows(position_picture(state(), Cell(-1, 1)), MARK) > 100


def test_points_and_the_hand_to_play_from_stand_in_the_panel() -> None:
    panel = position_picture(state())[:, BOARD:]
    other = position_picture(state(FEW_CARDS.replace("OSf3", "BSf3")))[:, BOARD:]
    assert (panel[:200] != other[:200]).any()
    below = panel[BOARD - 150 :]
    assert shows(below, DECKS[0].bright) > 500
    assert shows(below, DECKS[1].bright) == 0


def test_a_limited_table_is_shown_with_its_edge() -> None:
    table = position({"table": "5x4"}, Board(), "W")
    assert (position_picture(table) != position_picture(position({}, Board(), "W"))).any()


def test_text_tells_board_points_last_card_and_hand() -> None:
    assert position_text(state(FEW_CARDS.replace("OSf3", "BSf3")), Cell(-2, 1)) == (
        "BSf3 BSf1 BSs1\n"
        ".... BSf2 STRT\n"
        "\n"
        "O orange  total 0, rectangle 0, rows 0, columns 0, bonuses 0\n"
        "B blue    total 3, rectangle 0, rows 3, columns 0, bonuses 0\n"
        "last card: BSf3@-2,1\n"
        "orange has to lay: Sf1 Te1 W\n"
    )


def test_text_tells_who_won() -> None:
    episode = Episode(seed=1)
    while episode.seat is not None:
        episode.answer(1)
    shown = Screen("ansi", "test").show(episode)
    assert isinstance(shown, str)
    assert episode.outcome is not None
    names = [DECKS[seat].name for seat in episode.outcome.winners]
    assert shown.endswith(f"won by {', '.join(names)}\n")


def test_there_are_three_ways_to_show_a_game() -> None:
    with pytest.raises(ValueError, match="human, ansi, rgb_array, not 'gif'"):
        Screen("gif", "test")


def test_a_window_keeps_the_shape_of_a_picture_and_can_be_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    window = Window("klub")
    window.show(SMALL + 200, 1000)
    assert pygame.display.get_caption()[0] == "klub"
    assert pygame.display.get_window_size() == (60, 40)
    pygame.display.set_mode((120, 40))
    window.show(SMALL + 200, 1000)
    screen = pygame.display.get_surface()
    assert [screen.get_at((x, 20))[0] for x in (10, 60, 110)] == [24, 200, 24]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.show(SMALL, 1000)
    assert window.closed
    assert not pygame.display.get_init()
    window.show(SMALL, 1000)
    assert not pygame.display.get_init()


def test_a_window_that_is_closed_by_the_program_can_be_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    window = Window("klub")
    for _ in range(2):
        window.show(SMALL, 1000)
        assert pygame.display.get_init()
        window.close()
        assert not pygame.display.get_init()


@pytest.mark.parametrize("driver", ["no such driver", None])
def test_without_a_screen_it_says_what_to_do(
    driver: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pygame

    if driver:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    else:
        # SDL finds no screen, and falls back on nothing visible.
        monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(RuntimeError, match='render_mode="rgb_array" needs none'):
        Window("klub").show(SMALL, 1000)
