"""``klub play``: open a table in the terminal, or go on with one."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from klub.cli import home, names
from klub.cli.console import ask, attended, console
from klub.cli.files import load_record
from klub.cli.room import AnyTable, room
from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.engine.options import typed
from klub.games import NAMES, game, game_type, known, option_kinds
from klub.i18n import text
from klub.table import Table, new_seed, replay, seed
from klub.table.name import BOT, named


def run(chosen: Namespace) -> int:
    """Play until the game is over or the player leaves."""
    if chosen.game is not None:
        known(chosen.game)
    screen = console()
    asked_for_more = bool(chosen.values or chosen.bot or chosen.name or chosen.seed is not None)
    saved = None
    if chosen.resume is not None:
        if asked_for_more:
            raise Refusal("resume-alone")
        saved = Path(chosen.resume) if chosen.resume else _left_last(chosen.game)
    elif not asked_for_more and attended(screen):
        try:
            saved = _offered(screen, chosen.game)
        except EOFError:
            screen.print()
            return 0
    if saved is not None:
        table, place = _resumed(saved), home.place_of(saved)
    else:
        name = chosen.game or NAMES[0]
        values = typed(option_kinds(name), chosen.values)
        table, place = _opened(name, values, chosen.bot, chosen.name, chosen.seed), None
    place = place or home.new_place(table)
    room(table.game.name).session(screen, table, place).run()
    return 0


def _left_last(name: str | None) -> Path:
    saved = home.unfinished(name)
    if saved is None:
        raise Refusal("nothing-saved", folder=str(home.home()))
    return saved


def _offered(screen: Console, name: str | None) -> Path | None:
    """The game that was left last, if the player wants to go on with it."""
    saved = home.unfinished(name)
    if saved is None:
        return None
    try:
        table = _resumed(saved)
    except Refusal:
        return None
    seated = ", ".join(room(table.game.name).called(table.names))
    while True:
        question = text("offer", moves=len(table.plays), names=seated)
        match ask(screen, question).strip().lower():
            case "" | "y" | "yes":
                return saved
            case "n" | "no":
                return None
            case "q" | "quit" | "exit":
                raise EOFError


def _resumed(saved: Path) -> AnyTable:
    record = load_record(saved)
    for seat in record.seats:
        if bot := names.bot(seat):
            names.known_bot(bot, record.game)
    *_, table = replay(game(record.game), record)
    if table.to_move is None:
        raise Refusal("already-over", file=str(saved))
    return table


def _opened(
    name: str,
    values: Mapping[str, Json],
    bots: Sequence[str],
    people: Sequence[str],
    word: str | None,
) -> AnyTable:
    """A new table: persons on the first seats, bots on the last."""
    bots = [names.known_bot(bot, name) for bot in bots]
    people = list(map(named, people))
    if "players" not in values:
        bots = bots or [game_type(name).presets.opponent]
        values = {**values, "players": max(1, len(people)) + len(bots)}
    options = game(name).options(values)
    players = game(name).seats(options)
    seats = players - len(bots)
    if seats < 0 or seats < len(people):
        raise Refusal("too-many-seats", players=players, bots=len(bots), names=len(people))
    spare = [text("you")] if seats == 1 else [text("person", number=n + 1) for n in range(seats)]
    seated = [*people, *spare[len(people) :], *(f"{BOT}{bot}" for bot in bots)]
    return Table.open(game(name), options, seated, new_seed() if word is None else seed(word))
