# Kluster : ce qu’un tour et sa notation refusent.

kluster-over = La partie est finie.
turn-not-yours = C’est le tour de la place { $turn } ; la place { $seat } ne peut rien toucher.
turn-closed = Le tour n’accepte plus de gestes.
turn-inputs = Un tour accepte jusqu’à { $most } gestes par soixantième de seconde.
turn-impossible = Le monde est devenu impossible, le tour a donc été ramené à son début.
turn-nothing-placed = Le tour ne peut pas finir : aucune pierre n’a été posée.
turn-moving = Le tour ne peut pas finir tant que quelque chose bouge.
turn-flat = La pierre { $stone } est tombée à plat ; il faut d’abord la remettre sur la tranche.
turn-parted = { $number ->
    [one] La corde { $cords } ne croise
   *[other] Les cordes { $cords } ne croisent
} aucune autre ; il faut d’abord ramener une corde par-dessus une autre.
turn-not-ended = Le tour s’arrête sans avoir de fin.
turn-other-hand = La pierre { $stone } est dans l’autre main.
turn-stand-first = La pierre { $stone } est tombée pendant ce tour ; il faut la redresser, elle ne peut pas retourner dans la réserve.
turn-hands-full = Les deux mains sont prises.
turn-one-hand = À cette table, on ne tient qu’une pierre à la fois.
turn-in-the-way = La pierre { $stone } ne peut pas arriver dans la main à cet endroit : la pierre { $other } gêne.
turn-not-in-stock = La pierre { $stone } ne fait pas partie de celles qu’on peut poser.
turn-down = La pierre { $stone } est posée, et on ne touche plus une pierre posée.
turn-not-fallen = La pierre { $stone } est posée ; on ne reprend que la pierre qu’on est en train de poser, et seulement si elle est tombée.
turn-hand-empty = La main { $hand } est vide.
turn-outside = La pierre { $stone } n’est pas au-dessus de la zone, on ne peut donc pas la lâcher ici.
turn-one-placement = Une pierre a déjà été posée pendant ce tour.
turn-expert = Pour poser une pierre de plus, il faut en avoir plus de { $most } ; ici, il en resterait { $own }.
turn-more-moving = On peut poser une autre pierre dès que la dernière est immobile.
turn-cord-not-held = Aucune main ne tient la corde { $cord }.
turn-no-cord = Il n’y a pas de corde { $cord } : la dernière porte le numéro { $last }.

input-number = « { $name } » est un nombre de 0 à { $most }, pas { $value }.
input-range = « { $name } » est à { $most } { $unit } de 0 au plus, pas à { $value } { $unit }.
notation-placement = une pose était attendue, par exemple 5@-12.5,34,90u : pierre, x et y en mm, rotation en degrés, u dessus, d dessous ou e sur la tranche
notation-pull = une traction était attendue, par exemple c0.17>120,40 : corde, point, puis x et y en mm
notation-steps = de une à { $most } étapes étaient attendues, par exemple 5@-12.5,34,90u
notation-seat = une place était attendue, puis une espace et son tour
notation-input = un geste était attendu, par exemple 12:h0=5@-12.5,34,120,90u, avec les instants dans l’ordre
notation-packed = ce ne sont pas les gestes compressés d’un tour
track-invalid = Ce n’est pas le tracé d’un tour.
result-invalid = Un tour ne peut pas donner ce résultat : { $detail }
