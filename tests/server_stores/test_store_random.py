"""Whatever is done to them, a store on disk answers like one in memory."""

import asyncio
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from klub.engine.errors import Refusal
from klub.server.stores import (
    ClientKind,
    IdentityId,
    MemoryStore,
    Node,
    SqlStore,
    Status,
    Store,
    TableId,
)
from server_stores.club import best, client, daily, listing, person, rating, result, secret


class Call(NamedTuple):
    """A method of a store and what it is given."""

    method: str
    given: tuple[Any, ...]
    named: dict[str, Any] = {}  # noqa: RUF012 (nobody changes it)


few = st.integers(0, 3)
tables = st.sampled_from([TableId(name) for name in "abc"])
people = st.sampled_from([IdentityId(name) for name in ("ada", "ben", "Zoë")])
nodes = st.sampled_from([Node("north"), Node("south")])
games = st.sampled_from(["clustered", "kluster"])
secrets = st.builds(secret, people | st.just("nobody"))
times = st.floats(0, 9, width=16)
totals = st.integers(-(2**60), 2**60)
texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=6)
json = st.dictionaries(texts, st.none() | st.booleans() | st.integers(-9, 9) | texts, max_size=2)
PHASES = [phase for phase in Phase if phase is not Phase.explain]  # it traces every line

limits = st.none() | st.integers(0, 3)
clients = st.sampled_from(["desk", "phone", "home", "work"])


def call(method: str, *given: st.SearchStrategy[Any], **named: st.SearchStrategy[Any]) -> Any:
    return st.builds(Call, st.just(method), st.tuples(*given), st.fixed_dictionaries(named))


calls = st.one_of(
    call("append", tables, few, st.lists(st.binary(max_size=4), max_size=3), epoch=few),
    call("take_lease", tables, nodes, times, times),
    call("events", tables, few),
    call("last_seq", tables),
    call("keep_snapshot", tables, few, st.binary(max_size=4)),
    call("latest_snapshot", tables),
    call(
        "save_table",
        st.builds(
            listing,
            tables,
            times,
            st.sampled_from(Status),
            people,
            game=games,
            sitters=st.lists(people, max_size=4),
        ),
    ),
    call("table", tables),
    call(
        "tables",
        statuses=st.sets(st.sampled_from(Status)),
        listed=st.none() | st.booleans(),
        host=st.none() | people,
        sitter=st.none() | people,
        game=st.none() | games,
        changed_after=st.none() | times,
        limit=limits,
    ),
    call("add_identity", st.builds(person, people), secrets),
    call("add_secret", people, secrets, times),
    call("forget_secret", secrets),
    call("forget_secrets", people, st.none() | secrets),
    call("identity", people),
    call("identity_by_handle", texts),
    call("identity_by_secret", secrets),
    call("rename", people, texts),
    call("claim_handle", people, texts, texts),
    call("save_settings", people, json),
    call(
        "remember_client",
        st.builds(client, clients, times, people, st.sampled_from(ClientKind)),
        st.integers(1, 2),
    ),
    call("known_clients", st.sets(clients.map("hash of {}".format))),
    call("forget_clients", people),
    call("add_result", st.builds(result, tables, people, people, ended=times)),
    call(
        "add_result",
        st.builds(result, tables, people),
        st.lists(st.builds(rating, people, times, few), max_size=2, unique_by=lambda r: r.identity),
    ),
    call("result", tables),
    call("results_of", people, limit=limits),
    call("rating", people, st.just("clustered"), st.just("2")),
    call("top_ratings", st.just("clustered"), st.just("2"), limits),
    call("offer_best", st.builds(best, people, totals, times, tables)),
    call("bests_of", people),
    call("top_bests", st.just("clustered"), st.just("{}"), limits),
    call("enter_daily", st.builds(daily, people, totals | few, times)),
    call("daily_board", st.just("2031-05-04"), st.just("clustered"), limits),
    call("daily_place", st.just("2031-05-04"), st.just("clustered"), people),
    call("keep_record", tables, texts),
    call("record", tables),
    call("lasting_word", texts, texts),
)


async def answer(store: Store, call: Call) -> object:
    try:
        return await getattr(store, call.method)(*call.given, **call.named)
    except Refusal as refusal:
        return refusal


@pytest.fixture(scope="module")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that has its tables and nothing in them."""
    path = tmp_path_factory.mktemp("blank") / "club.db"

    async def make() -> None:
        await (await SqlStore.open(f"sqlite:///{path}")).close()

    asyncio.run(make())
    return path


@settings(max_examples=120, phases=PHASES)
@given(st.lists(calls, max_size=40))
def test_a_store_on_disk_answers_like_one_in_memory(blank: Path, made: list[Call]) -> None:
    path = blank.with_name("used.db")
    for old in blank.parent.glob("used.db*"):
        old.unlink()
    shutil.copy(blank, path)

    async def compare() -> None:
        memory = MemoryStore()
        async with await SqlStore.open(f"sqlite:///{path}") as disk:
            for one in made:
                assert await answer(disk, one) == await answer(memory, one), one

    asyncio.run(compare())
