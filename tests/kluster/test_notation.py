"""Turns as text and packed: what is written is read again, and nothing else gets through."""

import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.engine.errors import Malformed
from klub.games.kluster import Kluster, Placement, Plan, Played, Pull, notation
from klub.games.kluster.course import LONGEST_TURN
from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, Log, PutBack, Release
from klub.games.kluster.log import (
    LARGEST_LOG,
    log,
    packed_log,
    unpacked_log,
    write_input,
    write_log,
)
from klub.games.kluster.packed import Numbers, packed
from klub.games.kluster.track import samples, unfolded

# --- What there is to write

metres = st.floats(-2, 2)
hands, cords, nodes = st.integers(0, 1), st.integers(0, 7), st.integers(0, 63)
stones = st.integers(0, 95)
inputs: st.SearchStrategy[Input] = st.one_of(
    st.builds(
        Hand,
        hands,
        stones,
        metres,
        metres,
        st.floats(-0.5, 0.5),
        st.floats(-720, 720),
        st.floats(-180, 180),
        st.booleans(),
    ),
    st.builds(Release, hands),
    st.builds(PutBack, hands),
    st.builds(Grab, cords, nodes),
    st.builds(Drag, cords, metres, metres),
    st.builds(LetGo, cords),
    st.just(End()),
)
steps = st.one_of(
    st.builds(
        Placement,
        stones,
        metres,
        metres,
        st.floats(-720, 720),
        st.sampled_from(("up", "down", "edge")),
        st.none() | st.tuples(metres, metres),
    ),
    st.builds(Pull, cords, nodes, metres, metres),
)
plans = st.lists(steps, min_size=1, max_size=12).map(lambda many: Plan(tuple(many)))
seats = st.integers(0, 31).map(Seat)


@st.composite
def logs(draw: st.DrawFn) -> Log:
    """Inputs in order, a few in each tick at most."""
    many = draw(st.lists(inputs, min_size=1, max_size=40))
    ticks, tick = [], 0
    for k in range(len(many)):
        tick += draw(st.integers(0 if k % 4 else 1, draw(st.sampled_from([1, 3, 1000]))))
        ticks.append(tick)
    return tuple(zip(ticks, many, strict=True))


moves = st.one_of(plans, st.builds(Played, logs()))

HAND_LOG: Log = (
    *((2 * k, Hand(0, 5, 0.001 * k, -0.002 * k, 0.12 - 0.001 * k, 3.0 * k)) for k in range(60)),
    (130, Release(0)),
    (190, End()),
)

# --- Round trips


@given(inputs, st.integers(0, LONGEST_TURN))
def test_an_input_is_read_as_it_was_written(one: Input, tick: int) -> None:
    assert log(f"{tick}:{write_input(one)}") == ((tick, one),)


@given(logs())
def test_a_log_is_read_as_it_was_written(many: Log) -> None:
    assert log(write_log(many)) == many


@given(logs())
def test_a_log_survives_packing(many: Log) -> None:
    assert unpacked_log(packed_log(many)) == many
    assert packed_log(unpacked_log(packed_log(many))) == packed_log(many)


@given(steps)
def test_a_step_is_read_as_it_was_written(one: Placement | Pull) -> None:
    assert notation.step(notation.write_step(one)) == one


@given(moves)
def test_a_turn_is_read_as_it_was_written(move: notation.Move) -> None:
    assert notation.move(notation.write_move(move)) == move


@given(seats, moves)
def test_a_line_of_a_record_is_read_as_it_was_written(seat: Seat, move: notation.Move) -> None:
    line = notation.write_turn(seat, move)
    assert "\n" not in line
    assert notation.turn(line) == (seat, move)
    assert Kluster().read(line) == ((seat, move),)
    assert Kluster().write([(seat, move)]) == (line,)


