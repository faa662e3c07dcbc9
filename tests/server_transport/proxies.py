"""The proxies of docs/server.md, run as they stand there but for ports and certificates."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from server_transport.visitors import dialled

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
NAME = "club.example"
"""What the club is called there."""
PATIENCE = 60
"""s until a proxy that does not answer counts as dead."""


def program(name: str) -> str:
    """Where a program is; a test without it is skipped."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"], "/usr/sbin"])
    found = shutil.which(name, path=places)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def example(kind: str) -> str:
    """The configuration in the document."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    return str(found)


def put(text: str, old: str, new: str) -> str:
    """``text`` with something else in it; it has to be there."""
    assert old in text, old
    return text.replace(old, new)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def caddy(folder: Path, club: int, port: int) -> list[str]:
    """Write Caddy's configuration; the command that runs it."""
    command = program("caddy")
    text = put(example("caddy"), f"{NAME} {{", f"https://{NAME}:{port} {{\n\ttls internal")
    text = put(text, "127.0.0.1:8000", f"127.0.0.1:{club}")
    options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    file = folder / "Caddyfile"
    file.write_text(options + text)
    return [command, "run", "--config", str(file), "--adapter", "caddyfile"]


def nginx(folder: Path, club: int, port: int) -> list[str]:
    """Write nginx's configuration and a certificate; the command that runs it."""
    command, openssl = program("nginx"), program("openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    asked = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    asked += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*asked, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    text = put(example("nginx"), "listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = put(text, "listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = put(text, "127.0.0.1:8000", f"127.0.0.1:{club}")
    text = put(text, f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate))
    text = put(text, f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key))
    # Whoever is not root may not write to nginx's usual folders.
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\nmaster_process off;\npid {folder / 'pid'};\nerror_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{text}}}\n"
    )
    return [command, "-p", str(folder), "-c", str(file), "-e", "stderr"]


PROXIES: Mapping[str, Callable[[Path, int, int], list[str]]] = {"caddy": caddy, "nginx": nginx}


def trusting() -> ssl.SSLContext:
    """TLS that takes any certificate: these are made for the test."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def dialled_tls(port: int, source: str) -> ssl.SSLSocket:
    """A connection to the proxy from an address of this machine."""
    return trusting().wrap_socket(dialled(port, source), server_hostname=NAME)


@contextmanager
def proxied(kind: str, folder: Path, club: int) -> Iterator[int]:
    """The port at which a proxy speaks https for a club."""
    port = free_port()
    command = PROXIES[kind](folder, club, port)
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=folder)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                dialled_tls(port, "127.0.0.1").close()
                break
            except OSError:
                assert process.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < until, (folder / "log").read_text()
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)
