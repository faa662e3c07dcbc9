"""Coming in, a handle of one's own, and what one has reached."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from klub.engine.contract import Json
from klub.server.http.api import Visit, route
from klub.server.stores import Identity, IdentityId
from klub.server.stores.people import handle_key
from klub.wire.people import (
    Bests,
    Change,
    Claim,
    Ended,
    Latest,
    LogIn,
    LogOut,
    Me,
    NewGuest,
    Rated,
    Ratings,
    Results,
    Seated,
)


def told(identity: Identity) -> Me:
    """``identity`` as its owner sees it."""
    settings: Mapping[str, Json] = identity.settings
    return Me(identity.id, identity.name, identity.handle, dict(settings))


@route("POST", "/api/me", status=(201, 200), errors=(422,))
async def come_in(visit: Visit, body: NewGuest) -> Me:
    """Come in as a guest; who is in already stays who they are.

    The secret that makes you the same guest next time is in the cookie of the answer.
    """
    if visit.identity is not None and visit.secret is not None:
        visit.status = 200
        visit.give(visit.secret)  # it stays as long again
        await visit.entry.clients.notice(visit.identity, visit.address, visit.now)
        return told(visit.identity)
    visit.take("guests", visit.limits.rates.guests, visit.address)
    name = None if body.name is UNSET else body.name
    identity, secret = await visit.entry.come_in(name, visit.now)
    visit.give(secret)
    return told(identity)


@route("GET", "/api/me", known=True)
async def who_am_i(visit: Visit) -> Me:
    """Who you are."""
    visit.renew()
    await visit.entry.clients.notice(visit.me, visit.address, visit.now)
    return told(visit.me)


@route("PATCH", "/api/me", known=True, errors=(404, 422))
async def change_me(visit: Visit, body: Change) -> Me:
    """Change your name, your settings, or both."""
    me = visit.me
    visit.take("renames", visit.limits.rates.renames, me.id)
    if body.settings is not UNSET:
        me = await visit.entry.save_settings(me, body.settings)
    if body.name is not UNSET:
        me = await visit.entry.rename(me, body.name)
    return told(me)


@route("POST", "/api/me/handle", known=True, errors=(404, 409, 422))
async def claim_handle(visit: Visit, body: Claim) -> Me:
    """Claim a handle, by which you can log in from other browsers.

    To change a handle or its password, say the present password too; other browsers are logged out.
    """
    visit.take("log_ins", visit.limits.rates.log_ins, visit.address)
    me, secret = visit.known
    old = None if body.old is UNSET else body.old
    claimed = await visit.entry.claim(me, secret, body.handle, body.password, old)
    await visit.entry.clients.forget(claimed)  # who knew the old password is no longer expected
    await visit.remember(claimed)
    return told(claimed)


@route("POST", "/api/login", errors=(401, 404))
async def log_in(visit: Visit, body: LogIn) -> Me:
    """Log in by a handle; this browser is no longer who it was before.

    Tries count for the address and for the handle. A browser that was logged in to the handle
    before counts for itself alone, and so does an address for what concerns the handle.
    """
    await _count_log_in(visit, body.handle)
    identity, secret = await visit.entry.log_in(body.handle, body.password, visit.now)
    if visit.secret is not None:
        await visit.entry.log_out(visit.secret)
    visit.give(secret)
    await visit.remember(identity)
    return told(identity)


async def _count_log_in(visit: Visit, handle: str) -> None:
    rates = visit.limits.rates
    browser = None if visit.browser is None else visit.browser.hash
    origin = await visit.entry.clients.origin(handle, browser, visit.address)
    visit.take("log_ins", rates.log_ins, origin.browser or visit.address)
    whose = origin.browser or origin.network or handle_key(handle)
    visit.take("handle_log_ins", rates.handle_log_ins, whose)


@route("POST", "/api/logout", status=204, known=True)
async def log_out(visit: Visit, body: LogOut) -> None:
    """Log out here, or in all other browsers. A guest without a handle cannot come back."""
    me, secret = visit.known
    if body.everywhere:
        await visit.entry.log_out_elsewhere(me, secret)
    else:
        await visit.entry.log_out(secret)
        visit.forget()
        if me.handle is not None:
            await visit.remember(me)


@route("GET", "/api/me/results", known=True)
async def my_results(visit: Visit, query: Latest) -> Results:
    """What came of your games, latest first."""
    found = await visit.store.results_of(visit.me.id, game=query.game, limit=query.limit)
    people = {seat.identity for one in found for seat in one.standings if seat.identity}
    names = await _names(visit, people)
    return Results(
        [
            Ended(
                one.table,
                one.game,
                one.options,
                one.ranked,
                one.ended,
                [
                    Seated(
                        seat.identity,
                        None if seat.identity is None else names.get(seat.identity),
                        seat.bot,
                        seat.place,
                        seat.score,
                    )
                    for seat in one.standings
                ],
            )
            for one in found
        ]
    )


@route("GET", "/api/me/bests", known=True)
async def my_bests(visit: Visit) -> Bests:
    """The most that you reached alone, by game and house rules."""
    return msgspec.convert(
        {"bests": await visit.store.bests_of(visit.me.id)}, Bests, from_attributes=True
    )


@route("GET", "/api/me/ratings", known=True)
async def my_ratings(visit: Visit) -> Ratings:
    """How strong you play, by game and number of players."""
    return Ratings(
        [
            Rated(one.game, int(one.players), round(one.mu - 3 * one.sigma, 2), one.games)
            for one in await visit.store.ratings_of(visit.me.id)
        ]
    )


async def _names(visit: Visit, people: set[IdentityId]) -> dict[IdentityId, str]:
    known = [await visit.store.identity(one) for one in people]
    return {one.id: one.name for one in known if one is not None}


ROUTES = (
    come_in,
    who_am_i,
    change_me,
    claim_handle,
    log_in,
    log_out,
    my_results,
    my_bests,
    my_ratings,
)
"""All that this module adds to the club."""
