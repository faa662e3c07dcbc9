# Klubbens server.

log-conflict = Bord { $table } har { $last } { $last ->
    [one] hendelse
   *[other] hendelser
}, så ingenting kan følge etter hendelse { $after }.
log-stale = Bord { $table } styres av en annen maskin nå: epoke { $newest } har fulgt etter { $epoch }.
rating-conflict = Rangeringen til { $identity } er endret siden den ble lest.
identity-taken = Noen med denne id-en eller hemmeligheten er allerede kjent.
identity-unknown = Klubben vet ikke hvem dette er.
handle-taken = Brukernavnet «{ $handle }» er opptatt.
