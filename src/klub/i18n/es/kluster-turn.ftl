# Kluster: qué rechazan un turno y su notación.

kluster-over = La partida ha terminado.
turn-not-yours = Es el turno del asiento { $turn }; el asiento { $seat } no puede tocar nada.
turn-closed = El turno ya no admite más gestos.
turn-inputs = Un turno admite hasta { $most } gestos en una sesentava parte de segundo.
turn-impossible = El mundo se volvió imposible, así que el turno ha vuelto a su comienzo.
turn-nothing-placed = El turno no puede acabar: no se ha colocado ningún imán.
turn-moving = El turno no puede acabar mientras algo se mueva.
turn-flat = El imán { $stone } se ha tumbado; antes tiene que estar de canto.
turn-parted = { $number ->
    [one] La cuerda { $cords } no cruza
   *[other] Las cuerdas { $cords } no cruzan
} ninguna otra; primero hay que llevar una cuerda otra vez por encima de otra.
turn-not-ended = El turno se detiene sin un final.
turn-other-hand = El imán { $stone } está en la otra mano.
turn-stand-first = El imán { $stone } se ha caído en este turno; hay que volver a levantarlo y no puede volver a la reserva.
turn-hands-full = Las dos manos están ocupadas.
turn-one-hand = En esta mesa solo se sostiene un imán a la vez.
turn-in-the-way = El imán { $stone } no puede llegar a la mano en ese punto: el imán { $other } estorba.
turn-not-in-stock = El imán { $stone } no está entre los que se pueden colocar.
turn-down = El imán { $stone } ya está colocado, y un imán colocado no se toca con la mano.
turn-not-fallen = El imán { $stone } ya está colocado; solo se vuelve a tocar el que se está colocando, y solo si se ha caído.
turn-hand-empty = La mano { $hand } está vacía.
turn-outside = El imán { $stone } no está sobre la zona, así que aquí no se puede soltar.
turn-one-placement = En este turno ya se ha colocado un imán.
turn-expert = Para colocar otro hay que tener más de { $most }; aquí serían { $own }.
turn-more-moving = Se puede colocar otro imán cuando el último esté quieto.
turn-cord-not-held = Ninguna mano sujeta la cuerda { $cord }.
turn-no-cord = No existe la cuerda { $cord }: la última es la número { $last }.

input-number = «{ $name }» es un número de 0 a { $most }, no { $value }.
input-range = «{ $name }» está como mucho a { $most } { $unit } de 0, no a { $value } { $unit }.
notation-placement = se esperaba una colocación, como 5@-12.5,34,90u: imán, x e y en mm, giro en grados, u arriba, d abajo o e de canto
notation-pull = se esperaba un tirón, como c0.17>120,40: cuerda, punto, y luego x e y en mm
notation-steps = se esperaban de uno a { $most } pasos, como 5@-12.5,34,90u
notation-seat = se esperaba un asiento, luego un espacio y su turno
notation-input = se esperaba un gesto, como 12:h0=5@-12.5,34,120,90u, con los instantes en orden
notation-packed = estos no son los gestos comprimidos de un turno
track-invalid = Este no es el trazado de un turno.
result-invalid = Esto no puede resultar de un turno: { $detail }
