"""The shuffle, done again with SHA-256 alone as docs/records.md tells it."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.engine.contract import Json
from klub.games.clustered import Clustered
from klub.table import Record, Seed, Table, read_record, seed
from klub.table.seed import numbered_seed

DOCS = Path(__file__).parents[2] / "docs"
RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
EXAMPLE = Seed("04e622c795ad08e5b98791faa34fa5e0")
"""The seed of the game in docs/records.md."""
DECKS = """
Tf3 Ss2 W Cs2 Cs3 Te2 Ss3 Sf1 Ts3 Ce1 Te3 Ts1 Sf2 Te1 Cf2 Tf1 Se2 Ce2 Cs1 Ss1 W Ce3 Sf3 Se1 Ts2 \
Cf1 Tf2 Cf3 Se3
Tf1 Tf3 Te1 Cf3 Cs1 Ce3 Ts3 Tf2 Cs2 Te3 Ss3 Ss2 Sf1 Cs3 Ss1 Ce1 Cf2 Sf2 Cf1 Se3 Se2 Sf3 W W Te2 \
Se1 Ts1 Ce2 Ts2
"""
"""What that seed has to give two players, for ever."""
SORTED = """Se1 Se2 Se3 Ss1 Ss2 Ss3 Sf1 Sf2 Sf3 Te1 Te2 Te3 Ts1 Ts2 Ts3 Tf1 Tf2 Tf3
Ce1 Ce2 Ce3 Cs1 Cs2 Cs3 Cf1 Cf2 Cf3 W W"""


def numbers(text: str) -> Callable[[int], int]:
    """A source of numbers below a limit, out of the hashes of ``text``; klub has no part in it."""

    def digits() -> Iterator[int]:
        block = 0
        while True:
            number = int.from_bytes(sha256(f"{text}/{block}".encode()).digest(), "big")
            yield from ((number >> place) & 1 for place in reversed(range(256)))
            block += 1

    line = digits()

    def below(limit: int) -> int:
        while True:
            number = 0
            for _ in range(len(bin(limit)) - 2):
                number = 2 * number + next(line)
            if number < limit:
                return number

    return below


def repeated(text: str, options: dict[str, Any]) -> tuple[list[list[str]], int | None]:
    """The decks that follow from seed and options, and the starter if luck chose it."""
    below = numbers(text)
    decks = []
    for seat in range(options["players"]):
        cards = SORTED.split() + ["W"] * (seat in options["extra_wilds"])
        for place in range(len(cards) - 1, 0, -1):
            other = below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        decks.append(cards)
    return decks, below(options["players"]) if options["starter"] == "random" else None


def opened(values: dict[str, Json], one: Seed) -> Record:
    """The record of a table with these options, one move on."""
    game = Clustered()
    chosen = game.options(values)
    table = Table.open(game, chosen, ["someone"] * chosen.players, one)
    assert table.to_move is not None
    return table.play(table.to_move, game.sample(table.state, Random(1))).record()


def test_the_decks_of_one_seed_never_change() -> None:
    """A new shuffle would make every old record untrue."""
    lines = [line.split() for line in DECKS.strip().splitlines()]
    assert [sorted(line) for line in lines] == [sorted(SORTED.split())] * 2
    assert opened({"players": 2}, EXAMPLE).dealt == {"decks": lines}


@given(
    st.text("0123456789abcdef", min_size=32, max_size=32).map(seed),
    st.integers(1, 8).flatmap(
        lambda players: st.fixed_dictionaries(
            {
                "players": st.just(players),
                "extra_wilds": st.sets(st.integers(0, players - 1)).map(sorted),
                "starter": st.sampled_from(["youngest", "host", "random", "rotate"]),
                "youngest": st.integers(0, players - 1),
                "quick": st.booleans(),
            }
        )
    ),
)
@settings(max_examples=60)
def test_anyone_can_repeat_the_shuffle(one: Seed, options: dict[str, Any]) -> None:
    record = opened(options, one)
    decks, starter = repeated(one, options)
    assert record.dealt == {"decks": decks}
    assert starter is None or record.moves[0].startswith(f"{starter} ")


def test_luck_chooses_every_seat_to_begin() -> None:
    options: dict[str, Any] = {"players": 5, "extra_wilds": [], "starter": "random"}
    seeds = [numbered_seed("starter", number) for number in range(40)]
    first = [int(opened(options, one).moves[0][0]) for one in seeds]
    assert first == [repeated(one, options)[1] for one in seeds]
    assert set(first) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_decks_of_old_records_can_be_repeated(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert record.seed is not None
    assert sha256(record.seed.encode()).hexdigest() == record.commitment
    decks, starter = repeated(record.seed, dict(record.options))
    assert record.dealt == {"decks": decks}
    assert starter is None or record.moves[0].startswith(f"{starter} ")


def test_the_program_in_the_documentation_prints_the_decks() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", told(), re.DOTALL)
    printed = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    assert printed.stdout == DECKS.lstrip()


def test_the_record_in_the_documentation_is_that_of_its_seed() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", told(), re.DOTALL)
    document = json.loads(example)
    real = opened({"players": 2}, EXAMPLE)
    assert list(document) == list(json.loads(RECORDS[0].read_bytes()))
    assert document["options"] == real.options
    assert (document["commitment"], document["seed"]) == (real.commitment, EXAMPLE)
    for line, shown in zip(DECKS.strip().splitlines(), document["decks"], strict=True):
        cut = shown.index("…")
        assert [*line.split()[:cut], "…", *line.split()[cut + 1 - len(shown) :]] == shown
    (digits,) = re.findall(r"^printf %s (\w+) \| sha256sum$", told(), re.MULTILINE)
    assert sha256(digits.encode()).hexdigest() == document["commitment"]


def told() -> str:
    return (DOCS / "records.md").read_text(encoding="utf-8")
