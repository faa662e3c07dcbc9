# Clustered: perché una mossa o un’opzione è rifiutata.

game-over = La partita è finita: tutte le carte sono state usate.
not-in-hand = { $card } non è nella tua mano.
drop-due = Prima elimina { $due ->
    [one] una carta: si scrive ~Sf3.
   *[other] { $due } carte: si scrive ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Adesso non c’è nulla da eliminare: posa una carta.
    [one] Adesso si elimina esattamente una carta, non { $dropped }.
   *[other] Adesso si eliminano esattamente { $due } carte, non { $dropped }.
}
drop-among = Non puoi scegliere { $cards }: elimina tra { $among }.
must-lay = Non puoi scartare, perché { $card } si può posare in { $cell }.
off-table = { $cell } è oltre il bordo del tavolo.
cell-taken = { $cell } è occupata: lì c’è { $there }.
cell-start = In { $cell } c’è la carta iniziale.
cell-alone = Accanto a { $cell } non c’è nessuna carta; una carta deve avere un lato in comune con una già sul tavolo.
clash = { $card } non si abbina a { $neighbour } in { $place }: in comune hanno { $shared ->
    [shape] solo la forma
    [fill] solo il riempimento
    [number] solo il numero
   *[nothing] nulla
}, mentre tra forma, riempimento e numero devono coincidere in due.

option-unknown = L’opzione «{ $key }» non esiste. Le opzioni sono: { $known }.
option-value = L’opzione «{ $key }» vuole: { $expected }.
options-players = Clustered è un gioco da 1 a { $most } giocatori, non per { $players }.
options-two-starts = In { $players } le carte iniziali sono sempre due.
options-seat = «{ $key }» indica il posto { $seat }, ma i posti si contano da 0 e i giocatori sono { $players }.
options-table = Un tavolo di { $size } non ha spazio per le carte iniziali; serve almeno { $least }.

# Dove un testo smette di essere notazione.

expected-card = qui ci vuole una carta: S, T o C per la forma, oppure W per un jolly
expected-fill = qui ci vuole un riempimento: e (vuoto), s (a strisce) o f (pieno)
expected-number = qui ci vuole un numero: 1, 2 o 3
expected-at = qui ci vogliono «@» e una casella, come in Sf3@2,-1
expected-comma = qui ci vuole una virgola, come in 2,-1
expected-coordinate = qui ci vuole una coordinata: un numero intero da -{ $farthest } a { $farthest }
expected-drop = qui ci vogliono «~» e una carta, come in ~Ce1
expected-blank = qui ci vuole uno spazio
expected-seat = qui ci vuole un posto: da 0 a 7
expected-end = qui non ci vuole più nulla
expected-board-cell = qui ci vuole il colore di un mazzo ({ $choices }), oppure STRT, oppure ....
board-starts = le carte iniziali distano { $distance } caselle sulla stessa riga o colonna, e sono al massimo due

# Parole per figure e tabelle.

seat-colour = { $seat ->
    [0] arancione
    [1] blu
    [2] verde
    [3] viola
    [4] giallo
    [5] rosso
    [6] azzurro
   *[7] nero
}
