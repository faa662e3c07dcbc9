# Kluster al tavolo.

magnets-board = Il tavolo con le pietre e la cordicella
magnets-picture = Il tavolo dall’alto
magnets-keys = Le frecce muovono la mano, con Maiusc a piccoli passi. Tieni premuto { $lower } per abbassare la pietra; rilascia quando è giù, ed è posata. { $left } e { $right } la girano, { $flip } la capovolge, Pag su e Pag giù regolano l’altezza. { $stock } o un numero prende un’altra pietra, Canc la rimette via. { $grab } afferra la cordicella, e la lascia. { $near } dice le pietre più vicine. { $other } prende l’altra mano, { $end } finisce il turno. Esc e poi Tab lascia il tavolo.
magnets-keys-edge = { $edge } mette la pietra di piatto o di nuovo di taglio.
magnets-keys-hint = { $hint } mostra buoni posti per una pietra.
magnets-landed = La pietra è giù. Rilascia per posarla.
magnets-stalled = Il club non risponde. Finché non lo fa, quello che vedi sta fermo.
magnets-flat = Questo browser non sa disegnare il tavolo in tre dimensioni, perciò lo vedi dall’alto. Tutto funziona come al solito.

# Che cosa ci si aspetta da chi gioca.
magnets-expect-watch = Guarda come si muovono le pietre.
magnets-expect-soon = Il turno sta per cominciare.
magnets-expect-end = Finisci il turno, o muovi la cordicella.
magnets-expect-edge = Metti una pietra di taglio dentro la cordicella.
magnets-expect-lost = Un errore! Aspetta che tutto sia fermo.
magnets-expect-ending = Le mani hanno lasciato il tavolo. È finita se tutto resta fermo.
magnets-duty-place = Posa una pietra dentro la cordicella.
magnets-duty-moving = Aspetta che tutto sia fermo.
magnets-duty-flat = La pietra è caduta di piatto. Prendila e rimettila in piedi.
magnets-not-yours = Non è il tuo turno.
magnets-end = Fine turno
magnets-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}

# Le pietre che si possono posare.
magnets-stock = { $number ->
    [one] Riserva: { $number } pietra
   *[other] Riserva: { $number } pietre
}
magnets-stock-empty = Non ci sono pietre da prendere.
magnets-stone = { $how ->
    [held] Pietra { $stone }, nella tua mano. Rimettila via
    [fallen] Pietra { $stone }, che è caduta. Riprendila
   *[stock] Pietra { $stone }, { $long } per { $wide } per { $high } mm. Prendila
}

# Che cosa fa una mano.
magnets-tools = Che cosa fa la mano
magnets-turn-left = Gira a sinistra
magnets-turn-right = Gira a destra
magnets-flip = Capovolgi
magnets-edge = Di taglio
magnets-edge-deed = { $now ->
    [edge] Metti di piatto
   *[flat] Metti di taglio
}
magnets-other = La mano { $hand } è attiva. Lasciala lì e prendi l’altra
magnets-back = Rimetti via la pietra
magnets-lower = Tieni premuto per abbassare
magnets-let-go = Rilascia per posare
magnets-height = Altezza della pietra
magnets-height-value = { $millimetres } mm

# Guardare il tavolo.
magnets-above = Guarda dall’alto
magnets-fit = Mostra tutto
magnets-aids = Aiuti per allenarsi
magnets-aids-about = Per fare pratica; ai tavoli classificati non ci sono.
magnets-aid-poles = Poli delle pietre
magnets-aid-field = Immagine del campo
magnets-aid-reach = Dove le pietre cominciano a scivolare
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# Un errore, sopra il tavolo.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] La cordicella ha lasciato fuori una pietra.
       *[none] Una pietra ha lasciato l’area.
    }
    [drop] Una pietra è stata lasciata fuori.
    [time] Il tempo è scaduto.
   *[touch] { $by ->
        [cord] La cordicella ha fatto toccare delle pietre.
        [hand] La pietra in mano ne ha toccata un’altra.
        [held] La pietra in mano ne ha fatte toccare altre.
       *[none] Delle pietre si sono toccate.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } non prende nessuna pietra.
    [one] { $name } prende { $taken } pietra.
   *[other] { $name } prende { $taken } pietre.
}
magnets-fault-out = { $name } esce dal gioco.
magnets-fault-back = { $taken ->
    [0] Non riprendi nessuna pietra.
    [one] Riprendi { $taken } pietra.
   *[other] Riprendi { $taken } pietre.
}
magnets-fault-left = { $left ->
    [-1] Questo era un errore di troppo.
    [0] Il prossimo errore chiude la partita.
    [one] Puoi fare ancora { $left } errore.
   *[other] Puoi fare ancora { $left } errori.
}
magnets-skip = Salta

# Un turno nel diario, dopo il nome.
magnets-told-turn = ha giocato un turno
magnets-told-placed = { $number ->
    [one] ha posato una pietra
   *[other] ha posato { $number } pietre
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] esce dal gioco: una pietra ha lasciato l’area
        [drop] esce dal gioco: una pietra è stata lasciata fuori
        [time] esce dal gioco: il tempo è scaduto
       *[touch] esce dal gioco: delle pietre si sono toccate
    }
   *[no] { $kind ->
        [exit] ha fatto un errore: una pietra ha lasciato l’area; pietre prese: { $taken }
        [drop] ha fatto un errore: una pietra è stata lasciata fuori; pietre prese: { $taken }
        [time] ha fatto un errore: il tempo è scaduto; pietre prese: { $taken }
       *[touch] ha fatto un errore: delle pietre si sono toccate; pietre prese: { $taken }
    }
}

# A che punto sono i posti.
magnets-stones = { $number ->
    [one] { $number } pietra
   *[other] { $number } pietre
}
magnets-down = { $number } nell’area
magnets-faults = { $number ->
    [one] { $number } errore
   *[other] { $number } errori
}
magnets-faults-left = { $number ->
    [0] nessun errore permesso
    [one] { $number } errore permesso
   *[other] { $number } errori permessi
}
magnets-in = in gioco
magnets-out = fuori

# La fine.
magnets-total = { $number } pietre posate su { $all }
magnets-total-all = Vittoria totale: tutte le pietre sono nell’area.
magnets-total-faults = { $number ->
    [one] Con { $number } errore.
   *[other] Con { $number } errori.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Il tavolo finale dall’alto, con { $number } pietra
   *[other] Il tavolo finale dall’alto, con { $number } pietre
}

# Per chi non vede l’immagine.
magnets-spot = { $x } mm { $side ->
    [left] a sinistra
   *[right] a destra
}, { $y } mm { $way ->
    [near] verso di te
   *[away] lontano da te
}
magnets-where = { $spot }, { $height } mm in alto
magnets-near-none = Sul tavolo non c’è nessuna pietra.
magnets-near-one = pietra { $stone }: { $millimetres } mm, a ore { $hour }
magnets-list = Pietre sul tavolo
magnets-list-stone = { $how ->
    [held] Pietra { $stone }, nella tua mano: { $spot }
    [edge] Pietra { $stone }, di taglio: { $spot }
    [north] Pietra { $stone }, nord in su: { $spot }
   *[south] Pietra { $stone }, sud in su: { $spot }
}
