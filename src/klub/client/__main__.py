"""``python -m klub.client URL TABLE --bot BOT``: a bot sits down at a table, or in an arena."""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from secrets import randbits

from klub.bot import Called, bot, called
from klub.client.bot import ending, play, sit_down
from klub.client.club import Club
from klub.client.failure import Refused
from klub.client.guest import Guest
from klub.engine.errors import Refusal
from klub.i18n import text


def main(arguments: Sequence[str] | None = None) -> int:
    """Play one game and say how it ended, or all games to which an arena calls."""
    parser = _parser()
    wanted = parser.parse_args(arguments)
    if wanted.arena == (wanted.table is not None) or (wanted.arena and wanted.seat is not None):
        parser.error("say either a TABLE, perhaps with --seat, or --arena")
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
        prog="python -m klub.client", description="Let a bot play at a table of a club."
    )
    parser.add_argument("url", metavar="URL", help="the club, such as http://127.0.0.1:8000")
    parser.add_argument("table", nargs="?", metavar="TABLE", help="id or link of a table")
    parser.add_argument(
        "--arena",
        action="store_true",
        help="instead of TABLE: wait for an arena, and play wherever it calls NAME",
    )
    parser.add_argument(
        "--bot", required=True, metavar="BOT", help="such as greedy, steady or bots/mine.py:choose"
    )
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
    player = called(wanted.bot)
    file: Path | None = wanted.secret
    kept = file.read_text().strip() if file and file.exists() else None
    async with Club(wanted.url, name=wanted.name, secret=kept) as club:
        if file and kept is None:
            _keep(file, club.secret or "")
        if wanted.arena:
            await Guest(club, wanted.name, player, partial(print, flush=True)).stay()
        else:
            await _one_game(club, wanted, player)


async def _one_game(club: Club, wanted: argparse.Namespace, called: Called) -> None:
    table = await club.join(wanted.table)
    player = bot(table.info.game, called)
    if not table.over:
        seat = await sit_down(table, wanted.seat, wanted.name)
        print(text("client-sat", name=wanted.name, seat=seat), flush=True)
    await play(table, player, Random(randbits(128)))
    print(ending(table))


def _keep(file: Path, secret: str) -> None:
    """Write the secret where only its owner can read it."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(secret + "\n")


if __name__ == "__main__":
    sys.exit(main())
