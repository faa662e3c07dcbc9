"""Seeds, their commitments, and the bits that all luck is read from."""

import re
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from klub.cli.voice import sentence
from klub.engine.errors import Malformed
from klub.table import Luck, Seed, commitment, new_seed, seed
from klub.table.seed import numbered_seed

SEED = Seed("0123456789abcdef0123456789abcdef")
SEEDS = st.text("0123456789abcdef", min_size=32, max_size=32).map(Seed)


def stream(text: str, length: int) -> str:
    """The first bits that ``text`` stands for, worked out from whole hashes as numbers."""
    blocks = (sha256(f"{text}/{block}".encode()).hexdigest() for block in range(1 + length // 256))
    return "".join(f"{int(block, 16):0256b}" for block in blocks)[:length]


def read(luck: Luck, portions: list[int]) -> str:
    """Bits of ``luck``, taken so many at a time."""
    return "".join(f"{luck.getrandbits(size):0{size}b}" if size else "" for size in portions)


def test_a_new_seed_is_32_digits_that_were_not_there_before() -> None:
    seeds = {new_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(re.fullmatch("[0-9a-f]{32}", one) and seed(one) == one for one in seeds)
    assert {digit for one in seeds for digit in one} == set("0123456789abcdef")


@pytest.mark.parametrize(
    ("text", "at", "message"),
    [
        ("", 0, "seed-length"),
        (SEED[:31], 31, "seed-length"),
        (SEED + "0", 32, "seed-length"),
        (SEED + "\n", 32, "seed-length"),
        (SEED.upper(), 10, "seed-digit"),
        (" " + SEED[:31], 0, "seed-digit"),
        ("0x" + SEED[:30], 1, "seed-digit"),
        (SEED[:31] + "g", 31, "seed-digit"),
        ("٣" * 32, 0, "seed-digit"),
    ],
)
def test_what_is_no_seed_is_refused_where_it_goes_wrong(text: str, at: int, message: str) -> None:
    with pytest.raises(Malformed) as refused:
        seed(text)
    assert (refused.value.text, refused.value.at) == (text, at)
    assert refused.value.message == message
    assert f"character {at + 1}:" in sentence(refused.value) or not text


def test_the_commitment_is_what_sha256sum_prints() -> None:
    """Worked out by ``printf %s 0123456789abcdef0123456789abcdef | sha256sum``."""
    assert commitment(SEED) == "3eb1bd439947eb762998e566ccc2e099c791118b2f40579cc4f7da2b5061b7f9"


@given(st.text(max_size=5), st.integers(0, 999), st.text(max_size=5), st.integers(0, 999))
@example("x", 1, "x/1", 1)
@example("x1", 1, "x", 11)
def test_each_game_of_each_series_has_its_own_seed(
    series: str, number: int, other: str, another: int
) -> None:
    one, two = numbered_seed(series, number), numbered_seed(other, another)
    assert seed(one) == one
    assert (one == two) == ((series, number) == (other, another))


@given(SEEDS, st.lists(st.integers(0, 600), max_size=12))
@example(SEED, [256, 256])
@example(SEED, [255, 1, 1, 257])
def test_the_bits_are_the_hashes_one_after_the_other(one: Seed, portions: list[int]) -> None:
    assert read(Luck(one), portions) == stream(one, sum(portions))


def test_bits_come_the_same_one_by_one_and_sixty_four_at_a_time() -> None:
    assert read(Luck(SEED), [1] * 1280) == read(Luck(SEED), [64] * 20) == stream(SEED, 1280)


@given(SEEDS, st.lists(st.integers(1, 300), min_size=1, max_size=20))
def test_a_number_below_n_is_the_first_that_fits_among_portions_of_bits(
    one: Seed, limits: list[int]
) -> None:
    luck, line = Luck(one), iter(stream(one, 20_000))
    for n in limits:
        number = n
        while number >= n:
            number = int("".join(next(line) for _ in range(n.bit_length())), 2)
        assert luck.randrange(n) == number


def test_a_fraction_is_53_bits_and_never_one() -> None:
    luck = Luck(SEED)
    for at in range(200):
        bits = stream(SEED, 53 * (at + 1))[53 * at :]
        fraction = luck.random()
        assert fraction == int(bits, 2) / 2**53
        assert 0 <= fraction < 1


def test_the_bits_are_fair() -> None:
    """Ones, changes and whole bytes within five standard deviations of what chance gives."""
    ones = changes = 0
    bytes_seen = [0] * 256
    for number in range(40):
        line = read(Luck(numbered_seed("fair", number)), [8] * 512)
        ones += line.count("1")
        changes += sum(one != other for one, other in pairwise(line))
        for at in range(0, len(line), 8):
            bytes_seen[int(line[at : at + 8], 2)] += 1
    bits = 40 * 512 * 8
    assert abs(ones - bits / 2) < 5 * (bits / 4) ** 0.5
    assert abs(changes - (bits - 40) / 2) < 5 * (bits / 4) ** 0.5
    assert all(abs(times - 80) < 5 * 80**0.5 for times in bytes_seen)


def test_seeds_that_differ_in_one_digit_give_different_luck() -> None:
    near = [Seed(SEED[:at] + "9" + SEED[at + 1 :]) for at in range(32) if SEED[at] != "9"]
    lines = {stream(one, 256) for one in (SEED, *near)}
    assert {read(Luck(one), [256]) for one in (SEED, *near)} == lines
    assert len(lines) == len(near) + 1
