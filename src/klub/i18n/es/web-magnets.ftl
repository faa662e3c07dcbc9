# Kluster en la mesa.

magnets-board = La mesa con los imanes y la cuerda
magnets-picture = La mesa desde arriba
magnets-keys = Las flechas mueven la mano, con Mayús en pasos pequeños. Mantén { $lower } para bajar el imán; suelta cuando esté abajo, y queda colocado. { $left } y { $right } lo giran, { $flip } le da la vuelta, Re Pág y Av Pág ajustan su altura. { $stock } o un número toma otro imán, Supr lo devuelve. { $grab } agarra la cuerda, y la suelta. { $near } dice los imanes más cercanos. { $other } toma la otra mano, { $end } acaba el turno. Esc y luego Tab sale de la mesa.
magnets-keys-edge = { $edge } tumba el imán o lo pone otra vez de canto.
magnets-keys-hint = { $hint } muestra buenos sitios para un imán.
magnets-landed = El imán está abajo. Suelta para colocarlo.
magnets-stalled = El club no responde. Hasta que lo haga, lo que ves está parado.
magnets-flat = Este navegador no puede dibujar la mesa en tres dimensiones, así que la ves desde arriba. Todo funciona como siempre.

# Qué se espera de quien juega.
magnets-expect-watch = Mira cómo se mueven los imanes.
magnets-expect-soon = El turno está a punto de empezar.
magnets-expect-end = Acaba tu turno, o mueve la cuerda.
magnets-expect-edge = Pon un imán de canto dentro de la cuerda.
magnets-expect-lost = ¡Un fallo! Espera a que todo esté quieto.
magnets-expect-ending = Las manos ya no están sobre la mesa. Se acaba si todo sigue quieto.
magnets-duty-place = Coloca un imán dentro de la cuerda.
magnets-duty-moving = Espera a que todo esté quieto.
magnets-duty-flat = El imán se ha tumbado. Tómalo y levántalo otra vez.
magnets-not-yours = No es tu turno.
magnets-end = Acabar turno
magnets-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}

# Los imanes que se pueden colocar.
magnets-stock = { $number ->
    [one] Reserva: { $number } imán
   *[other] Reserva: { $number } imanes
}
magnets-stock-empty = No hay ningún imán que tomar.
magnets-stone = { $how ->
    [held] Imán { $stone }, en tu mano. Devolverlo
    [fallen] Imán { $stone }, que se ha caído. Volver a tomarlo
   *[stock] Imán { $stone }, { $long } por { $wide } por { $high } mm. Tomarlo
}

# Qué hace una mano.
magnets-tools = Qué hace la mano
magnets-turn-left = Girar a la izquierda
magnets-turn-right = Girar a la derecha
magnets-flip = Dar la vuelta
magnets-edge = De canto
magnets-edge-deed = { $now ->
    [edge] Tumbarlo
   *[flat] Ponerlo de canto
}
magnets-other = La mano { $hand } está activa. Dejarla ahí y tomar la otra
magnets-back = Devolver el imán
magnets-lower = Mantener para bajar
magnets-let-go = Soltar para colocar
magnets-height = Altura del imán
magnets-height-value = { $millimetres } mm

# Mirar la mesa.
magnets-above = Ver desde arriba
magnets-fit = Verlo todo
magnets-aids = Ayudas de práctica
magnets-aids-about = Para practicar; en las mesas clasificatorias no las hay.
magnets-aid-poles = Polos de los imanes
magnets-aid-field = Imagen del campo
magnets-aid-reach = Dónde empiezan a resbalar
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# Un fallo, sobre el tablero.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] La cuerda ha dejado fuera un imán.
       *[none] Un imán ha salido de la zona.
    }
    [drop] Se ha soltado un imán fuera.
    [time] Se acabó el tiempo.
   *[touch] { $by ->
        [cord] La cuerda ha juntado unos imanes.
        [hand] El imán de la mano ha tocado a otro.
        [held] El imán de la mano ha juntado a otros.
       *[none] Unos imanes se han tocado.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } no se lleva ningún imán.
    [one] { $name } se lleva { $taken } imán.
   *[other] { $name } se lleva { $taken } imanes.
}
magnets-fault-out = { $name } queda fuera.
magnets-fault-back = { $taken ->
    [0] No recuperas ningún imán.
    [one] Recuperas { $taken } imán.
   *[other] Recuperas { $taken } imanes.
}
magnets-fault-left = { $left ->
    [-1] Ese fue un fallo de más.
    [0] El próximo fallo acaba la partida.
    [one] Puedes cometer { $left } fallo más.
   *[other] Puedes cometer { $left } fallos más.
}
magnets-skip = Saltar

# Un turno en el diario, tras el nombre.
magnets-told-turn = ha jugado un turno
magnets-told-placed = { $number ->
    [one] ha colocado un imán
   *[other] ha colocado { $number } imanes
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] queda fuera: un imán salió de la zona
        [drop] queda fuera: se soltó un imán fuera
        [time] queda fuera: se acabó el tiempo
       *[touch] queda fuera: unos imanes se tocaron
    }
   *[no] { $kind ->
        [exit] ha cometido un fallo: un imán salió de la zona; imanes que se lleva: { $taken }
        [drop] ha cometido un fallo: se soltó un imán fuera; imanes que se lleva: { $taken }
        [time] ha cometido un fallo: se acabó el tiempo; imanes que se lleva: { $taken }
       *[touch] ha cometido un fallo: unos imanes se tocaron; imanes que se lleva: { $taken }
    }
}

# Cómo van los asientos.
magnets-stones = { $number ->
    [one] { $number } imán
   *[other] { $number } imanes
}
magnets-down = { $number } en la zona
magnets-faults = { $number ->
    [one] { $number } fallo
   *[other] { $number } fallos
}
magnets-faults-left = { $number ->
    [0] ningún fallo permitido
    [one] { $number } fallo permitido
   *[other] { $number } fallos permitidos
}
magnets-in = en juego
magnets-out = fuera

# El final.
magnets-total = { $number } de { $all } imanes colocados
magnets-total-all = Victoria total: todos los imanes están en la zona.
magnets-total-faults = { $number ->
    [one] Con { $number } fallo.
   *[other] Con { $number } fallos.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] El tablero final desde arriba, con { $number } imán
   *[other] El tablero final desde arriba, con { $number } imanes
}

# Para quien no ve la imagen.
magnets-spot = { $x } mm { $side ->
    [left] a la izquierda
   *[right] a la derecha
}, { $y } mm { $way ->
    [near] hacia ti
   *[away] hacia el fondo
}
magnets-where = { $spot }, { $height } mm de altura
magnets-near-none = No hay ningún imán en la mesa.
magnets-near-one = imán { $stone }: { $millimetres } mm, { $hour ->
    [1] a la { $hour }
   *[other] a las { $hour }
}
magnets-list = Imanes de la mesa
magnets-list-stone = { $how ->
    [held] Imán { $stone }, en tu mano: { $spot }
    [edge] Imán { $stone }, de canto: { $spot }
    [north] Imán { $stone }, norte arriba: { $spot }
   *[south] Imán { $stone }, sur arriba: { $spot }
}
