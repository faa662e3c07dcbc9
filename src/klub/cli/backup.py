"""``klub backup``, ``klub restore`` and ``klub reports``: for those who run a club."""

import asyncio
import time
from argparse import Namespace
from pathlib import Path

from rich.table import Table
from rich.text import Text

from klub.cli.console import console, one_line
from klub.cli.progress import waiting
from klub.cli.store import usual_place, usual_store
from klub.game import Refusal
from klub.i18n import text


def run_backup(chosen: Namespace) -> int:
    """Write the club to a file; it may be open meanwhile."""
    # Only who needs a database has to wait until it is loaded.
    from klub.server.stores import backup

    with waiting(text("backup-waiting")):
        rows = asyncio.run(backup(chosen.store or usual_store(), chosen.file))
    size = chosen.file.stat().st_size
    print(text("backup-done", rows=rows, size=size, file=str(chosen.file)))
    return 0


def run_restore(chosen: Namespace) -> int:
    """Fill a new club from a file; one that is not empty stays as it is."""
    from klub.server.stores import restore

    with waiting(text("restore-waiting")):
        rows = asyncio.run(restore(chosen.file, chosen.store or usual_place()))
    print(text("restore-done", rows=rows, file=str(chosen.file)))
    return 0


def run_reports(chosen: Namespace) -> int:
    """Show what members have complained of, latest first."""
    rows = asyncio.run(_reports(chosen.store or usual_store()))
    if not rows:
        print(text("reports-none"))
        return 0
    table = Table(*(text(f"reports-{word}") for word in ("at", "by", "about", "table", "text")))
    for row in rows:
        table.add_row(*(Text(one_line(cell)) for cell in row))
    console().print(table)
    return 0


async def _reports(url: str) -> list[tuple[str, ...]]:
    """The complaints as the rows of a table."""
    from klub.server.stores import IdentityId, Store, open_store

    async def called(store: Store, identity: IdentityId) -> str:
        found = await store.identity(identity)
        if found is None:
            return identity
        return f"{found.name} (@{found.handle})" if found.handle else found.name

    _exists(url)
    async with await open_store(url) as store:
        return [
            (
                time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at)),
                await called(store, report.who),
                await called(store, report.about),
                report.table,
                report.text,
            )
            for report in await store.reports()
        ]


def _exists(url: str) -> None:
    """A `Refusal` if there is no database: looking at a club must not make one."""
    from klub.server.stores.database import address, shown

    if url == "memory:":
        raise Refusal("store-none", url=url)
    parsed = address(url)
    if parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).exists():
        raise Refusal("store-none", url=shown(parsed))
