"""Packages that klub works with but does not need: each belongs to an extra."""

from importlib.util import find_spec


def needed(*packages: str, extra: str = "research") -> None:
    """Make sure that ``packages`` are there; `ModuleNotFoundError` says how to get them."""
    for package in packages:
        if find_spec(package) is None:
            raise ModuleNotFoundError(
                f'{package} is not installed; get it with: pip install "klub[{extra}]"',
                name=package,
            )
