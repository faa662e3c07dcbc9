"""``klub simulate``: bots play many games against each other."""

from argparse import Namespace
from pathlib import Path

from klub.cli import names
from klub.cli.room import room
from klub.game import Refusal


def run(chosen: Namespace) -> int:
    """Play, then print a table of wins and more."""
    shown_in = room(chosen.game)
    chosen.games = chosen.games or shown_in.usual_games
    chosen.bots = chosen.bots or shown_in.opponent
    return shown_in.simulate(chosen)


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
