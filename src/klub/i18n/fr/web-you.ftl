# La pièce qui parle de toi.

# Qui l’on est
you-who = Qui tu es
you-save = Enregistrer
you-stranger = Pas besoin de dire qui tu es pour faire un tour. Avec un nom, tu es l’invité du club.
you-name-hint = Ce que les autres voient à une table et dans les listes.
you-name-saved = Désormais, tu t’appelles { $name }.
you-somebody = Quelqu’un
you-guest = Tu es là en invité : seul ce navigateur sait qui tu es. Avec un identifiant, tu peux revenir depuis n’importe quel autre.
you-claim = Prendre un identifiant
you-claim-hint = Ton nom, tes tables et tes résultats restent à toi.
you-claimed = L’identifiant { $handle } est à toi. Connecte-toi avec lui depuis n’importe quel navigateur.
you-handle = Identifiant
you-handle-is = Ton identifiant est { $handle }.
you-handle-change = Changer d’identifiant ou de mot de passe
you-handle-changed = Ton identifiant est { $handle }. Les autres navigateurs ont été déconnectés.
you-password = Mot de passe
you-password-new = Nouveau mot de passe
you-password-old = Mot de passe actuel
you-password-hint = { $least } caractères ou plus. Le club n’a aucun moyen de t’en renvoyer un oublié.
you-log-in = Se connecter
you-log-in-hint = Ce navigateur ne sera plus { $name }, qui ne peut pas revenir sans identifiant.
you-logged-in = Content de te revoir, { $name }.
you-log-out = Se déconnecter ici
you-log-out-elsewhere = Se déconnecter partout ailleurs
you-logged-out = { $where ->
    [elsewhere] Tous les autres navigateurs ont été déconnectés.
   *[here] Te voilà hors connexion.
}
you-forget = M’oublier ici
you-forget-sure = Sans identifiant, personne ne pourra redevenir { $name } : les tables, résultats et réglages de cet invité seront hors d’atteinte.
you-stay = Rester

# Réglages
you-settings = Comme tu préfères
you-language-auto = Comme le demande le navigateur
you-theme = Couleurs
you-theme-word = { $word ->
    [light] Claires
    [dark] Sombres
   *[auto] Comme le système
}
you-motion = Mouvement
you-motion-word = { $word ->
    [full] Complet
    [less] Le moins possible
   *[auto] Comme le système
}
you-sound = Sons
you-sound-hint = Courts et discrets : une carte, un clac, ton tour.
you-volume = Volume
you-percent = { $percent } pour cent
you-left = Pour gauchers
you-left-hint = Les boutons pour le pouce sont à gauche.
you-confirm = Clustered : demander avant de poser une carte
you-confirm-word = { $word ->
    [always] Toujours
    [never] Jamais
   *[touch] Sur les écrans tactiles
}
you-end = Kluster : un tour finit
you-end-word = { $word ->
    [auto] Tout seul, quand les règles le permettent
   *[button] Quand je le dis
}

# Touches
you-keys = Touches
you-keys-hint = Choisis une action, puis appuie sur sa nouvelle touche. Échap la laisse comme elle était.
you-action = { $action ->
    [lower] Abaisser la pierre (maintenir)
    [turnLeft] Tourner à gauche
    [turnRight] Tourner à droite
    [flip] Retourner la pierre
    [edge] La mettre sur la tranche
    [otherHand] Prendre l’autre main
    [stock] Prendre une autre pierre
    [grab] Saisir la corde
    [endTurn] Finir le tour
    [near] Énoncer les pierres les plus proches
    [hint] Montrer de bons coups
    [fit] Voir tout le plateau
    [zoomIn] Plus près
   *[zoomOut] Plus loin
}
you-key-space = Espace
you-key-change = { you-action } : { $key }
you-key-press = { you-action } : appuie sur la nouvelle touche.
you-key-reserved = { $key } a toujours le même sens ici et ne peut pas être choisie. Appuie sur une autre touche.
you-key-taken = { $key } est prise : { you-action }. Appuie sur une autre touche.
you-key-set = { you-action } : la touche est maintenant { $key }.
you-keys-reset = Toutes les touches d’origine
you-keys-usual = Toutes les touches sont de nouveau comme d’habitude.

# Ce qu’on a atteint
you-ratings = Cotes
you-ratings-empty = Tu n’as pas encore de cote. Les tables classées s’ouvrent sous « Plus de choix » au club.
you-rating-for = { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
you-bests = Records en solo
you-bests-empty = Encore rien. Joue une partie en solo, et ton meilleur résultat sera gardé ici.
you-usual-rules = Règles habituelles
you-history = Parties jouées
you-history-empty = Aucune partie n’est encore finie. Chacune sera ici, pour être revue.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
} : { $outcome ->
    [won] gagnée
    [lost] pas gagnée
   *[alone] en solo
}
you-seat = { $place }. { $name }, { $score }

# Enregistrements
you-records = Enregistrements
you-record-hint = Un fichier sauvegardé d’une partie de klub (.json). Il est vérifié, gardé et montré.
