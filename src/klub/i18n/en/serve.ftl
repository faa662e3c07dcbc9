# The commands that open a club and look after it.

serve-open = The club is open at { $here } (Control-C closes it).
serve-open-lan = The club is open at { $here } and for others in your network at { $lan } (Control-C closes it).
serve-closed = The club is closed.
serve-port-taken = Port { $port } is in use, perhaps by this club, open already. Another club takes a --port and a --store of its own; --port 0 takes any that is free.
serve-no-address = The club cannot listen on { $host }, port { $port }: { $detail }
serve-few-files = The system lets this process open only { $limit } files, so the club takes at most { $connections } connections. “ulimit -n 4096” before the start allows more.
limit-twice = The limit { $name } is given twice.

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
reports-head = { $at }: { $by } about { $about }, table { $table }
reports-here = reported
reports-silent = (Nobody wrote anything at the table.)
reports-log-gone = (The log of the table is gone.)

# Opening a database, backing it up and restoring it; pages that are not there.

store-url = { $url } is not the address of a database. Examples: sqlite:////var/lib/klub/club.db, postgresql://klub@localhost/klub
store-driver = PostgreSQL needs one more part of klub: pip install 'klub[postgres]', or in a clone .venv/bin/pip install '.[postgres]'.
store-unreachable = The database { $url } cannot be opened: { $detail }
store-newer = The database was written by a newer klub (its version is { $version }, this klub knows up to { $known }). Install that klub again to open it.
store-open-already = A club is open on { $url } already. For a second one give --store a database of its own.
serve-log-lost = The latest events of this club are missing: the -wal file that was beside its database is gone. Bring it back, or restore a backup.
store-none = There is no club in the database { $url }.
store-not-empty = The database { $url } is not empty. A backup is restored into a new one only.
backup-unreadable = { $path } is not a backup of a club: { $detail }
backup-newer = { $path } was written by a newer klub (its version is { $version }). Restore it with that klub.
page-unbuilt = The club is open, but its pages have not been built.
page-unbuilt-then = Run “python3 run.py” in the folder of klub: it builds them and opens the club again.
