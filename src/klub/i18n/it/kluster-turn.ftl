# Kluster: che cosa rifiutano un turno e la sua notazione.

kluster-over = La partita è finita.
turn-not-yours = È il turno del posto { $turn }; il posto { $seat } non può toccare nulla.
turn-closed = Il turno non accetta altri gesti.
turn-inputs = Un turno accetta fino a { $most } gesti in un sessantesimo di secondo.
turn-impossible = Il mondo è diventato impossibile, perciò il turno è tornato al suo inizio.
turn-nothing-placed = Il turno non può finire: non è stata posata nessuna pietra.
turn-moving = Il turno non può finire finché qualcosa si muove.
turn-flat = La pietra { $stone } è caduta di piatto; prima va rimessa di taglio.
turn-parted = { $number ->
    [one] La cordicella { $cords } non ne incrocia
   *[other] Le cordicelle { $cords } non ne incrociano
} nessun’altra; prima una cordicella va riportata sopra un’altra.
turn-not-ended = Il turno si ferma senza una fine.
turn-other-hand = La pietra { $stone } è nell’altra mano.
turn-stand-first = La pietra { $stone } è caduta in questo turno; va rimessa in piedi e non può tornare nella riserva.
turn-hands-full = Hai tutte e due le mani occupate.
turn-one-hand = A questo tavolo si tiene una sola pietra alla volta.
turn-in-the-way = La pietra { $stone } non può arrivare in mano in quel punto: c’è di mezzo la pietra { $other }.
turn-not-in-stock = La pietra { $stone } non è tra quelle che si possono posare.
turn-down = La pietra { $stone } è posata, e una pietra posata non si tocca più con la mano.
turn-not-fallen = La pietra { $stone } è posata; si riprende solo la pietra che si sta posando, e solo se è caduta.
turn-hand-empty = La mano { $hand } è vuota.
turn-outside = La pietra { $stone } non è sopra l’area, perciò qui non si può lasciare.
turn-one-placement = In questo turno è già stata posata una pietra.
turn-expert = Per posarne un’altra bisogna avere più di { $most } pietre; qui sarebbero { $own }.
turn-more-moving = Si può posare un’altra pietra quando l’ultima è ferma.
turn-cord-not-held = Nessuna mano tiene la cordicella { $cord }.
turn-no-cord = La cordicella { $cord } non esiste: l’ultima è la numero { $last }.

input-number = «{ $name }» è un numero da 0 a { $most }, non { $value }.
input-range = «{ $name }» dista da 0 al massimo { $most } { $unit }, non { $value } { $unit }.
notation-placement = qui ci vuole una posa, come 5@-12.5,34,90u: pietra, x e y in mm, rotazione in gradi, u sopra, d sotto oppure e di taglio
notation-pull = qui ci vuole un tiro, come c0.17>120,40: cordicella, punto, poi x e y in mm
notation-steps = qui ci vogliono da uno a { $most } passi, come 5@-12.5,34,90u
notation-seat = qui ci vuole un posto, poi uno spazio e il suo turno
notation-input = qui ci vuole un gesto, come 12:h0=5@-12.5,34,120,90u, con gli istanti in ordine
notation-packed = questi non sono i gesti compressi di un turno
track-invalid = Questo non è il tracciato di un turno.
result-invalid = Da un turno non può venire questo: { $detail }