@given(st.lists(st.integers(-(2**54), 2**54)))
def test_numbers_survive_packing(many: list[int]) -> None:
    numbers = Numbers(packed(many))
    assert [numbers.next() for _ in many] == many
    assert not numbers


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("5@-12.5,34,90u", Placement(5, -0.0125, 0.034, 90.0, "up")),
        ("5@-12.5,34,90d", Placement(5, -0.0125, 0.034, 90.0, "down")),
        ("5@0,0,0e", Placement(5, 0.0, 0.0, 0.0, "edge")),
        ("95@2000,-2000,359.9u", Placement(95, 2.0, -2.0, 359.9, "up")),
        ("5@1,2,3u<0,-200.5", Placement(5, 0.001, 0.002, 3.0, "up", (0.0, -0.2005))),
        ("c0.17>120,40", Pull(0, 17, 0.120, 0.040)),
        ("c7.63>-0.1,0", Pull(7, 63, -0.0001, 0.0)),
    ],
)
def test_steps_are_written_like_this(text: str, step: Placement | Pull) -> None:
    assert notation.step(text) == step
    assert notation.write_step(step) == text


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("5@1,2", Placement(5, 0.001, 0.002)),
        ("5@1,2d", Placement(5, 0.001, 0.002, face="down")),
        ("5@1,2,30", Placement(5, 0.001, 0.002, 30.0)),
        ("05@01.50,2,-90u", Placement(5, 0.0015, 0.002, 270.0)),
        ("5@1.04,2,0u", Placement(5, 0.001, 0.002)),
    ],
)
def test_steps_may_be_typed_shorter_or_more_exactly(text: str, step: Placement) -> None:
    assert notation.step(text) == step


@pytest.mark.parametrize(
    ("text", "one"),
    [
        ("h0=5@-12.5,34,120,90u", Hand(0, 5, -0.0125, 0.034, 0.12, 90.0)),
        ("h1=5@0,0,120,0d45", Hand(1, 5, 0.0, 0.0, 0.12, 0.0, 45.0, down=True)),
        ("h1=5@0,0,120,0u-45.5", Hand(1, 5, 0.0, 0.0, 0.12, 0.0, -45.5)),
        ("h0!", Release(0)),
        ("h1-", PutBack(1)),
        ("c0.17", Grab(0, 17)),
        ("c0>120,40", Drag(0, 0.12, 0.04)),
        ("c0-", LetGo(0)),
        (".", End()),
    ],
)
def test_inputs_are_written_like_this(text: str, one: Input) -> None:
    assert log(f"7:{text}") == ((7, one),)
    assert write_log(((7, one),)) == f"7:{text}"


def test_a_packed_log_is_far_shorter_than_its_text() -> None:
    assert len(packed_log(HAND_LOG)) < len(write_log(HAND_LOG)) / 5


# --- Refusals


def refusal(read: Callable[[str], object], text: str) -> Malformed:
    with pytest.raises(Malformed) as refused:
        read(text)
    assert 0 <= refused.value.at <= len(refused.value.text)
    return refused.value


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("x", ""),
        ("", ""),
        ("5", "5"),
        ("5@", "5@"),
        ("5@a", "5@"),
        ("5@1", "5@1"),
        ("5@1,", "5@1,"),
        ("5@1,2,", "5@1,2,"),
        ("5@1,2,3x", "5@1,2,3"),
        ("5@1,2,3uu", "5@1,2,3u"),
        ("5@1,2x", "5@1,2"),
        ("5@1,2ux", "5@1,2u"),
        ("5@1,2,3u<x", "5@1,2,3u<"),
        ("5@1,2<3", "5@1,2<3"),
        ("5@1,2,3<4,", "5@1,2,3<4,"),
        ("5@1,2u<3,4x", "5@1,2u<3,4"),
        ("555@1,2,3u", "55"),
        ("5@12345,2,3u", "5@1234"),
        ("5@1.2345,2,3u", "5@1.234"),
        ("c", "c"),
        ("c0", "c0"),
        ("c0.", "c0."),
        ("c0.1", "c0.1"),
        ("c0.1>", "c0.1>"),
        ("c0.1>1", "c0.1>1"),
        ("c0.1>1,", "c0.1>1,"),
        ("c0.1>1,2,", "c0.1>1,2"),
        ("cc", "c"),
    ],
)
def test_a_refusal_names_the_character_where_reading_stopped(text: str, good: str) -> None:
    refused = refusal(notation.step, text)
    assert (refused.text, refused.at) == (text, len(good))


