"""The key of a club, from which follows what nobody else may foresee."""

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex

from klub.server.stores import Store, TableId

NAME = "key"
"""Under which the store keeps it."""


@dataclass(frozen=True, slots=True, repr=False)
class Key:
    """256 random bits, made once in the life of a club."""

    bits: bytes

    @staticmethod
    async def of(store: Store) -> "Key":
        """That of the club that is kept in ``store``."""
        return Key(bytes.fromhex(await store.lasting_word(NAME, token_hex(32))))

    def digest(self, text: str) -> bytes:
        """What follows from ``text``: the same for ever, and a riddle to everybody else."""
        return hmac.digest(self.bits, text.encode(), sha256)

    def table(self, text: str) -> TableId:
        """The id of a table that is to be found again, and that nobody can guess."""
        return TableId(urlsafe_b64encode(self.digest(text)[:16]).rstrip(b"=").decode())
