"""klub's games for Gymnasium: importing this package registers them."""

from klub.research.extra import needed

needed("gymnasium")

from gymnasium import register  # noqa: E402 (only once it is known to be there)

register("klub/ClusteredSolo-v0", "klub.research.gymnasium.clustered:ClusteredSolo")
register("klub/Clustered-v0", "klub.research.gymnasium.clustered:ClusteredAgainstBots")
register("klub/KlusterSolo-v0", "klub.research.gymnasium.kluster:KlusterSolo")
register("klub/KlusterSoloControl-v0", "klub.research.gymnasium.kluster:KlusterSoloControl")
register("klub/Kluster-v0", "klub.research.gymnasium.kluster:KlusterAgainstBots")
