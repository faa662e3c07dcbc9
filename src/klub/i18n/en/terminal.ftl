# The commands of klub and the game in the terminal.

bad-arguments = { $detail } (see: { $command } --help)
file-not-text = { $file } is not a text file.
file-large = { $file } has more than { $largest } bytes, which is not read.
board-empty = { $file } holds no board: there is no card in it.
board-large = { $file } holds more than { $most } cards, and no game has as many.
option-twice = --option { $key } is given twice, as { $one } and as { $other }.
verify-alone = --verify only checks a record; it draws nothing.
players-twice = --players says { $one }, but --option players says { $other }.
resume-alone = --resume goes on with a saved game as it is, so it takes no other option.
at-needs-record = A text board has no moves; --at goes with a record.
at-range = --at takes a number from 0 to { $moves } for this record.
score-of-cards = { $file } is no game of cards, so there is nothing to count; klub show draws it.
film-of-cards = Cards do not move, so there is no animation of Clustered; klub show -o draws a board.
turn-needs-output = --turn picks the turn that -o writes, so it goes with -o FILE.
bot-count = { $bots } bots were named for { $players } players; name one for each seat, or one for all.
too-many-seats = { $players ->
    [one] One seat has
   *[other] { $players } seats have
} no room for { $bots } bots and { $names } named players.
records-exist = { $folder } holds records already; choose an empty folder.
parquet-exists = { $file } is there already; choose a new name.
parquet-extra = Parquet files need a part of klub that is not installed: { $detail }
nothing-saved = No unfinished game was found in { $folder }.
already-over = The game in { $file } is over; klub replay shows it.
picture-title = Clustered: { $file }
picture-kept = The picture is in { $file }.

simulating = Playing
compiling = Getting ready (the first time on a machine takes half a minute)
simulated = { $games ->
    [one] One game
   *[other] { $games } games
}
heading-player = player
heading-seat = seat
heading-bot = bot
heading-wins = wins
heading-share = share
heading-points = points
heading-deviation = ±
heading-margin = margin
heading-total = total
heading-rectangle = rectangle
heading-rows = rows
heading-columns = columns
heading-bonuses = bonuses

count-longest = Longest line: { $name }
count-largest = Largest rectangle: { $name }
count-nobody = nobody (none, or tied)
odd-clash = { $card } at { $cell } and { $neighbour } at { $place } do not fit side by side.
odd-twice = { $card } lies on the board { $number } times.
odd-apart = Some cards hang together with no start card.

replay-true = { $game ->
    [kluster] Everything fits: the seed, the stones, { $moves } turns and the result.
   *[clustered] Everything fits: the seed, the decks, { $moves } turns and the count.
}
replay-true-so-far = { $game ->
    [kluster] Everything fits so far: the seed, the stones and { $moves } turns. The game is not over.
   *[clustered] Everything fits so far: the seed, the decks and { $moves } turns. The game is not over.
}
verifying = Playing it again
replay-prompt = Enter: next · b: back · s: start · e: end · a number: go there · q: quit
replay-unknown = “{ $word }” leads nowhere: type one of these, or a number from 0 to { $moves }.
replay-edge = { $edge ->
    [start] This is the start.
    [end] This is the end.
   *[neither] You are there already.
}
replay-at = Move { $number } of { $moves }.

