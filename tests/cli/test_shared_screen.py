"""What others may not see, and what may be taken back."""

import json
import re

import pytest
from typist import SEED, Klub, first_choice, leaving_after, open_numbers


@pytest.mark.parametrize("rule", ["table=1x1", "quick=on"])
def test_hidden_discards_are_told_to_nobody_else(klub: Klub, rule: str) -> None:
    ran = klub("play", "--seed", SEED, "--option", rule, typist=first_choice)
    told = re.findall(r"greedy bot: (.*)", ran.out)
    assert len(told) > 20
    assert not [line for line in told if line.startswith(("-", "~"))]
    assert [line for line in told if "is d" in line or "are d" in line]
    mine = re.findall(r"You: ([-~])", ran.out)
    assert len(mine) > 10, "one's own are no secret"


@pytest.mark.parametrize("rule", ["table=1x1", "quick=on"])
def test_at_a_shared_screen_no_discard_is_told(klub: Klub, rule: str) -> None:
    ran = klub("play", "--players", 2, "--seed", SEED, "--option", rule, typist=first_choice)
    assert not re.findall(r"Player \d: [-~]", ran.out)


def test_open_discards_are_told(klub: Klub) -> None:
    open_rules = ["--option", "table=1x1", "--option", "discards=open"]
    ran = klub("play", "--seed", SEED, *open_rules, typist=first_choice)
    record = json.loads(klub.record.read_text())
    thrown = {line.removeprefix("1 ") for line in record["moves"] if line.startswith("1 ")}
    assert len(thrown) == 28, "27 plain cards and a wild twice"
    assert all(f"greedy bot: {move} (no card fits)" in ran.out for move in thrown)


def test_at_a_shared_screen_only_the_player_at_it_sees_a_hand(klub: Klub) -> None:
    """Whatever stands on the screen when somebody is asked is read back, hand by hand."""
    seen: list[str] = []

    def reader(screen: str) -> str:
        pushed = "\n" * 20
        wiped = pushed in screen
        seen.append(screen.rpartition(pushed)[2] if wiped else seen[-1] + screen)
        answer = first_choice(screen)
        if answer == "":
            assert wiped, "the last player's hand is taken off the screen first"
            assert owners(seen[-1]) == set()
        else:
            names = re.findall(r"─  ([OB])  Player (\d) ─", seen[-1])
            assert len(set(names)) == 1
            assert owners(seen[-1]) == {names[0][0]}
        return answer

    klub("play", "--players", 2, "--seed", SEED, typist=reader)
    assert klub.record.exists()


def owners(screen: str) -> set[str]:
    """Whose hands are on the screen: the letters below a line of numbers."""
    lines = screen.splitlines()
    numbers = (at for at, line in enumerate(lines) if re.fullmatch(r"( +\(?\d\)? *)+", line))
    return {letter for at in numbers for letter in lines[at + 1].split() if letter in "OB"}


def test_at_a_shared_screen_a_resumed_game_hides_the_hand_first(klub: Klub) -> None:
    klub("play", "--players", 2, "--seed", SEED, typist=leaving_after(2))
    klub("play", "--resume", typist=["q"])
    assert owners("".join(klub.screens)) == set()
    assert klub.saved.exists()


def test_a_move_that_showed_nothing_is_taken_back_at_a_shared_screen(klub: Klub) -> None:
    quick = ["play", "--players", 2, "--seed", SEED, "--option", "quick=on"]
    klub(*quick, typist=["", "1 2", "u", ""])
    assert "(u takes the last move back)" in klub.screens[2]
    assert klub.screens[3].endswith(
        "Player 1, it is your turn. Press Enter when nobody else is looking. "
    )
    assert owners(klub.screens[3]) == set()
    assert "The last move was taken back." in klub.screens[-1]
    assert len(open_numbers(klub.screens[-1])) == 7
    assert json.loads(klub.saved.read_text())["moves"] == []


def test_a_move_that_showed_a_card_is_not_taken_back(klub: Klub) -> None:
    klub("play", "--players", 2, "--seed", SEED, typist=["", "1 a", "u", "", "u"])
    assert "takes the last move back" not in klub.screens[2]
    assert "it has shown a new card" in klub("play", "--resume", typist=["", "u"]).out
    assert len(json.loads(klub.saved.read_text())["moves"]) == 1


def test_alone_the_last_cards_can_be_taken_back(klub: Klub) -> None:
    """After the 24th turn the deck is empty, so that a turn shows nothing new."""
    klub("play", "--players", 1, "--seed", SEED, typist=leaving_after(25))
    moves = json.loads(klub.saved.read_text())["moves"]
    assert len(moves) == 25
    ran = klub("play", "--resume", typist=["u", "u"])
    assert "The last move was taken back." in ran.out
    assert "it has shown a new card" in ran.out
    assert json.loads(klub.saved.read_text())["moves"] == moves[:24]


def test_a_bots_move_is_not_taken_back(klub: Klub) -> None:
    ran = klub("play", "--seed", SEED, typist=["u", "1 a", "u"])
    assert "Nothing has been played yet." in ran.out
    assert "The last move was a bot's" in ran.out


def test_players_of_the_same_name_are_told_apart(klub: Klub) -> None:
    ran = klub("play", "--name", "Ann", "--name", "Ann", "--bot", "greedy", typist=["", "1 a", ""])
    assert "Ann (orange), it is your turn." in ran.out
    assert "Ann (blue), it is your turn." in ran.out


def test_a_name_is_printed_as_it_is(klub: Klub) -> None:
    ran = klub("play", "--name", "[/]", "--name", "[red]:smile:", typist=["", "1 a", ""])
    assert ran.code == 0
    assert "[/], it is your turn." in ran.out
    assert "[red]:smile:, it is your turn." in ran.out
