"""Tables for the tests of live tables, as lists of events."""

from klub.engine.contract import Seat
from klub.games.clustered import BOTS, Clustered
from klub.table import wishes
from klub.table.event import Event, Opened, Said, Sat, Started
from klub.table.seed import Seed
from klub.table.sitting import Sitting

SEED = Seed("00112233445566778899aabbccddeeff")


def opened(players: int = 2, **more: object) -> Opened:
    """A table of Clustered, opened by Ada."""
    options = Clustered().option_values(Clustered().options({"players": players}))
    return Opened(at=1.0, table="t", game="clustered", options=options, host="ada", **more)  # type: ignore[arg-type]


def begun(*people: str | None, **more: object) -> list[Event]:
    """A game with these people; a bot where nobody sits."""
    events: list[Event] = [opened(len(people), **more)]
    for seat, who in enumerate(people):
        name, bot = (who.title(), None) if who else ("greedy", "greedy")
        events.append(Sat(at=2.0, seat=seat, name=name, who=who, bot=bot))
    return [*events, Started(at=3.0, seed=SEED)]


def ended(*people: str | None, **more: object) -> Sitting:
    """The same, played by greedy bots to its end."""
    from random import Random

    sitting, luck = Sitting.of(Clustered(), begun(*people, **more)), Random(1)
    while sitting.to_move is not None:
        assert sitting.table is not None
        seat = Seat(sitting.to_move)
        view = sitting.game.view(sitting.table.state, seat)
        (line,) = sitting.game.write([(seat, BOTS["greedy"](view, luck))])
        move = line.partition(" ")[2]
        sitting = sitting.after(wishes.bot_plays(sitting, seat, move, None, 4.0))
    return sitting


def chatty(lines: int) -> list[Event]:
    """A game at which much is said."""
    said = [Said(at=5.0 + n, who="ada", name="Ada", text=f"line {n}") for n in range(lines)]
    return [*begun("ada", None), *said]
