# La stanza in cui si rivede una partita finita, turno per turno.

replay-title = { $game ->
    [clustered] Rivedi Clustered
   *[kluster] Rivedi Kluster
}
replay-wait = La partita sta arrivando…
replay-back = Al tavolo
replay-leave = Smetti di rivedere
replay-home = Torna al club
replay-not-yet = Non ancora
replay-nothing = Nulla da mostrare
replay-try = Riprova

# Il risultato, nel titolo.
replay-won = { $winners ->
    [0] Non ha vinto nessuno
    [one] Ha vinto { $names }
   *[other] { $names } si dividono la vittoria
}
replay-mastered = Riuscita
replay-lost-alone = Questa volta non riuscita
replay-scored-alone = { $points ->
    [one] Un punto
   *[other] { $points } punti
}
replay-unfinished = Non giocata fino alla fine

# A che punto si è.
replay-begin = L’inizio
replay-turns = { $turns ->
    [one] Un turno
   *[other] { $turns } turni
}
replay-turn = Turno { $turn } di { $last }
replay-caption = { $name }: { $what }

# Che cosa ha fatto un turno, dopo il nome.
replay-lays = posa { $card } ({ $place })
replay-lays-drops = posa { $card } ({ $place }) ed elimina { $dropped }
replay-discards = non trova posto e scarta { $card }
replay-discards-drops = non trova posto, scarta { $card } ed elimina { $dropped }
replay-drops = elimina { $dropped }
replay-gained = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
replay-places = { $stones ->
    [0] non posa nulla
    [one] posa una pietra
   *[other] posa { $stones } pietre
}
replay-fault = { $kind ->
    [touch] errore: delle pietre si toccano
    [exit] errore: una pietra esce dalla cordicella
    [drop] errore: una pietra cade fuori
   *[time] errore: il tempo è scaduto
}
replay-taken = { $stones ->
    [one] { $stones } pietra viene ripresa
   *[other] { $stones } pietre vengono riprese
}
replay-slow = Rallentatore
replay-above = Guarda dall’alto

# La barra e i pulsanti sotto.
replay-bar = Turni della partita
replay-first = All’inizio
replay-back-marked = { $game ->
    [clustered] Molti punti, prima di qui
   *[kluster] Errore precedente
}
replay-step-back = Un turno indietro
replay-play = Riproduci
replay-pause = Pausa
replay-step = Un turno avanti
replay-next-marked = { $game ->
    [clustered] Molti punti, dopo di qui
   *[kluster] Prossimo errore
}
replay-last = Alla fine
replay-again = Mostra di nuovo questo turno
replay-speed = Velocità
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Tasti: ← e → vanno di un turno, Inizio e Fine saltano, la barra spaziatrice riproduce e mette in pausa, N e P vanno a ciò che spicca.

# Accanto al tavolo.
replay-scores = Punteggi
replay-stones = Pietre
replay-total = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
replay-player = Giocatore
replay-sum = Punti
replay-part = { $part ->
    [rectangle] Rettangolo più grande
    [rows] Righe
    [columns] Colonne
    [bonuses] Bonus
   *[faults] Errori
}
replay-show-count = Mostra che cosa conta per { $name }
replay-left = { $stones ->
    [one] ancora { $stones } pietra
   *[other] ancora { $stones } pietre
}
replay-out = fuori
replay-hand = La mano di { $name }
replay-chosen = { $card } (carta giocata)
replay-board = Il tavolo dopo il turno { $turn }
replay-log = I turni
replay-more = Turni e altro
replay-about = Su questa partita
replay-luck = La fortuna
replay-luck-checking = Controllo in corso…
replay-luck-fair = { $game ->
    [clustered] Il mazzo è stato mescolato onestamente.
   *[kluster] Le pietre sono state sorteggiate onestamente.
}
replay-luck-why = Prima del primo turno il club ha pubblicato l’impronta (SHA-256) di un numero segreto. Ora il tuo browser ha preso l’impronta del numero rivelato e da quello ha ridistribuito tutto: tutto coincide. Perciò durante la partita non è stato scambiato nulla.
replay-luck-other-seed = Il numero segreto non corrisponde all’impronta pubblicata prima della partita. Non fidarti di questa partita.
replay-luck-other-luck = Ciò che è stato distribuito non segue dal numero segreto. Non fidarti di questa partita.
replay-luck-hidden = Il numero segreto non è stato rivelato, perciò non si può controllare nulla.
replay-luck-unable = Questo browser controlla le impronte solo via https. Con i numeri qui sotto chiunque può controllarle altrove.
replay-luck-failed = Non è stato possibile ricevere la registrazione, perciò non è stato controllato nulla.
replay-commitment = Pubblicata prima della partita
replay-seed = Rivelato dopo

# Link, file e immagini.
replay-share = Condividi
replay-share-title = Un link a questo momento
replay-export = Salva
replay-export-title = Salva questa partita
replay-record = La registrazione
replay-record-hint = L’intera partita come file JSON che klub può rivedere e controllare.
replay-still = Un’immagine
replay-still-hint = Il tavolo come si vede ora.
replay-picture-foot = Turno { $turn } · { $scores }
replay-animation = Un’animazione
replay-animation-hint = { $game ->
    [clustered] L’intera partita, un’immagine per turno.
   *[kluster] Come si è mosso, in GIF.
}
replay-gif-game = Partita intera (GIF)
replay-gif-turn = Questo turno (GIF)
replay-making = { $percent } % fatto
replay-cancel = Annulla
replay-cancelled = L’animazione non è stata fatta.
replay-saved = Salvato come { $name }.
replay-unsaved = Non è stato possibile fare l’immagine: questo browser ha troppo poca memoria, o non disegna immagini così. La partita è al sicuro; la registrazione si può ancora salvare.
replay-no-webgl = Questo browser non mostra immagini 3D, perciò il tavolo è disegnato dall’alto.
replay-open = Apri una registrazione
replay-open-hint = Un file JSON salvato da klub. Puoi trascinarlo in qualunque punto di questa pagina.
replay-drop = Lascia qui la registrazione
replay-opened = { $moves ->
    [one] Una mossa è stata letta e trovata vera.
   *[other] { $moves } mosse sono state lette e trovate vere.
}
replay-file-large = Questo file è troppo grande per la registrazione di una partita. Al club non è stato inviato nulla.
replay-file-other = Questo file non è la registrazione di una partita. Non è stato aperto nulla; scegli un file JSON salvato da klub.
