"""What uvicorn's protocols are told, and the limits of the club beside it."""

from typing import Any

import uvicorn

from klub.server.accounts.limits import Rates
from klub.server.transport.connections import Connections


class TransportConfig(uvicorn.Config):
    """uvicorn's configuration with the limits of connections."""

    def __init__(self, *args: Any, rates: Rates, total: int, **named: Any) -> None:
        super().__init__(*args, **named)
        self.rates = rates
        self.open_connections = Connections(rates.connections, total, self.forwarded_allow_ips)
