"""An attack on a socket: hostile messages in bundles, and every answer looked at."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from klub.i18n import LANGUAGE, catalog, translated
from klub.wire import told
from server_fuzz.hostile import Attacker, Hostile
from server_fuzz.ledger import BAD
from server_fuzz.line import Closed, Line, frame

LONGEST_ARGUMENT, LONGEST_TEXT = 201, 1000
RETOLD = 30
"""Refusals of each kind whose sentence is made again, to compare."""


@dataclass
class Judge:
    """Looks at refusals: each has to say clearly what was wrong."""

    seen: Counter[str] = field(default_factory=Counter)
    unclear: dict[str, str] = field(default_factory=dict)
    """What was wrong with a refusal, and an example."""

    def refused(self, refused: told.Refused, why: object) -> None:
        """Note what is unclear in a refusal of ``why``."""
        reason = refused.reason
        message = reason.message
        self.seen[message] += 1
        if message in BAD or message == "table-closed":
            self._note(f"{message} is the club's mistake", why)
        if not reason.text or len(reason.text) > LONGEST_TEXT:
            self._note(f"{message} has no text, or a long one", why)
        if not reason.text.isprintable():
            self._note(f"the text of {message} cannot be printed", why)
        for name, value in reason.arguments.items():
            if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
                self._note(f"{name} of {message} is long", why)
            if isinstance(value, str) and not value.isprintable():
                self._note(f"{name} of {message} cannot be printed", why)
            if isinstance(value, int) and abs(value) >= 2**53:
                self._note(f"{name} of {message} is no number in a browser", why)
        if self.seen[message] <= RETOLD:
            if not catalog(LANGUAGE).has_message(message):
                self._note(f"{message} is in no catalog", why)
            elif translated(LANGUAGE, message, reason.arguments) != reason.text:
                self._note(f"the text of {message} is another than its arguments make", why)

    def _note(self, what: str, why: object) -> None:
        self.unclear.setdefault(what, repr(why)[:300])


@dataclass
class Attack:
    """One hostile client."""

    name: str
    port: int
    cookie: str
    attacker: Attacker
    judge: Judge
    line: Line | None = None
    waiting: dict[int, list[Hostile]] = field(default_factory=dict)
    """What has been sent and was not answered by its number yet."""
    unanswered: int = 0
    sent: int = 0
    granted: list[Hostile] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """What was granted and should not have been, or was not answered as it has to be."""

    def connect(self) -> Line:
        """The socket, a new one if need be."""
        if self.line is None:
            self.line = Line.open(self.port, self.cookie)
        return self.line

    def send(self, messages: Iterable[Hostile]) -> None:
        """Send a bundle at once."""
        bundle = list(messages)
        for one in bundle:
            self.waiting.setdefault(one.number, []).append(one)
        self.unanswered += len(bundle)
        self.sent += len(bundle)
        self.connect().send(b"".join(frame(one.data, one.opcode) for one in bundle))

    def hear(self) -> None:
        """Wait until everything that was sent has its answer; what could not be read has no id."""
        line = self.connect()
        while self.unanswered:
            heard = line.next()
            if isinstance(heard, Closed):
                self.wrong.append(f"{self.name} was closed with {heard.code}")
                self.hang_up()
                break
            if isinstance(heard, told.Done | told.Refused):
                self.unanswered -= 1
                self._answered(heard)
        self.unanswered = 0
        self.waiting.clear()

    def _answered(self, heard: told.Done | told.Refused) -> None:
        found = self.waiting.get(heard.id, [])
        sent = found.pop(0) if found else None
        if isinstance(heard, told.Refused):
            self.judge.refused(heard, heard if sent is None else sent.data)
        if sent is None and heard.id:
            self.wrong.append(f"{self.name} heard {heard}, but asked no such thing")
        elif isinstance(heard, told.Done):
            if sent is not None:
                self.granted.append(sent)
            if sent is None or not sent.harmless:
                self.wrong.append(f"{self.name} was granted {sent}")

    def end_by(self, data: bytes, codes: tuple[int | None, ...]) -> None:
        """Send what has to end the socket, and see that it does."""
        line = self.connect()
        line.send(data)
        self.sent += 1
        while not isinstance(heard := line.next(), Closed):
            continue
        if heard.code not in codes:
            self.wrong.append(f"closed with {heard.code} and not {codes} after {data[:100]!r}")
        self.hang_up()

    def hang_up(self) -> None:
        """Go."""
        if self.line is not None:
            self.line.close()
        self.line = None
