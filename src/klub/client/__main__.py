"""``python -m klub.client URL TABLE --bot NAME``: a built-in bot sits down at a table and plays."""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from secrets import randbits

from klub.client.bot import bot, play, sit_down
from klub.client.club import Club
from klub.client.failure import Refused
from klub.client.table import Table
from klub.game import Refusal
from klub.i18n import text


def main(arguments: Sequence[str] | None = None) -> int:
    """Play one game and say how it ended."""
    wanted = _parser().parse_args(arguments)
    try:
        asyncio.run(_run(wanted))
    except Refused as refusal:
        print(refusal, file=sys.stderr)
    except Refusal as refusal:
        print(text(refusal.message, **refusal.arguments), file=sys.stderr)
    except OSError as error:
        print(error, file=sys.stderr)
    except KeyboardInterrupt:
        pass
    else:
        return 0
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m klub.client", description="Let a built-in bot play at a table of a club."
    )
    parser.add_argument("url", metavar="URL", help="the club, such as http://127.0.0.1:8000")
    parser.add_argument("table", metavar="TABLE", help="id or link of a table")
    parser.add_argument("--bot", required=True, metavar="BOT", help="such as greedy or steady")
    parser.add_argument("--name", default="bot", metavar="NAME", help="what others see")
    parser.add_argument("--seat", type=int, metavar="N", help="else the first that is free")
    parser.add_argument(
        "--secret",
        type=Path,
        metavar="FILE",
        help="keeps who the bot is, so that it can come back to its seat",
    )
    return parser


async def _run(wanted: argparse.Namespace) -> None:
    file: Path | None = wanted.secret
    kept = file.read_text().strip() if file and file.exists() else None
    async with Club(wanted.url, name=wanted.name, secret=kept) as club:
        if file and kept is None:
            _keep(file, club.secret or "")
        table = await club.join(wanted.table)
        player = bot(table.info.game, wanted.bot)
        if not table.over:
            seat = await sit_down(table, wanted.seat, wanted.name)
            print(text("client-sat", name=wanted.name, seat=seat), flush=True)
        await play(table, player, Random(randbits(128)))
        print(_ending(table))


def _keep(file: Path, secret: str) -> None:
    """Write the secret where only its owner can read it."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(secret + "\n")


def _ending(table: Table) -> str:
    names = [table.info.seats[seat].name for seat in table.info.winners or ()]
    return text("client-over", winners=", ".join(names), number=len(names))


if __name__ == "__main__":
    sys.exit(main())
