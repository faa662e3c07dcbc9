# Kluster: wat in een beurt en in de notatie niet kan.

kluster-over = Het spel is afgelopen.
turn-not-yours = Plaats { $turn } is aan de beurt; plaats { $seat } mag nu niets aanraken.
turn-closed = Deze beurt neemt geen invoer meer aan.
turn-inputs = Een beurt neemt hoogstens { $most } keer invoer aan in een zestigste seconde.
turn-impossible = De wereld is op hol geslagen, dus de beurt begint opnieuw.
turn-nothing-placed = De beurt kan nog niet eindigen: er is geen magneet geplaatst.
turn-moving = De beurt kan niet eindigen zolang er nog iets beweegt.
turn-flat = Magneet { $stone } is omgevallen; die moet eerst weer op zijn kant staan.
turn-parted = { $number ->
    [one] Koord { $cords } kruist
   *[other] De koorden { $cords } kruisen
} geen ander; trek eerst een koord weer over een ander.
turn-not-ended = De beurt stopt zonder einde.
turn-other-hand = Magneet { $stone } zit in de andere hand.
turn-stand-first = Magneet { $stone } is in deze beurt omgevallen; die moet weer rechtop en kan niet terug.
turn-hands-full = Beide handen zijn vol.
turn-one-hand = Aan deze tafel houd je maar één magneet tegelijk vast.
turn-in-the-way = Magneet { $stone } kan daar niet in de hand komen: magneet { $other } zit in de weg.
turn-not-in-stock = Magneet { $stone } hoort niet bij de magneten die je kunt plaatsen.
turn-down = Magneet { $stone } ligt al, en wat ligt, raakt geen hand meer aan.
turn-not-fallen = Magneet { $stone } ligt al; alleen de magneet die je aan het plaatsen bent mag je weer aanraken, en alleen als die is omgevallen.
turn-hand-empty = Hand { $hand } is leeg.
turn-outside = Magneet { $stone } is niet boven het speelveld, dus je kunt die hier niet loslaten.
turn-one-placement = In deze beurt is al een magneet geplaatst.
turn-expert = Nog een magneet plaatsen mag alleen wie er meer dan { $most } heeft; hier zouden het er { $own } zijn.
turn-more-moving = Nog een magneet plaatsen kan zodra de vorige stilligt.
turn-cord-not-held = Koord { $cord } wordt door geen hand vastgehouden.
turn-no-cord = Koord { $cord } bestaat niet: het laatste heeft nummer { $last }.

input-number = “{ $name }” is een getal van 0 tot { $most }, niet { $value }.
input-range = “{ $name }” ligt hoogstens { $most } { $unit } van 0, niet { $value } { $unit }.
notation-placement = hier hoort een plaatsing, zoals 5@-12.5,34,90u: magneet, x en y in mm, draaiing in graden, u boven, d onder of e op zijn kant
notation-pull = hier hoort trekken aan een koord, zoals c0.17>120,40: koord, punt, dan x en y in mm
notation-steps = hier horen één tot { $most } stappen, zoals 5@-12.5,34,90u
notation-seat = hier hoort een plaats, dan een spatie en de beurt
notation-input = hier hoort invoer, zoals 12:h0=5@-12.5,34,120,90u, met de tikken op volgorde
notation-packed = dit is niet de ingepakte invoer van een beurt
track-invalid = Dit is niet het spoor van een beurt.
result-invalid = Dit kan niet uit een beurt komen: { $detail }
