"""The browser client as it was built: read once, packed once, and known again by its tag."""

import gzip
import os
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from klub.games import NAMES
from klub.i18n import text
from klub.server.http.problem import unfit

PLACE = "KLUB_STATIC"
"""The environment variable that names another folder with a client."""
FRONT = "index.html"
LASTING = "/assets/"
"""Below this, names change with the content."""
ADDRESSES = (
    "/",
    *(f"/new/{name}" for name in NAMES),
    "/t/{table}",
    "/r/{table}",
    "/learn",
    *(f"/learn/{name}" for name in NAMES),
    "/you",
)
"""What the client itself shows; the same page answers for all of them."""
PROGRAMS = ("/api", "/ws", "/assets")
"""Below these nobody looks for a page."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".html", ".ico", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest")
"""The others are packed already."""


@dataclass(frozen=True, slots=True)
class File:
    """One file of the client, ready to be sent."""

    content: bytes
    packed: bytes | None
    """The same by gzip, if that is worth it."""
    kind: str
    lasting: bool
    """Whether a browser need never ask for it again."""
    tag: str

    @staticmethod
    def of(content: bytes, suffix: str, *, lasting: bool) -> "File":
        """What a file's answers need."""
        packed = gzip.compress(content, 9, mtime=0) if suffix in PACKED else content
        return File(
            content=content,
            packed=packed if len(packed) < len(content) else None,
            kind=TYPES.get(suffix, "application/octet-stream"),
            lasting=lasting,
            tag=sha256(content).hexdigest()[:24],
        )

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, or that the browser has it already."""
        packed = self.packed is not None and takes_gzip(request.headers.get("accept-encoding", ""))
        tag = f'"{self.tag}{"-gzip" if packed else ""}"'
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if self.lasting else "no-cache",
            "ETag": tag,
        }
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if status == 200 and _knows(request.headers.get("if-none-match", ""), tag):
            return Response(None, 304, headers)
        headers["Content-Type"] = self.kind
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(self.packed if packed else self.content, status, headers)


class Pages:
    """All that a browser loads."""

    def __init__(self, folder: Path | None = None) -> None:
        self._files = dict(_read(built() if folder is None else folder))
        self._front = self._files.pop(f"/{FRONT}", None)

    def routes(self) -> Iterator[Route]:
        """Where the client and its files are.

        Nobody is limited here: a page with half its files is a blank one, a whole class may come by
        one address, and all of it is sent from memory.
        """
        for address in ADDRESSES:
            yield Route(address, self._door)
        for address, file in self._files.items():
            yield Route(address, _serving(file))

    async def nowhere(self, request: Request, error: Exception) -> Response:
        """What somebody is shown who has mistyped an address; a program is told why."""
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and self._front is not None and _looks(request):
            return self._front.answer(request, 404)
        return await unfit(request, error)

    async def _door(self, request: Request) -> Response:
        if self._front is None:
            return Response(unbuilt(), 503, {"Cache-Control": "no-store"}, TYPES[".html"])
        return self._front.answer(request)


def built() -> Path:
    """Where the client is that belongs to this klub."""
    return Path(os.environ.get(PLACE) or str(files("klub.server") / "static"))


def unbuilt() -> str:
    """What is shown in place of a client that was never built."""
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>klub</title>\n<h1>{escape(text('page-unbuilt'))}</h1>\n"
        f"<p>{escape(text('page-unbuilt-then'))}</p>\n</html>\n"
    )


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding lets gzip be sent.

    >>> takes_gzip("br, gzip"), takes_gzip("gzip;q=0, *"), takes_gzip("")
    (True, False, False)
    """
    weights = {}
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        weights[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return weights.get("gzip", weights.get("*", False))


def _knows(tags: str, tag: str) -> bool:
    """Whether a browser has what ``tag`` stands for."""
    known = [one.strip().removeprefix("W/") for one in tags.split(",")]
    return tag in known or known == ["*"]


def _looks(request: Request) -> bool:
    """Whether a person looks at an address, and no program asks."""
    path = request.url.path
    program = any(path == one or path.startswith(f"{one}/") for one in PROGRAMS)
    asks = request.method in ("GET", "HEAD")
    return asks and not program and "text/html" in request.headers.get("accept", "")


def _serving(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return file.answer(request)

    return endpoint


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    """Every file below ``folder`` by its address; those with a dot are the builder's own."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            address = f"/{path.relative_to(folder).as_posix()}"
            lasting = address.startswith(LASTING)
            yield address, File.of(path.read_bytes(), path.suffix, lasting=lasting)
