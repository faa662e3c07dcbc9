"""Coins, a game that no code of klub names, in the registry by one line."""

from collections.abc import Iterator

import pytest
from club_house import call, club_house, come_in, open_table

from klub.games import REGISTRY, bots, game, option_kinds


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put Coins on the list."""
    monkeypatch.setitem(REGISTRY, "coins", "coins.gametype:COINS")


@pytest.fixture
def port() -> Iterator[int]:
    """The port of a club that has it."""
    with club_house() as port:
        yield port


def test_the_registry_finds_a_game_by_its_line() -> None:
    assert game("coins").name == "coins"
    assert list(bots("coins")) == ["optimist"]
    assert list(option_kinds("coins")) == ["players"]


@pytest.mark.xfail(strict=True, raises=AssertionError, reason="tables of two games only")
def test_coins_is_played_at_a_real_club(port: int) -> None:
    ada = come_in(port, "Ada")
    table = open_table(
        port,
        ada,
        game="coins",
        options={"players": 2},
        seats=[{"kind": "me"}, {"kind": "bot", "bot": "optimist"}],
        start=True,
    )
    status, told, _ = call(port, "GET", f"/api/tables/{table}", cookie=ada)
    assert (status, told["game"], told["to_move"]) == (200, "coins", 0)