you = You
person = Player { $number }
bot-name = { $name } bot
bot-colour = { seat-colour } { $name } bot
bot-number = { $name } bot { $number }
person-number = { $name } ({ $number })
person-colour = { $name } ({ seat-colour })
house-rules = House rules: { $options }
offer = A game of { $names } was left after { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Go on with it? [Y/n]
hand-over = { $name }, it is your turn. Press Enter when nobody else is looking{ $undo ->
    [yes] {" "}(u takes the last move back)
   *[no] {""}
}.
ask-card = Card number, move (Sf3@2,-1), or ? for help:
ask-cell = Cell for { $card } (letter or x,y), another card, or Enter to go back:
ask-discard = None of your cards fits anywhere. Which one do you discard?
ask-drop = { $which ->
    [any_hand] Drop any card of your hand (just drawn: { $cards }):
   *[drawn] Drop one of the two cards just drawn ({ $cards }):
}
ask-opening = Drop two of your seven cards (two numbers):
out-of-sight = Part of the board is out of sight; look 5,0 shows it round that cell.
cards-left = { $cards ->
    [0] Your deck is empty.
    [one] One card is left in your deck.
   *[other] { $cards } cards are left in your deck.
}
told-lay = { $points ->
    [0] { $name }: { $move }
   *[other] { $name }: { $move } (+{ $points })
}
told-discard = { $name }: { $move } (no card fits)
told-drop = { $name }: { $move }
told-discard-hidden = { $name }: no card fits, one is discarded
told-drop-hidden = { $name }: { $cards ->
    [one] one card is dropped
   *[other] { $cards } cards are dropped
}
fits = { $card } fits there.
fits-nowhere = { $card } fits nowhere now; choose a card without brackets round its number.
hint-thinking = Looking for the best moves (the first time on a machine takes half a minute)
hint-best = { $alone ->
    [yes] The best moves, with the points that you can expect at the end:
   *[no] The best moves, with the points by which you can expect to end ahead of the best other:
}
hint-move = { $move } ({ $worth })
undone = The last move was taken back.
undo-bot = The last move was a bot's; only your own can be taken back.
left = klub play --resume goes on with the game. It is kept in { $file }
kept = klub replay { $file } shows the game again.
game-ended = The end
won-you = You win.
won = { $number ->
    [one] The winner is { $names }.
   *[other] The win is shared by { $names }.
}
solo = { $which ->
    [first] { $total } points: your first result with these rules.
    [best] { $total } points: you have beaten your best of { $best }.
   *[other] { $total } points; your best is { $best }.
}
typed-unknown = “{ $words }” is no card, cell or word that can be used here; ? tells what can.
typed-cell = a cell was expected: its letter, or x,y as in 2,-1
typed-why = a cell was expected, as in: why 2,-1
typed-look = a cell was expected, as in: look 2,-1
typed-number = Your hand has cards 1 to { $most }.
help =
    1 … 5        choose a card and see where it fits, with the points it makes
    a, b, …      lay the chosen card there; 2,-1 does the same
    3 b, 3 2,-1  card and cell at once; so does Sf3@2,-1
    why 2,-1     why your cards do not fit there; why Sf3 2,-1 asks for one card
    hint (h)     the best moves, with what can be expected of them
    score (s)    show what counts for whom
    look 2,-1    show the board round that cell; Enter alone shows all anew
    undo (u)     take back a move that has shown you nothing new
    rules (r)    read the rules
    quit (q)     leave; the game is kept
    A cell such as 2,-1 is two to the right of the start card and one down.
    A card such as Sf3 is its shape (S square, T triangle, C circle), its
    fill (e empty, s striped, f filled) and its number; W is a wild.

# Advice on recorded games.

hint-over = The game is over; --turn N, from 1 to { $turns }, says what could have been played then.
reviewing = Going through the game
review-better = { $lost } given away; better: { $better }
review-stopped = Stopped after { $turns } of { $of } turns.
lost-points = { $points } points
lost-chance = { $chance } %
mark-none = –
mark-best = best
mark-fine = fine
mark-slip = slip
mark-blunder = blunder
heading-loss = given away a turn

# The arena.

bot-called = a bot is called by its name (greedy), by a file and a name (bots/mine.py:choose) or by a module and a name (package.module:choose)
bot-argument-list = values are given to a bot by name, such as (seconds=0.1, depth=3); a value is a number, a text in quotes, True, False or None
bot-missing = There is no function or class called { $name } in { $place }.
bot-broken = { $place } cannot be used: { $detail }
bot-arguments = { $bot } cannot be called with a view and a generator, nor can it make a bot from these arguments.
bot-none = What { $bot } makes is no bot: it cannot be called with a view and a generator.
arena-game = Say what is played and who plays, as in: klub arena clustered greedy random. Only for a tournament that is kept in a file, --results FILE alone is enough.
arena-few = A table of { $players } needs at least { $players } entrants; the same bot may be named more than once.
arena-rounds = --rounds is how often neighbours meet on a ladder; a round robin has --games.
arena-ray-workers = --ray plays on the processors of the cluster, so --workers has nothing to say.
arena-ray-missing = Ray is not installed; get it with: pip install "klub[ray]"
arena-ray = There is no Ray cluster at { $address }: { $detail }
arena-remote-club = Bots that are remote:NAME sit down at a club; say where it is, as in: --club http://127.0.0.1:8000
arena-remote-crew = Games with bots that are remote:NAME are played at the club, one after the other, so --ray and --workers have nothing to say.
arena-remote-twice = { $bot } is named twice; every bot elsewhere needs a name of its own.
arena-remote-waiting = Waiting at { $url } for: { $names }
arena-remote-missing = No bot called { $name } has come to the club. Start it with: python -m klub.client { $url } --arena --bot BOT --name { $name }
arena-club-alone = --club and --patience are for bots that are written remote:NAME.
arena-club-away = The arena cannot play on. { $detail }
arena-club-busy = The club opens the next table in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
arena-absent = did not come within { $seconds } s
arena-silent = did not move within { $seconds } s
arena-gave-up = gave up
arena-deaths = Game { $game } has ended { $times } processes that played it. All other games that ended are kept.
arena-plot = A plot is an .svg or a .png; { $file } is neither.
arena-record-choice = games were expected: all, upsets, closest, or numbers such as 3,17-20
arena-record-none = There is no game { $game } in this tournament of { $games } games, which are counted from 0.
arena-record-alone = --record says which games get a record, so it goes with --records DIR.
arena-results-other = { $file } is no results file of an arena.
arena-results-version = { $file } is written in version { $version } of the results file; this klub knows version { $own }.
arena-results-line = Line { $line } of { $file } is no game: { $detail }
arena-results-busy = Another arena is writing to { $file }.
arena-results-differ = { $file } holds another tournament: its { $part } is { $there }, and not { $here }.
arena-results-untrue = The moves of game { $game } do not lead to the points that the file tells.
arena-results-empty = { $file } holds no game yet.
arena-stopped = Stopped after { $games } of { $total } games. The same command goes on from there.
arena-stopped-lost = Stopped after { $games } of { $total } games, and nothing is kept. With --results FILE a tournament can be gone on with.
arena-goes-on = { $games } of { $total } games are there already.
arena-rounded = { $games } games at a meeting, so that everybody sits on each seat equally often.
arena-forfeit = { $name } has forfeited { $games ->
    [one] one game
   *[other] { $games } games
}; game { $game }: { $error }
arena-no-move = { $move } is no move of this game.
arena-records = { $games ->
    [one] One record is
   *[other] { $games } records are
} in { $folder }
arena-writing = Writing records
heading-rating = rating
heading-games = games
heading-interval = 95 %
heading-thinking = a move
heading-forfeits = forfeits
heading-against = share of the wins against
plot-time = thinking time a move
plot-rating = rating
plot-points = points
plot-games = games
plot-strength = Strength against time
plot-course = As the tournament went on

# Kluster in the terminal.

ask-stone = Stone and place ({ $stone } -12 34, { $stone } free), or ? for help:
ask-play = { $move }: a careful hand manages it in { $chance } of 100 tries. Play it? { $usual ->
    [yes] [Y/n]
   *[no] [y/N]
}
told-chance = { $move }: a careful hand manages it in { $chance } of 100 tries.
hint-spots = The best places found, marked on the table:
hint-pull = There is little room: { $pull } draws the cord first, from o to * on the table.
hint-stone = { $move }: a careful hand manages it in { $chance } of 100 tries
no-undo = What the stones did cannot be taken back.
bot-thinks = { $name } is thinking
waking = Getting the magnets ready (the first time on a machine takes a minute)
kluster-kind = { $mode ->
    [standard] Standard
    [expert] Expert
    [elimination] Elimination
   *[solo] Solo
} with { $boxes }{ $equilibrium ->
    [on] , Equilibrium
   *[off] {""}
}.
kluster-agreed = House rules: { $options }
heading-stones = stones
heading-standing = standing
heading-faults = faults
heading-place = place
heading-turns-a-game = turns a game
heading-faults-a-turn = faults a turn
heading-left = left
seat-out = out
seat-in = in
own-stock = { $number ->
    [one] Stone to place: { $stones }
   *[other] { $number } stones to place: { $stones }
}
pool-stock = { $number ->
    [one] One stone in the pool: { $stones }
   *[other] { $number } stones in the pool: { $stones }
}
solo-standing = { $stones } of { $all } stones lie in the area; { $faults ->
    [0] no further fault is allowed
    [one] one fault is allowed
   *[other] { $faults } faults are allowed
}.
solo-ended = { $stones } of { $all } stones lie in the area, after { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
}.
sign-up = { $sign } filled: north up
sign-down = { $sign } hollow: north down
sign-edge = { $sign } on edge
sign-fault = { $sign } the fault
told-turn = { $name }: { $verdict }
told-placed = Placed without a fault: { $stones }.
told-others = { $stones ->
    [one] One other stone moved.
   *[other] { $stones } other stones moved.
}
told-cord = A cord was moved.
told-fault = Fault. { $why }. { $cost }
told-more = and { $number ->
    [one] one more incident followed
   *[other] { $number } more incidents followed
}
told-incident = { $kind ->
    [touch] Stones { $one } and { $other } touched at { $place } after { $seconds } s
    [exit] Stone { $one } left the area at { $place } after { $seconds } s
    [drop] Stone { $one } was let go outside, at { $place }
   *[time] Time was up after { $seconds } s
}
told-cause = { $kind ->
    [placed] because of stone { $number }, which was placed
    [held] because of stone { $number }, held in the hand
   *[cord] because cord { $number } was moved
}
told-cost = { $mode ->
    [solo] { $number ->
        [0] Nothing has to be taken up.
        [one] Stone { $stones } is taken up.
       *[other] Stones { $stones } are taken up.
    }
    [elimination] { $number ->
        [0] The player is out.
        [one] Stone { $stones } goes back to the pool, and the player is out.
       *[other] Stones { $stones } go back to the pool, and the player is out.
    }
   *[standard] { $number ->
        [0] No stone has to be taken.
        [one] Stone { $stones } has to be taken.
       *[other] Stones { $stones } have to be taken.
    }
}
told-solo = { $left ->
    [0] No further fault is allowed.
    [one] One more fault is allowed.
   *[other] { $left } more faults are allowed.
}
told-solo-over = This was one fault too many.
solo-stones = { $which ->
    [first] { $total } stones: your first result with these rules.
    [best] { $total } stones: you have beaten your best of { $best }.
   *[other] { $total } stones; your best is { $best }.
}
solo-victory = Every stone lies in the area: a total victory.
near-nothing = Stone { $stone } does not lie on the table, so nothing can be placed near it.
near-no-room = Near stone { $stone } there is no place inside a cord.
typed-placement = a stone and a place were expected, such as 5 -12 34 (x and y in mm), 5 near 3, 5 free or 5@-12,34,90u; or pull 3h 30 for the cord
typed-turn = a number of degrees was expected, such as turn 90
typed-ways = “{ $one }” and “{ $other }” cannot both be.
typed-pull = a point of the cord and where to were expected, such as pull 3h 30, pull 3h 120 40 or pull 0.17 120 40
typed-hour = an hour from 1h to 12h was expected, such as pull 3h 30
typed-far = a number of mm up to { $most } was expected
typed-long = A line takes up to { $most } characters.
typed-no-stone = There is no stone left to place.
typed-not-in-stock = Stone { $stone } is not among the stones that you can place: { $stock }.
help-kluster =
    5 -12 34       place stone 5 at x -12 mm, y 34 mm; x goes right, y away from you
    -12 34         the same with the first of your stones
    5 free         where there is most room
    5 near 3       at the safest place beside stone 3
    … down         with the north face down; … edge stands it on its edge
    … turn 90      turned by 90 degrees, against the clock
    pull 3h 30; 5 free   draw the cord outwards by 30 mm at 3 o'clock, seen from its
                   middle, then place; -30 pushes it inwards; 1.3h is cord 1
    pull 3h 120 40 draw that point to x 120 mm, y 40 mm
    pull 0.17 120 40   draw point 17 of cord 0 there
    a; b           several steps in one turn: in Expert two stones, in Equilibrium
                   the same stone again if it fell
    5@-12,34,90u   full notation: u north up, d down, e on edge; c0.17>120,40
    risk 5 free    how likely a hand manages this, without playing it
    5 free!        play at once, without being asked
    look (l)       the table in words: every stone, its place and its neighbour
    hint (h)       the best places, marked on the table with their chances
    Enter          draw the table again
    rules (r)      read the rules
    quit (q)       leave; the game is kept
    Stones with the same face up push each other, others pull. They must not
    touch, nor leave the cord.

turn-range = --turn takes a number from 1 to { $turns } for this record.
film-empty = Nothing has been played in this record yet, so there is nothing to film.
film-output = An animation is a .gif and a picture a .png; { $file } is neither.
film-turn = Turn { $turn } of { $turns }: { $name }
show-output = A picture of stones is a .png, which { $file } is not.

lying = Stone { $stone } at { $place }, { $face ->
    [up] north up
    [down] north down
   *[edge] on edge
}.
lying-alone = { lying } No other stone lies on the table.
lying-near = { lying } Nearest: stone { $other } at { $hour } o'clock, gap { $gap } mm.
lying-cord = { $cords ->
    [one] The cord
   *[other] Cord { $cord }
} reaches from { $left } to { $right } in x and from { $bottom } to { $top } in y.
lying-none = No stone lies in the area.

# Scenes of the magnet world.

scene-invalid = This is not a scene: { $detail }
scene-outline = A cord has no shape “{ $shape }”. Shapes are: { $known }.
scene-stones = The scene places { $stones } stones, but its boxes hold { $most }.
scene-act = What is done at { $when } s cannot be done: { $detail }
scene-output = A picture is a .png, an animation a .gif; { $file } is neither.
scene-runaway = The world has become impossible { $detail }.
scene-told = After { $seconds } s: { $stones } stones on the table, { $touches ->
    [0] none touched
    [one] one pair touched
   *[other] { $touches } pairs touched
}, { $rest ->
    [1] everything rests
   *[0] something still moves
}.
scene-touch = { $one } and { $other } touched after { $seconds } s
scene-drawing = Drawing

spot-unused = Spot { $spot } is not in use: { $spots } free cells lie beside a card now.
