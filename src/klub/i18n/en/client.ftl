# The client library.

client-url = { $url } is not the address of a club, such as http://127.0.0.1:8000
client-unreachable = The club at { $url } cannot be reached: { $detail }
client-http = The club answered with status { $status } and no reason.
client-unsure = The line to the club broke before it answered “{ $wish }”, and nothing at the table shows whether it was done. It was not sent again.
client-secret = The club knows nobody with this secret.
client-version = The club speaks version { $version } of the messages, this client version { $own }.
client-closed = The line to the club is closed.
client-left = You have left this table.
client-seat = “{ $seat }” is not a seat. Say me, me:NAME, open or bot:NAME.
client-link = “{ $link }” is not the link or the id of a table.
client-elsewhere = { $link } leads to another place than the club at { $url }.
client-record = A record is a Record, or a dict of what its JSON says, and not a { $kind }.
client-record-early = The record of a game is there once the game is over.
client-commitment = The record was not made from the seed that was promised when the game began.
client-turn-anew = The turn has begun anew, as after a restart of the club. Nothing of what the hands did counts.
client-not-live = No turn of Kluster is being played from a seat of yours.
client-no-seat = There is no free seat at this table, and none is yours.
client-sat = { $name } sits on seat { $seat }.
client-ready = { $name } waits for the arena at { $url }.
client-game-lost = The game at table { $table } is given up: { $error }
client-over = The game is over. { $number ->
    [0] Nobody has won.
    [one] { $winners } has won.
   *[other] { $winners } share the win.
}
