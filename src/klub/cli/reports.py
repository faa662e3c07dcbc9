"""``klub reports``: what members have complained of, with the chat around it."""

import asyncio
import json
import time
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from klub.cli.console import one_line
from klub.cli.store import usual_store
from klub.engine.errors import Malformed, Refusal
from klub.i18n import text

if TYPE_CHECKING:
    from klub.server.stores import IdentityId, Report, Store, TableId
    from klub.table.event import Said

BEFORE, AFTER = 5, 2
"""Chat lines that are shown from before and after a report."""

Entry = dict[str, Any]
"""A report as ``--json`` prints it."""


def run(chosen: Namespace) -> int:
    """Print the reports, the latest first; names and chat are shown without control characters."""
    entries = asyncio.run(_entries(chosen.store or usual_store()))
    if chosen.json:
        print(json.dumps({"reports": entries}))
    elif not entries:
        print(text("reports-none"))
    else:
        print("\n\n".join("\n".join(_lines(entry)) for entry in entries))
    return 0


async def _entries(url: str) -> list[Entry]:
    # Only who needs a database has to wait until it is loaded.
    from klub.server.stores import open_store

    _exists(url)
    async with await open_store(url) as store:
        return [await _entry(store, report) for report in await store.reports()]


async def _entry(store: "Store", report: "Report") -> Entry:
    said = await _chat(store, report.table)
    before = [line for line in said if line.at <= report.at][-BEFORE:]
    after = [line for line in said if line.at > report.at][:AFTER]
    return {
        "id": report.id,
        "at": report.at,
        "by": await _person(store, report.who),
        "about": await _person(store, report.about),
        "table": report.table,
        "log": await store.last_seq(report.table) > 0,
        "text": report.text,
        "before": [_line(line, report) for line in before],
        "after": [_line(line, report) for line in after],
    }


async def _person(store: "Store", identity: "IdentityId") -> Entry:
    found = await store.identity(identity)
    if found is None:
        return {"who": identity, "name": None, "handle": None}
    return {"who": identity, "name": found.name, "handle": found.handle}


async def _chat(store: "Store", table: "TableId") -> list["Said"]:
    """What was written at a table; nothing if its log is gone or cannot be read."""
    from klub.table.event import Said, read

    said = []
    for event in await store.events(table):
        try:
            one = read(event.data)
        except Malformed:
            continue
        if isinstance(one, Said):
            said.append(one)
    return said


def _line(said: "Said", report: "Report") -> Entry:
    return {
        "at": said.at,
        "who": said.who,
        "name": said.name,
        "text": said.text,
        "reported": said.who == report.about,
    }


def _lines(entry: Entry) -> list[str]:
    """A report for a reader: each of its texts on one line, however wide the terminal is."""
    people = {role: one_line(_called(entry[role])) for role in ("by", "about")}
    head = text("reports-head", at=_moment(entry["at"]), table=one_line(entry["table"]), **people)
    lines = [head, f"  “{one_line(entry['text'])}”"]
    if not entry["before"] and not entry["after"]:
        return [*lines, f"    {text('reports-silent' if entry['log'] else 'reports-log-gone')}"]
    return [
        *lines,
        *map(_shown, entry["before"]),
        f"    --- {text('reports-here')} ---",
        *map(_shown, entry["after"]),
    ]


def _shown(line: Entry) -> str:
    mark = ">" if line["reported"] else " "
    return f"  {mark} {_moment(line['at'])}  {one_line(line['name'])}: {one_line(line['text'])}"


def _called(person: Entry) -> str:
    if person["name"] is None:
        return str(person["who"])
    handle = f" (@{person['handle']})" if person["handle"] else ""
    return f"{person['name']}{handle}"


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


def _exists(url: str) -> None:
    """A `Refusal` if there is no database: looking at a club must not make one."""
    from klub.server.stores.database import address, shown

    if url == "memory:":
        raise Refusal("store-none", url=url)
    parsed = address(url)
    if parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).exists():
        raise Refusal("store-none", url=shown(parsed))
