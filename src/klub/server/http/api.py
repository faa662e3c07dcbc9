"""The club's HTTP part: routes with types, one shape for every failure, and its description."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from time import time

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Place

from klub.engine.errors import Refusal
from klub.server.http.asked import body_value, path_values, query_values
from klub.server.http.openapi import openapi
from klub.server.http.problem import HANDLERS, JSON, Failure, Problem, failed, failure, too_often
from klub.server.http.route import LARGEST, Route, route
from klub.server.http.visit import Visit
from klub.server.ops.logs import log

__all__ = [
    "HANDLERS",
    "JSON",
    "LARGEST",
    "Failure",
    "Problem",
    "Route",
    "Visit",
    "mounted",
    "openapi",
    "page",
    "route",
    "too_often",
]


def mounted(routes: Iterable[Route]) -> list[Place]:
    """Routes as Starlette takes them: one for each path, so that 405 names all its methods."""
    paths: dict[str, dict[str, Route]] = {}
    for one in routes:
        methods = paths.setdefault(one.path, {})
        if one.method in methods:
            raise ValueError(f"{one.method} {one.path} is there twice")
        methods[one.method] = one
    return [_place(path, methods) for path, methods in paths.items()]


def _place(path: str, methods: dict[str, Route]) -> Place:
    async def endpoint(request: Request) -> Response:
        return await answer(methods["GET" if request.method == "HEAD" else request.method], request)

    return Place(path, endpoint, methods=list(methods), name=next(iter(methods.values())).name)


def page(path: str, function: Callable[[Request], Awaitable[Response]]) -> Place:
    """Something to look at that is no part of the API; it counts against the same limit."""

    async def endpoint(request: Request) -> Response:
        try:
            _count(Visit(request, time(), 200))
        except Failure as error:
            return failed(error)
        return await function(request)

    return Place(path, endpoint)


async def answer(route: Route, request: Request) -> Response:
    """What a route answers to a request."""
    try:
        return await _answer(route, request)
    except Failure as error:
        unable = error
    except Refusal as refusal:
        unable = failure(refusal)
    except ClientDisconnect:
        return Response(status_code=400)  # nobody is there to read it
    if unable.status not in route.errors:
        # The answer is right, but the description of the club promises something else.
        log("undeclared", level=logging.ERROR, route=route.name, status=unable.status)
    return failed(unable)


async def _answer(route: Route, request: Request) -> Response:
    visit = Visit(request, time(), route.statuses[0])
    _count(visit)
    visit.identity = await visit.entry.known(visit.secret)
    if route.known:
        _ = visit.me  # before anything is read of those who may not ask
    values = path_values(request, route.places)
    query = query_values(request, route.query)
    if route.query is not None:
        values["query"] = query
    if route.body is not None:
        values["body"] = await body_value(
            request, route.body, limit=route.limit, needed=route.body_needed
        )
    told = await route.function(visit, **values)
    if route.answer is None:
        response = Response(None, visit.status)
    else:
        response = Response(msgspec.json.encode(told), visit.status, media_type=JSON)
    for cookie in visit.cookies:
        response.headers.append("Set-Cookie", cookie)
    if visit.file is not None:
        response.headers["Content-Disposition"] = f'attachment; filename="{visit.file}"'
    return response


def _count(visit: Visit) -> None:
    """Count a request against what its address may ask for."""
    visit.take("requests", visit.limits.rates.requests, visit.address)
