"""Reads every byte that a client was sent, and finds cards that it must not know.

What may be known is reckoned from the record after the game: the own hand, the cards that lie on
the table, the own discards, and those of others where they lie open (R47).
"""

import http.client
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from klub.games import game
from klub.games.clustered.state import State
from klub.table import read_record, replay
from server_games.guest import Guest

FACE = re.compile(r"(?<![A-Za-z0-9])[STC][esf][123](?![A-Za-z0-9])")
WORD = re.compile(r"[-~]?(?:[STC][esf][123]|W)(?:@-?\d+,-?\d+)?")
Path = tuple[str | int, ...]


@dataclass
class Ear:
    """A socket that keeps the bytes that came over it."""

    socket: Any
    bytes: list[str] = field(default_factory=list)

    async def recv(self) -> Any:
        """The next message."""
        data = await self.socket.recv()
        self.bytes.append(data if isinstance(data, str) else data.hex())
        return data

    async def send(self, data: Any) -> None:
        """Send on."""
        await self.socket.send(data)


def fetched(guest: Guest, path: str) -> str:
    """All that an HTTP answer says, headers too."""
    connection = http.client.HTTPConnection("127.0.0.1", guest.port)
    try:
        connection.request("GET", path, headers={"Cookie": guest.cookie})
        answer = connection.getresponse()
        return f"{answer.headers}{answer.read().decode()}"
    finally:
        connection.close()


@dataclass(frozen=True)
class Truth:
    """A game as it really was."""

    states: tuple[State, ...]
    """Before the first move and after each."""
    moves: tuple[tuple[int, str], ...]
    """Each with its seat."""
    open_discards: bool
    moments: dict[int, int]
    """How many moves had been made when a news was told."""

    @staticmethod
    def of(record: Any, news: list[Any]) -> "Truth":
        """What a record and the list of all news tell."""
        tables = tuple(replay(game("clustered"), read_record(json.dumps(record))))
        moments, made = {}, 0
        for one in news:
            made += one["what"] == "played"
            moments[one["seq"]] = made
        return Truth(
            states=tuple(table.state for table in tables),
            moves=tuple((seat, str(move)) for seat, move in tables[-1].plays),
            open_discards=record["options"]["discards"] == "open",
            moments=moments,
        )

    def leaks(self, message: Any, seats: tuple[int, ...]) -> list[str]:
        """What a message tells that somebody who plays from ``seats`` may not know."""
        if message.get("t") not in ("snapshot", "news"):
            return [f"{path}: {card}" for path, card in cards(message)]
        made = self.moments.get(message["seq"], 0)
        state, viewer = self.states[made], message["viewer"]
        found = []
        if viewer is not None and viewer not in seats:
            found.append(f"the eyes of seat {viewer}")
        view = message["view"]
        if view is not None:
            laid = {(one["x"], one["y"], one["owner"], one["card"]) for one in view["laid"]}
            lying = {(c.x, c.y, owner, str(card)) for c, (owner, card) in state.board.laid.items()}
            found += [f"laid: {one}" for one in laid - lying]
            hand = () if viewer is None else tuple(map(str, state.hands[viewer]))
            if tuple(one["card"] for one in view["hand"]) != hand:
                found.append(f"hand: {view['hand']}")
            for seat, thrown in enumerate(view["discards"]):
                known = self.open_discards or seat == viewer
                if thrown != ([str(card) for card in state.discards[seat]] if known else None):
                    found.append(f"discards of {seat}: {thrown}")
        if message.get("what") == "played":
            seat, move = self.moves[made - 1]
            hidden = seat != viewer and "@" not in move and not self.open_discards
            shown = re.sub(r"[-~]\S+", lambda word: f"{word[0][0]}?", move) if hidden else move
            if (message["seat"], message["text"]) != (seat, shown):
                found.append(f"move: {message['text']}")
        rest = (pair for pair in cards(message) if not _looked_at(message, pair[0]))
        return found + [f"{path}: {card}" for path, card in rest]


def cards(value: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every card that is named in a message, and where."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from cards(key, (*path, "key"))
            yield from cards(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from cards(inner, (*path, number))
    elif isinstance(value, str):
        for word in value.split():
            if WORD.fullmatch(word) or FACE.search(word):
                yield path, word


def _looked_at(message: Any, path: Path) -> bool:
    """Whether a place is one of which it is known what may stand there."""
    match path:
        case ("view", "laid", _, "card") | ("view", "hand", _, "card") | ("view", "discards", *_):
            return True
        case ("text",):
            return bool(message.get("what") == "played")
    return False


def parts_of(seed: str, text: str) -> list[str]:
    """Any sixteen digits of a seed that stand in a text."""
    return [seed[at : at + 16] for at in range(len(seed) - 15) if seed[at : at + 16] in text]
