"""Learning: lessons tell what came, the network gets better, the same seed gives the same."""

import re
from pathlib import Path

import numpy as np
import pytest

from klub.games.clustered.learned import kept
from klub.games.clustered.learned.__main__ import main, tables
from klub.games.clustered.learned.lesson import Lesson, attended, lessons
from klub.games.clustered.learned.network import NOTES
from klub.games.clustered.learned.teach import examine, teach, untaught
from klub.games.clustered.options import options


def heard(players: int, games: int, seed: int = 1, threads: int = 2) -> Lesson:
    each = lessons([options({"players": players})], games, seed, threads)
    return Lesson.joined([one for _, one in each])


def test_what_came_is_what_was_made_from_there_on() -> None:
    """The same games are played once more, and everybody's points at their end are known."""
    plain = options({"players": 3})
    lesson = attended(plain, [5])
    first = lesson.came[: plain.players]
    assert (np.diff(lesson.came.reshape(-1, 3), axis=0) <= 0).all(), "less and less is to come"
    assert (first > 10).any()
    assert lesson.first.tolist() == list(range(0, len(lesson.ends), 3))
    assert (np.diff(lesson.ends) > 5).all()


@pytest.mark.parametrize("players", [1, 2, 6])
def test_lessons_depend_on_the_seed_alone(players: int) -> None:
    one, other = heard(players, 120, threads=1), heard(players, 120, threads=2)
    for mine, theirs in zip(one, other, strict=True):
        np.testing.assert_array_equal(mine, theirs)
    assert not np.array_equal(one.came[:99], heard(players, 120, seed=2).came[:99])


def test_joined_lessons_keep_every_list() -> None:
    parts = [attended(options({"players": players}), [9]) for players in (2, 3)]
    both = Lesson.joined(parts)
    assert both.positions == sum(part.positions for part in parts)
    last = slice(both.ends[both.first[-1] - 1], both.ends[both.first[-1]])
    second = parts[1]
    begin, end = second.ends[second.first[-1] - 1], second.ends[second.first[-1]]
    assert np.array_equal(both.things[last], second.things[begin:end])


def test_it_learns_and_the_same_seed_learns_the_same() -> None:
    lesson, test = heard(2, 400), heard(2, 100, seed=3)
    network, again = untaught(1), untaught(1)
    knowing_nothing = examine(test, network, np.zeros(1, NOTES))
    errors = [error for _, error in teach(network, lesson, test, 2, seed=1)]
    list(teach(again, lesson, test, 2, seed=1))
    assert errors[-1] < errors[0] < 0.7 * knowing_nothing
    assert network.tobytes() == again.tobytes()


@pytest.mark.parametrize(
    ("players", "unknown"), [(1, 0.05), (2, 0.6), (3, 0.75), (5, 0.75), (8, 0.75)]
)
def test_what_klub_has_learned_holds_in_games_it_has_not_seen(players: int, unknown: float) -> None:
    """Of what the seats will differ by, and alone of the points, only a part is luck."""
    lesson = heard(players, 100, seed=12345)
    error = examine(lesson, kept.network_for(players), np.zeros(1, NOTES))
    points = lesson.came.reshape(-1, players).astype(float)
    apart = points - (points.mean(axis=1, keepdims=True) if players > 1 else points.mean())
    assert error < unknown * apart.var()


def test_weights_are_kept_small_and_come_back(tmp_path: Path) -> None:
    network = untaught(4)
    network["row"][0, 3] = np.linspace(-1, 1, network["row"].shape[2])
    kept.save(tmp_path / "w.npz", {2: network}, {"command": "made so"})
    back = kept.load(tmp_path / "w.npz", 2)
    assert np.abs(back["row"] - network["row"]).max() < 1 / kept.FINEST
    for layer in kept.LAYERS:
        assert np.array_equal(back[layer], network[layer])
    assert kept.made(tmp_path / "w.npz") == {"command": "made so"}


def test_the_package_says_how_its_weights_were_made() -> None:
    made = kept.made(kept.packaged())
    # They were made where the folder was then.
    assert re.match(r"python -m klub\.(games\.)?clustered\.learned --seed ", made["command"])
    assert set(made["up to players"]) == {str(most) for most in kept.TABLES}
    assert kept.packaged().stat().st_size < 1_000_000


def test_every_number_of_players_has_a_table_to_learn_at() -> None:
    played = [table.players for most in kept.TABLES for table in tables(most)]
    assert set(played) == set(range(1, 9))


def test_the_command_learns_for_every_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "w.npz"
    assert main(["--out", str(out), "--part", "0.0005", "--rounds", "1"]) == 0
    told = capsys.readouterr().out
    assert all(f"up to {most} players: round 1 of 1" in told for most in kept.TABLES)
    assert all(np.abs(kept.load(out, most)["row"]).max() > 0 for most in kept.TABLES)
