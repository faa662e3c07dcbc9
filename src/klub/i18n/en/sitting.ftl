# A table of the club: what cannot be wished there, and why.

event-invalid = This is not an event of a table: { $detail }
clock-base = A clock gives each player from { $least } to { $most } seconds.
clock-bonus = A turn gives back up to { $most } seconds.
sent-away = The host has asked you to leave this table.
host-only = Only the host of the table can do this.
already-started = The game has begun, so seats no longer change.
not-started = The game has not begun yet.
game-ended-already = The game is over.
seat-unknown = This table has { $seats ->
    [one] one seat, number 0
   *[other] { $seats } seats, counted from 0
}.
seat-taken = Seat { $seat } is taken by { $name }.
seat-kept = Seat { $seat } is kept for the player who had it in the last game.
seat-free = Nobody sits on seat { $seat }.
seat-not-yours = Seat { $seat } is not yours.
seats-free = The game can begin once somebody sits on each seat; still free: { $seats }.
gave-up = Seat { $seat } has been given up.
rated-alone = A rated game needs two players or more.
rated-people = At a rated table everybody plays for themselves: no bots, and nobody on two seats.
undo-rated = At a rated table nothing is taken back.
muted = The host has silenced you at this table.
muted-already = They are silenced already.
muted-not = They are not silenced.
muted-many = At one table up to { $most } people can be silenced.
nobody-there = Nobody with this identity sits here, watches or has spoken lately.
table-full = More than { $most } things have happened at this table: the game can be played to its end, but nothing else.
chat-unfit = A message has 1 to { $most } characters that can be printed.
remove-host = The host stays.
remove-player = Players stay until the game is over; silence them instead.
rematch-early = A rematch follows a game that is over.
rematch-players = Only who played can ask for a rematch.
rematch-already = The rematch is at table { $table }.
frame-invalid = This is not a frame of a turn.
message-large = A message has at most { $largest } bytes.
message-invalid = This is not a message that the club understands: { $detail }
name-unfit = “{ $name }” cannot be a name: it takes 1 to { $most } characters that can be printed, and does not begin with “bot:”.
bot-unknown = There is no bot called “{ $name }”. Bots are: { $known }.
