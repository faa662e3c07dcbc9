"""Known clients: the latest few of each person and kind, in every store."""

import pytest

from klub.server.stores import ClientKind, Store
from server_stores.club import ADA, BEN, client

pytestmark = pytest.mark.anyio

NETWORK = ClientKind.NETWORK


async def known(store: Store, *names: str) -> dict[str, float]:
    """Which of the clients are known, and when each was seen last."""
    found = await store.known_clients([f"hash of {name}" for name in names])
    return {hash_.removeprefix("hash of "): seen for hash_, seen in found.items()}


async def test_a_client_is_known_as_it_was_seen_last(store: Store) -> None:
    assert await known(store, "desk") == {}
    for one in (client("desk", 1.0), client("phone", 2.5, BEN), client("desk", 3.0)):
        await store.remember_client(one, 9)
    assert await known(store, "desk", "phone", "home") == {"desk": 3.0, "phone": 2.5}
    assert await known(store) == {}


async def test_only_the_latest_of_a_person_and_kind_stay(store: Store) -> None:
    await store.remember_client(client("desk of ben", 0.5, BEN), 2)
    await store.remember_client(client("home", 0.5, kind=NETWORK), 2)
    for name, seen in (("one", 1.0), ("three", 3.0), ("two", 2.0), ("four", 3.0)):
        await store.remember_client(client(name, seen), 2)
    every = ("one", "two", "three", "four", "desk of ben", "home")
    assert set(await known(store, *every)) == {"three", "four", "desk of ben", "home"}
    await store.remember_client(client("five", 3.0), 2)
    assert set(await known(store, *every, "five")) == {"five", "four", "desk of ben", "home"}


async def test_all_clients_of_a_person_are_forgotten_at_once(store: Store) -> None:
    for one in (client("desk", 1.0), client("home", 1.0, kind=NETWORK), client("lap", 1.0, BEN)):
        await store.remember_client(one, 9)
    for _ in range(2):
        await store.forget_clients(ADA)
        assert await known(store, "desk", "home", "lap") == {"lap": 1.0}
