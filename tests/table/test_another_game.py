"""The table knows no game: here two play Coins."""

from dataclasses import replace
from typing import TypeAlias

import pytest
from coins.engine import Coins, Tosses

from klub.cli.voice import sentence
from klub.engine.contract import Engine, Json, Seat
from klub.engine.errors import Illegal, Malformed
from klub.table import Record, Seed, Table, Untrue, read_record, replay, verify, write_record
from klub.testing import GameContract

SEED = Seed("0123456789abcdef0123456789abcdef")


Toss: TypeAlias = Table[int, Tosses, str, Tosses]
GAME: Engine[int, Tosses, str, Tosses] = Coins()


def played(*calls: str) -> Toss:
    table = Table.open(GAME, 2, ["Ann", "Bob"], SEED)
    for call in calls:
        assert table.to_move is not None
        table = table.play(table.to_move, call)
    return table


def reread(table: Toss) -> Record:
    return read_record(write_record(table.record()))


def test_the_record_of_any_game_is_true() -> None:
    for calls in (), ("heads",), ("heads", "waits", "tails", "tails"):
        assert verify(GAME, reread(played(*calls))) is None


def test_a_record_that_never_was_text_is_true_as_well() -> None:
    finished = played("tails", "waits", "heads", "heads").record()
    assert finished.scores == ({"total": 1}, {"total": 1})
    assert finished.winners == (0, 1)
    assert verify(GAME, finished) is None


def test_what_luck_decided_is_checked_in_any_game() -> None:
    record = reread(played("heads"))
    assert record.dealt == {"coins": [[1, 1], [0, 0]], "more": {"first": [1, 1]}}
    for dealt, where in (
        ({**record.dealt, "coins": [[1, 1], [1, 0]]}, "coins[1][0]"),
        ({**record.dealt, "more": {"first": [1, 0]}}, "more.first[1]"),
        ({**record.dealt, "more": {}}, "more"),
    ):
        found = verify(GAME, replace(record, dealt=dealt))
        assert found is not None
        assert found.where == where
        assert sentence(found).startswith(f"{where} is told as ")


def test_a_game_says_itself_what_can_be_taken_back() -> None:
    assert played("heads", "waits").undo() == played("heads")
    for calls in ("heads",), ("waits", "tails"), ("waits", "waits", "waits", "heads"):
        with pytest.raises(Illegal) as refused:
            played(*calls).undo()
        assert refused.value.message == "undo-revealed"


def test_a_record_is_only_of_its_own_game() -> None:
    found = verify(GAME, replace(played().record(), game="clustered"))
    assert found is not None
    assert found.where == "game"


class Remembered(Coins):
    """Coins that can only be recalled."""

    def play(self, state: Tosses, move: str) -> Tosses:
        """Never."""
        raise AssertionError(f"{move} is played again")


SPUN = played("heads", "spins", "spins", "waits")
RESULTS = (None, {"rest": [10, 1, 1]}, {"rest": [20, 1, 1]}, None)


def with_results(*results: Json) -> Record:
    return replace(reread(SPUN), results=results)


def stopped(record: Record) -> Untrue:
    """Why a replay does not reach the end of ``record``."""
    with pytest.raises(Untrue) as raised:
        list(replay(GAME, record))
    assert sentence(raised.value).isprintable()
    return raised.value


def test_a_record_tells_what_came_of_a_move() -> None:
    assert SPUN.results == SPUN.record().results == reread(SPUN).results == RESULTS
    assert write_record(SPUN.record()).partition('"moves"')[2].splitlines() == [
        ": [",
        '"0 heads",',
        '"1 spins",',
        '"0 spins",',
        '"1 waits"',
        "],",
        '"results": [',
        "null,",
        '{"rest": [10, 1, 1]},',
        '{"rest": [20, 1, 1]},',
        "null",
        "],",
        '"scores": [{"total": 0}, {"total": 0}],',
        '"winners": [0, 1]',
        "}",
    ]


