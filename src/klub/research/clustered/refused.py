"""Why an action is not accepted, in the words of the rules."""

from klub.engine.errors import Illegal, Refusal
from klub.games.clustered import rules
from klub.games.clustered.card import CARDS
from klub.games.clustered.kernel.actions import KINDS, spots_of
from klub.games.clustered.kernel.code import Frame, Record, unpack
from klub.games.clustered.kernel.layout import OVER
from klub.games.clustered.options import Options
from klub.games.clustered.state import Discard, Drop, Lay, Move
from klub.i18n import text


def reason(options: Options, record: Record, action: int) -> Illegal:
    """The rule that forbids ``action`` in the game that ``record`` holds."""
    if _unused(options, record, action) and record["phase"] != OVER:
        return Illegal("R44", "spot-unused", spot=action // KINDS, spots=int(record["slots"]))
    objection = rules.objection(unpack(record, options), meant(options, record, action))
    if objection is None:
        raise ValueError(f"action {action} is legal")
    return objection


def named(options: Options, record: Record, action: int) -> str:
    """``action`` with what it means in the notation of the game, for messages."""
    if _unused(options, record, action):
        meaning = f"{CARDS[action % KINDS]} on spot {action // KINDS}"
    else:
        meaning = str(meant(options, record, action))
    return f"action {action} ({meaning})"


def _unused(options: Options, record: Record, action: int) -> bool:
    """Whether ``action`` lays a card on a spot that no free cell has now."""
    return action < KINDS * spots_of(options) and action // KINDS >= int(record["slots"])


def sentence(refusal: Refusal) -> str:
    """A refusal as a programmer reads it, its rule first."""
    words = text(refusal.message, **refusal.arguments)
    return f"{refusal.rule}: {words}" if isinstance(refusal, Illegal) else words


def meant(options: Options, record: Record, action: int) -> Move:
    """The move that ``action`` would be, legal or not."""
    thrown = action - KINDS * spots_of(options)
    if thrown < 0:
        place = int(record["place"][action // KINDS])
        return Lay(CARDS[action % KINDS], Frame.around(record).cell(place))
    if thrown < KINDS:
        return Discard(CARDS[thrown])
    if thrown < 2 * KINDS:
        return Drop((CARDS[thrown - KINDS],))
    pairs = [(one, other) for other in range(KINDS) for one in range(other + 1)]
    one, other = pairs[thrown - 2 * KINDS]
    return Drop((CARDS[one], CARDS[other]))
