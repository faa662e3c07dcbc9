# Klubbens server.

# Hvad lageret afviser.
log-conflict = Bord { $table } har { $last } { $last ->
    [one] hændelse
   *[other] hændelser
}, så intet kan følge efter hændelse { $after }.
log-stale = Bord { $table } styres nu af en anden maskine: epoke { $newest } har afløst { $epoch }.
rating-conflict = Ratingen for { $identity } er ændret, siden den blev læst.
identity-taken = Nogen med det id eller den hemmelighed er allerede kendt.
identity-unknown = Klubben ved ikke, hvem det er.
handle-taken = Brugernavnet »{ $handle }« er optaget.
