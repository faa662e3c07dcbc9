"""Through whose eyes somebody sees."""

from klub.games.clustered import Clustered
from klub.server.live.news import viewer
from klub.table.sitting import Sitting
from server_live.tables import begun


def table(*people: str | None) -> Sitting:
    return Sitting.of(Clustered(), begun(*people))


def test_a_player_sees_through_the_own_seat() -> None:
    assert viewer(table("ada", "ben"), "ben") == 1


def test_onlookers_and_strangers_see_through_none() -> None:
    assert viewer(table("ada", "ben"), "cat") is None
    assert viewer(table("ada", "ben"), None) is None


def test_a_bots_seat_is_nobodys() -> None:
    assert viewer(table("ada", None), None) is None


def test_of_several_seats_it_is_the_one_that_plays_next() -> None:
    hot = table("ada", "ben", "ada", "ada")
    assert hot.to_move == 0
    assert viewer(hot, "ada") == 0
    late = table("ben", "ben", "ada", "ada")
    assert viewer(late, "ada") == 2
