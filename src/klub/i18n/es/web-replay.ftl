# La sala de la repetición: una partida terminada, turno a turno.

replay-title = { $game ->
    [clustered] Repetición de Clustered
   *[kluster] Repetición de Kluster
}
replay-wait = Trayendo la partida…
replay-back = A la mesa
replay-leave = Salir de la repetición
replay-home = Volver al club
replay-not-yet = Todavía no
replay-nothing = Nada que mostrar
replay-try = Probar de nuevo

# El resultado, en el título.
replay-won = { $winners ->
    [0] No ganó nadie
    [one] Ganó { $names }
   *[other] { $names } comparten la victoria
}
replay-mastered = Conseguido
replay-lost-alone = Esta vez no
replay-scored-alone = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}
replay-unfinished = No se jugó hasta el final

# Dónde va la repetición.
replay-begin = El comienzo
replay-turns = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
}
replay-turn = Turno { $turn } de { $last }
replay-caption = { $name }: { $what }

# Qué hizo un turno, tras el nombre.
replay-lays = coloca { $card } ({ $place })
replay-lays-drops = coloca { $card } ({ $place }) y retira { $dropped }
replay-discards = no encuentra sitio y descarta { $card }
replay-discards-drops = no encuentra sitio, descarta { $card } y retira { $dropped }
replay-drops = retira { $dropped }
replay-gained = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
replay-places = { $stones ->
    [0] no coloca nada
    [one] coloca un imán
   *[other] coloca { $stones } imanes
}
replay-fault = { $kind ->
    [touch] fallo: unos imanes se tocan
    [exit] fallo: un imán sale de la cuerda
    [drop] fallo: un imán cae fuera
   *[time] fallo: se acabó el tiempo
}
replay-taken = { $stones ->
    [one] se recoge { $stones } imán
   *[other] se recogen { $stones } imanes
}
replay-slow = Cámara lenta
replay-above = Ver desde arriba

# La barra y los botones de debajo.
replay-bar = Turnos de la partida
replay-first = Al comienzo
replay-back-marked = { $game ->
    [clustered] Muchos puntos, antes
   *[kluster] Fallo anterior
}
replay-step-back = Un turno atrás
replay-play = Reproducir
replay-pause = Pausa
replay-step = Un turno adelante
replay-next-marked = { $game ->
    [clustered] Muchos puntos, después
   *[kluster] Fallo siguiente
}
replay-last = Al final
replay-again = Mostrar otra vez este turno
replay-speed = Velocidad
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Teclas: ← y → van de turno en turno, Inicio y Fin saltan, la barra espaciadora reproduce y pausa, N y P van a lo que destaca.

# Junto al tablero.
replay-scores = Puntuaciones
replay-stones = Imanes
replay-total = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
replay-player = Jugador
replay-sum = Puntos
replay-part = { $part ->
    [rectangle] Rectángulo más grande
    [rows] Filas
    [columns] Columnas
    [bonuses] Bonos
   *[faults] Fallos
}
replay-show-count = Mostrar lo que cuenta para { $name }
replay-left = { $stones ->
    [one] queda { $stones } imán
   *[other] quedan { $stones } imanes
}
replay-out = fuera
replay-hand = La mano de { $name }
replay-chosen = { $card } (carta jugada)
replay-board = El tablero tras el turno { $turn }
replay-log = Los turnos
replay-more = Turnos y más
replay-about = Sobre esta partida
replay-luck = La suerte
replay-luck-checking = Comprobando…
replay-luck-fair = { $game ->
    [clustered] Se barajó limpiamente.
   *[kluster] Los imanes se sortearon limpiamente.
}
replay-luck-why = Antes del primer turno el club publicó la huella (SHA-256) de un número secreto. Ahora tu navegador ha sacado la huella del número revelado y lo ha repartido todo otra vez a partir de él: todo coincide. Así que no se cambió nada durante la partida.
replay-luck-other-seed = El número secreto no corresponde a la huella publicada antes de la partida. No te fíes de esta partida.
replay-luck-other-luck = Lo que se repartió no se deriva del número secreto. No te fíes de esta partida.
replay-luck-hidden = El número secreto no se ha revelado, así que no se puede comprobar nada.
replay-luck-unable = Este navegador solo comprueba huellas por https. Con los números de abajo cualquiera puede comprobarlas en otro sitio.
replay-luck-failed = No se pudo traer el registro, así que no se ha comprobado nada.
replay-commitment = Publicada antes de la partida
replay-seed = Revelado después

# Enlaces, archivos e imágenes.
replay-share = Compartir
replay-share-title = Un enlace a este momento
replay-export = Guardar
replay-export-title = Guardar esta partida
replay-record = El registro
replay-record-hint = La partida entera como archivo JSON que klub puede reproducir y comprobar.
replay-still = Una imagen
replay-still-hint = El tablero tal como se ve ahora.
replay-picture-foot = Turno { $turn } · { $scores }
replay-animation = Una animación
replay-animation-hint = { $game ->
    [clustered] La partida entera, una imagen por turno.
   *[kluster] Tal como se movió, en GIF.
}
replay-gif-game = Partida entera (GIF)
replay-gif-turn = Este turno (GIF)
replay-making = { $percent } % hecho
replay-cancel = Cancelar
replay-cancelled = La animación no se ha hecho.
replay-saved = Guardado como { $name }.
replay-unsaved = No se pudo hacer la imagen: este navegador tiene muy poca memoria, o no dibuja imágenes así. La partida está a salvo; el registro todavía se puede guardar.
replay-no-webgl = Este navegador no muestra imágenes en 3D, así que la mesa se dibuja desde arriba.
replay-open = Abrir un registro
replay-open-hint = Un archivo JSON guardado por klub. Puedes soltarlo en cualquier parte de esta página.
replay-drop = Suelta aquí el registro
replay-opened = { $moves ->
    [one] Se ha leído una jugada, y es verdadera.
   *[other] Se han leído { $moves } jugadas, y son verdaderas.
}
replay-file-large = Este archivo es demasiado grande para el registro de una partida. No se ha enviado nada al club.
replay-file-other = Este archivo no es el registro de una partida. No se ha abierto nada; elige un archivo JSON guardado por klub.
