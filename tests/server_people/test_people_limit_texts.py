"""Limits as a host writes them, and the page that lists them."""

import re
from pathlib import Path
from typing import Any

import pytest

from klub.server.accounts.limit_text import DEFAULTS, format_limit, parse_limit
from klub.server.accounts.limits import Rate, Rates

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("guests=60/hour", Rate(60, 3600)),
        ("guests=60/h", Rate(60, 3600)),
        ("messages=30/2s", Rate(30, 2)),
        ("chat_lines=8/16", Rate(8, 16)),
        ("hand_inputs=180/1.5", Rate(180, 1.5)),
        ("forms=1/min", Rate(1, 60)),
        (" reports = 5/2day ", Rate(5, 172_800)),
        ("connections=512", 512),
        ("header_seconds=30", 30),
        ("body_seconds=2min", 120),
    ],
)
def test_a_limit_is_written_as_a_count_and_a_time(text: str, value: Rate | int) -> None:
    assert parse_limit(text) == (text.partition("=")[0].strip(), value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("guests", "is not written NAME=VALUE"),
        ("chat_line=8/16", "no limit called “chat_line”; did you mean chat_lines"),
        ("Chat-Lines=8/16", "did you mean chat_lines"),
        ("socket=8", "did you mean sockets"),
        ("weather=8", "there are requests, guests, log_ins,"),
        ("guests=60", "“60” is no value of guests; expected a count and the time"),
        ("guests=60/", "such as 60/hour or 30/2s"),
        ("guests=0/hour", "both above 0"),
        ("guests=60/0", "both above 0"),
        ("guests=-1/2", "both above 0"),
        ("guests=1/inf", "units: s, min, h, hour, d, day"),
        ("guests=1/nan", "is no value of guests"),
        ("guests=1e3/2", "is no value of guests"),
        ("guests=60/week", "is no value of guests"),
        ("guests=9999999999/2", "is no value of guests"),
        ("connections=5/2", "expected a whole number above 0, such as 256"),
        ("connections=0", "expected a whole number above 0"),
        ("connections=²", "expected a whole number above 0"),
        ("header_seconds=1.5", "expected whole seconds above 0, such as 10"),
    ],
)
def test_what_is_no_limit_is_refused_with_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        parse_limit(text)


@pytest.mark.parametrize("name", DEFAULTS)
def test_every_limit_is_read_as_it_is_written(name: str) -> None:
    assert parse_limit(f"{name}={format_limit(DEFAULTS[name])}") == (name, DEFAULTS[name])


def test_the_page_lists_every_limit_with_its_usual_value() -> None:
    section = PAGE.partition("\n## Limits\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \| (.+) \|$", section, re.MULTILINE)
    assert [(name, value) for name, value, _ in rows] == [
        (name, format_limit(value)) for name, value in DEFAULTS.items()
    ]
    read: dict[str, Any] = dict(parse_limit(f"{name}={value}") for name, value, _ in rows)
    assert Rates(**read) == Rates()
    for example in re.findall(r"--limit ([a-z]\S*=\S+)", PAGE):
        parse_limit(example)
