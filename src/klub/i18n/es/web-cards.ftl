# Clustered en la mesa.

# Una carta, como se lee en voz alta o aparece en una frase.
cards-card = { $look ->
    [Se] { $number ->
        [1] un cuadrado vacío
        [2] dos cuadrados vacíos
       *[3] tres cuadrados vacíos
    }
    [Ss] { $number ->
        [1] un cuadrado rayado
        [2] dos cuadrados rayados
       *[3] tres cuadrados rayados
    }
    [Sf] { $number ->
        [1] un cuadrado lleno
        [2] dos cuadrados llenos
       *[3] tres cuadrados llenos
    }
    [Te] { $number ->
        [1] un triángulo vacío
        [2] dos triángulos vacíos
       *[3] tres triángulos vacíos
    }
    [Ts] { $number ->
        [1] un triángulo rayado
        [2] dos triángulos rayados
       *[3] tres triángulos rayados
    }
    [Tf] { $number ->
        [1] un triángulo lleno
        [2] dos triángulos llenos
       *[3] tres triángulos llenos
    }
    [Ce] { $number ->
        [1] un círculo vacío
        [2] dos círculos vacíos
       *[3] tres círculos vacíos
    }
    [Cs] { $number ->
        [1] un círculo rayado
        [2] dos círculos rayados
       *[3] tres círculos rayados
    }
    [Cf] { $number ->
        [1] un círculo lleno
        [2] dos círculos llenos
       *[3] tres círculos llenos
    }
    [wild] un comodín
    [start] la carta inicial
   *[hidden] una carta boca abajo
}

# Una casilla, vista desde la carta inicial.
cards-cell = { $way ->
    [right] { $across } a la derecha
    [left] { $across } a la izquierda
    [up] { $along } arriba
    [down] { $along } abajo
    [right-up] { $across } a la derecha, { $along } arriba
    [right-down] { $across } a la derecha, { $along } abajo
    [left-up] { $across } a la izquierda, { $along } arriba
    [left-down] { $across } a la izquierda, { $along } abajo
   *[start] en el centro
}

# El tablero.
cards-board = Las cartas de la mesa
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Casillas donde encaja la carta
cards-fit = { $cell }: { $points ->
    [0] aún sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
cards-tools = Qué se ve del tablero
cards-closer = Más cerca
cards-farther = Más lejos
cards-show-all = Ver todo el tablero

# La mano.
cards-hand = Tus cartas
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, carta recién robada
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, no encaja en ningún sitio
        [one] { $card }, encaja en { $fits } casilla
       *[other] { $card }, encaja en { $fits } casillas
    }
}
cards-drawn = nueva
cards-chosen = { $task ->
    [discard] ¿Descartar esta carta: { $card }?
   *[lay] { $fits ->
        [0] Carta elegida: { $card }. Ahora mismo no encaja en ningún sitio. Elige una casilla para ver por qué.
        [one] Carta elegida: { $card }. Encaja en { $fits } casilla.
       *[other] Carta elegida: { $card }. Encaja en { $fits } casillas.
    }
}
cards-aimed = ¿Colocarla aquí ({ $cell })? Elige otra vez la casilla para confirmar.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Elige la carta que retiras.
       *[other] ¿Retirar esta carta?
    }
   *[other] { $picked ->
        [0] Elige las dos cartas que retiras.
        [1] Falta una carta por retirar.
       *[other] ¿Retirar estas dos cartas?
    }
}
cards-choose-first = Elige primero una carta de tu mano.
cards-not-yet = Todavía no: le toca a { $name }. Mientras tanto puedes ir mirando.
cards-there = { $name }: { $card }
cards-ask-discard = Ninguna de tus cartas encaja en ningún sitio. Elige una para descartar.
cards-ask-drop = { $due ->
    [1] Elige la carta que retiras; te quedas con cinco.
   *[other] Elige las dos cartas que retiras; te quedas con cinco.
}
cards-lay = Colocar
cards-discard = Descartar
cards-drop = { $due ->
    [1] Retirarla
   *[other] Retirar las dos
}
cards-never-mind = Dejarlo

# ¿Por qué no?
cards-why-clash = No encaja: { $card } junto a { $neighbour } ({ $cell }). { $shared ->
    [shape] Solo la forma es igual; el relleno y el número son distintos.
    [fill] Solo el relleno es igual; la forma y el número son distintos.
    [number] Solo el número es igual; la forma y el relleno son distintos.
   *[nothing] La forma, el relleno y el número son distintos.
} Tienen que coincidir dos de los tres.
cards-why-taken = Esta casilla está ocupada: { $card }.
cards-why-start = Aquí está la carta inicial.
cards-why-alone = No hay ninguna carta junto a esta casilla. Una carta debe compartir un lado con otra de la mesa.
cards-why-edge = Esta casilla está más allá del borde de la mesa.
cards-why-rule = La regla

# Junto a un asiento.
cards-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cards-to-come = { $hand } en la mano, { $deck } en el mazo

# Qué se espera de quien tiene el turno.
cards-expected = { $task ->
    [opening] Retira dos de tus siete cartas.
    [drop] Retira una carta.
    [discard] Ninguna de tus cartas encaja: descarta una.
   *[turn] Coloca una carta.
}
cards-expected-of-other = { $task ->
    [opening] Hay que retirar dos de siete cartas.
    [drop] Hay que retirar una carta.
   *[turn] Hay que colocar una carta.
}

# Las jugadas en el diario, tras el nombre.
cards-told-lay = coloca { $card } ({ $cell })
cards-told-discard = descarta { $card }
cards-told-drop = retira { $card }
cards-told-drop-two = retira { $one } y { $other }

# El recuento.
cards-count-player = Jugador
cards-count-kind = { $kind ->
    [rectangle] Rectángulo
    [rows] Filas
    [columns] Columnas
   *[bonuses] Bonos
}
cards-count-total = Suma
cards-count-show = Mostrar en el tablero lo que cuenta
cards-count-out = Hacer el recuento
cards-count-back = Atrás
cards-count-next = Siguiente
cards-count-pause = Pausa
cards-count-go-on = Seguir
cards-counted = { $kind ->
    [rectangle] { $name }: el rectángulo más grande, { $points } puntos. En total { $sum }.
    [row] { $name }: una fila de { $points }. En total { $sum }.
   *[column] { $name }: una columna de { $points }. En total { $sum }.
}
cards-discards = Cartas fuera del juego
cards-discards-count = { $cards ->
    [one] { $cards } carta fuera del juego
   *[other] { $cards } cartas fuera del juego
}
