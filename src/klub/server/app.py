"""The whole server, wired up: the one place that builds everything."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from klub.server.club import Club
from klub.server.door.entry import Entry, secret_in
from klub.server.door.guard import Guard
from klub.server.door.limits import Limits, Places, neighbourhood
from klub.server.http.api import HANDLERS, mounted, openapi
from klub.server.life.metrics import CONTENT_TYPE
from klub.server.live.connection import Connection
from klub.server.routes import lists, people, tables
from klub.server.settings import Settings
from klub.server.stores import Store, TableId
from klub.wire.version import PATH

ROUTES = (*people.ROUTES, *tables.ROUTES, *lists.ROUTES)
NOWHERE = TableId("")
FULL = 1013
"""Why a socket is refused: try again later."""


def app(settings: Settings, store: Store) -> ASGIApp:
    """The club as an ASGI app; it opens when the server starts and closes when it ends."""

    @asynccontextmanager
    async def open_club(app: Starlette) -> AsyncIterator[None]:
        state = app.state
        state.store, state.entry = store, Entry(store)
        state.limits = Limits(settings.rates)
        state.places = Places(settings.rates.sockets)
        state.club = await Club.open(settings, store)
        try:
            yield
        finally:
            await state.club.close()
            state.entry.close()

    inner = Starlette(
        routes=[
            *mounted(ROUTES),
            Route("/", _page),
            Route("/api/openapi.json", _description),
            Route("/healthz", _health),
            Route("/metrics", _metrics),
            WebSocketRoute(PATH, _socket),
        ],
        exception_handlers=HANDLERS,
        lifespan=open_club,
    )
    inner.router.redirect_slashes = False
    return Guard(inner, settings.origins)


async def _socket(socket: WebSocket) -> None:
    """Everything that happens live."""
    state = socket.app.state
    places: Places = state.places
    address = neighbourhood("" if socket.client is None else socket.client.host)
    if not places.take(address):
        await socket.close(FULL)
        return
    try:
        identity = await state.entry.known(secret_in(socket))
        await socket.accept()
        await Connection(socket, state.club, state.limits, identity, address).serve()
    finally:
        places.leave(address)


async def _health(request: Request) -> Response:
    """Whether the club is open, and how far it is prepared."""
    club: Club = request.app.state.club
    await club.store.last_seq(NOWHERE)
    return JSONResponse({"status": "open", "prepared": round(club.kernels.done, 3)})


async def _metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    club: Club = request.app.state.club
    return PlainTextResponse(club.figures.text(), media_type=CONTENT_TYPE)


async def _description(_request: Request) -> Response:
    """The HTTP part as OpenAPI 3.1."""
    return JSONResponse(openapi(ROUTES, version("klub")))


async def _page(_request: Request) -> Response:
    """The front door."""
    page = (files("klub.server") / "page.html").read_text(encoding="utf-8")
    return Response(page, media_type="text/html; charset=utf-8")
