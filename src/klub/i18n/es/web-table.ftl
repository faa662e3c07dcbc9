# La sala de la mesa: todo lo que rodea el tablero.

# Quién se sienta a una mesa. El nombre de un bot se usa como el de una persona.
bot-random = Aleatorio
bot-random-about = Coloca cualquier carta que encaje, sin pensar.
bot-greedy = Voraz
bot-greedy-about = Se lleva en cada turno todos los puntos que ve.
bot-solid = Sólido
bot-solid-about = Mira una carta más allá: construye, bloquea y guarda los comodines.
bot-sharp = Agudo
bot-sharp-about = Antes de cada carta juega miles de partidas en su cabeza.
bot-master = Maestro
bot-master-about = Ha aprendido de muchísimas partidas en qué acabará la mesa.
bot-gentle = Amable
bot-gentle-about = Coloca los imanes con mano insegura, y se equivoca.
bot-steady = Sereno
bot-steady-about = Tiene la mano tranquila, y busca el sitio más seguro.
bot-cunning = Astuto
bot-cunning-about = Busca el sitio que te deja menos espacio, y después estrecha la cuerda.
table-namesake = { $name } { $number }
table-somebody = Alguien
table-you = tú
table-bot = bot
table-here = está aquí
table-away = ausente
table-seats = Asientos
table-to-move = le toca
table-winner = ha ganado
table-gave-up = { $why ->
    [time] sin tiempo
   *[resigned] se rindió
}
table-light = Mostrar lo que cuenta para { $name }
table-clock = Reloj de { $name }: { $left }
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# La línea sobre el tablero.
table-turn-yours = Te toca.
table-turn-named = { $name }, te toca.
table-turn-of = Le toca a { $name }.
table-waiting = Esperando jugadores.
table-waiting-start = Ya están todos: la partida puede empezar.
table-over = La partida ha terminado.
table-won-you = Has ganado.
table-won = { $number ->
    [0] La partida ha terminado, y no ha ganado nadie.
    [one] Ha ganado { $names }.
   *[other] { $names } comparten la victoria.
}
table-watching = Estás mirando.
table-onlookers = { $number ->
    [one] Otra persona está mirando.
   *[other] Otras { $number } personas están mirando.
}
table-title = { $game } · klub
table-title-turn = Te toca · { $game }
table-board = La mesa
table-news = Qué pasa en la mesa
table-coming = Llegando a la mesa…
table-coming-long = No se puede llegar al club. No se ha perdido nada; se intenta una y otra vez, y la mesa aparecerá en cuanto el club responda.
table-gone = Esta mesa no se puede mostrar

# Qué se puede abrir.
table-menu = Menú
table-rules = Reglas
table-log = Diario
table-log-empty = No ha pasado nada desde que llegaste.
table-chat = Charla
table-chat-unread = { $lines ->
    [0] Charla
    [one] Charla, un mensaje nuevo
   *[other] Charla, { $lines } mensajes nuevos
}
table-chat-lines = Lo que se ha dicho
table-chat-empty = Nadie ha dicho nada todavía.
table-say = Di algo
table-say-send = Enviar
table-undo = Deshacer la jugada
table-sound-on = El sonido está activado
table-sound-off = El sonido está apagado
table-share = Compartir
table-settings = Ajustes
table-leave = Dejar la mesa
table-leave-kept = Tu asiento queda reservado mientras no estás.
table-resign = Rendirse
table-resign-sure = { $seats ->
    [one] Entonces la partida se acaba, y no cuenta. ¿Rendirse?
    [2] Entonces la partida se acaba, y queda perdida. ¿Rendirse?
   *[other] Entonces la partida está perdida para ti, y un bot sigue en tu asiento. ¿Rendirse?
}
table-resign-as = Rendirse por { $name }
table-resign-not = Seguir jugando

# Sobre una persona de la mesa.
table-mute = Quitar la palabra
table-unmute = Devolver la palabra
table-remove = Echar de la mesa
table-report = Denunciar
table-report-about = Denunciar a { $name } ante quienes llevan este club. ¿Qué ha pasado?
table-reported = Tu aviso sobre { $name } queda guardado para quienes llevan este club.

