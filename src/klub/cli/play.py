"""``klub play``: open a table in the terminal, or go on with one."""

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from klub.cli import home
from klub.cli.files import load_record
from klub.cli.terminal import BOT, ClusteredTable, Terminal
from klub.clustered import BOTS, Clustered
from klub.game import Json, Refusal
from klub.games import game
from klub.i18n import text
from klub.table import Table, new_seed, replay, seed

OPPONENT = "greedy"
"""The bot that sits down if nobody else was asked for."""


def run(chosen: Namespace) -> int:
    """Play until the game is over or the player leaves."""
    game(chosen.game)
    console = Console()
    table = None
    if chosen.resume is not None:
        table = _resumed(chosen.game, Path(chosen.resume) if chosen.resume else None)
    elif not _asked_for_more(chosen) and sys.stdin.isatty():
        table = _offered(console, chosen.game)
    if table is None:
        table = _opened(chosen.values, chosen.bot, chosen.name, chosen.seed)
        home.keep(table)
    Terminal(console, table).run()
    return 0


def _asked_for_more(chosen: Namespace) -> bool:
    return bool(chosen.values or chosen.bot or chosen.name or chosen.seed)


def _offered(console: Console, name: str) -> ClusteredTable | None:
    """The game that was left last, if the player wants to go on with it."""
    saved = home.unfinished(name)
    if saved is None:
        return None
    try:
        table = _resumed(name, saved)
    except Refusal:
        return None
    question = text("offer", moves=len(table.plays), names=", ".join(table.names))
    answer = console.input(f"{question} ").strip().lower()
    return None if answer in ("n", "no") else table


def _resumed(name: str, path: Path | None) -> ClusteredTable:
    saved = path or home.unfinished(name)
    if saved is None:
        raise Refusal("nothing-saved", folder=str(home.home()))
    record = load_record(saved)
    for seat in record.seats:
        if seat.startswith(BOT):
            _known(seat.removeprefix(BOT))
    *_, table = replay(Clustered(), record)
    if table.to_move is None:
        raise Refusal("already-over", file=str(saved))
    return table


def _opened(
    values: Mapping[str, Json], bots: Sequence[str], names: Sequence[str], word: str | None
) -> ClusteredTable:
    """A new table: persons on the first seats, bots on the last."""
    bots = list(map(_known, bots))
    if "players" not in values:
        bots = bots or [OPPONENT]
        values = {**values, "players": max(1, len(names)) + len(bots)}
    options = Clustered().options(values)
    people = options.players - len(bots)
    if people < 0 or people < len(names):
        raise Refusal("too-many-seats", players=options.players, bots=len(bots), names=len(names))
    spare = [text("you")] if people == 1 else [text("person", number=n + 1) for n in range(people)]
    seats = [*names, *spare[len(names) :], *(f"{BOT}{bot}" for bot in bots)]
    return Table.open(Clustered(), options, seats, seed(word) if word else new_seed())


def _known(bot: str) -> str:
    if bot not in BOTS:
        raise Refusal("bot-unknown", name=bot, known=", ".join(BOTS))
    return bot
