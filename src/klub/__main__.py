"""``python -m klub``: the same as the command ``klub``."""

import sys

from klub.cli import main

sys.exit(main())
