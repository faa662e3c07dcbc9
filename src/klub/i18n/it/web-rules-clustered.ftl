# Le regole di Clustered per chi gioca, paragrafo per paragrafo.

rules-clustered-idea = L’idea
rules-clustered-idea-build = Tutti costruiscono sullo stesso tavolo, ognuno con carte di un colore. Ogni carta deve abbinarsi a tutte le carte vicine. Alla fine portano punti le tue file e il tuo rettangolo più grande, e vince chi ha più punti.
rules-clustered-idea-who = Si gioca da uno a quattro, dai sette anni circa; con una seconda serie di mazzi, fino a otto. Calcola un quarto d’ora per giocatore.

rules-clustered-cards = Le carte
rules-clustered-cards-three = Una carta mostra una, due o tre figure tutte uguali. Di queste contano tre cose: la forma (quadrato, triangolo o cerchio), il riempimento (vuoto, a strisce o pieno) e il numero.
rules-clustered-cards-deck = Il tuo mazzo ha ogni combinazione una volta, cioè 27 carte, e due jolly: 29 carte. I mazzi differiscono solo nel colore, e il colore dice di chi è la carta.
rules-clustered-cards-start = La carta iniziale non è di nessuno. Accanto a lei si comincia a costruire.

rules-clustered-setup = Preparazione
rules-clustered-setup-start = La carta iniziale va al centro del tavolo.
rules-clustered-setup-deck = Ognuno prende un colore, mescola quel mazzo e lo mette coperto davanti a sé.
rules-clustered-setup-hand = Pesca cinque carte. Solo tu puoi vederle.
rules-clustered-setup-first = Comincia il più giovane. Poi si gioca in senso orario.

rules-clustered-turn = Il tuo turno
rules-clustered-turn-lay = Posa una carta della tua mano su una casella libera dove si abbina. È sempre una carta: non puoi posarne due e non puoi passare.
rules-clustered-turn-draw = Pesca una carta dal tuo mazzo, così ne hai di nuovo cinque. La carta nuova aspetta il tuo prossimo turno.
rules-clustered-turn-must = Finché una carta della tua mano si può posare da qualche parte, devi posarne una. Quale e dove, lo decidi tu.
rules-clustered-turn-discard = Solo se nessuna delle tue carte si può posare da nessuna parte, ne scarti una, quella che vuoi. Quello era il tuo turno, e la carta è fuori dal gioco. Poi peschi come al solito.
rules-clustered-turn-empty = Quando il tuo mazzo è finito non peschi più, e la tua mano si riduce. Chi non ha più carte viene saltato.
rules-clustered-turn-stay = Una carta posata sul tavolo non si muove mai più.

rules-clustered-fits = Che cosa si abbina
rules-clustered-fits-cell = Puoi posare su una casella libera che ha un lato in comune con una carta sul tavolo, di chiunque sia quella carta. Gli angoli non contano, né a favore né contro.
rules-clustered-fits-two = La tua carta deve abbinarsi a ogni carta che le sta accanto. Due carte si abbinano se almeno due delle tre cose sono uguali: forma, riempimento e numero.
rules-clustered-pic-neighbours = Un triangolo a strisce qui si può posare. Con il cerchio alla sua sinistra ha in comune riempimento e numero, con i triangoli sopra forma e riempimento. Tre cerchi a strisce no: con i triangoli hanno in comune solo il riempimento.
rules-clustered-fits-each = Ogni vicina si guarda per conto suo. Ma basta una vicina che non si abbina, e la carta non si può posare.
rules-clustered-fits-colour = Il colore qui non c’entra. Puoi costruire accanto alle carte degli altri, per andare più lontano o per intralciarli.

rules-clustered-wild = I jolly e la carta iniziale
rules-clustered-wild-all = Un jolly si abbina a tutto, su tutti e quattro i lati. Non trasmette nulla: quel che c’è dietro non conta, e non scusa nessun contrasto con un’altra vicina.
rules-clustered-pic-corner = La casella libera tocca un triangolo pieno e tre cerchi vuoti, che non hanno nulla in comune. Lì può andare solo un jolly.
rules-clustered-wild-own = Un jolly ha il colore del suo mazzo e conta per il suo proprietario come ogni altra carta.
rules-clustered-wild-start = Accanto alla carta iniziale si può posare qualunque carta, all’inizio come alla fine della partita. Non conta per nessuno, e interrompe le file.

