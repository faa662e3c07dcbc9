"""Words that the club makes up once and keeps, such as the key of its daily challenges."""

from typing import Protocol


class Words(Protocol):
    """Words by their names."""

    async def lasting_word(self, name: str, fresh: str) -> str:
        """The word that is kept under ``name``; ``fresh``, and it is kept, if there was none.

        Of several machines that ask at once, all get the same.
        """
        ...
