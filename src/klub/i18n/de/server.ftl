# Der Server des Klubs.

# Was der Speicher ablehnt.
log-conflict = Tisch { $table } hat { $last } { $last ->
    [one] Ereignis
   *[other] Ereignisse
}, auf Ereignis { $after } kann also nichts folgen.
log-stale = Tisch { $table } läuft jetzt auf einem anderen Rechner: Auf Epoche { $epoch } ist { $newest } gefolgt.
rating-conflict = Die Wertungszahl von { $identity } hat sich geändert, seit sie gelesen wurde.
identity-taken = Jemand mit dieser Kennung oder diesem Geheimnis ist schon bekannt.
identity-unknown = Der Klub weiß nicht, wer das ist.
handle-taken = Der Benutzername „{ $handle }“ ist vergeben.
