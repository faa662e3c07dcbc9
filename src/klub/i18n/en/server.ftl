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
