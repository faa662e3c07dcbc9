# La sala donde se aprenden los juegos: su página, los mandos y el guía de los tutoriales.

learn-title = Aprender a jugar
learn-about = Juega unos pasos en una mesa de verdad, o lee las reglas. Las dos cosas están también a mano durante una partida.
learn-game = Cómo se juega a { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Cartas sobre lino: colócalas de modo que todas las vecinas combinen, y construye líneas y rectángulos de tu color.
learn-kluster-about = Imanes sobre roble: coloca los tuyos dentro de la cuerda sin que se toquen.
learn-open = Reglas y mandos de { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Aprender el otro juego
learn-start = Jugar el tutorial
learn-start-about = Unos minutos en una mesa solo para ti. No cuenta para nada, y puedes irte cuando quieras.
learn-go-on = Seguir con el tutorial
learn-so-far = Vas por el paso { $step } de { $steps }.
learn-finished = Has jugado el tutorial hasta el final.
learn-again = Jugar otra vez el tutorial
learn-anew = Empezarlo de nuevo
learn-opening = Preparando la mesa…
learn-then = Cuando quieras
learn-new = Abrir una mesa
learn-rules = Las reglas
learn-contents = Índice
learn-ruling = Decisión { $rule } de la casa
learn-house-missing = No se ha podido traer del club la lista de reglas de la casa. También se ve al abrir una mesa nueva.
learn-board = Un tablero con cartas
learn-table-top = Imanes y cuerda, vistos desde arriba
learn-light = Qué cuenta en este tablero
learn-light-none = Solo las cartas
learn-light-seat = { $seat ->
    [0] Naranja
   *[1] Azul
}

learn-controls = Ratón, dedos y teclas
learn-keys = Teclas
learn-clustered-choose = Elegir una carta
learn-clustered-choose-how = Haz clic en ella o tócala. Las casillas donde encaja se iluminan, con los puntos que daría.
learn-clustered-lay = Colocarla
learn-clustered-lay-how = Haz clic en una casilla iluminada. Con el dedo, tócala dos veces, o arrastra la carta hasta allí.
learn-clustered-why = Preguntar por qué no
learn-clustered-why-how = Elige una carta, y luego una casilla que no esté iluminada.
learn-clustered-move = Mirar alrededor
learn-clustered-move-how = Arrastra la mesa. Acerca y aleja con la rueda o con dos dedos.
learn-clustered-fit = Ver toda la mesa
learn-clustered-fit-how = Pulsa el botón de la esquina de la mesa.
learn-clustered-score = Ver lo que cuenta
learn-clustered-score-how = Apunta a un jugador, o toca ahí: las cartas que dan puntos se iluminan.
learn-kluster-stock = Tomar otro imán
learn-kluster-stock-how = Elígelo en tu reserva.
learn-kluster-carry = Llevar un imán
learn-kluster-carry-how = Mueve el puntero, o desliza un dedo. La sombra muestra dónde está el imán.
learn-kluster-lower = Bajarlo y colocarlo
learn-kluster-lower-how = Mantén pulsado el botón del ratón, o el botón del pulgar. Suelta cuando el imán descanse sobre la mesa; si sueltas antes, vuelve a subir.
learn-kluster-height = Ajustar la altura
learn-kluster-height-how = Gira la rueda, o usa el control deslizante.
learn-kluster-turn = Girar el imán
learn-kluster-turn-how = Usa los dos botones con flechas, o gira dos dedos.
learn-kluster-flip = Darle la vuelta
learn-kluster-flip-how = Usa su botón. Lo que antes atraía, ahora repele.
learn-kluster-edge = Ponerlo de canto
learn-kluster-edge-how = Usa su botón, en Equilibrio.
learn-kluster-other = Usar la otra mano
learn-kluster-other-how = Esta mano se queda donde está, y sigues con la otra.
learn-kluster-back = Devolverlo
learn-kluster-back-how = El imán vuelve a tu reserva.
learn-kluster-cord = Mover la cuerda
learn-kluster-cord-how = Pulsa sobre ella y arrastra.
learn-kluster-near = Oír lo que hay cerca
learn-kluster-near-how = Dice los imanes más cercanos, su dirección y su distancia.
learn-kluster-end = Acabar tu turno
learn-kluster-end-how = Usa el botón que aparece cuando todo está hecho.
learn-hint = Pedir consejo
learn-hint-how = En tu turno, la lámpara muestra las mejores jugadas en el tablero. No en las mesas clasificatorias ni en el desafío de hoy.
learn-key-arrows = Flechas
learn-key-shift-arrows = Mayús + flechas
learn-key-numbers = 1 a 7
learn-key-enter = Intro
learn-key-tab = Tab
learn-key-delete = Supr
learn-key-page-up = Re Pág
learn-key-page-down = Av Pág

learn-coach = Tutorial
learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-skip = Saltar
learn-back = Atrás
learn-leave = Dejar el tutorial
learn-resume = Mostrar el tutorial
learn-play-bot = Jugar contra un bot
learn-play-on = Seguir aquí
learn-over = Esta partida ha llegado a su fin. Para los pasos que faltan, empieza de nuevo el tutorial.

# El tutorial de Clustered.

learn-clustered-step-choose = { $way ->
    [keys] Estas son tus cartas, y en el centro está la carta inicial. Pulsa de 1 a 5 para elegir una carta.
    [touch] Estas son tus cartas, y en el centro está la carta inicial. Toca una de tus cartas.
   *[mouse] Estas son tus cartas, y en el centro está la carta inicial. Haz clic en una de tus cartas.
}
learn-clustered-step-choose-nod = Las casillas donde encaja están iluminadas. Junto a la carta inicial encaja todo.
learn-clustered-step-lay = { $way ->
    [keys] Ahora colócala: ve a una casilla iluminada con las flechas y pulsa Intro.
    [touch] Ahora colócala: toca una casilla iluminada, y tócala otra vez. También puedes arrastrar la carta hasta allí.
   *[mouse] Ahora colócala: haz clic en una casilla iluminada. También puedes arrastrar la carta hasta allí.
}
learn-clustered-step-lay-nod = Ya está colocada, y has robado otra carta. Eso es un turno entero.
learn-clustered-step-clash = No todo encaja: las vecinas deben compartir dos cosas de tres: forma, relleno y número. Pregunta por qué no: elige una carta, y luego una casilla junto a tus cartas que no esté iluminada.
learn-clustered-step-clash-nod = Ahora sabes qué vecina se negó, y por qué. Preguntar no cuesta nada: no se ha colocado ninguna carta.
learn-clustered-step-three = Sigue colocando hasta que tres de tus cartas estén en línea, una al lado de otra o una encima de otra. Los números de las casillas muestran lo que daría una carta.
learn-clustered-step-three-nod = Tres en línea: un punto por carta. Dos en línea aún no dan nada.
learn-clustered-step-count = { $way ->
    [keys] ¿De dónde salen tus puntos? Ve a tu nombre con la tecla Tab.
    [touch] ¿De dónde salen tus puntos? Toca tu nombre.
   *[mouse] ¿De dónde salen tus puntos? Apunta a tu nombre.
}
learn-clustered-step-count-nod = Las cartas que dan puntos están iluminadas. Del mismo modo puedes mirar a los demás jugadores.
learn-clustered-step-block = Ahora haz un bloque completo, de dos cartas de ancho y dos de alto. Tu bloque más grande da un punto por carta, además de sus líneas.
learn-clustered-step-block-nod = ¡Un bloque! Amplíalo a dos por tres, y da 12 puntos: 6 por el bloque y 6 por sus líneas.
learn-clustered-step-wild = La carta con la estrella es un comodín. Encaja junto a todo, y todo encaja junto a él. Colócalo cuando tengas uno; si ahora no tienes, sigue leyendo.
learn-clustered-step-wild-nod = Un comodín cuenta para ti como cualquier otra carta tuya.
learn-clustered-step-discard = Si ninguna de tus cartas encaja en ningún sitio, tu mano lo dice, y eliges una para descartar. Mientras algo encaje, tienes que colocar.
learn-clustered-step-done = Ese es todo el juego. Cuando se acaban las cartas, se cuentan las filas, las columnas y el rectángulo más grande. ¡Que te diviertas!

# El tutorial de Kluster.

learn-kluster-step-take = { $way ->
    [keys] Ve a la mesa con la tecla Tab y muévete con las flechas. Tu mano lleva un imán, y su sombra muestra dónde está.
    [touch] Pon un dedo en la mesa y deslízalo. Tu mano lleva un imán, y su sombra muestra dónde está.
   *[mouse] Mueve el puntero sobre la mesa. Tu mano lleva un imán, y su sombra muestra dónde está.
}
learn-kluster-step-take-nod = A esa altura, casi nada en la mesa lo nota.
learn-kluster-step-place = { $way ->
    [keys] Llévalo sobre el centro de la cuerda y mantén { $lower }: el imán baja. Cuando descanse sobre la mesa, suelta.
    [touch] Llévalo sobre el centro de la cuerda y mantén pulsado el botón con la flecha: el imán baja. Cuando descanse sobre la mesa, suelta.
   *[mouse] Llévalo sobre el centro de la cuerda y mantén pulsado el botón del ratón: el imán baja. Cuando descanse sobre la mesa, suelta.
}
learn-kluster-step-place-nod = Ya está colocado. Desde ahora ninguna mano lo toca.
learn-kluster-step-end = { $way ->
    [keys] Aún podrías mover la cuerda. No hace falta: pulsa { $end } para acabar tu turno.
   *[mouse] Aún podrías mover la cuerda. No hace falta: acaba tu turno con el botón.
}
learn-kluster-step-end-nod = El primer imán está colocado. Con más gente en la mesa, le tocaría al jugador siguiente.
learn-kluster-step-pull = Ahora despiertan los imanes. Lleva el siguiente a poca altura sobre la mesa, cerca del que ya está, y para antes de que se toquen. Mira el de la mesa.
learn-kluster-step-pull-nod = Se ha movido, y nada lo ha tocado. Esa es la fuerza con la que se juega.
learn-kluster-step-flip = { $way ->
    [keys] Sube el imán y dale la vuelta con { $flip }. También puedes girarlo con { $left } y { $right }.
    [touch] Sube el imán y dale la vuelta con su botón. También puedes girarlo a la izquierda y a la derecha.
   *[mouse] Sube el imán y dale la vuelta: pulsa { $flip } o usa el botón. { $left } y { $right } lo giran a la izquierda y a la derecha.
}
learn-kluster-step-flip-nod = Ahora tiene arriba la otra cara. Lo que antes atraía, ahora lo repele.
learn-kluster-step-second = Colócalo donde deje en paz al otro, a un palmo de distancia, y acaba tu turno.
learn-kluster-step-second-nod = Bien colocado: no se tocan.
learn-kluster-step-cord = { $way ->
    [keys] También puedes mover la cuerda. Agárrala con { $grab }, tira de ella con las flechas, y suéltala con { $grab }.
    [touch] También puedes mover la cuerda. Pon un dedo en ella y tira.
   *[mouse] También puedes mover la cuerda. Pulsa sobre ella y arrastra.
}
learn-kluster-step-cord-nod = Conserva su longitud, y empuja los imanes en los que se apoya.
learn-kluster-step-fault = Ahora comete un fallo a propósito: acerca un imán a otro hasta que se peguen.
learn-kluster-step-fault-nod = ¡Clac! Tu turno se acabó, y te llevas los imanes que se tocaron. Aquí dos fallos son gratis, y el tercero acaba la partida.
learn-kluster-step-done = Ese es todo el juego: líbrate de tus imanes, sin que ninguno se toque. ¡Que te diviertas!
