"""The texts of which hostile messages are made."""

import json
from base64 import b64encode
from random import Random
from zlib import compress

from klub.games.kluster.packed import packed

DEEP = 400
VALUES = (
    *("null", "true", "false", "0", "-0", "-1", "1", "3", "7", "63", "64", "255", "256"),
    *(str(2**31), str(-(2**63)), str(2**53), str(2**53 - 1), str(2**63), str(2**64), "9" * 400),
    *("1.0", "1.5", "-0.0", "1e2", "1e308", "1e309", "-1e400", "1e-400", "5e-324", "9" * 5000),
    *("NaN", "Infinity", "-Infinity", "nan", "01", "+1", "0x10", "1_0", ".5", "5.", "1e", "--1"),
    *('""', '" "', '"0"', '"1"', '"null"', '"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\x"'),
    *('"\\u202e"', '"😀"', '"a\\nb"', '"/../../etc/passwd"', '"\'; drop table events; --"'),
    *('"{$name}"', '"%s%n"', '"<script>alert(1)</script>"', '"${jndi:ldap://x}"'),
    json.dumps("x" * 5000),
    json.dumps("\u202e" * 40),
    *("[]", "{}", "[0]", '{"a":1}', "[[[[[[]]]]]]", '["watch","sit"]', '{"t":"watch"}'),
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    "[" * 5000,
    "",
)
"""What may stand for the value of a part, as JSON or nearly."""
PARTS = (
    *("t", "table", "id", "seat", "name", "bot", "move", "text", "who", "on", "since", "hand"),
    *("stone", "x", "y", "z", "yaw", "tilt", "down", "cord", "node", "T", "__class__", "event"),
    *("ID", "t\\u0000", "admin", "seed", "result", "after"),
)
PLACES = ("", "unknown", "A" * 22, "A" * 32, "A" * 33, "../club", "é", "a b", "\0", "-", "_")
"""Ids of tables that there are not."""
UNFIT_NAMES = ("\0", " ", "\u202eevil", "bot:greedy", "a\nb", "\ufeff", "\x7f", "x" * 25, "")
NAMES = (*UNFIT_NAMES, "Ann", "😀" * 24, "Host", "x" * 24, "'; --", "é" * 24)
LINES = (
    *("\0", "\x1b[2J", "\u202eevil", "a\rb", "\u2028", "\ufeff", "\x7f", "\ue000", "\U0010ffff"),
    *("x" * 501, "😀" * 501, " " * 500, "", "\t", "\n" * 500, "\u200b" * 400, "\ufdd0"),
    *("😀" * 500, "hello\nworld", "<img src=x onerror=alert(1)>", "é" * 500, "*" * 500, "{$name}"),
)
"""Things to say: of most, nothing may be written down."""


def _log(*numbers: int) -> str:
    return "*" + b64encode(compress(packed(numbers), 9)).decode()


ABSURD_PLANS = (
    *("0@0,0,0u", "0@0,0,0", "99@0,0,0u", "23@9999,9999,0u", "0@2000,2000,0e", "0@-2001,0,0u"),
    *(
        "c0.0>2000,2000 c0.32>-2000,-2000 0@0,0,0u",
        "c7.63>0,0",
        "c8.0>0,0",
        "c0.64>0,0",
        "c9.99>0,0",
    ),
    *("c0.0>NaN,0", "0@1e3,0,0u", "0@٠,0,0u", "0 @0,0,0u", "0@0,0,0u\n0@0,0,0u", "0@0,0,0u\0"),
    *("0@0,0,0u " * 400, "0@0,0,0u " * 401, "c0.0>1,1 " * 2000, "0" * 20_000, "0" * 20_001),
    *("*", "*!!!", "*AAAA", "*" + "A" * 19_999, "*eJxjYGBgAAAABAAB", _log(1, 0, 6), _log(0)),
    *(_log(1, 216_000, 6), _log(1, 216_001, 6), _log(2**40), _log(-1), _log(3, 0, 0, 0, 6, 6, 6)),
    *(_log(1, 0, 0, 5, 5, 0, 0, 0, 0, 0, 0), _log(1, 0, 7), _log(1, 0, -1), _log(20, *[0] * 40)),
)
"""Turns of Kluster in short, and as they are kept."""
CLUSTERED_MOVES = (
    *("Sf3@50,50", "W@0,0", "W@999,-999", "W@1000,0", "Sf3@0,0", "Ce1@-999,999", "-Sf3", "-W"),
    *("~Ce1", "~Ce1 ~Tf2", "~W ~W", "Sf3@50,50 ~Ce1", "Sf3", "sf3@1,0", "Sf4@1,0", "Xf3@1,0"),
    *("Sf3@1", "Sf3@1,", "Sf3@1,0 ", " Sf3@1,0", "Sf3@1,0\n1 Sf3@1,0", "Sf3@١,0", "Sf3@1.0,0"),
    *("Sf3@+1,0", "Sf3@--1,0", "Sf3@1,0,0", "Sf3@1;0", "\0", "W" * 20_000, "W" * 20_001, "é", "😀"),
    *("0 Sf3@1,0", "1 W@1,0", "undo", "-", "~", "@", "Sf3@" + "9" * 300 + ",0", "{}", "W@50,-50"),
)


def broken(luck: Random, whole: bytes) -> bytes:
    """Bytes that are no message: of nothing, or of a message damaged."""
    match luck.randrange(12):
        case 0:
            return luck.randbytes(luck.choice((1, 2, 7, 64, 1000)))
        case 1:
            return whole[: luck.randrange(len(whole))]
        case 2:
            return whole + luck.choice((b"}", b"{}", b"\0", b",", whole))
        case 3:
            return b"\xef\xbb\xbf" + whole
        case 4:
            return whole.replace(b'"', b"'")
        case 5:
            return whole.decode("latin-1").encode(luck.choice(("utf-16", "utf-32", "utf-16-be")))
        case 6:
            return luck.choice((b"[", b'{"a":', b"[[],", b'{"t":[')) * luck.choice((1, 999, 10_000))
        case 7:
            return luck.choice(VALUES).encode("utf-8", "surrogatepass")
        case 8:
            return b"[" + b",".join([whole] * luck.choice((1, 2, 50))) + b"]"
        case 9:
            return json.dumps(whole.decode()).encode()
        case 10:
            return b"\xff" + whole + b"\xc3\x28\xed\xa0\x80"
    return luck.choice((b"", b" ", b"\n" * 64_000, b" " * 64_000, b'"' + b"x" * 63_998 + b'"'))
