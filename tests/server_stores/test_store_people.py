"""Tables, identities, reports and records: what every store promises."""

from dataclasses import replace

import pytest

from klub.i18n import text
from klub.server.stores import Identity, IdentityId, Report, ReportId, Status, Store, Taken
from server_stores.club import ADA, BEN, CAT, T1, T2, T3, listing, person, secret

pytestmark = pytest.mark.anyio


def with_handle(name: str, handle: str, password_hash: str = "argon") -> Identity:  # noqa: S107
    return replace(person(name), handle=handle, password_hash=password_hash)


async def test_a_table_is_listed_as_it_was_saved_last(store: Store) -> None:
    assert await store.table(T1) is None
    await store.save_table(listing(T1, 2.0))
    later = replace(listing(T1, 3.0, Status.PLAYING), summary={"seats": ["ada", "bot:greedy"]})
    await store.save_table(later)
    assert await store.table(T1) == later
    assert await store.tables() == (later,)


async def test_who_sits_at_a_table_is_replaced_with_it(store: Store) -> None:
    for sitters in ([BEN, ADA], [CAT, ADA], [ADA], [], [BEN]):
        await store.save_table(listing(T1, 2.0, sitters=sitters))
        await store.save_table(listing(T2, 1.0, sitters=[CAT]))
        found = await store.table(T1)
        assert found is not None
        assert found.sitters == tuple(sorted(sitters))
        assert await store.tables() == (found, listing(T2, 1.0, sitters=[CAT]))


async def test_who_has_several_seats_sits_there_once(store: Store) -> None:
    await store.save_table(listing(T1, 2.0, sitters=[BEN, ADA, BEN, BEN]))
    assert await store.tables(sitter=BEN) == (listing(T1, 2.0, sitters=[ADA, BEN]),)


async def test_somebodys_tables_are_found_with_all_who_sit_there(store: Store) -> None:
    both = listing(T1, 1.0, sitters=[ADA, BEN])
    over = listing(T2, 2.0, Status.OVER, CAT, sitters=[ADA])
    other = listing(T3, 3.0, host=ADA, sitters=[CAT, BEN])
    for one in (both, over, other):
        await store.save_table(one)
    assert await store.tables(sitter=ADA) == (over, both)
    assert await store.tables(sitter=ADA, statuses=[Status.OPEN]) == (both,)
    assert await store.tables(sitter=BEN, limit=1) == (other,)
    assert await store.tables(sitter=IdentityId("dan")) == ()
    assert await store.tables(limit=2) == (other, over)


async def test_tables_are_listed_by_what_is_asked_the_latest_first(store: Store) -> None:
    await store.save_table(listing(T1, 1.0, Status.OPEN, ADA))
    await store.save_table(listing(T2, 3.0, Status.PLAYING, BEN, listed=False))
    await store.save_table(listing(T3, 2.0, Status.OVER, ADA, game="kluster"))

    async def ids(**asked: object) -> list[str]:
        return [table.id for table in await store.tables(**asked)]  # type: ignore[arg-type]

    assert await ids() == [T2, T3, T1]
    assert await ids(limit=2) == [T2, T3]
    assert await ids(statuses=[Status.OPEN, Status.PLAYING]) == [T2, T1]
    assert await ids(statuses=[]) == []
    assert await ids(listed=True) == [T3, T1]
    assert await ids(listed=False) == [T2]
    assert await ids(host=ADA, statuses=[Status.OVER]) == [T3]
    assert await ids(game="kluster") == [T3]
    assert await ids(game="clustered", host=ADA) == [T1]
    assert await ids(changed_after=0.5) == [T2, T3, T1]
    assert await ids(changed_after=1.0) == [T2, T3]
    assert await ids(changed_after=2.0, listed=True) == []


async def test_somebody_is_found_by_id_secret_and_handle(store: Store) -> None:
    guest = replace(person("ada"), settings={"theme": "dark", "volume": 0.5})
    member = with_handle("ben", "Ben")
    await store.add_identity(guest, "hash of ada")
    await store.add_identity(member, "hash of ben")
    assert await store.identity(ADA) == guest
    assert await store.identity(CAT) is None
    assert await store.identity_by_secret("hash of ben") == member
    assert await store.identity_by_secret("hash of cat") is None
    assert await store.identity_by_handle("bEN") == member
    assert await store.identity_by_handle("ada") is None


async def test_two_do_not_share_an_id_a_handle_or_a_secret(store: Store) -> None:
    await store.add_identity(person("ada"), secret("ada"))
    await store.claim_handle(ADA, "Queen", "argon")
    for newcomer, secret_hash, part in (
        (person("ada"), "other", "identity-taken"),
        (with_handle("ada", "queen"), "other", "identity-taken"),
        (person("ben"), secret("ada"), "identity-taken"),
        (with_handle("ben", "Ben"), secret("ada"), "identity-taken"),
        (with_handle("ben", "queen"), "other", "handle-taken"),
        (with_handle("ben", "queen"), secret("ada"), "handle-taken"),
    ):
        with pytest.raises(Taken, match=part):
            await store.add_identity(newcomer, secret_hash)
    # Whoever was refused has left nothing behind.
    assert await store.identity(BEN) is None
    assert await store.identity_by_secret("other") is None
    await store.add_identity(with_handle("ben", "Ben"), "other")


async def test_a_handle_belongs_to_one_however_it_is_written(store: Store) -> None:
    await store.add_identity(person("ada"), secret("ada"))
    await store.add_identity(person("ben"), secret("ben"))
    await store.claim_handle(ADA, "Straße", "argon")
    with pytest.raises(Taken) as refused:
        await store.claim_handle(BEN, "STRASSE", "argon")
    assert "STRASSE" in text(refused.value.message, **refused.value.arguments)
    with pytest.raises(Taken, match="handle-taken"):
        await store.add_identity(with_handle("cat", "strasse"), secret("cat"))
    await store.claim_handle(ADA, "STRASSE", "argon")
    assert await store.identity_by_handle("straße") == with_handle("ada", "STRASSE")
    await store.claim_handle(ADA, "ada", "argon")
    await store.claim_handle(BEN, "straße", "argon")


async def test_names_and_settings_change_and_need_not_be_unique(store: Store) -> None:
    await store.add_identity(person("ada"), secret("ada"))
    await store.add_identity(person("ben"), secret("ben"))
    await store.rename(BEN, "Ada")
    await store.save_settings(BEN, {"sound": True, "seats": (1, 2)})
    changed = replace(person("ben"), name="Ada", settings={"sound": True, "seats": [1, 2]})
    assert await store.identity(BEN) == changed


async def test_reports_are_kept_and_read_latest_first(store: Store) -> None:
    first = Report(ReportId("1"), ADA, BEN, T1, "he\nshouted", 5.0)
    second = Report(ReportId("2"), BEN, ADA, T1, "she did, too", 6.0)
    for report in (first, second, replace(first, text="said twice")):
        await store.add_report(report)
    assert await store.reports() == (second, first)
    assert await store.reports(limit=1) == (second,)


async def test_a_record_comes_back_as_it_was_given(store: Store) -> None:
    record = '{"klub": 1,\n "seats": ["Zoë", "☃"]}\n' + " " * 100_000
    assert await store.record(T1) is None
    await store.keep_record(T1, "{}")
    await store.keep_record(T1, record)
    assert await store.record(T1) == record
    assert await store.record(T2) is None
