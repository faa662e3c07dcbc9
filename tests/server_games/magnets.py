"""What a client of a live turn of Kluster sees, and how it plays one by hand."""

from dataclasses import dataclass, field
from itertools import product
from math import dist
from typing import Any

from klub.wire.frame import unpacked
from klub.wire.kluster import Numbers
from server_games.guest import Message, Player

DUO = {"players": 2, "boxes": ["duo"]}


@dataclass
class Area:
    """The stones and cords as one client draws them: from views and frames."""

    table: str
    stones: dict[int, Numbers] = field(default_factory=dict)
    cords: dict[int, Numbers] = field(default_factory=dict)
    ticks: list[int] = field(default_factory=list)
    """Of the frames since the last view."""

    def hear(self, message: Any) -> None:
        """Take a message in, as a client does that draws."""
        if isinstance(message, bytes):
            frame = unpacked(message)
            if frame.table == self.table:
                self.ticks.append(frame.tick)
                self.stones |= frame.stones
                self.cords |= frame.cords
                for stone in frame.gone:
                    self.stones.pop(stone, None)
        elif message.get("view"):
            self.stones, self.cords = lying(message["view"])
            self.ticks.clear()

    def is_as(self, view: Message, within: float = 1e-4) -> bool:
        """Whether this is drawn as a view says."""
        stones, cords = lying(view)
        return _alike(self.stones, stones, within) and _alike(self.cords, cords, within)


def lying(view: Message) -> tuple[dict[int, Numbers], dict[int, Numbers]]:
    """Stones and cords of a view."""
    stones = {n: tuple(one["pose"]) for n, one in enumerate(view["stones"]) if one["pose"]}
    return stones, {n: tuple(cord) for n, cord in enumerate(view["cords"])}


def _alike(these: dict[int, Numbers], those: dict[int, Numbers], within: float) -> bool:
    return these.keys() == those.keys() and all(
        abs(a - b) <= within for key in these for a, b in zip(these[key], those[key], strict=True)
    )


def roomy_place(view: Message) -> tuple[float, float]:
    """The place well inside the first cord that is farthest from all stones. m."""
    stones, cords = lying(view)
    flat = cords[0]
    loop = list(zip(flat[::2], flat[1::2], strict=True))
    spots = [
        (x / 100, y / 100)
        for x, y in product(range(-30, 31, 2), repeat=2)
        if _inside((x / 100, y / 100), loop)
    ]
    taken = [pose[:2] for pose in stones.values()]
    return max(
        spots,
        key=lambda spot: min(
            [dist(spot, stone) for stone in taken] + [2 * dist(spot, point) for point in loop]
        ),
    )


def _inside(spot: tuple[float, float], loop: list[tuple[float, float]]) -> bool:
    """By counting the lines to the right of it."""
    x, y = spot
    crossed = False
    for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossed = not crossed
    return crossed


async def place_by_hand(player: Player, seat: int, stone: int, x: float, y: float) -> None:
    """Lower a stone from above and let it go."""
    hand = {"table": player.table, "seat": seat, "hand": 0, "stone": stone, "x": x, "y": y}
    for z, low in ((0.06, 0.065), (0.0, 0.0125)):
        await player.raw.send("hand", **hand, z=z)
        while True:
            message = await player.raw.next()
            player.story.hear(message)
            if isinstance(message, bytes):
                pose = unpacked(message).stones.get(stone)
                if pose is not None and pose[2] <= low:
                    break
    await player.does("release", seat=seat, hand=0)


async def can_end(player: Player) -> None:
    """Wait until no duty keeps the player from ending the turn."""
    while True:
        message = await player.raw.next()
        player.story.hear(message)
        turn = isinstance(message, dict) and message["t"] == "turn"
        if turn and message["phase"] == "open" and message["duty"] is None:
            return
