"""klub without the packages of its extras: all but the environments works, and they say why not."""

import subprocess
import sys

import pytest

from klub.research.extra import needed

WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pygame", "pyspiel", "pyarrow", "ray"):
    sys.modules[name] = None
"""


def run(program: str) -> str:
    """What ``program`` prints where none of the packages is installed."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + program], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_games_for_learners_need_none_of_them() -> None:
    program = """
import klub, klub.cli
from klub.research.clustered import Episode
episode = Episode(seed=1)
while episode.seat is not None:
    episode.answer(0)
print(len(episode.record().moves))
"""
    assert run(program) == "58"


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_an_environment_says_which_extra_it_needs(package: str) -> None:
    program = f"""
try:
    import klub.research.{package}
except ModuleNotFoundError as missing:
    print(missing)
"""
    assert run(program).endswith('is not installed; get it with: pip install "klub[research]"')


def test_a_missing_package_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match=r'no_such_one .* "klub\[ray\]"'):
        needed("numpy", "no_such_one", extra="ray")
