# Kluster am Tisch. Steine zählen ab 0, wie im Klub; die Hände sind 1 und 2.

magnets-board = Der Tisch mit den Steinen und der Schnur
magnets-picture = Der Tisch von oben
# Was auf den Tasten steht, wird eingesetzt: lower, left, right, flip, stock, grab, near, other, end, edge.
magnets-keys = Die Pfeiltasten bewegen die Hand, mit der Umschalttaste in kleinen Schritten. Halt { $lower } gedrückt, um den Stein zu senken; lass los, wenn er unten ist, und er ist gesetzt. { $left } und { $right } drehen ihn, { $flip } dreht ihn um, Bild auf und Bild ab stellen seine Höhe ein. { $stock } oder eine Ziffer nimmt einen anderen Stein, Entf legt ihn zurück. { $grab } greift die Schnur und lässt sie los. { $near } nennt die nächsten Steine. { $other } nimmt die andere Hand, { $end } beendet den Zug. Escape und dann Tab verlässt den Tisch.
magnets-keys-edge = { $edge } legt den Stein flach oder stellt ihn wieder hochkant.
magnets-keys-hint = { $hint } zeigt gute Plätze für einen Stein.
magnets-landed = Der Stein ist unten. Lass los, um ihn zu setzen.
magnets-stalled = Der Klub antwortet nicht. Was du siehst, steht so lange still.
magnets-flat = Dieser Browser kann den Tisch nicht räumlich zeichnen, darum siehst du ihn von oben. Alles geht wie sonst.

# Was jetzt zu tun ist.
magnets-expect-watch = Sieh zu, wie sich die Steine bewegen.
magnets-expect-soon = Der Zug beginnt gleich.
magnets-expect-end = Beende deinen Zug, oder beweg die Schnur.
magnets-expect-edge = Stell einen Stein hochkant in die Schnur.
magnets-expect-lost = Ein Fehler! Warte, bis alles ruht.
magnets-expect-ending = Die Hände sind vom Tisch. Bleibt alles in Ruhe, ist der Zug vorbei.
magnets-duty-place = Setz einen Stein in die Schnur.
magnets-duty-moving = Warte, bis alles ruht.
magnets-duty-flat = Der Stein ist umgefallen. Nimm ihn und stell ihn wieder auf.
magnets-not-yours = Du bist nicht dran.
magnets-end = Zug beenden
magnets-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

# Die Steine, die gesetzt werden können. how: wo der Stein ist.
magnets-stock = { $number ->
    [one] Vorrat: { $number } Stein
   *[other] Vorrat: { $number } Steine
}
magnets-stock-empty = Es gibt keinen Stein zu nehmen.
magnets-stone = { $how ->
    [held] Stein { $stone }, in deiner Hand. Zurücklegen
    [fallen] Stein { $stone }, umgefallen. Wieder nehmen
   *[stock] Stein { $stone }, { $long } mal { $wide } mal { $high } mm. Nehmen
}

# Was eine Hand tut.
magnets-tools = Was die Hand tut
magnets-turn-left = Nach links drehen
magnets-turn-right = Nach rechts drehen
magnets-flip = Umdrehen
magnets-edge = Hochkant
magnets-edge-deed = { $now ->
    [edge] Flach legen
   *[flat] Hochkant stellen
}
magnets-other = Hand { $hand } ist aktiv. Hier lassen und die andere nehmen
magnets-back = Stein zurücklegen
magnets-lower = Halten zum Senken
magnets-let-go = Loslassen zum Setzen
magnets-height = Höhe des Steins
magnets-height-value = { $millimetres } mm

