# Kluster : pourquoi une option est refusée.

options-boxes = Une table accueille jusqu’à { $cords } cordes et { $stones } pierres, et il y a trop de boîtes pour cela.
options-box-players = Ces boîtes se jouent de 1 à { $most }, pas à { $players }.
options-solo = Le Solo se joue seul, pas à { $players }.
options-alone = { $mode ->
    [standard] Le jeu Standard
    [expert] Le mode Expert
   *[elimination] L’Élimination
} se joue à deux ou plus ; seul, on joue en Solo.
options-elimination = Avec ces boîtes, Standard et Expert se jouent à { $most } au plus ; à { $players }, on joue en Élimination.
options-equilibrium = L’Équilibre se joue avec des boîtes TRIO, et il y a une DUO² parmi celles-ci.
options-heights = « by_height » cite une fois chacune des { $players } places, du plus petit joueur au plus grand ; les places se comptent à partir de 0.
options-previous = « previous » dit ce qu’avaient { $seats } { $seats ->
    [one] place
   *[other] places
}, mais il y a { $players } joueurs.
options-cords = « cords » dispose { $cords } cordes, mais les boîtes n’en contiennent que { $boxes }.
options-cord-far = La corde { $cord } serait à plus de { $farthest } mm du milieu de la table ; les cordes se comptent à partir de 0.
options-cord-flat = La corde { $cord } n’entourerait rien ; les cordes se comptent à partir de 0.
options-cord-apart = La corde { $cord } doit croiser une corde posée avant elle, pas être à côté ni à l’intérieur ; les cordes se comptent à partir de 0.
options-no-room = { $stones ->
    [one] La pierre en trop ne tient
   *[other] Les { $stones } pierres en trop ne tiennent
} pas dans ces cordes sans se trouver trop près d’une autre pierre ou d’une corde.
