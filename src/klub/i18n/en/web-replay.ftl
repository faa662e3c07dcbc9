# The replay room: a game that is over, turn by turn.

replay-title = { $game ->
    [clustered] Replay of Clustered
   *[kluster] Replay of Kluster
}
replay-wait = The game is being fetched …
replay-back = To the table
replay-leave = Leave the replay
replay-home = Back to the club house
replay-not-yet = Not yet
replay-nothing = Nothing to show
replay-try = Try again

# The result, in the title. $names is a list of players.
replay-won = { $winners ->
    [0] Nobody won
    [one] { $names } won
   *[other] { $names } share the win
}
replay-mastered = Mastered
replay-lost-alone = Not mastered this time
replay-scored-alone = { $points ->
    [one] One point
   *[other] { $points } points
}
replay-unfinished = Not played to the end

# Where the replay is.
replay-begin = The beginning
replay-turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
replay-turn = Turn { $turn } of { $last }
replay-caption = { $name }: { $what }

# What a turn did, behind the name of the player.
replay-lays = lays { $card } ({ $place })
replay-lays-drops = lays { $card } ({ $place }) and drops { $dropped }
replay-discards = finds no room and discards { $card }
replay-discards-drops = finds no room, discards { $card } and drops { $dropped }
replay-drops = drops { $dropped }
replay-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
replay-places = { $stones ->
    [0] places nothing
    [one] places a stone
   *[other] places { $stones } stones
}
replay-fault = { $kind ->
    [touch] fault: stones touch
    [exit] fault: a stone leaves the cord
    [drop] fault: a stone falls outside
   *[time] fault: time is up
}
replay-taken = { $stones ->
    [one] { $stones } stone is taken up
   *[other] { $stones } stones are taken up
}
replay-slow = Slow motion
replay-above = Look from above

# The bar and the buttons under it.
replay-bar = Turns of the game
replay-first = To the beginning
replay-back-marked = { $game ->
    [clustered] Many points before this
   *[kluster] The fault before this
}
replay-step-back = One turn back
replay-play = Play
replay-pause = Pause
replay-step = One turn on
replay-next-marked = { $game ->
    [clustered] Next with many points
   *[kluster] Next fault
}
replay-last = To the end
replay-again = Show this turn again
replay-speed = Speed
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Keys: ← and → step, Home and End jump, the space bar plays and pauses, N and P go to what stands out.

# Beside the board.
replay-scores = Scores
replay-stones = Stones
replay-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-player = Player
replay-sum = Points
replay-part = { $part ->
    [rectangle] Largest rectangle
    [rows] Rows
    [columns] Columns
    [bonuses] Bonuses
   *[faults] Faults
}
replay-show-count = Show what counts for { $name }
replay-left = { $stones ->
    [one] { $stones } stone left
   *[other] { $stones } stones left
}
replay-out = out
replay-hand = The hand of { $name }
replay-chosen = { $card } (played)
replay-board = The board after turn { $turn }
replay-log = The turns
replay-more = Turns and more
replay-about = About this game
replay-luck = The luck
replay-luck-checking = Being checked …
replay-luck-fair = { $game ->
    [clustered] The shuffle was fair.
   *[kluster] The stones were drawn fairly.
}
replay-luck-why = Before the first turn the club published the fingerprint (SHA-256) of a secret number. Your browser has now taken the fingerprint of the number that was revealed, and dealt everything from it once more: all agrees. So nothing was exchanged during the game.
replay-luck-other-seed = The secret number does not match the fingerprint that was published before the game. Do not trust this game.
replay-luck-other-luck = What was dealt does not follow from the secret number. Do not trust this game.
replay-luck-hidden = The secret number has not been revealed, so nothing can be checked.
replay-luck-unable = This browser checks fingerprints only over https. The numbers below let anybody check them elsewhere.
replay-luck-failed = The record could not be fetched, so nothing was checked.
replay-commitment = Published before the game
replay-seed = Revealed after it

# Links, files and pictures.
replay-share = Share
replay-share-title = A link to this moment
replay-export = Save
replay-export-title = Save this game
replay-record = The record
replay-record-hint = The whole game as a JSON file that klub can replay and check.
replay-still = A picture
replay-still-hint = The board as it is shown now.
# Under a picture: the points of all seats in order, such as 10 : 13.
replay-picture-foot = Turn { $turn } · { $scores }
replay-animation = An animation
replay-animation-hint = { $game ->
    [clustered] The whole game, a picture a turn.
   *[kluster] As it moved, as a GIF.
}
replay-gif-game = Whole game (GIF)
replay-gif-turn = This turn (GIF)
replay-making = { $percent } % done
replay-cancel = Cancel
replay-cancelled = The animation was not made.
replay-saved = Saved as { $name }.
replay-unsaved = The picture could not be made: this browser has too little memory for it, or draws no such pictures. The game itself is safe; the record can still be saved.
replay-no-webgl = This browser shows no 3D pictures, so the table is drawn from above.
replay-open = Open a record
replay-open-hint = A JSON file that klub has saved. It can be dropped anywhere on this page.
replay-drop = Drop the record here
replay-opened = { $moves ->
    [one] One move was read and found true.
   *[other] { $moves } moves were read and found true.
}
replay-file-large = This file is too large for the record of a game. Nothing was sent to the club.
replay-file-other = This file is not the record of a game. Nothing was opened; choose a JSON file that klub has saved.
