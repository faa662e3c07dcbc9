"""No byte that the club sends or writes down tells a card or a seed that is still secret."""

import asyncio
import copy
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from club_house import club_house

from klub.server.ops import logs
from server_games.guest import Guest, Player, guest
from server_games.secrecy import Ear, Truth, cards, fetched, parts_of

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Ben", "Cid", "Dan")
PATHS = (
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables",
    "/api/me",
    "/api/me/tables",
    "/api/me/results",
    "/api/me/bests",
    "/api/ladder/clustered/4",
    "/api/bests/clustered",
    "/api/daily/clustered",
    "/metrics",
    "/healthz",
    "/livez",
    "/readyz",
)


@pytest.fixture
def log_output() -> Iterator[io.StringIO]:
    """All that the club writes down, in detail."""
    root, stream = logging.getLogger(), io.StringIO()
    before, level = root.handlers[:], root.level
    logs.begin("json", stream)
    root.setLevel(logging.DEBUG)
    logging.getLogger("klub").setLevel(logging.DEBUG)
    logging.getLogger("websockets").setLevel(logging.INFO)  # it would write down what is sent
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


class Watched(Player):
    """A player of whom every byte is kept."""

    def __init__(self, guest: Guest | None, port: int, table: str, seed: int = 0) -> None:
        super().__init__(guest, port, table, seed)
        self.bytes: list[str] = []
        self.pages: list[str] = []

    async def connect(self) -> None:
        """Open a line, and listen to all of it."""
        await super().connect()
        self.raw.socket = Ear(self.raw.socket, self.bytes)  # type: ignore[assignment]


async def whole_game(
    port: int, people: list[Guest], eve: Guest, options: dict[str, Any]
) -> tuple[Any, list[Watched]]:
    """A game of four with chat, a report, broken lines and much looking around: its record."""
    host = people[0]
    table = host.opens(
        game="clustered", options={"players": 4, **options}, seats=[{"kind": "me"}], listed=True
    )
    players = [Watched(one, port, table, n) for n, one in enumerate(people)]
    onlookers = [Watched(eve, port, table), Watched(None, port, table)]
    for player in (*players, *onlookers):
        await player.connect()
        await player.until(lambda story: story.info)
    for seat, (player, name) in enumerate(zip(players, NAMES, strict=True)):
        if seat:
            await player.does("sit", seat=seat, name=name)
    await players[0].does("start")
    await players[1].does("report", who=host.who, text="looks at my cards")

    async def looks_around(player: Player) -> None:
        assert isinstance(player, Watched)
        who = people[players.index(player)]
        if player.moves % 5 == 1:
            pages = [fetched(who, path.format(table=table)) for path in PATHS]
            if player.story.info["status"] == "playing":
                player.pages += pages[:1] + pages[2:]
            await player.raw.send("say", table=table, text=f"move {player.moves}")
        if player.moves in (4, 11):
            await player.reconnect()

    async def looks_on(player: Watched) -> None:
        await player.until(lambda story: len(story.played) >= 20)
        await player.reconnect()
        player.pages += [fetched(eve, path.format(table=table)) for path in PATHS[2:]]
        player.pages.append(fetched(eve, PATHS[0].format(table=table)))
        await player.until_over()

    await asyncio.gather(
        *(player.play((seat,), looks_around) for seat, player in enumerate(players)),
        *map(looks_on, onlookers),
    )
    for player in (*players, *onlookers):
        await player.__aexit__()
    status, record = host.call("GET", f"/api/tables/{table}/record")
    assert status == 200
    return record, [*players, *onlookers]


