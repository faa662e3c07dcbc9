"""What a request says: values in its address, and a body that is exactly what was asked for."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import UnsetType
from msgspec.inspect import BoolType, EnumType, FloatType, IntType, LiteralType, StrType, type_info
from starlette.requests import Request

from klub.engine.errors import Refusal
from klub.server.http.problem import JSON, Failure

LONGEST_DETAIL = 200
"""Characters of what a parser says."""


def value(text: str, kind: Any) -> Any:
    """The value of a word in an address; `ValueError` if it is not of that kind.

    >>> value("12", int), value("12", str)
    (12, '12')
    """
    if _textual(kind):
        # A `$` of Python's patterns lets one line feed pass, which no schema means.
        if text.endswith("\n"):
            raise ValueError("Ends with a line feed")
        return msgspec.convert(text, kind)
    if text != text.strip():
        raise ValueError("Spaces around a number")
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError:
        raise
    except msgspec.DecodeError:
        raise ValueError("Not a number, true or false") from None


def _textual(kind: Any) -> bool:
    info = type_info(kind)
    if isinstance(info, LiteralType):
        return all(isinstance(one, str) for one in info.values)
    if isinstance(info, EnumType):
        return all(isinstance(one.value, str) for one in info.cls)
    return isinstance(info, StrType)


def check_kind(kind: Any) -> None:
    """Find out early that a route asks for what an address cannot say."""
    info = type_info(kind)
    if not isinstance(info, StrType | IntType | FloatType | BoolType | LiteralType | EnumType):
        raise TypeError(f"{kind} cannot be said in an address")


def given(kind: Any) -> Any:
    """``kind`` without the ``None`` that stands for a parameter left out."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    rest = [one for one in get_args(kind) if one not in (NoneType, UnsetType)]
    return rest[0] if len(rest) == 1 else Union[tuple(rest)]  # noqa: UP007 (made at run time)


def path_values(request: Request, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters in the path."""
    values = {}
    for name, kind in kinds.items():
        try:
            values[name] = value(request.path_params[name], kind)
        except ValueError as error:
            refusal = Refusal("path-invalid", name=name, detail=_said(error))
            raise Failure(400, refusal) from None
    return values


def query_values(request: Request, kind: type[msgspec.Struct] | None) -> Any:
    """The parameters after the question mark as one ``kind``; nothing else may be there."""
    fields = {} if kind is None else {one.encode_name: one for one in msgspec.structs.fields(kind)}
    values: dict[str, Any] = {}
    for name, text in request.query_params.multi_items():
        shown = name[:LONGEST_DETAIL]
        if name not in fields:
            raise Failure(400, Refusal("query-unknown", name=shown))
        field = fields[name]
        if field.name in values:
            raise Failure(400, Refusal("query-twice", name=shown))
        try:
            values[field.name] = value(text, given(field.type))
        except ValueError as error:
            refusal = Refusal("query-invalid", name=shown, detail=_said(error))
            raise Failure(400, refusal) from None
    for field in fields.values():
        if field.required and field.name not in values:
            refusal = Refusal("query-invalid", name=field.encode_name, detail="Missing")
            raise Failure(400, refusal)
    return None if kind is None else kind(**values)


async def body_value(
    request: Request, kind: type[msgspec.Struct], *, limit: int, needed: bool
) -> Any:
    """The body as a ``kind``. Of one that is too large, no more is read than ``limit``."""
    said = request.headers.get("content-type")
    if said is None and not needed:
        if not await _read(request, 1):
            return kind()
        raise Failure(415, Refusal("body-not-json"))
    if not _is_json(said or ""):
        raise Failure(415, Refusal("body-not-json"))
    data = await _read(request, limit)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Failure(400, Refusal("body-invalid", detail=_said(error))) from None


async def _read(request: Request, limit: int) -> bytes:
    # The length that a request claims spares us the reading, but is not relied on.
    too_large = Failure(413, Refusal("body-large", largest=limit))
    claimed = request.headers.get("content-length", "")
    if claimed.isdecimal() and int(claimed) > limit:
        raise too_large
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > limit:
            raise too_large
    return bytes(data)


def _is_json(said: str) -> bool:
    kind, _, rest = said.lower().partition(";")
    name, _, charset = rest.strip().partition("=")
    utf8 = name.strip() != "charset" or charset.strip().strip('"') in ("utf-8", "utf8")
    return kind.strip() == JSON and utf8


def _said(error: Exception) -> str:
    return str(error)[:LONGEST_DETAIL]
