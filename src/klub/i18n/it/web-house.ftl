# Ciò che è uguale in ogni stanza del club.

page-title = { $room ->
    [home] klub
    [new] Nuovo tavolo · klub
    [table] Al tavolo · klub
    [replay] Rivedi · klub
    [learn] Impara · klub
    [you] Tu · klub
   *[nowhere] klub
}
skip = Vai al contenuto
nowhere = A questo indirizzo non c’è nulla.
to-home = Torna al club
close = Chiudi
line-lost = La connessione con il club è interrotta, perciò questo non è stato inviato. Riprova quando torna.
line-unsure = La connessione si è interrotta prima della risposta del club. Guarda al tavolo se è stato fatto.
club-unreachable = Il club non è raggiungibile. Non è andato perso nulla; riprova tra un momento.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = In questo momento il club non è raggiungibile. Quello che vedi potrebbe essere vecchio; non hai perso nulla. Si riprova ogni pochi secondi.
house-try = Riprova ora
house-renewed = È pronto un klub più recente. Ricarica la pagina per usarlo.
house-incomplete = Una parte di questa pagina non si è potuta caricare. Ricarica la pagina; non hai perso nulla.
house-reload = Ricarica
