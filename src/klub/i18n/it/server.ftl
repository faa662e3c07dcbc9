# Il server del club.

# Che cosa rifiuta l’archivio.
log-conflict = Il tavolo { $table } ha { $last } { $last ->
    [one] evento
   *[other] eventi
}, perciò nulla può seguire l’evento { $after }.
log-stale = Ora il tavolo { $table } è gestito da un’altra macchina: l’epoca { $newest } è seguita a { $epoch }.
rating-conflict = Il rating di { $identity } è cambiato da quando è stato letto.
identity-taken = Qualcuno con questo id o segreto è già conosciuto.
identity-unknown = Il club non sa chi sia.
handle-taken = Il nome utente «{ $handle }» è già preso.
