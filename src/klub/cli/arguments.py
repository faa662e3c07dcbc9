"""What can be typed after ``klub``."""

import argparse
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn
from urllib.parse import urlsplit

from klub.cli import (
    arena,
    backup,
    hint,
    play,
    replay,
    reports,
    review,
    rules,
    serve,
    show,
    simulate,
)
from klub.engine.errors import Refusal
from klub.games import NAMES

if TYPE_CHECKING:
    from klub.server.accounts.limits import Rate

MOST_GAMES = 1_000_000
"""Of one simulation: as many as there is memory for on a small machine."""
DEFAULT = ["serve"]
"""What ``klub`` alone does."""
GENERAL = ("-h", "--help", "--version")
"""What is asked of klub itself, and not of a command."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, as all of klub does."""

    def error(self, message: str) -> NoReturn:
        raise Refusal("bad-arguments", detail=message, command=self.prog)


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """The arguments in ``words``; ``command`` is the function to call with them."""
    parser = _Parser(prog="klub", description="A club house for two tabletop games.")
    parser.add_argument("--version", action="version", version=f"klub {version('klub')}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)

    def command(
        name: str, run: Callable[[argparse.Namespace], int], says: str
    ) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=says, description=says)
        made.set_defaults(command=run)
        return made

    _serve(command("serve", serve.run, "Open the club (klub alone does the same)."))

    one = command("play", play.run, "Play in the terminal.")
    _game(one, optional=True)
    _players(one, "how many sit down (default: you and the bots)")
    one.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help="a bot for one seat, such as greedy or steady; repeatable",
    )
    one.add_argument("--name", action="append", default=[], help="your name; repeatable")
    _options(one)
    one.add_argument("--seed", metavar="HEX", help="32 hexadecimal digits; default: a new one")
    one.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game"
    )

    one = command("simulate", simulate.run, "Let bots play many games, and count.")
    _game(one)
    _players(one, "how many sit down (default: 2)")
    one.add_argument(
        "--games",
        type=_positive,
        metavar="G",
        help="default: 1000 of clustered, 20 of kluster",
    )
    one.add_argument("--bots", metavar="A,B,…", help="one for each seat, or one for all")
    one.add_argument(
        "--seed", default="0", type=_word, metavar="S", help="any word; equal seeds, equal games"
    )
    _options(one)
    one.add_argument("--records", type=Path, metavar="DIR", help="write one record a game")
    one.add_argument(
        "--parquet", type=Path, metavar="FILE", help="write one row a move (docs/envs/parquet.md)"
    )
    one.add_argument("--json", action="store_true", help="print one JSON object")

    _arena(command("arena", arena.run, "Let bots play a tournament, and rate them."))

    one = command("replay", replay.run, "Step through a recorded game.")
    one.add_argument("file", type=Path)
    one.add_argument("--verify", action="store_true", help="only check it; exit 1 if it is wrong")
    one.add_argument(
        "-o", "--output", type=Path, metavar="GIF|PNG", help="write the game as an animation"
    )
    one.add_argument("--turn", type=int, metavar="N", help="with -o: only this turn, from 1")

    one = command("hint", hint.run, "Say what could be played in a recorded game.")
    one.add_argument("file", type=Path, help="a record; - reads standard input")
    one.add_argument(
        "--turn", type=int, metavar="N", help="before this turn, from 1 (default: after the last)"
    )
    _thinking(one, "how long to think (default: 1)")

    one = command("review", review.run, "Mark every turn of a recorded game.")
    one.add_argument("file", type=Path, help="a record; - reads standard input")
    _thinking(one, "how long to think about each turn")
    one.add_argument("--json", action="store_true", help="print one JSON object")

    one = command("score", _score, "Count a board.")
    one.add_argument("file", type=Path, help="a text board or a record; - reads standard input")
    one.add_argument("--json", action="store_true", help="print one JSON object")

    one = command("show", show.run, "Draw a board.")
    one.add_argument("file", type=Path, help="a text board or a record; - reads standard input")
    one.add_argument(
        "-o", "--output", type=Path, metavar="SVG|PNG", help="write a picture; - prints an SVG"
    )
    one.add_argument("--at", type=int, metavar="N", help="in a record: after this many moves")

    _game(command("rules", rules.run, "Read the rules."))

    one = command("scene", _scene, "Run a scene of the magnet world, and draw it from above.")
    one.add_argument("file", type=Path, help="a scene; - reads standard input")
    one.add_argument("-o", "--output", type=Path, metavar="PNG|GIF", help="write a picture")
    one.add_argument("--seconds", type=_seconds, metavar="S", help="default: the scene's own")

    one = command("backup", backup.run_backup, "Write the whole club to a file.")
    one.add_argument("file", type=Path)
    _store(one)
    one = command("restore", backup.run_restore, "Fill a new club from a backup.")
    one.add_argument("file", type=Path)
    _store(one)
    one = command("reports", reports.run, "Show what members have complained of.")
    one.add_argument("--json", action="store_true", help="print one JSON object")
    _store(one)
    alone = not words or (words[0].startswith("-") and words[0] not in GENERAL)
    chosen = parser.parse_args([*DEFAULT, *words] if alone else list(words))
    if "option" in chosen:
        chosen.values = _values(chosen)
    return chosen


