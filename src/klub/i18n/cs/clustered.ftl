# Clustered: proč se tah nebo volba odmítá.

game-over = Hra skončila: všechny karty jsou pryč.
not-in-hand = { $card } nemáš v ruce.
drop-due = Nejdřív odlož { $due ->
    [one] jednu kartu, zápis ~Sf3.
    [few] { $due } karty, zápis ~Sf3 ~Ce1.
   *[other] { $due } karet, zápis ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Teď se nic neodkládá: polož kartu.
    [one] Teď se odkládá přesně jedna karta, ne { $dropped }.
    [few] Teď se odkládají přesně { $due } karty, ne { $dropped }.
   *[other] Teď se odkládá přesně { $due } karet, ne { $dropped }.
}
drop-among = { $cards } odložit nemůžeš: vyber z { $among }.
must-lay = Odhodit kartu nemůžeš, protože { $card } se hodí na { $cell }.
off-table = { $cell } je za okrajem stolu.
cell-taken = Pole { $cell } je obsazené: leží tam { $there }.
cell-start = Na { $cell } leží startovní karta.
cell-alone = Vedle { $cell } neleží žádná karta; karta musí sousedit stranou s kartou na stole.
clash = { $card } se nehodí vedle { $neighbour } na { $place }: { $shared ->
    [shape] shoduje se jen tvar
    [fill] shoduje se jen výplň
    [number] shoduje se jen počet
   *[nothing] neshoduje se nic
}, a z tvaru, výplně a počtu se musí shodovat dvě věci.

option-unknown = Volba „{ $key }“ neexistuje. Volby jsou: { $known }.
option-value = Volba „{ $key }“ bere: { $expected }.
options-players = Clustered je pro 1 až { $most } hráčů, ne pro { $players }.
options-two-starts = Při tomto počtu hráčů ({ $players }) jsou startovní karty vždy dvě.
options-seat = „{ $key }“ uvádí místo { $seat }, ale místa se počítají od 0 a počet hráčů je { $players }.
options-table = Na stůl { $size } se startovní karty nevejdou; musí mít aspoň { $least }.

# Kde text přestal být zápisem.

expected-card = tady měla být karta: S, T nebo C pro tvar, nebo W pro žolíka
expected-fill = tady měla být výplň: e (prázdná), s (pruhovaná) nebo f (plná)
expected-number = tady měl být počet: 1, 2 nebo 3
expected-at = tady mělo být „@“ a pole, jako v Sf3@2,-1
expected-comma = tady měla být čárka, jako v 2,-1
expected-coordinate = tady měla být souřadnice: celé číslo od -{ $farthest } do { $farthest }
expected-drop = tady mělo být „~“ a karta, jako v ~Ce1
expected-blank = tady měla být mezera
expected-seat = tady mělo být místo: 0 až 7
expected-end = tady už nemělo být nic
expected-board-cell = tady měla být barva balíčku ({ $choices }), STRT nebo ....
board-starts = startovní karty leží ve vzdálenosti { $distance } v jednom řádku nebo sloupci a jsou nejvýš dvě

# Slova do obrázků a tabulek.

seat-colour = { $seat ->
    [0] oranžová
    [1] modrá
    [2] zelená
    [3] fialová
    [4] žlutá
    [5] červená
    [6] azurová
   *[7] černá
}
