# Clustered: waarom een zet of een optie niet mag.

game-over = Het spel is afgelopen: alle kaarten zijn op.
not-in-hand = { $card } zit niet in je hand.
drop-due = Doe eerst { $due ->
    [one] één kaart weg, geschreven als ~Sf3.
   *[other] { $due } kaarten weg, geschreven als ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Er mag nu niets weg: leg een kaart.
    [one] Er gaat nu precies één kaart weg, geen { $dropped }.
   *[other] Er gaan nu precies { $due } kaarten weg, geen { $dropped }.
}
drop-among = { $cards } mag niet weg: kies uit { $among }.
must-lay = Afleggen mag niet, want { $card } past op { $cell }.
off-table = { $cell } ligt buiten de rand van de tafel.
cell-taken = { $cell } is bezet: daar ligt { $there }.
cell-start = Op { $cell } ligt de startkaart.
cell-alone = Naast { $cell } ligt geen kaart; een kaart moet met een zijde tegen een kaart op tafel liggen.
clash = { $card } past niet naast { $neighbour } op { $place }: gelijk is { $shared ->
    [shape] alleen de vorm
    [fill] alleen de opvulling
    [number] alleen het aantal
   *[nothing] helemaal niets
}, en van vorm, opvulling en aantal moeten er twee kloppen.

option-unknown = De optie “{ $key }” bestaat niet. Er is: { $known }.
option-value = Bij de optie “{ $key }” kan: { $expected }.
options-players = Clustered is voor 1 tot { $most } spelers, niet voor { $players }.
options-two-starts = Met { $players } spelers zijn er altijd twee startkaarten.
options-seat = “{ $key }” noemt plaats { $seat }, maar plaatsen tellen vanaf 0 en er zijn { $players } spelers.
options-table = Op een tafel van { $size } is geen ruimte voor de startkaarten; minstens { $least } is nodig.

# Waar een tekst ophoudt notatie te zijn.

expected-card = hier hoort een kaart: S, T of C voor de vorm, of W voor een joker
expected-fill = hier hoort een opvulling: e (leeg), s (gestreept) of f (gevuld)
expected-number = hier hoort een aantal: 1, 2 of 3
expected-at = hier horen “@” en een vakje, zoals in Sf3@2,-1
expected-comma = hier hoort een komma, zoals in 2,-1
expected-coordinate = hier hoort een coördinaat: een geheel getal van -{ $farthest } tot { $farthest }
expected-drop = hier horen “~” en een kaart, zoals in ~Ce1
expected-blank = hier hoort een spatie
expected-seat = hier hoort een plaats: 0 tot 7
expected-end = hier hoort niets meer
expected-board-cell = hier hoort de kleur van een stapel ({ $choices }), of STRT, of ....
board-starts = startkaarten liggen { $distance } vakjes uit elkaar in één rij of kolom, en het zijn er hoogstens twee

# Woorden voor afbeeldingen en tabellen.

seat-colour = { $seat ->
    [0] oranje
    [1] blauw
    [2] groen
    [3] paars
    [4] geel
    [5] rood
    [6] azuur
   *[7] zwart
}
