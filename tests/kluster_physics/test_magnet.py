"""Magnetism against the truth: the focal ellipse, and that against magpylib."""

from typing import Any

import magpylib
import numpy as np
import pytest
from focal_ellipse import Array, Body, field, force_and_torque
from stone_pairs import ALL, Pair, bodies, errors, klub_force, random_pairs, world_of

from klub.games.kluster.physics import DUO, TRIO, Stone
from klub.games.kluster.physics.parameters import GRAVITY, MIDDLE, NEAR, REMANENCE

SETS = pytest.mark.parametrize("stone", [TRIO, DUO], ids=["TRIO", "DUO"])
PAIRS = pytest.mark.parametrize("pair", ALL.values(), ids=ALL.keys())
FLAT = (1.0, 0.0, 0.0, 0.0)


def directions(count: int) -> Array:
    """Directions evenly all around, along a spiral from pole to pole."""
    number = np.arange(count) + 0.5
    z = 1 - 2 * number / count
    angle = np.pi * (1 + np.sqrt(5)) * number
    flat = np.sqrt(1 - z**2)
    return np.stack([flat * np.cos(angle), flat * np.sin(angle), z], axis=1)


def around(body: Body, gap: float, count: int = 60) -> Array:
    """Points all around a stone at this distance from its surface."""
    return np.array([body.farthest(n) + gap * n for n in directions(count)])


# --- The truth


@SETS
def test_magpylib_finds_the_field_of_the_focal_ellipse(stone: Stone) -> None:
    body = Body(stone, np.zeros(3), FLAT)
    fine = directions(2500) * [stone.length, stone.width, stone.height]
    mesh: Any = magpylib.magnet.TriangularMesh
    peer = mesh.from_ConvexHull(points=fine, polarization=(0, 0, REMANENCE))
    for gap in (1e-3, 5e-3, 20e-3):
        points = around(body, gap)
        ours, theirs = field(body, points), np.asarray(peer.getB(points))
        wrong = np.linalg.norm(ours - theirs, axis=1) / np.linalg.norm(theirs, axis=1)
        assert wrong.max() < 0.01, f"{gap * 1e3} mm off: {wrong.max():.2%}"


@SETS
@PAIRS
def test_the_focal_ellipse_is_summed_up_densely_enough_where_stones_touch(
    stone: Stone, pair: Pair
) -> None:
    one, other = bodies(stone, pair, 0.0)
    force, torque = force_and_torque(one, other)
    finer_force, finer_torque = force_and_torque(one, other, rings=20)
    size = np.linalg.norm(force)
    assert np.linalg.norm(finer_force - force) < 0.001 * size
    assert np.linalg.norm(finer_torque - torque) < 0.001 * size * np.linalg.norm(other.place) / 2


# --- Force and torque


def assert_right(stone: Stone, gap: float, bound: float) -> None:
    """Every pair has its force and its torque right to ``bound``; names those that have not."""
    found = {name: errors(stone, pair, gap) for name, pair in ALL.items()}
    wrong = {
        name: f"force {force:.1%}, torque {torque:.1%}"
        for name, (force, torque) in found.items()
        if max(force, torque) > bound
    }
    assert wrong == {}, f"beyond {bound:.0%} at {gap * 1e3:g} mm: {wrong}"


@SETS
@pytest.mark.parametrize("millimetres", [6, 8, 10, 15, 20, 30, 40, 60])
def test_force_and_torque_are_5_percent_true_from_6_mm_on(stone: Stone, millimetres: int) -> None:
    assert_right(stone, millimetres * 1e-3, 0.05)


@SETS
@pytest.mark.parametrize("millimetres", [3, 4, 5])
def test_force_and_torque_are_10_percent_true_from_3_mm_on(stone: Stone, millimetres: int) -> None:
    assert_right(stone, millimetres * 1e-3, 0.10)


