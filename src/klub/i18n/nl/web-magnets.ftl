# Kluster aan tafel. Magneten tellen vanaf 0, zoals de club ze telt; handen zijn 1 en 2.

magnets-board = De tafel met de magneten en het koord
magnets-picture = De tafel van boven
# Wat er op de toetsen staat, wordt ingevuld: lower, left, right, flip, stock, grab, near, other, end, edge.
magnets-keys = De pijltjestoetsen bewegen de hand, met Shift in kleine stappen. Houd { $lower } ingedrukt om de magneet te laten zakken; laat los als hij beneden is, en hij is geplaatst. { $left } en { $right } draaien hem, { $flip } keert hem om, Page Up en Page Down stellen de hoogte in. { $stock } of een cijfer neemt een andere magneet, Delete legt hem terug. { $grab } pakt het koord vast en laat het los. { $near } noemt de dichtstbijzijnde magneten. { $other } neemt de andere hand, { $end } beëindigt de beurt. Escape en dan Tab verlaat de tafel.
magnets-keys-edge = { $edge } legt de magneet plat of zet hem weer op zijn kant.
magnets-keys-hint = { $hint } toont goede plekken voor een magneet.
magnets-landed = De magneet is beneden. Laat los om hem te plaatsen.
magnets-stalled = De club antwoordt niet. Tot die dat doet, staat alles hier stil.
magnets-flat = Deze browser kan de tafel niet in drie dimensies tekenen, dus je ziet hem van boven. Alles werkt zoals altijd.

# Wat er van de speler wordt verwacht.
magnets-expect-watch = Kijk hoe de magneten bewegen.
magnets-expect-soon = De beurt begint zo.
magnets-expect-end = Beëindig je beurt, of beweeg het koord.
magnets-expect-edge = Zet een magneet op zijn kant binnen het koord.
magnets-expect-lost = Een fout! Wacht tot alles stilligt.
magnets-expect-ending = De handen zijn van tafel. Blijft alles stil, dan is de beurt voorbij.
magnets-duty-place = Plaats een magneet binnen het koord.
magnets-duty-moving = Wacht tot alles stilligt.
magnets-duty-flat = De magneet is omgevallen. Pak hem en zet hem weer rechtop.
magnets-not-yours = Je bent niet aan de beurt.
magnets-end = Beurt beëindigen
magnets-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}

# De magneten die geplaatst kunnen worden. how: waar de magneet is.
magnets-stock = { $number ->
    [one] Voorraad: { $number } magneet
   *[other] Voorraad: { $number } magneten
}
magnets-stock-empty = Er is geen magneet om te nemen.
magnets-stone = { $how ->
    [held] Magneet { $stone }, in je hand. Terugleggen
    [fallen] Magneet { $stone }, omgevallen. Weer pakken
   *[stock] Magneet { $stone }, { $long } bij { $wide } bij { $high } mm. Pakken
}

# Wat een hand doet.
magnets-tools = Wat de hand doet
magnets-turn-left = Naar links draaien
magnets-turn-right = Naar rechts draaien
magnets-flip = Omkeren
magnets-edge = Op zijn kant
magnets-edge-deed = { $now ->
    [edge] Plat leggen
   *[flat] Op zijn kant zetten
}
magnets-other = Hand { $hand } is actief. Zo laten en de andere nemen
magnets-back = Magneet terugleggen
magnets-lower = Houd vast om te laten zakken
magnets-let-go = Laat los om te plaatsen
magnets-height = Hoogte van de magneet
magnets-height-value = { $millimetres } mm

# De tafel bekijken.
magnets-above = Van boven bekijken
magnets-fit = Alles tonen
magnets-aids = Oefenhulp
magnets-aids-about = Om te oefenen; tafels met rating hebben die niet.
magnets-aid-poles = Polen van de magneten
magnets-aid-field = Beeld van het magneetveld
magnets-aid-reach = Waar magneten gaan schuiven
magnets-pole = { $pole ->
    [north] N
   *[south] Z
}

