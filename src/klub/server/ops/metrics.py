"""Figures of the running club, in the text format 0.0.4 that Prometheus reads."""

import math
import os
import platform
import time
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from itertools import accumulate
from pathlib import Path
from threading import Lock

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""s: what somebody waits for; 50 ms is the club's promise."""
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""s: what a bot may take."""

Key = tuple[str, ...]
"""The values of a metric's labels, in their order."""
Reading = float | Mapping[Key, float]
"""One number, or one for each combination of label values."""
Line = tuple[str, Mapping[str, str], float]
"""What is added to the name, all labels, the value."""


class Metric(ABC):
    """Something that is counted or measured, by label; any thread may do so.

    Label values must come from the club and not from a client: each new one is kept for ever.
    """

    kind: str

    def __init__(self, name: str, says: str, labels: Sequence[str] = ()) -> None:
        self.name = name
        self.says = says
        self.labels = tuple(labels)
        self._lock = Lock()

    @abstractmethod
    def lines(self) -> Iterator[Line]:
        """Every number, in an order that does not change."""

    def _key(self, values: Mapping[str, str]) -> Key:
        if len(values) != len(self.labels):
            raise ValueError(f"{self.name} has the labels {self.labels}, not {tuple(values)}")
        return tuple([values[label] for label in self.labels])

    def _named(self, key: Key) -> dict[str, str]:
        return dict(zip(self.labels, key, strict=True))


class _Numbers(Metric):
    """One number for each combination of label values."""

    def __init__(
        self,
        name: str,
        says: str,
        labels: Sequence[str] = (),
        read: Callable[[], Reading] | None = None,
    ) -> None:
        super().__init__(name, says, labels)
        self.read = read
        """Asked when the figures are; what was added is then not told."""
        self._numbers: dict[Key, float] = {} if self.labels else {(): 0.0}

    def add(self, amount: float = 1.0, **labels: str) -> None:
        """Count ``amount`` more."""
        key = self._key(labels)
        with self._lock:
            self._numbers[key] = self._numbers.get(key, 0.0) + amount

    def lines(self) -> Iterator[Line]:
        """The numbers, sorted by their labels."""
        found = self._added() if self.read is None else self.read()
        numbers: Mapping[Key, float] = found if isinstance(found, Mapping) else {(): found}
        for key in sorted(numbers):
            yield "", self._named(key), numbers[key]

    def _added(self) -> Reading:
        with self._lock:
            return self._numbers.copy()


class Counter(_Numbers):
    """A number that only grows."""

    kind = "counter"

    def add(self, amount: float = 1.0, **labels: str) -> None:
        """Count ``amount`` more; `ValueError` if it is less than nothing."""
        if not amount >= 0:
            raise ValueError(f"{self.name} cannot grow by {amount}")
        super().add(amount, **labels)


class Gauge(_Numbers):
    """A number that goes up and down."""

    kind = "gauge"

    def set(self, value: float, **labels: str) -> None:
        """Let the number be ``value``."""
        key = self._key(labels)
        with self._lock:
            self._numbers[key] = value


