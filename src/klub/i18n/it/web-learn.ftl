# La stanza in cui si imparano i giochi: la pagina, i comandi e la guida delle lezioni.

learn-title = Impara a giocare
learn-about = Gioca qualche passo a un tavolo vero, o leggi le regole. Entrambi restano a portata di mano anche durante una partita.
learn-game = Come si gioca a { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Carte sul lino: posale in modo che tutte le vicine si abbinino, e costruisci file e rettangoli del tuo colore.
learn-kluster-about = Magneti sulla quercia: posa le tue pietre dentro la cordicella senza farle toccare.
learn-open = Regole e comandi di { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Impara l’altro gioco
learn-start = Gioca la lezione
learn-start-about = Pochi minuti a un tavolo tutto tuo. Non conta per nulla, e puoi andartene quando vuoi.
learn-go-on = Continua la lezione
learn-so-far = Sei al passo { $step } di { $steps }.
learn-finished = Hai giocato la lezione fino in fondo.
learn-again = Rigioca la lezione
learn-anew = Ricomincia
learn-opening = Si prepara il tavolo…
learn-then = Quando vuoi
learn-new = Apri un tavolo
learn-rules = Le regole
learn-contents = Indice
learn-ruling = Decisione { $rule } della casa
learn-house-missing = Non è stato possibile ricevere dal club la lista delle regole della casa. Si vede anche quando apri un nuovo tavolo.
learn-board = Un tavolo con delle carte
learn-table-top = Pietre e cordicella, viste dall’alto
learn-light = Che cosa conta su questo tavolo
learn-light-none = Solo le carte
learn-light-seat = { $seat ->
    [0] Arancione
   *[1] Blu
}

learn-controls = Mouse, dita e tasti
learn-keys = Tasti
learn-clustered-choose = Scegli una carta
learn-clustered-choose-how = Fai clic o toccala. Le caselle dove si può posare si accendono, con i punti che porterebbe.
learn-clustered-lay = Posala
learn-clustered-lay-how = Fai clic su una casella accesa. Con le dita, toccala due volte, oppure trascina lì la carta.
learn-clustered-why = Chiedi perché no
learn-clustered-why-how = Scegli una carta, poi una casella che non è accesa.
learn-clustered-move = Guardati intorno
learn-clustered-move-how = Trascina il tavolo. Ingrandisci con la rotellina o con due dita.
learn-clustered-fit = Vedi tutto il tavolo
learn-clustered-fit-how = Premi il pulsante nell’angolo del tavolo.
learn-clustered-score = Vedi che cosa conta
learn-clustered-score-how = Punta un giocatore, o tocca lì: le carte che portano punti si accendono.
learn-kluster-stock = Prendi un’altra pietra
learn-kluster-stock-how = Sceglila nella tua riserva.
learn-kluster-carry = Porta una pietra
learn-kluster-carry-how = Muovi il puntatore, o scorri con un dito. L’ombra mostra dov’è la pietra.
learn-kluster-lower = Abbassala e posala
learn-kluster-lower-how = Tieni premuto il pulsante del mouse, o quello per il pollice. Rilascia quando la pietra poggia sul tavolo; se rilasci prima, risale.
learn-kluster-height = Regola l’altezza
learn-kluster-height-how = Gira la rotellina, o usa il cursore.
learn-kluster-turn = Gira la pietra
learn-kluster-turn-how = Usa i due pulsanti con le frecce, o ruota due dita.
learn-kluster-flip = Capovolgila
learn-kluster-flip-how = Usa il suo pulsante. Ciò che prima attirava, ora respinge.
learn-kluster-edge = Mettila di taglio
learn-kluster-edge-how = Usa il suo pulsante, in Equilibrio.
learn-kluster-other = Usa l’altra mano
learn-kluster-other-how = Questa mano resta dov’è, e tu continui con l’altra.
learn-kluster-back = Rimettila via
learn-kluster-back-how = La pietra torna nella tua riserva.
learn-kluster-cord = Muovi la cordicella
learn-kluster-cord-how = Premi su di essa e trascina.
learn-kluster-near = Senti che cosa è vicino
learn-kluster-near-how = Dice le pietre più vicine, la loro direzione e la distanza.
learn-kluster-end = Finisci il turno
learn-kluster-end-how = Usa il pulsante che compare quando è tutto fatto.
learn-hint = Chiedi consiglio
learn-hint-how = Quando tocca a te, la lampada mostra sul tavolo le mosse migliori. Non ai tavoli classificati né nella sfida del giorno.
learn-key-arrows = Frecce
learn-key-shift-arrows = Maiusc + frecce
learn-key-numbers = Da 1 a 7
learn-key-enter = Invio
learn-key-tab = Tab
learn-key-delete = Canc
learn-key-page-up = Pag su
learn-key-page-down = Pag giù

learn-coach = Lezione
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-skip = Salta
learn-back = Indietro
learn-leave = Lascia la lezione
learn-resume = Mostra la lezione
learn-play-bot = Gioca contro un bot
learn-play-on = Continua qui
learn-over = Questa partita è arrivata alla fine. Per i passi che restano, ricomincia la lezione.

# La lezione di Clustered.

learn-clustered-step-choose = { $way ->
    [keys] Queste sono le tue carte, e al centro c’è la carta iniziale. Premi da 1 a 5 per scegliere una carta.
    [touch] Queste sono le tue carte, e al centro c’è la carta iniziale. Tocca una delle tue carte.
   *[mouse] Queste sono le tue carte, e al centro c’è la carta iniziale. Fai clic su una delle tue carte.
}
learn-clustered-step-choose-nod = Le caselle dove si può posare sono accese. Accanto alla carta iniziale va bene qualunque carta.
learn-clustered-step-lay = { $way ->
    [keys] Ora posala: vai su una casella accesa con le frecce e premi Invio.
    [touch] Ora posala: tocca una casella accesa, e toccala di nuovo. Puoi anche trascinare lì la carta.
   *[mouse] Ora posala: fai clic su una casella accesa. Puoi anche trascinare lì la carta.
}
learn-clustered-step-lay-nod = È posata, e hai pescato un’altra carta. Questo era un turno intero.
learn-clustered-step-clash = Non tutto si abbina: due vicine devono avere in comune due cose tra forma, riempimento e numero. Chiedi perché no: scegli una carta, e poi una casella accanto alle tue carte che non è accesa.
learn-clustered-step-clash-nod = Ora sai quale vicina ha rifiutato, e perché. Chiedere non costa nulla: nessuna carta è stata posata.
learn-clustered-step-three = Continua a posare finché tre delle tue carte sono in fila, fianco a fianco o una sopra l’altra. I numeri sulle caselle mostrano quanto porterebbe una carta.
learn-clustered-step-three-nod = Tre in fila: un punto per carta. Due in fila non portano ancora nulla.
learn-clustered-step-count = { $way ->
    [keys] Da dove vengono i tuoi punti? Vai sul tuo nome con il tasto Tab.
    [touch] Da dove vengono i tuoi punti? Tocca il tuo nome.
   *[mouse] Da dove vengono i tuoi punti? Punta il tuo nome.
}
learn-clustered-step-count-nod = Le carte che portano punti sono accese. Allo stesso modo puoi guardare gli altri giocatori.
learn-clustered-step-block = Ora fai un blocco pieno, largo due carte e alto due carte. Il tuo blocco più grande porta un punto per carta, oltre alle sue file.
learn-clustered-step-block-nod = Un blocco! Fallo diventare due per tre, e porta 12 punti: 6 per il blocco e 6 per le sue file.
learn-clustered-step-wild = La carta con la stella è un jolly. Sta accanto a tutto, e tutto sta accanto a lui. Posalo quando ne hai uno; se ora non ne hai, continua a leggere.
learn-clustered-step-wild-nod = Un jolly conta per te come ogni altra tua carta.
learn-clustered-step-discard = Se nessuna delle tue carte si può posare da nessuna parte, la tua mano lo dice, e ne scegli una da scartare. Finché qualcosa si può posare, devi posare.
learn-clustered-step-done = Il gioco è tutto qui. Quando tutte le carte sono finite, si contano le righe, le colonne e il rettangolo più grande. Buon divertimento!

# La lezione di Kluster.

learn-kluster-step-take = { $way ->
    [keys] Vai sul tavolo con il tasto Tab e muoviti con le frecce. La tua mano porta una pietra, e l’ombra mostra dov’è.
    [touch] Metti un dito sul tavolo e scorri. La tua mano porta una pietra, e l’ombra mostra dov’è.
   *[mouse] Muovi il puntatore sopra il tavolo. La tua mano porta una pietra, e l’ombra mostra dov’è.
}
learn-kluster-step-take-nod = Così in alto, sul tavolo quasi nulla la sente.
learn-kluster-step-place = { $way ->
    [keys] Portala sopra il centro della cordicella e tieni premuto { $lower }: la pietra scende. Quando poggia sul tavolo, rilascia.
    [touch] Portala sopra il centro della cordicella e tieni premuto il pulsante con la freccia: la pietra scende. Quando poggia sul tavolo, rilascia.
   *[mouse] Portala sopra il centro della cordicella e tieni premuto il pulsante del mouse: la pietra scende. Quando poggia sul tavolo, rilascia.
}
learn-kluster-step-place-nod = È posata. Da adesso nessuna mano la tocca.
learn-kluster-step-end = { $way ->
    [keys] Potresti ancora muovere la cordicella. Ma non devi: premi { $end } per finire il turno.
   *[mouse] Potresti ancora muovere la cordicella. Ma non devi: finisci il turno con il pulsante.
}
learn-kluster-step-end-nod = La prima pietra è posata. Con altri al tavolo, toccherebbe al giocatore seguente.
learn-kluster-step-pull = Ora i magneti si svegliano. Porta la prossima pietra in basso sopra il tavolo, vicino a quella che c’è già, e fermati prima che si tocchino. Guarda quella sul tavolo.
learn-kluster-step-pull-nod = Si è mossa, e nulla l’ha toccata. È con questa forza che si gioca.
learn-kluster-step-flip = { $way ->
    [keys] Alza la pietra e capovolgila con { $flip }. Puoi anche girarla con { $left } e { $right }.
    [touch] Alza la pietra e capovolgila con il suo pulsante. Puoi anche girarla a sinistra e a destra.
   *[mouse] Alza la pietra e capovolgila: premi { $flip } o usa il pulsante. { $left } e { $right } la girano a sinistra e a destra.
}
learn-kluster-step-flip-nod = Ora ha in su l’altra faccia. Ciò che prima attirava, adesso lo respinge.
learn-kluster-step-second = Posala dove lascia in pace l’altra, a un palmo di distanza, e finisci il turno.
learn-kluster-step-second-nod = Ben posata: non si toccano.
learn-kluster-step-cord = { $way ->
    [keys] Puoi muovere anche la cordicella. Afferrala con { $grab }, tirala con le frecce, e lasciala con { $grab }.
    [touch] Puoi muovere anche la cordicella. Mettici sopra un dito e tira.
   *[mouse] Puoi muovere anche la cordicella. Premi su di essa e trascina.
}
learn-kluster-step-cord-nod = Mantiene la sua lunghezza, e spinge le pietre che le stanno contro.
learn-kluster-step-fault = Ora fai un errore apposta: porta una pietra così vicino a un’altra che si attacchino.
learn-kluster-step-fault-nod = Clac! Il tuo turno è finito, e prendi le pietre che si sono toccate. Qui due errori sono gratis, e il terzo chiude la partita.
learn-kluster-step-done = Il gioco è tutto qui: liberati delle tue pietre, senza che se ne tocchino. Buon divertimento!
