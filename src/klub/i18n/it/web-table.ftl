# La stanza del tavolo: tutto ciò che sta intorno.

# Chi siede a un tavolo. Il nome di un bot si usa come quello di una persona.
bot-random = Casuale
bot-random-about = Posa una carta qualunque tra quelle possibili, senza pensarci.
bot-greedy = Goloso
bot-greedy-about = Prende a ogni turno più punti che può.
bot-solid = Solido
bot-solid-about = Guarda una carta più avanti: costruisce, blocca e conserva i jolly.
bot-sharp = Acuto
bot-sharp-about = Prima di ogni carta gioca mentalmente migliaia di partite.
bot-master = Maestro
bot-master-about = Ha imparato da moltissime partite che cosa diventerà il tavolo.
bot-gentle = Gentile
bot-gentle-about = Posa le pietre con mano incerta, e sbaglia.
bot-steady = Calmo
bot-steady-about = Ha la mano ferma, e cerca il punto più sicuro.
bot-cunning = Astuto
bot-cunning-about = Cerca il punto che ti lascia meno spazio, poi stringe la cordicella.
table-namesake = { $name } { $number }
table-somebody = Qualcuno
table-you = tu
table-bot = bot
table-here = è qui
table-away = assente
table-seats = Posti
table-to-move = di turno
table-winner = ha vinto
table-gave-up = { $why ->
    [time] tempo scaduto
   *[resigned] ha abbandonato
}
table-light = Mostra che cosa conta per { $name }
table-clock = Orologio di { $name }: { $left }
table-clock-days = { $days } g { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# La riga sopra il tavolo.
table-turn-yours = Tocca a te.
table-turn-named = { $name }, tocca a te.
table-turn-of = Tocca a { $name }.
table-waiting = In attesa di giocatori.
table-waiting-start = Ci sono tutti: la partita può cominciare.
table-over = La partita è finita.
table-won-you = Hai vinto.
table-won = { $number ->
    [0] La partita è finita, e non ha vinto nessuno.
    [one] Ha vinto { $names }.
   *[other] { $names } si dividono la vittoria.
}
table-watching = Stai guardando.
table-onlookers = { $number ->
    [one] Sta guardando un’altra persona.
   *[other] Stanno guardando altre { $number } persone.
}
table-title = { $game } · klub
table-title-turn = Tocca a te · { $game }
table-board = Il tavolo
table-news = Che cosa succede al tavolo
table-coming = Si arriva al tavolo…
table-coming-long = Il club non è raggiungibile. Non è andato perso nulla; si riprova di continuo, e il tavolo compare appena il club risponde.
table-gone = Questo tavolo non si può mostrare

# Che cosa si può aprire.
table-menu = Menu
table-rules = Regole
table-log = Diario
table-log-empty = Da quando sei qui non è successo nulla.
table-chat = Chiacchiere
table-chat-unread = { $lines ->
    [0] Chiacchiere
    [one] Chiacchiere, un nuovo messaggio
   *[other] Chiacchiere, { $lines } nuovi messaggi
}
table-chat-lines = Che cosa si è detto
table-chat-empty = Nessuno ha ancora detto nulla.
table-say = Di’ qualcosa
table-say-send = Invia
table-undo = Annulla la mossa
table-sound-on = Il suono è acceso
table-sound-off = Il suono è spento
table-share = Condividi
table-settings = Impostazioni
table-leave = Lascia il tavolo
table-leave-kept = Mentre non ci sei, il tuo posto resta tuo.
table-resign = Abbandona
table-resign-sure = { $seats ->
    [one] Allora la partita è finita, e non conta. Abbandonare?
    [2] Allora la partita è finita, ed è persa. Abbandonare?
   *[other] Allora per te la partita è persa, e al tuo posto continua un bot. Abbandonare?
}
table-resign-as = Abbandona come { $name }
table-resign-not = Continua a giocare

# Su una persona al tavolo.
table-mute = Togli la parola
table-unmute = Ridai la parola
table-remove = Manda via
table-report = Segnala
table-report-about = Segnala { $name } a chi gestisce questo club. Che cosa è successo?
table-reported = La tua segnalazione su { $name } è stata conservata per chi gestisce questo club.

# Il diario.
table-told = { $name }: { $what }
table-told-sat = { $name } ha preso posto.
table-told-stood = Il posto { $number } è di nuovo libero.
table-told-started = La partita comincia.
table-told-undone = L’ultima mossa è stata annullata.
table-told-resigned = { $name } ha abbandonato.
table-told-time = { $name } ha finito il tempo.
table-told-resumed = Il club è rimasto chiuso per un po’. Intanto nessun orologio ha camminato.
table-told-muted = { $on ->
    [off] { $name } può parlare di nuovo.
   *[on] A { $name } è stata tolta la parola.
}
table-told-removed = { $name } ha dovuto lasciare il tavolo.
table-told-rematched = La rivincita è aperta.

# Prima della partita.
table-waiting-title = Un tavolo di { $game }
table-waiting-free = { $free ->
    [0] Tutti i posti sono occupati.
    [one] C’è un posto libero.
   *[other] Ci sono { $free } posti liberi.
}
table-seat-free = Posto { $number }
table-seat-kept = Riservato a chi ha giocato l’ultima partita
table-sit = Siediti
table-sit-also = Anche a questo schermo
table-seat-bot = Bot
table-seat-bot-title = Quale bot?
table-stand = Alzati
table-clear = Libera
table-name = Nome
table-name-title = Come ti chiami?
table-name-also = Chi altro gioca a questo schermo?
table-start = Avvia la partita
table-start-free = { $free ->
    [one] La partita può cominciare quando l’ultimo posto libero è occupato: invita qualcuno, o mettici un bot.
   *[other] La partita può cominciare quando i { $free } posti liberi sono occupati: invita qualcuno, o mettici dei bot.
}
table-start-rated = La partita può cominciare quando tutti i posti sono occupati: invita qualcuno.
table-start-kept = La rivincita comincia da sé quando gli altri si sono uniti.
table-start-host = { $name } avvia la partita quando ci sono tutti.
table-invite = Invita
table-invite-how = Chi apre questo link può sedersi, senza account.
table-agreed = Che cosa si gioca
table-agreed-players = { $players ->
    [one] Per un giocatore
   *[other] Per { $players } giocatori
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = no
table-agreed-usual = Tutte le regole della casa sono come al solito.
table-agreed-clock = { $bonus ->
    [0] Orologio: { $base } a testa
   *[other] Orologio: { $base } a testa, e { $more } in più a ogni turno
}
table-agreed-rated = La partita conta per la classifica.

# Uno schermo, più giocatori con le mani nascoste.
table-cover = Le mani sono coperte
table-cover-next = A questo schermo tocca a: { $name }
table-cover-show = Mostra le mie carte
table-cover-always = D’ora in poi lascia le mani scoperte

# La connessione con il club.
table-stale = La connessione con il club è interrotta: quello che vedi potrebbe essere vecchio. Si riprova…
table-back = { $news ->
    [0] La connessione è tornata. Nel frattempo non è successo nulla.
    [one] La connessione è tornata. Nel frattempo è successa una cosa; è nel diario.
   *[other] La connessione è tornata. Nel frattempo sono successe { $news } cose; sono nel diario.
}
table-anew = { $own ->
    [yes] Il tuo turno ricomincia; ciò che hanno fatto le tue mani non conta.
   *[no] Il turno ricomincia.
}
table-preparing = I magneti sono in preparazione. La prima volta su una macchina dura un minuto o due; il turno comincia da sé.
table-preparing-label = Magneti preparati

# La fine.
table-result = Risultato
table-rematch = Rivincita
table-rematch-join = Unisciti alla rivincita
table-rematch-watch = Guarda la rivincita
table-rematch-how = La rivincita comincia quando tutti l’hanno chiesta.
table-rematch-begun = Gli altri continuano a un nuovo tavolo; lì il tuo posto è riservato.
table-again = Gioca ancora
table-replay = Rivedi
table-new = Nuovo tavolo
table-daily-place = { $place ->
    [1] Sei in testa alla sfida del giorno.
   *[other] Sei al numero { $place } nella sfida del giorno.
}
table-best-new = { $total }: è il tuo record.
table-best = Il tuo record è { $total }.

# Condividere un indirizzo.
table-share-title = Un tavolo di { $game }
table-share-replay = Una partita di { $game }
table-link = Il link
table-qr = Il link come codice QR
table-copy = Copia il link
table-copied = Copiato
table-send = Invia
table-link-alone = Questo indirizzo funziona solo su questa macchina. Agli altri nella tua rete serve l’indirizzo di questa macchina, e un club aperto con «klub serve --host 0.0.0.0».
