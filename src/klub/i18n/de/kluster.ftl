# Kluster: warum eine Option abgelehnt wird.

options-boxes = An einen Tisch passen bis zu { $cords } Schnüre und { $stones } Steine. Diese Schachteln enthalten mehr.
options-box-players = Diese Schachteln sind für 1 bis { $most } Spieler, nicht für { $players }.
options-solo = Solo spielt man allein, nicht zu { $players }.
options-alone = { $mode ->
    [standard] Für Standard
    [expert] Für den Expertenmodus
   *[elimination] Für den Eliminierungsmodus
} braucht es mindestens zwei; allein spielst du Solo.
options-elimination = Mit diesen Schachteln sind Standard und Expertenmodus für höchstens { $most }; zu { $players } spielt ihr den Eliminierungsmodus.
options-equilibrium = Der Balancemodus ist für TRIO-Schachteln, und hier ist ein DUO² dabei.
options-heights = „by_height“ nennt jeden der { $players } Plätze einmal, von der kleinsten Person zur größten; die Plätze zählen ab 0.
options-previous = „previous“ sagt, wie viel auf { $seats } { $seats ->
    [one] Platz
   *[other] Plätzen
} übrig war, aber es spielen { $players }.
options-cords = „cords“ legt { $cords } Schnüre, aber in den Schachteln sind nur { $boxes }.
options-cord-far = Schnur { $cord } läge mehr als { $farthest } mm von der Tischmitte entfernt; Schnüre zählen ab 0.
options-cord-flat = Schnur { $cord } würde nichts einschließen; Schnüre zählen ab 0.
options-cord-apart = Schnur { $cord } muss eine kreuzen, die schon liegt, und darf nicht daneben oder darin liegen; Schnüre zählen ab 0.
options-no-room = { $stones ->
    [one] Der Stein, der übrig bleibt, kann
   *[other] Die { $stones } Steine, die übrig bleiben, können
} in diesen Schnüren nicht liegen, ohne einem anderen Stein oder einer Schnur zu nahe zu kommen.
