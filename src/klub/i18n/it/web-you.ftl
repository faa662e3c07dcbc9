# La stanza che parla di te.

# Chi si è
you-who = Chi sei
you-save = Salva
you-stranger = Per dare un’occhiata non serve dire chi sei. Con un nome hai un posto da ospite nel club.
you-name-hint = Quello che gli altri vedono a un tavolo e nelle liste.
you-name-saved = D’ora in poi ti chiami { $name }.
you-somebody = Qualcuno
you-guest = Sei qui come ospite: solo questo browser sa chi sei. Con un nome utente puoi tornare da qualunque altro.
you-claim = Prendi un nome utente
you-claim-hint = Il tuo nome, i tuoi tavoli e i tuoi risultati restano tuoi.
you-claimed = Il nome utente { $handle } è tuo. Usalo per accedere da qualunque browser.
you-handle = Nome utente
you-handle-is = Il tuo nome utente è { $handle }.
you-handle-change = Cambia nome utente o password
you-handle-changed = Il tuo nome utente è { $handle }. Gli altri browser sono stati disconnessi.
you-password = Password
you-password-new = Nuova password
you-password-old = Password attuale
you-password-hint = { $least } caratteri o più. Il club non ha modo di mandartene una dimenticata.
you-log-in = Accedi
you-log-in-hint = Questo browser non sarà più { $name }, che senza nome utente non può tornare.
you-logged-in = Che bello rivederti, { $name }.
you-log-out = Esci qui
you-log-out-elsewhere = Esci ovunque tranne qui
you-logged-out = { $where ->
    [elsewhere] Tutti gli altri browser sono stati disconnessi.
   *[here] Hai chiuso l’accesso.
}
you-forget = Dimenticami qui
you-forget-sure = Senza nome utente nessuno potrà più essere { $name }: tavoli, risultati e impostazioni di questo ospite saranno irraggiungibili.
you-stay = Resta

# Impostazioni
you-settings = Come ti piace
you-language-auto = Come chiede il browser
you-theme = Colori
you-theme-word = { $word ->
    [light] Chiari
    [dark] Scuri
   *[auto] Come il sistema
}
you-motion = Movimento
you-motion-word = { $word ->
    [full] Completo
    [less] Il meno possibile
   *[auto] Come il sistema
}
you-sound = Suoni
you-sound-hint = Brevi e discreti: una carta, un clac, il tuo turno.
you-volume = Volume
you-percent = { $percent } per cento
you-left = Per mancini
you-left-hint = I pulsanti per il pollice stanno a sinistra.
you-confirm = Clustered: chiedi prima di posare una carta
you-confirm-word = { $word ->
    [always] Sempre
    [never] Mai
   *[touch] Sugli schermi tattili
}
you-end = Kluster: un turno finisce
you-end-word = { $word ->
    [auto] Da sé, quando le regole lo permettono
   *[button] Quando lo dico io
}

# Tasti
you-keys = Tasti
you-keys-hint = Scegli un’azione, poi premi il suo nuovo tasto. Esc la lascia com’era.
you-action = { $action ->
    [lower] Abbassa la pietra (tieni premuto)
    [turnLeft] Gira a sinistra
    [turnRight] Gira a destra
    [flip] Capovolgi la pietra
    [edge] Mettila di taglio
    [otherHand] Prendi l’altra mano
    [stock] Prendi un’altra pietra
    [grab] Afferra la cordicella
    [endTurn] Finisci il turno
    [near] Di’ le pietre più vicine
    [hint] Mostra buone mosse
    [fit] Mostra tutto il tavolo
    [zoomIn] Più vicino
   *[zoomOut] Più lontano
}
you-key-space = Spazio
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: premi il nuovo tasto.
you-key-reserved = Qui { $key } ha sempre lo stesso significato e non si può scegliere. Premi un altro tasto.
you-key-taken = { $key } è già in uso: { you-action }. Premi un altro tasto.
you-key-set = { you-action }: ora il tasto è { $key }.
you-keys-reset = Tutti i tasti come al solito
you-keys-usual = Tutti i tasti sono di nuovo come al solito.

# Che cosa si è raggiunto
you-ratings = I tuoi rating
you-ratings-empty = Non hai ancora un rating. I tavoli classificati si aprono nel club sotto «Più scelte».
you-rating-for = { $players } giocatori, { $games ->
    [one] una partita
   *[other] { $games } partite
}
you-bests = Record in solitario
you-bests-empty = Ancora nulla. Gioca una partita in solitario, e il tuo miglior risultato resta qui.
you-usual-rules = Regole solite
you-history = Partite giocate
you-history-empty = Nessuna partita è ancora finita. Saranno tutte qui, da rivedere.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] vinta
    [lost] non vinta
   *[alone] in solitario
}
you-seat = { $place }. { $name }, { $score }

# Registrazioni
you-records = Registrazioni
you-record-hint = Un file salvato da una partita di klub (.json). Viene controllato, conservato e mostrato.
