"""Figures as Prometheus reads them, by a reader that forgives nothing."""

import math
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.server.ops.metrics import Counter, Figures, Gauge, Histogram, Metrics

Labels = tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Family:
    """One metric, as it was read."""

    says: str
    kind: str = ""
    samples: dict[tuple[str, Labels], float] = field(default_factory=dict)
    """By the whole name and the labels in their order."""


METRIC = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = re.compile(r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|\})')
SAMPLE = re.compile(rf"({METRIC})(\{{)?")
NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?|[+-]Inf|NaN")
ENDINGS = {"counter": [""], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}


def read(text: str) -> dict[str, Family]:
    """What ``text`` says, or an `AssertionError`: the format 0.0.4, each family in one block."""
    assert text.endswith("\n"), "the last line must end"
    families: dict[str, Family] = {}
    name = ""
    for line in text[:-1].split("\n"):
        if line.startswith("# HELP "):
            name, says = line.removeprefix("# HELP ").split(" ", 1)
            assert re.fullmatch(METRIC, name)
            assert name not in families, "one block a family"
            assert re.fullmatch(r"(?:[^\\]|\\\\|\\n)*", says)
            families[name] = Family(unescaped(says))
        elif line.startswith("# TYPE "):
            typed, kind = line.removeprefix("# TYPE ").split(" ")
            assert typed == name
            assert not families[name].samples, "before the first sample"
            assert not families[name].kind
            assert kind in ENDINGS
            families[name].kind = kind
        else:
            whole, labels, value = sample(line)
            assert whole.removeprefix(name) in ENDINGS[families[name].kind]
            assert (whole, labels) not in families[name].samples, "one sample for each labelling"
            families[name].samples[whole, labels] = value
    for name, family in families.items():
        if family.kind == "histogram":
            check_histogram(name, family)
    return families


def sample(line: str) -> tuple[str, Labels, float]:
    start = SAMPLE.match(line)
    assert start, line
    at, labels = start.end(), []
    if start[2]:
        while True:
            found = LABEL.match(line, at)
            assert found, line[at:]
            labels.append((found[1], unescaped(found[2])))
            at = found.end()
            if found[3] == "}":
                break
    assert len(dict(labels)) == len(labels), "each label once"
    assert line[at] == " "
    assert NUMBER.fullmatch(line[at + 1 :]), line
    return start[1], tuple(labels), float(line[at + 1 :])


def unescaped(word: str) -> str:
    meant = {r"\n": "\n", r"\\": "\\", r"\"": '"'}
    return re.sub(r"\\.", lambda found: meant[found[0]], word)


def check_histogram(name: str, family: Family) -> None:
    buckets: dict[Labels, list[tuple[float, float]]] = {}
    for (whole, labels), value in family.samples.items():
        if whole == f"{name}_bucket":
            *rest, (last, bound) = labels
            assert last == "le"
            buckets.setdefault(tuple(rest), []).append((float(bound), value))
    for labels, found in buckets.items():
        assert found == sorted(found), "bounds and counts grow together"
        assert found[-1] == (math.inf, family.samples[f"{name}_count", labels])
        assert (f"{name}_sum", labels) in family.samples
    assert len(family.samples) == sum(len(found) + 2 for found in buckets.values())


def test_a_counter_counts_by_label() -> None:
    wishes = Counter("wishes_total", "What was wished.", ("kind", "outcome"))
    wishes.add(kind="sit", outcome="granted")
    wishes.add(2, outcome="granted", kind="sit")
    wishes.add(0.5, kind="move", outcome="refused")
    assert Metrics(wishes).text() == (
        "# HELP wishes_total What was wished.\n"
        "# TYPE wishes_total counter\n"
        'wishes_total{kind="move",outcome="refused"} 0.5\n'
        'wishes_total{kind="sit",outcome="granted"} 3\n'
    )


def test_a_histogram_counts_what_is_not_above_each_bound() -> None:
    seconds = Histogram("seconds", "How long.", (0.1, 1.0))
    for value in (0.05, 0.1, 0.7, 1.0, 30.0):
        seconds.observe(value)
    assert Metrics(seconds).text() == (
        "# HELP seconds How long.\n"
        "# TYPE seconds histogram\n"
        'seconds_bucket{le="0.1"} 2\n'
        'seconds_bucket{le="1"} 4\n'
        'seconds_bucket{le="+Inf"} 5\n'
        "seconds_sum 31.85\n"
        "seconds_count 5\n"
    )


def test_time_is_noted_also_when_it_ends_badly() -> None:
    seconds = Histogram("seconds", "How long.", (0.1,), ("game",))
    with pytest.raises(LookupError), seconds.timed(game="kluster"):
        raise LookupError
    samples = read(Metrics(seconds).text())["seconds"].samples
    assert samples["seconds_count", (("game", "kluster"),)] == 1


