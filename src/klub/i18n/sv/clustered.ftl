# Clustered: varför ett drag eller ett val avvisas.

game-over = Spelet är slut: alla kort är använda.
not-in-hand = { $card } finns inte på din hand.
drop-due = Lägg först bort { $due ->
    [one] ett kort, skrivet ~Sf3.
   *[other] { $due } kort, skrivna ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Nu får inget läggas bort: lägg ett kort på bordet.
    [one] Nu läggs exakt ett kort bort, inte { $dropped }.
   *[other] Nu läggs exakt { $due } kort bort, inte { $dropped }.
}
drop-among = Du kan inte välja { $cards }: lägg bort något av { $among }.
must-lay = Du får inte kasta ett kort, för { $card } passar på { $cell }.
off-table = { $cell } ligger utanför bordskanten.
cell-taken = { $cell } är upptagen: där ligger { $there }.
cell-start = På { $cell } ligger startkortet.
cell-alone = Det ligger inget kort intill { $cell }; ett kort måste ha en sida gemensam med ett på bordet.
clash = { $card } passar inte bredvid { $neighbour } på { $place }: { $shared ->
    [shape] bara formen är lika
    [fill] bara fyllningen är lika
    [number] bara antalet är lika
   *[nothing] ingenting är lika
}, och av form, fyllning och antal måste två stämma.

option-unknown = Valet ”{ $key }” finns inte. Det finns: { $known }.
option-value = För valet ”{ $key }” anges { $expected }.
options-players = Clustered är för 1 till { $most } spelare, inte { $players }.
options-two-starts = Med { $players } spelare finns det alltid två startkort.
options-seat = ”{ $key }” anger plats { $seat }, men platserna räknas från 0 och det är { $players } spelare.
options-table = Ett bord på { $size } har inte plats för startkorten; det behövs minst { $least }.

expected-card = här väntades ett kort: S, T eller C för formen, eller W för en joker
expected-fill = här väntades en fyllning: e (tom), s (randig) eller f (fylld)
expected-number = här väntades ett antal: 1, 2 eller 3
expected-at = här väntades ”@” och en ruta, som i Sf3@2,-1
expected-comma = här väntades ett komma, som i 2,-1
expected-coordinate = här väntades en koordinat: ett heltal från -{ $farthest } till { $farthest }
expected-drop = här väntades ”~” och ett kort, som i ~Ce1
expected-blank = här väntades ett mellanslag
expected-seat = här väntades en plats: 0 till 7
expected-end = här väntades inget mer
expected-board-cell = här väntades färgen på en kortlek ({ $choices }), eller STRT, eller ....
board-starts = startkorten ligger { $distance } rutor ifrån varandra i samma rad eller kolumn, och de är högst två

seat-colour = { $seat ->
    [0] orange
    [1] blå
    [2] grön
    [3] lila
    [4] gul
    [5] röd
    [6] azurblå
   *[7] svart
}
