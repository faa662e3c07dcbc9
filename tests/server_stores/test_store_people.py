"""Tables, identities, reports and records: what every store promises."""

from dataclasses import replace

import pytest

from klub.i18n import text
from klub.server.stores import Identity, Report, ReportId, Status, Store, Taken, Unknown
from server_stores.club import ADA, BEN, CAT, T1, T2, T3, listing, person

pytestmark = pytest.mark.anyio


def with_secret(name: str, secret_hash: str) -> Identity:
    return replace(person(name), secret_hash=secret_hash)


def with_handle(name: str, handle: str, password_hash: str = "argon") -> Identity:  # noqa: S107
    return replace(person(name), handle=handle, password_hash=password_hash)


async def test_a_table_is_listed_as_it_was_saved_last(store: Store) -> None:
    assert await store.table(T1) is None
    await store.save_table(listing(T1, 2.0))
    later = replace(listing(T1, 3.0, Status.PLAYING), summary={"seats": ["ada", "bot:greedy"]})
    await store.save_table(later)
    assert await store.table(T1) == later
    assert await store.tables() == (later,)


async def test_tables_are_listed_by_what_is_asked_the_latest_first(store: Store) -> None:
    await store.save_table(listing(T1, 1.0, Status.OPEN, ADA))
    await store.save_table(listing(T2, 3.0, Status.PLAYING, BEN, listed=False))
    await store.save_table(listing(T3, 2.0, Status.OVER, ADA))

    async def ids(**asked: object) -> list[str]:
        return [table.id for table in await store.tables(**asked)]  # type: ignore[arg-type]

    assert await ids() == [T2, T3, T1]
    assert await ids(limit=2) == [T2, T3]
    assert await ids(statuses=[Status.OPEN, Status.PLAYING]) == [T2, T1]
    assert await ids(statuses=[]) == []
    assert await ids(listed=True) == [T3, T1]
    assert await ids(listed=False) == [T2]
    assert await ids(host=ADA, statuses=[Status.OVER]) == [T3]


async def test_somebody_is_found_by_id_secret_and_handle(store: Store) -> None:
    guest = replace(person("ada"), settings={"theme": "dark", "volume": 0.5})
    member = with_handle("ben", "Ben")
    await store.add_identity(guest)
    await store.add_identity(member)
    assert await store.identity(ADA) == guest
    assert await store.identity(CAT) is None
    assert await store.identity_by_secret("hash of ben") == member
    assert await store.identity_by_secret("hash of cat") is None
    assert await store.identity_by_handle("bEN") == member
    assert await store.identity_by_handle("ada") is None


async def test_two_do_not_share_an_id_or_a_secret(store: Store) -> None:
    await store.add_identity(person("ada"))
    with pytest.raises(Taken, match="identity-taken"):
        await store.add_identity(with_secret("ada", "other"))
    with pytest.raises(Taken, match="identity-taken"):
        await store.add_identity(with_secret("ben", "hash of ada"))
    await store.add_identity(person("ben"))
    with pytest.raises(Taken, match="identity-taken"):
        await store.change_secret(BEN, "hash of ada")
    await store.change_secret(BEN, "new")
    assert await store.identity_by_secret("new") == with_secret("ben", "new")
    assert await store.identity_by_secret("hash of ben") is None


async def test_a_handle_belongs_to_one_however_it_is_written(store: Store) -> None:
    await store.add_identity(person("ada"))
    await store.add_identity(person("ben"))
    await store.claim_handle(ADA, "Straße", "argon")
    with pytest.raises(Taken) as refused:
        await store.claim_handle(BEN, "STRASSE", "argon")
    assert "STRASSE" in text(refused.value.message, **refused.value.arguments)
    with pytest.raises(Taken, match="handle-taken"):
        await store.add_identity(replace(person("cat"), handle="strasse"))
    await store.claim_handle(ADA, "STRASSE", "argon")
    assert await store.identity_by_handle("straße") == with_handle("ada", "STRASSE")
    await store.claim_handle(ADA, "ada", "argon")
    await store.claim_handle(BEN, "straße", "argon")


async def test_names_and_settings_change_and_need_not_be_unique(store: Store) -> None:
    await store.add_identity(person("ada"))
    await store.add_identity(person("ben"))
    await store.rename(BEN, "Ada")
    await store.save_settings(BEN, {"sound": True, "seats": (1, 2)})
    changed = replace(person("ben"), name="Ada", settings={"sound": True, "seats": [1, 2]})
    assert await store.identity(BEN) == changed


async def test_nobody_is_changed_who_is_not_known(store: Store) -> None:
    for change in (
        store.rename(ADA, "Ada"),
        store.claim_handle(ADA, "ada", "argon"),
        store.change_secret(ADA, "secret"),
        store.save_settings(ADA, {}),
    ):
        with pytest.raises(Unknown, match="identity-unknown"):
            await change


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
