"""Secrets do not show themselves, and passwords are looked at two at a time."""

import asyncio
import threading
from typing import Literal

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError

from klub.engine.errors import Refusal
from klub.server.accounts.entry import AT_ONCE, Entry, _nobody, fitting, new_secret
from klub.server.stores import MemoryStore
from klub.wire.people import Claim, LogIn

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """The club runs on asyncio."""
    return "asyncio"


def test_neither_secrets_nor_passwords_are_in_a_repr() -> None:
    secret = new_secret()
    value = secret.cookie(secure=False).removeprefix("klub=").partition(";")[0]
    assert value not in repr(secret) + str(secret) + repr([secret])
    assert "hush hush" not in repr(Claim("ada", "hush hush")) + repr(LogIn("ada", "hush hush"))


def test_secrets_differ() -> None:
    assert len({new_secret().hash for _ in range(100)}) == 100


def test_the_hash_of_nobody_costs_what_a_real_one_costs() -> None:
    hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    nobody = _nobody(hasher)
    real = hasher.hash("a")
    assert not hasher.check_needs_rehash(nobody)
    assert nobody.split("$")[:4] == real.split("$")[:4]
    assert len(nobody) == len(real)
    with pytest.raises(Exception, match="match") as raised:
        hasher.verify(nobody, "a")
    assert not isinstance(raised.value, InvalidHashError)


class Crowded(PasswordHasher):
    """Argon2 that notes how many are at it, and waits until as many as may be are."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.full = threading.Barrier(AT_ONCE)
        self.lock = threading.Lock()
        self.inside = self.most = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        """Note, wait, and look."""
        with self.lock:
            self.inside += 1
            self.most = max(self.most, self.inside)
        try:
            self.full.wait(10)
            return super().verify(hash, password)
        finally:
            with self.lock:
                self.inside -= 1


async def test_two_passwords_are_looked_at_together_and_no_more() -> None:
    hasher = Crowded()
    async with MemoryStore() as store:
        entry = Entry(store, hasher)
        tries = [entry.log_in("nobody", "x", 1.0) for _ in range(4 * AT_ONCE)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        entry.close()
    assert [type(one).__name__ for one in answers] == ["Failure"] * len(tries)
    assert hasher.most == AT_ONCE


async def test_the_real_argon2_opens_what_it_closed() -> None:
    async with MemoryStore() as store:
        entry = Entry(store)
        guest, secret = await entry.come_in(None, 1.0)
        claimed = await entry.claim(guest, secret, "ada", "correct horse", None)
        again, other = await entry.log_in("Ada", "correct horse", 2.0)
        entry.close()
        assert claimed.password_hash is not None
        assert claimed.password_hash.startswith("$argon2id$")
        assert again == claimed == await store.identity_by_secret(other.hash)


def test_settings_may_be_broad_but_not_deep() -> None:
    fitting({str(number): [[[]]] for number in range(500)})
    with pytest.raises(Refusal, match="settings-deep"):
        fitting({"a": [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]})
