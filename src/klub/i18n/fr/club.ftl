# Le club : ce qu’on ne peut pas obtenir, et pourquoi.

table-unknown = Cette table n’existe pas. Le lien vers une table doit être copié en entier.
table-elsewhere = Cette table se joue en ce moment sur une autre machine du club.
table-closed = La table a été rangée avant que ce soit fait. Rouvre-la pour voir si c’est passé.
tables-many = Une connexion suit jusqu’à { $most } tables.
wish-unsure = Le club ne sait pas si c’est passé. Regarde la table, elle est en cours de rechargement.
store-away = Le club ne peut rien enregistrer pour l’instant ; rien n’a changé. Réessaie dans un instant.
wish-failed = Ça n’a pas marché à cause d’une erreur du club. Rien n’a changé.
who-first = Pour faire plus que regarder, il faut d’abord dire qui l’on est : POST /api/me.
too-fast = C’est trop à la fois. Réessaie dans { $milliseconds } millisecondes.
record-early = L’enregistrement d’une partie se montre quand elle est finie.
record-daily = L’enregistrement d’un défi se montre quand son jour, { $day }, est passé : d’autres le tentent encore.
record-results = Un enregistrement de ce jeu doit donner les résultats de ses coups.
options-unread = Les règles maison s’écrivent comme un objet JSON, par exemple {"{"}"quick": true{"}"}.
watch-first = Pour prêter la main, il faut d’abord regarder la table.
plan-long = Un tour décrit en bref dure au plus { $seconds } secondes.
turn-none = Les coups de ce jeu ne se jouent pas avec des mains.
turn-preparing = Les aimants sont encore en préparation. Le tour commence dans un instant.
turn-by-hand = Un tour joué à la main se joue en direct, geste par geste.
turn-under-way = Ce tour est déjà en cours : à la main, ou par une main qui suit un plan précédent.
turn-interrupted = Le tour a été interrompu, et rien n’en compte.
turn-broken = Le tour a échoué à cause d’une erreur du club. Il recommence.
hint-rated = À une table classée, il n’y a pas de conseils.
hint-daily = Au défi du jour, il n’y a pas de conseils : les résultats de tous comptent.
hint-not-your-turn = Un conseil est pour qui a la main.
advice-preparing = Les conseils sont encore en préparation. Réessaie dans un instant.
review-not-over = L’analyse se fait quand la partie est finie.
