# The commands of klub and the game in the terminal.

bad-arguments = { $detail } (see: { $command } --help)
file-not-text = { $file } is not a text file.
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
replay-prompt = Enter: next · b: back · a number: go there · e: end · q: quit{" "}
replay-move = Move { $number } of { $moves }, { $name }:

you = You
person = Player { $number }
offer = A game with { $names } was left after { $moves } moves. Go on with it? [Y/n]
hand-over = { $name }, it is your turn. Press Enter when nobody else is looking (undo takes the last move back).
ask-card = Card number, move (Sf3@2,-1), or ? for help:
ask-cell = Cell for { $card } (letter or x,y), another card, or Enter to go back:
ask-discard = None of your cards fits anywhere. Which one do you discard?
ask-drop = Drop one card (just drawn: { $cards }):
ask-opening = Drop two of your seven cards (two numbers):
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
hint = Most points at once: { $move }
undone = The last move was taken back.
undo-bot = The last move was a bot's; only your own can be taken back.
left = The game is kept in { $file }; klub play --resume goes on with it.
kept = The record of the game is in { $file }; klub replay shows it.
game-ended = The end
won = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
solo-first = { $total } points: your first result with these rules.
solo-best = { $total } points: you have beaten your best of { $best }.
solo = { $total } points; your best is { $best }.
typed-cell = a cell was expected: its letter, or x,y as in 2,-1
typed-why = a cell was expected, as in: why 2,-1
typed-number = Your hand has cards 1 to { $most }.
help =
    1 … 5        choose a card and see where it fits, with the points it makes
    a, b, …      lay the chosen card there; 2,-1 does the same
    3 b, 3 2,-1  card and cell at once; so does Sf3@2,-1
    why 2,-1     why your cards do not fit there
    hint (h)     the move with most points at once
    score (s)    show what counts for whom
    undo (u)     take back a move that has shown you nothing new
    rules (r)    read the rules
    quit (q)     leave; the game is kept
