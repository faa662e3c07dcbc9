# Kluster at the table. Stones are counted from 0, as the club counts them; hands are 1 and 2.

magnets-board = The table with the stones and the cord
magnets-picture = The table from above
# What stands on the keys is put in: lower, left, right, flip, stock, grab, near, other, end, edge.
magnets-keys = Arrow keys move the hand, with Shift in small steps. Hold { $lower } to lower the stone; let go when it is down, and it is placed. { $left } and { $right } turn it, { $flip } flips it, Page Up and Page Down set its height. { $stock } or a number takes another stone, Delete puts it back. { $grab } takes hold of the cord, and lets it go. { $near } tells the nearest stones. { $other } takes the other hand, { $end } ends the turn. Escape and then Tab leaves the table.
magnets-keys-edge = { $edge } lays the stone flat, or stands it on edge again.
magnets-keys-hint = { $hint } shows good places for a stone.
magnets-landed = The stone is down. Let go to place it.
magnets-stalled = The club does not answer. What you see stands still until it does.
magnets-flat = This browser cannot draw the table in three dimensions, so you see it from above. Everything works as usual.

# What is expected of the player.
magnets-expect-watch = Watch how the stones move.
magnets-expect-soon = The turn is about to begin.
magnets-expect-end = End your turn, or move the cord.
magnets-expect-edge = Stand a stone on edge inside the cord.
magnets-expect-lost = A fault! Wait until everything rests.
magnets-expect-ending = The hands are off the table. It is over if everything stays at rest.
magnets-duty-place = Place a stone inside the cord.
magnets-duty-moving = Wait until everything rests.
magnets-duty-flat = The stone has fallen flat. Take it and stand it up again.
magnets-not-yours = It is not your turn.
magnets-end = End turn
magnets-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

# The stones that can be placed. how: where the stone is.
magnets-stock = { $number ->
    [one] Stock: { $number } stone
   *[other] Stock: { $number } stones
}
magnets-stock-empty = There is no stone to take.
magnets-stone = { $how ->
    [held] Stone { $stone }, in your hand. Put it back
    [fallen] Stone { $stone }, which has fallen. Take it again
   *[stock] Stone { $stone }, { $long } by { $wide } by { $high } mm. Take it
}

# What a hand does.
magnets-tools = What the hand does
magnets-turn-left = Turn left
magnets-turn-right = Turn right
magnets-flip = Flip over
magnets-edge = On edge
magnets-edge-deed = { $now ->
    [edge] Lay it flat
   *[flat] Stand it on edge
}
magnets-other = Hand { $hand } is active. Park it and take the other
magnets-back = Put the stone back
magnets-lower = Hold to lower
magnets-let-go = Let go to place
magnets-height = Height of the stone
magnets-height-value = { $millimetres } mm

# Looking at the table.
magnets-above = Look from above
magnets-fit = Show all
magnets-aids = Training aids
magnets-aids-about = For practice; rated tables do not have them.
magnets-aid-poles = Poles of the stones
magnets-aid-field = Picture of the field
magnets-aid-reach = Where stones begin to slide
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# A fault, over the board. kind: touch, exit, drop or time. by: what set it off.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] The cord left a stone outside.
       *[none] A stone has left the area.
    }
    [drop] A stone was let go outside.
    [time] Time is up.
   *[touch] { $by ->
        [cord] The cord has brought stones together.
        [hand] The stone in the hand has touched another.
        [held] The stone in the hand has brought others together.
       *[none] Stones have touched.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } takes no stone.
    [one] { $name } takes { $taken } stone.
   *[other] { $name } takes { $taken } stones.
}
magnets-fault-out = { $name } is out.
magnets-fault-back = { $taken ->
    [0] You take back no stone.
    [one] You take back { $taken } stone.
   *[other] You take back { $taken } stones.
}
magnets-fault-left = { $left ->
    [-1] That was one fault too many.
    [0] The next fault ends the game.
    [one] You may make { $left } more fault.
   *[other] You may make { $left } more faults.
}
magnets-skip = Skip

# A turn in the log, after the player's name.
magnets-told-turn = played a turn
magnets-told-placed = { $number ->
    [one] placed a stone
   *[other] placed { $number } stones
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] is out: a stone left the area
        [drop] is out: a stone was let go outside
        [time] is out: time was up
       *[touch] is out: stones touched
    }
   *[no] { $kind ->
        [exit] made a fault: a stone left the area; stones taken: { $taken }
        [drop] made a fault: a stone was let go outside; stones taken: { $taken }
        [time] made a fault: time was up; stones taken: { $taken }
       *[touch] made a fault: stones touched; stones taken: { $taken }
    }
}

# How the seats stand.
magnets-stones = { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
magnets-down = { $number } placed
magnets-faults = { $number ->
    [one] { $number } fault
   *[other] { $number } faults
}
magnets-faults-left = { $number ->
    [0] no fault allowed
    [one] { $number } fault allowed
   *[other] { $number } faults allowed
}
magnets-in = in the game
magnets-out = out

# The end.
magnets-total = { $number } of { $all } stones placed
magnets-total-all = Total victory: every stone lies in the area.
magnets-total-faults = { $number ->
    [one] With { $number } fault.
   *[other] With { $number } faults.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] The final board from above, with { $number } stone
   *[other] The final board from above, with { $number } stones
}

# For those who do not see the picture. spot: millimetres from the middle of the table, as the player sees it.
magnets-spot = { $x } mm { $side ->
    [left] left
   *[right] right
}, { $y } mm { $way ->
    [near] nearer
   *[away] away
}
magnets-where = { $spot }, { $height } mm high
magnets-near-none = No stone lies on the table.
magnets-near-one = stone { $stone }: { $millimetres } mm, at { $hour } o’clock
magnets-list = Stones on the table
magnets-list-stone = { $how ->
    [held] Stone { $stone }, in your hand: { $spot }
    [edge] Stone { $stone }, on edge: { $spot }
    [north] Stone { $stone }, north up: { $spot }
   *[south] Stone { $stone }, south up: { $spot }
}
