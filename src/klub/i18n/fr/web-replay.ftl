# La pièce où l’on revoit une partie finie, tour par tour.

replay-title = { $game ->
    [clustered] Revoir Clustered
   *[kluster] Revoir Kluster
}
replay-wait = On va chercher la partie…
replay-back = À la table
replay-leave = Quitter la relecture
replay-home = Retour au club
replay-not-yet = Pas encore
replay-nothing = Rien à montrer
replay-try = Réessayer

# Le résultat, dans le titre.
replay-won = { $winners ->
    [0] Personne n’a gagné
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
replay-mastered = Réussi
replay-lost-alone = Pas réussi cette fois
replay-scored-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-unfinished = Pas jouée jusqu’au bout

# Où l’on en est.
replay-begin = Le début
replay-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
replay-turn = Tour { $turn } sur { $last }
replay-caption = { $name } : { $what }

# Ce qu’un tour a fait, après le nom.
replay-lays = pose { $card } ({ $place })
replay-lays-drops = pose { $card } ({ $place }) et écarte { $dropped }
replay-discards = ne trouve pas de place et défausse { $card }
replay-discards-drops = ne trouve pas de place, défausse { $card } et écarte { $dropped }
replay-drops = écarte { $dropped }
replay-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
replay-places = { $stones ->
    [0] ne pose rien
    [one] pose { $stones } pierre
   *[other] pose { $stones } pierres
}
replay-fault = { $kind ->
    [touch] faute : des pierres se touchent
    [exit] faute : une pierre sort de la corde
    [drop] faute : une pierre tombe dehors
   *[time] faute : le temps est écoulé
}
replay-taken = { $stones ->
    [one] { $stones } pierre est reprise
   *[other] { $stones } pierres sont reprises
}
replay-slow = Ralenti
replay-above = Vue d’en haut

# La barre et les boutons dessous.
replay-bar = Tours de la partie
replay-first = Au début
replay-back-marked = { $game ->
    [clustered] Beaucoup de points, avant
   *[kluster] Faute précédente
}
replay-step-back = Un tour en arrière
replay-play = Lire
replay-pause = Pause
replay-step = Un tour en avant
replay-next-marked = { $game ->
    [clustered] Beaucoup de points, après
   *[kluster] Faute suivante
}
replay-last = À la fin
replay-again = Remontrer ce tour
replay-speed = Vitesse
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Touches : ← et → avancent d’un tour, Début et Fin sautent, la barre d’espace lit et met en pause, N et P vont à ce qui se distingue.

# À côté du plateau.
replay-scores = Scores
replay-stones = Pierres
replay-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-player = Joueur
replay-sum = Points
replay-part = { $part ->
    [rectangle] Plus grand rectangle
    [rows] Rangées
    [columns] Colonnes
    [bonuses] Bonus
   *[faults] Fautes
}
replay-show-count = Montrer ce qui compte pour { $name }
replay-left = { $stones ->
    [one] encore { $stones } pierre
   *[other] encore { $stones } pierres
}
replay-out = hors jeu
replay-hand = La main de { $name }
replay-chosen = { $card } (carte jouée)
replay-board = Le plateau après le tour { $turn }
replay-log = Les tours
replay-more = Les tours et plus
replay-about = À propos de cette partie
replay-luck = Le hasard
replay-luck-checking = Vérification…
replay-luck-fair = { $game ->
    [clustered] Le mélange était honnête.
   *[kluster] Les pierres ont été tirées honnêtement.
}
replay-luck-why = Avant le premier tour, le club a publié l’empreinte (SHA-256) d’un nombre secret. Ton navigateur vient de calculer l’empreinte du nombre révélé, et d’en redistribuer tout le jeu : tout concorde. Rien n’a donc été échangé pendant la partie.
replay-luck-other-seed = Le nombre secret ne va pas avec l’empreinte publiée avant la partie. Ne te fie pas à cette partie.
replay-luck-other-luck = Ce qui a été distribué ne découle pas du nombre secret. Ne te fie pas à cette partie.
replay-luck-hidden = Le nombre secret n’a pas été révélé, rien ne peut donc être vérifié.
replay-luck-unable = Ce navigateur ne vérifie les empreintes que par https. Les nombres ci-dessous permettent à chacun de les vérifier ailleurs.
replay-luck-failed = L’enregistrement n’a pas pu être obtenu, rien n’a donc été vérifié.
replay-commitment = Publiée avant la partie
replay-seed = Révélé après

# Liens, fichiers et images.
replay-share = Partager
replay-share-title = Un lien vers ce moment
replay-export = Enregistrer
replay-export-title = Enregistrer cette partie
replay-record = L’enregistrement
replay-record-hint = Toute la partie en un fichier JSON que klub peut relire et vérifier.
replay-still = Une image
replay-still-hint = Le plateau tel qu’il est affiché.
replay-picture-foot = Tour { $turn } · { $scores }
replay-animation = Une animation
replay-animation-hint = { $game ->
    [clustered] Toute la partie, une image par tour.
   *[kluster] Le mouvement tel quel, en GIF.
}
replay-gif-game = Toute la partie (GIF)
replay-gif-turn = Ce tour (GIF)
replay-making = { $percent } % faits
replay-cancel = Annuler
replay-cancelled = L’animation n’a pas été faite.
replay-saved = Enregistré sous { $name }.
replay-unsaved = L’image n’a pas pu être faite : ce navigateur manque de mémoire, ou ne dessine pas de telles images. La partie elle-même est intacte ; l’enregistrement peut toujours être sauvegardé.
replay-no-webgl = Ce navigateur n’affiche pas d’images en 3D, la table est donc dessinée vue d’en haut.
replay-open = Ouvrir un enregistrement
replay-open-hint = Un fichier JSON sauvegardé par klub. Tu peux le déposer n’importe où sur cette page.
replay-drop = Dépose l’enregistrement ici
replay-opened = { $moves ->
    [one] { $moves } coup a été lu et vérifié : il est vrai.
   *[other] { $moves } coups ont été lus et vérifiés : ils sont vrais.
}
replay-file-large = Ce fichier est trop gros pour un enregistrement de partie. Rien n’a été envoyé au club.
replay-file-other = Ce fichier n’est pas un enregistrement de partie. Rien n’a été ouvert ; choisis un fichier JSON sauvegardé par klub.
