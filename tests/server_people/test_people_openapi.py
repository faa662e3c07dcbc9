"""The description of the HTTP part is valid, complete, and true."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from klub.server.http.api import openapi
from klub.server.routes.people import ROUTES
from server_people.house import EXTRA, said

DOCUMENT = openapi((*ROUTES, *EXTRA), "1.2.3")


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def within(value: Any) -> Iterator[Any]:
    yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inner:
        yield from within(one)


def resolved(value: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in value:
        found: Any = DOCUMENT
        for step in value["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        value = found
    return value


def schemas() -> Iterator[dict[str, Any]]:
    yield from DOCUMENT["components"]["schemas"].values()
    for one in within(DOCUMENT):
        if isinstance(one, dict) and isinstance(one.get("schema"), dict):
            yield one["schema"]


def test_it_is_openapi_made_of_json() -> None:
    assert DOCUMENT["openapi"].startswith("3.1.")
    assert DOCUMENT["info"] == {"title": "klub", "version": "1.2.3"}
    assert json.loads(json.dumps(DOCUMENT, allow_nan=False)) == DOCUMENT


def test_every_reference_leads_somewhere() -> None:
    found = [one for one in within(DOCUMENT) if isinstance(one, dict) and "$ref" in one]
    assert len(found) > 20
    assert all(resolved(one) for one in found)


def test_every_schema_is_one_and_no_name_is_strange() -> None:
    found = list(schemas())
    assert len(found) > 30
    for schema in found:
        Draft202012Validator.check_schema(schema)
    for kind in DOCUMENT["components"].values():
        assert all(re.fullmatch(r"[a-zA-Z0-9._-]+", name) for name in kind)


def test_every_route_is_described_once_and_in_words() -> None:
    found = list(operations())
    assert len(found) == len(ROUTES) + len(EXTRA)
    names = [operation["operationId"] for _, _, operation in found]
    assert len(set(names)) == len(names)
    for _, _, operation in found:
        assert operation["summary"].endswith(".")
        assert "\n" not in operation["summary"]


def test_every_parameter_in_a_path_is_described() -> None:
    for path, _, operation in operations():
        given = operation.get("parameters", [])
        assert len({(one["in"], one["name"]) for one in given}) == len(given)
        places = {one["name"] for one in given if one["in"] == "path"}
        assert places == set(re.findall(r"{(\w+)}", path))
        assert all(one["required"] for one in given if one["in"] == "path")


def test_bounds_and_defaults_of_a_query_are_told() -> None:
    table, *query = DOCUMENT["paths"][said.path]["get"]["parameters"]
    assert table["schema"] == {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}
    assert {one["name"]: (one["required"], one["schema"]) for one in query} == {
        "word": (True, {"enum": ["high", "low"]}),
        "count": (False, {"type": "integer", "minimum": 1, "maximum": 9, "default": 3}),
        "loud": (False, {"type": "boolean", "default": False}),
        "share": (False, {"type": "number", "minimum": 0, "maximum": 1}),
    }


@pytest.mark.parametrize("status", ["400", "429", "500"])
def test_every_route_can_fail_in_the_usual_ways(status: str) -> None:
    for _, _, operation in operations():
        content = resolved(operation["responses"][status])["content"]
        assert content == {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}


def test_every_response_has_a_description_and_a_status() -> None:
    for _, method, operation in operations():
        for status, response in operation["responses"].items():
            assert re.fullmatch(r"[245]\d\d", status)
            assert resolved(response)["description"]
        assert ("403" in operation["responses"]) == (method != "get")
        assert ("415" in operation["responses"]) == ("requestBody" in operation)
        assert ("security" not in operation) or "401" in operation["responses"]


def test_only_what_strangers_may_do_needs_no_cookie() -> None:
    strangers = {
        (method, path)
        for path, method, operation in operations()
        if "security" not in operation and path in {route.path for route in ROUTES}
    }
    assert strangers == {("post", "/api/me"), ("post", "/api/login")}
    assert DOCUMENT["components"]["securitySchemes"]["secret"]["in"] == "cookie"


def test_no_answer_to_a_stranger_has_a_password_in_it() -> None:
    for _, _, operation in operations():
        for response in operation["responses"].values():
            assert "password" not in json.dumps(resolved(response))
