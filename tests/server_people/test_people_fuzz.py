"""What the description promises is what the club does, as schemathesis finds by trying."""

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from klub.server.http.api import openapi
from klub.server.routes.people import ROUTES, log_out
from server_people.house import House, note, open_house, said

SETTINGS = """\
[checks.positive_data_acceptance]
# A schema cannot say which letters can be printed; such names are refused by 422.
expected-statuses = ["2xx", "401", "403", "404", "409", "422"]

[auth.openapi.secret]
api_key = "{secret}"
"""


def fuzz(house: House, folder: Path) -> subprocess.CompletedProcess[str]:
    # Logging out would end the fuzz for all the others.
    routes = [route for route in (*ROUTES, said, note) if route is not log_out]
    (folder / "openapi.json").write_text(json.dumps(openapi(routes, "1")))
    (folder / "schemathesis.toml").write_text(SETTINGS.format(secret=house.guest()))
    program = Path(sys.executable).with_name("schemathesis")
    command = [str(program), "--config-file", "schemathesis.toml", "run", "openapi.json"]
    command += ["--url", f"http://127.0.0.1:{house.port}", "--phases", "coverage,fuzzing"]
    command += ["--max-examples", "4", "--seed", "1", "--no-color"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


def test_the_description_is_true(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), open_house() as house:
        tried = fuzz(house, tmp_path)
        assert tried.returncode == 0, tried.stdout
        assert "passed" in tried.stdout
        assert house.ask("POST", "/api/me").status == 201
    assert [record.getMessage() for record in caplog.records] == []
