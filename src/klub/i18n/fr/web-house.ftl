# Ce qui est pareil dans toutes les pièces du club.

page-title = { $room ->
    [home] klub
    [new] Nouvelle table · klub
    [table] À table · klub
    [replay] Revoir · klub
    [learn] Apprendre · klub
    [you] Toi · klub
   *[nowhere] klub
}
skip = Aller au contenu
nowhere = Il n’y a rien à cette adresse.
to-home = Retour au club
close = Fermer
line-lost = La connexion avec le club est coupée, ceci n’a donc pas été envoyé. Réessaie quand elle sera revenue.
line-unsure = La connexion s’est coupée avant la réponse du club. Regarde sur la table si c’est fait.
club-unreachable = Le club est injoignable. Rien n’est perdu ; réessaie dans un instant.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Le club est injoignable pour le moment. Ce que tu vois date peut-être ; rien de ce qui est à toi n’est perdu. Nouvel essai toutes les quelques secondes.
house-try = Réessayer
house-renewed = Un klub plus récent est prêt. Recharge la page pour l’utiliser.
house-incomplete = Une partie de cette page n’a pas pu être chargée. Recharge la page ; rien de ce qui est à toi n’est perdu.
house-reload = Recharger
