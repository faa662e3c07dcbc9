"""Machine code made ready behind an open club: by other processes, then loaded here."""

import asyncio
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

from klub.gametype import KernelPackage
from klub.server.ops.kernels import LOADED, Kernels, fractions, packages

pytestmark = pytest.mark.anyio

COMPILATION = """
from klub.jit import compiled

@compiled
def doubled(number):
    return 2 * number

def steps():
    assert doubled(2) == 4
    yield "whole numbers"
    assert doubled(0.5) == 1.0
    yield "fractions"
"""

MAIN = """
from {name}.compilation import steps
for step in steps():
    print(step, flush=True)
"""

NewPart = Callable[..., KernelPackage]
numbers = count()


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """Both loops that the club may run on: they start processes in different ways."""
    if request.param:
        pytest.importorskip("uvloop")
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
def new_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewPart:
    """Small packages that compile, of which this process and others know."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    def new(main: str = MAIN, compilation: str = COMPILATION) -> KernelPackage:
        name = f"small_kernel_{next(numbers)}"
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").touch()
        (folder / "__main__.py").write_text(main.format(name=name, folder=str(folder)))
        (folder / "compilation.py").write_text(compilation)
        return KernelPackage(name, (1.0, 3.0))

    return new


async def made_ready(*parts: KernelPackage) -> list[float]:
    """What was told until everything could be played."""
    told: list[float] = []
    kernels = Kernels(parts)
    kernels.on_progress(told.append)
    kernels.start()
    try:
        await kernels.ready()
    finally:
        await kernels.close()
    assert told[-1] == kernels.done == 1.0
    return told


async def test_what_is_not_on_disk_is_compiled_elsewhere_and_loaded(
    new_part: NewPart, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    one, other = new_part(), new_part()
    whole = 8 + LOADED
    assert await made_ready(one, other) == [1 / whole, 4 / whole, 5 / whole, 8 / whole, 1.0]
    assert [record.message for record in caplog.records] == ["kernels-compiling", "kernels-ready"]
    for part in (one, other):
        doubled = import_module(f"{part.name}.compilation").doubled
        assert sum(doubled.stats.cache_hits.values()) == 2, "loaded, not compiled once more"


async def test_what_is_on_disk_is_only_loaded(
    new_part: NewPart, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    part = new_part()
    subprocess.run([sys.executable, "-m", part.name], check=True, capture_output=True)
    assert await made_ready(part) == [1.0]
    assert [record.message for record in caplog.records] == ["kernels-ready"]


@pytest.mark.parametrize(
    ("main", "code"),
    [
        ("raise SystemExit('no space left')", 1),
        ("print('a step', flush=True); import os; print('no space left', file=__import__('sys')"
         ".stderr, flush=True); os.kill(os.getpid(), 9)", -9),
    ],
)  # fmt: skip
async def test_what_no_other_process_can_compile_is_compiled_here(
    main: str, code: int, new_part: NewPart, caplog: pytest.LogCaptureFixture
) -> None:
    part = new_part(main)
    await made_ready(part)
    (record,) = [one for one in caplog.records if one.levelno >= logging.WARNING]
    fields = vars(record)["fields"]
    assert (record.message, fields["code"]) == ("kernels-process", code)
    assert "no space left" in fields["said"]
    doubled = import_module(f"{part.name}.compilation").doubled
    assert sum(doubled.stats.cache_hits.values()) == 0
    assert len(doubled.signatures) == 2


async def test_a_machine_that_starts_no_process_compiles_here(
    new_part: NewPart, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert await made_ready(new_part()) == [1.0]
    assert "kernels-process" in caplog.messages


async def test_whoever_waits_is_told_if_it_never_will_be_ready(
    new_part: NewPart, caplog: pytest.LogCaptureFixture
) -> None:
    part = new_part("raise SystemExit(1)", "def steps():\n    raise LookupError('no such code')\n")
    kernels = Kernels([part])
    kernels.start()
    for _ in range(2):
        with pytest.raises(LookupError, match="no such code"):
            await kernels.ready()
    assert kernels.done < 1
    assert caplog.messages[-1] == "kernels-failed"
    await kernels.close()


async def test_a_club_that_closes_ends_the_process(new_part: NewPart) -> None:
    main = "import os, time; print(os.getpid(), flush=True)\n"
    main += "open(r'{folder}/pid', 'w').write(str(os.getpid())); print('a', flush=True)\n"
    main += "time.sleep(60)"
    part = new_part(main)
    kernels = Kernels([part])
    second = asyncio.Event()
    kernels.on_progress(lambda done: second.set() if done > 0.5 else None)
    kernels.start()
    await second.wait()
    pid = int((Path(str(import_module(part.name).__file__)).parent / "pid").read_text())
    os.kill(pid, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    await kernels.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(asyncio.CancelledError):
        await kernels.ready()
    assert kernels.done < 1


HELD = """
import threading
begun, go, ended = threading.Event(), threading.Event(), threading.Event()

def steps():
    begun.set()
    try:
        assert go.wait(60)
        yield "one"
        raise AssertionError("a closed club goes on")
    finally:
        ended.set()
"""


async def test_a_club_that_closes_does_not_wait_for_what_it_loads(new_part: NewPart) -> None:
    part = new_part(compilation=HELD)
    held = import_module(f"{part.name}.compilation")
    kernels = Kernels([part])
    kernels.start()
    assert await asyncio.to_thread(held.begun.wait, 60)
    await kernels.close()
    assert not held.ended.is_set()
    held.go.set()
    assert await asyncio.to_thread(held.ended.wait, 60)


async def test_the_loop_goes_on_while_code_is_loaded(new_part: NewPart) -> None:
    part = new_part(compilation=HELD.replace("raise Assert", "return\n        raise Assert"))
    held = import_module(f"{part.name}.compilation")
    kernels = Kernels([part])
    threads = []
    kernels.on_progress(lambda _: threads.append(threading.current_thread()))
    kernels.start()
    assert await asyncio.to_thread(held.begun.wait, 60)
    impatient = asyncio.create_task(kernels.ready())
    await asyncio.sleep(0)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    held.go.set()
    await kernels.ready()
    assert threads == [threading.current_thread()]
    await kernels.close()


async def test_nobody_waits_for_what_was_not_started() -> None:
    kernels = Kernels()
    with pytest.raises(RuntimeError):
        await kernels.ready()
    await kernels.close()


async def test_the_kernels_of_the_club_take_as_many_steps_as_were_measured() -> None:
    kernels = Kernels()
    kernels.start()
    await kernels.ready()
    await kernels.close()
    for part in packages():
        steps = import_module(f"{part.name}.compilation").steps
        assert len(part.seconds) == sum(1 for _ in steps())


def test_progress_grows_and_leaves_something_for_loading() -> None:
    one, other = fractions(packages())
    assert [*one, *other] == sorted({*one, *other})
    assert one[0] > 0
    assert 0.9 < other[-1] < 1
