# Le regole di Kluster per chi gioca, paragrafo per paragrafo.

rules-kluster-idea = L’idea
rules-kluster-idea-lay = Dentro un anello di cordicella si posano magneti potenti, uno per turno. Si attirano e si respingono da lontano, e non devono toccarsi. Vince chi si libera per primo delle sue pietre.
rules-kluster-idea-who = Si gioca da uno a otto, dai sette anni circa, e in più con diverse scatole. Una partita dura una decina di minuti.

rules-kluster-stones = Pietre e cordicella
rules-kluster-stones-pole = Una pietra è un magnete nel senso dello spessore. Due pietre con la stessa faccia in su si respingono; con facce diverse si attirano. Capovolgi una pietra, e l’attrazione diventa spinta.
rules-kluster-pic-apart = Queste due mostrano facce diverse e sono abbastanza lontane. Si attirano, ma l’attrito le tiene dove sono.
rules-kluster-pic-snap = Un po’ più vicino, e l’attrito cede: scivolano l’una verso l’altra e si toccano. È un errore.
rules-kluster-stones-boxes = La scatola TRIO ha 24 pietre piatte e una cordicella di un metro. La scatola DUO² ha 12 pietre più tonde, che girano facilmente su sé stesse, e una cordicella di 70 centimetri.

rules-kluster-setup = Preparazione
rules-kluster-setup-cord = La cordicella sta sul tavolo come un anello chiuso, di qualunque forma. Quello che racchiude è l’area.
rules-kluster-setup-share = Tutte le pietre si dividono in parti uguali. Le pietre che devi ancora posare sono la tua riserva, e tutti possono vedere quante sono.
rules-kluster-setup-first = Comincia il giocatore più basso; nella rivincita, chi aveva più pietre rimaste. Poi si gioca in senso orario.

rules-kluster-turn = Il tuo turno
rules-kluster-turn-place = Devi posare una pietra della tua riserva: lasciala in modo che si fermi dentro la cordicella. Non puoi passare, per quanto poco spazio resti.
rules-kluster-turn-cord = Puoi muovere la cordicella. Resta piatta sul tavolo e spinge le pietre che le stanno contro.
rules-kluster-turn-hands = Puoi usare le pietre che hai in mano. Da vicino spingono e attirano quelle sul tavolo. Ognuna delle tue due mani tiene una pietra, e puoi cambiarle con altre della tua riserva.
rules-kluster-turn-order = Tutto questo in qualunque ordine e quante volte vuoi, anche dopo aver posato.
rules-kluster-pic-turn = Nel mezzo di una partita: dentro la cordicella ci sono { $stones } pietre, e nessuna ne tocca un’altra.
rules-kluster-turn-down = Una pietra lasciata è posata. Nessuna mano la tocca più.
rules-kluster-turn-inside = Una pietra è dentro se il punto su cui poggia è dentro la cordicella. Può sporgere sopra la cordicella e può toccarla. Fuori dalla cordicella non puoi lasciarla: la pietra ti resta in mano.
rules-kluster-pic-inside = La pietra al bordo sporge sopra la cordicella, ma poggia su un punto interno. È permesso.
rules-kluster-turn-end = Il tuo turno finisce quando lo dici tu. A quel punto hai posato una pietra, e non si muove più nulla.

