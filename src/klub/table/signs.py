"""What a reader sees of a text: emoji of several code points as one sign, without joiners.

ZWJ, variation selectors and tags are invisible. They are accepted where they change what is seen
(UTS 51: sequences of emoji; UAX 31: joiners of Arabic and Indic scripts), and nowhere else.
"""

import re

ZWNJ, ZWJ = "\u200c", "\u200d"

_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a-\u23ff\u24c2"
    "\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001f1e5\U0001f201-\U0001f3fa\U0001f400-\U0001f64f\U0001f680-\U0001f7ff"
    "\U0001f900-\U0001faff]"
)
"""Extended_Pictographic, rounded to blocks: emoji that Python does not know yet are among them."""
_EMOJI = f"{_PICTURE}(?:[\ufe0e\ufe0f]|[\U0001f3fb-\U0001f3ff])?"
_VIRAMAS = (
    "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1b44\u1baa\ua9c0"
)
"""After one of these a joiner chooses how an Indic letter is written."""
_INDIC = "(?=[^\\W\\d_])[\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1b00-\u1bff\ua980-\ua9df]"
"""A letter: after a joiner a mark is not drawn on anything."""
_ARABIC = "[\u0620-\u064a\u066e-\u06d3\u0750-\u077f]"

_SIGN = re.compile(
    "|".join(
        (
            f"{_EMOJI}(?:{ZWJ}{_EMOJI}){{1,3}}",
            "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f",  # England
            "[\U0001f1e6-\U0001f1ff]{2}",  # any other flag: two letters
            "[0-9#*]\ufe0f?\u20e3",  # a key
            _EMOJI,
            "[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af][\U000e0100-\U000e01ef]",  # a variant
            "[\u1820-\u18aa][\u180b-\u180d\u180f]",
        )
    )
)
_JOINER = re.compile(
    f"(?<=[{_VIRAMAS}])[{ZWNJ}{ZWJ}](?={_INDIC})|(?<={_ARABIC}){ZWNJ}(?={_ARABIC})"
)
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
"""What Python calls printable and nobody sees."""


def signs(text: str) -> str:
    r"""``text`` with a ``*`` for each emoji, flag or variant, and without the joiners of letters.

    >>> signs("Ada 👩\u200d🔬")
    'Ada *'
    """
    return _SIGN.sub("*", _JOINER.sub("", text))


def printable(text: str) -> bool:
    """Whether ``text`` can be shown, and disturbs nothing that stands around it."""
    return signs(text).isprintable()


def bare(text: str) -> bool:
    """Whether every code point of ``text`` is seen by itself."""
    return text.isprintable() and _INVISIBLE.search(text) is None


def plain(text: str, instead: str) -> str:
    """``text`` on one line, with ``instead`` for each sign that cannot be printed."""
    kept, end = [], 0
    for found in re.finditer(f"{_JOINER.pattern}|{_SIGN.pattern}", text):
        kept += [_printed(text[end : found.start()], instead), found[0]]
        end = found.end()
    return "".join([*kept, _printed(text[end:], instead)])


def _printed(text: str, instead: str) -> str:
    return "".join(sign if sign.isprintable() else instead for sign in text)