# Den Tisch ansehen.
magnets-above = Von oben ansehen
magnets-fit = Alles zeigen
magnets-aids = Übungshilfen
magnets-aids-about = Zum Üben; an gewerteten Tischen gibt es sie nicht.
magnets-aid-poles = Pole der Steine
magnets-aid-field = Bild des Magnetfelds
magnets-aid-reach = Wo Steine zu rutschen beginnen
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# Ein Fehler, über dem Tisch. kind: touch, exit, drop oder time. by: was ihn ausgelöst hat.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Die Schnur hat einen Stein draußen gelassen.
       *[none] Ein Stein hat die Spielfläche verlassen.
    }
    [drop] Ein Stein wurde draußen losgelassen.
    [time] Die Zeit ist um.
   *[touch] { $by ->
        [cord] Die Schnur hat Steine zusammengebracht.
        [hand] Der Stein in der Hand hat einen anderen berührt.
        [held] Der Stein in der Hand hat andere zusammengebracht.
       *[none] Steine haben sich berührt.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } nimmt keinen Stein.
    [one] { $name } nimmt { $taken } Stein.
   *[other] { $name } nimmt { $taken } Steine.
}
magnets-fault-out = { $name } ist raus.
magnets-fault-back = { $taken ->
    [0] Du nimmst keinen Stein zurück.
    [one] Du nimmst { $taken } Stein zurück.
   *[other] Du nimmst { $taken } Steine zurück.
}
magnets-fault-left = { $left ->
    [-1] Das war ein Fehler zu viel.
    [0] Der nächste Fehler beendet die Partie.
    [one] Du darfst noch { $left } Fehler machen.
   *[other] Du darfst noch { $left } Fehler machen.
}
magnets-skip = Überspringen

# Ein Zug im Verlauf, hinter dem Namen.
magnets-told-turn = hat einen Zug gespielt
magnets-told-placed = { $number ->
    [one] hat einen Stein gesetzt
   *[other] hat { $number } Steine gesetzt
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] ist raus: Ein Stein hat die Spielfläche verlassen
        [drop] ist raus: Ein Stein wurde draußen losgelassen
        [time] ist raus: Die Zeit war um
       *[touch] ist raus: Steine haben sich berührt
    }
   *[no] { $kind ->
        [exit] hat einen Fehler gemacht: Ein Stein hat die Spielfläche verlassen; genommene Steine: { $taken }
        [drop] hat einen Fehler gemacht: Ein Stein wurde draußen losgelassen; genommene Steine: { $taken }
        [time] hat einen Fehler gemacht: Die Zeit war um; genommene Steine: { $taken }
       *[touch] hat einen Fehler gemacht: Steine haben sich berührt; genommene Steine: { $taken }
    }
}

# Wie es auf den Plätzen steht.
magnets-stones = { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}
magnets-down = { $number } gesetzt
magnets-faults = { $number ->
    [one] { $number } Fehler
   *[other] { $number } Fehler
}
magnets-faults-left = { $number ->
    [0] kein Fehler erlaubt
    [one] { $number } Fehler erlaubt
   *[other] { $number } Fehler erlaubt
}
magnets-in = dabei
magnets-out = raus

# Das Ende.
magnets-total = { $number } von { $all } Steinen gesetzt
magnets-total-all = Vollkommener Sieg: Alle Steine liegen auf der Spielfläche.
magnets-total-faults = { $number ->
    [one] Mit { $number } Fehler.
   *[other] Mit { $number } Fehlern.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Der Tisch am Ende von oben, mit { $number } Stein
   *[other] Der Tisch am Ende von oben, mit { $number } Steinen
}

# Für alle, die das Bild nicht sehen. Orte sind Millimeter von der Tischmitte, nach rechts und nach hinten.
magnets-spot = { $x } mm { $side ->
    [left] links
   *[right] rechts
}, { $y } mm { $way ->
    [near] vorn
   *[away] hinten
}
magnets-where = { $spot }, { $height } mm hoch
magnets-near-none = Auf dem Tisch liegt kein Stein.
magnets-near-one = Stein { $stone }: { $millimetres } mm, auf { $hour } Uhr
magnets-list = Steine auf dem Tisch
magnets-list-stone = { $how ->
    [held] Stein { $stone }, in deiner Hand: { $spot }
    [edge] Stein { $stone }, hochkant: { $spot }
    [north] Stein { $stone }, Nord oben: { $spot }
   *[south] Stein { $stone }, Süd oben: { $spot }
}
