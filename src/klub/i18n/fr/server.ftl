# Le serveur du club.

# Ce que l’archive refuse.
log-conflict = La table { $table } compte { $last } { $last ->
    [one] événement
   *[other] événements
}, rien ne peut donc suivre l’événement { $after }.
log-stale = La table { $table } est maintenant tenue par une autre machine : l’époque { $newest } a suivi { $epoch }.
rating-conflict = La cote de { $identity } a changé depuis qu’elle a été lue.
identity-taken = Quelqu’un est déjà connu sous cet identifiant ou ce secret.
identity-unknown = Le club ne sait pas qui c’est.
handle-taken = L’identifiant « { $handle } » est déjà pris.
