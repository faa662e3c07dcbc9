# De server van de club.

# Wat de opslag weigert.
log-conflict = Tafel { $table } heeft { $last } { $last ->
    [one] gebeurtenis
   *[other] gebeurtenissen
}, dus na gebeurtenis { $after } kan niets volgen.
log-stale = Tafel { $table } draait nu op een andere computer: na tijdvak { $epoch } is { $newest } gekomen.
rating-conflict = De rating van { $identity } is veranderd sinds die gelezen werd.
identity-taken = Iemand met dit kenmerk of geheim is al bekend.
identity-unknown = De club weet niet wie dit is.
handle-taken = De gebruikersnaam “{ $handle }” is al bezet.
