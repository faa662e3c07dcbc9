"""Kluster as the house sees it."""

from collections.abc import Mapping

from klub.engine.contract import AnyBot, AnyEngine
from klub.engine.options import Option
from klub.gametype import Advice, GameType, KernelPackage, Lesson, Presets


class KlusterType(GameType):
    """Magnets in a cord loop."""

    name = "kluster"
    presets = Presets(
        stand_in="gentle",
        opponent="steady",
        solo={"players": 1, "mode": "solo"},
        # With a knot the cord is short enough for the end to come in some minutes.
        daily={"players": 1, "mode": "solo", "shorten": 20},
        lesson=Lesson(
            {"players": 1, "mode": "solo", "boxes": "trio"}, "00000000000000000000000000000001"
        ),
        size_keys=("players", "boxes"),
        results_required=True,
        simulate=20,
        arena=10,
    )
    kernels = KernelPackage(
        "klub.games.kluster.physics",
        (1.3, 0.7, 22.5, 0.7, 0.8, 2.2, 0.5, 18.2, 0.9, 0.6, 2.0),
    )

    def engine(self) -> AnyEngine:
        """The rules, refereed on the magnet world."""
        from klub.games.kluster.engine import Kluster

        return Kluster()

    def options(self) -> Mapping[str, Option]:
        """What each house rule can be."""
        from klub.games.kluster.options import READERS

        return READERS

    def bots(self) -> Mapping[str, AnyBot]:
        """From gentle to cunning."""
        from klub.games.kluster.bots import BOTS

        return BOTS

    def advice(self) -> Advice:
        """Judges by trying placements many times."""
        from klub.games.kluster import advice

        return advice


KLUSTER = KlusterType()
