"""Before anything is imported: compiled kernels are kept where ``run.py`` keeps them."""

import os
import sys
from pathlib import Path

import pytest

pytest.register_assert_rewrite("klub.testing.contract")

if "NUMBA_CACHE_DIR" not in os.environ:
    sys.path.insert(0, str(Path(__file__).parent.parent))
    import run

    os.environ.update(run.environment())
