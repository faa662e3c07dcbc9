"""docs/records.md on Kluster: its record is real, and its luck and tracks can be repeated by it."""

import json
import re
import subprocess
import sys
import zlib
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from typist import Klub

from klub.engine.contract import Json
from klub.games.kluster import Kluster
from klub.games.kluster.box import BOXES, stones_of
from klub.table import Table, read_record, seed, verify
from klub.table.seed import Seed

PAGE = (Path(__file__).parents[2] / "docs/records.md").read_text(encoding="utf-8")
KLUSTER = PAGE.partition("\n## Kluster\n")[2]
GAME = Kluster()


def block(language: str) -> str:
    (text,) = re.findall(rf"```{language}\n(.*?)```", KLUSTER, re.DOTALL)
    return str(text)


def shows(shown: Any, real: Any) -> bool:
    """Whether ``shown`` is ``real``, but for what ``…`` stands for."""
    if isinstance(shown, str) and shown.endswith("…"):
        return shown == "…" or real.startswith(shown[:-1])
    if isinstance(shown, dict) and isinstance(real, dict):
        named = [key for key in shown if key != "…"]
        order = [key for key in real if key in named]
        whole = "…" in shown or len(shown) == len(real)
        return whole and order == named and all(shows(shown[key], real[key]) for key in named)
    if isinstance(shown, list) and isinstance(real, list):
        if "…" not in shown:
            return len(shown) == len(real) and all(map(shows, shown, real))
        cut = shown.index("…")
        rest = shown[cut + 1 :]
        return all(map(shows, shown[:cut], real)) and any(
            shows(rest, real[at:]) for at in range(cut, len(real) + 1)
        )
    return bool(shown == real)


def test_the_record_is_what_the_command_writes(klub: Klub, tmp_path: Path) -> None:
    (command,) = re.findall(r"`klub (simulate kluster [^`]*) DIR`", KLUSTER)
    assert klub(*command.split(), tmp_path / "records").code == 0
    (path,) = (tmp_path / "records").iterdir()
    shown, real = json.loads(block("jsonc")), json.loads(path.read_bytes())
    assert list(shown) == list(real)
    for part in shown:
        assert shows(shown[part], real[part]), part
    assert not shows(shown["results"], real["results"][:-3])
    assert verify(GAME, read_record(path.read_bytes())) is None


# --- Luck


def bits(text: str) -> Iterator[str]:
    """The line of bits that the page tells of; klub has no part in it."""
    for count in range(100):
        for byte in sha256(f"{text}/{count}".encode()).digest():
            yield from f"{byte:08b}"


def number(line: Iterator[str], count: int) -> int:
    return int("".join(next(line) for _ in range(count)), 2)


@given(
    st.text("0123456789abcdef", min_size=32, max_size=32).map(seed),
    st.lists(st.sampled_from(list(BOXES)), min_size=1, max_size=3),
    st.sampled_from(["random", "host"]),
    st.booleans(),
)
@settings(max_examples=40)
def test_anyone_can_repeat_the_luck(one: Seed, boxes: list[str], starter: str, again: bool) -> None:  # noqa: FBT001 (drawn by hypothesis)
    previous: list[Json] = [1, 4] if again else []
    chosen = GAME.options({"boxes": "+".join(boxes), "starter": starter, "previous": previous})
    dealt = Table.open(GAME, chosen, ["a", "b"], one).record().dealt
    line = bits(one)
    assert dealt["boxes"] == [number(line, 32) for _ in boxes]
    first = 1 if again else 0
    if starter == "random" and not again:
        while (first := number(line, 2)) >= 2:
            pass
    assert dealt["starter"] == first


def test_the_program_prints_the_stones_of_the_example() -> None:
    printed = subprocess.run(
        [sys.executable, "-I", "-c", block("py")], capture_output=True, text=True, check=True
    ).stdout.split("\n")
    (box,) = json.loads(block("jsonc"))["boxes"]
    stones = stones_of(("duo",), (box,))
    axes = [(stone.length, stone.width, stone.height) for stone in stones]
    assert printed == [str(box), *(" ".join(f"{2000 * a:.3f}" for a in one) for one in axes), ""]


# --- Tracks


def whole_numbers(track: str) -> Iterator[int]:
    value, shift = 0, 0
    for byte in zlib.decompress(b64decode(track)):
        value, shift = value | (byte & 127) << shift, shift + 7
        if byte < 128:
            yield -(value + 1) // 2 if value % 2 else value // 2
            value = shift = 0


def test_a_track_can_be_read_as_the_page_tells() -> None:
    result = json.loads(block("jsonc"))["results"][0]
    numbers = whole_numbers(result["track"])
    stones: dict[int, list[int]] = {}
    ticks = 0
    for passed in numbers:
        ticks += passed
        for _ in range(next(numbers)):
            stone = next(numbers)
            before = stones.get(stone, [0] * 7)
            stones[stone] = [value + next(numbers) for value in before]
        for _ in range(next(numbers)):
            del stones[next(numbers)]
        for _ in range(next(numbers)):
            assert next(numbers) == 0
            assert len([next(numbers) for _ in range(128)]) == 128
    assert ticks <= result["ticks"]
    ((stone, *pose),) = result["rest"]
    scales = [10_000] * 3 + [2000] * 4
    assert stones == {stone: [round(a * b) for a, b in zip(pose, scales, strict=True)]}
