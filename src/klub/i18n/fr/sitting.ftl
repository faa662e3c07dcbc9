# Une table du club : ce qu’on ne peut pas y faire, et pourquoi.

event-invalid = Ce n’est pas un événement de table : { $detail }
clock-base = Une pendule donne à chacun de { $least } à { $most } secondes.
clock-bonus = Un tour rend au plus { $most } secondes.
sent-away = L’hôte t’a demandé de quitter cette table.
host-only = Seul l’hôte de la table peut faire cela.
already-started = La partie a commencé, les places ne changent plus.
not-started = La partie n’a pas encore commencé.
game-ended-already = La partie est finie.
seat-unknown = Cette table a { $seats ->
    [one] une seule place, la numéro 0
   *[other] { $seats } places, comptées à partir de 0
}.
seat-taken = La place { $seat } est prise par { $name }.
seat-kept = La place { $seat } est gardée pour qui l’avait à la dernière partie.
seat-free = Il n’y a personne à la place { $seat }.
seat-not-yours = La place { $seat } n’est pas à toi.
seats-free = La partie peut commencer dès que chaque place est prise ; encore libres : { $seats }.
gave-up = La place { $seat } a abandonné.
rated-alone = Une partie classée se joue à deux ou plus.
rated-people = À une table classée, chacun joue pour soi : pas de bots, et personne sur deux places.
undo-rated = À une table classée, on ne reprend rien.
muted = L’hôte t’a coupé la parole à cette table.
muted-already = Cette personne n’a déjà plus la parole.
muted-not = Cette personne a encore la parole.
muted-many = À une table, on peut couper la parole à { $most } personnes au plus.
nobody-there = Personne de ce nom n’est assis ici, ne regarde ou n’a parlé récemment.
table-full = Il s’est passé plus de { $most } choses à cette table : on peut finir la partie, mais rien d’autre.
chat-unfit = Un message compte de 1 à { $most } caractères imprimables.
remove-host = L’hôte reste.
remove-player = Les joueurs restent jusqu’à la fin de la partie ; coupe-leur plutôt la parole.
rematch-early = Une revanche se joue après une partie finie.
rematch-players = Seuls ceux qui ont joué peuvent demander une revanche.
rematch-already = La revanche se joue à la table { $table }.
frame-invalid = Ce n’est pas une image d’un tour.
message-large = Un message fait au plus { $largest } octets.
message-invalid = Le club ne comprend pas ce message : { $detail }
name-unfit = « { $name } » ne peut pas servir de nom : il faut 1 à { $most } caractères imprimables, et ne pas commencer par « bot: ».
bot-unknown = Il n’y a pas de bot nommé « { $name } ». Les bots sont : { $known }.
