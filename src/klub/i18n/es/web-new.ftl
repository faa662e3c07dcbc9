# La sala donde se abre una mesa nueva. Las reglas de la casa están en options.ftl.

new-title = { $game ->
    [kluster] Una mesa nueva de Kluster
   *[clustered] Una mesa nueva de Clustered
}
new-again = Probar de nuevo
new-game = Juego
new-table = El tiempo, y quién puede venir
new-on = Sí
new-off = No
new-number = Un número
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Subir a { $name }
new-not-first = No es la primera partida

# Asientos
new-seats = ¿Quién juega?
new-seat = Asiento { $number }
new-seat-of = Asiento { $number }: { $name }
new-sitter-me = Alguien en esta pantalla
new-sitter-open = Un invitado
new-sitter-open-hint = Quien venga por el enlace, o desde la lista de mesas abiertas.

new-house-rules = Reglas de la casa
new-changed = { $number ->
    [0] todo como siempre
    [one] una cambiada
   *[other] { $number } cambiadas
}
new-reset = Todo como siempre

# Tiempo
new-clock = Reloj
new-clock-none = Ninguno
new-clock-minutes = Minutos
new-clock-days = Días
new-clock-hint = { $kind ->
    [minutes] Tiempo para toda la partida. A quien se le acaba, abandona.
    [days] Para partidas que se juegan de vez en cuando. Cada jugada devuelve un día; a quien se le acaba el tiempo, abandona.
   *[none] Cada cual piensa cuanto quiera.
}
new-minutes = Minutos por jugador
new-bonus = Segundos que devuelve cada jugada
new-days = Días por jugador

# La mesa
new-listed = Mostrar la mesa a todos
new-listed-hint = Aparece en la lista del club, para unirse o mirar. Si no, solo la encuentra quien tenga el enlace.
new-rated = Clasificatoria
new-rated-hint = El resultado cuenta para la clasificación. Solo entre personas, dos o más, cada una en un asiento; no se deshace nada.
new-at-once = Empezar ya
new-at-once-hint = Si no, la mesa espera, y empiezas cuando quieras.
new-go = Empezar la partida
new-open = Abrir la mesa

# Las reglas de la casa en palabras
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
