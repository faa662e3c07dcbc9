# Kluster: what a turn and its notation refuse.

kluster-over = The game is over.
turn-not-yours = It is seat { $turn }'s turn; seat { $seat } may not touch anything.
turn-closed = The turn takes no more inputs.
turn-inputs = A turn takes up to { $most } inputs in a sixtieth of a second.
turn-impossible = The world has become impossible, so the turn was taken back to its start.
turn-nothing-placed = The turn cannot end: no stone has been placed.
turn-moving = The turn cannot end while something still moves.
turn-flat = Stone { $stone } has fallen flat; it must stand on its edge first.
turn-parted = { $number ->
    [one] Cord { $cords } crosses
   *[other] Cords { $cords } cross
} no other; first a cord must be drawn back over another.
turn-not-ended = The turn stops without an end.
turn-other-hand = Stone { $stone } is in the other hand.
turn-stand-first = Stone { $stone } has fallen in this turn; it must be stood up again, and cannot go back.
turn-hands-full = Both hands are full.
turn-one-hand = At this table only one stone is held at a time.
turn-in-the-way = Stone { $stone } cannot come into the hand there: stone { $other } is in the way.
turn-not-in-stock = Stone { $stone } is not among the stones that can be placed.
turn-down = Stone { $stone } is down, and a stone that is down is not touched by hand.
turn-not-fallen = Stone { $stone } is down; only the stone that is being placed is touched again, and only if it has fallen.
turn-hand-empty = Hand { $hand } is empty.
turn-outside = Stone { $stone } is not over the area, so it cannot be let go here.
turn-one-placement = One stone has been placed in this turn already.
turn-expert = Another stone may be placed by somebody who holds more than { $most }; here it would be { $own }.
turn-more-moving = Another stone can be placed once the last one rests.
turn-cord-not-held = Cord { $cord } is not held by a hand.
turn-no-cord = There is no cord { $cord }: the last is number { $last }.

input-number = A { $name } is a number from 0 to { $most }, not { $value }.
input-range = { $name } is at most { $most } { $unit } from 0, not { $value } { $unit }.
notation-placement = a placement was expected, such as 5@-12.5,34,90u: stone, x and y in mm, turn in degrees, u up, d down or e on edge
notation-pull = a pull was expected, such as c0.17>120,40: cord, point, then x and y in mm
notation-steps = one to { $most } steps were expected, such as 5@-12.5,34,90u
notation-seat = a seat was expected, then a blank and its turn
notation-input = an input was expected, such as 12:h0=5@-12.5,34,120,90u, with ticks in order
notation-packed = these are not the packed inputs of a turn
track-invalid = This is not the track of a turn.
result-invalid = This is not what can come of a turn: { $detail }
