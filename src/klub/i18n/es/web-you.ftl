# La sala que trata de ti.

# Quién es uno
you-who = Quién eres
you-save = Guardar
you-stranger = Para echar un vistazo no hace falta decir quién eres. Con un nombre, el club te recibe como invitado.
you-name-hint = Lo que ven los demás en una mesa y en las listas.
you-name-saved = Desde ahora te llamas { $name }.
you-somebody = Alguien
you-guest = Estás como invitado: solo este navegador sabe quién eres. Con un nombre de usuario puedes volver desde cualquier otro.
you-claim = Conseguir un nombre de usuario
you-claim-hint = Tu nombre, tus mesas y tus resultados siguen siendo tuyos.
you-claimed = El nombre de usuario { $handle } es tuyo. Entra con él en cualquier navegador.
you-handle = Nombre de usuario
you-handle-is = Tu nombre de usuario es { $handle }.
you-handle-change = Cambiar nombre de usuario o contraseña
you-handle-changed = Tu nombre de usuario es { $handle }. En los demás navegadores se ha cerrado la sesión.
you-password = Contraseña
you-password-new = Contraseña nueva
you-password-old = Contraseña actual
you-password-hint = { $least } caracteres o más. El club no tiene forma de enviarte una olvidada.
you-log-in = Iniciar sesión
you-log-in-hint = Este navegador dejará de ser { $name }, que sin nombre de usuario no puede volver.
you-logged-in = Qué bien verte de nuevo, { $name }.
you-log-out = Cerrar sesión aquí
you-log-out-elsewhere = Cerrar sesión en todos los demás sitios
you-logged-out = { $where ->
    [elsewhere] Se ha cerrado la sesión en todos los demás navegadores.
   *[here] Has cerrado la sesión.
}
you-forget = Olvidarme aquí
you-forget-sure = Sin nombre de usuario nadie podrá volver a ser { $name }: las mesas, los resultados y los ajustes de este invitado quedarán fuera de alcance.
you-stay = Quedarse

# Ajustes
you-settings = A tu gusto
you-language-auto = Como pide el navegador
you-theme = Colores
you-theme-word = { $word ->
    [light] Claros
    [dark] Oscuros
   *[auto] Como el sistema
}
you-motion = Movimiento
you-motion-word = { $word ->
    [full] Completo
    [less] El menos posible
   *[auto] Como el sistema
}
you-sound = Sonidos
you-sound-hint = Cortos y suaves: una carta, un clac, tu turno.
you-volume = Volumen
you-percent = { $percent } por ciento
you-left = Para zurdos
you-left-hint = Los botones para el pulgar están a la izquierda.
you-confirm = Clustered: preguntar antes de colocar una carta
you-confirm-word = { $word ->
    [always] Siempre
    [never] Nunca
   *[touch] En pantallas táctiles
}
you-end = Kluster: un turno acaba
you-end-word = { $word ->
    [auto] Solo, cuando las reglas lo permiten
   *[button] Cuando yo lo digo
}

# Teclas
you-keys = Teclas
you-keys-hint = Elige una acción y pulsa su nueva tecla. Esc la deja como estaba.
you-action = { $action ->
    [lower] Bajar el imán (mantener)
    [turnLeft] Girar a la izquierda
    [turnRight] Girar a la derecha
    [flip] Dar la vuelta al imán
    [edge] Ponerlo de canto
    [otherHand] Tomar la otra mano
    [stock] Tomar otro imán
    [grab] Agarrar la cuerda
    [endTurn] Acabar el turno
    [near] Decir los imanes más cercanos
    [hint] Mostrar buenas jugadas
    [fit] Ver todo el tablero
    [zoomIn] Más cerca
   *[zoomOut] Más lejos
}
you-key-space = Espacio
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: pulsa la nueva tecla.
you-key-reserved = { $key } significa aquí siempre lo mismo y no se puede elegir. Pulsa otra tecla.
you-key-taken = { $key } ya está en uso: { you-action }. Pulsa otra tecla.
you-key-set = { you-action }: ahora la tecla es { $key }.
you-keys-reset = Todas las teclas como siempre
you-keys-usual = Todas las teclas vuelven a ser las de siempre.

# Lo que se ha logrado
you-ratings = Niveles
you-ratings-empty = Aún no tienes nivel. Las mesas clasificatorias se abren en el club, en «Más opciones».
you-rating-for = { $players } jugadores, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
you-bests = Récords en solitario
you-bests-empty = Todavía nada. Juega una partida en solitario, y tu mejor resultado quedará aquí.
you-usual-rules = Reglas de siempre
you-history = Partidas jugadas
you-history-empty = Aún no ha terminado ninguna partida. Todas estarán aquí, para volver a verlas.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] ganada
    [lost] no ganada
   *[alone] en solitario
}
you-seat = { $place }. { $name }, { $score }

# Registros
you-records = Registros
you-record-hint = Un archivo guardado de una partida de klub (.json). Se comprueba, se guarda y se muestra.
