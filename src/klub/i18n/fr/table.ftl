# Tous les jeux : tables, graines et enregistrements.

game-unknown = Il n’y a pas de jeu nommé « { $name } ». Les jeux sont : { $known }.
not-your-turn = C’est le tour de la place { $turn }, pas de la place { $seat }.
seat-count = Il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} à occuper, mais { $names } { $names ->
    [one] nom a été donné
   *[other] noms ont été donnés
}.
nothing-to-undo = Rien n’a encore été joué.
undo-revealed = Le dernier coup ne peut pas être repris : il a révélé une nouvelle carte.
seed-digit = une graine s’écrit avec les chiffres 0 à 9 et a à f
seed-length = une graine compte { $length } chiffres
record-large = Un enregistrement de plus de { $largest } octets n’est pas lu.
record-deep = Ce n’est pas un enregistrement de partie : ses valeurs sont emboîtées trop profondément.
record-invalid = Ce n’est pas un enregistrement de partie : { $detail }
result-none = Les coups de ce jeu n’ont pas de résultat à donner.
bests-invalid = Ce n’est pas une liste de records en solo : { $detail }
untrue-move = Le coup { $number }, « { $line } », ne peut pas avoir été joué
untrue-result = Le résultat du coup { $number } est écrit de façon illisible
untrue-results = L’enregistrement donne { $told } { $told ->
    [one] résultat
   *[other] résultats
}, ce qui n’en fait pas un par coup
untrue-part = { $place } est donné comme { $told }, mais la partie donne { $true }
untrue-turn = Rejoué, le coup { $number } mène ailleurs
untrue-unfinished = L’enregistrement donne un résultat, mais la partie n’est pas finie
untrue-missing = L’enregistrement ne dit rien de { $place }
untrue-extra = La partie ne distribue rien qui s’appelle { $place }
untrue-seed-missing = La graine n’a pas été révélée, la partie ne peut donc pas être rejouée
untrue-seed = La graine n’en est pas une
untrue-commitment = L’empreinte publiée ne va pas avec la graine, dont le SHA-256 est { $true }
untrue-options = Les options ou les places ne sont pas celles d’une partie
