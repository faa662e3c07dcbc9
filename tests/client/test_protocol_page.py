"""docs/protocol.md tells of every message and every field, and its examples are real."""

import ast
import importlib
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import klub
from klub.engine.errors import Refusal
from klub.games.kluster.frame import Frame
from klub.games.kluster.input import TICKS
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.pose import Pose
from klub.i18n import catalog
from klub.server.accounts.limits import Rate, Rates
from klub.server.live import audience, connection, desk, news, turn
from klub.table.event import Event
from klub.wire import asked, told
from klub.wire.club import NewTable
from klub.wire.codec import read_news, read_wish
from klub.wire.frame import packed, unpacked
from klub.wire.kluster import posed
from klub.wire.typescript import OVER_HTTP, typescript
from klub.wire.version import PATH, VERSION
from klub.wire.wish import Wish

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
COMMON = {field.name for field in msgspec.structs.fields(Wish)}


def sections() -> dict[str, str]:
    """The text below each heading of the third level."""
    parts = re.split(r"^#{2,3} (.+)$", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def parts_of(kind: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    """Every struct that messages are made of, by its name."""
    info = msgspec.inspect
    match kind:
        case info.StructType():
            if kind.cls.__name__ not in found:
                found[kind.cls.__name__] = kind.cls
                for field in kind.fields:
                    parts_of(field.type, found)
        case info.UnionType():
            for one in kind.types:
                parts_of(one, found)
        case info.VarTupleType() | info.ListType():
            parts_of(kind.item_type, found)
        case info.TupleType():
            for one in kind.item_types:
                parts_of(one, found)
        case info.DictType():
            parts_of(kind.value_type, found)


def structs() -> dict[str, type[msgspec.Struct]]:
    """Every message by its tag, and every part of one by its name."""
    found: dict[str, type[msgspec.Struct]] = {}
    for union in (asked.FromClient, told.FromClub):
        parts_of(msgspec.inspect.type_info(union), found)
    named: dict[str, type[msgspec.Struct]] = {"Wish": Wish}
    for name, struct in found.items():
        config = struct.__struct_config__
        named[str(config.tag) if config.tag_field == "t" else name] = struct
    return named


def fields_of(struct: type[msgspec.Struct]) -> set[str]:
    """The fields of its own, those that may be left out with a question mark."""
    common = COMMON if issubclass(struct, Wish) and struct is not Wish else set()
    return {
        field.encode_name if field.required else f"{field.encode_name}?"
        for field in msgspec.structs.fields(struct)
        if field.name not in common
    }


def told_fields(text: str) -> list[str]:
    """The names in the first table of a section, if its head is that of fields."""
    found = re.search(r"^\| field .*\n\| ---.*\n((?:\|.*\n?)+)", text, re.MULTILINE)
    return re.findall(r"^\| `(.+?)` \|", found[1], re.MULTILINE) if found else []


@pytest.mark.parametrize("name", structs())
def test_the_page_tells_every_field_of_a_message_and_no_other(name: str) -> None:
    names = told_fields(sections()[name])
    assert len(names) == len(set(names))
    assert set(names) == fields_of(structs()[name])


def test_the_page_tells_of_no_message_that_there_is_not() -> None:
    described = {name for name, text in sections().items() if told_fields(text)}
    assert described <= set(structs())


def test_no_part_of_a_message_is_overlooked() -> None:
    over_http: dict[str, type[msgspec.Struct]] = {}
    for one in OVER_HTTP:
        parts_of(msgspec.inspect.type_info(one), over_http)
    shown = set(re.findall(r"export interface (\w+)", typescript()))
    found = {struct.__name__ for struct in structs().values()} - {"Wish"}
    assert shown - over_http.keys() == found - over_http.keys()


def test_every_event_is_told() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| [^|]*\|$", sections()["news"], re.MULTILINE)
    tags = {str(one.__struct_config__.tag) for one in Event.__args__}
    assert tags <= set(rows)


def sessions() -> list[tuple[str, dict[str, Any]]]:
    lines = re.findall(r"^([→←]) (\{.*\})$", PAGE, re.MULTILINE)
    return [(arrow, json.loads(text)) for arrow, text in lines]


def whole(value: Any) -> bool:
    """Whether nothing is left out."""
    if isinstance(value, dict):
        return all(map(whole, value.values()))
    return all(map(whole, value)) if isinstance(value, list) else value != "…"


@pytest.mark.parametrize(("arrow", "message"), sessions())
def test_each_message_of_the_sessions_is_one(arrow: str, message: dict[str, Any]) -> None:
    if arrow == "→":
        read_wish(json.dumps(message))
    elif whole(message):
        read_news(json.dumps(message))
    else:
        fields = {f.encode_name for f in msgspec.structs.fields(structs()[message["t"]])}
        assert message.keys() - {"t"} == fields


def test_there_is_a_session_of_each_game() -> None:
    for game in ("Clustered", "Kluster"):
        assert sections()[f"A session of {game}"].count("→") >= 3
    assert len(sessions()) > 25


def test_the_frame_on_the_page_is_what_it_is_said_to_be() -> None:
    found = re.search(r"```\n((?:[0-9a-f]{2}[ \n])+)```", sections()["Binary frames"])
    assert found
    data = bytes.fromhex(found[1].replace("\n", " "))
    pose = Pose((0.0625, -0.125, 0.0078125), (1.0, 0.0, 0.0, 0.0))
    moved = unpacked(data)
    assert (moved.table, moved.tick, moved.gone, moved.cords) == ("kT7_x", 300, (2,), {})
    assert moved.stones == {5: posed(pose)}
    assert data == packed("kT7_x", Frame(300, {5: pose}, (2,), {}, ()))
    assert f"| {8 * NODES} | {2 * NODES} floats: x, y of its {NODES} points in m |" in PAGE


def a_second(rate: Rate) -> str:
    return f"{rate.count / rate.seconds:g} a second, {rate.count} at once"


def test_the_limits_are_those_of_the_club() -> None:
    rates, text = Rates(), sections()["Limits"]
    chat, opening = rates.chat_lines, rates.socket_openings
    each = chat.seconds / chat.count
    rows = {
        "bytes of a wish": str(asked.LARGEST),
        "wishes on a socket": a_second(rates.messages),
        "inputs of a hand on a socket": a_second(rates.hand_inputs),
        "lines that somebody writes": f"{chat.count}, then one each {each:g} s",
        "complaints of somebody": f"{rates.reports.count} an hour",
        "tables that one socket watches": str(desk.MOST_TABLES),
        "sockets of one address": f"{rates.sockets}; {opening.count / opening.seconds:g} new ones "
        f"a second, {opening.count} at once",
    }
    assert rates.reports.seconds == 3600
    for what, most in rows.items():
        assert f"| {what} | {most} |" in text
    for code in (connection.TOO_SLOW, connection.TOO_MANY):
        assert f"| {code} |" in text
    assert f"some {audience.REMEMBERED})" in PAGE
    assert f"up to {asked.LONGEST_MOVE} characters" in PAGE


def test_what_curl_sends_can_be_read() -> None:
    bodies = dict(re.findall(r"-d '(\{.*?\})' http://127.0.0.1:8000(/api/\w+)`", PAGE))
    named = {path: body for body, path in bodies.items()}
    assert json.loads(named["/api/me"]).keys() == {"name"}
    new = msgspec.json.decode(named["/api/tables"], type=NewTable)
    assert [seat.kind for seat in new.seats] == ["me", "bot"]


def test_refusals_that_the_page_names_are_those_of_the_club() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| .* \| .* \|$", sections()["Messages"], re.MULTILINE)
    assert {"too-fast", "wish-unsure", "wish-failed", "club-failed"} <= set(rows)
    assert {"watch-first", "plan-long", "turn-under-way"} <= set(rows)
    assert all(catalog("en").has_message(row) for row in rows if row != "message")
    assert f"more than {turn.LONGEST_PLAN // TICKS} s" in PAGE
    assert f"more than {news.LONGEST_MOVE} characters" in PAGE


SOURCES = Path(klub.__file__).parent
REFUSING = (
    "server/**/*.py",
    "table/*.py",
    "wire/codec.py",
    "games/__init__.py",
    "engine/options.py",
)
"""Where the club makes up its refusals; those of the games' rules are elsewhere."""
AT_THE_START = {"Unopened"}
"""Told to the host, not to clients."""
OF_FILES = {"bests-invalid", "event-invalid"}
"""About files on this machine."""


def refusals() -> set[str]:
    """The ids of all texts with which something in the club makes a refusal."""
    found: set[str] = set()
    for pattern in REFUSING:
        for path in SOURCES.glob(pattern):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    name, calls = node.func.id, [node]
                elif isinstance(node, ast.ClassDef) and node.bases:
                    name, calls = node.name, calls_of_super(node)
                else:
                    continue
                kind = getattr(importlib.import_module(module(path)), name, None)
                refuses = isinstance(kind, type) and issubclass(kind, Refusal)
                if refuses and name not in AT_THE_START:
                    found |= set().union(*map(texts_of, calls))
    return found - OF_FILES


def calls_of_super(kind: ast.ClassDef) -> list[ast.Call]:
    """The calls of `super().__init__` within a class."""
    return [
        node
        for node in ast.walk(kind)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "__init__"
    ]


def module(path: Path) -> str:
    """The name by which a source file is imported."""
    return ".".join(("klub", *path.relative_to(SOURCES).with_suffix("").parts))


def texts_of(call: ast.Call) -> set[str]:
    """The message ids among the arguments of a call."""
    words = {
        node.value
        for argument in call.args
        for node in ast.walk(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {word for word in words if catalog("en").has_message(word)}


def test_the_page_names_every_refusal_of_the_club_and_no_other() -> None:
    rows = re.findall(r"^\| [^|`]+ \| (`.+`) \|$", sections()["Refusals"], re.MULTILINE)
    named = [name for row in rows for name in re.findall("`([a-z-]+)`", row)]
    assert len(named) == len(set(named))
    assert set(named) == refusals()


def test_the_version_and_the_address_are_those_of_the_club() -> None:
    assert f"`{PATH}`" in PAGE
    assert f"this page is version {VERSION}" in PAGE


def test_links_within_the_page_lead_somewhere() -> None:
    headings = {re.sub(r"[^\w -]", "", name).lower().replace(" ", "-") for name in sections()}
    for link in re.findall(r"\]\(#([^)]+)\)", PAGE):
        assert link in headings
