"""The kernel plays exactly the games that the readable engine plays, in all options."""

from collections.abc import Mapping
from random import Random

import numpy as np
import pytest

from klub.engine.contract import Json, Outcome, Seat
from klub.games.clustered import Card, Clustered, Lay, Options, State, legal_moves, rules
from klub.games.clustered.card import deck
from klub.games.clustered.kernel import PARTS, Games
from klub.games.clustered.kernel.code import Frame, move_number, move_of, side_of

ENGINE = Clustered()


def any_options(players: int, luck: Random) -> Options:
    """Options drawn from all that there are."""
    values: dict[str, Json] = {
        "players": players,
        "extra_wilds": sorted(luck.sample(range(players), luck.randint(0, players))),
        "quick": luck.random() < 0.5,
        "quick_discard": luck.choice(["drawn", "any_hand"]),
        "first_bonuses": luck.random() < 0.5,
        "biggest_bonuses": luck.random() < 0.5,
        "table": luck.choice(["unlimited", "unlimited", "9x9", "8x3", "21x8", "200x12"]),
        "start_axis": luck.choice(["horizontal", "vertical"]),
        "starter": luck.choice(["youngest", "host", "random", "rotate"]),
        "youngest": luck.randrange(players),
        "round": luck.randint(0, 9),
        "tie_break": luck.choice(["none", "rectangle"]),
        "solo_bonuses": luck.random() < 0.5,
    }
    if players < 5:
        values["two_starts"] = luck.random() < 0.3
    if values["table"] == "8x3":
        values["start_axis"] = "horizontal"
    return ENGINE.options(values)


def kernel_outcome(games: Games, number: int) -> Outcome:
    points, won = games.scores()
    return Outcome(
        winners=tuple(Seat(seat) for seat in np.flatnonzero(won[number]).tolist()),
        scores=tuple(dict(zip(PARTS, row, strict=True)) for row in points[number].tolist()),
    )


def assert_same_position(games: Games, number: int, state: State) -> None:
    """Hands, decks, board, room, phase and all; and the very same moves are legal."""
    assert games[number] == state
    frame = Frame.around(games.records[number])
    told = [move_of(move, frame) for move in games.moves(number).tolist()]
    assert len(told) == len(set(told))
    assert set(told) == set(legal_moves(state))


@pytest.mark.parametrize("players", range(1, 9))
def test_every_position_of_a_game_is_the_same(players: int) -> None:
    for number in range(12):
        luck = Random(100 * players + number)
        state = rules.start(any_options(players, luck), luck)
        games = Games.of([state], [number])
        side = side_of(games.records[0])
        while ENGINE.to_move(state) is not None:
            assert_same_position(games, 0, state)
            move = ENGINE.sample(state, luck)
            state = rules.play(state, move)
            games.play(np.array([move_number(move, side)], np.int32))
        assert_same_position(games, 0, state)
        assert kernel_outcome(games, 0) == ENGINE.outcome(state)


@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_what_the_kernel_plays_the_rules_allow(players: int, bot: str) -> None:
    luck = Random(f"{players} {bot}")
    for _ in range(6):
        options = any_options(players, luck)
        starts = [rules.start(options, luck) for _ in range(25)]
        games = Games.of(starts, [luck.getrandbits(64) for _ in starts])
        for number, plays in enumerate(games.finish_told([bot] * players)):
            state = starts[number]
            for seat, move in plays:
                assert seat == state.turn
                state = rules.play(state, move)
            assert games[number] == state
            assert kernel_outcome(games, number) == ENGINE.outcome(state)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 6, 8])
def test_what_the_rules_allow_the_kernel_plays(players: int) -> None:
    """Many games side by side in one batch, each with moves of its own."""
    luck = Random(players)
    options = any_options(players, luck)
    states = [rules.start(options, luck) for _ in range(40)]
    games = Games.of(states, [0] * len(states))
    side = side_of(games.records[0])
    while not games.over.all():
        moves = np.full(len(states), -1, np.int32)
        for number, state in enumerate(states):
            if ENGINE.to_move(state) is not None:
                move = ENGINE.sample(state, luck)
                states[number] = rules.play(state, move)
                moves[number] = move_number(move, side)
        games.play(moves)
    for number, state in enumerate(states):
        assert games[number] == state
        assert kernel_outcome(games, number) == ENGINE.outcome(state)


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
@pytest.mark.parametrize(
    "values",
    [
        {"players": 1, "extra_wilds": "all", "two_starts": True},
        {"players": 2, "extra_wilds": "all"},
        {"players": 2, "extra_wilds": "all", "two_starts": True},
        {"players": 4, "extra_wilds": "all", "two_starts": True, "start_axis": "vertical"},
        {"players": 8, "extra_wilds": "all"},
        {"players": 2, "table": "255x255"},
    ],
    ids=str,
)
def test_the_longest_chain_does_not_meet_itself(
    step: tuple[int, int], values: Mapping[str, Json]
) -> None:
    """All cards in one line: the torus is wide enough, and every cell is told apart."""
    options = ENGINE.options(values)
    state = chained(options)
    games = Games.of([state], [0])
    side = side_of(games.records[0])
    while ENGINE.to_move(state) is not None:
        next_card = min(state.hand, key=state.decks[state.turn].index)
        lays = [move for move in legal_moves(state) if isinstance(move, Lay)]
        ahead = [move for move in lays if move.card == next_card]
        move = max(ahead, key=lambda lay: lay.cell.x * step[0] + lay.cell.y * step[1])
        state = rules.play(state, move)
        games.play(np.array([move_number(move, side)], np.int32))
    assert games[0] == state
    reach = max(cell.x * step[0] + cell.y * step[1] for cell in state.board.laid)
    assert reach >= len(state.board.laid), "the chain was not straight"
    assert kernel_outcome(games, 0) == ENGINE.outcome(state)


def chained(options: Options) -> State:
    """A game in which every deck comes in an order in which each card fits beside the next."""
    order = snake() + [deck(extra_wild=True)[-1]] * 3
    decks = tuple(
        tuple(order[: 30 if seat in options.extra_wilds else 29]) for seat in range(options.players)
    )
    return rules.dealt(options, decks, Seat(0))


def snake() -> list[Card]:
    """All 27 faces, each differing from the one before in a single attribute."""
    faces = {str(face): face for face in deck(extra_wild=False)}
    path = []
    for row, shape in enumerate("STC"):
        for line, fill in enumerate("esf" if row % 2 == 0 else "fse"):
            numbers = "123" if (3 * row + line) % 2 == 0 else "321"
            path += [faces[f"{shape}{fill}{number}"] for number in numbers]
    return path
