"""Where code outside the games' folders names a game: imports of one, and texts that say its name.

Reads source text, and imports nothing of what it reads.
"""

import ast
from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "klub"
GAMES = ("clustered", "kluster")
HOMES = tuple(f"{prefix}{game}/" for game in GAMES for prefix in ("games/", "cli/", "research/"))
"""Folders of the games, below `SOURCE`."""


def modules() -> dict[str, ast.Module]:
    """Every module outside the folders of the games, by its path below `SOURCE`."""
    paths = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    return {
        name: ast.parse(path.read_text(), name)
        for name, path in sorted(paths.items())
        if not name.startswith(HOMES)
    }


def imports(tree: ast.Module) -> list[str]:
    """The modules of klub that a module imports, wherever in it."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in found if name.split(".")[0] == "klub"]


def named(tree: ast.Module) -> int:
    """How often a module imports from a game's folder, or holds a text that is a game's name."""
    from_games = sum(any(part in GAMES for part in name.split(".")) for name in imports(tree))
    texts = sum(isinstance(node, ast.Constant) and node.value in GAMES for node in ast.walk(tree))
    return from_games + texts


def counts() -> dict[str, int]:
    """For each module that names a game, how often."""
    return dict(+Counter({name: named(tree) for name, tree in modules().items()}))
