# Any game: tables, seeds and records.

game-unknown = There is no game called “{ $name }”. Games are: { $known }.
not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }.
seat-count = { $seats ->
    [one] One seat has
   *[other] { $seats } seats have
} to be filled, but { $names } { $names ->
    [one] name was
   *[other] names were
} given.
nothing-to-undo = Nothing has been played yet.
undo-revealed = The last move cannot be taken back: it has shown a new card.
seed-digit = a seed is written in the digits 0 to 9 and a to f
seed-length = a seed has { $length } digits
record-large = A record of more than { $largest } bytes is not read.
record-deep = This is not a record of a game: its values are nested too deeply.
record-invalid = This is not a record of a game: { $detail }
result-none = The moves of this game have no results to be told.
bests-invalid = This is not a list of solo bests: { $detail }
untrue-move = Move { $number }, “{ $line }”, cannot have been played
untrue-result = What came of move { $number } is told in a way that cannot be read
untrue-results = The record tells { $told } { $told ->
    [one] result
   *[other] results
}, which is not one for each move
untrue-part = { $place } is told as { $told }, but the game gives { $true }
untrue-turn = Played again, move { $number } leads elsewhere
untrue-unfinished = The record tells a result, but the game is not over
untrue-missing = The record does not tell { $place }
untrue-extra = The game deals nothing that is called { $place }
untrue-seed-missing = The seed has not been revealed, so the game cannot be played again
untrue-seed = The seed is not one
untrue-commitment = The commitment does not belong to the seed, whose SHA-256 is { $true }
untrue-options = The options or seats are not those of a game
