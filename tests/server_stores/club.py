"""People, tables and results for the tests of stores."""

from collections.abc import Iterable

from klub.server.stores import (
    Best,
    ClientKind,
    Daily,
    Identity,
    IdentityId,
    KnownClient,
    Listing,
    Node,
    Rating,
    Report,
    ReportId,
    Result,
    Run,
    Standing,
    Status,
    Store,
    TableId,
)

ADA, BEN, CAT = IdentityId("ada"), IdentityId("ben"), IdentityId("cat")
T1, T2, T3 = TableId("t1"), TableId("t2"), TableId("t3")
NORTH, SOUTH = Node("north"), Node("south")


def person(name: str) -> Identity:
    """A guest whose id and name go by one name."""
    return Identity(IdentityId(name), name.title(), 100.25)


def secret(name: str) -> str:
    """What is kept of the secret that a guest came with."""
    return f"hash of {name}"


def listing(
    table: TableId,
    changed: float,
    status: Status = Status.OPEN,
    host: IdentityId = ADA,
    *,
    listed: bool = True,
    game: str = "clustered",
    sitters: Iterable[IdentityId] = (),
) -> Listing:
    """A table, as a rule of Clustered."""
    summary = {"seats": ["ada", None]}
    return Listing(table, game, status, host, listed, 1.5, changed, summary, sitters=tuple(sitters))


def result(table: TableId, *players: IdentityId, ended: float = 7.0) -> Result:
    """A game that its players won in the order in which they are named, and a bot lost."""
    standings = [
        Standing(player, None, place, 30 - place) for place, player in enumerate(players, 1)
    ]
    last = Standing(None, "greedy", len(players) + 1, -4)
    return Result(
        table,
        "clustered",
        '{"quick": true}',
        ranked=True,
        ended=ended,
        standings=(*standings, last),
    )


def rating(identity: IdentityId, mu: float, games: int = 1, sigma: float = 25 / 3) -> Rating:
    """A rating for two players of Clustered."""
    return Rating(identity, "clustered", "2", mu, sigma, games)


def best(identity: IdentityId, total: int, at: float = 1.0, table: TableId = T1) -> Best:
    """A solo game of Clustered."""
    return Best(identity, "clustered", "{}", total, table, at)


def daily(identity: IdentityId, total: int, at: float = 1.0, day: str = "2031-05-04") -> Daily:
    """A challenge of Clustered."""
    return Daily(day, "clustered", identity, total, T1, at)


def client(
    name: str,
    seen: float,
    identity: IdentityId = ADA,
    kind: ClientKind = ClientKind.BROWSER,
) -> KnownClient:
    """A browser from which somebody has come in, or a network."""
    return KnownClient(f"hash of {name}", identity, kind, seen)


async def fill(store: Store) -> None:
    """Put something of every kind into ``store``."""
    await fill_as_first(store)
    await store.append(T2, 1, [b"x" * 70_000])
    await store.add_secret(ADA, "hash on the phone", 200.5)
    await store.add_secret(BEN, "hash forgotten", 200.5)
    await store.forget_secret("hash forgotten")
    await store.save_table(listing(T3, 0.25, sitters=[CAT, ADA]))
    await store.lasting_word("daily", "key ☃")
    await store.remember_client(client("desk", 1 / 3), 2)
    await store.remember_client(client("home", 5.5, kind=ClientKind.NETWORK), 2)
    await store.keep_run(Run(1.5, 1 / 3 + 4))


async def fill_as_first(store: Store) -> None:
    """Put in what the first form of the database could hold; club0001.jsonl is a backup of it."""
    await store.append(T1, 0, [b"one", b"\x00\xff", b""], epoch=3)
    await store.append(T2, 0, [b"x" * 70])
    await store.take_lease(T3, NORTH, 1.0, 2.0)
    await store.keep_snapshot(T1, 2, bytes(range(256)))
    for name in ("ada", "ben", "cat"):
        await store.add_identity(person(name), secret(name))
    await store.claim_handle(ADA, "Ada “Ä”", "argon")
    await store.save_settings(BEN, {"sound": False, "volume": 0.1, "names": ["ß", None]})
    await store.save_table(listing(T1, 2.125, Status.OVER))
    await store.save_table(listing(T2, 1 / 3, listed=False))
    await store.add_result(result(T1, ADA, BEN), [rating(ADA, 0.1 + 0.2), rating(BEN, -1e-9)])
    await store.offer_best(best(CAT, -12))
    await store.enter_daily(daily(BEN, 2**40))
    await store.keep_record(T1, '{"klub": 1, "seats": ["Zoë"]}\n')
    await store.add_report(Report(ReportId("r1"), BEN, CAT, T1, "line\nline \U0001f9f2", 4.0))


async def told(store: Store) -> list[object]:
    """All that can be asked of what `fill` puts in."""
    people = [await store.identity(one) for one in (ADA, BEN, CAT)]
    secrets = [*map(secret, ("ada", "ben", "cat")), "hash on the phone", "hash forgotten"]
    return [
        *[await store.events(table) for table in (T1, T2, T3)],
        *[await store.last_seq(table) for table in (T1, T2, T3)],
        await store.latest_snapshot(T1),
        await store.tables(),
        await store.tables(sitter=CAT),
        *people,
        *[await store.identity_by_secret(one) for one in secrets],
        await store.identity_by_handle("aDA “ä”"),
        await store.results_of(ADA),
        await store.top_ratings("clustered", "2"),
        await store.top_bests("clustered", "{}"),
        await store.daily_board("2031-05-04", "clustered"),
        await store.record(T1),
        await store.reports(),
        await store.lasting_word("daily", "none was kept"),
        await store.runs(),
        await store.known_clients(["hash of desk", "hash of home", "hash of work"]),
    ]
