"""What can go wrong between a client and its club, by what is known of it."""

from klub.game import Illegal, Refusal
from klub.wire.told import Reason


class Refused(Refusal):
    """The club did not grant a wish, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        Refusal.__init__(self, reason.message)
        self.args = (reason,)  # what pickle calls the class with
        self.arguments = dict(reason.arguments)
        self.reason = reason
        """As the club told it, with its text in English."""

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


def refused(reason: Reason) -> Refused:
    """The exception that stands for ``reason``."""
    return Forbidden(reason) if reason.rule else Refused(reason)
