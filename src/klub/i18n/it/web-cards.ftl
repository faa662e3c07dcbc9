# Clustered al tavolo.

# Una carta, come viene letta ad alta voce o sta in una frase.
cards-card = { $look ->
    [Se] { $number ->
        [1] un quadrato vuoto
        [2] due quadrati vuoti
       *[3] tre quadrati vuoti
    }
    [Ss] { $number ->
        [1] un quadrato a strisce
        [2] due quadrati a strisce
       *[3] tre quadrati a strisce
    }
    [Sf] { $number ->
        [1] un quadrato pieno
        [2] due quadrati pieni
       *[3] tre quadrati pieni
    }
    [Te] { $number ->
        [1] un triangolo vuoto
        [2] due triangoli vuoti
       *[3] tre triangoli vuoti
    }
    [Ts] { $number ->
        [1] un triangolo a strisce
        [2] due triangoli a strisce
       *[3] tre triangoli a strisce
    }
    [Tf] { $number ->
        [1] un triangolo pieno
        [2] due triangoli pieni
       *[3] tre triangoli pieni
    }
    [Ce] { $number ->
        [1] un cerchio vuoto
        [2] due cerchi vuoti
       *[3] tre cerchi vuoti
    }
    [Cs] { $number ->
        [1] un cerchio a strisce
        [2] due cerchi a strisce
       *[3] tre cerchi a strisce
    }
    [Cf] { $number ->
        [1] un cerchio pieno
        [2] due cerchi pieni
       *[3] tre cerchi pieni
    }
    [wild] un jolly
    [start] la carta iniziale
   *[hidden] una carta coperta
}

# Una casella, vista dalla carta iniziale.
cards-cell = { $way ->
    [right] { $across } a destra
    [left] { $across } a sinistra
    [up] { $along } in su
    [down] { $along } in giù
    [right-up] { $across } a destra, { $along } in su
    [right-down] { $across } a destra, { $along } in giù
    [left-up] { $across } a sinistra, { $along } in su
    [left-down] { $across } a sinistra, { $along } in giù
   *[start] al centro
}

# Il tavolo di gioco.
cards-board = Le carte sul tavolo
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Caselle dove la carta si può posare
cards-fit = { $cell }: { $points ->
    [0] ancora nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
cards-tools = Che cosa si vede del tavolo
cards-closer = Più vicino
cards-farther = Più lontano
cards-show-all = Mostra tutto il tavolo

# La mano.
cards-hand = Le tue carte
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, carta appena pescata
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, non si può posare
        [one] { $card }, si può posare su { $fits } casella
       *[other] { $card }, si può posare su { $fits } caselle
    }
}
cards-drawn = nuova
cards-chosen = { $task ->
    [discard] Scartare questa carta: { $card }?
   *[lay] { $fits ->
        [0] Carta scelta: { $card }. Al momento non si può posare. Scegli una casella per vedere perché.
        [one] Carta scelta: { $card }. Si può posare su { $fits } casella.
       *[other] Carta scelta: { $card }. Si può posare su { $fits } caselle.
    }
}
cards-aimed = Posarla qui ({ $cell })? Scegli di nuovo la casella per confermare.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Scegli la carta da eliminare.
       *[other] Eliminare questa carta?
    }
   *[other] { $picked ->
        [0] Scegli due carte da eliminare.
        [1] Ancora una carta da eliminare.
       *[other] Eliminare queste due carte?
    }
}
cards-choose-first = Prima scegli una carta dalla tua mano.
cards-not-yet = Non ancora: tocca a { $name }. Intanto puoi già guardare avanti.
cards-there = { $name }: { $card }
cards-ask-discard = Nessuna delle tue carte si può posare. Scegline una da scartare.
cards-ask-drop = { $due ->
    [1] Scegli la carta da eliminare; ne tieni cinque.
   *[other] Scegli due carte da eliminare; ne tieni cinque.
}
cards-lay = Posa
cards-discard = Scarta
cards-drop = { $due ->
    [1] Eliminala
   *[other] Elimina entrambe
}
cards-never-mind = Lascia stare

# Perché no?
cards-why-clash = Non si abbina: { $card } accanto a { $neighbour } ({ $cell }). { $shared ->
    [shape] Solo la forma è uguale; riempimento e numero sono diversi.
    [fill] Solo il riempimento è uguale; forma e numero sono diversi.
    [number] Solo il numero è uguale; forma e riempimento sono diversi.
   *[nothing] Forma, riempimento e numero sono tutti diversi.
} Due su tre devono coincidere.
cards-why-taken = Questa casella è occupata: { $card }.
cards-why-start = Qui c’è la carta iniziale.
cards-why-alone = Accanto a questa casella non c’è nessuna carta. Una carta deve avere un lato in comune con una già sul tavolo.
cards-why-edge = Questa casella è oltre il bordo del tavolo.
cards-why-rule = La regola

# Accanto a un posto.
cards-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cards-to-come = { $hand } in mano, { $deck } nel mazzo

# Che cosa ci si aspetta da chi è di turno.
cards-expected = { $task ->
    [opening] Elimina due delle tue sette carte.
    [drop] Elimina una carta.
    [discard] Nessuna delle tue carte si può posare: scartane una.
   *[turn] Posa una carta.
}
cards-expected-of-other = { $task ->
    [opening] Due carte su sette sono da eliminare.
    [drop] Una carta è da eliminare.
   *[turn] Una carta è da posare.
}

# Le mosse nel diario, dopo il nome.
cards-told-lay = posa { $card } ({ $cell })
cards-told-discard = scarta { $card }
cards-told-drop = elimina { $card }
cards-told-drop-two = elimina { $one } e { $other }

# Il conteggio.
cards-count-player = Giocatore
cards-count-kind = { $kind ->
    [rectangle] Rettangolo
    [rows] Righe
    [columns] Colonne
   *[bonuses] Bonus
}
cards-count-total = Totale
cards-count-show = Mostra sul tavolo che cosa conta
cards-count-out = Fai il conteggio
cards-count-back = Indietro
cards-count-next = Avanti
cards-count-pause = Pausa
cards-count-go-on = Continua
cards-counted = { $kind ->
    [rectangle] { $name }: il rettangolo più grande, { $points } punti. In tutto { $sum }.
    [row] { $name }: una riga di { $points }. In tutto { $sum }.
   *[column] { $name }: una colonna di { $points }. In tutto { $sum }.
}
cards-discards = Carte fuori dal gioco
cards-discards-count = { $cards ->
    [one] { $cards } carta fuori dal gioco
   *[other] { $cards } carte fuori dal gioco
}
