# The commands of klub and the game in the terminal.

bad-arguments = { $detail } (see: { $command } --help)
file-not-text = { $file } is not a text file.
file-large = { $file } has more than { $largest } bytes, which is not read.
board-empty = { $file } holds no board: there is no card in it.
board-large = { $file } holds more than { $most } cards, and no game has as many.
players-twice = --players says { $one }, but --option players says { $other }.
resume-alone = --resume goes on with a saved game as it is, so it takes no other option.
name-unfit = “{ $name }” cannot be a name: it takes 1 to { $most } characters that can be printed, and does not begin with “bot:”.
at-needs-record = A text board has no moves; --at goes with a record.
at-range = --at takes a number from 0 to { $moves } for this record.
bot-unknown = There is no bot called “{ $name }”. Bots are: { $known }.
bot-count = { $bots } bots were named for { $players } players; name one for each seat, or one for all.
too-many-seats = { $players ->
    [one] One seat has
   *[other] { $players } seats have
} no room for { $bots } bots and { $names } named players.
records-exist = { $folder } holds records already; choose an empty folder.
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

replay-true = Everything fits: the seed, the decks, { $moves } turns and the count.
replay-true-so-far = Everything fits so far: the seed, the decks and { $moves } turns. The game is not over.
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
hint = The greedy bot would play { $move }.
undone = The last move was taken back.
undo-bot = The last move was a bot's; only your own can be taken back.
left = klub play --resume goes on with the game. It is kept in { $file }
kept = klub replay shows the game again. Its record is { $file }
game-ended = The end
won-you = You win.
won = { $number ->
    [one] The winner is { $names }.
   *[other] The win is shared by { $names }.
}
solo-first = { $total } points: your first result with these rules.
solo-best = { $total } points: you have beaten your best of { $best }.
solo = { $total } points; your best is { $best }.
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
    hint (h)     what the greedy bot would do in your place
    score (s)    show what counts for whom
    look 2,-1    show the board round that cell; Enter alone shows all anew
    undo (u)     take back a move that has shown you nothing new
    rules (r)    read the rules
    quit (q)     leave; the game is kept
    A cell such as 2,-1 is two to the right of the start card and one down.
    A card such as Sf3 is its shape (S square, T triangle, C circle), its
    fill (e empty, s striped, f filled) and its number; W is a wild.
