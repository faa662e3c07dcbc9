# The room in which a new table is opened. The house rules themselves are in options.ftl.

new-title = { $game ->
    [kluster] A new table for Kluster
   *[clustered] A new table for Clustered
}
new-again = Try again
new-game = Game
new-table = Time, and who may come
new-on = On
new-off = Off
new-number = A number
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Move { $name } up
new-not-first = This is not the first game

# Seats
new-seats = Who plays?
new-seat = Seat { $number }
new-seat-of = Seat { $number }: { $name }
new-sitter-me = Somebody at this screen
new-sitter-open = A guest
new-sitter-open-hint = Whoever comes by the link, or from the list of open tables.

new-house-rules = House rules
new-changed = { $number ->
    [0] all as usual
    [one] one changed
   *[other] { $number } changed
}
new-reset = All as usual

# Time
new-clock = Clock
new-clock-none = None
new-clock-minutes = Minutes
new-clock-days = Days
new-clock-hint = { $kind ->
    [minutes] Time for the whole game. Whoever has none left gives up.
    [days] For games played now and then. Every move gives a day back; whoever has no time left gives up.
   *[none] Everybody thinks as long as they like.
}
new-minutes = Minutes for each player
new-bonus = Seconds back for every move
new-days = Days for each player

# The table
new-listed = Show the table to everybody
new-listed-hint = It is listed in the club house, to join or to watch. Otherwise only people with the link find it.
new-rated = Rated
new-rated-hint = The result counts for the ladder. Only for people, two or more, each on one seat; nothing is taken back.
new-at-once = Begin at once
new-at-once-hint = Otherwise the table waits, and you begin when you like.
new-go = Begin the game
new-open = Open the table

# House rules in words
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
