"""The watch over the logs of all tests can fail: it finds what it looks for."""

import logging
from secrets import token_urlsafe

import log_watch
import pytest
from club_house import club_house, come_in, open_table
from log_watch import assert_no_leaks, faults, leaks

from klub.server.ops import logs
from klub.server.ops.logs import log


def test_ids_and_secrets_are_found_wherever_they_stand() -> None:
    table, secret, person = (token_urlsafe(size) for size in (16, 32, 12))
    for one in (table, secret, person):
        assert one in leaks(f'{{"error": "KeyError: \'{one}\'"}}')
        assert one in leaks(f"name_{one}-more")
    assert leaks("Zk3v9QpLw0aXyT7bN2mCxY") == ["Zk3v9QpLw0aXyT7bN2mCxY"]  # of another process
    with pytest.raises(AssertionError, match="whole ids or secrets"):
        assert_no_leaks(f"1\n{table}\n")
    assert leaks(f"{table[:6]}… /srv/klub/test_names_are_none_of_them.py 0x7f3a5c1b2d90") == []


def test_a_line_with_a_whole_id_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = token_urlsafe(16)
    log("table-lost", why=f"no {table}", error=KeyError(table))
    assert faults == []
    monkeypatch.setattr(logs, "redact", lambda text, _names=(): text)
    log("table-lost", table=table)
    assert faults == []  # the field is shortened before
    log("table-lost", why=f"no {table}")
    logging.getLogger("asyncio").error("Task exception was never retrieved: %s", table)
    assert len(faults) == 4
    assert all(table in line for line in faults)
    faults.clear()


def test_what_a_club_makes_is_known_to_the_watch() -> None:
    with club_house() as port:
        cookie = come_in(port, "Ada")
        assert cookie.removeprefix("klub=") in log_watch.made
        assert open_table(port, cookie, game="clustered", options={}) in log_watch.made