class Histogram(Metric):
    """How often something took how long."""

    kind = "histogram"

    def __init__(
        self, name: str, says: str, bounds: Sequence[float], labels: Sequence[str] = ()
    ) -> None:
        super().__init__(name, says, labels)
        if list(bounds) != sorted(set(bounds)) or not all(map(math.isfinite, bounds)):
            raise ValueError(f"the bounds of {name} must grow: {bounds}")
        self.bounds = tuple(bounds)
        # For each key a count in each bucket, the last without a bound, and the sum.
        self._counts: dict[Key, tuple[list[int], float]] = {}
        if not self.labels:
            self._counts[()] = self._none()

    def observe(self, value: float, **labels: str) -> None:
        """Note one ``value``."""
        key = self._key(labels)
        with self._lock:
            counts, total = self._counts.get(key) or self._none()
            counts[bisect_left(self.bounds, value)] += 1
            self._counts[key] = counts, total + value

    @contextmanager
    def timed(self, **labels: str) -> Iterator[None]:
        """Note how many seconds it takes, even if it fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - begun, **labels)

    def lines(self) -> Iterator[Line]:
        """The buckets, each with all that are smaller, then the sum and the count."""
        with self._lock:
            found = {key: (list(counts), total) for key, (counts, total) in self._counts.items()}
        for key in sorted(found):
            counts, total = found[key]
            named = self._named(key)
            for bound, below in zip((*self.bounds, math.inf), accumulate(counts), strict=True):
                yield "_bucket", {**named, "le": _number(bound)}, below
            yield "_sum", named, total
            yield "_count", named, sum(counts)

    def _none(self) -> tuple[list[int], float]:
        return [0] * (len(self.bounds) + 1), 0.0


class Metrics:
    """All that is told together, sorted by name."""

    def __init__(self, *metrics: Metric) -> None:
        self._metrics = {metric.name: metric for metric in metrics}
        if len(self._metrics) != len(metrics):
            raise ValueError("two metrics of the same name")

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        told = []
        for name, metric in sorted(self._metrics.items()):
            says = metric.says.replace("\\", r"\\").replace("\n", r"\n")
            told += [f"# HELP {name} {says}", f"# TYPE {name} {metric.kind}"]
            for ending, labels, value in metric.lines():
                pairs = ",".join(f'{label}="{_quoted(word)}"' for label, word in labels.items())
                braced = f"{{{pairs}}}" if pairs else ""
                told.append(f"{name}{ending}{braced} {_number(value)}")
        return "\n".join(told) + "\n"


class Figures(Metrics):
    """The figures of the club."""

    def __init__(self) -> None:
        self.sockets = Gauge("klub_sockets", "Sockets that are open.")
        self.tables = Gauge("klub_tables", "Tables that are held.", ("game", "status"))
        self.wishes = Counter(
            "klub_wishes_total", "Wishes of players, by what came of them.", ("kind", "outcome")
        )
        self.refused = Counter(
            "klub_messages_refused_total", "Messages that were no wish.", ("reason",)
        )
        self.wish_seconds = Histogram("klub_wish_seconds", "From a wish until all are told.", QUICK)
        self.append_seconds = Histogram(
            "klub_append_seconds", "From an event until it is on disk.", QUICK
        )
        self.frames_sent = Counter("klub_frames_sent_total", "Frames of live turns sent.")
        self.frames_merged = Counter(
            "klub_frames_merged_total", "Frames that a slow reader got as part of a later one."
        )
        self.bot_seconds = Histogram(
            "klub_bot_seconds", "How long bots think about a move.", LONG, ("game", "bot")
        )
        self.ticker_resets = Counter(
            "klub_ticker_resets_total",
            "How often time was let pass more slowly.",
        )
        super().__init__(
            self.sockets,
            self.tables,
            self.wishes,
            self.refused,
            self.wish_seconds,
            self.append_seconds,
            self.frames_sent,
            self.frames_merged,
            self.bot_seconds,
            self.ticker_resets,
            *_process(),
        )


def _process() -> Iterator[Metric]:
    """What every server tells of itself, under the names that are usual."""
    build = Gauge("klub_build_info", "This klub.", ("python", "version"))
    build.set(1.0, python=platform.python_version(), version=version("klub"))
    yield build
    yield Gauge("process_resident_memory_bytes", "Memory that is held.", read=_resident)
    yield Counter("process_cpu_seconds_total", "Time on processors.", read=time.process_time)


def _resident() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_bytes().split()[1])
        return float(pages * os.sysconf("SC_PAGE_SIZE"))
    except OSError:  # not on Linux
        return math.nan


def _quoted(word: str) -> str:
    return word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    if math.isinf(value):
        return "+Inf" if value > 0 else "-Inf"
    if math.isnan(value):
        return "NaN"
    return str(int(value)) if value == int(value) and abs(value) < 2**53 else repr(float(value))
