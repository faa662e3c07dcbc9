advice-hint = Conseil
advice-ask = Montrer de bons coups
advice-thinking = Recherche de bons coups…
advice-nothing = Il n’y a rien à conseiller ici.
advice-moves = De bons coups, le meilleur d’abord
advice-away = Ranger les conseils
advice-best = Le meilleur : { $move }, { $worth }.
advice-move = { $rank }. { $move } : { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = défausser { $card }
advice-drop = écarter { $cards }
advice-lead = { $alone ->
    [yes] { $worth } pt à la fin
   *[no] { $worth } pt face au meilleur adversaire
}
advice-place = { $face ->
    [up] pierre { $stone }, nord en haut ({ $spot })
    [down] pierre { $stone }, sud en haut ({ $spot })
   *[edge] pierre { $stone }, sur la tranche ({ $spot })
}
advice-draw = tirer la corde de { $from } à { $to }, puis { $place }
advice-draw-first = Tire d’abord la corde le long de la flèche : de { $from } à { $to }. Puis choisis ceci de nouveau.
advice-chance = { $chance } de chances de tenir sans faute
advice-about-clustered = { $alone ->
    [yes] Points auxquels tu peux t’attendre à la fin
   *[no] Avance (+) ou retard (−) en points à attendre à la fin
}
advice-about-kluster = Chances qu’une main prudente pose la pierre sans faute

review = Analyse
review-about = Le club examine chaque tour : ce qu’il valait et ce qui aurait été mieux
review-begins = Le club commence à examiner les tours…
review-progress = { $done } tours examinés sur { $of }
review-ready = Chaque tour a maintenant sa note.
review-faultless = Chaque tour a maintenant sa note : ni erreur, ni bévue.
review-mark = { $mark ->
    [best] Meilleur
    [fine] Bon
    [slip] Erreur
    [blunder] Bévue
   *[none] Sans choix
}
review-verdict = { $mark } : { $why }
review-points = { $points } pt de moins que { $better }
review-chances = { $drawn ->
    [yes] { $had } là où { $possible } était possible en tirant d’abord la corde
   *[no] { $had } là où { $possible } était possible
}
review-chance = { $had } de chances de tenir sans faute
review-place = Mieux : { $place }.
review-before = L’erreur précédente
review-after = L’erreur suivante
review-show-better = Montrer ce qui était mieux
review-better-card = (mieux)
review-summary = Ce que valaient les tours
review-keys = B et M vont aux erreurs, H montre ou cache ce qui était mieux.
