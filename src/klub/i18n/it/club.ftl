# Il club: che cosa non si può avere, e perché.

table-unknown = Questo tavolo non esiste. Il link di un tavolo va copiato per intero.
table-elsewhere = In questo momento il tavolo è in gioco su un’altra macchina del club.
table-closed = Il tavolo è stato messo via prima che fosse fatto. Riaprilo e guarda se è andata a buon fine.
tables-many = Una connessione segue fino a { $most } tavoli.
wish-unsure = Il club non sa dire se è stato fatto. Guarda il tavolo: si sta ricaricando.
store-away = In questo momento il club non può salvare niente; non è cambiato nulla. Riprova tra un attimo.
wish-failed = Non è riuscito per uno sbaglio del club. Non è cambiato nulla.
who-first = Per fare altro oltre a guardare bisogna prima dire chi si è: POST /api/me.
too-fast = È troppo in una volta. Riprova tra { $milliseconds } millisecondi.
record-early = La registrazione di una partita si mostra a partita finita.
record-daily = La registrazione di una sfida si mostra quando il suo giorno, { $day }, è passato: altri la stanno ancora provando.
record-results = Una registrazione di questo gioco deve riportare i risultati delle mosse.
options-unread = Le regole della casa si scrivono come oggetto JSON, per esempio {"{"}"quick": true{"}"}.
watch-first = Per dare una mano bisogna prima guardare il tavolo.
plan-long = Un turno descritto in breve dura al massimo { $seconds } secondi.
turn-none = Le mosse di questo gioco non si fanno con le mani.
turn-preparing = I magneti sono ancora in preparazione. Il turno comincia tra un attimo.
turn-by-hand = Un turno giocato a mano si gioca dal vivo, gesto per gesto.
turn-under-way = Questo turno è già in corso: a mano, o con una mano che segue un piano precedente.
turn-interrupted = Il turno è stato interrotto e non conta nulla di ciò che è successo.
turn-broken = Il turno non è riuscito per uno sbaglio del club. Ricomincia da capo.
hint-rated = A un tavolo classificato non ci sono consigli.
hint-daily = Nella sfida del giorno non ci sono consigli: contano i risultati di tutti.
hint-not-your-turn = Un consiglio è per chi è di turno.
advice-preparing = I consigli sono ancora in preparazione. Riprova tra un attimo.
review-not-over = L’analisi si fa a partita finita.
