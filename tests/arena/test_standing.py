"""Ratings, intervals and the plot: they say what the games say."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from openskill.models import PlackettLuce
from PIL import Image

from klub.arena.chart import chart, draw
from klub.arena.choice import chosen
from klub.arena.ended import Ended, Forfeit
from klub.arena.rating import Ratings
from klub.arena.standing import Mean, Standing
from klub.engine.errors import Malformed, Refusal


def game(index: int, seats: Sequence[int], totals: Sequence[int]) -> Ended:
    best = max(totals)
    return Ended(
        index=index,
        seats=tuple(seats),
        seed="",
        winners=tuple(seat for seat, total in enumerate(totals) if total == best),
        scores=tuple({"total": total} for total in totals),
        moves=(),
        turns=(10,) * len(seats),
        seconds=tuple(10.0 ** -(entrant + 2) for entrant in seats),
    )


def some_games(entrants: int, players: int, games: int) -> list[Ended]:
    luck = Random(7)
    return [
        game(index, seats, [luck.randrange(10) + 3 * entrant for entrant in seats])
        for index in range(games)
        for seats in [luck.sample(range(entrants), players)]
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_are_those_of_openskill(players: int) -> None:
    games = some_games(5, players, 60)
    model = PlackettLuce()
    rated = {entrant: model.rating() for entrant in range(5)}
    for one in games:
        assert one.scores is not None
        teams = [[rated[entrant]] for entrant in one.seats]
        scores = [float(score["total"]) for score in one.scores]
        for entrant, (after,) in zip(one.seats, model.rate(teams, scores=scores), strict=True):
            rated[entrant] = after
    ours = Ratings.of(5, games)
    for entrant, own in enumerate(ours.now):
        assert (own.mu, own.sigma) == pytest.approx((rated[entrant].mu, rated[entrant].sigma))
    assert ours.order()[0] == 4
    assert ours.course[-1] == tuple(ours.now)
    assert len(ours.course) == 60


def test_ratings_do_not_depend_on_which_game_ended_first() -> None:
    games = some_games(4, 2, 40)
    names = ("a", "b", "c", "d")
    shuffled = Random(1).sample(games, len(games))
    assert Standing.of(names, shuffled) == Standing.of(names, games)


def test_shares_points_and_times_are_averages() -> None:
    games = [game(0, (0, 1), (5, 3)), game(1, (1, 0), (4, 4)), game(2, (0, 1), (9, 1))]
    first, second = Standing.of(("a", "b"), games).rows
    assert (first.name, first.games, first.wins, first.forfeits) == ("a", 3, 2.5, 0)
    assert first.share is not None
    assert first.share.value == pytest.approx(2.5 / 3)
    assert first.points is not None
    assert first.points.value == 6
    assert first.points.interval == pytest.approx((6 - 1.96 * 7**0.5 / 3**0.5, 8.994), abs=1e-3)
    assert (first.thinking, second.thinking) == pytest.approx((1e-3, 1e-4))


def test_a_forfeit_counts_as_a_loss_and_for_no_points() -> None:
    lost = Ended(
        index=1, seats=(0, 1), seed="", winners=(1,), scores=None, moves=(), turns=(1, 1),
        seconds=(0.1, 0.1), forfeit=Forfeit(0, "why"),
    )  # fmt: skip
    rows = {row.name: row for row in Standing.of(("a", "b"), [game(0, (0, 1), (5, 3)), lost]).rows}
    assert (rows["a"].forfeits, rows["a"].wins, rows["b"].wins) == (1, 1, 1)
    assert rows["a"].points == Mean(5.0, None)


@pytest.mark.parametrize(
    ("parts", "low", "high"),
    [([1.0] * 50, 0.9287, 1.0), ([0.0] * 50, 0.0, 0.0713), ([1.0, 0.0] * 50, 0.4038, 0.5962)],
)
def test_the_interval_of_a_share_is_wilson_s(parts: list[float], low: float, high: float) -> None:
    mean = Mean.share(parts)
    assert mean is not None
    assert mean.interval == pytest.approx((low, high), abs=1e-4)


def test_who_did_how_well_against_whom() -> None:
    games = [game(0, (0, 1), (5, 3)), game(1, (1, 0), (4, 4)), game(2, (2, 0), (9, 1))]
    standing = Standing.of(("a", "b", "c"), games)
    against = standing.against(0, 1)
    assert against is not None
    assert against.value == 0.75
    assert standing.against(1, 2) is None
    assert standing.against(0, 0) is None
    assert standing.paired


def test_who_plays_alone_is_compared_by_points() -> None:
    games = [game(0, (0,), (5,)), game(1, (1,), (9,))]
    rows = Standing.of(("a", "b"), games).rows
    assert [(row.name, row.rating) for row in rows] == [("b", None), ("a", None)]


def indices(games: Sequence[Ended]) -> list[int]:
    return [one.index for one in games]


def test_games_are_chosen_by_number_by_upset_and_by_margin() -> None:
    games = [game(index, (0, 1), (20 + index, 0)) for index in range(20)]
    games += [game(20, (0, 1), (1, 3)), game(21, (1, 0), (1, 0))]
    standing = Standing.of(("a", "b"), games)
    assert indices(chosen("all", standing)) == list(range(22))
    assert indices(chosen("3, 17-20", standing)) == [3, 17, 18, 19, 20]
    assert indices(chosen("upsets", standing)) == [20, 21]
    assert indices(chosen("closest", standing)) == [21, 20, *range(8)]


@pytest.mark.parametrize("words", ["", "some", "3-1", "1,,2", "1-", "-1", "9999999999"])
def test_what_chooses_no_game_is_refused(words: str) -> None:
    with pytest.raises(Malformed):
        chosen(words, Standing.of(("a", "b"), some_games(2, 2, 3)))


@pytest.mark.parametrize(("words", "missing"), [("3", 3), ("0-4", 3), ("1,7", 7)])
def test_a_game_that_is_not_there_is_refused(words: str, missing: int) -> None:
    with pytest.raises(Refusal) as refused:
        chosen(words, Standing.of(("a", "b"), some_games(2, 2, 3)))
    assert refused.value.arguments == {"game": str(missing), "games": 3}


SVG = "{http://www.w3.org/2000/svg}"


def test_the_plot_names_everybody_on_both_sides() -> None:
    names = ("a<b", "bee", "sea", "dee", "eve")
    svg = ElementTree.fromstring(chart(Standing.of(names, some_games(5, 2, 400))).svg())  # noqa: S314 (our own)
    told = [text.text for text in svg.iter(f"{SVG}text")]
    for name in names:
        assert told.count(name) == 2
    assert {"Strength against time", "thinking time a move", "1 ms", "100 µs"} <= set(told)
    assert len(list(svg.iter(f"{SVG}circle"))) == 5
    boxes = [(float(t.get("x", "")), float(t.get("y", ""))) for t in svg.iter(f"{SVG}text")]
    assert all(0 <= x <= 1000 and 0 <= y <= 440 for x, y in boxes)


@pytest.mark.parametrize("players", [1, 2])
def test_a_plot_is_drawn_of_however_few_games(players: int, tmp_path: Path) -> None:
    standing = Standing.of(("a", "b"), some_games(2, players, 1))
    draw(standing, tmp_path / "plot.svg")
    draw(standing, tmp_path / "plot.PNG")
    ElementTree.parse(tmp_path / "plot.svg")  # noqa: S314 (our own)
    with Image.open(tmp_path / "plot.PNG") as image:
        assert image.size == (2000, 880)


def test_strength_is_drawn_upwards_and_time_to_the_right() -> None:
    svg = ElementTree.fromstring(chart(Standing.of(("a", "b"), some_games(2, 2, 50))).svg())  # noqa: S314 (our own)
    weak, strong = (
        (float(dot.get("cx", "")), float(dot.get("cy", "")))
        for dot in sorted(svg.iter(f"{SVG}circle"), key=lambda dot: dot.get("fill") != "#0072b2")
    )
    # The first entrant is the weaker one, and thinks ten times as long.
    assert strong[1] < weak[1]
    assert strong[0] < weak[0]
