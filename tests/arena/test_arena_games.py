"""One game of the arena: it follows from its seed, and a bot that fails has lost it."""

import pytest

from arena.arena_bots import HERE
from klub.arena.ended import Ended
from klub.arena.entrant import entrants
from klub.arena.game import failure
from klub.arena.pairing import Order
from klub.arena.tournament import Tournament
from klub.games.clustered import Clustered
from klub.table.seed import numbered_seed


def tournament(*bots: str, players: int = 2, **options: str) -> Tournament:
    words = [f"{HERE}:{one[1:]}" if one.startswith("~") else one for one in bots]
    values = Clustered().option_values(Clustered().options({"players": players, **options}))
    return Tournament("clustered", values, "s", entrants("clustered", words), {})


def timeless(game: Ended) -> dict[str, object]:
    return {part: getattr(game, part) for part in Ended.__struct_fields__ if part != "seconds"}


def test_a_game_follows_from_its_index() -> None:
    some = tournament("random", "~Counting")
    game = some.played(Order(7, (1, 0)))
    assert (game.index, game.seats, game.seed) == (7, (1, 0), numbered_seed("s", 7))
    assert game.scores is not None
    assert game.turns == (29, 29)
    assert len(game.moves) == 58
    assert all(second > 0 for second in game.seconds)
    some.played(Order(8, (0, 1)))
    assert timeless(some.played(Order(7, (1, 0)))) == timeless(game)
    assert timeless(some.played(Order(8, (1, 0)))) != timeless(game)


@pytest.mark.parametrize(
    ("bot", "turns", "error"),
    [
        ("~raises", 2, "ValueError: no idea"),
        ("~cheats", 1, "The start card lies at 0,0."),
        ("~mumbles", 1, "'hm' is no move of this game."),
        ("~leaves", 0, "SystemExit: 3"),
    ],
)
def test_who_fails_has_lost(bot: str, turns: int, error: str) -> None:
    game = tournament("random", bot).played(Order(0, (0, 1)))
    assert (game.winners, game.scores) == ((0,), None)
    assert game.forfeit is not None
    assert game.forfeit.seat == 1
    assert game.forfeit.error.startswith(error), game.forfeit.error
    assert game.turns[1] == turns
    assert (game.share(0), game.share(1), game.total(0)) == (1, 0, None)
    assert game.places == (1, 2)


def test_why_a_bot_failed_is_told_in_one_line() -> None:
    assert failure(ValueError("first\n  second")) == "ValueError: first second"


def test_of_several_the_others_share_the_win() -> None:
    game = tournament("random", "~raises", "greedy", players=3).played(Order(0, (2, 1, 0)))
    assert game.winners == (0, 2)
    assert [game.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert game.places == (1, 3, 1)


def test_who_fails_alone_has_not_won() -> None:
    game = tournament("~raises", players=1).played(Order(0, (0,)))
    assert (game.winners, game.forfeit is not None) == ((), True)


def test_what_a_bot_prints_is_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    tournament("~talks", "random").played(Order(0, (0, 1)))
    told = capsys.readouterr()
    assert (told.out, "let me see" in told.err) == ("", True)


def test_places_go_by_points_after_the_winners() -> None:
    game = tournament("random", "greedy", "random", players=3).played(Order(0, (0, 1, 2)))
    assert game.scores is not None
    totals = [score["total"] for score in game.scores]
    assert game.places == tuple(1 + sum(other > own for other in totals) for own in totals)
