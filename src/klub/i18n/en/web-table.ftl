# The table room: everything round the board.

# Who sits at a table. A bot's name is used like a person's.
bot-random = Random
bot-random-about = Lays any card that fits, without a thought.
bot-greedy = Greedy
bot-greedy-about = Takes the most points it can see, every turn.
bot-solid = Solid
bot-solid-about = Looks one card ahead: builds on, blocks you, and saves its wilds.
bot-sharp = Sharp
bot-sharp-about = Plays thousands of games on in its head before each card.
bot-master = Master
bot-master-about = Has learned from a great many games what a table will come to.
bot-gentle = Gentle
bot-gentle-about = Places stones with an unsteady hand, and makes mistakes.
bot-steady = Steady
bot-steady-about = Has a calm hand, and looks for the safest place.
bot-cunning = Cunning
bot-cunning-about = Looks for the place that leaves you least room, and draws the cord in behind it.
# Two players with the same name: Ada 1 and Ada 2.
table-namesake = { $name } { $number }
table-somebody = Somebody
table-you = you
table-bot = bot
table-here = is here
table-away = away
table-seats = Seats
table-to-move = to move
table-winner = winner
table-gave-up = { $why ->
    [time] out of time
   *[resigned] resigned
}
table-light = Show what counts for { $name }
table-clock = Clock of { $name }: { $left }
# Time on a clock, as short as can be.
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# The line over the board; $head is one of these, followed by what is expected.
table-turn-yours = Your turn.
table-turn-named = { $name }, it is your turn.
table-turn-of = { $name } is to move.
table-waiting = Waiting for players.
table-waiting-start = Everybody is there: the game can begin.
table-over = The game is over.
table-won-you = You have won.
table-won = { $number ->
    [0] The game is over, and nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the win.
}
table-watching = You are watching.
table-onlookers = { $number ->
    [one] One other person is watching.
   *[other] { $number } others are watching.
}
table-title = { $game } · klub
table-title-turn = Your turn · { $game }
table-board = The table
table-news = What happens at the table
table-coming = Coming to the table…
table-coming-long = The club cannot be reached. Nothing is lost; it is tried again and again, and the table is shown as soon as the club answers.
table-gone = This table cannot be shown

# What can be opened.
table-menu = Menu
table-rules = Rules
table-log = What happened
table-log-empty = Nothing has happened since you came.
table-chat = Talk
table-chat-unread = { $lines ->
    [0] Talk
    [one] Talk, one new line
   *[other] Talk, { $lines } new lines
}
table-chat-lines = What was said
table-chat-empty = Nobody has said anything yet.
table-say = Say something
table-say-send = Say it
table-undo = Take the move back
table-sound-on = Sound is on
table-sound-off = Sound is off
table-share = Share
table-settings = Settings
table-leave = Leave the table
table-leave-kept = Your seat is kept while you are away.
table-resign = Resign
table-resign-sure = { $seats ->
    [one] The game is over then, and does not count. Resign?
    [2] The game is over then, and lost. Resign?
   *[other] The game is lost for you then, and a bot plays on from your seat. Resign?
}
table-resign-as = Resign as { $name }
table-resign-not = Play on

# About a person at the table.
table-mute = Silence
table-unmute = Let speak again
table-remove = Send away
table-report = Report
table-report-about = Report { $name } to those who run this club. What happened?
table-reported = Your report about { $name } was kept for those who run this club.

# The log. The name of whoever did something stands before $what.
table-told = { $name }: { $what }
table-told-sat = { $name } has sat down.
table-told-stood = Seat { $number } is free again.
table-told-started = The game begins.
table-told-undone = The last move was taken back.
table-told-resigned = { $name } has resigned.
table-told-time = { $name } has run out of time.
table-told-resumed = The club was closed for a while. No clock ran meanwhile.
table-told-muted = { $on ->
    [off] { $name } may speak again.
   *[on] { $name } has been silenced.
}
table-told-removed = { $name } has been sent away.
table-told-rematched = The rematch has been opened.

# Before the game.
table-waiting-title = A table of { $game }
table-waiting-free = { $free ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
table-seat-free = Seat { $number }
table-seat-kept = Kept for the player of the last game
table-sit = Sit down
table-sit-also = Also at this screen
table-seat-bot = Bot
table-seat-bot-title = Which bot?
table-stand = Stand up
table-clear = Clear
table-name = Name
table-name-title = What are you called?
table-name-also = Who else plays at this screen?
table-start = Start the game
table-start-free = { $free ->
    [one] The game can begin once somebody sits on the last free seat: invite somebody, or put a bot there.
   *[other] The game can begin once somebody sits on each of the { $free } free seats: invite people, or put bots there.
}
table-start-rated = The game can begin once every seat is taken: invite people.
table-start-kept = The rematch begins by itself once the others have joined.
table-start-host = { $name } starts the game when everybody is there.
table-invite = Invite
table-invite-how = Whoever opens this link can sit down, without an account.
table-agreed = What is played
table-agreed-players = { $players ->
    [one] For one player
   *[other] For { $players } players
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = off
table-agreed-usual = All house rules are as usual.
table-agreed-clock = { $bonus ->
    [0] Clock: { $base } for each player
   *[other] Clock: { $base } for each player, and { $more } more with each turn
}
table-agreed-rated = The game counts for the ladder.

# One screen, several players with hidden hands.
table-cover = Hands are covered
table-cover-next = Next at this screen: { $name }
table-cover-show = Show my cards
table-cover-always = Leave hands open from now on

# The line to the club.
table-stale = The line to the club is broken: what you see may be old. Trying again…
table-back = { $news ->
    [0] The line is back. You have missed nothing.
    [one] The line is back. One thing happened meanwhile; it stands under “What happened”.
   *[other] The line is back. { $news } things happened meanwhile; they stand under “What happened”.
}
table-anew = { $own ->
    [yes] Your turn begins anew; what your hands did does not count.
   *[no] The turn begins anew.
}
table-preparing = The magnets are being prepared. The first time on a machine this takes a minute or two; the turn begins by itself.
table-preparing-label = Magnets prepared

# The end.
table-result = Result
table-rematch = Rematch
table-rematch-join = Join the rematch
table-rematch-watch = Watch the rematch
table-rematch-how = A rematch begins when everybody has asked for it.
table-rematch-begun = The others go on at a new table; your seat there is kept for you.
table-again = Play again
table-replay = Replay
table-new = New table
table-daily-place = { $place ->
    [1] You are first in today's challenge.
   *[other] You are number { $place } in today's challenge.
}
table-best-new = { $total }: that is your best.
table-best = Your best is { $total }.

# Sharing an address.
table-share-title = A table of { $game }
table-share-replay = A game of { $game }
table-link = The link
table-qr = The link as a QR code
table-copy = Copy the link
table-copied = Copied
table-send = Send
table-link-alone = This address works on this machine only. Others in your network need the address of this machine, and a club that was opened with “klub serve --host 0.0.0.0”.
