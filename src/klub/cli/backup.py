"""``klub backup`` and ``klub restore``: for those who run a club."""

import asyncio
from argparse import Namespace

from klub.cli.progress import waiting
from klub.cli.store import usual_place, usual_store
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
