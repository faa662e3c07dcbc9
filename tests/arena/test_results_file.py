"""The results file: what a crash leaves of it is enough, and two tournaments never mix."""

import json
from pathlib import Path

import pytest

from arena.arena_bots import HERE
from arena.test_arena_games import tournament
from klub.arena.crew import Alone
from klub.arena.ended import Ended
from klub.arena.pairing import RoundRobin
from klub.arena.results import Results, read
from klub.engine.errors import Refusal

SOME = tournament("random", "~choose")


@pytest.fixture(scope="module")
def games() -> list[Ended]:
    orders = RoundRobin(2, 2, 4, "s").round(0, {})
    return [game for some in Alone(SOME).play(orders) for game in some]


@pytest.fixture
def file(tmp_path: Path, games: list[Ended]) -> Path:
    path = tmp_path / "results.jsonl"
    with Results(path, SOME.told()) as results:
        results.keep(games[2:])
        results.keep(games[:1])
    return path


def test_what_was_kept_is_read_again(file: Path, games: list[Ended]) -> None:
    head, ended = read(file)
    assert head == json.loads(json.dumps(SOME.told()))
    assert ended == {0: games[0], 2: games[2], 3: games[3]}


def test_a_file_is_gone_on_with(file: Path, games: list[Ended]) -> None:
    before = file.read_bytes()
    with Results(file, SOME.told()) as results:
        assert set(results.ended) == {0, 2, 3}
        results.keep(games[1:2])
        assert set(results.ended) == {0, 1, 2, 3}
    assert file.read_bytes().startswith(before)
    assert set(read(file)[1]) == {0, 1, 2, 3}


@pytest.mark.parametrize("cut", [1, 2, 100])
def test_a_torn_line_is_dropped(file: Path, games: list[Ended], cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    assert set(read(file)[1]) == {2, 3}
    with Results(file, SOME.told()) as results:
        assert set(results.ended) == {2, 3}
        results.keep(games[:1])
    assert set(read(file)[1]) == {0, 2, 3}


@pytest.mark.parametrize("left", [0, 1, 20, 200])
def test_a_torn_head_is_written_anew(file: Path, left: int) -> None:
    file.write_bytes(file.read_bytes()[:left])
    with Results(file, SOME.told()) as results:
        assert results.ended == {}
    assert read(file)[0] == json.loads(json.dumps(SOME.told()))


OTHERS = {
    "game": ("kluster", "clustered"),
    "options": ('{"quick": true}', '{"quick": false}'),
    "seed": ("t", "s"),
    "entrants": ('{"name": "greedy", "bot": "greedy"}', '{"name": "random", "bot": "random"}'),
    "format": ('{"kind": "ladder"}', '{"kind": null}'),
}


@pytest.mark.parametrize("part", OTHERS)
def test_another_tournament_is_refused_with_what_differs(file: Path, part: str) -> None:
    head, *lines = file.read_text().splitlines()
    other = json.loads(head)
    match part:
        case "options":
            other["options"]["quick"] = True
        case "entrants":
            other["entrants"][0] = {"name": "greedy", "bot": "greedy"}
        case "format":
            other["format"] = {"kind": "ladder"}
        case _:
            other[part] = OTHERS[part][0]
    file.write_text("\n".join([json.dumps(other), *lines]) + "\n")
    before = file.read_bytes()
    with pytest.raises(Refusal) as refused, Results(file, SOME.told()):
        pass
    there, here = OTHERS[part]
    assert refused.value.message == "arena-results-differ"
    assert refused.value.arguments == {
        "file": str(file), "part": part, "there": there, "here": here,
    }  # fmt: skip
    assert file.read_bytes() == before


def test_a_bot_whose_file_has_changed_is_another(tmp_path: Path) -> None:
    bot, path = tmp_path / "bot.py", tmp_path / "results.jsonl"
    bot.write_text(Path(HERE).read_text())
    head = tournament("random", f"{bot}:choose").told()
    with Results(path, head):
        pass
    bot.write_text(bot.read_text() + "\n# better now\n")
    with (
        pytest.raises(Refusal) as refused,
        Results(path, tournament("random", f"{bot}:choose").told()),
    ):
        pass
    assert refused.value.arguments["part"] == "entrants"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"klub": 1, "game": "clustered"}\n', "arena-results-other"),
        ("Dear klub,\nhow are you?\n", "arena-results-other"),
        ("Dear klub", "arena-results-other"),
        ('{"klub": "arena", "version": 2}\n', "arena-results-version"),
        ('{"klub": "arena", "version": 1}\n', "arena-results-other"),
    ],
)
def test_a_file_of_something_else_stays_as_it_is(
    tmp_path: Path, content: str, message: str
) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(content)
    with pytest.raises(Refusal) as refused, Results(path, SOME.told()):
        pass
    assert refused.value.message == message
    assert path.read_text() == content


def test_a_line_that_is_no_game_is_named(file: Path) -> None:
    lines = file.read_text().splitlines()
    lines[2] = '{"index": "three"}'
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(Refusal) as refused:
        read(file)
    assert refused.value.message == "arena-results-line"
    assert refused.value.arguments["line"] == 3


UNFIT: dict[str, object] = {
    "index": -1,
    "seats": [0, 2],
    "winners": [],
    "scores": [{"total": 3}],
    "turns": [29],
    "seconds": [],
    "forfeit": {"seat": 0, "error": "tired"},
}


@pytest.mark.parametrize("part", UNFIT)
def test_a_game_that_cannot_be_is_named(file: Path, part: str) -> None:
    lines = file.read_text().splitlines()
    lines[2] = json.dumps(json.loads(lines[2]) | {part: UNFIT[part]})
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(Refusal) as refused:
        read(file)
    assert refused.value.message == "arena-results-line"
    assert refused.value.arguments["line"] == 3


def test_two_arenas_do_not_write_to_one_file(file: Path) -> None:
    with (
        Results(file, SOME.told()),
        pytest.raises(Refusal) as refused,
        Results(file, SOME.told()),
    ):
        pass
    assert refused.value.message == "arena-results-busy"
