# Kluster: was ein Zug und seine Notation ablehnen.

kluster-over = Die Partie ist vorbei.
turn-not-yours = Platz { $turn } ist dran; Platz { $seat } darf jetzt nichts anfassen.
turn-closed = Dieser Zug nimmt keine Eingaben mehr an.
turn-inputs = In einer Sechzigstelsekunde nimmt ein Zug höchstens { $most } Eingaben an.
turn-impossible = Die Welt ist aus den Fugen geraten, deshalb beginnt der Zug von vorn.
turn-nothing-placed = Der Zug kann noch nicht enden: Es wurde kein Stein gesetzt.
turn-moving = Der Zug kann nicht enden, solange sich noch etwas bewegt.
turn-flat = Stein { $stone } ist umgefallen; er muss erst wieder hochkant stehen.
turn-parted = { $number ->
    [one] Schnur { $cords } kreuzt
   *[other] Die Schnüre { $cords } kreuzen
} keine andere; zieh erst wieder eine Schnur über eine andere.
turn-not-ended = Der Zug hört auf, ohne zu enden.
turn-other-hand = Stein { $stone } ist in der anderen Hand.
turn-stand-first = Stein { $stone } ist in diesem Zug umgefallen; er muss wieder aufgestellt werden und kann nicht zurück.
turn-hands-full = Beide Hände sind voll.
turn-one-hand = An diesem Tisch hält man nur einen Stein auf einmal.
turn-in-the-way = Stein { $stone } kann dort nicht in die Hand kommen: Stein { $other } ist im Weg.
turn-not-in-stock = Stein { $stone } gehört nicht zu den Steinen, die du setzen kannst.
turn-down = Stein { $stone } liegt schon, und was liegt, fasst keine Hand mehr an.
turn-not-fallen = Stein { $stone } liegt schon; nur der Stein, den du gerade setzt, darf noch einmal angefasst werden, und nur, wenn er umgefallen ist.
turn-hand-empty = Hand { $hand } ist leer.
turn-outside = Stein { $stone } ist nicht über der Spielfläche, du kannst ihn hier nicht loslassen.
turn-one-placement = In diesem Zug wurde schon ein Stein gesetzt.
turn-expert = Noch einen Stein darf nur setzen, wer mehr als { $most } hat; hier wären es { $own }.
turn-more-moving = Noch einen Stein kannst du setzen, sobald der letzte ruht.
turn-cord-not-held = Schnur { $cord } wird von keiner Hand gehalten.
turn-no-cord = Eine Schnur { $cord } gibt es nicht: Die letzte hat die Nummer { $last }.

input-number = „{ $name }“ ist eine Zahl von 0 bis { $most }, nicht { $value }.
input-range = „{ $name }“ ist höchstens { $most } { $unit } von 0 entfernt, nicht { $value } { $unit }.
notation-placement = hier wird ein gesetzter Stein erwartet, etwa 5@-12.5,34,90u: Stein, x und y in mm, Drehung in Grad, u oben, d unten oder e hochkant
notation-pull = hier wird ein Ziehen an der Schnur erwartet, etwa c0.17>120,40: Schnur, Punkt, dann x und y in mm
notation-steps = hier werden ein bis { $most } Schritte erwartet, etwa 5@-12.5,34,90u
notation-seat = hier wird ein Platz erwartet, dann ein Leerzeichen und sein Zug
notation-input = hier wird eine Eingabe erwartet, etwa 12:h0=5@-12.5,34,120,90u, mit Ticks der Reihe nach
notation-packed = das sind nicht die gepackten Eingaben eines Zugs
track-invalid = Das ist nicht die Spur eines Zugs.
result-invalid = Das kann nicht aus einem Zug entstehen: { $detail }
