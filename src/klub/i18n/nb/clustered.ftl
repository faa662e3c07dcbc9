# Clustered: hvorfor et trekk eller et valg avvises.

game-over = Spillet er over: alle kort er brukt.
not-in-hand = { $card } er ikke på hånden din.
drop-due = Legg først bort { $due ->
    [one] ett kort, skrevet ~Sf3.
   *[other] { $due } kort, skrevet ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Nå kan ingenting legges bort: legg et kort på bordet.
    [one] Nå legges nøyaktig ett kort bort, ikke { $dropped }.
   *[other] Nå legges nøyaktig { $due } kort bort, ikke { $dropped }.
}
drop-among = Du kan ikke velge { $cards }: legg bort noe av { $among }.
must-lay = Du kan ikke forkaste, for { $card } passer på { $cell }.
off-table = { $cell } er utenfor bordkanten.
cell-taken = { $cell } er opptatt: der ligger { $there }.
cell-start = På { $cell } ligger startkortet.
cell-alone = Det ligger ikke noe kort ved siden av { $cell }; et kort må dele en side med et kort på bordet.
clash = { $card } passer ikke ved siden av { $neighbour } på { $place }: { $shared ->
    [shape] bare formen er lik
    [fill] bare skraveringen er lik
    [number] bare antallet er likt
   *[nothing] ingenting er likt
}, og av form, skravering og antall må to stemme.

option-unknown = Valget «{ $key }» finnes ikke. Det finnes: { $known }.
option-value = For valget «{ $key }» oppgis { $expected }.
options-players = Clustered er for 1 til { $most } spillere, ikke { $players }.
options-two-starts = Med { $players } spillere er det alltid to startkort.
options-seat = «{ $key }» oppgir plass { $seat }, men plassene telles fra 0, og det er { $players } spillere.
options-table = Et bord på { $size } har ikke plass til startkortene; det trengs minst { $least }.

expected-card = her var det ventet et kort: S, T eller C for formen, eller W for en joker
expected-fill = her var det ventet en skravering: e (tom), s (stripete) eller f (helfarget)
expected-number = her var det ventet et antall: 1, 2 eller 3
expected-at = her var det ventet «@» og en rute, som i Sf3@2,-1
expected-comma = her var det ventet et komma, som i 2,-1
expected-coordinate = her var det ventet en koordinat: et helt tall fra -{ $farthest } til { $farthest }
expected-drop = her var det ventet «~» og et kort, som i ~Ce1
expected-blank = her var det ventet et mellomrom
expected-seat = her var det ventet en plass: 0 til 7
expected-end = her var det ikke ventet noe mer
expected-board-cell = her var det ventet fargen på en stokk ({ $choices }), eller STRT, eller ....
board-starts = startkortene ligger { $distance } ruter fra hverandre i samme vannrette eller loddrette rad, og det er høyst to

seat-colour = { $seat ->
    [0] oransje
    [1] blå
    [2] grønn
    [3] lilla
    [4] gul
    [5] rød
    [6] asurblå
   *[7] svart
}
