# Klubin palvelin.

log-conflict = Pöydässä { $table } on { $last } { $last ->
    [one] tapahtuma
   *[other] tapahtumaa
}, joten mikään ei voi seurata tapahtumaa { $after }.
log-stale = Pöytää { $table } hoitaa nyt toinen kone: jakso { $newest } on seurannut jaksoa { $epoch }.
rating-conflict = Pelaajan { $identity } ranking on muuttunut lukemisen jälkeen.
identity-taken = Joku tällä tunnisteella tai salaisuudella tunnetaan jo.
identity-unknown = Klubi ei tiedä, kuka tämä on.
handle-taken = Käyttäjätunnus ”{ $handle }” on varattu.
