# La première pièce du club, et les portes en haut de chaque pièce.

home-doors = Pièces
home-door = klub, vers le club
home-learn = Apprendre
home-you = Toi
home-language = Langue
home-theme-light = Passer aux couleurs claires
home-theme-dark = Passer aux couleurs sombres

home-title = À quelle table veux-tu jouer ?
home-about = { $game ->
    [kluster] Des aimants dans une corde. Pose les tiens, et que rien ne se colle.
   *[clustered] Pose des cartes qui vont ensemble. Construis tes alignements et ton rectangle.
}
home-bot = Contre un bot
home-screen = Sur cet écran
home-invite = Inviter
home-solo = Solo
home-more = { $game ->
    [kluster] Plus de choix pour Kluster
    [clustered] Plus de choix pour Clustered
   *[any] Plus de choix
}
home-how = { $game ->
    [kluster] Comment jouer à Kluster
    [clustered] Comment jouer à Clustered
   *[any] Comment jouer
}
home-preparing = Préparation des aimants : { $percent } %. Cela n’arrive qu’une fois après l’installation de klub et prend une minute ou deux. Tu peux déjà ouvrir une table ; son premier tour commence dès qu’ils sont prêts.

# Contre un bot
home-bot-title = { $game ->
    [kluster] Kluster contre un bot
   *[clustered] Clustered contre un bot
}
home-bot-more = Plusieurs bots, ou d’autres règles ?

# Sur cet écran
home-screen-title = { $game ->
    [kluster] Kluster sur cet écran
   *[clustered] Clustered sur cet écran
}
home-screen-hint = { $game ->
    [kluster] Tout le monde joue ici, chacun son tour.
   *[clustered] Tout le monde joue ici, chacun son tour. Entre-temps, les mains sont cachées.
}
home-players = Joueurs
home-player = Joueur { $number }
home-player-name = Nom du joueur { $number }
home-begin = Commencer
home-fewer = { $what } : un de moins
home-more-of = { $what } : un de plus

# Inviter
home-invite-title = { $game ->
    [kluster] Inviter à jouer à Kluster
   *[clustered] Inviter à jouer à Clustered
}
home-your-name = Ton nom
home-invite-go = Ouvrir la table
home-invite-hint = Tu auras ensuite un lien et un code à photographier avec un téléphone. Qui l’a peut s’asseoir ; personne d’autre ne trouve la table.

# Les tables
home-mine = Tes tables
home-open = Tables ouvertes
home-open-empty = Aucune table n’est ouverte à tous pour le moment. Invite quelqu’un par un lien, ou ouvres-en une pour tout le monde sous « Plus de choix ».
home-your-turn = À toi
home-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
home-not-begun = Va commencer
home-going-on = En cours
home-nobody = Encore personne
home-rated = Classée
home-timed = Avec pendules
home-go-on = Continuer
home-join = Rejoindre
home-watch = Regarder
home-all = Montrer les { $number } tables

# Le défi du jour
home-daily = Le défi du jour
home-daily-hint = La même chance pour tout le monde, une fois par jour, en solo. Le premier essai compte.
home-daily-left = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
home-daily-go = { $state ->
    [done] Revoir mon essai
    [begun] Continuer
   *[new] Essayer
}
home-daily-empty = Personne ne l’a encore fini. Le premier résultat pourrait être le tien.
home-total = { $game ->
    [kluster] { $total ->
        [one] { $total } pierre
       *[other] { $total } pierres
    }
   *[clustered] { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
}

# Le classement
home-ladder = Le classement
home-ladder-game = Jeu
home-for = { $players } joueurs
home-place = Rang
home-name = Nom
home-rating = Cote
home-rating-hint = La cote est une estimation prudente : au début elle est proche de 0 ou en dessous, et chaque partie la rend plus sûre.
home-games = Parties
home-ladder-empty = Personne n’a encore fini de partie classée à { $players } joueurs.
home-ladder-open = Ouvrir une table classée
