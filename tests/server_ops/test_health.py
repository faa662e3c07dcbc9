"""Looking whether the club can work costs little, whoever asks how often, and never hangs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from klub.gametype import KernelPackage
from klub.server.ops import health
from klub.server.ops.health import Check, Failing, HealthCheck, Part
from klub.server.ops.kernels import Kernels
from klub.server.stores import MemoryStore, open_store

pytestmark = pytest.mark.anyio
FOREVER = 10**6
WELL = Part(ok=True, says="Well.")


@pytest.fixture
def anyio_backend() -> str:
    """Checks run on asyncio."""
    return "asyncio"


class Database:
    """Something to look at that answers when it is let."""

    def __init__(self) -> None:
        self.looks = 0
        self.answers = asyncio.Event()

    async def look(self) -> str:
        """Wait until it answers."""
        self.looks += 1
        await self.answers.wait()
        return "Well."


async def nothing() -> None:
    """A write that succeeds at once."""


def ready() -> Kernels:
    kernels = Kernels()
    kernels.done = 1.0
    return kernels


async def test_all_who_ask_share_one_look() -> None:
    database = Database()
    check = Check(database.look, patience=FOREVER)
    asking = [asyncio.create_task(check.part()) for _ in range(1000)]
    await asyncio.sleep(0)
    database.answers.set()
    assert await asyncio.gather(*asking) == [WELL] * 1000
    assert database.looks == 1


async def test_what_was_found_holds_for_a_while() -> None:
    database = Database()
    database.answers.set()
    check = Check(database.look, fresh=FOREVER)
    assert [await check.part() for _ in range(100)] == [WELL] * 100
    assert database.looks == 1
    check = Check(database.look, fresh=0.0)
    assert [await check.part() for _ in range(3)] == [WELL] * 3
    assert database.looks == 4


async def test_while_one_look_hangs_no_other_begins_and_all_are_answered() -> None:
    database = Database()
    check = Check(database.look, patience=0.05, fresh=0.0)
    for _ in range(3):
        found = await asyncio.gather(*(check.part() for _ in range(300)))
        assert not any(part.ok for part in found)
        assert found[0].says.startswith("No answer for 0.")
    assert database.looks == 1
    database.answers.set()
    await asyncio.sleep(0)
    while not (await check.part()).ok:
        await asyncio.sleep(0)


async def test_somebody_who_goes_does_not_end_the_look_of_others() -> None:
    database = Database()
    check = Check(database.look, patience=FOREVER)
    gone, here = (asyncio.create_task(check.part()) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait([gone])
    database.answers.set()
    assert await here == WELL
    assert database.looks == 1


async def test_a_look_that_was_given_up_does_not_go_on() -> None:
    database = Database()
    check = Check(database.look, patience=0.01)
    assert not (await check.part()).ok
    check.close()
    assert check._task is not None
    await asyncio.wait([check._task])
    assert check._task.cancelled()


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (Failing("Only 3 MB are free."), "Only 3 MB are free."),
        (ConnectionRefusedError(111, "no answer of 10.0.0.5"), "The database cannot be reached."),
        (RuntimeError("of 10.0.0.5"), "The database cannot be written to (RuntimeError)."),
    ],
)
async def test_what_is_wrong_is_told_without_addresses(error: Exception, says: str) -> None:
    async def look() -> str:
        raise error

    assert await Check(look).part() == Part(ok=False, says=says)


async def test_a_disk_needs_room_beside_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with await open_store(f"sqlite:///{tmp_path}/club.db") as store:
        found = await HealthCheck(store, nothing, ready()).health()
        assert (found.status, sorted(found.parts)) == ("open", ["database", "disk", "kernels"])
        assert found.parts["disk"].says.endswith(" MB are free beside the database.")
        assert caplog.records == []
        monkeypatch.setattr(health, "LEAST", 10**24)
        found = await HealthCheck(store, nothing, ready()).health()
    assert (found.status, found.ok) == ("failing", False)
    assert [name for name, part in found.parts.items() if not part.ok] == ["disk"]
    assert found.parts["disk"].says.startswith("Only ")
    assert [record.message for record in caplog.records] == ["health-failing"]


async def test_a_failure_is_logged_once_and_so_is_its_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def away() -> None:
        raise OSError("away")

    way: list[Callable[[], Awaitable[None]]] = [away]
    check = HealthCheck(MemoryStore(), lambda: way[-1](), ready(), fresh=0.0)
    assert [(await check.health()).ok for _ in range(3)] == [False] * 3
    way.append(nothing)
    assert [(await check.health()).ok for _ in range(3)] == [True] * 3
    assert [record.message for record in caplog.records] == ["health-failing", "health-restored"]
    assert caplog.records[0].exc_info


async def test_a_club_that_compiles_can_work_and_one_that_cannot_compile_cannot() -> None:
    kernels = Kernels([KernelPackage("klub.no_such_kernel", (1.0,))])
    check = HealthCheck(MemoryStore(), nothing, kernels)
    found = await check.health()
    assert (found.ok, found.prepared) == (True, 0.0)
    assert found.parts["kernels"].says.startswith("Compiling")
    kernels.start()
    with pytest.raises(ModuleNotFoundError):
        await kernels.ready()
    found = await check.health()
    assert (found.ok, found.parts["kernels"].ok) == (False, False)
    await kernels.close()
    found = await HealthCheck(MemoryStore(), nothing, ready()).health()
    assert (found.ok, found.prepared, "disk" in found.parts) == (True, 1.0, False)
