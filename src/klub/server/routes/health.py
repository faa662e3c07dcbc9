"""Pages for load balancers and monitors: whether the club answers, and whether it can work."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from klub.server.http.api import JSON, page
from klub.server.ops.health import HealthCheck

RETRY = 5
"""s after which to ask again while the club cannot work."""
NOT_KEPT = {"Cache-Control": "no-store"}
ALIVE = msgspec.json.encode({"status": "alive"})


async def live(_request: Request) -> Response:
    """That the process answers; nothing is looked at, so that nothing can hold this up."""
    return Response(ALIVE, 200, NOT_KEPT, JSON)


async def ready(request: Request) -> Response:
    """Whether the club can work, part by part; 503 if it cannot."""
    check: HealthCheck = request.app.state.health
    health = await check.health()
    headers = NOT_KEPT if health.ok else NOT_KEPT | {"Retry-After": str(RETRY)}
    return Response(msgspec.json.encode(health), 200 if health.ok else 503, headers, JSON)


PAGES = (
    page("/livez", live),
    page("/readyz", ready),
    page("/healthz", ready),  # its name before there were two
)
