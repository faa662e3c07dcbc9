# Clustered: hvorfor et træk eller et valg bliver afvist.

game-over = Spillet er slut: alle kort er brugt.
not-in-hand = { $card } er ikke på din hånd.
drop-due = Sortér først { $due ->
    [one] ét kort fra, skrevet ~Sf3.
   *[other] { $due } kort fra, skrevet ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Intet skal sorteres fra nu: læg et kort.
    [one] Netop ét kort skal sorteres fra nu, ikke { $dropped }.
   *[other] Netop { $due } kort skal sorteres fra nu, ikke { $dropped }.
}
drop-among = { $cards } kan ikke vælges: sortér fra blandt { $among }.
must-lay = Du må ikke kassere, for { $card } passer på { $cell }.
off-table = { $cell } ligger ud over bordets kant.
cell-taken = { $cell } er optaget: der ligger { $there }.
cell-start = På { $cell } ligger startkortet.
cell-alone = Der ligger intet kort ved siden af { $cell }; et kort skal dele en side med et kort på bordet.
clash = { $card } passer ikke ved siden af { $neighbour } på { $place }: de deler { $shared ->
    [shape] kun formen
    [fill] kun fyldet
    [number] kun antallet
   *[nothing] ingenting
}, og to af form, fyld og antal skal stemme.

option-unknown = Der er ikke noget valg, der hedder »{ $key }«. Der findes: { $known }.
option-value = Til »{ $key }« kan du bruge: { $expected }.
options-players = Clustered er for 1 til { $most } spillere, ikke { $players }.
options-two-starts = Med { $players } spillere er der altid to startkort.
options-seat = »{ $key }« nævner plads { $seat }, men pladser tæller fra 0, og der er { $players } spillere.
options-table = På et bord på { $size } er der ikke plads til startkortene; det kræver mindst { $least }.

# Hvor en tekst holder op med at være notation.

expected-card = her ventes et kort: S, T eller C for formen, eller W for en joker
expected-fill = her ventes et fyld: e (tom), s (stribet) eller f (udfyldt)
expected-number = her ventes et antal: 1, 2 eller 3
expected-at = her ventes »@« og et felt, som i Sf3@2,-1
expected-comma = her ventes et komma, som i 2,-1
expected-coordinate = her ventes en koordinat: et helt tal fra -{ $farthest } til { $farthest }
expected-drop = her ventes »~« og et kort, som i ~Ce1
expected-blank = her ventes et mellemrum
expected-seat = her ventes en plads: 0 til 7
expected-end = her ventes ikke mere
expected-board-cell = her ventes en bunkes farve ({ $choices }), eller STRT, eller ....
board-starts = startkort ligger { $distance } felter fra hinanden på en vandret eller lodret linje, og der er højst to

# Ord til billeder og tabeller.

seat-colour = { $seat ->
    [0] orange
    [1] blå
    [2] grøn
    [3] lilla
    [4] gul
    [5] rød
    [6] azurblå
   *[7] sort
}
