"""A club full of people: tables of both games, with bots, chat and new tables all the time."""

import asyncio
import http.client
from random import Random
from typing import Any

from club_house import call

from server_crash.guests import Guest, Party
from server_crash.notebook import Notebook

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PACE = 0.01
"""s between two messages of a guest, or they would wait for each other and not for the club."""
DUO: dict[str, Any] = {"boxes": ["duo"]}


def bot(name: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


class Crowd:
    """Guests at some tables, and bots at a new one again and again; if ``quiet``, only cards."""

    def __init__(self, port: int, luck: Random, *, pace: float = PACE, quiet: bool = False) -> None:
        self._port = port
        self._luck = luck
        self.notebook = Notebook()
        self.parties: list[Party] = []
        self.guests: list[Guest] = []
        self.bots_only: list[str] = []
        """Tables at which bots play among themselves."""
        self._pace = pace
        self._quiet = quiet
        self._opens = self._guest("Opener")
        pair = self._party("pair", ME, OPEN, rated=True, starter="rotate")
        self._party("three", ME, OPEN, OPEN, quick=True)
        self._party("bot", ME, bot("greedy"))
        self._party("hot seat", ME, {**ME, "name": "Me too"})
        self._party("clocks", ME, bot("random"), OPEN, base=600, bonus=2)
        self._party("alone", ME, first_bonuses=True)
        self.look_on(pair)
        if not quiet:
            live = self._party("magnets", ME, bot("gentle"), game="kluster")
            self._party("quick magnets", ME, ME, game="kluster").peeks = True
            self.look_on(live)

    def look_on(self, player: Guest) -> None:
        """Somebody watches the table of another."""
        ((table, known),) = player.tables.items()
        self._guest(f"Onlooker at {known.party.name}").join(table, known.party)

    def _guest(self, name: str) -> Guest:
        status, told, headers = call(self._port, "POST", "/api/me", {"name": name[:30]})
        assert status == 201, told
        cookie = str(headers["set-cookie"]).partition(";")[0]
        luck = Random(self._luck.random())
        guest = Guest(name, cookie, told["who"], self.notebook, luck, self._pace)
        self.guests.append(guest)
        return guest

    def _party(self, name: str, *seats: dict[str, Any], **rules: Any) -> Guest:
        """Open the first table of a party, and let the others come to it; the host."""
        game = rules.pop("game", "clustered")
        party = Party(name, game, each_life=game == "clustered")
        self.parties.append(party)
        host = self._guest(f"Host at {name}")
        rest: dict[str, Any] = {
            key: rules.pop(key) for key in ("rated", "base", "bonus") if key in rules
        }
        options: dict[str, Any] = {"players": len(seats), **rules}
        if game == "kluster":
            options |= DUO
        new: dict[str, Any] = {"game": game, "options": options, "seats": list(seats), **rest}
        table = self.open_table(host, new)
        assert table
        host.join(table, party)
        for seat, one in enumerate(seats):
            if one is OPEN:
                self._guest(f"Guest {seat} at {name}").join(table, party, seat)
        return host

    def open_table(self, host: Guest, new: dict[str, Any]) -> str | None:
        """A new table, unless the club ends before it says so."""
        try:
            status, told, _ = call(self._port, "POST", "/api/tables", new, host.cookie)
        except (OSError, http.client.HTTPException):
            return None
        assert status == 201, told
        self.notebook.opened.append((told["table"], new))
        return str(told["table"])

    async def live(self) -> None:
        """Be there until the club ends; a failure of anybody is a failure of all."""
        async with asyncio.TaskGroup() as everybody:
            for guest in self.guests:
                everybody.create_task(guest.live(self._port))
            if not self._quiet:
                everybody.create_task(self._keep_opening())

    async def _keep_opening(self) -> None:
        """Let bots play among themselves at ever new tables."""
        new = {
            "game": "clustered",
            "options": {"players": 2},
            "seats": [bot("random"), bot("greedy")],
            "start": True,
        }
        while table := await asyncio.to_thread(self.open_table, self._opens, new):
            self.notebook.note("opened")
            self.bots_only.append(table)
            await asyncio.sleep(self._luck.uniform(0.1, 0.7))

    def idle(self) -> list[str]:
        """Parties that have not gone on in this life of the club."""
        played = self.notebook.played
        return [one.name for one in self.parties if one.each_life and not played[one.name]]

    def told(self, parties: list[str]) -> str:
        """What the guests of some parties know and wait for, for who has to find out why."""
        return "\n".join(
            str(guest)
            for guest in self.guests
            if any(known.party.name in parties for known in guest.tables.values())
        )

    def without_magnets(self) -> list[str]:
        """Parties of Kluster of whom no turn has ended in this life of the club."""
        played = self.notebook.played
        return [one.name for one in self.parties if not one.each_life and not played[one.name]]
