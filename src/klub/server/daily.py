"""The daily challenge: alone, with the same luck for everybody that day.

The seed follows from the day and the key of the club; so does the table of each try, which makes a
second try find the first.
"""

from datetime import UTC, datetime, timedelta

from klub.server.key import Key
from klub.server.stores import IdentityId, TableId
from klub.table.seed import LENGTH, Seed


def today(now: float) -> str:
    """The day in UTC, as ``2031-05-04``."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over: from then on its luck may be known. s since 1970."""
    begun = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return (begun + timedelta(days=1)).timestamp()


def seed_of(key: Key, day: str, game: str) -> Seed:
    """Everybody's luck that day."""
    return Seed(key.digest(f"seed/{day}/{game}").hex()[:LENGTH])


def table_of(key: Key, day: str, game: str, who: IdentityId) -> TableId:
    """Where somebody tries."""
    return key.table(f"daily/{day}/{game}/{who}")
