# Klubbens server.

log-conflict = Bord { $table } har { $last } { $last ->
    [one] händelse
   *[other] händelser
}, så inget kan följa på händelse { $after }.
log-stale = Bord { $table } sköts nu av en annan dator: epok { $newest } har kommit efter { $epoch }.
rating-conflict = Rankingen för { $identity } har ändrats sedan den lästes.
identity-taken = Någon med detta id eller denna hemlighet är redan känd.
identity-unknown = Klubben vet inte vem det här är.
handle-taken = Användarnamnet ”{ $handle }” är upptaget.
