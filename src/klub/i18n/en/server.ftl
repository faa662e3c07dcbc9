# The club server.

# What the store refuses.
log-conflict = Table { $table } has { $last } { $last ->
    [one] event
   *[other] events
}, so nothing can follow event { $after }.
log-stale = Table { $table } is run by another machine now: epoch { $newest } has followed { $epoch }.
rating-conflict = The rating of { $identity } has changed since it was read.
identity-taken = Somebody with this id or secret is known already.
identity-unknown = The club does not know who this is.
handle-taken = The handle “{ $handle }” is taken.

# Opening a database, backing it up and restoring it.
store-url = { $url } is not the address of a database. Examples: sqlite:////var/lib/klub/club.db, postgresql://klub@localhost/klub
store-driver = PostgreSQL needs one more part of klub: pip install 'klub[postgres]', or in a clone .venv/bin/pip install '.[postgres]'.
store-unreachable = The database { $url } cannot be opened: { $detail }
store-newer = The database was written by a newer klub (its version is { $version }, this klub knows up to { $known }). Install that klub again to open it.
store-open-already = A club is open on { $url } already. For a second one give --store a database of its own.
store-none = There is no club in the database { $url }.
store-not-empty = The database { $url } is not empty. A backup is restored into a new one only.
backup-unreadable = { $path } is not a backup of a club: { $detail }
backup-newer = { $path } was written by a newer klub (its version is { $version }). Restore it with that klub.
