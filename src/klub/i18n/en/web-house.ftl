# What is the same in every room of the club house.

page-title = { $room ->
    [home] klub
    [new] A new table · klub
    [table] At the table · klub
    [replay] Replay · klub
    [learn] Learn · klub
    [you] You · klub
   *[nowhere] klub
}
skip = Skip to the content
nowhere = There is nothing at this address.
to-home = Back to the club house
close = Close
line-lost = The line to the club is broken, so this was not sent. Try again when it is back.
line-unsure = The line broke before the club answered. Look at the table whether it was done.
club-unreachable = The club cannot be reached. Nothing was lost; please try again in a moment.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = The club cannot be reached just now. What you see may be old; nothing of yours is lost. It is tried again every few seconds.
house-try = Try now
house-renewed = A newer klub is ready. Load the page anew to use it.
house-incomplete = A part of this page could not be loaded. Load the page anew; nothing of yours is lost.
house-reload = Load anew
