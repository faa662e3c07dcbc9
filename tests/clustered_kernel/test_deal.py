"""The kernel deals from a seed what the readable engine deals from it."""

import numpy as np
import pytest

from klub.engine.contract import Json
from klub.games.clustered import Clustered
from klub.games.clustered.kernel import Games
from klub.games.clustered.kernel.code import pack
from klub.table import Luck
from klub.table.seed import Seed, block, numbered_seed

AGREED: dict[str, dict[str, Json]] = {
    "two players": {},
    "solo": {"players": 1},
    "eight, and luck says who begins": {"players": 8, "starter": "random", "extra_wilds": "all"},
    "quick": {"players": 3, "quick": True, "starter": "rotate", "round": 2, "youngest": 1},
    "a small table": {"table": "5x9", "players": 4, "starter": "random"},
}


def luck_of(seeds: list[Seed], blocks: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    pieces = [block(seed, number) for seed in seeds for number in range(blocks)]
    return np.frombuffer(b"".join(pieces), np.uint8).reshape(len(seeds), -1)


@pytest.mark.parametrize("values", AGREED.values(), ids=AGREED.keys())
def test_the_kernel_deals_as_the_rules_do(values: dict[str, Json]) -> None:
    options = Clustered().options(values)
    seeds = [numbered_seed("deal", number) for number in range(20)]
    games = Games.drawn(options, luck_of(seeds, 2 * options.players))
    assert games is not None
    expected = [pack(Clustered().start(options, Luck(seed)))[0] for seed in seeds]
    for record, true in zip(games.records, expected, strict=True):
        for name in record.dtype.names:
            if name == "hand":
                size = true["hand_size"][0]
                assert (record[name][:, :size] == true[name][:, :size]).all()
            else:
                assert np.array_equal(record[name], true[name]), name


def test_luck_that_ends_too_soon_deals_nothing() -> None:
    seeds = [numbered_seed("short", number) for number in range(5)]
    enough = [length for length in range(97) if _dealt(seeds, length)]
    assert enough == list(range(enough[0], 97))
    assert enough[0] > 2 * 28 * 4 // 8


def _dealt(seeds: list[Seed], length: int) -> bool:
    luck = np.ascontiguousarray(luck_of(seeds, 3)[:, :length])
    return Games.drawn(Clustered().options({"starter": "random"}), luck) is not None
