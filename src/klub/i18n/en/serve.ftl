# The commands that open a club and look after it.

serve-open = The club is open at { $here } (Control-C closes it).
serve-open-lan = The club is open at { $here } and for others in your network at { $lan } (Control-C closes it).
serve-closed = The club is closed.
serve-port-taken = Port { $port } is in use, perhaps by this club, open already. Another club takes a --port and a --store of its own; --port 0 takes any that is free.
serve-no-address = The club cannot listen on { $host }, port { $port }: { $detail }

backup-waiting = Writing the club to a file…
backup-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} of the club kept in { $file } ({ $size } bytes).
restore-waiting = Reading the club from the file…
restore-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} of the club restored from { $file }.

reports-none = Nobody has complained.
reports-at = When
reports-by = From
reports-about = About
reports-table = Table
reports-text = What
