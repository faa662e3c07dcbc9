"""The whole server, wired up: the one place that builds everything."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from time import time

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from klub.server.accounts.entry import Entry, secret_in
from klub.server.accounts.guard import Guard
from klub.server.accounts.limits import Limits, Places, neighbourhood
from klub.server.club import Club
from klub.server.http.api import HANDLERS, JSON, mounted, openapi, page
from klub.server.http.problem import failed, failure
from klub.server.live.connection import Connection
from klub.server.ops.health import HealthCheck
from klub.server.ops.metrics import CONTENT_TYPE
from klub.server.pages import Pages
from klub.server.routes import advice, health, lists, people, tables
from klub.server.settings import Settings
from klub.server.stores import Store, StoreAway
from klub.wire.version import PATH

ROUTES = (*people.ROUTES, *tables.ROUTES, *advice.ROUTES, *lists.ROUTES)
FULL = 1013
"""Why a socket is refused: try again later."""


def app(
    settings: Settings, store: Store, opened: Callable[[Club], None] = lambda _: None
) -> ASGIApp:
    """The club as an ASGI app; it opens when the server starts and closes when it ends."""

    @asynccontextmanager
    async def open_club(app: Starlette) -> AsyncIterator[None]:
        state = app.state
        state.store, state.entry = store, Entry(store)
        state.limits = Limits(settings.rates)
        state.places = Places(settings.rates.sockets)
        state.description = msgspec.json.encode(openapi(ROUTES, version("klub")))
        state.club = await Club.open(settings, store)
        state.health = HealthCheck(store, state.club.probe, state.club.kernels)
        opened(state.club)
        try:
            yield
        finally:
            state.health.close()
            await state.club.close()
            state.entry.close()

    pages = Pages(settings.static)
    inner = Starlette(
        routes=[
            *mounted(ROUTES),
            *pages.routes(),
            page("/api/openapi.json", _description),
            *health.PAGES,
            page("/metrics", _metrics),
            WebSocketRoute(PATH, _socket),
        ],
        exception_handlers={**HANDLERS, HTTPException: pages.nowhere},
        lifespan=open_club,
    )
    inner.router.redirect_slashes = False
    return Guard(inner, settings.origins, settings.hosts)


async def _socket(socket: WebSocket) -> None:
    """Everything that happens live."""
    state = socket.app.state
    places: Places = state.places
    limits: Limits = state.limits
    address = neighbourhood("" if socket.client is None else socket.client.host)
    often = limits.take(limits.rates.socket_openings, ("openings", address), time())
    if often or not places.take(address):
        await socket.close(FULL)
        return
    try:
        await _come_in(socket, address)
    except StoreAway as away:
        await socket.send_denial_response(failed(failure(away)))
    finally:
        places.leave(address)


async def _come_in(socket: WebSocket, address: str) -> None:
    """Serve a socket until it closes, or until the secret that it brings is forgotten."""
    state = socket.app.state
    entry: Entry = state.entry
    secret = secret_in(socket)
    identity = await entry.known(secret)
    if identity is None or secret is None:
        await socket.accept()
        await Connection(socket, state.club, state.limits, None, address).serve()
        return
    async with entry.presence.stay(identity.id, secret.hash, socket):
        identity = await entry.known(secret)  # nobody's, if it was forgotten just before
        await socket.accept()
        await Connection(socket, state.club, state.limits, identity, address).serve()


async def _metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    club: Club = request.app.state.club
    return PlainTextResponse(club.figures.text(), media_type=CONTENT_TYPE)


async def _description(request: Request) -> Response:
    """The HTTP part as OpenAPI 3.1."""
    return Response(request.app.state.description, media_type=JSON)
