"""Messages: read exactly, refused clearly, and the same in TypeScript."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.engine.errors import Malformed
from klub.wire import asked, inputs, told
from klub.wire.codec import read_news, read_wish, written
from klub.wire.typescript import typescript

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
TABLE = "aB3-_x"
WISHES: list[Any] = [
    asked.Watch(table=TABLE, since=4),
    asked.Sit(table=TABLE, id=7, seat=1, name="Ann"),
    asked.Move(table=TABLE, seat=0, move="Sf3@1,0"),
    inputs.HandTo(table=TABLE, seat=0, hand=1, stone=5, x=0.01, y=-0.02, z=0.12, yaw=45.0),
    inputs.Drag(table=TABLE, seat=0, cord=0, x=0.1, y=0.2),
    asked.Say(table=TABLE, text="hé"),
    inputs.EndTurn(table=TABLE, seat=0),
]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: type(wish).__name__)
def test_a_wish_survives_the_wire(wish: Any) -> None:
    assert read_wish(written(wish)) == wish


def test_what_the_club_tells_survives_the_wire() -> None:
    reason = told.Reason(rule="R46", message="must-play", arguments={"card": "W"}, text="Play it.")
    refused = told.Refused(id=3, table=TABLE, reason=reason)
    assert read_news(written(refused)) == refused


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"t":"fly","table":"a"}',
        b'{"t":"sit","table":"a","seat":0}',
        b'{"t":"sit","table":"a b","seat":0,"name":"x"}',
        b'{"t":"sit","table":"a","seat":-1,"name":"x"}',
        b'{"t":"sit","table":"a","seat":0,"name":"x","more":1}',
        b'{"t":"sit","table":"a","seat":0,"name":""}',
        b'{"t":"hand","table":"a","seat":0,"hand":0,"stone":0,"x":NaN,"y":0,"z":0}',
        b'{"t":"hand","table":"a","seat":0,"hand":0,"stone":0,"x":1e400,"y":0,"z":0}',
        b'{"t":"hand","table":"a","seat":0,"hand":0,"stone":0,"x":2.1,"y":0,"z":0}',
        b'{"t":"say","table":"a","text":"' + b"x" * 501 + b'"}',
        b"\xff\xfe",
        b"[" * 50_000,
        b" " * 64_001,
    ],
)
def test_what_is_no_wish_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        read_wish(data)


texts = st.text('aé☃"\\{}[] 0\n', max_size=30)
jsons = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), texts),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(texts, inner)),
    max_leaves=10,
)


@given(
    st.sampled_from(WISHES),
    st.dictionaries(
        st.sampled_from(["t", "table", "seat", "id", "name", "move", "x", "text", "since", "q"]),
        jsons,
    ),
)
def test_a_wish_with_other_parts_is_read_or_refused(wish: Any, parts: dict[str, Any]) -> None:
    data = msgspec.json.encode(msgspec.to_builtins(wish) | parts)
    try:
        again = read_wish(data)
    except Malformed:
        return
    assert read_wish(written(again)) == again


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for read in (read_wish, read_news):
        try:
            read(data)
        except Malformed:
            continue


def test_the_browser_speaks_the_same_language() -> None:
    assert WIRE_TS.read_text(encoding="utf-8") == typescript(), "run: python3 run.py wire"


def test_every_message_is_in_the_typescript() -> None:
    shown = typescript()
    for union in (asked.FromClient, told.FromClub):
        for member in union.__args__:
            assert f"export interface {member.__name__} {{" in shown
            assert f"'{member.__struct_config__.tag}'" in shown
