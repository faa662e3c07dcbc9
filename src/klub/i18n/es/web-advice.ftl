advice-hint = Pista
advice-ask = Mostrar buenas jugadas
advice-thinking = Buscando buenas jugadas…
advice-nothing = Aquí no hay nada que aconsejar.
advice-moves = Buenas jugadas, la mejor primero
advice-away = Guardar las pistas
advice-best = La mejor: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = descartar { $card }
advice-drop = retirar { $cards }
advice-lead = { $alone ->
    [yes] { $worth } pt al final
   *[no] { $worth } pt frente al mejor de los demás
}
advice-place = { $face ->
    [up] imán { $stone }, norte arriba ({ $spot })
    [down] imán { $stone }, sur arriba ({ $spot })
   *[edge] imán { $stone }, de canto ({ $spot })
}
advice-draw = tirar de la cuerda desde { $from } hasta { $to }, después { $place }
advice-draw-first = Primero tira de la cuerda siguiendo la flecha: desde { $from } hasta { $to }. Después elige esto otra vez.
advice-chance = { $chance } de probabilidad de quedar sin fallo
advice-about-clustered = { $alone ->
    [yes] Puntos que puedes esperar al final
   *[no] Ventaja (+) o desventaja (−) en puntos que puedes esperar al final
}
advice-about-kluster = Qué probable es que una mano cuidadosa deje el imán sin fallo

review = Análisis
review-about = El club mira cada turno: lo bueno que fue y qué habría sido mejor
review-begins = El club empieza a mirar los turnos…
review-progress = { $done } de { $of } turnos mirados
review-ready = Cada turno tiene ya su nota.
review-faultless = Cada turno tiene ya su nota: ningún desliz, ningún error grave.
review-mark = { $mark ->
    [best] La mejor
    [fine] Buena
    [slip] Desliz
    [blunder] Error grave
   *[none] Sin elección
}
review-verdict = { $mark }: { $why }
review-points = { $points } pt menos que { $better }
review-chances = { $drawn ->
    [yes] { $had } donde era posible { $possible } tirando antes de la cuerda
   *[no] { $had } donde era posible { $possible }
}
review-chance = { $had } de probabilidad de quedar sin fallo
review-place = Mejor: { $place }.
review-before = El desliz anterior
review-after = El siguiente desliz
review-show-better = Mostrar qué era mejor
review-better-card = (mejor)
review-summary = Cómo fueron los turnos
review-keys = B y M van a los deslices, H muestra u oculta qué era mejor.
