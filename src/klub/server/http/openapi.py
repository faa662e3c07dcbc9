"""The description of the HTTP part that other programs read: OpenAPI 3.1, made from the routes."""

from collections.abc import Iterable, Sequence
from http import HTTPStatus
from inspect import getdoc
from typing import Any

import msgspec

from klub.server.accounts.entry import COOKIE, SECURE_COOKIE
from klub.server.http.asked import given
from klub.server.http.problem import JSON, Problem
from klub.server.http.route import Route

SCHEMAS = "#/components/schemas/{name}"
RESPONSES = "#/components/responses/{status}"


def openapi(routes: Iterable[Route], version: str) -> dict[str, Any]:
    """What ``routes`` ask for and answer, as one document."""
    routes = tuple(routes)
    kinds = _Kinds(routes)
    paths: dict[str, dict[str, Any]] = {}
    for one in routes:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, kinds)
    errors = sorted({status for one in routes for status in one.errors})
    return {
        "openapi": "3.1.0",
        "info": {"title": "klub", "version": version},
        "paths": paths,
        "components": {
            "schemas": kinds.named,
            "responses": {str(status): _failure(status, kinds) for status in errors},
            "securitySchemes": {
                "secret": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "Given by POST /api/me and by POST /api/login, "
                    f"by https under the name {SECURE_COOKIE}.",
                }
            },
        },
    }


class _Kinds:
    """The schemas of all kinds of values that routes speak of."""

    def __init__(self, routes: Sequence[Route]) -> None:
        kinds: list[Any] = [Problem]
        for one in routes:
            kinds += [one.body] if one.body is not None else []
            kinds += [one.answer] if one.answer is not None else []
            kinds += one.places.values()
            kinds += [given(field.type) for field in _fields(one)]
        schemas, self.named = msgspec.json.schema_components(kinds, ref_template=SCHEMAS)
        self._schemas = list(zip(kinds, schemas, strict=True))

    def __getitem__(self, kind: Any) -> dict[str, Any]:
        return dict(next(schema for known, schema in self._schemas if known == kind))


def _fields(route: Route) -> tuple[msgspec.structs.FieldInfo, ...]:
    return () if route.query is None else msgspec.structs.fields(route.query)


def _operation(route: Route, kinds: _Kinds) -> dict[str, Any]:
    summary, _, description = (getdoc(route.function) or "").partition("\n")
    responses: dict[str, Any] = {
        str(status): _success(status, route, kinds) for status in route.statuses
    }
    for status in route.errors:
        responses[str(status)] = {"$ref": RESPONSES.format(status=status)}
    told: dict[str, Any] = {"operationId": route.name, "summary": summary}
    if description.strip():
        told["description"] = description.strip()
    if parameters := _parameters(route, kinds):
        told["parameters"] = parameters
    if route.body is not None:
        content = {JSON: {"schema": kinds[route.body]}}
        told["requestBody"] = {"required": route.body_needed, "content": content}
    told["responses"] = responses
    if route.known:
        told["security"] = [{"secret": []}]
    return told


def _parameters(route: Route, kinds: _Kinds) -> list[dict[str, Any]]:
    places = [
        {"name": name, "in": "path", "required": True, "schema": kinds[kind]}
        for name, kind in route.places.items()
    ]
    query = []
    for field in _fields(route):
        schema = kinds[given(field.type)]
        if isinstance(field.default, str | int | float):
            schema["default"] = field.default
        query.append(
            {"name": field.encode_name, "in": "query", "required": field.required, "schema": schema}
        )
    return places + query


def _success(status: int, route: Route, kinds: _Kinds) -> dict[str, Any]:
    told: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if route.answer is not None:
        told["content"] = {JSON: {"schema": kinds[route.answer]}}
    return told


def _failure(status: int, kinds: _Kinds) -> dict[str, Any]:
    told: dict[str, Any] = {
        "description": HTTPStatus(status).phrase,
        "content": {JSON: {"schema": kinds[Problem]}},
    }
    if status in (429, 503):
        seconds = {"type": "integer", "minimum": 1}
        told["headers"] = {
            "Retry-After": {"required": True, "schema": seconds, "description": "Seconds to wait."}
        }
    return told
