"""Which messages these are."""

VERSION = 1
"""Part of the socket's address, so that a club can speak with older clients beside newer ones."""
PATH = f"/ws/{VERSION}"
"""Where the socket is."""
