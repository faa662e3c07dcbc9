# Kluster: por qué se rechaza una opción.

options-boxes = En una mesa caben hasta { $cords } cuerdas y { $stones } imanes, y estas cajas son demasiadas.
options-box-players = Estas cajas son para 1 a { $most } jugadores, no para { $players }.
options-solo = El Solitario es para un jugador, no para { $players }.
options-alone = { $mode ->
    [standard] Estándar
    [expert] Experto
   *[elimination] Eliminación
} requiere dos jugadores o más; sin nadie más se juega el Solitario.
options-elimination = Con estas cajas, Estándar y Experto son para { $most } jugadores como mucho; { $players } juegan a Eliminación.
options-equilibrium = Equilibrio es para cajas TRIO, y entre estas hay una DUO².
options-heights = «by_height» nombra una vez cada uno de los { $players } asientos, del jugador más bajo al más alto; los asientos se cuentan desde 0.
options-previous = «previous» dice lo que tenían { $seats } { $seats ->
    [one] asiento
   *[other] asientos
}, pero hay { $players } jugadores.
options-cords = «cords» pone { $cords } cuerdas, pero en las cajas solo hay { $boxes }.
options-cord-far = La cuerda { $cord } quedaría a más de { $farthest } mm del centro de la mesa; las cuerdas se cuentan desde 0.
options-cord-flat = La cuerda { $cord } no encerraría nada; las cuerdas se cuentan desde 0.
options-cord-apart = La cuerda { $cord } tiene que cruzar una puesta antes, no estar al lado ni dentro de ella; las cuerdas se cuentan desde 0.
options-no-room = { $stones ->
    [one] El imán que sobra no cabe
   *[other] Los { $stones } imanes que sobran no caben
} en estas cuerdas sin quedar demasiado cerca de otro imán o de una cuerda.
