# The first room of the club house, and the line of doors on top of every room.

home-doors = Rooms
home-door = klub, to the club house
home-learn = Learn
home-you = You
home-language = Language
home-theme-light = Use light colours
home-theme-dark = Use dark colours

home-title = Which table would you like?
home-about = { $game ->
    [kluster] Magnets inside a cord. Place yours, and let none snap together.
   *[clustered] Lay cards that go together. Build lines and a rectangle of your own.
}
home-bot = Play a bot
home-screen = At this screen
home-invite = Invite
home-solo = Solo
# The short form (any) stands on the link; the others are heard in its place, so they have to contain its words.
home-more = { $game ->
    [kluster] More choices for Kluster
    [clustered] More choices for Clustered
   *[any] More choices
}
home-how = { $game ->
    [kluster] How to play Kluster
    [clustered] How to play Clustered
   *[any] How to play
}
home-preparing = The magnets are being prepared: { $percent } %. This happens once after klub was installed and takes a minute or two. You can open a table already; its first turn begins as soon as they are ready.

# Play a bot
home-bot-title = { $game ->
    [kluster] Kluster against a bot
   *[clustered] Clustered against a bot
}
home-bot-more = Several bots, or other rules?

# At this screen
home-screen-title = { $game ->
    [kluster] Kluster at this screen
   *[clustered] Clustered at this screen
}
home-screen-hint = { $game ->
    [kluster] Everybody plays here, one after the other.
   *[clustered] Everybody plays here, one after the other. Hands are covered in between.
}
home-players = Players
home-player = Player { $number }
home-player-name = Name of player { $number }
home-begin = Begin
# Buttons beside a number; $what is what is counted, such as “Players”.
home-fewer = { $what }: one less
home-more-of = { $what }: one more

# Invite
home-invite-title = { $game ->
    [kluster] Invite others to Kluster
   *[clustered] Invite others to Clustered
}
home-your-name = Your name
home-invite-go = Open the table
home-invite-hint = Next you get a link and a code for a phone’s camera. Whoever has it can sit down; nobody else finds the table.

# Tables
home-mine = Your tables
home-open = Open tables
home-open-empty = No table is open to all just now. Invite somebody by a link, or open one for everybody under “More choices”.
home-your-turn = Your turn
home-free = { $free ->
    [one] One free seat
   *[other] { $free } free seats
}
home-not-begun = About to begin
home-going-on = Being played
home-nobody = Nobody yet
home-rated = Rated
home-timed = With clocks
home-go-on = Go on
home-join = Join
home-watch = Watch
home-all = Show all { $number } tables

# The challenge of the day
home-daily = Today’s challenge
home-daily-hint = The same luck for everybody, once a day, alone. The first try counts.
home-daily-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
home-daily-go = { $state ->
    [done] Look at my try
    [begun] Go on
   *[new] Try it
}
home-daily-empty = Nobody has finished it yet. Yours could be the first result.
home-total = { $game ->
    [kluster] { $total ->
        [one] one stone
       *[other] { $total } stones
    }
   *[clustered] { $total ->
        [one] one point
       *[other] { $total } points
    }
}

# The ladder
home-ladder = The ladder
home-ladder-game = Game
home-for = { $players } players
home-place = Place
home-name = Name
home-rating = Rating
home-rating-hint = The rating is a cautious estimate: newcomers are near 0 or below, and it gets surer with every game.
home-games = Games
home-ladder-empty = Nobody has finished a rated game for { $players } players yet.
home-ladder-open = Open a rated table