@pytest.mark.parametrize(
    "options",
    [
        {"table": "7x7"},
        {"quick": True, "table": "6x6"},
        {"quick": True, "discards": "open", "table": "6x6"},
    ],
)
async def test_nobody_is_sent_a_card_that_they_must_not_know(
    options: dict[str, Any], log_output: io.StringIO
) -> None:
    with club_house() as port:
        people = [guest(port, name) for name in NAMES]
        record, clients = await whole_game(port, people, guest(port, "Eve"), options)
    assert any(" -" in move for move in record["moves"]), "there are discards"
    truth = Truth.of(record, clients[-1].story.news)
    seed = record["seed"]
    for seat, client in enumerate(clients):
        seats = (seat,) if seat < len(people) else ()
        assert len(client.bytes) > 100
        for data in client.bytes:
            assert truth.leaks(json.loads(data), seats) == []
        for page in client.pages:
            assert list(cards(page)) == []
        sent = "\n".join([*client.bytes, *client.pages])
        assert parts_of(seed, sent) == []
        assert record["commitment"] in sent
        for deck in record["decks"]:
            assert ",".join(deck) not in sent.replace('"', "").replace(" ", "")
    written = log_output.getvalue()
    assert parts_of(seed, written) == []
    assert list(cards(written)) == []
    assert clients[0].table not in written
    prove_that_leaks_are_found(truth, clients)


def prove_that_leaks_are_found(truth: Truth, clients: list[Watched]) -> None:
    """Plant what must not be known into messages that were sent: each is found."""
    messages = [json.loads(data) for data in clients[0].bytes]
    viewed = [m for m in messages if m["t"] == "news" and m["view"] and m["view"]["hand"]]
    real = viewed[len(viewed) // 2]
    assert truth.leaks(real, (0,)) == []
    state = truth.states[truth.moments[real["seq"]]]
    own = {str(card) for card in state.hands[0]}
    foreign = next(str(card) for card in state.hands[1] if str(card) not in own)

    def planted(*path: Any) -> Any:
        message = copy.deepcopy(real)
        inner: Any = message
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = foreign
        return message

    for wrong in (
        planted("view", "hand", 0, "card"),
        planted("view", "laid", 0, "card"),
        planted("view", "something"),
        planted("info", "seats", 1, "name"),
        planted("view", foreign),
        {"t": "presence", "note": f"next is -{foreign}"},
        {"t": "presence", "note": f"cards:{foreign};"},
    ):
        assert truth.leaks(wrong, (0,)), wrong
    eyes = copy.deepcopy(real)
    assert truth.leaks(eyes, (1,)), "the eyes of another seat"
    thrown = copy.deepcopy(real)
    if not truth.open_discards:
        thrown["view"]["discards"][1] = [str(card) for card in state.discards[1]]
        assert truth.leaks(thrown, (0,))
    made = [m for m in messages if m["t"] == "news" and m["what"] == "played" and m["seat"] != 0]
    hidden = [m for m in made if "?" in m["text"]]
    assert bool(hidden) != truth.open_discards
    for one in hidden[:1]:
        _, move = truth.moves[truth.moments[one["seq"]] - 1]
        assert truth.leaks({**one, "text": move}, (0,))
    seed = "0123456789abcdef" * 2
    assert parts_of(seed, f"…{seed[7:24]}…")


async def test_at_a_hot_seat_others_hands_stay_hidden(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(
        game="clustered",
        options={"players": 3, "quick": True, "table": "6x6"},
        seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "me", "name": "Anna"}],
    )
    one, two = Watched(ann, port, table, 1), Watched(ben, port, table, 2)
    onlooker = Watched(None, port, table)
    async with one, two, onlooker:
        await onlooker.until(lambda story: story.info)
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")

        async def breaks(player: Player) -> None:
            if player.moves in (3, 9):
                await player.reconnect()

        await asyncio.gather(
            one.play((0, 2), breaks), two.play((1,), breaks), onlooker.until_over()
        )
    record = ann.call("GET", f"/api/tables/{table}/record")[1]
    truth = Truth.of(record, onlooker.story.news)
    for client, seats in ((one, (0, 2)), (two, (1,)), (onlooker, ())):
        for data in client.bytes:
            assert truth.leaks(json.loads(data), seats) == []
        assert parts_of(record["seed"], "\n".join(client.bytes)) == []
