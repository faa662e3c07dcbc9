"""A table as the lobby lists it."""

from klub.engine.contract import AnyEngine, Json
from klub.games import game_type
from klub.server.stores import IdentityId, Listing, Status, TableId
from klub.table.sitting import Sitting
from klub.wire.club import TableRow


def listing(sitting: Sitting, changed: float) -> Listing:
    """The row of a table."""
    opened = sitting.opened
    waited = {who for who in _kept(sitting) if who is not None}
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
            "kept": [who is not None for who in _kept(sitting)],
            "options": unusual(sitting.game, opened.options),
            "rated": opened.rated,
            "timed": opened.base is not None,
        },
        sitters=tuple(
            IdentityId(who)
            for who in sorted({chair.who for chair in sitting.chairs if chair.who} | waited)
        ),
    )


def _kept(sitting: Sitting) -> list[str | None]:
    """For whom each seat is kept, who is to find the table among their own."""
    return [sitting.kept_for(seat) for seat in range(len(sitting.chairs))]


def row(listed: Listing, *, your_turn: bool) -> TableRow:
    """What a client is told of a row."""
    summary = listed.summary
    names, options = summary.get("names"), summary.get("options")
    kept = summary.get("kept")
    return TableRow(
        table=listed.id,
        game=listed.game,
        status=listed.status,
        names=tuple(names) if isinstance(names, list | tuple) else (),
        kept=tuple(kept) if isinstance(kept, list | tuple) else (),
        options=dict(options) if isinstance(options, dict) else {},
        rated=bool(summary.get("rated")),
        timed=bool(summary.get("timed")),
        changed=listed.changed,
        your_turn=your_turn,
    )


def unusual(game: AnyEngine, options: dict[str, Json]) -> dict[str, Json]:
    """The size of the table, and the house rules that are not as usual with that size."""
    size = {key: options[key] for key in game_type(game.name).presets.size_keys if key in options}
    usual = game.option_values(game.options(size))
    return size | {key: value for key, value in options.items() if usual.get(key) != value}