def test_a_gauge_is_set_moved_or_asked() -> None:
    sockets, tables = Gauge("sockets", "Open."), Gauge("tables", "Held.", ("game",))
    sockets.set(5)
    sockets.add(-2)
    tables.read = lambda: {("kluster",): 2, ("clustered",): 7}
    told = read(Metrics(tables, sockets).text())
    assert list(told) == ["sockets", "tables"]
    assert told["sockets"].samples == {("sockets", ()): 3}
    assert list(told["tables"].samples.values()) == [7, 2]


@pytest.mark.parametrize(
    ("value", "told"),
    [(0, "0"), (-3.0, "-3"), (1e300, "1e+300"), (0.1, "0.1"), (2**60, "1.152921504606847e+18"),
     (math.inf, "+Inf"), (-math.inf, "-Inf"), (math.nan, "NaN")],
)  # fmt: skip
def test_numbers_are_told_so_that_they_are_read_back(value: float, told: str) -> None:
    gauge = Gauge("g", "A number.", read=lambda: value)
    text = Metrics(gauge).text()
    assert text.splitlines()[-1] == f"g {told}"
    (back,) = read(text)["g"].samples.values()
    assert back == value or (math.isnan(back) and math.isnan(value))


@given(st.dictionaries(st.tuples(st.text(), st.text()), st.floats(allow_nan=False)), st.text())
def test_any_label_and_any_description_can_be_read_back(
    numbers: Mapping[tuple[str, ...], float], says: str
) -> None:
    gauge = Gauge("g", says, ("a", "b"), read=lambda: numbers)
    found = read(Metrics(gauge).text())["g"]
    assert found.says == says
    assert {tuple(word for _, word in labels): value for (_, labels), value in
            found.samples.items()} == numbers  # fmt: skip


def test_the_order_does_not_depend_on_what_came_first() -> None:
    def told(names: str) -> str:
        counter = Counter("c_total", "Letters.", ("letter",))
        for name in names:
            counter.add(letter=name)
        return Metrics(*[Gauge("b", "B."), counter][:: 1 if names < "b" else -1]).text()

    assert told("abc") == told("cab")


def test_mistakes_in_the_code_are_not_counted() -> None:
    counter = Counter("c_total", "Counted.", ("kind",))
    for labels in ({}, {"kind": "a", "other": "b"}):
        with pytest.raises(ValueError, match="labels"):
            counter.add(1, **labels)
    with pytest.raises(KeyError):
        counter.add(sort="a")
    for amount in (-1, math.nan):
        with pytest.raises(ValueError, match="grow"):
            counter.add(amount, kind="a")
    with pytest.raises(ValueError, match="must grow"):
        Histogram("h", "Wrong.", (1.0, 0.5))
    with pytest.raises(ValueError, match="same name"):
        Metrics(counter, counter)
    assert read(Metrics(counter).text())["c_total"].samples == {}


def test_threads_lose_no_count() -> None:
    counter, histogram = Counter("c_total", "Counted."), Histogram("h", "Seen.", (1.0,))

    def work(_: int) -> None:
        for _ in range(2000):
            counter.add()
            histogram.observe(0.5)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    told = read(Metrics(counter, histogram).text())
    assert told["c_total"].samples["c_total", ()] == 8000
    assert told["h"].samples["h_count", ()] == 8000


def test_the_figures_of_a_club_that_has_just_opened_can_be_read() -> None:
    figures = Figures()
    figures.wishes.add(kind="move", outcome="granted")
    figures.bot_seconds.observe(0.3, game="clustered", bot="greedy")
    told = read(figures.text())
    assert told["klub_sockets"].samples == {("klub_sockets", ()): 0}
    assert told["klub_wish_seconds"].samples["klub_wish_seconds_count", ()] == 0
    ((_, build),) = told["klub_build_info"].samples
    assert [label for label, _ in build] == ["python", "version"]
    assert told["process_cpu_seconds_total"].kind == "counter"
    assert told["process_cpu_seconds_total"].samples["process_cpu_seconds_total", ()] > 0
    (held,) = told["process_resident_memory_bytes"].samples.values()
    assert math.isnan(held) or held > 1_000_000
    assert all(family.says for family in told.values())
    assert all(
        name.endswith("_total") == (family.kind == "counter") for name, family in told.items()
    )


@pytest.mark.parametrize(
    "wrong",
    ["# HELP a A.\n# TYPE a gauge\na 1", "# HELP a A.\n# TYPE a gauge\na 1\na 2\n",
     '# HELP a A.\n# TYPE a gauge\na{b="c} 1\n', "# HELP a A.\n# TYPE a gauge\na one\n",
     '# HELP a A.\n# TYPE a histogram\na_bucket{le="+Inf"} 1\na_sum 1\na_count 2\n'],
)  # fmt: skip
def test_the_reader_of_these_tests_forgives_nothing(wrong: str) -> None:
    with pytest.raises(AssertionError):
        read(wrong)