@pytest.mark.parametrize(
    ("line", "good"),
    [
        ("", ""),
        ("x", ""),
        ("0", ""),
        ("0 5@1,2,3u x", "0 5@1,2,3u "),
        ("0 5@1,2,3u 6@1,b", "0 5@1,2,3u 6@1,"),
        ("12 c0.1>1,2 c0.1>1", "12 c0.1>1,2 c0.1>1"),
    ],
)
def test_a_refused_line_is_told_as_a_whole(line: str, good: str) -> None:
    refused = refusal(notation.turn, line)
    assert (refused.text, refused.at) == (line, len(good))


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("", ""),
        ("x", ""),
        ("5:h0! 4:h0!", "5:h0! "),
        ("5:h0! 6:h0?", "5:h0! "),
        ("5:h0! 6:h9!", "5:h0! "),
        ("5:h0!  6:h0!", "5:h0! "),
        ("999999:h0!", ""),
    ],
)
def test_a_refused_log_names_the_input_at_fault(text: str, good: str) -> None:
    refused = refusal(log, text)
    assert refused.text == text
    assert refused.at >= len(good)


@pytest.mark.parametrize(
    "text",
    [
        "96@0,0,0u",
        "99@0,0,0u",
        "5@2000.1,0,0u",
        "5@0,-9999,0u",
        "c8.0>0,0",
        "c0.64>0,0",
        "c0.1>9999,0",
    ],
)
def test_numbers_that_no_table_has_are_refused(text: str) -> None:
    assert refusal(notation.step, text).text == text


@pytest.mark.parametrize(
    "make",
    [
        lambda: Hand(2, 0, 0.0, 0.0, 0.0),
        lambda: Hand(-1, 0, 0.0, 0.0, 0.0),
        lambda: Hand(0, 96, 0.0, 0.0, 0.0),
        lambda: Hand(0, 0, float("nan"), 0.0, 0.0),
        lambda: Hand(0, 0, float("inf"), 0.0, 0.0),
        lambda: Hand(0, 0, 0.0, 2.1, 0.0),
        lambda: Hand(0, 0, 0.0, 0.0, 0.51),
        lambda: Hand(0, 0, 0.0, 0.0, 0.0, float("nan")),
        lambda: Hand(0, 0, 0.0, 0.0, 0.0, 1e300),
        lambda: Hand(0, 0, 0.0, 0.0, 0.0, 0.0, 181.0),
        lambda: Hand(hand=True, stone=0, x=0.0, y=0.0, z=0.0),
        lambda: Hand(0, 0, 10**400, 0.0, 0.0),
        lambda: Grab(0, 64),
        lambda: Drag(0, float("-inf"), 0.0),
        lambda: Drag(8, 0.0, 0.0),
        lambda: Release(10**400),
    ],
)
def test_an_input_that_cannot_be_is_not_made(make: Callable[[], object]) -> None:
    with pytest.raises(Malformed):
        make()


# --- Anything at all

ALPHABET = "0123456789@,.-udec>h=!:* \n\t+/ABZaz=\x00é٣²∞"
near_texts = st.text(ALPHABET, max_size=60)
READERS: tuple[Callable[[str], object], ...] = (
    notation.turn,
    notation.move,
    notation.plan,
    notation.step,
    log,
    unpacked_log,
)


def only_malformed(read: Callable[[], object]) -> None:
    """Reading either succeeds or says that the text is malformed."""
    try:
        read()
    except Malformed as refused:
        assert 0 <= refused.at <= len(refused.text)  # noqa: PT017 (most texts do refuse)


@settings(max_examples=400)
@given(st.one_of(st.text(), near_texts))
@example("0 *")
@example("0 *eJw=")
@example("*" + "A" * 1001)
@example("0 " + "5@0,0,0u " * 500)
@example("9" * 10000)
@example("5@" + "9" * 10000)
def test_arbitrary_text_is_refused_and_nothing_worse(text: str) -> None:
    for read in READERS:
        only_malformed(lambda read=read: read(text))  # type: ignore[misc]  # bound now


@st.composite
def mutilated(draw: st.DrawFn, whole: st.SearchStrategy[str]) -> str:
    """A text of which some characters are lost, changed or added."""
    text = draw(whole)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        lost = draw(st.integers(0, 3))
        text = text[:at] + draw(st.text(ALPHABET, max_size=3)) + text[at + lost :]
    return text