rules-clustered-count = Il conteggio
rules-clustered-count-end = La partita è finita quando tutte le mani e tutti i mazzi sono esauriti. Allora ognuno somma tre parti.
rules-clustered-count-rows = Righe: tre o più delle tue carte in una fila ininterrotta da sinistra a destra portano un punto per carta.
rules-clustered-count-columns = Colonne: lo stesso dall’alto in basso. Le file oblique non portano nulla.
rules-clustered-count-rectangle = Rettangolo: il tuo blocco pieno più grande, largo almeno due carte e alto almeno due carte, porta un punto per ogni sua carta. Conta un solo blocco, e i suoi lati possono essere uguali.
rules-clustered-pic-lines = Arancione ha tre carte in riga a sinistra della carta iniziale, che portano { $orange } punti. A destra ce ne sono solo due prima della carta di blu, e due non portano nulla.
rules-clustered-count-broken = Un vuoto, la carta di un altro giocatore o la carta iniziale interrompe una fila, e nessun blocco ha un buco.
rules-clustered-pic-block = Un blocco di due per tre porta { $rectangle } punti per il rettangolo e { $rows } per le sue due righe: { $total } in tutto.
rules-clustered-count-thrice = Una carta può contare nella sua riga, nella sua colonna e nel rettangolo. Perciò i blocchi grandi valgono molto:
rules-clustered-blocks = Blocco
rules-clustered-blocks-rectangle = Rettangolo
rules-clustered-blocks-lines = Righe e colonne
rules-clustered-blocks-total = In tutto
rules-clustered-pic-ring = Un anello intorno alla carta iniziale non è un blocco, ma ha due righe e due colonne di tre: { $total } punti.
rules-clustered-pic-wild = Il tuo jolly conta per te; il jolly di un altro giocatore interrompe ciò che costruisci. Arancione riceve { $rectangle } punti per un blocco di due per due e { $rows } per la riga in basso: { $total }.
rules-clustered-count-win = Vince il totale più alto. Chi ha totali uguali si divide la vittoria.
rules-clustered-pic-count = Un conteggio completo. Blu: { $blueRows } per le righe, { $blueColumns } per le colonne, { $blueRectangle } per il rettangolo, { $blue } in tutto. Arancione: { $orangeRows } per le righe, { $orangeColumns } per le colonne, { $orangeRectangle } per il rettangolo, { $orange } in tutto. Vince blu.

rules-clustered-players = In solitario, o in cinque e più
rules-clustered-players-solo = In solitario giochi con le stesse regole e un mazzo, e provi a battere il tuo record.
rules-clustered-players-many = Da cinque giocatori in su ci sono due carte iniziali in fila, con sei caselle libere in mezzo. Ognuno può costruire accanto all’una, all’altra o a entrambe. Dove due gruppi si incontrano, tutte le vicine devono abbinarsi come sempre.

rules-clustered-variants = Varianti
rules-clustered-variants-quick = La partita veloce è più breve e ti lascia più scelta. All’inizio pesca sette carte ed eliminane due. Alla fine di ogni turno pesca due carte ed elimina una delle due. Le carte eliminate sono fuori dal gioco. Se resta una sola carta da pescare, la tieni.
rules-clustered-variants-extra = Jolly extra: un terzo jolly per tutti, o per alcuni come aiuto. Chi lo ha gioca anche un turno in più.
rules-clustered-variants-first = Bonus per il primo: 2 punti per la prima fila di cinque o più, e 2 punti per il primo blocco di due per tre o più grande. Una carta può vincerli entrambi. Un bonus vinto non si perde mai.
rules-clustered-pic-five = Tre quadrati vuoti sulla casella libera uniscono tre e due carte in una fila di sei. Se è la prima fila di cinque o più, vince il bonus.
rules-clustered-variants-biggest = Bonus per il più grande: alla fine 2 punti per la riga o la colonna più lunga, e 2 punti per il rettangolo più grande. Se i migliori sono pari, quel bonus non va a nessuno.

rules-clustered-house = Regole della casa
rules-clustered-house-agree = Un tavolo può accordarsi su ognuna di queste prima della prima carta. Ciò che nessuno cambia si gioca come detto sopra.
