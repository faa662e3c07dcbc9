"""Secrets of people, and words that the club keeps: what every store promises."""

import asyncio

import pytest

from klub.server.stores import IdentityId, Store, Taken, Unknown, open_store
from server_stores.club import ADA, BEN, person, secret

pytestmark = pytest.mark.anyio


async def known(store: Store, *secrets: str) -> list[str | None]:
    """Whose each of the secrets is."""
    found = [await store.identity_by_secret(one) for one in secrets]
    return [None if one is None else one.id for one in found]


async def test_one_person_has_as_many_secrets_as_browsers(store: Store) -> None:
    await store.add_identity(person("ada"), "phone")
    await store.add_identity(person("ben"), "desk of ben")
    await store.add_secret(ADA, "desk", 5.0)
    await store.add_secret(ADA, "laptop", 6.5)
    assert await known(store, "phone", "desk", "laptop", "desk of ben") == [ADA, ADA, ADA, BEN]
    await store.rename(ADA, "Ada L.")
    assert await store.identity_by_secret("phone") == await store.identity_by_secret("laptop")


async def test_a_secret_is_accepted_once(store: Store) -> None:
    await store.add_identity(person("ada"), "phone")
    await store.add_identity(person("ben"), "desk")
    for whose in (ADA, BEN):
        with pytest.raises(Taken, match="identity-taken"):
            await store.add_secret(whose, "phone", 5.0)
    assert await known(store, "phone", "desk") == [ADA, BEN]


async def test_a_forgotten_secret_opens_nothing_and_the_others_do(store: Store) -> None:
    await store.add_identity(person("ada"), "phone")
    await store.add_secret(ADA, "desk", 5.0)
    for _ in range(2):
        await store.forget_secret("phone")
        assert await known(store, "phone", "desk") == [None, ADA]
    await store.forget_secret("never known")
    assert await store.identity(ADA) == person("ada")
    await store.add_identity(person("ben"), "phone")
    assert await known(store, "phone", "desk") == [BEN, ADA]


async def test_logging_out_everywhere_else_spares_this_browser_and_other_people(
    store: Store,
) -> None:
    await store.add_identity(person("ada"), "phone")
    await store.add_identity(person("ben"), "desk of ben")
    for more in ("desk", "laptop"):
        await store.add_secret(ADA, more, 5.0)
    await store.forget_secrets(ADA, but="desk")
    every = ("phone", "desk", "laptop", "desk of ben")
    assert await known(store, *every) == [None, ADA, None, BEN]
    # A secret of somebody else is none that could be spared.
    await store.forget_secrets(ADA, but="desk of ben")
    assert await known(store, *every) == [None, None, None, BEN]
    await store.forget_secrets(BEN)
    assert await known(store, *every) == [None] * 4
    await store.forget_secrets(IdentityId("nobody"))
    await store.add_secret(ADA, "phone", 9.0)
    assert await known(store, *every) == [ADA, None, None, None]


async def test_nobody_is_changed_who_is_not_known(store: Store) -> None:
    await store.add_identity(person("ben"), secret("ben"))
    for change in (
        store.rename(ADA, "Ada"),
        store.claim_handle(ADA, "ada", "argon"),
        store.add_secret(ADA, "secret", 1.0),
        store.add_secret(ADA, secret("ben"), 1.0),
        store.save_settings(ADA, {}),
    ):
        with pytest.raises(Unknown, match="identity-unknown"):
            await change
    assert await known(store, "secret", secret("ben")) == [None, BEN]


async def test_a_secret_is_accepted_of_one_of_many(url: str) -> None:
    people = [IdentityId(f"guest{number}") for number in range(6)]
    async with await open_store(url) as one, await open_store(url) as other:
        for name in people:
            await one.add_identity(person(name), secret(name))
        told = await asyncio.gather(
            *(store.add_secret(name, "same", 2.0) for name in people for store in (one, other)),
            return_exceptions=True,
        )
        assert told.count(None) == 1
        assert sum(isinstance(answer, Taken) for answer in told) == 11
        assert await known(other, "same") == [people[told.index(None) // 2]]


async def test_a_word_lasts(store: Store) -> None:
    assert await store.lasting_word("daily", "ä 1") == "ä 1"
    assert await store.lasting_word("daily", "2") == "ä 1"
    assert await store.lasting_word("other", "2") == "2"
    assert await store.lasting_word("daily", "ä 1") == "ä 1"


async def test_an_empty_word_lasts_as_well(store: Store) -> None:
    assert [await store.lasting_word("none", fresh) for fresh in ("", "1")] == ["", ""]


async def test_machines_that_ask_for_a_word_at_once_get_the_same(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as other:
        for name in ("daily", "weekly", "yearly"):
            told = await asyncio.gather(
                *(
                    store.lasting_word(name, f"{place} {number}")
                    for number in range(10)
                    for place, store in (("one", one), ("other", other))
                )
            )
            assert len(set(told)) == 1
            assert await other.lasting_word(name, "late") == told[0]
