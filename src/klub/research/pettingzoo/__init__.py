"""klub's games for PettingZoo: a module for each, named and versioned as PettingZoo's own are.

Importing this package also registers them for ``pettingzoo.make``, where PettingZoo has that.
"""

from klub.research.extra import needed

needed("gymnasium", "pettingzoo")

import pettingzoo  # noqa: E402 (only once it is known to be there)

for module in ("clustered", "kluster", "kluster_control"):
    # `make` came with PettingZoo 1.26.
    if hasattr(pettingzoo, "register"):
        pettingzoo.register("aec", f"klub/{module}_v0", f"{__name__}.klub_{module}_v0:env")
