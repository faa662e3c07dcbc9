# Advice: what could be played now, and how the turns of a game were that is over.

# At the table.
advice-hint = Hint
advice-ask = Show good moves
advice-thinking = Looking for good moves …
advice-nothing = There is nothing to advise here.
advice-moves = Good moves, the best first
advice-away = Put the hints away
# $move and $worth are texts from below: "two filled squares (1 up)", "+3.2 points against the best other".
advice-best = Best: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = discard { $card }
advice-drop = drop { $cards }
# $worth is a number with its sign; $alone is yes in a game for one.
advice-lead = { $alone ->
    [yes] { $worth } points in the end
   *[no] { $worth } points against the best other
}
advice-place = { $face ->
    [up] stone { $stone }, north up ({ $spot })
    [down] stone { $stone }, south up ({ $spot })
   *[edge] stone { $stone }, on edge ({ $spot })
}
# $from and $to are places on the table, $place is the text above.
advice-draw = draw the cord from { $from } to { $to }, then { $place }
advice-draw-first = First draw the cord along the arrow: from { $from } to { $to }. Then choose this again.
advice-chance = { $chance } to lie without a fault
advice-about-clustered = { $alone ->
    [yes] Points that you can expect at the end
   *[no] Points ahead (+) or behind (−) that you can expect at the end
}
advice-about-kluster = How likely a careful hand places the stone without a fault

# After a game.
review = Review
review-about = Let the club look at every turn: how good it was, and what would have been better
review-begins = The club begins to look at the turns …
review-progress = { $done } of { $of } turns looked at
review-ready = Every turn has its mark now.
review-faultless = Every turn has its mark now: no slip, no blunder.
review-mark = { $mark ->
    [best] Best
    [fine] Fine
    [slip] Slip
    [blunder] Blunder
   *[none] No choice
}
# $mark is the text above, $why one of those below.
review-verdict = { $mark }: { $why }
# $points is a number with one decimal, $better a move in words.
review-points = { $points } points less than { $better }
# $drawn is yes if the better placement needs the cord to be drawn first.
review-chances = { $drawn ->
    [yes] { $had } where { $possible } was possible after drawing the cord
   *[no] { $had } where { $possible } was possible
}
review-chance = { $had } to lie without a fault
review-place = Better: { $place }.
review-before = The mistake before this
review-after = Next mistake
review-show-better = Show what was better
# Behind a card in a hand, for those who hear it.
review-better-card = (better)
review-summary = How the turns were
review-keys = B and M go to mistakes, H shows or hides what was better.
