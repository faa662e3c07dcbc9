"""The results file: a head that tells which tournament it is, then a line for each game."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from klub.arena.ended import Ended
from klub.arena.tournament import VERSION
from klub.engine.contract import Json
from klub.engine.errors import Refusal

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # where there are no such locks, nothing keeps two arenas apart
    flock = None  # type: ignore[assignment]

Head = Mapping[str, Any]


class Results:
    """The file while a tournament is played, as a context manager."""

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.head = head
        self.ended: dict[int, Ended] = {}
        """The games that are in it already."""
        self._file: BinaryIO | None = None

    def __enter__(self) -> "Results":
        self._file = self.path.open("ab")
        try:
            _lock(self._file, self.path)
            _mend(self.path)
            if self.path.stat().st_size:
                head, self.ended = read(self.path)
                _compare(self.path, self.head, head)
            else:
                self._write(json.dumps(self.head, ensure_ascii=False).encode() + b"\n")
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._file is not None
        self._file.close()

    def keep(self, games: Sequence[Ended]) -> None:
        """Write games, which are on the disk when this returns."""
        self._write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self.ended.update((game.index, game) for game in games)

    def _write(self, data: bytes) -> None:
        assert self._file is not None
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())


def read(path: Path) -> tuple[Head, dict[int, Ended]]:
    """The head of a results file and its games by their index; a torn last line is left out."""
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    first, *lines = whole.split(b"\n")
    try:
        head = msgspec.json.decode(first, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        head = {}
    if head.get("klub") != "arena":
        raise Refusal("arena-results-other", file=str(path))
    if head.get("version") != VERSION:
        told = str(head.get("version"))
        raise Refusal("arena-results-version", file=str(path), version=told, own=VERSION)
    if not isinstance(head.get("entrants"), list):
        raise Refusal("arena-results-other", file=str(path))
    ended: dict[int, Ended] = {}
    for number, line in enumerate(lines, start=2):
        try:
            game = msgspec.json.decode(line, type=Ended)
            if not game.fits(len(head["entrants"])):
                raise msgspec.ValidationError("its parts do not fit together")
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            detail = str(error)
            raise Refusal(
                "arena-results-line", file=str(path), line=number, detail=detail
            ) from None
        ended.setdefault(game.index, game)
    return head, ended


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep a second arena from writing into the same file."""
    if flock is None:
        return
    try:
        flock(file.fileno(), LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise Refusal("arena-results-busy", file=str(path)) from None
    except OSError:
        pass  # a file system without locks


def _mend(path: Path) -> None:
    """Drop what a crash has left of a last line; what was never a results file stays as it is."""
    data = path.read_bytes()
    whole, newline, torn = data.rpartition(b"\n")
    if torn and (newline or b'{"klub": "arena"'.startswith(torn[:16])):
        os.truncate(path, len(whole) + len(newline))


def _compare(path: Path, wanted: Head, found: Head) -> None:
    """Refuse a file of another tournament, with the first thing that differs."""
    wanted = json.loads(json.dumps(wanted))
    for part in wanted:
        if wanted[part] != found.get(part):
            there, here = _difference(found.get(part), wanted[part])
            raise Refusal("arena-results-differ", file=str(path), part=part, there=there, here=here)


def _difference(found: Json, wanted: Json) -> tuple[str, str]:
    """Both as text, without what is equal in two objects."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        keys = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]
        return (
            _words({key: found.get(key) for key in keys}),
            _words({key: wanted.get(key) for key in keys}),
        )
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for one, other in zip(found, wanted, strict=True):
            if one != other:
                return _words(one), _words(other)
    return _words(found), _words(wanted)


def _words(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
