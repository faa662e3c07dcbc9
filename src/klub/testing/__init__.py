"""The contract suite: what every engine has to pass, for engines of your own as well."""

from klub.testing.contract import GameContract

__all__ = ["GameContract"]
