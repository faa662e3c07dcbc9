"""``klub serve``, and ``klub`` alone: open the club."""

import os
import socket
import sys
import webbrowser
from argparse import Namespace
from contextlib import suppress
from errno import EADDRINUSE

from klub.cli.console import attended, console
from klub.cli.store import usual_place
from klub.engine.errors import Refusal
from klub.i18n import text

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 (only if the host asks for it)
"""Hosts that stand for every address of this machine, and one at which it finds itself."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address in nobody's network; nothing is ever sent there."""


def run(chosen: Namespace) -> int:
    """Keep the club open until somebody closes it."""
    # Only who opens the club has to wait until it is loaded.
    from klub.server.accounts.limits import Rates
    from klub.server.ops import logs, uncaught
    from klub.server.serving import serve
    from klub.server.settings import Settings
    from klub.server.transport import descriptors

    limits = dict(chosen.limit)
    for name in limits:
        if [said for said, _ in chosen.limit].count(name) > 1:
            raise Refusal("limit-twice", name=name)
    descriptors.raise_limit()
    most = descriptors.limit()
    if most is not None and most < descriptors.FEW:
        few = text("serve-few-files", limit=most, connections=descriptors.most_connections())
        print(few, file=sys.stderr)

    with listening(chosen.host, chosen.port) as listener:
        port = int(listener.getsockname()[1])
        settings = Settings(
            host=chosen.host,
            port=port,
            store=chosen.store or usual_place(),
            origins=tuple(chosen.origin),
            hosts=tuple(chosen.allow_host),
            rates=Rates(**limits),
        )
        logs.begin(chosen.log)
        browser = may_open() if chosen.open is None else chosen.open
        with uncaught.uncaught_logged():
            serve(
                settings,
                listener,
                lambda: _welcome(chosen.host, port, browser=browser),
                lambda: print(text("serve-log-lost"), file=sys.stderr),
            )
    print(text("serve-closed"))
    return 0


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens on ``port``, or on any for 0; a `Refusal` if the club cannot."""
    try:
        (family, kind, protocol, _, place), *_ = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        listener = socket.socket(family, kind, protocol)
        if os.name == "posix":  # elsewhere it would let two listen at once
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(place)
            listener.listen()  # or else another may have bound it in the same way
        except OSError:
            listener.close()
            raise
        return listener
    except (OSError, UnicodeError) as error:
        if getattr(error, "errno", None) == EADDRINUSE:
            raise Refusal("serve-port-taken", port=str(port)) from None
        detail = getattr(error, "strerror", None) or str(error)
        raise Refusal("serve-no-address", host=host, port=str(port), detail=detail) from None


def address(host: str, port: int) -> str:
    """What is typed into a browser on this machine."""
    host = EVERYWHERE.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def lan_address(host: str, port: int) -> str | None:
    """What others in the network type, if the club listens for them and there is a network."""
    if host not in EVERYWHERE:
        return None
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        # A datagram socket only looks up which way it would send.
        trial.connect(ELSEWHERE)
        return address(trial.getsockname()[0], port)
    return None


def may_open() -> bool:
    """Whether somebody sits here whose browser can be opened.

    Where there is no desktop Python would start a browser in the terminal itself.
    """
    desktop = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return desktop and "SSH_CONNECTION" not in os.environ and attended(console())


def _welcome(host: str, port: int, *, browser: bool) -> None:
    """Say where the club is, now that it is open."""
    here, lan = address(host, port), lan_address(host, port)
    print(text("serve-open-lan", here=here, lan=lan) if lan else text("serve-open", here=here))
    sys.stdout.flush()
    if browser:
        with suppress(webbrowser.Error):  # the address has been told
            webbrowser.open(here)
