"""Advice over HTTP: hints for who is to move, and reviews of games that are over."""

from klub.engine.errors import Refusal
from klub.server import shelf
from klub.server.http.api import Visit, route
from klub.server.routes.tables import Id
from klub.server.stores import TableId
from klub.table import read_record
from klub.wire.advice import HintAsked, Hints, Review


@route("POST", "/api/tables/{table}/hint", known=True, errors=(404, 422, 503))
async def hint(visit: Visit, table: Id, body: HintAsked) -> Hints:
    """The best moves for a seat of one's own whose turn it is; nothing is played.

    Not at rated tables, nor at the challenge of the day. It takes a second or two; 503 while the
    club is still compiling its machine code.
    """
    visit.take("hints", visit.limits.rates.hints, visit.me.id)
    held = await visit.club.table(TableId(table))
    return await visit.club.hinting.hints(held, visit.me.id, body.seat)


@route("GET", "/api/tables/{table}/review", errors=(404, 422))
async def review(visit: Visit, table: Id) -> Review:
    """How good each turn of a game was, once it is over, as far as the club has looked at it.

    Whoever asks first sets it going; ask again until there are as many turns as `of` says.
    """
    club, wanted = visit.club, TableId(table)
    if known := club.reviewing.known(wanted):
        return known
    if await club.store.last_seq(wanted) and (await club.table(wanted)).sitting.status != "over":
        raise Refusal("review-not-over")
    record = read_record(await shelf.record(club, wanted))
    visit.take("reviews", visit.limits.rates.reviews, visit.address)
    return club.reviewing.begin(wanted, record)


ROUTES = (hint, review)