# El diario.
table-told = { $name }: { $what }
table-told-sat = { $name } se ha sentado.
table-told-stood = El asiento { $number } vuelve a estar libre.
table-told-started = Empieza la partida.
table-told-undone = Se ha deshecho la última jugada.
table-told-resigned = { $name } se ha rendido.
table-told-time = A { $name } se le ha acabado el tiempo.
table-told-resumed = El club estuvo cerrado un rato. Mientras tanto no corrió ningún reloj.
table-told-muted = { $on ->
    [off] { $name } puede volver a hablar.
   *[on] A { $name } se le ha quitado la palabra.
}
table-told-removed = { $name } ha tenido que dejar la mesa.
table-told-rematched = La revancha está abierta.

# Antes de la partida.
table-waiting-title = Una mesa de { $game }
table-waiting-free = { $free ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
}
table-seat-free = Asiento { $number }
table-seat-kept = Reservado para quien jugó la última partida
table-sit = Sentarse
table-sit-also = También en esta pantalla
table-seat-bot = Bot
table-seat-bot-title = ¿Qué bot?
table-stand = Levantarse
table-clear = Vaciar
table-name = Nombre
table-name-title = ¿Cómo te llamas?
table-name-also = ¿Quién más juega en esta pantalla?
table-start = Empezar la partida
table-start-free = { $free ->
    [one] La partida puede empezar cuando haya alguien en el último asiento libre: invita a alguien, o pon un bot.
   *[other] La partida puede empezar cuando haya alguien en cada uno de los { $free } asientos libres: invita a gente, o pon bots.
}
table-start-rated = La partida puede empezar cuando todos los asientos estén ocupados: invita a gente.
table-start-kept = La revancha empieza sola cuando los demás se hayan unido.
table-start-host = { $name } empieza la partida cuando estén todos.
table-invite = Invitar
table-invite-how = Quien abra este enlace puede sentarse, sin cuenta.
table-agreed = A qué se juega
table-agreed-players = { $players ->
    [one] Para un jugador
   *[other] Para { $players } jugadores
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = no
table-agreed-usual = Todas las reglas de la casa son las de siempre.
table-agreed-clock = { $bonus ->
    [0] Reloj: { $base } por jugador
   *[other] Reloj: { $base } por jugador, y { $more } más con cada turno
}
table-agreed-rated = La partida cuenta para la clasificación.

# Una pantalla, varios jugadores con la mano oculta.
table-cover = Las manos están tapadas
table-cover-next = En esta pantalla le toca a: { $name }
table-cover-show = Mostrar mis cartas
table-cover-always = Dejar las manos a la vista desde ahora

# La conexión con el club.
table-stale = La conexión con el club se ha cortado: lo que ves puede ser antiguo. Intentándolo de nuevo…
table-back = { $news ->
    [0] La conexión ha vuelto. No te has perdido nada.
    [one] La conexión ha vuelto. Mientras tanto pasó una cosa; está en el diario.
   *[other] La conexión ha vuelto. Mientras tanto pasaron { $news } cosas; están en el diario.
}
table-anew = { $own ->
    [yes] Tu turno vuelve a empezar; lo que hicieron tus manos no cuenta.
   *[no] El turno vuelve a empezar.
}
table-preparing = Se están preparando los imanes. La primera vez en una máquina tarda un minuto o dos; el turno empieza solo.
table-preparing-label = Imanes preparados

# El final.
table-result = Resultado
table-rematch = Revancha
table-rematch-join = Unirse a la revancha
table-rematch-watch = Mirar la revancha
table-rematch-how = La revancha empieza cuando todos la han pedido.
table-rematch-begun = Los demás siguen en una mesa nueva; allí tienes tu asiento reservado.
table-again = Jugar otra vez
table-replay = Repetición
table-new = Mesa nueva
table-daily-place = { $place ->
    [1] Vas en cabeza en el desafío de hoy.
   *[other] Eres el número { $place } en el desafío de hoy.
}
table-best-new = { $total }: es tu récord.
table-best = Tu récord es { $total }.

# Compartir una dirección.
table-share-title = Una mesa de { $game }
table-share-replay = Una partida de { $game }
table-link = El enlace
table-qr = El enlace como código QR
table-copy = Copiar el enlace
table-copied = Copiado
table-send = Enviar
table-link-alone = Esta dirección solo funciona en esta máquina. Los demás de tu red necesitan la dirección de esta máquina, y un club abierto con «klub serve --host 0.0.0.0».
