"""What can go wrong between a client and its club, by what is known of it."""

from klub.engine.errors import Illegal, Refusal
from klub.i18n import text
from klub.table import Untrue as UntrueRecord
from klub.wire.told import Reason


class Refused(Refusal):
    """The club, or the library before it was asked, said no, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        Refusal.__init__(self, reason.message)
        self.args = (reason,)  # what pickle calls the class with
        self.arguments = dict(reason.arguments)
        self.reason = reason
        """With its text in English."""

    def __str__(self) -> str:
        return self.reason.text


class Forbidden(Refused, Illegal):
    """A wish that a rule of the game, or of the club, forbids."""

    def __init__(self, reason: Reason) -> None:
        Refused.__init__(self, reason)
        self.rule = reason.rule or ""


class Unreachable(ConnectionError):  # noqa: N818 (what it is, not that it is an error)
    """The club does not answer."""


class Unsure(ConnectionError):  # noqa: N818 (what it is, not that it is an error)
    """The line broke before the answer came, and nothing shows whether the wish was granted.

    It was not sent again. The table is up to date when this is raised: look, then decide.
    """


class Untrue(UntrueRecord):
    """A record that does not tell a game as it can have happened, or not the one promised."""

    def __str__(self) -> str:
        return text(self.message, **self.arguments)


def refused(reason: Reason) -> Refused:
    """The exception that stands for ``reason``."""
    return Forbidden(reason) if reason.rule else Refused(reason)


def refused_here(refusal: Refusal) -> Refused:
    """The same for what the library refuses itself, so that it too can be read by people."""
    told = text(refusal.message, **refusal.arguments)
    return Refused(Reason(None, refusal.message, dict(refusal.arguments), told))
