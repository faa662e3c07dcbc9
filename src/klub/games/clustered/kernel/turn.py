"""The turn in the kernel: what a move does to hands and decks, and who comes next."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.grid import lay, lift
from klub.games.clustered.kernel.layout import ANYTHING, DROP, OPENING, OVER, TURN, WILD, Game
from klub.jit import compiled, signed

LAY, DISCARD, DROP_CARD = range(3)
"""The kinds of move; see `klub.games.clustered.kernel.code` for how a move is one number."""
NO_CARD = 31


@compiled
def take(game: Game, seat: int, index: int) -> int:
    """Take the card at ``index`` out of a hand for good; the hand's last card moves up."""
    card = signed(game.hand[seat, index])
    last = signed(game.hand_size[seat]) - 1
    game.hand[seat, index] = game.hand[seat, last]
    game.hand_size[seat] = last
    game.wilds[seat] -= card == WILD
    game.left -= 1
    return card


@compiled
def throw(game: Game, seat: int, index: int) -> None:
    """Put the card at ``index`` of a hand out of the game (R47)."""
    card = take(game, seat, index)
    game.thrown[seat, game.thrown_size[seat]] = card
    game.thrown_size[seat] += 1


@compiled
def draw(game: Game, seat: int) -> bool:
    """Draw one card if there is one."""
    taken = signed(game.taken[seat])
    if taken == game.deck_size[seat]:
        return False
    card = game.deck[seat, taken]
    game.hand[seat, game.hand_size[seat]] = card
    game.hand_size[seat] += 1
    game.wilds[seat] += card == WILD
    game.taken[seat] = taken + 1
    return True


@compiled
def end_turn(game: Game, seat: int) -> None:
    """Draw, then pass the turn on or, in Quick play, ask for a drop (R48, R60, R61)."""
    if draw(game, seat) and game.quick and draw(game, seat):
        size = signed(game.hand_size[seat])
        game.fresh[0], game.fresh[1] = game.hand[seat, size - 2], game.hand[seat, size - 1]
        game.phase = DROP
    else:
        pass_on(game, seat)


@compiled
def pass_on(game: Game, seat: int) -> None:
    """Give the turn to the next seat that has cards (R43)."""
    if game.left == 0:
        game.phase = OVER
        return
    following = seat + 1
    if following == game.players:
        following = 0
    while game.hand_size[following] == 0:
        following += 1
        if following == game.players:
            following = 0
    game.turn = following
    game.phase = OPENING if game.hand_size[following] == 7 else TURN


@compiled
def index_of(game: Game, seat: int, card: int) -> int:
    """Where in a hand ``card`` is, or -1."""
    for index in range(game.hand_size[seat]):
        if game.hand[seat, index] == card:
            return index
    return -1


@compiled
def hand_mask(game: Game, seat: int) -> int:
    """A bit for each different card in a hand."""
    mask = 0
    for index in range(game.hand_size[seat]):
        mask |= 1 << signed(game.hand[seat, index])
    return mask


@compiled
def droppable(game: Game, seat: int) -> int:
    """A bit for each different card that may be dropped now (R60)."""
    if game.phase == OPENING or game.any_hand:
        return hand_mask(game, seat)
    return 1 << signed(game.fresh[0]) | 1 << signed(game.fresh[1])


@compiled
def play(game: Game, move: int) -> None:
    """Make a legal move, given as one number."""
    kind, card, rest = move & 3, move >> 2 & 31, move >> 7
    seat = game.turn
    index = index_of(game, seat, card)
    if kind == LAY:
        take(game, seat, index)
        lay(game, seat, signed(game.cell[rest]) - 1, card)
        end_turn(game, seat)
    elif kind == DISCARD:
        throw(game, seat, index)
        end_turn(game, seat)
    else:
        throw(game, seat, index)
        if rest != NO_CARD:
            throw(game, seat, index_of(game, seat, rest))
        pass_on(game, seat)


@compiled
def moves(game: Game, out: NDArray[np.int32]) -> int:
    """Write every different legal move to ``out``; how many there are."""
    seat, count = game.turn, 0
    if game.phase == OVER:
        return 0
    hand = hand_mask(game, seat)
    if game.phase == TURN:
        for card in range(WILD + 1):
            for slot in range(game.slots if hand >> card & 1 else 0):
                if game.fits[slot] >> card & 1:
                    out[count] = LAY | card << 2 | signed(game.place[slot]) << 7
                    count += 1
        if count == 0:
            for card in range(WILD + 1):
                if hand >> card & 1:
                    out[count] = DISCARD | card << 2
                    count += 1
        return count
    able = droppable(game, seat)
    for card in range(WILD + 1):
        if able >> card & 1 and game.phase == DROP:
            out[count] = DROP_CARD | card << 2 | NO_CARD << 7
            count += 1
        elif able >> card & 1:
            pair = game.wilds[seat] > 1 if card == WILD else False
            for other in range(card if pair else card + 1, WILD + 1):
                if able >> other & 1:
                    out[count] = DROP_CARD | card << 2 | other << 7
                    count += 1
    return count


@compiled
def legal(game: Game, move: int) -> bool:
    """Whether a number, any number, is a move that the seat to move may make now."""
    kind, card, rest = move & 3, move >> 2 & 31, move >> 7
    seat = game.turn
    if move < 0 or rest >= game.cell.shape[0]:
        return False
    if game.phase == TURN:
        if index_of(game, seat, card) < 0:
            return False
        if kind == LAY:
            slot = signed(game.cell[rest]) - 1
            return 0 <= slot < game.slots and (game.fits[slot] >> card & 1) == 1
        if kind != DISCARD:
            return False
        # R46: nobody discards who can lay a card.
        hand, able = hand_mask(game, seat), 0
        for slot in range(game.slots):
            able |= hand & signed(game.fits[slot])
        return able == 0
    if game.phase == OVER or kind != DROP_CARD or not droppable(game, seat) >> card & 1:
        return False
    if game.phase == DROP:
        return rest == NO_CARD
    if rest == card:
        return card == WILD and game.wilds[seat] > 1
    return card < rest <= WILD and (droppable(game, seat) >> rest & 1) == 1


@compiled
def rewind(game: Game, root: Game) -> None:
    """Bring ``game``, played on from ``root``, back to it, at the cost of what was played."""
    for step in range(root.laid, game.laid):
        lift(game, signed(game.trail[step]))
    for slot in range(game.slots):
        game.cell[game.place[slot]] = 0
        game.fits[slot] = ANYTHING
    for slot in range(root.slots):
        game.cell[root.place[slot]] = slot + 1
        game.place[slot], game.fits[slot] = root.place[slot], root.fits[slot]
    game.slots, game.laid = root.slots, root.laid
    for seat in range(root.players):
        for index in range(root.hand.shape[1]):
            game.hand[seat, index] = root.hand[seat, index]
        for index in range(root.deck.shape[1]):
            game.deck[seat, index] = root.deck[seat, index]
        game.hand_size[seat], game.wilds[seat] = root.hand_size[seat], root.wilds[seat]
        game.deck_size[seat], game.taken[seat] = root.deck_size[seat], root.taken[seat]
        game.thrown_size[seat], game.longest[seat] = root.thrown_size[seat], root.longest[seat]
        game.row_points[seat] = root.row_points[seat]
        game.column_points[seat] = root.column_points[seat]
        game.rectangle[seat] = root.rectangle[seat]
    game.left, game.turn, game.phase = root.left, root.turn, root.phase
    game.fresh[0], game.fresh[1] = root.fresh[0], root.fresh[1]
    game.first_line, game.first_block = root.first_line, root.first_block
