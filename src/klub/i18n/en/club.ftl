# The club: what cannot be had from it, and why.

table-unknown = There is no such table. A link to a table has to be copied whole.
table-elsewhere = This table is played on another machine of the club at the moment.
table-closed = The table was put away before this was done. Watch it again, and look whether it was.
tables-many = One connection watches up to { $most } tables.
wish-unsure = The club cannot tell whether this was done. Look at the table, which is being loaded anew.
store-away = The club cannot save anything right now, so nothing has changed. Try again in a moment.
wish-failed = This went wrong through a mistake of the club. Nothing has changed.
who-first = Whoever wants to do more than watch says first who they are: POST /api/me.
too-fast = This is too much at once. Try again in { $milliseconds } milliseconds.
record-early = The record of a game is shown when the game is over.
record-daily = The record of a challenge is shown when its day, { $day }, is over, for others still try it.
record-results = A record of this game has to tell the results of its moves.
options-unread = House rules are written as a JSON object, such as {"{"}"quick": true{"}"}.
watch-first = Whoever moves a hand at a table watches it first.
plan-long = A turn that is told in short takes at most { $seconds } seconds.
turn-none = Moves of this game are not made by hands.
turn-preparing = The magnets are still being prepared. The turn begins in a moment.
turn-by-hand = A turn that is played by hand is played live, input by input.
turn-under-way = This turn is under way already: by hand, or by a hand that follows an earlier plan.
turn-interrupted = The turn was interrupted, and nothing of it counts.
turn-broken = The turn went wrong through a mistake of the club. It starts over.
hint-rated = At a rated table there are no hints.
hint-daily = There are no hints in a challenge of the day: everybody’s result counts.
hint-not-your-turn = A hint is for the player whose turn it is.
advice-preparing = Hints are still being prepared. Try again in a moment.
review-not-over = A review is made when the game is over.
