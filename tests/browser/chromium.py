"""The browser of the tests: pinned, from npm, with its own fonts, or one that is named.

python -m browser.chromium     fetch it if it is not there, and say which it is

The environment variable KLUB_CHROMIUM has the path of another one, or is `installed`. Where npm has
none, as on anything but Linux, the one that is installed is used.
"""

import ctypes.util
import json
import os
import platform
import shutil
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

import brotli
import hatch_build
from playwright.sync_api import Browser, Playwright, sync_playwright

HERE = Path(__file__).resolve().parent
PACKED = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
VERSION = json.loads((HERE / "package.json").read_text())["devDependencies"]["@sparticuz/chromium"]
UNPACKED = HERE.parents[1] / ".cache" / f"chromium-{VERSION}"
PACKED_FOR_THIS = sys.platform == "linux" and platform.machine() == "x86_64"
"""Whether npm has a browser for this machine."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
FONTS = f"<fontconfig><dir>{UNPACKED}/fonts</dir></fontconfig>\n"
"""Only those that came with the browser: with others a text is wider or narrower."""
CHUNK = 1 << 20
ARGUMENTS = (
    "--no-sandbox",  # it sees our pages only, and containers seldom allow one
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-gl=angle",  # WebGL without a graphics card: slow, and the same everywhere
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
)


class Chromium(NamedTuple):
    """A browser that can be started."""

    program: str
    libraries: str = ""
    """A folder with libraries that it needs and the machine lacks."""
    fonts: str = ""
    """Which fonts it uses, if not those of the machine."""

    def launch(self, playwright: Playwright) -> Browser:
        """Start it."""
        environment: dict[str, str | float | bool] = dict(os.environ)
        if self.libraries:
            known = os.environ.get("LD_LIBRARY_PATH")
            paths = [f"{self.libraries}/lib", *([known] if known else [])]
            environment["LD_LIBRARY_PATH"] = os.pathsep.join(paths)
        if self.fonts:
            environment["FONTCONFIG_FILE"] = self.fonts
        return playwright.chromium.launch(
            executable_path=self.program, args=[*ARGUMENTS], env=environment
        )


def found(playwright: Playwright) -> Chromium | None:
    """The browser that the tests use, if it is there already."""
    named = os.environ.get("KLUB_CHROMIUM", "")
    if named == "installed" or not (named or PACKED_FOR_THIS):
        return next(map(Chromium, installed(playwright)), None)
    if named:
        return Chromium(named)
    fonts = UNPACKED / "fonts.conf"
    if not fonts.exists() or fonts.read_text() != FONTS:
        return None
    bare = ctypes.util.find_library("nss3") is None
    return Chromium(str(UNPACKED / "chromium"), str(UNPACKED) if bare else "", str(fonts))


def installed(playwright: Playwright) -> Iterator[str]:
    """The browsers of this machine."""
    yield from filter(None, map(shutil.which, NAMES))
    for place in (*PLACES, playwright.chromium.executable_path):
        if Path(place).exists():
            yield place


def fetch() -> None:
    """Bring Chromium from npm and unpack it."""
    if os.environ.get("KLUB_CHROMIUM") or not PACKED_FOR_THIS:
        raise hatch_build.Unbuilt(
            "no Chromium or Chrome is installed, and npm has none for this machine. Install one, "
            "name its program in KLUB_CHROMIUM, or run 'playwright install chromium' in .venv."
        )
    with hatch_build.alone(HERE.parents[1]):
        hatch_build.install(HERE, hatch_build.some_node())
        new = UNPACKED.with_name(f"{UNPACKED.name}.new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir()
        with open(new / "chromium", "wb") as target:
            inflate(PACKED / "chromium.br", target)
        (new / "chromium").chmod(0o755)
        for packed in ("swiftshader", "al2023", "fonts"):
            unpack(PACKED / f"{packed}.tar.br", new)
        (new / "fonts.conf").write_text(FONTS)  # the one it came with is for another place
        shutil.rmtree(UNPACKED, ignore_errors=True)
        new.rename(UNPACKED)


def inflate(packed: Path, target: BinaryIO) -> None:
    """Write what a Brotli file holds."""
    stream = brotli.Decompressor()
    with open(packed, "rb") as source:
        while chunk := source.read(CHUNK):
            target.write(stream.process(chunk))
    if not stream.is_finished():
        raise EOFError(f"{packed} ends too early")


def unpack(packed: Path, folder: Path) -> None:
    """Lay out the files of a Brotli archive."""
    plain = folder / packed.stem
    with open(plain, "w+b") as archive:
        inflate(packed, archive)
        archive.seek(0)
        with tarfile.open(fileobj=archive) as files:
            # One by one: extractall() asks for a filter, which Python 3.11.2 does not know yet.
            for member in files:
                content = files.extractfile(member)
                if content is not None:
                    path = (folder / member.name).resolve()
                    assert path.is_relative_to(folder), f"{member.name} leads out of {packed}"
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(content.read())
                    path.chmod(member.mode & 0o755)
    plain.unlink()


def main() -> int:
    """Fetch a browser if there is none."""
    with sync_playwright() as playwright:
        chromium = found(playwright)
        if chromium is None:
            try:
                fetch()
            except hatch_build.Unbuilt as error:
                print(f"klub: {error}", file=sys.stderr)
                return 1
            chromium = found(playwright)
        assert chromium is not None
        browser = chromium.launch(playwright)
        print(f"{chromium.program}, version {browser.version}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
