# Clustered: por qué se rechaza una jugada o una opción.

game-over = La partida ha terminado: se han usado todas las cartas.
not-in-hand = { $card } no está en tu mano.
drop-due = Primero retira { $due ->
    [one] una carta; se escribe ~Sf3.
   *[other] { $due } cartas; se escribe ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Ahora no hay nada que retirar: coloca una carta.
    [one] Ahora se retira exactamente una carta, no { $dropped }.
   *[other] Ahora se retiran exactamente { $due } cartas, no { $dropped }.
}
drop-among = No puedes elegir { $cards }: retira entre { $among }.
must-lay = No puedes descartar, porque { $card } encaja en { $cell }.
off-table = { $cell } está más allá del borde de la mesa.
cell-taken = { $cell } está ocupada: allí está { $there }.
cell-start = En { $cell } está la carta inicial.
cell-alone = No hay ninguna carta junto a { $cell }; una carta debe compartir un lado con otra de la mesa.
clash = { $card } no encaja junto a { $neighbour } en { $place }: tienen en común { $shared ->
    [shape] solo la forma
    [fill] solo el relleno
    [number] solo el número
   *[nothing] nada
}, y deben coincidir dos de tres: forma, relleno y número.

option-unknown = No existe la opción «{ $key }». Las opciones son: { $known }.
option-value = La opción «{ $key }» admite: { $expected }.
options-players = Clustered es para 1 a { $most } jugadores, no para { $players }.
options-two-starts = Con { $players } jugadores hay siempre dos cartas iniciales.
options-seat = «{ $key }» nombra el asiento { $seat }, pero los asientos se cuentan desde 0 y hay { $players } jugadores.
options-table = En una mesa de { $size } no caben las cartas iniciales; hace falta al menos { $least }.

# Dónde un texto dejó de ser notación.

expected-card = se esperaba una carta: S, T o C para la forma, o W para un comodín
expected-fill = se esperaba un relleno: e (vacío), s (rayado) o f (lleno)
expected-number = se esperaba un número: 1, 2 o 3
expected-at = se esperaban «@» y una casilla, como en Sf3@2,-1
expected-comma = se esperaba una coma, como en 2,-1
expected-coordinate = se esperaba una coordenada: un número entero de -{ $farthest } a { $farthest }
expected-drop = se esperaban «~» y una carta, como en ~Ce1
expected-blank = se esperaba un espacio
expected-seat = se esperaba un asiento: de 0 a 7
expected-end = aquí no se esperaba nada más
expected-board-cell = se esperaba el color de un mazo ({ $choices }), o STRT, o ....
board-starts = las cartas iniciales están a { $distance } casillas en una misma fila o columna, y hay como mucho dos

# Palabras para dibujos y tablas.

seat-colour = { $seat ->
    [0] naranja
    [1] azul
    [2] verde
    [3] morado
    [4] amarillo
    [5] rojo
    [6] celeste
   *[7] negro
}
