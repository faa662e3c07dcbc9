# Clustered am Tisch.

# Eine Karte in Worten, immer im Nominativ: Sätze stellen sie hinter einen Doppelpunkt oder als Subjekt.
cards-card = { $look ->
    [Se] { $number ->
        [1] ein leeres Quadrat
        [2] zwei leere Quadrate
       *[3] drei leere Quadrate
    }
    [Ss] { $number ->
        [1] ein gestreiftes Quadrat
        [2] zwei gestreifte Quadrate
       *[3] drei gestreifte Quadrate
    }
    [Sf] { $number ->
        [1] ein gefülltes Quadrat
        [2] zwei gefüllte Quadrate
       *[3] drei gefüllte Quadrate
    }
    [Te] { $number ->
        [1] ein leeres Dreieck
        [2] zwei leere Dreiecke
       *[3] drei leere Dreiecke
    }
    [Ts] { $number ->
        [1] ein gestreiftes Dreieck
        [2] zwei gestreifte Dreiecke
       *[3] drei gestreifte Dreiecke
    }
    [Tf] { $number ->
        [1] ein gefülltes Dreieck
        [2] zwei gefüllte Dreiecke
       *[3] drei gefüllte Dreiecke
    }
    [Ce] { $number ->
        [1] ein leerer Kreis
        [2] zwei leere Kreise
       *[3] drei leere Kreise
    }
    [Cs] { $number ->
        [1] ein gestreifter Kreis
        [2] zwei gestreifte Kreise
       *[3] drei gestreifte Kreise
    }
    [Cf] { $number ->
        [1] ein gefüllter Kreis
        [2] zwei gefüllte Kreise
       *[3] drei gefüllte Kreise
    }
    [wild] Joker
    [start] Startkarte
   *[hidden] eine verdeckte Karte
}

# Ein Feld, von der Startkarte aus.
cards-cell = { $way ->
    [right] { $across } rechts
    [left] { $across } links
    [up] { $along } hoch
    [down] { $along } runter
    [right-up] { $across } rechts, { $along } hoch
    [right-down] { $across } rechts, { $along } runter
    [left-up] { $across } links, { $along } hoch
    [left-down] { $across } links, { $along } runter
   *[start] in der Mitte
}

# Das Brett.
cards-board = Die Karten auf dem Tisch
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Felder, auf die die Karte passt
cards-fit = { $cell }: { $points ->
    [0] noch keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards-tools = Was du vom Tisch siehst
cards-closer = Näher
cards-farther = Weiter weg
cards-show-all = Alle Karten zeigen

# Die Hand.
cards-hand = Deine Karten
# $task ist drop, solange im schnellen Spiel Karten auszusortieren sind; dann ist egal, wo sie passen.
# $drawn ist true bei einer Karte, die gerade gezogen wurde.
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, gerade gezogen
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, passt nirgends
        [one] { $card }, passt auf { $fits } Feld
       *[other] { $card }, passt auf { $fits } Felder
    }
}
cards-drawn = neu
# $task ist discard, wenn keine Karte der Hand irgendwo passt.
cards-chosen = { $task ->
    [discard] Diese Karte abwerfen: { $card }?
   *[lay] { $fits ->
        [0] Gewählt: { $card }. Das passt gerade nirgends. Wähle ein Feld, um zu sehen, warum.
        [one] Gewählt: { $card }. Das passt auf { $fits } Feld.
       *[other] Gewählt: { $card }. Das passt auf { $fits } Felder.
    }
}
cards-aimed = Hierher legen ({ $cell })? Wähle das Feld zum Bestätigen noch einmal.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Wähle die Karte, die du aussortierst.
       *[other] Diese Karte aussortieren?
    }
   *[other] { $picked ->
        [0] Wähle zwei Karten zum Aussortieren.
        [1] Noch eine Karte zum Aussortieren.
       *[other] Diese zwei Karten aussortieren?
    }
}
cards-choose-first = Wähle erst eine Karte aus deiner Hand.
cards-not-yet = Noch nicht: { $name } ist dran. Du kannst inzwischen schon probieren.
cards-there = { $name }: { $card }
cards-ask-discard = Keine deiner Karten passt irgendwo. Wähle eine, die du abwirfst.
cards-ask-drop = { $due ->
    [1] Wähle die Karte, die du aussortierst; fünf behältst du.
   *[other] Wähle zwei Karten zum Aussortieren; fünf behältst du.
}
cards-lay = Legen
cards-discard = Abwerfen
cards-drop = { $due ->
    [1] Aussortieren
   *[other] Beide aussortieren
}
cards-never-mind = Doch nicht

# Warum nicht? $card und $neighbour sind Karten in Worten, $cell ist der Ort der Nachbarkarte.
cards-why-clash = Das passt nicht zusammen: { $card } und { $neighbour } ({ $cell }). { $shared ->
    [shape] Nur die Form ist gleich; Füllung und Anzahl sind verschieden.
    [fill] Nur die Füllung ist gleich; Form und Anzahl sind verschieden.
    [number] Nur die Anzahl ist gleich; Form und Füllung sind verschieden.
   *[nothing] Form, Füllung und Anzahl sind alle verschieden.
} Zwei von dreien müssen gleich sein.
cards-why-taken = Dieses Feld ist besetzt: { $card }.
cards-why-start = Hier liegt die Startkarte.
cards-why-alone = Neben diesem Feld liegt keine Karte. Eine Karte muss mit einer Seite an eine andere auf dem Tisch grenzen.
cards-why-edge = Dieses Feld liegt jenseits der Tischkante.
cards-why-rule = Die Regel

# Bei einem Platz.
cards-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards-to-come = { $hand } auf der Hand, { $deck } im Stapel

# Was von der Person erwartet wird, die dran ist.
cards-expected = { $task ->
    [opening] Sortiere zwei deiner sieben Karten aus.
    [drop] Sortiere eine Karte aus.
    [discard] Keine deiner Karten passt: Wirf eine ab.
   *[turn] Lege eine Karte.
}
cards-expected-of-other = { $task ->
    [opening] Zwei von sieben Karten werden aussortiert.
    [drop] Eine Karte wird aussortiert.
   *[turn] Eine Karte wird gelegt.
}

# Züge im Verlauf, hinter dem Namen.
cards-told-lay = legt: { $card } ({ $cell })
cards-told-discard = wirft ab: { $card }
cards-told-drop = sortiert aus: { $card }
cards-told-drop-two = sortiert aus: { $one } und { $other }

# Die Wertung.
cards-count-player = Name
cards-count-kind = { $kind ->
    [rectangle] Rechteck
    [rows] Reihen
    [columns] Spalten
   *[bonuses] Boni
}
cards-count-total = Summe
cards-count-show = Auf dem Tisch zeigen, was zählt
cards-count-out = Vorzählen
cards-count-back = Zurück
cards-count-next = Weiter
cards-count-pause = Pause
cards-count-go-on = Fortsetzen
cards-counted = { $kind ->
    [rectangle] { $name }: das größte Rechteck, { $points } Punkte. Zusammen { $sum }.
    [row] { $name }: eine Reihe von { $points }. Zusammen { $sum }.
   *[column] { $name }: eine Spalte von { $points }. Zusammen { $sum }.
}
cards-discards = Karten aus dem Spiel
cards-discards-count = { $cards ->
    [one] { $cards } Karte aus dem Spiel
   *[other] { $cards } Karten aus dem Spiel
}
