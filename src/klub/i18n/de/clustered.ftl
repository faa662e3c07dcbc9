# Clustered: warum ein Zug oder eine Option abgelehnt wird.

game-over = Die Partie ist vorbei: Alle Karten sind verbraucht.
not-in-hand = { $card } ist nicht auf deiner Hand.
drop-due = Sortiere zuerst { $due ->
    [one] eine Karte aus, geschrieben ~Sf3.
   *[other] { $due } Karten aus, geschrieben ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Jetzt wird nichts aussortiert: Lege eine Karte.
    [one] Jetzt wird genau eine Karte aussortiert, nicht { $dropped }.
   *[other] Jetzt werden genau { $due } Karten aussortiert, nicht { $dropped }.
}
drop-among = { $cards } steht nicht zur Wahl: Sortiere aus diesen aus: { $among }.
must-lay = Abwerfen geht nicht, denn { $card } passt auf { $cell }.
off-table = { $cell } liegt jenseits der Tischkante.
cell-taken = { $cell } ist besetzt: Dort liegt { $there }.
cell-start = Auf { $cell } liegt die Startkarte.
cell-alone = Neben { $cell } liegt keine Karte. Eine Karte muss mit einer Seite an eine andere auf dem Tisch grenzen.
clash = { $card } passt nicht neben { $neighbour } auf { $place }: Gleich ist { $shared ->
    [shape] nur die Form
    [fill] nur die Füllung
    [number] nur die Anzahl
   *[nothing] gar nichts
}, und von Form, Füllung und Anzahl müssen zwei übereinstimmen.

option-unknown = Eine Option „{ $key }“ gibt es nicht. Es gibt: { $known }.
option-value = Für die Option „{ $key }“ geht: { $expected }.
options-players = Clustered ist für 1 bis { $most } Spieler, nicht für { $players }.
options-two-starts = Zu { $players } liegen immer zwei Startkarten auf dem Tisch.
options-seat = „{ $key }“ nennt Platz { $seat }, aber die Plätze zählen ab 0, und es spielen nur { $players }.
options-table = Auf einem Tisch von { $size } ist kein Raum für die Startkarten; er braucht mindestens { $least }.

# Wo ein Text aufhört, Notation zu sein.

expected-card = hier wird eine Karte erwartet: S, T oder C für die Form, oder W für einen Joker
expected-fill = hier wird eine Füllung erwartet: e (leer), s (gestreift) oder f (gefüllt)
expected-number = hier wird eine Anzahl erwartet: 1, 2 oder 3
expected-at = hier werden „@“ und ein Feld erwartet, wie in Sf3@2,-1
expected-comma = hier wird ein Komma erwartet, wie in 2,-1
expected-coordinate = hier wird eine Koordinate erwartet: eine ganze Zahl von -{ $farthest } bis { $farthest }
expected-drop = hier werden „~“ und eine Karte erwartet, wie in ~Ce1
expected-blank = hier wird ein Leerzeichen erwartet
expected-seat = hier wird ein Platz erwartet: 0 bis 7
expected-end = hier wird nichts mehr erwartet
expected-board-cell = hier wird die Farbe eines Stapels erwartet ({ $choices }), oder STRT, oder ....
board-starts = Startkarten liegen in einer Reihe oder Spalte { $distance } Felder auseinander, und es sind höchstens zwei

# Wörter für Bilder und Tabellen.

seat-colour = { $seat ->
    [0] Orange
    [1] Blau
    [2] Grün
    [3] Lila
    [4] Gelb
    [5] Rot
    [6] Azurblau
   *[7] Schwarz
}
