# Una mesa del club: qué no se puede pedir en ella, y por qué.

event-invalid = Esto no es un suceso de una mesa: { $detail }
clock-base = Un reloj da a cada jugador de { $least } a { $most } segundos.
clock-bonus = Un turno devuelve como mucho { $most } segundos.
sent-away = El anfitrión te ha pedido que dejes esta mesa.
host-only = Solo el anfitrión de la mesa puede hacer esto.
already-started = La partida ha empezado, así que los asientos ya no cambian.
not-started = La partida aún no ha empezado.
game-ended-already = La partida ha terminado.
seat-unknown = Esta mesa tiene { $seats ->
    [one] un solo asiento, el número 0
   *[other] { $seats } asientos, contados desde 0
}.
seat-taken = El asiento { $seat } lo ocupa { $name }.
seat-kept = El asiento { $seat } está reservado para quien lo tuvo en la última partida.
seat-free = En el asiento { $seat } no hay nadie.
seat-not-yours = El asiento { $seat } no es tuyo.
seats-free = La partida puede empezar cuando haya alguien en cada asiento; aún libres: { $seats }.
gave-up = El asiento { $seat } ha abandonado.
rated-alone = Una partida clasificatoria requiere dos jugadores o más.
rated-people = En una mesa clasificatoria cada cual juega por su cuenta: sin bots, y nadie en dos asientos.
undo-rated = En una mesa clasificatoria no se deshace nada.
muted = El anfitrión te ha quitado la palabra en esta mesa.
muted-already = Esta persona ya no tiene la palabra.
muted-not = Esta persona todavía tiene la palabra.
muted-many = En una mesa se puede quitar la palabra a { $most } personas como mucho.
nobody-there = Nadie con esta identidad está sentado aquí, mira o ha hablado hace poco.
table-full = En esta mesa han pasado más de { $most } cosas: la partida se puede terminar, pero nada más.
chat-unfit = Un mensaje tiene de 1 a { $most } caracteres imprimibles.
remove-host = El anfitrión se queda.
remove-player = Quienes juegan se quedan hasta el final de la partida; mejor quítales la palabra.
rematch-early = La revancha se juega después de una partida terminada.
rematch-players = Solo quien jugó puede pedir la revancha.
rematch-already = La revancha está en la mesa { $table }.
frame-invalid = Esto no es un fotograma de un turno.
message-large = Un mensaje tiene como mucho { $largest } bytes.
message-invalid = El club no entiende este mensaje: { $detail }
name-unfit = «{ $name }» no puede ser un nombre: hacen falta de 1 a { $most } caracteres imprimibles, y no puede empezar por «bot:».
bot-unknown = No hay ningún bot llamado «{ $name }». Los bots son: { $known }.