@SETS
@PAIRS
def test_where_stones_touch_the_force_points_the_right_way(stone: Stone, pair: Pair) -> None:
    one, other = bodies(stone, pair, 0.0)
    force, _ = force_and_torque(one, other)
    klub, _, _ = klub_force(one, other)
    assert klub @ force > 0.9 * np.linalg.norm(klub) * np.linalg.norm(force)


@SETS
@pytest.mark.parametrize("apart", [NEAR, MIDDLE], ids=["seven to four", "four to one"])
def test_where_the_model_changes_the_force_jumps_by_hardly_any_of_the_weight(
    stone: Stone, apart: float
) -> None:
    for turn, other_turn, direction in ALL.values():
        one = Body(stone, np.zeros(3), turn)
        within, _, _ = klub_force(one, Body(stone, (apart - 1e-9) * direction, other_turn))
        beyond, _, _ = klub_force(one, Body(stone, (apart + 1e-9) * direction, other_turn))
        # Friction holds 30 % of its weight.
        assert np.linalg.norm(beyond - within) < 0.005 * stone.mass * GRAVITY


# --- Identities


@SETS
@PAIRS
def test_torques_about_one_point_and_forces_cancel(stone: Stone, pair: Pair) -> None:
    for gap in (0.0, 10e-3, 40e-3, 100e-3):
        one, other = bodies(stone, pair, gap)
        force, torque, other_torque = klub_force(one, other)
        back, other_torque_again, torque_again = klub_force(other, one)
        rounding = 1e-12 * float(np.linalg.norm(force))
        assert back == pytest.approx(-force, abs=rounding)
        assert torque_again == pytest.approx(torque, abs=rounding)
        assert other_torque_again == pytest.approx(other_torque, abs=rounding)
        about_one = torque + other_torque + np.cross(other.place - one.place, force)
        assert about_one == pytest.approx(np.zeros(3), abs=rounding)


def dipole_force(one: Body, other: Body) -> Array:
    """The textbook force between two point dipoles, on the second."""
    d = other.place - one.place
    r = float(np.linalg.norm(d))
    n, m, k = d / r, one.moment, other.moment
    parts = (m @ n) * k + (k @ n) * m + (m @ k) * n - 5 * (m @ n) * (k @ n) * n
    return np.asarray(3e-7 / r**4 * parts)


@SETS
@PAIRS
def test_far_away_every_model_agrees_with_the_dipole(stone: Stone, pair: Pair) -> None:
    one, other = bodies(stone, pair, 0.5)
    dipole = dipole_force(one, other)
    klub, _, _ = klub_force(one, other)
    true, _ = force_and_torque(one, other)
    size = float(np.linalg.norm(dipole))
    assert klub == pytest.approx(dipole, abs=1e-9 * size)
    assert true == pytest.approx(dipole, abs=5e-3 * size)


# --- Field


@SETS
@pytest.mark.parametrize("millimetres", [10, 15, 25, 50, 200])
def test_the_field_is_5_percent_true_from_10_mm_off_a_stone(stone: Stone, millimetres: int) -> None:
    for turn, _, _ in random_pairs(4, 2):
        body = Body(stone, np.zeros(3), turn)
        world = world_of(body)
        points = around(body, millimetres * 1e-3)
        klub = np.array([world.field(p[np.newaxis, :2], p[2])[0] for p in points])
        true = field(body, points, rings=16)
        wrong = np.linalg.norm(klub - true, axis=1) / np.linalg.norm(true, axis=1)
        assert wrong.max() < 0.05, f"{wrong.max():.1%}"


def test_fields_of_several_stones_add_up() -> None:
    one, other = bodies(TRIO, ALL["flank-flank"], 5e-3)
    points = np.array([[0.03, 0.04], [-0.05, 0.0]])
    both = world_of(one, other).field(points, 0.01)
    alone = world_of(one).field(points, 0.01) + world_of(other).field(points, 0.01)
    assert both == pytest.approx(alone, rel=1e-12)
