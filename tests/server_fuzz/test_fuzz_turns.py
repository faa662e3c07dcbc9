"""Hands that do what no hand could: in one's own turn of Kluster, and with turns in short."""

import json
import time
from base64 import b64encode
from collections import Counter
from pathlib import Path
from random import Random
from select import select
from typing import Any
from zlib import compress

from club_house import call

from klub.games import game
from klub.games.kluster.packed import packed
from klub.table.event import read
from klub.table.sitting import Sitting
from klub.wire import told
from klub.wire.asked import LONGEST_MOVE
from server_fuzz.attack import Judge
from server_fuzz.ledger import Notes, rows
from server_fuzz.line import PATIENCE, Closed, Line, frame
from server_fuzz.scene import DUO, ME, Guest, scene, text
from server_fuzz.texts import ABSURD_PLANS

INPUTS, BUNDLE = 6000, 40


def wild(luck: Random, table: str, number: int) -> bytes:
    """An input that a hand could, or could not, make; taken together they make no sense."""

    def place() -> float:
        return luck.choice((0.0, 2.0, -2.0, 0.03, 0.5, luck.gauss(0, 0.05), luck.gauss(0, 1) % 2))

    kind = luck.choices(
        ("hand", "release", "put_back", "grab", "drag", "let_go", "end_turn"), (9, 3, 1, 3, 6, 1, 2)
    )[0]
    parts: dict[str, Any] = {}
    if kind == "hand":
        stone = luck.choice((0, 1, 2, 3, luck.randrange(24), 95, 96, 255))
        z = luck.choice((0, 0.0, 0.12, 0.5, -2, 2, 0.01))
        parts |= {"stone": stone, "x": place(), "y": place(), "z": z}
        parts |= {"yaw": luck.choice((0, 1e6, -1e6, 45)), "tilt": luck.choice((0, 90, 180, 181))}
        parts |= {"down": luck.random() < 0.3}
    if kind in ("hand", "release", "put_back"):
        parts["hand"] = luck.choice((0, 0, 0, 1, 1, 2, 255))
    if kind in ("grab", "drag", "let_go"):
        parts["cord"] = luck.choice((0, 0, 0, 0, 1, 7, 8, 255))
    if kind == "grab":
        parts["node"] = luck.choice((0, 31, 63, 64, 255))
    if kind == "drag":
        parts |= {"x": place(), "y": place()}
    return text(kind, table, number, seat=luck.choice((0, 0, 0, 0, 0, 0, 1, 63)), **parts)


def crossed(table: str, number: int) -> list[bytes]:
    """Two stones taken out at one place: the second finds the first in the way (4.6)."""
    return [
        text("hand", table, number + hand, seat=0, hand=hand, stone=hand, x=0.0, y=0.0, z=0.12)
        for hand in (0, 1)
    ]


def solo(player: Guest) -> str:
    """A table at which it is always the player's turn."""
    table = player.open("kluster", ME, start=True, players=1, mode="solo", **DUO)
    player.see(table)
    while not isinstance(player.line.next(), told.TurnNow):
        continue  # until the hands may move
    return table


def test_an_input_at_a_table_that_nobody_watches_is_answered(tmp_path: Path) -> None:
    with scene(tmp_path) as club:
        table = solo(club.insider)
        club.insider.do("unwatch", table)
        answer = club.insider.ask("release", table, seat=0, hand=0)
        assert isinstance(answer, told.Refused)


def test_an_input_that_was_refused_does_not_begin_a_turn(tmp_path: Path) -> None:
    with scene(tmp_path) as club:
        table = solo(club.insider)
        assert isinstance(club.insider.ask("release", table, seat=0, hand=0), told.Refused)
        club.insider.do("move", table, seat=0, move="0@0,0,0u")


def test_wild_hands_are_answered_one_by_one_and_break_nothing(tmp_path: Path, notes: Notes) -> None:
    judge, luck, unanswered = Judge(), Random(7), []
    tables: list[str] = []
    answers: Counter[int] = Counter()
    with scene(tmp_path) as club:
        player = club.insider
        number = sent = 10_000
        over = True
        while number < sent + INPUTS:
            if over:
                tables.append(solo(player))
            bundle = crossed(tables[-1], number) if over else []
            bundle += [wild(luck, tables[-1], number + n) for n in range(len(bundle), BUNDLE)]
            player.line.send(b"".join(map(frame, bundle)))
            waiting = set(range(number, number + BUNDLE))
            over, until = False, time.monotonic() + PATIENCE
            while waiting and time.monotonic() < until:
                heard = player.line.next()
                assert not isinstance(heard, Closed), heard
                if isinstance(heard, told.Done | told.Refused):
                    answers[heard.id] += 1
                    waiting.discard(heard.id)
                if isinstance(heard, told.Refused):
                    judge.refused(heard, bundle[heard.id - number])
                    over |= heard.reason.message == "game-ended-already"
            unanswered += [bundle[one - number] for one in sorted(waiting)]
            if unanswered:
                break
            number += BUNDLE
        kept = rows(club.database)["events"]
        assert club.healthy()
    assert unanswered == []
    assert set(answers.values()) == {1}
    assert judge.unclear == {}
    assert notes.faults() == []
    assert judge.seen["turn-in-the-way"] >= len(tables)
    for one in tables:
        events = sorted((seq, data) for found, seq, _, data in kept if found == one)
        kinds = {json.loads(data)["event"] for _, data in events}
        assert kinds <= {"opened", "sat", "started", "played"}
        Sitting.of(game("kluster"), [read(data) for _, data in events])