# Een fout, boven de tafel. kind: touch, exit, drop of time. by: wat de aanleiding was.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Het koord liet een magneet buiten.
       *[none] Een magneet heeft het speelveld verlaten.
    }
    [drop] Een magneet is buiten losgelaten.
    [time] De tijd is om.
   *[touch] { $by ->
        [cord] Het koord heeft magneten tegen elkaar gebracht.
        [hand] De magneet in de hand heeft een andere geraakt.
        [held] De magneet in de hand heeft andere tegen elkaar gebracht.
       *[none] Magneten hebben elkaar geraakt.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } neemt geen magneet.
    [one] { $name } neemt { $taken } magneet.
   *[other] { $name } neemt { $taken } magneten.
}
magnets-fault-out = { $name } is af.
magnets-fault-back = { $taken ->
    [0] Je neemt geen magneet terug.
    [one] Je neemt { $taken } magneet terug.
   *[other] Je neemt { $taken } magneten terug.
}
magnets-fault-left = { $left ->
    [-1] Dat was één fout te veel.
    [0] De volgende fout beëindigt het spel.
    [one] Je mag nog { $left } fout maken.
   *[other] Je mag nog { $left } fouten maken.
}
magnets-skip = Overslaan

# Een beurt in het verloop, na de naam.
magnets-told-turn = speelde een beurt
magnets-told-placed = { $number ->
    [one] plaatste een magneet
   *[other] plaatste { $number } magneten
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] is af: een magneet verliet het speelveld
        [drop] is af: een magneet werd buiten losgelaten
        [time] is af: de tijd was om
       *[touch] is af: magneten raakten elkaar
    }
   *[no] { $kind ->
        [exit] maakte een fout: een magneet verliet het speelveld; genomen magneten: { $taken }
        [drop] maakte een fout: een magneet werd buiten losgelaten; genomen magneten: { $taken }
        [time] maakte een fout: de tijd was om; genomen magneten: { $taken }
       *[touch] maakte een fout: magneten raakten elkaar; genomen magneten: { $taken }
    }
}

# Hoe de plaatsen ervoor staan.
magnets-stones = { $number ->
    [one] { $number } magneet
   *[other] { $number } magneten
}
magnets-down = { $number } geplaatst
magnets-faults = { $number ->
    [one] { $number } fout
   *[other] { $number } fouten
}
magnets-faults-left = { $number ->
    [0] geen fout toegestaan
    [one] { $number } fout toegestaan
   *[other] { $number } fouten toegestaan
}
magnets-in = doet mee
magnets-out = af

# Het einde.
magnets-total = { $number } van { $all } magneten geplaatst
magnets-total-all = Totale overwinning: alle magneten liggen op het speelveld.
magnets-total-faults = { $number ->
    [one] Met { $number } fout.
   *[other] Met { $number } fouten.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] De tafel aan het eind van boven, met { $number } magneet
   *[other] De tafel aan het eind van boven, met { $number } magneten
}

# Voor wie de afbeelding niet ziet. Plekken zijn millimeters vanaf het midden van de tafel, naar rechts en van de speler af.
magnets-spot = { $x } mm { $side ->
    [left] links
   *[right] rechts
}, { $y } mm { $way ->
    [near] naar voren
   *[away] naar achteren
}
magnets-where = { $spot }, { $height } mm hoog
magnets-near-none = Er ligt geen magneet op tafel.
magnets-near-one = magneet { $stone }: { $millimetres } mm, op { $hour } uur
magnets-list = Magneten op tafel
magnets-list-stone = { $how ->
    [held] Magneet { $stone }, in je hand: { $spot }
    [edge] Magneet { $stone }, op zijn kant: { $spot }
    [north] Magneet { $stone }, noord boven: { $spot }
   *[south] Magneet { $stone }, zuid boven: { $spot }
}
