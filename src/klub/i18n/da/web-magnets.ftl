# Kluster ved bordet. Sten tæller fra 0, som klubben tæller dem; hænderne er 1 og 2.

magnets-board = Bordet med stenene og snoren
magnets-picture = Bordet oppefra
# Det, der står på tasterne, sættes ind: lower, left, right, flip, stock, grab, near, other, end, edge.
magnets-keys = Piletasterne flytter hånden, med Shift i små skridt. Hold { $lower } nede for at sænke stenen; slip, når den er nede, og den er placeret. { $left } og { $right } drejer den, { $flip } vender den, Page Up og Page Down indstiller højden. { $stock } eller et tal tager en anden sten, Delete lægger den tilbage. { $grab } tager fat i snoren og slipper den. { $near } fortæller om de nærmeste sten. { $other } tager den anden hånd, { $end } slutter turen. Escape og så Tab forlader bordet.
magnets-keys-edge = { $edge } lægger stenen fladt eller stiller den på højkant igen.
magnets-keys-hint = { $hint } viser gode pladser til en sten.
magnets-landed = Stenen er nede. Slip for at placere den.
magnets-stalled = Klubben svarer ikke. Det, du ser, står stille, til den gør.
magnets-flat = Denne browser kan ikke tegne bordet i tre dimensioner, så du ser det oppefra. Alt virker som ellers.

# Hvad der ventes af spilleren.
magnets-expect-watch = Se, hvordan stenene bevæger sig.
magnets-expect-soon = Turen begynder om lidt.
magnets-expect-end = Slut din tur, eller flyt snoren.
magnets-expect-edge = Stil en sten på højkant inden for snoren.
magnets-expect-lost = En fejl! Vent, til alt ligger stille.
magnets-expect-ending = Hænderne er væk fra bordet. Turen er slut, hvis alt bliver i ro.
magnets-duty-place = Placér en sten inden for snoren.
magnets-duty-moving = Vent, til alt ligger stille.
magnets-duty-flat = Stenen er væltet. Tag den, og rejs den igen.
magnets-not-yours = Det er ikke din tur.
magnets-end = Slut tur
magnets-left = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
}

# De sten, der kan placeres. how: hvor stenen er.
magnets-stock = { $number ->
    [one] Forråd: { $number } sten
   *[other] Forråd: { $number } sten
}
magnets-stock-empty = Der er ingen sten at tage.
magnets-stone = { $how ->
    [held] Sten { $stone }, i din hånd. Læg den tilbage
    [fallen] Sten { $stone }, som er væltet. Tag den igen
   *[stock] Sten { $stone }, { $long } gange { $wide } gange { $high } mm. Tag den
}

# Hvad en hånd gør.
magnets-tools = Hvad hånden gør
magnets-turn-left = Drej til venstre
magnets-turn-right = Drej til højre
magnets-flip = Vend
magnets-edge = På højkant
magnets-edge-deed = { $now ->
    [edge] Læg den fladt
   *[flat] Stil den på højkant
}
magnets-other = Hånd { $hand } er i brug. Lad den være, og tag den anden
magnets-back = Læg stenen tilbage
magnets-lower = Hold for at sænke
magnets-let-go = Slip for at placere
magnets-height = Stenens højde
magnets-height-value = { $millimetres } mm

# At se på bordet.
magnets-above = Se oppefra
magnets-fit = Vis alt
magnets-aids = Øvehjælp
magnets-aids-about = Til at øve sig med; ratede borde har den ikke.
magnets-aid-poles = Stenenes poler
magnets-aid-field = Billede af magnetfeltet
magnets-aid-reach = Hvor sten begynder at glide
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# En fejl, hen over bordet. kind: touch, exit, drop eller time. by: hvad der udløste den.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Snoren lod en sten blive udenfor.
       *[none] En sten har forladt området.
    }
    [drop] En sten blev sluppet udenfor.
    [time] Tiden er gået.
   *[touch] { $by ->
        [cord] Snoren har ført sten sammen.
        [hand] Stenen i hånden har rørt en anden.
        [held] Stenen i hånden har ført andre sammen.
       *[none] Sten har rørt hinanden.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } tager ingen sten.
    [one] { $name } tager { $taken } sten.
   *[other] { $name } tager { $taken } sten.
}
magnets-fault-out = { $name } er ude.
magnets-fault-back = { $taken ->
    [0] Du tager ingen sten tilbage.
    [one] Du tager { $taken } sten tilbage.
   *[other] Du tager { $taken } sten tilbage.
}
magnets-fault-left = { $left ->
    [-1] Det var én fejl for meget.
    [0] Den næste fejl slutter spillet.
    [one] Du må lave { $left } fejl mere.
   *[other] Du må lave { $left } fejl mere.
}
magnets-skip = Spring over

# En tur i forløbet, efter spillerens navn.
magnets-told-turn = spillede en tur
magnets-told-placed = { $number ->
    [one] placerede en sten
   *[other] placerede { $number } sten
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] er ude: en sten forlod området
        [drop] er ude: en sten blev sluppet udenfor
        [time] er ude: tiden var gået
       *[touch] er ude: sten rørte hinanden
    }
   *[no] { $kind ->
        [exit] lavede en fejl: en sten forlod området; sten taget: { $taken }
        [drop] lavede en fejl: en sten blev sluppet udenfor; sten taget: { $taken }
        [time] lavede en fejl: tiden var gået; sten taget: { $taken }
       *[touch] lavede en fejl: sten rørte hinanden; sten taget: { $taken }
    }
}

# Hvordan pladserne står.
magnets-stones = { $number ->
    [one] { $number } sten
   *[other] { $number } sten
}
magnets-down = { $number } placeret
magnets-faults = { $number ->
    [one] { $number } fejl
   *[other] { $number } fejl
}
magnets-faults-left = { $number ->
    [0] ingen fejl tilladt
    [one] { $number } fejl tilladt
   *[other] { $number } fejl tilladt
}
magnets-in = med i spillet
magnets-out = ude

# Slutningen.
magnets-total = { $number } af { $all } sten placeret
magnets-total-all = Total sejr: alle sten ligger i området.
magnets-total-faults = { $number ->
    [one] Med { $number } fejl.
   *[other] Med { $number } fejl.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Bordet til sidst oppefra, med { $number } sten
   *[other] Bordet til sidst oppefra, med { $number } sten
}

# For dem, der ikke ser billedet. Steder er millimeter fra bordets midte, til højre og væk fra spilleren.
magnets-spot = { $x } mm { $side ->
    [left] til venstre
   *[right] til højre
}, { $y } mm { $way ->
    [near] nærmere
   *[away] væk
}
magnets-where = { $spot }, { $height } mm oppe
magnets-near-none = Der ligger ingen sten på bordet.
magnets-near-one = sten { $stone }: { $millimetres } mm, klokken { $hour }
magnets-list = Sten på bordet
magnets-list-stone = { $how ->
    [held] Sten { $stone }, i din hånd: { $spot }
    [edge] Sten { $stone }, på højkant: { $spot }
    [north] Sten { $stone }, nord opad: { $spot }
   *[south] Sten { $stone }, syd opad: { $spot }
}
