# La pièce de la table : tout ce qui est autour du plateau.

# Qui est assis à une table. Le nom d’un bot s’emploie comme celui d’une personne.
bot-random = Hasard
bot-random-about = Pose n’importe quelle carte qui va, sans réfléchir.
bot-greedy = Glouton
bot-greedy-about = Prend à chaque tour le plus de points qu’il voit.
bot-solid = Solide
bot-solid-about = Voit une carte plus loin : construit, bloque, et garde ses jokers.
bot-sharp = Vif
bot-sharp-about = Joue des milliers de parties dans sa tête avant chaque carte.
bot-master = Maître
bot-master-about = A appris, au fil d'innombrables parties, ce que deviendra la table.
bot-gentle = Doux
bot-gentle-about = Pose ses pierres d’une main mal assurée, et se trompe parfois.
bot-steady = Posé
bot-steady-about = A la main calme, et cherche l’endroit le plus sûr.
bot-cunning = Rusé
bot-cunning-about = Cherche l’endroit qui te laisse le moins de place, puis resserre la corde.
table-namesake = { $name } { $number }
table-somebody = Quelqu’un
table-you = toi
table-bot = bot
table-here = sur place
table-away = pas là
table-seats = Places
table-to-move = doit jouer
table-winner = a gagné
table-gave-up = { $why ->
    [time] temps écoulé
   *[resigned] abandon
}
table-light = Montrer ce qui compte pour { $name }
table-clock = Pendule de { $name } : { $left }
table-clock-days = { $days } j { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# La ligne au-dessus du plateau.
table-turn-yours = À toi de jouer.
table-turn-named = { $name }, à toi de jouer.
table-turn-of = C’est à { $name } de jouer.
table-waiting = On attend des joueurs.
table-waiting-start = Tout le monde est là : la partie peut commencer.
table-over = La partie est finie.
table-won-you = Tu as gagné.
table-won = { $number ->
    [0] La partie est finie, et personne n’a gagné.
    [one] { $names } a gagné.
   *[other] { $names } partagent la victoire.
}
table-watching = Tu regardes.
table-onlookers = { $number ->
    [one] { $number } autre personne regarde.
   *[other] { $number } autres personnes regardent.
}
table-title = { $game } · klub
table-title-turn = À toi · { $game }
table-board = La table
table-news = Ce qui se passe à la table
table-coming = On arrive à la table…
table-coming-long = Le club est injoignable. Rien n’est perdu ; on réessaie sans cesse, et la table s’affiche dès que le club répond.
table-gone = Cette table ne peut pas être montrée

# Ce qu’on peut ouvrir.
table-menu = Menu
table-rules = Règles
table-log = Journal
table-log-empty = Il ne s’est rien passé depuis ton arrivée.
table-chat = Discussion
table-chat-unread = { $lines ->
    [0] Discussion
    [one] Discussion, { $lines } nouveau message
   *[other] Discussion, { $lines } nouveaux messages
}
table-chat-lines = Ce qui s’est dit
table-chat-empty = Personne n’a encore rien dit.
table-say = Dis quelque chose
table-say-send = Envoyer
table-undo = Reprendre le coup
table-sound-on = Le son est activé
table-sound-off = Le son est coupé
table-share = Partager
table-settings = Réglages
table-leave = Quitter la table
table-leave-kept = Ta place est gardée pendant ton absence.
table-resign = Abandonner
table-resign-sure = { $seats ->
    [one] La partie s’arrête alors, et ne compte pas. Abandonner ?
    [2] La partie s’arrête alors, et elle est perdue. Abandonner ?
   *[other] La partie est alors perdue pour toi, et un bot continue à ta place. Abandonner ?
}
table-resign-as = Abandonner pour { $name }
table-resign-not = Continuer à jouer

# Sur une personne à la table.
table-mute = Couper la parole
table-unmute = Rendre la parole
table-remove = Renvoyer
table-report = Signaler
table-report-about = Signaler { $name } aux responsables de ce club. Que s’est-il passé ?
table-reported = Ton signalement sur { $name } a été gardé pour les responsables de ce club.

# Le journal.
table-told = { $name } : { $what }
table-told-sat = { $name } a pris place.
table-told-stood = La place { $number } est de nouveau libre.
table-told-started = La partie commence.
table-told-undone = Le dernier coup a été repris.
table-told-resigned = { $name } a abandonné.
table-told-time = { $name } n’a plus de temps.
table-told-resumed = Le club a été fermé un moment. Aucune pendule n’a tourné pendant ce temps.
table-told-muted = { $on ->
    [off] { $name } peut de nouveau parler.
   *[on] { $name } n’a plus la parole.
}
table-told-removed = { $name } a dû quitter la table.
table-told-rematched = La revanche est ouverte.

# Avant la partie.
table-waiting-title = Une table de { $game }
table-waiting-free = { $free ->
    [0] Toutes les places sont prises.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
table-seat-free = Place { $number }
table-seat-kept = Gardée pour qui jouait la dernière partie
table-sit = S’asseoir
table-sit-also = Aussi sur cet écran
table-seat-bot = Bot
table-seat-bot-title = Quel bot ?
table-stand = Se lever
table-clear = Libérer
table-name = Nom
table-name-title = Comment t’appelles-tu ?
table-name-also = Qui d’autre joue sur cet écran ?
table-start = Lancer la partie
table-start-free = { $free ->
    [one] La partie peut commencer dès que la dernière place libre est prise : invite quelqu’un, ou mets-y un bot.
   *[other] La partie peut commencer dès que les { $free } places libres sont prises : invite du monde, ou mets-y des bots.
}
table-start-rated = La partie peut commencer dès que toutes les places sont prises : invite du monde.
table-start-kept = La revanche commence d’elle-même dès que les autres l’ont rejointe.
table-start-host = { $name } lance la partie quand tout le monde est là.
table-invite = Inviter
table-invite-how = Qui ouvre ce lien peut s’asseoir, sans compte.
table-agreed = Ce qu’on joue
table-agreed-players = { $players ->
    [one] Pour { $players } joueur
   *[other] Pour { $players } joueurs
}
table-agreed-rule = { $name } : { $value }
table-agreed-off = non
table-agreed-usual = Toutes les règles maison sont comme d’habitude.
table-agreed-clock = { $bonus ->
    [0] Pendule : { $base } par joueur
   *[other] Pendule : { $base } par joueur, et { $more } de plus à chaque tour
}
table-agreed-rated = La partie compte pour le classement.

# Un écran, plusieurs joueurs aux mains cachées.
table-cover = Les mains sont cachées
table-cover-next = Sur cet écran, c’est à : { $name }
table-cover-show = Montrer mes cartes
table-cover-always = Ne plus cacher les mains

# La connexion avec le club.
table-stale = La connexion avec le club est coupée : ce que tu vois date peut-être. Nouvel essai…
table-back = { $news ->
    [0] La connexion est revenue. Tu n’as rien manqué.
    [one] La connexion est revenue. Il s’est passé une chose entre-temps ; elle est dans le journal.
   *[other] La connexion est revenue. Il s’est passé { $news } choses entre-temps ; elles sont dans le journal.
}
table-anew = { $own ->
    [yes] Ton tour recommence ; ce que tes mains ont fait ne compte pas.
   *[no] Le tour recommence.
}
table-preparing = Les aimants sont en préparation. La première fois sur une machine, cela prend une minute ou deux ; le tour commence tout seul.
table-preparing-label = Aimants préparés

# La fin.
table-result = Résultat
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-rematch-watch = Regarder la revanche
table-rematch-how = Une revanche commence quand tout le monde l’a demandée.
table-rematch-begun = Les autres continuent à une nouvelle table ; ta place y est gardée.
table-again = Rejouer
table-replay = Revoir
table-new = Nouvelle table
table-daily-place = { $place ->
    [1] Tu es en tête du défi du jour.
   *[other] Tu es numéro { $place } du défi du jour.
}
table-best-new = { $total } : c’est ton record.
table-best = Ton record est { $total }.

# Partager une adresse.
table-share-title = Une table de { $game }
table-share-replay = Une partie de { $game }
table-link = Le lien
table-qr = Le lien en code QR
table-copy = Copier le lien
table-copied = Copié
table-send = Envoyer
table-link-alone = Cette adresse ne marche que sur cette machine. Les autres de ton réseau ont besoin de l’adresse de cette machine, et d’un club ouvert avec « klub serve --host 0.0.0.0 ».
