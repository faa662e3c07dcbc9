"""A game for learners is a game of the club: the same rules, luck, count and record."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from clustered_episodes import COPIES, TABLES, any_action, played

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.games.clustered import Clustered, legal_moves, rules, scoring
from klub.games.clustered.kernel.code import pack
from klub.games.clustered.options import Options
from klub.games.clustered.view import imagine, view
from klub.research.clustered import Episode
from klub.table import Luck, read_record, verify, write_record

ENGINE = Clustered()


@pytest.mark.parametrize("options", TABLES)
def test_the_readable_engine_plays_the_same_game(options: dict[str, Json]) -> None:
    luck = Random(1)
    episode = Episode(options, seed=7)
    for _ in range(2):
        state = ENGINE.start(episode.options, Luck(episode.seed))
        while episode.seat is not None:
            assert episode.seat == state.turn
            moves = legal_moves(state)
            mask = episode.look(episode.seat)["action_mask"]
            assert sorted(map(episode.action, moves)) == np.flatnonzero(mask).tolist()
            move = luck.choice(moves)
            episode.act(episode.action(move))
            state = rules.play(state, move)
        assert episode.outcome == ENGINE.outcome(state)
        assert episode.state == state
        episode.reset()


@pytest.mark.parametrize("options", TABLES)
def test_a_finished_game_is_a_record_that_can_have_happened(options: dict[str, Json]) -> None:
    episode = Episode(options, seed=3)
    for _ in range(2):
        for _ in played(episode, Random(2)):
            pass
        record = read_record(write_record(episode.record()))
        assert record.scores is not None
        assert verify(ENGINE, record) is None
        episode.reset()


def test_a_record_names_the_players() -> None:
    episode = Episode(seed=3)
    assert episode.record().seats == ("player_0", "player_1")
    assert episode.record(["Ada", "bot:greedy"]).seats == ("Ada", "bot:greedy")


def test_equal_seeds_deal_equal_games_and_others_do_not() -> None:
    one, other = Episode(seed=5), Episode()
    other.reset(5)
    for _ in range(3):
        assert one.seed == other.seed
        assert one.state == other.state
        one.reset()
        other.reset()
    assert Episode(seed=6).seed != Episode(seed=5).seed
    assert Episode().seed != Episode().seed


def test_a_rotating_start_goes_on_from_game_to_game() -> None:
    episode = Episode(players=3, starter="rotate", seed=1)
    starters = [episode.starter]
    for _ in range(3):
        episode.reset()
        starters.append(episode.starter)
    assert starters == [0, 1, 2, 0]
    episode.reset(1)
    assert episode.starter == 0


@pytest.mark.parametrize("options", TABLES)
def test_hidden_cards_do_not_influence_an_observation(options: dict[str, Json]) -> None:
    luck = Random(4)
    episode = Episode(options, seed=9)
    differ = 0
    while episode.seat is not None:
        for seat in range(episode.players):
            state = episode.state
            other = imagine(view(state, Seat(seat)), luck)
            differ += other != state
            dreamt = episode.copy()
            dreamt.games = pack(other)
            seen, imagined = episode.look(seat), dreamt.look(seat)
            for name, array in seen.items():
                np.testing.assert_array_equal(array, imagined[name], name)
        for _ in range(6):
            if episode.seat is not None:
                episode.act(any_action(episode, luck))
    assert differ > 3


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("options", TABLES)
def test_a_copy_plays_on_alike_and_apart(
    options: dict[str, Json], copied: Callable[[Episode], Episode]
) -> None:
    episode = Episode(options, seed=2, reward="margin")
    luck = Random(6)
    for _ in range(9):
        episode.act(any_action(episode, luck))
    before = episode.state
    other = copied(episode)
    left = list(played(other, Random(8)))
    assert episode.state == before
    assert list(played(episode, Random(8))) == left
    assert (other.outcome, other.record()) == (episode.outcome, episode.record())
    episode.reset()
    other.reset()
    assert episode.state == other.state


@pytest.mark.parametrize("options", TABLES)
def test_rewards_are_who_won_by_how_much_or_the_points(options: dict[str, Json]) -> None:
    told = {}
    for reward in ("outcome", "margin", "points"):
        episode = Episode(options, seed=11, reward=reward)
        told[reward] = [brought for brought in played(episode, Random(3)) if brought]
    outcome = episode.outcome
    assert outcome is not None
    totals = [score["total"] for score in outcome.scores]
    players = len(totals)
    assert np.sum(told["points"], axis=0).tolist() == totals
    assert len(told["outcome"]) == len(told["margin"]) == 1
    if players == 1:
        assert told["outcome"] == told["margin"] == [[float(totals[0])]]
        return
    assert sum(told["outcome"][0]) == pytest.approx(0)
    share = 1 / len(outcome.winners)
    for seat in range(players):
        worth = (players * share * (seat in outcome.winners) - 1) / (players - 1)
        assert told["outcome"][0][seat] == pytest.approx(worth)
        assert told["margin"][0][seat] == pytest.approx(totals[seat] - sum(totals) / players)


def totals(episode: Episode) -> list[int]:
    """What everybody would have if the game ended now."""
    state = episode.state
    return [score.total for score in scoring.scores(state.board, state.options, state.firsts)]


def test_with_points_a_move_pays_its_mover_at_once() -> None:
    episode = Episode(seed=1, reward="points")
    paid = 0
    while episode.seat is not None:
        mover, before = episode.seat, totals(episode)
        brought = episode.act(any_action(episode, Random(paid)))
        gained = [now - then for now, then in zip(totals(episode), before, strict=True)]
        assert (brought or [0, 0]) == gained
        assert gained[1 - mover] == 0
        paid += sum(gained)
    assert paid > 0


@pytest.mark.parametrize("options", TABLES)
def test_whatever_is_not_legal_is_refused_by_a_rule_and_changes_nothing(
    options: dict[str, Json],
) -> None:
    luck = Random(5)
    episode = Episode(options, seed=13)
    rulings = set()
    while episode.seat is not None:
        mask, before = episode.look(episode.seat)["action_mask"], episode.games.tobytes()
        for action in luck.sample(range(episode.actions), 80 // episode.players):
            if not mask[action]:
                with pytest.raises(Illegal) as refused:
                    episode.act(action)
                rulings.add(refused.value.rule)
        assert episode.games.tobytes() == before
        episode.act(any_action(episode, luck))
    with pytest.raises(Illegal, match="C140"):
        episode.act(0)
    assert rulings >= ({"R44", "R60"} if episode.options.quick else {"R44", "3.1"})


@pytest.mark.parametrize("action", [-1, 3612, 10**30, 1.0, "1", None, [1], np.array([1, 2])])
def test_what_is_no_action_is_a_value_error(action: object) -> None:
    episode = Episode(seed=1)
    with pytest.raises(ValueError, match="a whole number from 0 to 3611"):
        episode.act(action)  # type: ignore[arg-type]


def test_options_that_cannot_be_are_told_in_words() -> None:
    with pytest.raises(ValueError, match="R58"):
        Episode(players=9)
    with pytest.raises(ValueError, match="plyers"):
        Episode({"plyers": 3})
    with pytest.raises(ValueError, match="reward is one of outcome, margin, points"):
        Episode(reward="fame")
    with pytest.raises(ValueError, match="quick cannot be added"):
        Episode(Options(), quick=True)
