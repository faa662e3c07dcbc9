# La pièce où l’on ouvre une nouvelle table. Les règles maison sont dans options.ftl.

new-title = { $game ->
    [kluster] Nouvelle table de Kluster
   *[clustered] Nouvelle table de Clustered
}
new-again = Réessayer
new-game = Jeu
new-table = Le temps, et qui peut venir
new-on = Oui
new-off = Non
new-number = Un nombre
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Monter { $name }
new-not-first = Ce n’est pas la première partie

# Les places
new-seats = Qui joue ?
new-seat = Place { $number }
new-seat-of = Place { $number } : { $name }
new-sitter-me = Quelqu’un sur cet écran
new-sitter-open = Un invité
new-sitter-open-hint = Qui vient par le lien, ou par la liste des tables ouvertes.

new-house-rules = Règles maison
new-changed = { $number ->
    [0] comme d’habitude
    [one] { $number } changée
   *[other] { $number } changées
}
new-reset = Tout comme d’habitude

# Le temps
new-clock = Pendule
new-clock-none = Aucune
new-clock-minutes = Minutes
new-clock-days = Jours
new-clock-hint = { $kind ->
    [minutes] Du temps pour toute la partie. Qui n’en a plus abandonne.
    [days] Pour les parties jouées de temps en temps. Chaque coup rend un jour ; qui n’a plus de temps abandonne.
   *[none] Chacun réfléchit aussi longtemps qu’il veut.
}
new-minutes = Minutes par joueur
new-bonus = Secondes rendues à chaque coup
new-days = Jours par joueur

# La table
new-listed = Montrer la table à tout le monde
new-listed-hint = Elle figure dans la liste du club, pour jouer ou regarder. Sinon, seuls ceux qui ont le lien la trouvent.
new-rated = Classée
new-rated-hint = Le résultat compte pour le classement. Seulement entre humains, à deux ou plus, chacun sur une place ; on ne reprend rien.
new-at-once = Commencer tout de suite
new-at-once-hint = Sinon, la table attend, et tu commences quand tu veux.
new-go = Commencer la partie
new-open = Ouvrir la table

# Les règles maison en mots
new-rule = { $name } : { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
