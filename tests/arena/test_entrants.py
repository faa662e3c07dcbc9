"""Who can be entered, and what is said of whoever cannot."""

from pathlib import Path
from random import Random

import pytest

from arena.arena_bots import HERE
from klub.arena.entrant import entrants
from klub.bot import bot, called
from klub.engine.contract import Seat
from klub.engine.errors import Malformed, Refusal
from klub.games.clustered import Clustered, View, legal_moves
from klub.games.clustered.bots import Sharp, greedy
from klub.table import Luck, Seed


@pytest.fixture
def view() -> View:
    game = Clustered()
    return game.view(game.start(game.options({}), Luck(Seed("0" * 32))), Seat(0))


def test_a_built_in_bot_is_called_by_its_name() -> None:
    assert bot("clustered", called("greedy")) is greedy


def test_a_built_in_bot_with_settings_takes_them() -> None:
    assert bot("clustered", called("sharp")) == Sharp()
    assert bot("clustered", called("sharp(simulations=7)")) == Sharp(simulations=7)
    for wrong in ("sharp(depth=3)", "sharp(seconds=0)"):
        with pytest.raises(Refusal, match="bot-broken"):
            bot("clustered", called(wrong))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("choose", 0),
        ("nth", 0),
        ("nth(n=2)", 2),
        ("nth( n = 1, )", 1),
        ("made(n=2)", 2),
        ("Counting", 1),
        ("Counting()", 1),
        ("Counting(step=2)", 2),
    ],
)
def test_a_function_a_class_and_a_maker_are_bots(view: View, text: str, number: int) -> None:
    chosen = bot("clustered", called(f"{HERE}:{text}"))(view, Random(0))
    assert chosen == legal_moves(view)[number]


def test_a_bot_may_lie_in_a_module(view: View) -> None:
    wanted = called("arena.arena_bots:nth(n=1)")
    assert wanted.source is None
    assert bot("clustered", wanted)(view, Random(0)) == legal_moves(view)[1]


def test_a_bot_is_made_from_the_text_of_its_file_alone(view: View, tmp_path: Path) -> None:
    file = tmp_path / "here.py"
    file.write_text("from klub.games.clustered import legal_moves\ndef choose(view, rng):\n"
                    "    return legal_moves(view)[-1]\n")  # fmt: skip
    wanted = called(f"{file}:choose")
    file.unlink()
    assert bot("clustered", wanted)(view, Random(0)) == legal_moves(view)[-1]


def test_a_file_may_import_what_lies_beside_it(view: View, tmp_path: Path) -> None:
    (tmp_path / "beside_the_bot.py").write_text("WHICH = 1\n")
    (tmp_path / "bot.py").write_text(
        "import beside_the_bot\nfrom klub.games.clustered import legal_moves\n"
        "def choose(view, rng):\n    return legal_moves(view)[beside_the_bot.WHICH]\n"
    )
    chosen = bot("clustered", called(f"{tmp_path}/bot.py:choose"))(view, Random(0))
    assert chosen == legal_moves(view)[1]


def test_a_changed_file_has_another_digest(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("def choose(view, rng): ...\n")
    before = called(f"{file}:choose").digest
    file.write_text("def choose(view, rng): return 1\n")
    assert before != called(f"{file}:choose").digest
    assert called("greedy").digest is None


REFUSED = {
    "genius": "bot-unknown",
    "greedy(depth=3)": "bot-arguments",
    f"{HERE}:nobody": "bot-missing",
    f"{HERE}:HERE": "bot-missing",
    f"{HERE}:made": "bot-arguments",
    f"{HERE}:nth(depth=3)": "bot-arguments",
    f"{HERE}:no_bot": "bot-none",
    "no_such.module:choose": "bot-broken",
    "": "bot-called",
    "gre edy": "bot-called",
    f"{HERE}:": "bot-called",
    f"{HERE}:nth(3)": "bot-argument-list",
    f"{HERE}:nth(n=__import__('os'))": "bot-argument-list",
    f"{HERE}:nth(n=1)(n=2)": "bot-argument-list",
    f"{HERE}:nth(n=": "bot-called",
    f"{HERE}:nth(**{{1: 2}})": "bot-argument-list",
}


@pytest.mark.parametrize(("text", "message"), REFUSED.items())
def test_what_is_no_bot_is_refused(text: str, message: str) -> None:
    with pytest.raises(Refusal) as refused:
        bot("clustered", called(text))
    assert refused.value.message == message


@pytest.mark.parametrize("code", ["1 / 0", "import sys; sys.exit(1)", "def (", "\0"])
def test_a_file_that_cannot_be_run_is_refused(code: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(code)
    with pytest.raises(Refusal) as refused:
        bot("clustered", called(f"{tmp_path}/bot.py:choose"))
    assert refused.value.message == "bot-broken"


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        called(f"{tmp_path}/none.py:choose")
    (tmp_path / "bot.py").write_bytes(b"\xff\xfe")
    with pytest.raises(Refusal) as refused:
        called(f"{tmp_path}/bot.py:choose")
    assert refused.value.message == "file-not-text"


def test_the_place_of_a_fault_in_the_arguments_is_named() -> None:
    with pytest.raises(Malformed) as malformed:
        called("greedy(depth)")
    assert (malformed.value.text, malformed.value.at) == ("greedy(depth)", len("greedy"))


def test_entrants_are_told_apart_by_short_names() -> None:
    words = ["greedy", "greedy", f"{HERE}:choose", f"{HERE}:nth(n=2)"]
    named = entrants("clustered", words)
    assert [one.name for one in named] == ["greedy", "greedy 2", "arena_bots", "nth(n=2)"]


def test_a_long_name_is_cut_to_what_a_seat_holds() -> None:
    (one,) = entrants("clustered", [f"{HERE}:nth(n=123456789012345678901234567890)"])
    assert (len(one.name), one.name[-1]) == (24, "…")