@pytest.mark.parametrize("calls", [(), ("heads",), ("heads", "waits", "tails", "tails")])
def test_where_nothing_is_long_work_no_result_is_told(calls: tuple[str, ...]) -> None:
    table = played(*calls)
    assert table.results == (None,) * len(calls)
    assert table.record().results is None
    assert "results" not in write_record(table.record())


def test_a_replay_plays_nothing_again() -> None:
    tables = list(replay(Remembered(), reread(SPUN)))
    assert [len(table.plays) for table in tables] == [0, 1, 2, 3, 4]
    assert tables[-1].state == SPUN.state
    assert tables[-1].results == RESULTS
    assert tables[-1].record() == SPUN.record()


def test_without_results_a_replay_plays() -> None:
    record = replace(reread(SPUN), results=None)
    *_, last = replay(GAME, record)
    assert last == SPUN
    assert verify(GAME, record) is None
    with pytest.raises(AssertionError, match="heads is played again"):
        list(replay(Remembered(), record))


def test_taking_back_plays_nothing_again() -> None:
    assert SPUN.undo() == played("heads", "spins", "spins")
    assert replace(SPUN, game=Remembered()).undo().state == SPUN.undo().state


@pytest.mark.parametrize(
    ("at", "result", "where"),
    [
        (1, {"rest": [11, 1, 1]}, "results[1].rest[0]"),
        (2, {"rest": [20, 1, 0]}, "results[2].rest[2]"),
        (2, {"rest": [20, 1]}, "results[2].rest"),
    ],
)
def test_a_falsified_result_is_replayed_but_found_by_playing_again(
    at: int, result: Json, where: str
) -> None:
    record = with_results(*RESULTS[:at], result, *RESULTS[at + 1 :])
    *_, last = replay(GAME, record)
    assert last.results[at] == result
    assert last.state != SPUN.state
    found = verify(GAME, record)
    assert found is not None
    assert found.where == where
    elsewhere = f"Played again, move {at + 1} leads elsewhere: "
    assert sentence(found).startswith(f"{elsewhere}{where} is told as ")


@pytest.mark.parametrize(
    ("at", "result"), [(0, {"rest": [0, 1, 1]}), (1, None), (1, {}), (2, [20, 1, 1]), (3, 7)]
)
def test_what_is_no_result_stops_a_replay(at: int, result: Json) -> None:
    record = with_results(*RESULTS[:at], result, *RESULTS[at + 1 :])
    found = stopped(record)
    assert found.where == f"results[{at}]"
    assert isinstance(found.__cause__, Malformed)
    assert sentence(found).startswith(f"What came of move {at + 1} is told in a way ")
    again = verify(GAME, record)
    assert again is not None
    assert again.where == f"results[{at}]"


@pytest.mark.parametrize("results", [(), RESULTS[:1], RESULTS[:-1], (*RESULTS, None)])
def test_every_play_has_one_result(results: tuple[Json, ...]) -> None:
    for found in stopped(with_results(*results)), verify(GAME, with_results(*results)):
        assert found is not None
        assert found.where == "results"
        assert sentence(found).startswith(f"The record tells {len(results)} result")


def test_a_move_that_cannot_be_made_is_not_recalled() -> None:
    record = reread(SPUN)
    late = replace(record, moves=(*record.moves, "0 waits"), results=(*RESULTS, None))
    turned = replace(record, moves=("1 heads", *record.moves[1:]))
    for untrue, where in (late, "moves[4]"), (turned, "moves[0]"):
        assert stopped(untrue).where == where
        found = verify(GAME, untrue)
        assert found is not None
        assert found.where == where
        assert isinstance(found.__cause__, Illegal)


def test_nobody_recalls_a_move_out_of_turn() -> None:
    with pytest.raises(Illegal) as refused:
        played("heads").recall(Seat(0), "spins", {"rest": [10, 1, 1]})
    assert refused.value.message == "not-your-turn"


class ListedCoins(Coins):
    """Coins dealt as a record reads them."""

    def dealt(self, start: Tosses) -> dict[str, Json]:
        """Lists, and no tuples."""
        return {"coins": [[*coins] for coins in start.coins]}


class TestCoins(GameContract):
    game = ListedCoins()
    tables = ({"players": 1}, {"players": 2}, {"players": 3})
    hides = False