def _serve(one: argparse.ArgumentParser) -> None:
    one.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets others in (default: %(default)s)"
    )
    one.add_argument(
        "--port", default=8000, type=_port, metavar="N", help="default: %(default)s; 0: any"
    )
    _store(one)
    one.add_argument(
        "--origin",
        action="append",
        default=[],
        type=_origin,
        metavar="URL",
        help="another page that may speak with the club, such as https://klub.example; repeatable",
    )
    one.add_argument(
        "--allow-host",
        action="append",
        default=[],
        type=_host,
        metavar="NAME",
        help="a name by which the club may be asked for, such as klub.example; repeatable "
        "(default: any)",
    )
    one.add_argument(
        "--limit",
        action="append",
        default=[],
        type=_limit,
        metavar="NAME=VALUE",
        help="how much is allowed, such as guests=60/hour or connections=512; repeatable "
        "(docs/server.md lists all names)",
    )
    one.add_argument(
        "--log",
        choices=["text", "json"],
        help="how events are told (default: text on a terminal, else json)",
    )
    one.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        help="open the browser (default: if there is one)",
    )


def _arena(one: argparse.ArgumentParser) -> None:
    _game(one, optional=True)
    one.add_argument(
        "entrants",
        nargs="*",
        metavar="BOT",
        help="greedy, bots/mine.py:choose, package.module:Sharp(seconds=0.1) or remote:NAME",
    )
    _players(one, "how many sit at a table (default: 2)")
    one.add_argument(
        "--format",
        choices=["round-robin", "ladder"],
        default="round-robin",
        help="everybody meets everybody (default), or those next to them by rating",
    )
    one.add_argument(
        "--games",
        type=_positive,
        metavar="G",
        help="at each meeting (default: 100 of clustered, 10 of kluster)",
    )
    one.add_argument(
        "--rounds", type=_positive, metavar="R", help="with --format ladder (default: 10)"
    )
    _options(one)
    one.add_argument(
        "--seed", default="0", type=_word, metavar="S", help="any word; equal seeds, equal games"
    )
    one.add_argument(
        "--results", type=Path, metavar="FILE", help="keep every game here, and go on from there"
    )
    one.add_argument(
        "--workers", type=_positive, metavar="N", help="processes (default: one a processor)"
    )
    one.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; auto finds one here")
    one.add_argument("--club", metavar="URL", help="where bots that are remote:NAME sit down")
    one.add_argument(
        "--patience",
        type=_seconds,
        metavar="SECONDS",
        help="until a remote bot that does not come or move has lost (default: 60)",
    )
    one.add_argument("--plot", type=Path, metavar="SVG|PNG", help="draw strength against time")
    one.add_argument("--records", type=Path, metavar="DIR", help="write records of games")
    one.add_argument(
        "--record",
        metavar="WHICH",
        help="all (default), upsets, closest, or games such as 3,17-20",
    )
    one.add_argument("--json", action="store_true", help="print one JSON object")


