"""Anything can be offered as a record: it is read, or refused, and nothing else happens."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from klub.cli.voice import sentence
from klub.engine.errors import Malformed, Refusal
from klub.games.clustered import Clustered
from klub.table import Record, Untrue, read_record, replay, verify, write_record

RECORDS = {path.stem: path for path in (Path(__file__).parent / "records").glob("*.json")}
SCHEMA = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_bytes())
VALIDATOR = Draft202012Validator(SCHEMA)
PLAIN = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12)
"""Short text of one line; test_sentences.py has the rest."""
WORDS = PLAIN | st.sampled_from(["W", "Sf3", "0 W@0,1", "0 -W", "on", "all", "random", "9x9"])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(-1e9, 1e9) | WORDS
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=8,
)


def outcome(text: str | bytes) -> Record | None:
    """The record in ``text``, or ``None`` if it is refused; anything else raised is a fault."""
    try:
        return read_record(text)
    except Malformed as refused:
        check_sentence(refused)
        return None


def ruling(record: Record) -> Untrue | None:
    """What `verify` finds, with its text looked at."""
    untrue = verify(Clustered(), record)
    if untrue:
        check_sentence(untrue)
        assert untrue.where
    return untrue


def check_sentence(refusal: Refusal) -> None:
    line = sentence(refusal)
    assert line, "a refusal says why"
    assert line.isprintable(), repr(line)


def original(name: str) -> Any:
    return json.loads(RECORDS[name].read_bytes())


@given(st.binary())
@example(b"")
@example(b"{}")
@example(b"\xef\xbb\xbf{}")
@example('{"klub": 1}'.encode("utf-16"))
@example(b'{"klub": 1e999}')
@example(b'{"klub": ' + b"9" * 5000 + b"}")
@example(b'{"game": "\\ud800"}')
@example(b'{"a": 1, "a": 2')
@example(b"[" * 200_000)
@example(b'{"a":' * 200_000)
def test_no_bytes_do_harm(data: bytes) -> None:
    assert outcome(data) is None


@given(st.text())
def test_no_text_does_harm(text: str) -> None:
    assert outcome(text) is None


def test_text_that_cannot_be_encoded_is_refused() -> None:
    """Half a pair of surrogates, as Python reads undecodable file names and arguments."""
    text = RECORDS["two"].read_text(encoding="utf-8").replace("bot:greedy", "\udcff", 1)
    with pytest.raises(Malformed):
        read_record(text)


@given(JSON)
def test_no_other_json_is_a_record(value: object) -> None:
    assert outcome(json.dumps(value)) is None


@given(
    st.fixed_dictionaries(
        {
            "klub": st.just(1),
            "game": st.just("clustered"),
            "options": st.dictionaries(
                st.sampled_from(SCHEMA["$defs"]["options"]["required"]), JSON, max_size=5
            ),
            "seats": st.lists(PLAIN, max_size=9),
            "commitment": st.just(
                "0cdae8cd8808d275bd99ccc704bcf68bdadf0d941b844e78a4d2729fe6c52107"
            ),
            "moves": st.lists(WORDS, max_size=3),
        },
        optional={
            "seed": st.just("8c9e1d8844843aa26668e31b21e990dc") | WORDS,
            "decks": JSON,
            "scores": st.lists(st.dictionaries(WORDS, st.integers(), max_size=3), max_size=3),
            "winners": st.lists(st.integers(), max_size=3),
        },
    )
)
def test_a_record_made_up_of_parts_is_never_true(document: dict[str, Any]) -> None:
    """The seed and its commitment fit, but nobody guesses the decks that it deals."""
    record = outcome(json.dumps(document))
    assert record is not None
    assert ruling(record) is not None


class Damage(NamedTuple):
    """One thing in an old record that is taken out, put in, changed or swapped."""

    name: str
    path: tuple[str | int, ...]
    how: str
    other: Any

    def document(self) -> Any:
        """The record that is left."""
        place = whole = original(self.name)
        *way, step = self.path
        for inner in way:
            place = place[inner]
        if self.how == "take":
            del place[step]
        elif self.how == "change":
            place[step] = self.other
        elif self.how == "put" and isinstance(step, int):
            place.insert(step, self.other)
        elif self.how == "put":
            place[str(self.other) or "other"] = place[step]
        else:
            steps = list(place) if isinstance(place, dict) else range(len(place))
            other = steps[self.other % len(steps)]
            place[step], place[other] = place[other], place[step]
        return whole


@st.composite
def damages(draw: st.DrawFn) -> Damage:
    name = draw(st.sampled_from(sorted(RECORDS)))
    place = original(name)
    path: list[str | int] = []
    while not path or (isinstance(place, dict | list) and place and draw(st.booleans())):
        steps = list(place) if isinstance(place, dict) else range(len(place))
        path.append(draw(st.sampled_from(steps)))
        place = place[path[-1]]
    how = draw(st.sampled_from(["take", "put", "change", "swap"]))
    others = st.integers(0, 300) if how == "swap" else JSON | st.just(place)
    return Damage(name, tuple(path), how, draw(others))


@given(damages())
@settings(max_examples=300)
def test_a_damaged_record_is_refused_or_is_a_whole_record_again(damage: Damage) -> None:
    """What passes reading, checking and the schema is a game, word for word as klub writes it.

    Names, agreements that the game never came to and moves in another legal order may pass.
    """
    document = damage.document()
    record = outcome(json.dumps(document))
    if record is None or ruling(record) or not VALIDATOR.is_valid(document):
        return
    *_, last = replay(Clustered(), record)
    assert write_record(last.record()) == write_record(record)
    assert json.loads(write_record(record)) == document
    changed = {key for key, value in original(damage.name).items() if document.get(key) != value}
    assert changed <= {"seats", "options", "moves"}


@pytest.mark.parametrize("place", ["quick", "decks"])
def test_a_value_nested_as_deep_as_can_be_read_is_refused(place: str) -> None:
    """At which depth Python gives up must not matter to those who read records."""
    document = original("two")
    (document if place in document else document["options"])[place] = "deep"
    text = json.dumps(document)
    for depth in range(800, 1000):
        try:
            record = read_record(text.replace('"deep"', "[" * depth + "]" * depth))
        except Malformed:
            continue
        untrue = verify(Clustered(), record)
        assert untrue is not None
        assert untrue.where in ("options", "decks")
