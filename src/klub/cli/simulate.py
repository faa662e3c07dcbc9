"""``klub simulate``: bots play many games against each other."""

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from klub.cli import names
from klub.cli.room import room
from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.games import game_type

if TYPE_CHECKING:
    from klub.research.export import ParquetFile


def run(chosen: Namespace) -> int:
    """Play, then print a table of wins and more."""
    presets = game_type(chosen.game).presets
    chosen.games = chosen.games or presets.simulate
    chosen.bots = chosen.bots or presets.opponent
    return room(chosen.game).simulate(chosen)


def seat_bots(game: str, words: str, players: int) -> tuple[str, ...]:
    """A bot for every seat: as many as there are players, or one for all of them."""
    bots = tuple(word.strip() for word in words.split(","))
    for bot in bots:
        names.known_bot(bot, game)
    if len(bots) not in (1, players):
        raise Refusal("bot-count", players=players, bots=len(bots))
    return bots * players if len(bots) == 1 else bots


def prepare(folder: Path) -> None:
    """Make a folder for records, in which there are none yet."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("*.json")):
        raise Refusal("records-exist", folder=str(folder))


def parquet(
    chosen: Namespace, options: Mapping[str, Json], bots: Sequence[str]
) -> "AbstractContextManager[ParquetFile | None]":
    """The file for the moves of all games, if one is wanted; it must not be there yet."""
    path: Path | None = chosen.parquet
    if path is None:
        return nullcontext()
    if path.exists():
        raise Refusal("parquet-exists", file=str(path))
    try:
        from klub.research.export import ParquetFile
    except ModuleNotFoundError as missing:
        raise Refusal("parquet-extra", detail=str(missing)) from None
    facts = {"seed": chosen.seed, "bots": json.dumps(bots), "options": json.dumps(options)}
    return ParquetFile(path, chosen.game, facts)
