"""Clustered as the house sees it."""

from collections.abc import Mapping

from klub.engine.contract import AnyBot, AnyEngine
from klub.engine.options import Option
from klub.gametype import Advice, GameType, KernelPackage, Lesson, Presets


class ClusteredType(GameType):
    """Cards on an open grid."""

    name = "clustered"
    presets = Presets(
        stand_in="greedy",
        opponent="greedy",
        solo={"players": 1},
        daily={"players": 1},
        # The first hand is Sf1 Sf2 Sf3 Se2 Ts3. The filled squares make a row of three at once;
        # Ts3 goes with none of the others and fits beside the start card alone. Then Se3 is
        # drawn, which makes a square of four with Sf2, Sf3 and Se2, and after it a wild.
        lesson=Lesson({"players": 1}, "00000000000000000000000000007ce4"),
        size_keys=("players",),
        results_required=False,
        simulate=1000,
        arena=100,
    )
    kernels = KernelPackage(
        "klub.games.clustered.kernel",
        (
            *(3.2, 1.1, 9.0, 7.6, 1.2, 1.8),
            *(2.4, 1.0, 8.4, 6.9, 1.2, 1.3),
            *(2.5, 1.3, 8.7, 6.9, 1.2, 1.6),
        ),
    )

    def engine(self) -> AnyEngine:
        """The readable rules, which decide."""
        from klub.games.clustered.engine import Clustered

        return Clustered()

    def options(self) -> Mapping[str, Option]:
        """What each house rule can be."""
        from klub.games.clustered.options import READERS

        return READERS

    def bots(self) -> Mapping[str, AnyBot]:
        """From random to master."""
        from klub.games.clustered.bots import BOTS

        return BOTS

    def advice(self) -> Advice:
        """Judges as master does."""
        from klub.games.clustered import advice

        return advice


CLUSTERED = ClusteredType()
