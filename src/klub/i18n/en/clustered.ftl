# Clustered: why a move or an option is refused.

game-over = The game is over: every card has been used.
not-in-hand = { $card } is not in your hand.
drop-due = First drop { $due ->
    [one] one card, written ~Sf3.
   *[other] { $due } cards, written ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Nothing may be dropped now: lay a card.
    [one] Exactly one card is dropped now, not { $dropped }.
   *[other] Exactly { $due } cards are dropped now, not { $dropped }.
}
drop-among = { $cards } is not open to you: drop from among { $among }.
must-lay = You may not discard, for { $card } fits at { $cell }.
off-table = { $cell } is beyond the edge of the table.
cell-taken = { $cell } is taken: { $there } lies there.
cell-start = The start card lies at { $cell }.
cell-alone = No card lies beside { $cell }; a card must share a side with one on the table.
clash = { $card } does not fit beside { $neighbour } at { $place }: they share { $shared ->
    [shape] only the shape
    [fill] only the fill
    [number] only the number
   *[nothing] nothing
}, and two of shape, fill and number must agree.

option-unknown = There is no option “{ $key }”. Options are: { $known }.
option-value = The option “{ $key }” takes { $expected }.
options-players = Clustered is for 1 to { $most } players, not { $players }.
options-two-starts = With { $players } players there are always two start cards.
options-seat = “{ $key }” names seat { $seat }, but seats go from 0 and there are { $players } players.
options-table = A table of { $size } has no room for the start cards; it takes at least { $least }.

# Where a text stopped being notation.

expected-card = a card was expected: S, T or C for the shape, or W for a wild
expected-fill = a fill was expected: e (empty), s (striped) or f (filled)
expected-number = a number was expected: 1, 2 or 3
expected-at = “@” and a cell were expected, as in Sf3@2,-1
expected-comma = a comma was expected, as in 2,-1
expected-coordinate = a coordinate was expected: a whole number from -{ $farthest } to { $farthest }
expected-drop = “~” and a card were expected, as in ~Ce1
expected-blank = a blank was expected
expected-seat = a seat was expected: 0 to 7
expected-end = nothing more was expected here
expected-board-cell = a deck's colour was expected ({ $choices }), or STRT, or ....
board-starts = start cards lie { $distance } cells apart in one row or column, and there are at most two

# Words for pictures and tables.

seat-colour = { $seat ->
    [0] orange
    [1] blue
    [2] green
    [3] purple
    [4] yellow
    [5] red
    [6] azure
   *[7] black
}
