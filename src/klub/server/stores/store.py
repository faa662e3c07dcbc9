"""What a club owes its members to remember, wherever it is kept."""

from types import TracebackType
from typing import Protocol, Self

from klub.server.stores.archive import Archive
from klub.server.stores.availability import Availability
from klub.server.stores.clients import Clients
from klub.server.stores.lobby import Lobby
from klub.server.stores.log import Log
from klub.server.stores.people import People
from klub.server.stores.runs import Runs
from klub.server.stores.scores import Scores
from klub.server.stores.words import Words


class Store(Log, Lobby, People, Clients, Scores, Archive, Words, Runs, Protocol):
    """Everything that outlives the server.

    What a method has written when it returns is on disk. No method looks at a clock, makes up an
    id, or checks that an id it is given belongs to something. Texts contain no NUL. Any method may
    raise `StoreAway`.
    """

    availability: Availability

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        ...

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...
