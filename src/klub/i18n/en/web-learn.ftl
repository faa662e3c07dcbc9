# The room in which the games are learned: its page, the controls, and the coach of the tutorials.
# $way is how somebody plays: mouse, touch or keys. $lower, $flip and so on are names of keys.

learn-title = Learn to play
learn-about = Play a few steps at a real table, or read the rules. Both are also at hand during a game.
learn-game = How to play { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Cards on linen: lay them so that all neighbours agree, and build lines and rectangles of your colour.
learn-kluster-about = Magnets on oak: place your stones inside the cord without letting them touch.
learn-open = Rules and controls of { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Learn the other game
learn-start = Play the tutorial
learn-start-about = A few minutes at a table of your own. It counts for nothing, and you can leave at any time.
learn-go-on = Go on with the tutorial
learn-so-far = You have come to step { $step } of { $steps }.
learn-finished = You have played the tutorial to its end.
learn-again = Play the tutorial again
learn-anew = Start it anew
learn-opening = Setting the table …
learn-then = When you are ready
learn-new = Open a table
learn-rules = The rules
learn-contents = Contents
learn-ruling = Ruling { $rule } of the house
learn-house-missing = The list of house rules could not be fetched from the club. It is also shown when you open a new table.
learn-board = A board with cards
learn-table-top = Stones and cord, seen from above
learn-light = What counts on this board
learn-light-none = Just the cards
learn-light-seat = { $seat ->
    [0] Orange
   *[1] Blue
}

learn-controls = Mouse, touch and keys
learn-keys = Keys
learn-clustered-choose = Choose a card
learn-clustered-choose-how = Click or tap it. The cells where it fits light up, with the points that it would bring.
learn-clustered-lay = Lay it
learn-clustered-lay-how = Click a lit cell. By touch, tap it and tap again, or drag the card there.
learn-clustered-why = Ask why not
learn-clustered-why-how = Choose a card, then a cell that is not lit.
learn-clustered-move = Look round
learn-clustered-move-how = Drag the table. Zoom with the wheel or with two fingers.
learn-clustered-fit = See the whole table
learn-clustered-fit-how = Press the button in the corner of the table.
learn-clustered-score = See what counts
learn-clustered-score-how = Point at a player, or tap there: the cards that bring points light up.
learn-kluster-stock = Take another stone
learn-kluster-stock-how = Choose it in your stock.
learn-kluster-carry = Carry a stone
learn-kluster-carry-how = Move the pointer, or draw with a finger. The shadow shows where the stone is.
learn-kluster-lower = Lower and place it
learn-kluster-lower-how = Hold the mouse button, or the button for the thumb. Let go when the stone rests on the table; let go earlier, and it rises again.
learn-kluster-height = Set the height
learn-kluster-height-how = Turn the wheel, or use the slider.
learn-kluster-turn = Turn the stone
learn-kluster-turn-how = Use the two buttons with arrows, or twist two fingers.
learn-kluster-flip = Turn it over
learn-kluster-flip-how = Use its button. What pulled before pushes now.
learn-kluster-edge = Stand it on its edge
learn-kluster-edge-how = Use its button, in Equilibrium.
learn-kluster-other = Use the other hand
learn-kluster-other-how = This hand stays where it is, and you go on with the other.
learn-kluster-back = Put it back
learn-kluster-back-how = The stone goes back to your stock.
learn-kluster-cord = Move the cord
learn-kluster-cord-how = Press on it and drag.
learn-kluster-near = Hear what is near
learn-kluster-near-how = Tells the nearest stones, their direction and their distance.
learn-kluster-end = End your turn
learn-kluster-end-how = Use the button that appears when all is done.
learn-hint = Ask for advice
learn-hint-how = On your turn, the lamp shows the best moves on the board. Rated tables and the daily challenge have none.
learn-key-arrows = Arrow keys
learn-key-shift-arrows = Shift + arrow keys
learn-key-numbers = 1 to 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Tutorial
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-skip = Skip
learn-back = Back
learn-leave = Leave the tutorial
learn-resume = Show the tutorial
learn-play-bot = Play against a bot
learn-play-on = Play on here
learn-over = This game has come to its end. For the remaining steps, start the tutorial anew.

# The tutorial of Clustered. What ends in -nod is said when the step is done.

learn-clustered-step-choose = { $way ->
    [keys] These are your cards, and in the middle lies the start card. Press 1 to 5 to choose a card.
    [touch] These are your cards, and in the middle lies the start card. Tap one of your cards.
   *[mouse] These are your cards, and in the middle lies the start card. Click one of your cards.
}
learn-clustered-step-choose-nod = The cells where it fits are lit. Beside the start card, anything fits.
learn-clustered-step-lay = { $way ->
    [keys] Now lay it: go to a lit cell with the arrow keys and press Enter.
    [touch] Now lay it: tap a lit cell, and tap it again. You can also drag the card there.
   *[mouse] Now lay it: click a lit cell. You can also drag the card there.
}
learn-clustered-step-lay-nod = It lies, and you have drawn another card. That was a whole turn.
learn-clustered-step-clash = Not everything fits: neighbours must share two of shape, fill and number. Ask why not: choose a card, and then a cell beside your cards that is not lit.
learn-clustered-step-clash-nod = Now you know which neighbour refused, and why. Asking costs nothing: no card was laid.
learn-clustered-step-three = Lay on until three of your cards are in line, side by side or one above the other. The numbers on the cells show what a card would bring.
learn-clustered-step-three-nod = Three in line: one point for each card. Two in line bring nothing yet.
learn-clustered-step-count = { $way ->
    [keys] Where do your points come from? Go to your name with the Tab key.
    [touch] Where do your points come from? Tap your name.
   *[mouse] Where do your points come from? Point at your name.
}
learn-clustered-step-count-nod = The cards that bring points are lit. You can look at other players in the same way.
learn-clustered-step-block = Now make a full block, two cards wide and two cards high. Your largest block brings one point for each card, on top of its lines.
learn-clustered-step-block-nod = A block! Make it two by three, and it brings 12 points: 6 for the block and 6 for its lines.
learn-clustered-step-wild = The card with the star is a wild. It fits beside everything, and everything fits beside it. Lay it when you have one; if you have none now, just read on.
learn-clustered-step-wild-nod = A wild counts for you like any other card of yours.
learn-clustered-step-discard = If none of your cards fits anywhere, your hand says so, and you choose one to discard. As long as anything fits, you have to lay.
learn-clustered-step-done = That is the whole game. When all cards are used up, rows, columns and the largest rectangle are counted. Have fun!

# The tutorial of Kluster.

learn-kluster-step-take = { $way ->
    [keys] Go to the table with the Tab key and move with the arrow keys. Your hand carries a stone, and its shadow shows where it is.
    [touch] Put a finger on the table and draw. Your hand carries a stone, and its shadow shows where it is.
   *[mouse] Move the pointer over the table. Your hand carries a stone, and its shadow shows where it is.
}
learn-kluster-step-take-nod = So high up, hardly anything on the table feels it.
learn-kluster-step-place = { $way ->
    [keys] Bring it over the middle of the cord and hold { $lower }: the stone sinks. When it rests on the table, let go.
    [touch] Bring it over the middle of the cord and hold the button with the arrow: the stone sinks. When it rests on the table, let go.
   *[mouse] Bring it over the middle of the cord and hold the mouse button: the stone sinks. When it rests on the table, let go.
}
learn-kluster-step-place-nod = It lies. From now on no hand touches it.
learn-kluster-step-end = { $way ->
    [keys] You could still move the cord. You need not: press { $end } to end your turn.
   *[mouse] You could still move the cord. You need not: end your turn with the button.
}
learn-kluster-step-end-nod = The first stone is placed. With others at the table, it would be the next player's turn.
learn-kluster-step-pull = Now the magnets wake up. Bring the next stone low over the table, near the one that lies there, and stop before they touch. Watch the one on the table.
learn-kluster-step-pull-nod = It moved, and nothing has touched it. That is the force you play with.
learn-kluster-step-flip = { $way ->
    [keys] Raise the stone and turn it over with { $flip }. You can also turn it with { $left } and { $right }.
    [touch] Raise the stone and turn it over with its button. You can also turn it to the left and right.
   *[mouse] Raise the stone and turn it over: press { $flip } or use the button. { $left } and { $right } turn it to the left and right.
}
learn-kluster-step-flip-nod = Its other face is up now. What it pulled before, it pushes.
learn-kluster-step-second = Place it where it leaves the other one in peace, a hand's breadth away, and end your turn.
learn-kluster-step-second-nod = Well placed: they do not touch.
learn-kluster-step-cord = { $way ->
    [keys] The cord is yours to move as well. Take hold of it with { $grab }, draw it with the arrow keys, and let go with { $grab }.
    [touch] The cord is yours to move as well. Put a finger on it and draw.
   *[mouse] The cord is yours to move as well. Press on it and drag.
}
learn-kluster-step-cord-nod = It keeps its length, and it pushes stones that lie against it.
learn-kluster-step-fault = Now make a fault on purpose: bring a stone so close to another that they snap together.
learn-kluster-step-fault-nod = Clack! Your turn is over, and you take the stones that touched. Here two faults are free, and the third ends the game.
learn-kluster-step-done = That is the whole game: get rid of your stones, and let none touch. Have fun!
