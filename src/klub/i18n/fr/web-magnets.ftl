# Kluster à table.

magnets-board = La table avec les pierres et la corde
magnets-picture = La table vue d’en haut
magnets-keys = Les flèches déplacent la main, avec Maj par petits pas. Maintiens { $lower } pour abaisser la pierre ; relâche quand elle est en bas, et elle est posée. { $left } et { $right } la tournent, { $flip } la retourne, Page haut et Page bas règlent sa hauteur. { $stock } ou un chiffre prend une autre pierre, Suppr la remet. { $grab } saisit la corde, et la relâche. { $near } énonce les pierres les plus proches. { $other } prend l’autre main, { $end } finit le tour. Échap puis Tab quitte la table.
magnets-keys-edge = { $edge } couche la pierre à plat ou la remet sur la tranche.
magnets-keys-hint = { $hint } montre de bonnes places pour une pierre.
magnets-landed = La pierre est en bas. Relâche pour la poser.
magnets-stalled = Le club ne répond pas. En attendant, ce que tu vois est figé.
magnets-flat = Ce navigateur ne sait pas dessiner la table en trois dimensions, tu la vois donc d’en haut. Tout fonctionne comme d’habitude.

# Ce qu’on attend du joueur.
magnets-expect-watch = Regarde comment les pierres bougent.
magnets-expect-soon = Le tour va commencer.
magnets-expect-end = Finis ton tour, ou déplace la corde.
magnets-expect-edge = Mets une pierre sur la tranche dans la corde.
magnets-expect-lost = Une faute ! Attends que tout soit immobile.
magnets-expect-ending = Les mains ont quitté la table. C’est fini si tout reste immobile.
magnets-duty-place = Pose une pierre dans la corde.
magnets-duty-moving = Attends que tout soit immobile.
magnets-duty-flat = La pierre est tombée à plat. Prends-la et redresse-la.
magnets-not-yours = Ce n’est pas ton tour.
magnets-end = Finir le tour
magnets-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

# Les pierres qu’on peut poser.
magnets-stock = { $number ->
    [one] Réserve : { $number } pierre
   *[other] Réserve : { $number } pierres
}
magnets-stock-empty = Il n’y a pas de pierre à prendre.
magnets-stone = { $how ->
    [held] Pierre { $stone }, dans ta main. La remettre
    [fallen] Pierre { $stone }, qui est tombée. La reprendre
   *[stock] Pierre { $stone }, { $long } sur { $wide } sur { $high } mm. La prendre
}

# Ce que fait une main.
magnets-tools = Ce que fait la main
magnets-turn-left = Tourner à gauche
magnets-turn-right = Tourner à droite
magnets-flip = Retourner
magnets-edge = Sur la tranche
magnets-edge-deed = { $now ->
    [edge] Mettre à plat
   *[flat] Mettre sur la tranche
}
magnets-other = La main { $hand } est active. La laisser là et prendre l’autre
magnets-back = Remettre la pierre
magnets-lower = Maintenir pour abaisser
magnets-let-go = Relâcher pour poser
magnets-height = Hauteur de la pierre
magnets-height-value = { $millimetres } mm

# Regarder la table.
magnets-above = Vue d’en haut
magnets-fit = Tout montrer
magnets-aids = Aides d’entraînement
magnets-aids-about = Pour s’exercer ; les tables classées n’en ont pas.
magnets-aid-poles = Pôles des pierres
magnets-aid-field = Image du champ
magnets-aid-reach = Où les pierres commencent à glisser
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# Une faute, au-dessus du plateau.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] La corde a laissé une pierre dehors.
       *[none] Une pierre a quitté la zone.
    }
    [drop] Une pierre a été lâchée dehors.
    [time] Le temps est écoulé.
   *[touch] { $by ->
        [cord] La corde a rapproché des pierres jusqu’à ce qu’elles se touchent.
        [hand] La pierre tenue en a touché une autre.
        [held] La pierre tenue en a fait se toucher d’autres.
       *[none] Des pierres se sont touchées.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } ne prend aucune pierre.
    [one] { $name } prend { $taken } pierre.
   *[other] { $name } prend { $taken } pierres.
}
magnets-fault-out = { $name } sort du jeu.
magnets-fault-back = { $taken ->
    [0] Tu ne reprends aucune pierre.
    [one] Tu reprends { $taken } pierre.
   *[other] Tu reprends { $taken } pierres.
}
magnets-fault-left = { $left ->
    [-1] C’était une faute de trop.
    [0] La prochaine faute met fin à la partie.
    [one] Tu as encore droit à { $left } faute.
   *[other] Tu as encore droit à { $left } fautes.
}
magnets-skip = Passer

# Un tour dans le journal, après le nom.
magnets-told-turn = a joué un tour
magnets-told-placed = { $number ->
    [one] a posé { $number } pierre
   *[other] a posé { $number } pierres
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] sort du jeu : une pierre a quitté la zone
        [drop] sort du jeu : une pierre a été lâchée dehors
        [time] sort du jeu : le temps était écoulé
       *[touch] sort du jeu : des pierres se sont touchées
    }
   *[no] { $kind ->
        [exit] a fait une faute : une pierre a quitté la zone ; pierres prises : { $taken }
        [drop] a fait une faute : une pierre a été lâchée dehors ; pierres prises : { $taken }
        [time] a fait une faute : le temps était écoulé ; pierres prises : { $taken }
       *[touch] a fait une faute : des pierres se sont touchées ; pierres prises : { $taken }
    }
}

# Où en sont les places.
magnets-stones = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
magnets-down = { $number } dans la zone
magnets-faults = { $number ->
    [one] { $number } faute
   *[other] { $number } fautes
}
magnets-faults-left = { $number ->
    [0] plus de faute permise
    [one] { $number } faute permise
   *[other] { $number } fautes permises
}
magnets-in = en jeu
magnets-out = hors jeu

# La fin.
magnets-total = { $number } pierres posées sur { $all }
magnets-total-all = Victoire totale : toutes les pierres sont dans la zone.
magnets-total-faults = { $number ->
    [one] Avec { $number } faute.
   *[other] Avec { $number } fautes.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Le plateau final vu d’en haut, avec { $number } pierre
   *[other] Le plateau final vu d’en haut, avec { $number } pierres
}

# Pour qui ne voit pas l’image.
magnets-spot = { $x } mm { $side ->
    [left] à gauche
   *[right] à droite
}, { $y } mm { $way ->
    [near] vers toi
   *[away] au loin
}
magnets-where = { $spot }, { $height } mm de haut
magnets-near-none = Il n’y a pas de pierre sur la table.
magnets-near-one = pierre { $stone } : { $millimetres } mm, à { $hour } h
magnets-list = Pierres sur la table
magnets-list-stone = { $how ->
    [held] Pierre { $stone }, dans ta main : { $spot }
    [edge] Pierre { $stone }, sur la tranche : { $spot }
    [north] Pierre { $stone }, nord en haut : { $spot }
   *[south] Pierre { $stone }, sud en haut : { $spot }
}
