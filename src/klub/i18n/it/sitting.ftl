# Un tavolo del club: che cosa non vi si può chiedere, e perché.

event-invalid = Questo non è un evento di un tavolo: { $detail }
clock-base = Un orologio dà a ciascuno da { $least } a { $most } secondi.
clock-bonus = Un turno restituisce al massimo { $most } secondi.
sent-away = Chi ha aperto il tavolo ti ha chiesto di lasciarlo.
host-only = Può farlo solo chi ha aperto il tavolo.
already-started = La partita è cominciata, perciò i posti non cambiano più.
not-started = La partita non è ancora cominciata.
game-ended-already = La partita è finita.
seat-unknown = Questo tavolo ha { $seats ->
    [one] un solo posto, il numero 0
   *[other] { $seats } posti, contati da 0
}.
seat-taken = Il posto { $seat } è occupato da { $name }.
seat-kept = Il posto { $seat } è riservato a chi lo aveva nell’ultima partita.
seat-free = Al posto { $seat } non siede nessuno.
seat-not-yours = Il posto { $seat } non è tuo.
seats-free = La partita può cominciare quando ogni posto è occupato; ancora liberi: { $seats }.
gave-up = Il posto { $seat } ha abbandonato.
rated-alone = Una partita classificata si gioca in due o più.
rated-people = A un tavolo classificato ognuno gioca per sé: niente bot, e nessuno su due posti.
undo-rated = A un tavolo classificato non si annulla nulla.
muted = Chi ha aperto il tavolo ti ha tolto la parola.
muted-already = A questa persona la parola è già stata tolta.
muted-not = Questa persona ha ancora la parola.
muted-many = A un tavolo si può togliere la parola al massimo a { $most } persone.
nobody-there = Nessuno con questa identità siede qui, guarda o ha parlato di recente.
table-full = A questo tavolo sono successe più di { $most } cose: la partita si può finire, ma nient’altro.
chat-unfit = Un messaggio ha da 1 a { $most } caratteri stampabili.
remove-host = Chi ha aperto il tavolo resta.
remove-player = Chi gioca resta fino alla fine della partita; piuttosto togli la parola.
rematch-early = La rivincita si gioca dopo una partita finita.
rematch-players = Può chiedere la rivincita solo chi ha giocato.
rematch-already = La rivincita è al tavolo { $table }.
frame-invalid = Questo non è un fotogramma di un turno.
message-large = Un messaggio ha al massimo { $largest } byte.
message-invalid = Il club non capisce questo messaggio: { $detail }
name-unfit = «{ $name }» non può essere un nome: servono da 1 a { $most } caratteri stampabili, e non può cominciare con «bot:».
bot-unknown = Non c’è nessun bot di nome «{ $name }». I bot sono: { $known }.