@settings(max_examples=300)
@given(
    mutilated(st.builds(notation.write_turn, seats, moves)),
    mutilated(logs().map(write_log)),
    mutilated(logs().map(packed_log)),
)
def test_text_that_is_nearly_right_is_refused_or_read(line: str, text: str, short: str) -> None:
    only_malformed(lambda: notation.turn(line))
    only_malformed(lambda: notation.move(line[2:]))
    only_malformed(lambda: log(text))
    only_malformed(lambda: unpacked_log(short))


@st.composite
def damaged(draw: st.DrawFn, whole: st.SearchStrategy[bytes]) -> bytes:
    """Bytes that are cut short, or of which bits are flipped."""
    data = bytearray(draw(whole))
    if data and draw(st.booleans()):
        del data[draw(st.integers(0, len(data))) :]
    for _ in range(draw(st.integers(0, 6))):
        if data:
            data[draw(st.integers(0, len(data) - 1))] ^= 1 << draw(st.integers(0, 7))
    return bytes(data)


def zipped(data: bytes) -> str:
    return b64encode(zlib.compress(data)).decode()


numbers = st.lists(st.one_of(st.integers(-3, 70), st.integers(-(2**61), 2**61)), max_size=200).map(
    packed
)
unzipped_logs = logs().map(lambda many: zlib.decompress(b64decode(packed_log(many))))


@settings(max_examples=400)
@given(st.one_of(st.binary(max_size=300), numbers, damaged(unzipped_logs)))
@example(packed([1, 2**56, 0]))
@example(packed([3, -1, 5, 5, 0, 0, 0]))
@example(packed([1, 0, -1]))
@example(packed([1, 0, 0, 0, 10**17, 10**17, 10**17, 10**17, 10**17, 10**17, 2]))
@example(b"\xff" * 300)
def test_arbitrary_packed_inputs_are_refused_or_read(data: bytes) -> None:
    for text in (zipped(data), b64encode(data).decode()):
        only_malformed(lambda text=text: unpacked_log(text))  # type: ignore[misc]  # bound now
        only_malformed(lambda text=text: notation.turn(f"0 *{text}"))  # type: ignore[misc]


@settings(max_examples=200)
@given(logs(), st.data())
def test_a_packed_log_with_flipped_bits_is_refused_or_read(many: Log, data: st.DataObject) -> None:
    raw = b64decode(packed_log(many))
    only_malformed(lambda: unpacked_log(b64encode(data.draw(damaged(st.just(raw)))).decode()))


@settings(max_examples=50)
@given(logs())
def test_a_packed_log_that_is_cut_short_is_refused_unless_nothing_is_missing(many: Log) -> None:
    raw = b64decode(packed_log(many))
    for size in range(0, len(raw), max(1, len(raw) // 20)):
        try:
            assert unpacked_log(b64encode(raw[:size]).decode()) == many
        except Malformed:
            continue
    with pytest.raises(Malformed):
        unpacked_log(b64encode(raw[: len(raw) // 2]).decode())


def test_an_unpacked_log_is_one_that_can_be_packed_again() -> None:
    # A kind is counted from 0; counting from the end would let one log be written in many ways.
    with pytest.raises(Malformed):
        unpacked_log(zipped(packed([1, 5, -1])))


BOMBS = {
    "zeros": b"\0" * 50_000_000,
    "a long count": packed([LARGEST_LOG]) + b"\0" * 50_000_000,
    "rising ticks": packed([LARGEST_LOG]) + b"\2" * 50_000_000,
    "one tick": packed([200_000]) + b"\0" * 50_000_000,
    "ends": packed([200_000]) + b"\2" * 200_000 + b"\x0c" * 200_000,
    "long numbers": b"\xff" * 50_000_000,
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_small_text_cannot_unfold_to_much_work(name: str) -> None:
    text = zipped(BOMBS[name])
    only_malformed(lambda: unpacked_log(text))
    only_malformed(lambda: list(samples(unfolded(zlib.compress(BOMBS[name])), {}, ())))
