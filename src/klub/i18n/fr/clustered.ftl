# Clustered : pourquoi un coup ou une option est refusé.

game-over = La partie est finie : toutes les cartes ont été utilisées.
not-in-hand = { $card } n’est pas dans ta main.
drop-due = Écarte d’abord { $due ->
    [one] une carte, ce qui s’écrit ~Sf3.
   *[other] { $due } cartes, ce qui s’écrit ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Il n’y a rien à écarter maintenant : pose une carte.
    [one] Il faut écarter exactement une carte, pas { $dropped }.
   *[other] Il faut écarter exactement { $due } cartes, pas { $dropped }.
}
drop-among = Tu ne peux pas choisir { $cards } : écarte parmi { $among }.
must-lay = Tu ne peux pas défausser, car { $card } va en { $cell }.
off-table = { $cell } est au-delà du bord de la table.
cell-taken = { $cell } est occupée : { $there } s’y trouve.
cell-start = La carte de départ se trouve en { $cell }.
cell-alone = Aucune carte ne touche { $cell } ; une carte doit avoir un côté commun avec une carte de la table.
clash = { $card } ne va pas à côté de { $neighbour } en { $place } : elles ont en commun { $shared ->
    [shape] seulement la forme
    [fill] seulement le remplissage
    [number] seulement le nombre
   *[nothing] rien du tout
}, alors qu’il faut deux points communs parmi forme, remplissage et nombre.

option-unknown = Il n’y a pas d’option « { $key } ». Les options sont : { $known }.
option-value = L’option « { $key } » attend : { $expected }.
options-players = Clustered se joue de 1 à { $most }, pas à { $players }.
options-two-starts = À { $players }, il y a toujours deux cartes de départ.
options-seat = « { $key } » indique la place { $seat }, mais les places se comptent à partir de 0 et il y a { $players } joueurs.
options-table = Une table de { $size } n’a pas assez de place pour les cartes de départ ; il faut au moins { $least }.

# Là où un texte cesse d’être de la notation.

expected-card = une carte était attendue : S, T ou C pour la forme, ou W pour un joker
expected-fill = un remplissage était attendu : e (vide), s (rayé) ou f (plein)
expected-number = un nombre était attendu : 1, 2 ou 3
expected-at = « @ » et une case étaient attendus, comme dans Sf3@2,-1
expected-comma = une virgule était attendue, comme dans 2,-1
expected-coordinate = une coordonnée était attendue : un nombre entier de -{ $farthest } à { $farthest }
expected-drop = « ~ » et une carte étaient attendus, comme dans ~Ce1
expected-blank = une espace était attendue
expected-seat = une place était attendue : 0 à 7
expected-end = rien de plus n’était attendu ici
expected-board-cell = la couleur d’un paquet était attendue ({ $choices }), ou STRT, ou ....
board-starts = les cartes de départ sont à { $distance } cases l’une de l’autre sur une même rangée ou colonne, et il y en a au plus deux

# Des mots pour les images et les tableaux.

seat-colour = { $seat ->
    [0] orange
    [1] bleu
    [2] vert
    [3] violet
    [4] jaune
    [5] rouge
    [6] azur
   *[7] noir
}
