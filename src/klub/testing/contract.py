"""What an engine promises, as tests that any engine can be put through.

In your own tests::

    class TestMyGame(GameContract):
        game = MyGame()
        tables = ({"players": 2}, {"players": 4, "quick": True})

pytest then plays random games at each of these tables and checks every promise on the way.
"""

import copy
import json
import pickle
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, ClassVar

from klub.engine.contract import Engine, Json, Seat
from klub.engine.errors import Illegal, Malformed
from klub.table import Seed, Table, read_record, replay, verify, write_record
from klub.table.seed import numbered_seed


class GameContract:
    """Subclass it with a game and the options of some tables."""

    game: ClassVar[Engine[Any, Any, Any, Any]]
    tables: ClassVar[Sequence[Mapping[str, Json]]]
    """Options to play with."""
    hides: ClassVar[bool] = True
    """Whether players see different things: cards in hand, say."""

    def test_options_are_told_as_they_are_read(self) -> None:
        """A record's options choose the same game again."""
        for options in self._options():
            assert self.game.options(self.game.option_values(options)) == options

    def test_the_same_players_can_play_again(self) -> None:
        """A rematch has as many seats, and options that a record can tell."""
        for table in self._walks(4):
            if table.to_move is None:
                again = self.game.rematch(table.state)
                assert self.game.seats(again) == len(table.names)
                assert self.game.options(self.game.option_values(again)) == again

    def test_equal_luck_starts_equal_games(self) -> None:
        """A start follows from options and luck alone."""
        for options in self._options():
            assert self.game.start(options, Random(1)) == self.game.start(options, Random(1))

    def test_playing_changes_no_state_but_makes_a_new_one(self) -> None:
        """The engine is pure."""
        for table in self._walks(1):
            if table.to_move is None:
                continue
            before = copy.deepcopy(table.state)
            move = self.game.sample(table.state, Random(1))
            after = self.game.play(table.state, move)
            assert table.state == before, "playing changed the old state"
            assert self.game.play(table.state, move) == after, "the same move led elsewhere"
            assert after != before, "the move changed nothing"

    def test_a_state_survives_pickling(self) -> None:
        """States travel between processes."""
        for table in self._walks(2):
            assert pickle.loads(pickle.dumps(table.state)) == table.state  # noqa: S301 (our own)

    def test_sampled_moves_are_legal(self) -> None:
        """`sample` offers only what `objection` lets through."""
        for table in self._walks(3):
            for luck in range(3 if table.to_move is not None else 0):
                move = self.game.sample(table.state, Random(luck))
                assert self.game.objection(table.state, move) is None

    def test_no_illegal_move_is_accepted(self) -> None:
        """Moves from elsewhere are either legal here too, or refused and change nothing."""
        strangers = [
            self.game.sample(table.state, Random(4))
            for table in self._walks(4)
            if table.to_move is not None
        ]
        refused = 0
        for step, table in enumerate(self._walks(5)):
            for move in Random(step).sample(strangers, min(8, len(strangers))):
                objection = self.game.objection(table.state, move)
                before = copy.deepcopy(table.state)
                try:
                    self.game.play(table.state, move)
                except Illegal as illegal:
                    assert illegal == objection, "play and objection disagree on the reason"
                    assert illegal.rule, "a refusal names its rule"
                    refused += 1
                else:
                    assert objection is None, "an illegal move was accepted"
                assert table.state == before, "a refusal changed the state"
        assert refused, "no move was ever refused: the test saw too little"

    def test_only_the_seat_to_move_may_move(self) -> None:
        """A table takes no move from another seat."""
        for table in self._walks(6):
            if table.to_move is None or len(table.names) == 1:
                continue
            other = Seat((table.to_move + 1) % len(table.names))
            try:
                table.play(other, self.game.sample(table.state, Random(1)))
            except Illegal as illegal:
                assert illegal.rule == "turn"
            else:
                raise AssertionError("a seat moved out of turn")

    def test_a_view_is_all_that_is_needed_to_imagine_what_it_shows(self) -> None:
        """States that differ only in what a seat cannot see look the same to it."""
        varied = False
        for table in self._walks(7):
            for seat in (*map(Seat, range(len(table.names))), None):
                view = self.game.view(table.state, seat)
                imagined = self.game.imagine(view, Random(1))
                assert self.game.view(imagined, seat) == view
                assert self.game.to_move(imagined) == table.to_move
                varied = varied or imagined != table.state
        assert varied == self.hides, "a view shows more, or less, than it should"

    def test_a_mover_sees_all_of_the_own_move(self) -> None:
        """What is shown to the mover can be read back; others see no more of it."""
        for table in self._walks(11):
            if (seat := table.to_move) is None:
                continue
            move = self.game.sample(table.state, Random(1))
            shown = self.game.shown(table.state, move, seat)
            assert self.game.read(f"{seat} {shown}") == ((seat, move),)
            others = (*(Seat(s) for s in range(len(table.names)) if s != seat), None)
            for other in others:
                seen = self.game.shown(table.state, move, other)
                assert seen == shown or (self.hides and "?" in seen)

    def test_a_game_goes_on_from_an_imagined_state(self) -> None:
        """What `imagine` makes is a state like any other."""
        for table in self._walks(8):
            state = self.game.imagine(self.game.view(table.state, None), Random(2))
            if self.game.to_move(state) is not None:
                self.game.play(state, self.game.sample(state, Random(3)))

    def test_a_replay_from_the_record_equals_the_play(self) -> None:
        """Record, write, read and replay lead to the same table at every move."""
        for table in self._walks(9):
            if table.to_move is not None and len(table.plays) % 7:
                continue
            record = read_record(write_record(table.record()))
            assert record == table.record()
            *_, last = replay(self.game, record)
            assert last == table
            assert verify(self.game, record) is None

    def test_a_result_recalls_its_move(self) -> None:
        """What a record tells of a move leads to the state that playing it led to."""
        for before, after in pairwise(self._walks(11)):
            if not after.plays:
                assert self.game.result(after.state) is None, "nothing was played yet"
                continue
            move, told = after.plays[-1][1], json.loads(json.dumps(after.results[-1]))
            assert told == after.results[-1], "a result is made of what JSON has"
            unchanged = copy.deepcopy(before.state)
            recalled = self.game.recall(before.state, move, told)
            assert recalled == after.state, "a move was recalled otherwise than it was played"
            assert before.state == unchanged, "recalling changed the old state"
            assert json.loads(json.dumps(self.game.result(recalled))) == told

    def test_what_is_no_result_recalls_nothing(self) -> None:
        """Records come from strangers."""
        for table in self._walks(12):
            if table.to_move is None:
                continue
            move = self.game.sample(table.state, Random(1))
            for nonsense in ("no result", 12, ["no", "result"], {"no": "result"}):
                try:
                    self.game.recall(table.state, move, nonsense)
                except Malformed:
                    continue
                raise AssertionError(f"a move was recalled by {nonsense!r}")

    def test_the_outcome_is_final(self) -> None:
        """A game ends once, with a winner, and takes no move after that."""
        for table in self._walks(10):
            outcome = table.outcome
            assert (outcome is None) == (table.to_move is not None)
            if outcome is None:
                continue
            assert outcome.winners
            assert all(seat in range(len(table.names)) for seat in outcome.winners)
            assert len(outcome.scores) == len(table.names)
            for _, move in table.plays:
                assert self.game.objection(table.state, move) is not None

    def _options(self) -> Iterator[Any]:
        return (self.game.options(values) for values in self.tables)

    def _walks(self, series: int) -> Iterator[Table[Any, Any, Any, Any]]:
        """Every table of one random game with each of the options."""
        for number, options in enumerate(self._options()):
            seed = numbered_seed(f"contract {series}", number)
            yield from self._walk(options, seed)

    def _walk(self, options: Any, seed: Seed) -> Iterator[Table[Any, Any, Any, Any]]:
        names = [f"seat {seat}" for seat in range(self.game.seats(options))]
        table = Table.open(self.game, options, names, seed)
        luck = Random(seed)
        yield table
        while (seat := table.to_move) is not None:
            table = table.play(seat, self.game.sample(table.state, luck))
            yield table
