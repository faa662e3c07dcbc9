"""What klub refuses, and why: a message id with arguments, so that every language can say it."""


class Refusal(Exception):  # noqa: N818 (named by who is at fault, not by its being an error)
    """Something from outside that klub does not accept, and why.

    The reason is a message id with arguments, so that every language can tell it.
    """

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        """Id of a text in ``klub.i18n``."""
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(self.message)


class Illegal(Refusal):
    """A move or a choice of options that a rule forbids."""

    def __init__(self, rule: str, message: str, **arguments: str | int) -> None:
        super().__init__(message, **arguments)
        self.args = (rule, message)  # what pickle calls the class with
        self.rule = rule
        """The ruling (``R46``), the checkable statement (``C154``) or the paragraph (``3.2``)."""


class Malformed(Refusal):
    """Text that is not written in the notation it should be."""

    def __init__(self, text: str, at: int, message: str, **arguments: str | int) -> None:
        super().__init__(message, **arguments)
        self.args = (text, at, message)  # what pickle calls the class with
        self.text = text
        """The line that could not be read."""
        self.at = at
        """The character of ``text`` at which reading stopped, from 0."""