rules-kluster-fault = Errori
rules-kluster-fault-touch = Se delle pietre si toccano, è un errore, anche se poi si separano.
rules-kluster-fault-leave = Se una pietra lascia l’area, è un errore, anche se torna dentro.
rules-kluster-fault-why = Non importa quando succede nel tuo turno, né perché: la tua mano, la cordicella, un’attrazione, o una pietra che ne spinge un’altra.
rules-kluster-fault-held = Nemmeno una pietra che hai in mano deve toccarne una sul tavolo. Le due pietre nelle tue mani possono toccarsi tra loro.
rules-kluster-fault-take = Un errore chiude subito il tuo turno, anche se non hai posato nulla. Quando tutto è fermo, prendi ogni pietra che ne ha toccata un’altra o ha lasciato l’area, e nessun’altra. Le pietre che hai in mano le tieni.
rules-kluster-pic-chain = Una fila che reggeva appena. Un’altra pietra si è avvicinata troppo, e { $stones } si sono attaccate. Chi è di turno prende queste { $stones } e nessun’altra.
rules-kluster-cost = Avevi 5 pietre, e…
rules-kluster-cost-now = Ora ne hai
rules-kluster-cost-one = la pietra che posi si attacca a un’altra
rules-kluster-cost-three = la pietra che posi forma una catena con altre tre
rules-kluster-cost-out = la pietra che posi scivola fuori e non tocca nulla
rules-kluster-cost-cord = la cordicella spinge due pietre l’una contro l’altra prima che tu posi qualcosa
rules-kluster-cost-held = la pietra che hai in mano ne tocca una sul tavolo

rules-kluster-win = Vincere
rules-kluster-win-first = Chi non ha più pietre vince subito. Anche l’ultima pietra deve fermarsi senza errori.
rules-kluster-win-rank = Gli altri sono in classifica secondo le pietre rimaste: prima chi ne ha di meno.

rules-kluster-expert = Esperti
rules-kluster-expert-more = Quando la tua pietra è ferma e hai ancora più pietre del giocatore seguente, puoi posarne un’altra, e così via. Lo stesso numero non basta.
rules-kluster-expert-fault = Un errore chiude il turno come sempre. Ciò che hai posato prima nello stesso turno resta, a meno che non abbia toccato o sia uscito.

rules-kluster-solo = Solitario
rules-kluster-solo-all = In Solitario tutte le pietre sono tue. Due errori sono permessi: dopo ognuno prendi le pietre e continui. Il terzo errore chiude la partita.
rules-kluster-solo-score = Il tuo punteggio è il numero di pietre nell’area alla fine. Se ci sono tutte, è una vittoria totale.

rules-kluster-elimination = Eliminazione
rules-kluster-elimination-pool = In cinque o più con TRIO, in tre o più con DUO²; chi è in meno può sceglierla. Nessuno ha pietre proprie: ognuno ne posa una dalla stessa riserva comune.
rules-kluster-elimination-out = Chi fa un errore è eliminato, e le pietre dell’errore tornano nella riserva comune. Vince l’ultimo rimasto. Se prima finisce la riserva comune, vincono insieme tutti quelli rimasti.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Più scatole fanno un gioco più grande: più pietre, più giocatori, una cordicella per ogni scatola. Ogni cordicella deve incrociarne un’altra. Le pietre che non si possono dividere in parti uguali cominciano nell’area.
rules-kluster-pic-plus = Due cordicelle che si incrociano. Una pietra è dentro se è dentro almeno una delle due.
rules-kluster-plus-apart = Puoi muovere ogni cordicella. Se una si stacca dalle altre non è un errore, ma devi riportarla indietro prima che il tuo turno possa finire. Se prima un errore chiude il tuo turno, tocca farlo al giocatore seguente.

rules-kluster-equilibrium = Equilibrio
rules-kluster-equilibrium-edge = Le pietre si posano in piedi, di taglio. Se la pietra che stai posando cade di piatto, rimettila in piedi prima che il tuo turno finisca, tutte le volte che serve. Per questo puoi riprendere in mano quella pietra, e nessun’altra.
rules-kluster-pic-edge = Due pietre stanno di taglio; dall’alto sembrano strette. La terza è caduta quando le altre si sono avvicinate, e resta come sta.
rules-kluster-equilibrium-others = Le altre pietre che cadono restano come stanno. Una caduta non è di per sé un errore, ma un contatto o un’uscita lo è come sempre.
rules-kluster-equilibrium-boxes = Equilibrio è per le pietre TRIO. Va con ogni gioco, e così Kluster+. Esperti non va né con Solitario né con Eliminazione.

rules-kluster-house = Regole della casa
rules-kluster-house-agree = Un tavolo può accordarsi su ognuna di queste prima del primo turno. Ciò che nessuno cambia si gioca come detto sopra.