def test_turns_in_short_that_make_no_sense_are_refused(tmp_path: Path, notes: Notes) -> None:
    judge = Judge()
    with scene(tmp_path) as club:
        player, table = club.insider, club.own["kluster"]
        before = rows(club.database)
        for plan in ABSURD_PLANS:
            if len(plan) > LONGEST_MOVE or "0@0,0,0" in plan:
                continue
            answer = player.ask("move", table, seat=0, move=plan)
            assert isinstance(answer, told.Refused), plan
            judge.refused(answer, plan)
        assert rows(club.database) == before
    assert judge.unclear == {}
    assert notes.faults() == []


def test_inputs_around_the_end_of_a_turn_are_all_answered(tmp_path: Path, notes: Notes) -> None:
    with scene(tmp_path) as club:
        player = club.insider
        table = solo(player)
        number, waiting, over = 10_000, set[int](), 0
        for turn in range(3):
            place = {"hand": 0, "stone": turn, "x": 0.06 * (turn - 1), "y": 0.0}
            for z in (0.12, 0.0):
                player.do("hand", table, seat=0, z=z, **place)
            placed(player, table)
            player.line.send(frame(text("end_turn", table, 0, seat=0)))
            until = time.monotonic() + PATIENCE
            ended = False
            while time.monotonic() < until and not (ended and not waiting):
                select([player.line.socket], [], [], 0.003)
                if not ended and len(waiting) < 100:
                    number += 1
                    waiting.add(number)
                    player.line.send(frame(text("release", table, number, seat=0, hand=1)))
                for heard in player.line.heard():
                    assert not isinstance(heard, Closed), heard
                    if isinstance(heard, told.Done | told.Refused):
                        waiting.discard(heard.id)
                    if isinstance(heard, told.News) and heard.what == "played":
                        ended, until = True, time.monotonic() + 3
            over += ended
        assert (over, sorted(waiting)) == (3, [])
    assert notes.faults() == []


def test_a_turn_that_was_packed_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    many = 200_000
    numbers = [many, *([0] * 15 + [1]) * (many // 16), *[6] * many]
    bomb = "*" + b64encode(compress(packed(numbers), 9)).decode()
    assert len(bomb) < 2000
    with scene(tmp_path) as club:
        begun = time.process_time()
        answer = club.insider.ask("move", club.own["kluster"], seat=0, move=bomb)
        took = time.process_time() - begun
        assert isinstance(answer, told.Refused)
    # Of the club's own thread, which nobody else can use meanwhile.
    assert took < 0.5


def test_long_plans_do_not_keep_the_bots_from_thinking(tmp_path: Path) -> None:
    far = " ".join(
        f"c0.{k * 31 % 64}>{(-1) ** k * 2000},{(-1) ** (k // 2) * 2000}" for k in range(90)
    )
    with scene(tmp_path) as club:
        player = club.insider
        tables = [solo(player) for _ in range(4)]
        for table in tables:
            player.do("unwatch", table)
        lines = [Line.open(club.port, player.cookie) for _ in tables]
        for line, table in zip(lines, tables, strict=True):
            line.send(frame(text("move", table, 1, seat=0, move=far)))
        bots = club.host.open("clustered", {"kind": "bot", "bot": "random"}, ME, start=True)
        while call(club.port, "GET", f"/api/tables/{bots}")[1]["to_move"] == 0:
            answered = [one for one in lines[-1].heard() if isinstance(one, told.Refused)]
            assert not answered, "the plans were tried before the bot had moved"
        for line in lines:
            line.close()


def placed(player: Guest, table: str) -> None:
    """Let the stone go once the hand is down, and wait until nothing moves."""
    while isinstance(player.ask("release", table, seat=0, hand=0), told.Refused):
        continue
    while True:
        heard = player.line.next()
        if isinstance(heard, told.TurnNow) and heard.duty is None:
            return
