"""A table as the lobby lists it."""

from klub.game import Json
from klub.server.stores import IdentityId, Listing, Status, TableId
from klub.table.sitting import AnyGame, Sitting
from klub.wire.club import TableRow

SIZE = ("players", "boxes")
"""What the other options depend on."""


def listing(sitting: Sitting, changed: float) -> Listing:
    """The row of a table."""
    opened = sitting.opened
    return Listing(
        id=TableId(opened.table),
        game=opened.game,
        status=Status(sitting.status),
        host=IdentityId(opened.host),
        listed=opened.listed,
        created=opened.at,
        changed=changed,
        summary={
            "names": [None if chair.free else chair.name for chair in sitting.chairs],
            "options": unusual(sitting.game, opened.options),
            "rated": opened.rated,
            "timed": opened.base is not None,
        },
        sitters=tuple(
            IdentityId(who) for who in sorted({chair.who for chair in sitting.chairs if chair.who})
        ),
    )


def row(listed: Listing, *, your_turn: bool) -> TableRow:
    """What a client is told of a row."""
    summary = listed.summary
    names, options = summary.get("names"), summary.get("options")
    return TableRow(
        table=listed.id,
        game=listed.game,
        status=listed.status,
        names=tuple(names) if isinstance(names, list | tuple) else (),
        options=dict(options) if isinstance(options, dict) else {},
        rated=bool(summary.get("rated")),
        timed=bool(summary.get("timed")),
        changed=listed.changed,
        your_turn=your_turn,
    )


def unusual(game: AnyGame, options: dict[str, Json]) -> dict[str, Json]:
    """The house rules that are not as usual with as many players and as many boxes."""
    size = {key: options[key] for key in SIZE if key in options}
    usual = game.option_values(game.options(size))
    return size | {key: value for key, value in options.items() if usual.get(key) != value}
