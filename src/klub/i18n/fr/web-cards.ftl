# Clustered à table.

# Une carte, telle qu’elle est lue à voix haute ou figure dans une phrase.
cards-card = { $look ->
    [Se] { $number ->
        [1] un carré vide
        [2] deux carrés vides
       *[3] trois carrés vides
    }
    [Ss] { $number ->
        [1] un carré rayé
        [2] deux carrés rayés
       *[3] trois carrés rayés
    }
    [Sf] { $number ->
        [1] un carré plein
        [2] deux carrés pleins
       *[3] trois carrés pleins
    }
    [Te] { $number ->
        [1] un triangle vide
        [2] deux triangles vides
       *[3] trois triangles vides
    }
    [Ts] { $number ->
        [1] un triangle rayé
        [2] deux triangles rayés
       *[3] trois triangles rayés
    }
    [Tf] { $number ->
        [1] un triangle plein
        [2] deux triangles pleins
       *[3] trois triangles pleins
    }
    [Ce] { $number ->
        [1] un cercle vide
        [2] deux cercles vides
       *[3] trois cercles vides
    }
    [Cs] { $number ->
        [1] un cercle rayé
        [2] deux cercles rayés
       *[3] trois cercles rayés
    }
    [Cf] { $number ->
        [1] un cercle plein
        [2] deux cercles pleins
       *[3] trois cercles pleins
    }
    [wild] un joker
    [start] la carte de départ
   *[hidden] une carte face cachée
}

# Une case, vue de la carte de départ.
cards-cell = { $way ->
    [right] { $across } à droite
    [left] { $across } à gauche
    [up] { $along } au-dessus
    [down] { $along } en dessous
    [right-up] { $across } à droite, { $along } au-dessus
    [right-down] { $across } à droite, { $along } en dessous
    [left-up] { $across } à gauche, { $along } au-dessus
    [left-down] { $across } à gauche, { $along } en dessous
   *[start] au milieu
}

# Le plateau.
cards-board = Les cartes sur la table
cards-lies = { $card } : { $cell }
cards-lies-of = { $name }, { $card } : { $cell }
cards-fits-here = Cases où la carte va
cards-fit = { $cell } : { $points ->
    [0] pas encore de points
    [one] { $points } point
   *[other] { $points } points
}
cards-tools = Ce qu’on voit du plateau
cards-closer = Plus près
cards-farther = Plus loin
cards-show-all = Voir tout le plateau

# La main.
cards-hand = Tes cartes
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, carte tout juste piochée
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, ne va nulle part
        [one] { $card }, va sur { $fits } case
       *[other] { $card }, va sur { $fits } cases
    }
}
cards-drawn = nouvelle
cards-chosen = { $task ->
    [discard] Défausser cette carte : { $card } ?
   *[lay] { $fits ->
        [0] Carte choisie : { $card }. Elle ne va nulle part pour le moment. Choisis une case pour savoir pourquoi.
        [one] Carte choisie : { $card }. Elle va sur { $fits } case.
       *[other] Carte choisie : { $card }. Elle va sur { $fits } cases.
    }
}
cards-aimed = La poser ici ({ $cell }) ? Choisis encore cette case pour confirmer.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Choisis la carte à écarter.
       *[other] Écarter cette carte ?
    }
   *[other] { $picked ->
        [0] Choisis deux cartes à écarter.
        [1] Encore une carte à écarter.
       *[other] Écarter ces deux cartes ?
    }
}
cards-choose-first = Choisis d’abord une carte de ta main.
cards-not-yet = Pas encore : c’est à { $name } de jouer. En attendant, tu peux déjà chercher.
cards-there = { $name } : { $card }
cards-ask-discard = Aucune de tes cartes ne va nulle part. Choisis celle que tu défausses.
cards-ask-drop = { $due ->
    [1] Choisis la carte à écarter ; tu en gardes cinq.
   *[other] Choisis deux cartes à écarter ; tu en gardes cinq.
}
cards-lay = Poser
cards-discard = Défausser
cards-drop = { $due ->
    [1] L’écarter
   *[other] Écarter les deux
}
cards-never-mind = Finalement non

# Pourquoi pas ?
cards-why-clash = Ça ne va pas : { $card } à côté de { $neighbour } ({ $cell }). { $shared ->
    [shape] Seule la forme est la même ; le remplissage et le nombre diffèrent.
    [fill] Seul le remplissage est le même ; la forme et le nombre diffèrent.
    [number] Seul le nombre est le même ; la forme et le remplissage diffèrent.
   *[nothing] La forme, le remplissage et le nombre diffèrent tous.
} Il en faut deux sur trois en commun.
cards-why-taken = Cette case est occupée : { $card }.
cards-why-start = La carte de départ est ici.
cards-why-alone = Aucune carte ne touche cette case. Une carte doit avoir un côté commun avec une carte de la table.
cards-why-edge = Cette case est au-delà du bord de la table.
cards-why-rule = La règle

# À côté d’une place.
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-to-come = { $hand } en main, { $deck } dans le paquet

# Ce qu’on attend de qui doit jouer.
cards-expected = { $task ->
    [opening] Écarte deux de tes sept cartes.
    [drop] Écarte une carte.
    [discard] Aucune de tes cartes ne va : défausses-en une.
   *[turn] Pose une carte.
}
cards-expected-of-other = { $task ->
    [opening] Deux cartes sur sept sont à écarter.
    [drop] Une carte est à écarter.
   *[turn] Une carte est à poser.
}

# Les coups dans le journal, après le nom.
cards-told-lay = pose { $card } ({ $cell })
cards-told-discard = défausse { $card }
cards-told-drop = écarte { $card }
cards-told-drop-two = écarte { $one } et { $other }

# Le décompte.
cards-count-player = Joueur
cards-count-kind = { $kind ->
    [rectangle] Rectangle
    [rows] Rangées
    [columns] Colonnes
   *[bonuses] Bonus
}
cards-count-total = Total
cards-count-show = Montrer sur le plateau ce qui compte
cards-count-out = Faire le décompte
cards-count-back = Retour
cards-count-next = Suivant
cards-count-pause = Pause
cards-count-go-on = Continuer
cards-counted = { $kind ->
    [rectangle] { $name } : le plus grand rectangle, { $points } points. En tout { $sum }.
    [row] { $name } : une rangée de { $points }. En tout { $sum }.
   *[column] { $name } : une colonne de { $points }. En tout { $sum }.
}
cards-discards = Cartes hors du jeu
cards-discards-count = { $cards ->
    [one] { $cards } carte hors du jeu
   *[other] { $cards } cartes hors du jeu
}
