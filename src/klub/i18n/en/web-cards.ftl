# Clustered at the table.

# A card, as it is read aloud or stands in a sentence. $look is the shape (S square, T triangle,
# C circle) and the fill (e empty, s striped, f filled); $number says how many figures it shows.
cards-card = { $look ->
    [Se] { $number ->
        [1] one empty square
        [2] two empty squares
       *[3] three empty squares
    }
    [Ss] { $number ->
        [1] one striped square
        [2] two striped squares
       *[3] three striped squares
    }
    [Sf] { $number ->
        [1] one filled square
        [2] two filled squares
       *[3] three filled squares
    }
    [Te] { $number ->
        [1] one empty triangle
        [2] two empty triangles
       *[3] three empty triangles
    }
    [Ts] { $number ->
        [1] one striped triangle
        [2] two striped triangles
       *[3] three striped triangles
    }
    [Tf] { $number ->
        [1] one filled triangle
        [2] two filled triangles
       *[3] three filled triangles
    }
    [Ce] { $number ->
        [1] one empty circle
        [2] two empty circles
       *[3] three empty circles
    }
    [Cs] { $number ->
        [1] one striped circle
        [2] two striped circles
       *[3] three striped circles
    }
    [Cf] { $number ->
        [1] one filled circle
        [2] two filled circles
       *[3] three filled circles
    }
    [wild] wild
    [start] start card
   *[hidden] a card face down
}

# A cell, seen from the start card.
cards-cell = { $way ->
    [right] { $across } right
    [left] { $across } left
    [up] { $along } up
    [down] { $along } down
    [right-up] { $across } right, { $along } up
    [right-down] { $across } right, { $along } down
    [left-up] { $across } left, { $along } up
    [left-down] { $across } left, { $along } down
   *[start] in the middle
}

# The board.
cards-board = The cards on the table
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Cells where the card fits
cards-fit = { $cell }: { $points ->
    [0] no points yet
    [one] { $points } point
   *[other] { $points } points
}
cards-tools = What is seen of the board
cards-closer = Closer
cards-farther = Farther away
cards-show-all = Show the whole board

# The hand.
cards-hand = Your cards
# $task is drop while cards are to be dropped in Quick play; then it does not matter where they fit.
# $drawn is true for a card that was just drawn.
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, just drawn
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, fits nowhere
        [one] { $card }, fits on { $fits } cell
       *[other] { $card }, fits on { $fits } cells
    }
}
cards-drawn = new
# $task is discard if no card of the hand fits anywhere.
cards-chosen = { $task ->
    [discard] Discard this card: { $card }?
   *[lay] { $fits ->
        [0] Chosen: { $card }. It fits nowhere at the moment. Choose a cell to see why.
        [one] Chosen: { $card }. It fits on { $fits } cell.
       *[other] Chosen: { $card }. It fits on { $fits } cells.
    }
}
cards-aimed = Lay it here ({ $cell })? Choose the cell again to confirm.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Choose the card to drop.
       *[other] Drop this card?
    }
   *[other] { $picked ->
        [0] Choose two cards to drop.
        [1] One more card to drop.
       *[other] Drop these two cards?
    }
}
cards-choose-first = First choose a card from your hand.
cards-not-yet = Not yet: it is the turn of { $name }. You can look ahead meanwhile.
cards-there = { $name }: { $card }
cards-ask-discard = None of your cards fits anywhere. Choose one to discard.
cards-ask-drop = { $due ->
    [1] Choose the card to drop; you keep five.
   *[other] Choose two cards to drop; you keep five.
}
cards-lay = Lay
cards-discard = Discard
cards-drop = { $due ->
    [1] Drop it
   *[other] Drop both
}
cards-never-mind = Never mind

# Why not? $card and $neighbour are cards in words, $cell is where the neighbour lies.
cards-why-clash = Does not fit: { $card } beside { $neighbour } ({ $cell }). { $shared ->
    [shape] Only the shape is the same; fill and number differ.
    [fill] Only the fill is the same; shape and number differ.
    [number] Only the number is the same; shape and fill differ.
   *[nothing] Shape, fill and number all differ.
} Two of the three must agree.
cards-why-taken = This cell is taken: { $card }.
cards-why-start = The start card lies here.
cards-why-alone = No card lies beside this cell. A card must share a side with one on the table.
cards-why-edge = This cell is beyond the edge of the table.
cards-why-rule = The rule

# Beside a seat.
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-to-come = { $hand } in hand, { $deck } in the deck

# What is expected of whoever is to move.
cards-expected = { $task ->
    [opening] Drop two of your seven cards.
    [drop] Drop one card.
    [discard] None of your cards fits: discard one.
   *[turn] Lay a card.
}
cards-expected-of-other = { $task ->
    [opening] Two of seven cards are to be dropped.
    [drop] A card is to be dropped.
   *[turn] A card is to be laid.
}

# Moves in the log, behind the player's name.
cards-told-lay = lays { $card } ({ $cell })
cards-told-discard = discards { $card }
cards-told-drop = drops { $card }
cards-told-drop-two = drops { $one } and { $other }

# The count.
cards-count-player = Player
cards-count-kind = { $kind ->
    [rectangle] Rectangle
    [rows] Rows
    [columns] Columns
   *[bonuses] Bonuses
}
cards-count-total = Total
cards-count-show = Show on the board what counts
cards-count-out = Count it out
cards-count-back = Back
cards-count-next = Next
cards-count-pause = Pause
cards-count-go-on = Go on
cards-counted = { $kind ->
    [rectangle] { $name }: the largest rectangle, { $points } points. Together { $sum }.
    [row] { $name }: a row of { $points }. Together { $sum }.
   *[column] { $name }: a column of { $points }. Together { $sum }.
}
cards-discards = Cards out of the game
cards-discards-count = { $cards ->
    [one] { $cards } card out of the game
   *[other] { $cards } cards out of the game
}