def _thinking(one: argparse.ArgumentParser, says: str) -> None:
    one.add_argument("--seconds", type=_some_seconds, metavar="S", help=says)
    one.add_argument(
        "--simulations",
        type=_positive,
        metavar="G",
        help="think through so many games or placements, however long it takes",
    )
    one.add_argument(
        "--seed",
        default="0",
        type=_word,
        metavar="S",
        help="any word; with --simulations, equal seeds give equal advice",
    )


def _store(one: argparse.ArgumentParser) -> None:
    one.add_argument(
        "--store",
        metavar="URL",
        help="the database: sqlite:///FILE or postgresql://… (default: club.db in $KLUB_HOME, "
        "or else in ~/.local/share/klub)",
    )


def _scene(chosen: argparse.Namespace) -> int:
    # Only who looks at the magnet world has to wait until it is loaded.
    from klub.cli import scene

    return scene.run(chosen)


def _score(chosen: argparse.Namespace) -> int:
    # Only who counts cards needs them.
    from klub.cli.clustered import score

    return score.run(chosen)


def _values(chosen: argparse.Namespace) -> dict[str, str]:
    """The options; how many play may be said in two ways, but not differently."""
    values: dict[str, str] = {}
    for key, value in chosen.option:
        if values.setdefault(key, value) != value:
            raise Refusal("option-twice", key=key, one=values[key], other=value)
    if chosen.players is None:
        return values
    if values.get("players", chosen.players) != chosen.players:
        raise Refusal("players-twice", one=chosen.players, other=values["players"])
    return {**values, "players": chosen.players}


def _game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if optional else None,
        help=", ".join(NAMES),
    )


def _players(parser: argparse.ArgumentParser, says: str) -> None:
    parser.add_argument("--players", metavar="N", help=says)


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_pair,
        metavar="KEY=VALUE",
        help="a house rule, such as quick=on; repeatable (see klub rules GAME)",
    )


def _pair(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"“{word}” is not written key=value")
    return key.strip(), value.strip()


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 600:
        raise argparse.ArgumentTypeError(f"“{word}” is not a time from 0 to 600 seconds")
    return seconds


def _some_seconds(word: str) -> float:
    seconds = _seconds(word)
    if seconds == 0:
        raise argparse.ArgumentTypeError(f"“{word}” is no time to think")
    return seconds


def _port(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word[:6]) < 2**16):
        raise argparse.ArgumentTypeError(f"“{word}” is not a port from 0 to 65535")
    return int(word)


def _origin(word: str) -> str:
    try:
        parts = urlsplit(word)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine or "@" in parts.netloc or parts.path not in ("", "/") or parts.query:
        raise argparse.ArgumentTypeError(
            f"“{word}” is not written https://host or http://host:port"
        )
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _host(word: str) -> str:
    try:
        name = urlsplit(f"//{word}").hostname
    except ValueError:
        name = None
    if not name or word.lower() not in (name, f"[{name}]"):
        raise argparse.ArgumentTypeError(f"“{word}” is not the name of a host, without a port")
    return name


def _limit(word: str) -> "tuple[str, Rate | int]":
    # Only who opens the club has to wait until it is loaded.
    from klub.server.accounts.limit_text import parse_limit

    try:
        return parse_limit(word)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _positive(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word[:10]) <= MOST_GAMES):
        raise argparse.ArgumentTypeError(f"“{word}” is not a whole number from 1 to {MOST_GAMES}")
    return int(word)


def _word(word: str) -> str:
    if not word.isprintable():
        raise argparse.ArgumentTypeError(f"“{word}” cannot be printed")
    return word
