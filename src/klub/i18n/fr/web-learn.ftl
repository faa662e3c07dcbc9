# La pièce où l’on apprend les jeux : sa page, les commandes, et le guide des tutoriels.

learn-title = Apprendre à jouer
learn-about = Joue quelques étapes à une vraie table, ou lis les règles. Les deux restent à portée de main pendant une partie.
learn-game = Comment jouer à { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Des cartes sur du lin : pose-les pour que toutes les voisines s’accordent, et construis des alignements et des rectangles de ta couleur.
learn-kluster-about = Des aimants sur du chêne : pose tes pierres dans la corde sans qu’elles se touchent.
learn-open = Règles et commandes de { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Apprendre l’autre jeu
learn-start = Jouer le tutoriel
learn-start-about = Quelques minutes à une table rien qu’à toi. Cela ne compte pour rien, et tu peux partir quand tu veux.
learn-go-on = Continuer le tutoriel
learn-so-far = Tu en es à l’étape { $step } sur { $steps }.
learn-finished = Tu as joué le tutoriel jusqu’au bout.
learn-again = Rejouer le tutoriel
learn-anew = Le recommencer
learn-opening = On prépare la table…
learn-then = Quand tu veux
learn-new = Ouvrir une table
learn-rules = Les règles
learn-contents = Sommaire
learn-ruling = Décision { $rule } de la maison
learn-house-missing = La liste des règles maison n’a pas pu être obtenue du club. Elle se trouve aussi là où l’on ouvre une nouvelle table.
learn-board = Un plateau avec des cartes
learn-table-top = Des pierres et une corde, vues d’en haut
learn-light = Ce qui compte sur ce plateau
learn-light-none = Juste les cartes
learn-light-seat = { $seat ->
    [0] Orange
   *[1] Bleu
}

learn-controls = Souris, doigt et clavier
learn-keys = Touches
learn-clustered-choose = Choisir une carte
learn-clustered-choose-how = Clique dessus ou touche-la. Les cases où elle va s’allument, avec les points qu’elle rapporterait.
learn-clustered-lay = La poser
learn-clustered-lay-how = Clique sur une case allumée. Au doigt, touche-la deux fois, ou fais-y glisser la carte.
learn-clustered-why = Demander pourquoi pas
learn-clustered-why-how = Choisis une carte, puis une case qui n’est pas allumée.
learn-clustered-move = Regarder autour
learn-clustered-move-how = Fais glisser la table. Zoome avec la molette ou avec deux doigts.
learn-clustered-fit = Voir toute la table
learn-clustered-fit-how = Appuie sur le bouton dans le coin de la table.
learn-clustered-score = Voir ce qui compte
learn-clustered-score-how = Pointe un joueur, ou touche son nom : les cartes qui rapportent des points s’allument.
learn-kluster-stock = Prendre une autre pierre
learn-kluster-stock-how = Choisis-la dans ta réserve.
learn-kluster-carry = Porter une pierre
learn-kluster-carry-how = Déplace le pointeur, ou glisse avec un doigt. L’ombre montre où est la pierre.
learn-kluster-lower = L’abaisser et la poser
learn-kluster-lower-how = Maintiens le bouton de la souris, ou le bouton du pouce. Relâche quand la pierre repose sur la table ; si tu relâches plus tôt, elle remonte.
learn-kluster-height = Régler la hauteur
learn-kluster-height-how = Tourne la molette, ou sers-toi du curseur.
learn-kluster-turn = Tourner la pierre
learn-kluster-turn-how = Sers-toi des deux boutons à flèches, ou pivote avec deux doigts.
learn-kluster-flip = La retourner
learn-kluster-flip-how = Sers-toi de son bouton. Ce qui attirait repousse maintenant.
learn-kluster-edge = La mettre sur la tranche
learn-kluster-edge-how = Sers-toi de son bouton, en Équilibre.
learn-kluster-other = Prendre l’autre main
learn-kluster-other-how = Cette main reste où elle est, et tu continues avec l’autre.
learn-kluster-back = La remettre
learn-kluster-back-how = La pierre retourne dans ta réserve.
learn-kluster-cord = Déplacer la corde
learn-kluster-cord-how = Appuie dessus et tire.
learn-kluster-near = Entendre ce qui est proche
learn-kluster-near-how = Énonce les pierres les plus proches, leur direction et leur distance.
learn-kluster-end = Finir ton tour
learn-kluster-end-how = Sers-toi du bouton qui apparaît quand tout est fait.
learn-hint = Demander conseil
learn-hint-how = À ton tour, la lampe montre les meilleurs coups sur le plateau. Pas aux tables classées ni au défi du jour.
learn-key-arrows = Flèches
learn-key-shift-arrows = Maj + flèches
learn-key-numbers = 1 à 7
learn-key-enter = Entrée
learn-key-tab = Tab
learn-key-delete = Suppr
learn-key-page-up = Page haut
learn-key-page-down = Page bas

learn-coach = Tutoriel
learn-step = Étape { $step } sur { $steps }
learn-next = Suivant
learn-skip = Passer
learn-back = Retour
learn-leave = Quitter le tutoriel
learn-resume = Montrer le tutoriel
learn-play-bot = Jouer contre un bot
learn-play-on = Continuer ici
learn-over = Cette partie est arrivée à sa fin. Pour les étapes qui restent, recommence le tutoriel.

# Le tutoriel de Clustered.

learn-clustered-step-choose = { $way ->
    [keys] Voici tes cartes, et au milieu la carte de départ. Appuie sur 1 à 5 pour choisir une carte.
    [touch] Voici tes cartes, et au milieu la carte de départ. Touche une de tes cartes.
   *[mouse] Voici tes cartes, et au milieu la carte de départ. Clique sur une de tes cartes.
}
learn-clustered-step-choose-nod = Les cases où elle va sont allumées. À côté de la carte de départ, tout va.
learn-clustered-step-lay = { $way ->
    [keys] Maintenant, pose-la : va sur une case allumée avec les flèches et appuie sur Entrée.
    [touch] Maintenant, pose-la : touche une case allumée, puis touche-la encore. Tu peux aussi y faire glisser la carte.
   *[mouse] Maintenant, pose-la : clique sur une case allumée. Tu peux aussi y faire glisser la carte.
}
learn-clustered-step-lay-nod = Elle est posée, et tu as pioché une autre carte. C’était un tour complet.
learn-clustered-step-clash = Tout ne va pas : des voisines doivent avoir en commun deux choses parmi forme, remplissage et nombre. Demande pourquoi pas : choisis une carte, puis une case à côté de tes cartes qui n’est pas allumée.
learn-clustered-step-clash-nod = Tu sais maintenant quelle voisine a refusé, et pourquoi. Demander ne coûte rien : aucune carte n’a été posée.
learn-clustered-step-three = Continue à poser jusqu’à ce que trois de tes cartes soient alignées, côte à côte ou l’une au-dessus de l’autre. Les nombres sur les cases montrent ce qu’une carte rapporterait.
learn-clustered-step-three-nod = Trois alignées : un point par carte. Deux alignées ne rapportent encore rien.
learn-clustered-step-count = { $way ->
    [keys] D’où viennent tes points ? Va sur ton nom avec la touche Tab.
    [touch] D’où viennent tes points ? Touche ton nom.
   *[mouse] D’où viennent tes points ? Pointe ton nom.
}
learn-clustered-step-count-nod = Les cartes qui rapportent des points sont allumées. Tu peux regarder les autres joueurs de la même façon.
learn-clustered-step-block = Fais maintenant un bloc plein, large de deux cartes et haut de deux cartes. Ton plus grand bloc rapporte un point par carte, en plus de ses alignements.
learn-clustered-step-block-nod = Un bloc ! Porte-le à deux sur trois, et il rapporte 12 points : 6 pour le bloc et 6 pour ses alignements.
learn-clustered-step-wild = La carte avec l’étoile est un joker. Il va à côté de tout, et tout va à côté de lui. Pose-le quand tu en as un ; si tu n’en as pas maintenant, lis simplement la suite.
learn-clustered-step-wild-nod = Un joker compte pour toi comme toute autre de tes cartes.
learn-clustered-step-discard = Si aucune de tes cartes ne va nulle part, ta main le dit, et tu en choisis une à défausser. Tant que quelque chose va, tu dois poser.
learn-clustered-step-done = C’est tout le jeu. Quand toutes les cartes sont épuisées, on compte les rangées, les colonnes et le plus grand rectangle. Amuse-toi bien !

# Le tutoriel de Kluster.

learn-kluster-step-take = { $way ->
    [keys] Va sur la table avec la touche Tab et bouge avec les flèches. Ta main porte une pierre, et son ombre montre où elle est.
    [touch] Pose un doigt sur la table et glisse. Ta main porte une pierre, et son ombre montre où elle est.
   *[mouse] Déplace le pointeur au-dessus de la table. Ta main porte une pierre, et son ombre montre où elle est.
}
learn-kluster-step-take-nod = Si haut, presque rien ne la sent sur la table.
learn-kluster-step-place = { $way ->
    [keys] Amène-la au-dessus du milieu de la corde et maintiens { $lower } : la pierre descend. Quand elle repose sur la table, relâche.
    [touch] Amène-la au-dessus du milieu de la corde et maintiens le bouton à la flèche : la pierre descend. Quand elle repose sur la table, relâche.
   *[mouse] Amène-la au-dessus du milieu de la corde et maintiens le bouton de la souris : la pierre descend. Quand elle repose sur la table, relâche.
}
learn-kluster-step-place-nod = Elle est posée. Désormais, aucune main ne la touche.
learn-kluster-step-end = { $way ->
    [keys] Tu pourrais encore déplacer la corde. Rien ne t’y oblige : appuie sur { $end } pour finir ton tour.
   *[mouse] Tu pourrais encore déplacer la corde. Rien ne t’y oblige : finis ton tour avec le bouton.
}
learn-kluster-step-end-nod = La première pierre est posée. À plusieurs, ce serait au tour du joueur suivant.
learn-kluster-step-pull = Maintenant, les aimants se réveillent. Amène la pierre suivante bas au-dessus de la table, près de celle qui s’y trouve, et arrête-toi avant qu’elles se touchent. Regarde celle sur la table.
learn-kluster-step-pull-nod = Elle a bougé, et rien ne l’a touchée. C’est avec cette force qu’on joue.
learn-kluster-step-flip = { $way ->
    [keys] Remonte la pierre et retourne-la avec { $flip }. Tu peux aussi la tourner avec { $left } et { $right }.
    [touch] Remonte la pierre et retourne-la avec son bouton. Tu peux aussi la tourner à gauche et à droite.
   *[mouse] Remonte la pierre et retourne-la : appuie sur { $flip } ou sers-toi du bouton. { $left } et { $right } la tournent à gauche et à droite.
}
learn-kluster-step-flip-nod = Son autre face est maintenant en haut. Ce qu’elle attirait, elle le repousse.
learn-kluster-step-second = Pose-la là où elle laisse l’autre tranquille, à une largeur de main, et finis ton tour.
learn-kluster-step-second-nod = Bien posée : elles ne se touchent pas.
learn-kluster-step-cord = { $way ->
    [keys] Tu peux aussi déplacer la corde. Saisis-la avec { $grab }, tire-la avec les flèches, et relâche-la avec { $grab }.
    [touch] Tu peux aussi déplacer la corde. Pose un doigt dessus et tire.
   *[mouse] Tu peux aussi déplacer la corde. Appuie dessus et tire.
}
learn-kluster-step-cord-nod = Elle garde sa longueur, et elle pousse les pierres contre lesquelles elle appuie.
learn-kluster-step-fault = Fais maintenant une faute exprès : approche une pierre d’une autre jusqu’à ce qu’elles se collent.
learn-kluster-step-fault-nod = Clac ! Ton tour est fini, et tu prends les pierres qui se sont touchées. Ici, deux fautes sont gratuites, et la troisième met fin à la partie.
learn-kluster-step-done = C’est tout le jeu : débarrasse-toi de tes pierres, sans qu’aucune n’en touche une autre. Amuse-toi bien !
