"""``python -m klub.wire.typescript``: the messages as TypeScript, for web/src/wire.ts."""

import sys
from typing import Any

import msgspec
from msgspec import inspect as kinds

from klub.wire import advice, club, forms, people, replay
from klub.wire.asked import FromClient
from klub.wire.clustered import ClusteredView
from klub.wire.kluster import KlusterView
from klub.wire.told import FromClub
from klub.wire.version import VERSION

HEAD = """\
// Written by `python3 run.py wire` from src/klub/wire; a test fails when the two differ.

export const VERSION = {version};
"""
UNIONS = {
    "FromClient": FromClient,
    "FromClub": FromClub,
    "GameView": ClusteredView | KlusterView,
    "Replay": replay.Replay,
}
OVER_HTTP = (
    club.NewTable,
    club.TableMade,
    club.TableRows,
    club.Games,
    forms.FormAsked,
    forms.FormNow,
    club.DailyBoard,
    club.Ladder,
    club.BestRows,
    club.Imported,
    replay.ClusteredReplay,
    replay.KlusterReplay,
    advice.HintAsked,
    advice.Hints,
    advice.Review,
    people.Me,
    people.NewGuest,
    people.Change,
    people.Claim,
    people.LogIn,
    people.LogOut,
    people.Results,
    people.Bests,
    people.Ratings,
)
PLAIN: dict[type, str] = {
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def typescript() -> str:
    """All messages as interfaces, each after those that it is made of."""
    written: dict[str, str] = {}
    for one in OVER_HTTP:
        _collect(msgspec.inspect.type_info(one), written)
    lines = []
    for name, union in UNIONS.items():
        info = msgspec.inspect.type_info(union)
        assert isinstance(info, kinds.UnionType)
        for member in info.types:
            _collect(member, written)
        lines.append(f"export type {name} = {' | '.join(map(_name, info.types))};")
    parts = [HEAD.format(version=VERSION), *written.values(), "\n".join(lines) + "\n"]
    return "\n".join(parts)


def _collect(info: kinds.Type, written: dict[str, str]) -> None:
    """Write the structs that ``info`` needs, and itself if it is one."""
    match info:
        case kinds.StructType():
            if info.cls.__name__ in written:
                return
            written[info.cls.__name__] = ""
            for field in info.fields:
                _collect(field.type, written)
            # Taken out and put in again, so that it stands after what it is made of.
            del written[info.cls.__name__]
            written[info.cls.__name__] = _interface(info)
        case kinds.UnionType():
            for member in info.types:
                _collect(member, written)
        case kinds.TupleType():
            for item in info.item_types:
                _collect(item, written)
        case kinds.VarTupleType() | kinds.ListType():
            _collect(info.item_type, written)
        case kinds.DictType():
            _collect(info.value_type, written)


def _interface(info: kinds.StructType) -> str:
    doc = (info.cls.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {doc} */", f"export interface {info.cls.__name__} {{"]
    if info.tag_field:
        lines.append(f"  readonly {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"  readonly {field.encode_name}{optional}: {_name(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def _name(info: Any) -> str:
    """How a type is written."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case kinds.StructType():
            return info.cls.__name__
        case kinds.UnionType():
            return " | ".join(map(_name, info.types))
        case kinds.LiteralType():
            return " | ".join(f"'{value}'" for value in info.values)
        case kinds.TupleType():
            return f"readonly [{', '.join(map(_name, info.item_types))}]"
        case kinds.VarTupleType() | kinds.ListType():
            inner = _name(info.item_type)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case kinds.DictType():
            return f"Readonly<Record<string, {_name(info.value_type)}>>"
    raise TypeError(f"no TypeScript for {info}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
