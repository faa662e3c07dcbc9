"""What people may be called: what is joined is one sign, and nothing invisible hides in a name."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from klub.cli.console import one_line
from klub.engine.errors import Refusal
from klub.table.name import LONGEST, MOST_POINTS, named
from klub.table.signs import signs

ZWJ, ZWNJ, VS16, ENGLAND = (
    "\u200d",
    "\u200c",
    "\ufe0f",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
)
JOINED = [
    "👨‍👩‍👧‍👦",
    "👩🏽‍❤️‍💋‍👨🏿",
    "🧑🏻‍🤝‍🧑🏿",
    "👩🏽‍🔬",
    "🏃‍♂️‍➡️",
    "🕵️‍♀️",
    "🏳️‍🌈",
    "🏴‍☠️",
    "🐻‍❄️",
    "🐦‍⬛",
    "🙂‍↔️",
    "❤️",
    "☎︎",
    "👍🏿",
    "1️⃣",
    "🇩🇪",
    ENGLAND,
    "\U0001fae8",  # younger than the tables of Python 3.11
]
LETTERS = ["علی‌رضا", "می‌ترا", "ශ්‍රී", "ক্‍ষ", "शर्‍मा", "葛\U000e0100"]
HIDDEN = [
    "",
    " ",
    ZWJ,
    VS16,
    f"a{ZWJ}b",
    f"Ada{ZWJ}",
    f"👩{ZWJ}",
    f"{ZWJ}👩",
    f"👩{ZWJ}{ZWJ}🔬",
    f"👩{ZWJ}a",
    f"Ada{VS16}",
    f"❤{VS16}{VS16}",
    f"a{ZWNJ}b",
    f"ا{ZWNJ}",
    f"ا{ZWNJ}{ZWNJ}ب",
    f"ක්{ZWJ}",
    f"क{ZWJ}ष",
    "A\U000e0100",
    "Ada\U000e0067\U000e007f",
    "🏴\U000e0067\U000e0062",
    "🏴\U000e007f",
    "🏳\U000e0067\U000e0062\U000e0065\U000e007f",
    "\u3164",
    "\u2800",
    "A\u034f",
    "A\u200bB",
    "A\u00adB",
    "\u2066Ada\u2069",
    "\u202eadA",
    "A\u2028B",
    "A\ufeff",
    "\ud800",
]


def accepted(name: str) -> bool:
    try:
        return named(name) == name.strip()
    except Refusal:
        return False


@pytest.mark.parametrize("sign", JOINED)
def test_a_joined_emoji_is_one_sign(sign: str) -> None:
    assert signs(sign) == "*"
    name = f"Ada {sign}"
    assert named(name) == name
    assert one_line(name) == name


@pytest.mark.parametrize("name", LETTERS)
def test_letters_are_joined_and_parted_as_their_script_needs(name: str) -> None:
    assert named(name) == name
    assert one_line(name) == name


@pytest.mark.parametrize("name", HIDDEN)
def test_what_nobody_sees_is_refused(name: str) -> None:
    assert not accepted(name)
    assert not accepted(f"Ada {name}" if name.strip() else name)


def test_names_are_as_long_as_they_look() -> None:
    family, flag = JOINED[0], "🇩🇪"
    assert accepted("x" * LONGEST)
    assert not accepted("x" * (LONGEST + 1))
    assert accepted("x" * (LONGEST - 2) + family + flag)
    assert not accepted("x" * (LONGEST - 1) + family + flag)
    assert accepted(flag * LONGEST)
    assert not accepted(family * (MOST_POINTS // len(family) + 1))


POOL = st.sampled_from([*"Ada 1#ابकक्්", *JOINED, *"👩🔬🏴🇩\u0301", ZWJ, ZWNJ, VS16, *HIDDEN[2:]])


@given(st.lists(POOL, max_size=8).map("".join) | st.text(max_size=8))
@example(f"👩{ZWJ}🔬")
@example(f"ක්{ZWJ}्")
def test_an_accepted_name_hides_nothing(name: str) -> None:
    if not accepted(name):
        return
    name = name.strip()
    for place, sign in enumerate(name):
        kind = unicodedata.category(sign)
        assert kind not in ("Cc", "Cs", "Co", "Zl", "Zp")
        if kind != "Cf" or "\U000e0020" <= sign <= "\U000e007f":
            continue
        assert sign in (ZWJ, ZWNJ)
        before, after = name[place - 1], name[place + 1]
        assert place > 0
        assert not before.isascii()
        assert not after.isascii()
        assert unicodedata.category(after)[0] in "LSC"
    # Taken apart there is nothing in it but what is seen.
    assert signs(name).isprintable()
    assert VS16 not in signs(name)
    assert accepted(signs(name))
