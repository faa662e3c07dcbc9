# Tutti i giochi: tavoli, semi e registrazioni.

game-unknown = Non c’è nessun gioco di nome «{ $name }». I giochi sono: { $known }.
not-your-turn = È il turno del posto { $turn }, non del posto { $seat }.
seat-count = { $seats ->
    [one] C’è un posto
   *[other] Ci sono { $seats } posti
} da occupare, ma { $names ->
    [one] è stato dato { $names } nome
   *[other] sono stati dati { $names } nomi
}.
nothing-to-undo = Non è stato ancora giocato nulla.
undo-revealed = L’ultima mossa non si può annullare: ha mostrato una carta nuova.
seed-digit = un seme si scrive con le cifre da 0 a 9 e da a a f
seed-length = un seme ha { $length } cifre
record-large = Una registrazione di più di { $largest } byte non viene letta.
record-deep = Questa non è la registrazione di una partita: i valori sono annidati troppo in profondità.
record-invalid = Questa non è la registrazione di una partita: { $detail }
result-none = Le mosse di questo gioco non hanno risultati da riportare.
bests-invalid = Questa non è una lista di record in solitario: { $detail }
untrue-move = La mossa { $number }, «{ $line }», non può essere stata giocata
untrue-result = L’esito della mossa { $number } è scritto in modo illeggibile
untrue-results = La registrazione riporta { $told } { $told ->
    [one] risultato
   *[other] risultati
}, e non è uno per ogni mossa
untrue-part = { $place } è riportato come { $told }, ma la partita dà { $true }
untrue-turn = Rigiocata, la mossa { $number } porta altrove
untrue-unfinished = La registrazione riporta un risultato, ma la partita non è finita
untrue-missing = La registrazione non riporta { $place }
untrue-extra = La partita non distribuisce nulla che si chiami { $place }
untrue-seed-missing = Il seme non è stato rivelato, perciò la partita non si può rigiocare
untrue-seed = Il seme non è un seme
untrue-commitment = L’impronta pubblicata non appartiene al seme, il cui SHA-256 è { $true }
untrue-options = Le opzioni o i posti non sono quelli di una partita
