# La primera sala del club, y la fila de puertas en lo alto de cada sala.

home-doors = Salas
home-door = klub, al club
home-learn = Aprender
home-you = Tú
home-language = Idioma
home-theme-light = Usar colores claros
home-theme-dark = Usar colores oscuros

home-title = ¿En qué mesa quieres jugar?
home-about = { $game ->
    [kluster] Imanes dentro de una cuerda. Coloca los tuyos, y que ninguno se pegue.
   *[clustered] Coloca cartas que combinen. Construye tus líneas y tu rectángulo.
}
home-bot = Contra un bot
home-screen = En esta pantalla
home-invite = Invitar
home-solo = Solitario
home-more = { $game ->
    [kluster] Más opciones para Kluster
    [clustered] Más opciones para Clustered
   *[any] Más opciones
}
home-how = { $game ->
    [kluster] Cómo se juega a Kluster
    [clustered] Cómo se juega a Clustered
   *[any] Cómo se juega
}
home-preparing = Preparando los imanes: { $percent } %. Pasa una sola vez después de instalar klub y tarda un minuto o dos. Ya puedes abrir una mesa; su primer turno empieza en cuanto estén listos.

# Contra un bot
home-bot-title = { $game ->
    [kluster] Kluster contra un bot
   *[clustered] Clustered contra un bot
}
home-bot-more = ¿Varios bots, u otras reglas?

# En esta pantalla
home-screen-title = { $game ->
    [kluster] Kluster en esta pantalla
   *[clustered] Clustered en esta pantalla
}
home-screen-hint = { $game ->
    [kluster] Todos juegan aquí, uno tras otro.
   *[clustered] Todos juegan aquí, uno tras otro. Entre turnos las manos se tapan.
}
home-players = Jugadores
home-player = Jugador { $number }
home-player-name = Nombre del jugador { $number }
home-begin = Empezar
home-fewer = { $what }: uno menos
home-more-of = { $what }: uno más

# Invitar
home-invite-title = { $game ->
    [kluster] Invitar a jugar a Kluster
   *[clustered] Invitar a jugar a Clustered
}
home-your-name = Tu nombre
home-invite-go = Abrir la mesa
home-invite-hint = Después tendrás un enlace y un código para la cámara de un teléfono. Quien lo tenga puede sentarse; nadie más encuentra la mesa.

# Las mesas
home-mine = Tus mesas
home-open = Mesas abiertas
home-open-empty = Ahora mismo no hay ninguna mesa abierta a todos. Invita a alguien con un enlace, o abre una para todos en «Más opciones».
home-your-turn = Te toca
home-free = { $free ->
    [one] Un asiento libre
   *[other] { $free } asientos libres
}
home-not-begun = A punto de empezar
home-going-on = En juego
home-nobody = Todavía nadie
home-rated = Clasificatoria
home-timed = Con relojes
home-go-on = Seguir
home-join = Unirse
home-watch = Mirar
home-all = Mostrar las { $number } mesas

# El desafío del día
home-daily = El desafío de hoy
home-daily-hint = La misma suerte para todos, una vez al día, en solitario. Cuenta el primer intento.
home-daily-left = { $hours ->
    [0] quedan { $minutes } min
   *[other] quedan { $hours } h { $minutes } min
}
home-daily-go = { $state ->
    [done] Ver mi intento
    [begun] Seguir
   *[new] Intentarlo
}
home-daily-empty = Nadie lo ha terminado aún. El primer resultado podría ser el tuyo.
home-total = { $game ->
    [kluster] { $total ->
        [one] un imán
       *[other] { $total } imanes
    }
   *[clustered] { $total ->
        [one] un punto
       *[other] { $total } puntos
    }
}

# La clasificación
home-ladder = La clasificación
home-ladder-game = Juego
home-for = { $players } jugadores
home-place = Puesto
home-name = Nombre
home-rating = Nivel
home-rating-hint = El nivel es una estimación prudente: al principio está cerca de 0 o por debajo, y con cada partida es más seguro.
home-games = Partidas
home-ladder-empty = Nadie ha terminado aún una partida clasificatoria de { $players } jugadores.
home-ladder-open = Abrir una mesa clasificatoria
