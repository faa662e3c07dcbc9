"""Every game of the registry tells the house what it needs, and its presets can be played."""

from importlib import import_module

import pytest

from klub.engine.errors import Refusal
from klub.games import NAMES, REGISTRY, bots, game, game_type, option_kinds
from klub.table.seed import Luck, Seed

EACH = pytest.mark.parametrize("name", NAMES)


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    for ask in (game_type, game, bots, option_kinds):
        with pytest.raises(Refusal) as refused:
            ask("chess")
        assert refused.value.message == "game-unknown"
        assert refused.value.arguments == {"name": "chess", "known": ", ".join(REGISTRY)}


@EACH
def test_a_game_has_one_name(name: str) -> None:
    assert game_type(name).name == game(name).name == name
    assert game_type(name) is game_type(name)
    assert game(name) is game(name)


@EACH
def test_the_bots_of_the_presets_are_bots_of_the_game(name: str) -> None:
    presets = game_type(name).presets
    assert {presets.stand_in, presets.opponent} <= set(bots(name))


@EACH
def test_tables_alone_have_one_seat_and_can_be_begun(name: str) -> None:
    presets, engine = game_type(name).presets, game(name)
    for values in (presets.solo, presets.daily, presets.lesson.options):
        assert set(values) <= set(option_kinds(name))
        options = engine.options(values)
        assert engine.seats(options) == 1
        assert engine.to_move(engine.start(options, Luck(Seed(presets.lesson.seed)))) == 0


@EACH
def test_the_size_of_a_table_is_told_by_its_options(name: str) -> None:
    assert "players" in game_type(name).presets.size_keys
    assert set(game_type(name).presets.size_keys) <= set(option_kinds(name))


@EACH
def test_machine_code_is_compiled_in_steps_that_take_time(name: str) -> None:
    package = game_type(name).kernels
    assert package.name.startswith(f"klub.games.{name}.")
    assert hasattr(import_module(f"{package.name}.compilation"), "steps")
    assert all(seconds > 0 for seconds in package.seconds)


@EACH
def test_whole_sets_of_games_are_larger_than_none(name: str) -> None:
    presets = game_type(name).presets
    assert presets.simulate > 0
    assert presets.arena > 0
