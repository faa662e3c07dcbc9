"""The fuzz can fail: whatever it looks for is found when it is there."""

from pathlib import Path
from random import Random

from klub.engine.errors import Refusal
from klub.server.ops.logs import log
from klub.server.reason import reason
from klub.wire import told
from server_fuzz.attack import Attack, Judge
from server_fuzz.hostile import Attacker, Hostile
from server_fuzz.ledger import Notes, changes, rows
from server_fuzz.scene import Scene, scene, text


def attack(club: Scene, cookie: str, *messages: Hostile) -> Attack:
    """Messages sent as an attacker sends them."""
    made = Attack("planted", club.port, cookie, Attacker(Random(1), {}, ()), Judge())
    made.send(messages)
    made.hear()
    made.hang_up()
    return made


def test_a_hostile_move_that_is_granted_is_noticed(tmp_path: Path) -> None:
    with scene(tmp_path) as club:
        table = club.tables["clustered"]
        seen = club.host.see(table)
        card = next(one for one in getattr(seen.view, "hand", ()) if one.fits)
        move = f"{card.card}@{card.fits[0].x},{card.fits[0].y}"
        before = rows(club.database)
        planted = Hostile(text("move", table, 5, seat=0, move=move), 5)
        assert attack(club, club.insider.cookie, planted).wrong == []
        assert changes(before, rows(club.database)) == {}
        found = attack(club, club.host.cookie, planted)
        assert "was granted" in found.wrong[0]
        assert set(changes(before, rows(club.database))) >= {"events", "logs"}


def test_an_answer_to_another_message_is_noticed(tmp_path: Path) -> None:
    with scene(tmp_path) as club:
        unlike = Hostile(text("undo", club.tables["over"], 5), 6)
        assert "asked no such" in attack(club, club.stranger.cookie, unlike).wrong[0]


def test_a_socket_that_ends_is_noticed(tmp_path: Path) -> None:
    with scene(tmp_path) as club:
        large = Hostile(b" " * 70_000, 1)
        assert "was closed with" in attack(club, club.stranger.cookie, large).wrong[0]


def test_a_mistake_in_the_log_is_noticed(notes: Notes) -> None:
    log("all-well")
    assert notes.faults() == []
    log("wish-failed")
    assert len(notes.faults()) == 1
    log("odd", error=ValueError("x"))
    assert len(notes.faults()) == 2


def test_a_refusal_that_is_not_clear_is_noticed() -> None:
    def judged(refusal: Refusal, **changed: object) -> set[str]:
        judge, why = Judge(), reason(refusal)
        made = told.Reason(**{name: getattr(why, name) for name in why.__struct_fields__} | changed)
        judge.refused(told.Refused(id=1, table=None, reason=made), b"")
        return set(judge.unclear)

    assert judged(Refusal("host-only")) == set()
    assert judged(Refusal("wish-failed"))
    assert judged(Refusal("host-only"), text="")
    assert judged(Refusal("host-only"), text="Something else.")
    assert judged(Refusal("host-only"), message="no-such-message")
    assert judged(Refusal("seat-not-yours", seat=2**53))
    assert judged(Refusal("name-unfit", name="b", most=24), arguments={"name": "a\0b", "most": 24})
    assert judged(
        Refusal("name-unfit", name="b", most=24), arguments={"name": "x" * 300, "most": 24}
    )
