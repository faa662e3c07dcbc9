# Cualquier juego: mesas, semillas y registros.

game-unknown = No hay ningún juego llamado «{ $name }». Los juegos son: { $known }.
not-your-turn = Es el turno del asiento { $turn }, no del asiento { $seat }.
seat-count = Hay { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
} que ocupar, pero se { $names ->
    [one] ha dado { $names } nombre
   *[other] han dado { $names } nombres
}.
nothing-to-undo = Todavía no se ha jugado nada.
undo-revealed = La última jugada no se puede deshacer: ha mostrado una carta nueva.
seed-digit = una semilla se escribe con las cifras 0 a 9 y a a f
seed-length = una semilla tiene { $length } cifras
record-large = No se lee un registro de más de { $largest } bytes.
record-deep = Esto no es el registro de una partida: sus valores están anidados a demasiada profundidad.
record-invalid = Esto no es el registro de una partida: { $detail }
result-none = Las jugadas de este juego no tienen resultados que contar.
bests-invalid = Esto no es una lista de récords en solitario: { $detail }
untrue-move = La jugada { $number }, «{ $line }», no se pudo jugar
untrue-result = Lo que salió de la jugada { $number } está escrito de forma ilegible
untrue-results = El registro cuenta { $told } { $told ->
    [one] resultado
   *[other] resultados
}, y no es uno por jugada
untrue-part = { $place } figura como { $told }, pero la partida da { $true }
untrue-turn = Jugada de nuevo, la jugada { $number } lleva a otra parte
untrue-unfinished = El registro cuenta un resultado, pero la partida no ha terminado
untrue-missing = El registro no cuenta { $place }
untrue-extra = La partida no reparte nada que se llame { $place }
untrue-seed-missing = La semilla no se ha revelado, así que la partida no se puede volver a jugar
untrue-seed = La semilla no es una semilla
untrue-commitment = La huella publicada no corresponde a la semilla, cuyo SHA-256 es { $true }
untrue-options = Las opciones o los asientos no son los de una partida
