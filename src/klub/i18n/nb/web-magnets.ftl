# Kluster ved bordet.

magnets-board = Bordet med steinene og snoren
magnets-picture = Bordet ovenfra
magnets-keys = Piltastene flytter hånden, med Shift i små steg. Hold { $lower } inne for å senke steinen; slipp når den er nede, så er den plassert. { $left } og { $right } dreier den, { $flip } snur den, Page Up og Page Down stiller høyden. { $stock } eller et tall tar en annen stein, Delete legger den tilbake. { $grab } tar tak i snoren og slipper den. { $near } leser opp de nærmeste steinene. { $other } tar den andre hånden, { $end } avslutter turen. Escape og så Tab forlater bordet.
magnets-keys-edge = { $edge } legger steinen flatt eller setter den på høykant igjen.
magnets-keys-hint = { $hint } viser gode plasser for en stein.
magnets-landed = Steinen er nede. Slipp for å plassere den.
magnets-stalled = Klubben svarer ikke. Det du ser, står stille til den gjør det.
magnets-flat = Denne nettleseren kan ikke tegne bordet i tre dimensjoner, så du ser det ovenfra. Alt virker som vanlig.

magnets-expect-watch = Se hvordan steinene beveger seg.
magnets-expect-soon = Turen begynner straks.
magnets-expect-end = Avslutt turen, eller flytt snoren.
magnets-expect-edge = Sett en stein på høykant innenfor snoren.
magnets-expect-lost = En feil! Vent til alt ligger i ro.
magnets-expect-ending = Hendene er borte fra bordet. Turen er over hvis alt forblir i ro.
magnets-duty-place = Plasser en stein innenfor snoren.
magnets-duty-moving = Vent til alt ligger i ro.
magnets-duty-flat = Steinen har falt flatt. Ta den og reis den igjen.
magnets-not-yours = Det er ikke din tur.
magnets-end = Avslutt tur
magnets-left = { $seconds ->
    [one] { $seconds } sekund igjen
   *[other] { $seconds } sekunder igjen
}

magnets-stock = { $number ->
    [one] Forråd: { $number } stein
   *[other] Forråd: { $number } steiner
}
magnets-stock-empty = Det er ingen stein å ta.
magnets-stone = { $how ->
    [held] Stein { $stone }, i hånden din. Legg den tilbake
    [fallen] Stein { $stone }, som har falt. Ta den igjen
   *[stock] Stein { $stone }, { $long } ganger { $wide } ganger { $high } mm. Ta den
}

magnets-tools = Hva hånden gjør
magnets-turn-left = Drei til venstre
magnets-turn-right = Drei til høyre
magnets-flip = Snu
magnets-edge = På høykant
magnets-edge-deed = { $now ->
    [edge] Legg den flatt
   *[flat] Sett den på høykant
}
magnets-other = Hånd { $hand } er aktiv. Parker den og ta den andre
magnets-back = Legg steinen tilbake
magnets-lower = Hold inne for å senke
magnets-let-go = Slipp for å plassere
magnets-height = Høyden på steinen
magnets-height-value = { $millimetres } mm

magnets-above = Se ovenfra
magnets-fit = Vis alt
magnets-aids = Treningshjelp
magnets-aids-about = Til øving; rangerte bord har dem ikke.
magnets-aid-poles = Polene på steinene
magnets-aid-field = Bilde av feltet
magnets-aid-reach = Hvor steiner begynner å gli
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Snoren lot en stein bli utenfor.
       *[none] En stein har forlatt området.
    }
    [drop] En stein ble sluppet utenfor.
    [time] Tiden er ute.
   *[touch] { $by ->
        [cord] Snoren har ført steiner sammen.
        [hand] Steinen i hånden har berørt en annen.
        [held] Steinen i hånden har ført andre sammen.
       *[none] Steiner har berørt hverandre.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } tar ingen stein.
    [one] { $name } tar { $taken } stein.
   *[other] { $name } tar { $taken } steiner.
}
magnets-fault-out = { $name } er ute.
magnets-fault-back = { $taken ->
    [0] Du tar ikke tilbake noen stein.
    [one] Du tar tilbake { $taken } stein.
   *[other] Du tar tilbake { $taken } steiner.
}
magnets-fault-left = { $left ->
    [-1] Det var én feil for mye.
    [0] Den neste feilen avslutter spillet.
    [one] Du kan gjøre { $left } feil til.
   *[other] Du kan gjøre { $left } feil til.
}
magnets-skip = Hopp over

magnets-told-turn = spilte en tur
magnets-told-placed = { $number ->
    [one] plasserte en stein
   *[other] plasserte { $number } steiner
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] er ute: en stein forlot området
        [drop] er ute: en stein ble sluppet utenfor
        [time] er ute: tiden gikk ut
       *[touch] er ute: steiner berørte hverandre
    }
   *[no] { $kind ->
        [exit] gjorde en feil: en stein forlot området; steiner tatt: { $taken }
        [drop] gjorde en feil: en stein ble sluppet utenfor; steiner tatt: { $taken }
        [time] gjorde en feil: tiden gikk ut; steiner tatt: { $taken }
       *[touch] gjorde en feil: steiner berørte hverandre; steiner tatt: { $taken }
    }
}

magnets-stones = { $number ->
    [one] { $number } stein
   *[other] { $number } steiner
}
magnets-down = { $number } plassert
magnets-faults = { $number ->
    [one] { $number } feil
   *[other] { $number } feil
}
magnets-faults-left = { $number ->
    [0] ingen feil tillatt
    [one] { $number } feil tillatt
   *[other] { $number } feil tillatt
}
magnets-in = med i spillet
magnets-out = ute

magnets-total = { $number } av { $all } steiner plassert
magnets-total-all = Total seier: alle steiner ligger i området.
magnets-total-faults = { $number ->
    [one] Med { $number } feil.
   *[other] Med { $number } feil.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Sluttstillingen ovenfra, med { $number } stein
   *[other] Sluttstillingen ovenfra, med { $number } steiner
}

magnets-spot = { $x } mm { $side ->
    [left] til venstre
   *[right] til høyre
}, { $y } mm { $way ->
    [near] nærmere
   *[away] bort
}
magnets-where = { $spot }, { $height } mm høyt
magnets-near-none = Det ligger ingen stein på bordet.
magnets-near-one = stein { $stone }: { $millimetres } mm, klokken { $hour }
magnets-list = Steiner på bordet
magnets-list-stone = { $how ->
    [held] Stein { $stone }, i hånden din: { $spot }
    [edge] Stein { $stone }, på høykant: { $spot }
    [north] Stein { $stone }, nordsiden opp: { $spot }
   *[south] Stein { $stone }, sørsiden opp: { $spot }
}
