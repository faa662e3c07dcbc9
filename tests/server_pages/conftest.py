"""What the tests of pages share: a club with a small client."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from club_house import club_house

FRONT = b"<!doctype html>\n<title>klub</title>\n" + b"<p>a page worth packing</p>\n" * 20
SCRIPT = b"export const words = 'the quick brown fox';\n" * 40
PICTURE = bytes(range(256))


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as Vite leaves it, though a very small one."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(FRONT)
    (folder / "sw.js").write_bytes(SCRIPT)
    (folder / "manifest.webmanifest").write_bytes(b'{"name": "klub"}')
    (folder / "icon.svg").write_bytes(b"<svg/>" * 50)
    (folder / "icon-192.png").write_bytes(PICTURE)
    (folder / "assets" / "index-B1ctK1ft.js").write_bytes(SCRIPT)
    return folder


@pytest.fixture(scope="package")
def port(client: Path) -> Iterator[int]:
    """Where a club is open that all tests share."""
    with club_house(static=client) as opened:
        yield opened
