"""``klub score``: count a board, part by part."""

import json
from argparse import Namespace
from collections import Counter
from pathlib import Path

from klub.cli import names
from klub.cli.clustered.position import Position, drawn, recorded, seats_listed
from klub.cli.clustered.screen import board_picture, legend
from klub.cli.clustered.screen.scores import count_table
from klub.cli.console import console
from klub.cli.files import is_record, known, read_text
from klub.engine.errors import Refusal
from klub.games.clustered import Board, scoring
from klub.games.clustered.card import agree
from klub.games.clustered.notation import COLOURS
from klub.i18n import text
from klub.table import read_record


def run(chosen: Namespace) -> int:
    """Print the count of a board, with what is odd about it."""
    position = _position(chosen.file)
    if chosen.json:
        print(json.dumps(report(position), ensure_ascii=False))
        return 0
    screen = console()
    screen.print(board_picture(position.board, scores=position.scores))
    screen.print(legend(last=False))
    screen.print(count_table(position.scores, names.coloured(position.names)))
    for line in (*biggest_lines(position), *oddities(position.board)):
        screen.print(line)
    return 0


def _position(path: Path) -> Position:
    content = read_text(path)
    if not is_record(content):
        return drawn(path, content)
    record = known(read_record(content))
    if record.game != "clustered":
        raise Refusal("score-of-cards", file=str(path))
    return recorded(record)


def report(position: Position) -> dict[str, object]:
    """The count as plain data."""
    scores = position.scores
    return {
        "scores": [
            {
                "seat": seat,
                "name": position.names[seat],
                **scores[seat].parts(),
                "counted": {
                    "rectangle": scores[seat].count.rectangle,
                    "rows": scores[seat].count.rows,
                    "columns": scores[seat].count.columns,
                },
            }
            for seat in seats_listed(position)
        ],
        "notes": oddities(position.board),
    }


def biggest_lines(position: Position) -> tuple[str, ...]:
    """Who has the longest line and the largest rectangle, whether or not it is played for."""
    counts = [score.count for score in position.scores]
    holders = {
        "count-longest": scoring.biggest(tuple(count.longest for count in counts)),
        "count-largest": scoring.biggest(tuple(len(count.rectangle) for count in counts)),
    }
    nobody, called = text("count-nobody"), names.coloured(position.names)
    return tuple(
        text(message, name=nobody if seat is None else called[seat])
        for message, seat in holders.items()
    )


def oddities(board: Board) -> list[str]:
    """What could not have come about in a game: clashing neighbours, cards twice, cards apart."""
    notes = []
    for cell, laid in board.laid.items():
        for place, neighbour in board.neighbours(cell):
            if cell < place and not agree(laid.card, neighbour):
                cards = {"card": str(laid.card), "neighbour": str(neighbour)}
                notes.append(text("odd-clash", cell=str(cell), place=str(place), **cards))
    for (owner, card), number in Counter(board.laid.values()).items():
        if number > (3 if str(card) == "W" else 1):
            notes.append(text("odd-twice", card=f"{COLOURS[owner]}{card}", number=number))
    if board.starts and not _connected(board):
        notes.append(text("odd-apart"))
    return notes


def _connected(board: Board) -> bool:
    """Whether every card hangs together with a start card."""
    reached, edge = set(board.starts), list(board.starts)
    while edge:
        for place, _ in board.neighbours(edge.pop()):
            if place not in reached:
                reached.add(place)
                edge.append(place)
    return reached >= board.laid.keys()
