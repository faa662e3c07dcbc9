# Kluster vid bordet.

magnets-board = Bordet med stenarna och snöret
magnets-picture = Bordet uppifrån
magnets-keys = Piltangenterna flyttar handen, med Skift i små steg. Håll { $lower } nere för att sänka stenen; släpp när den är nere, så är den placerad. { $left } och { $right } vrider den, { $flip } vänder den, Page Up och Page Down ställer in höjden. { $stock } eller en siffra tar en annan sten, Delete lägger tillbaka den. { $grab } tar tag i snöret och släpper det. { $near } läser upp de närmaste stenarna. { $other } tar andra handen, { $end } avslutar turen. Escape och sedan Tabb lämnar bordet.
magnets-keys-edge = { $edge } lägger stenen platt eller ställer den på högkant igen.
magnets-keys-hint = { $hint } visar bra platser för en sten.
magnets-landed = Stenen är nere. Släpp för att placera den.
magnets-stalled = Klubben svarar inte. Det du ser står still tills den gör det.
magnets-flat = Den här webbläsaren kan inte rita bordet i tre dimensioner, så du ser det uppifrån. Allt fungerar som vanligt.

magnets-expect-watch = Se hur stenarna rör sig.
magnets-expect-soon = Turen börjar strax.
magnets-expect-end = Avsluta turen, eller flytta snöret.
magnets-expect-edge = Ställ en sten på högkant innanför snöret.
magnets-expect-lost = Ett fel! Vänta tills allt ligger stilla.
magnets-expect-ending = Händerna är borta från bordet. Turen är över om allt förblir stilla.
magnets-duty-place = Placera en sten innanför snöret.
magnets-duty-moving = Vänta tills allt ligger stilla.
magnets-duty-flat = Stenen har fallit omkull. Ta den och res den igen.
magnets-not-yours = Det är inte din tur.
magnets-end = Avsluta tur
magnets-left = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
}

magnets-stock = { $number ->
    [one] Förråd: { $number } sten
   *[other] Förråd: { $number } stenar
}
magnets-stock-empty = Det finns ingen sten att ta.
magnets-stone = { $how ->
    [held] Sten { $stone }, i din hand. Lägg tillbaka den
    [fallen] Sten { $stone }, som har fallit. Ta den igen
   *[stock] Sten { $stone }, { $long } gånger { $wide } gånger { $high } mm. Ta den
}

magnets-tools = Vad handen gör
magnets-turn-left = Vrid åt vänster
magnets-turn-right = Vrid åt höger
magnets-flip = Vänd
magnets-edge = På högkant
magnets-edge-deed = { $now ->
    [edge] Lägg den platt
   *[flat] Ställ den på högkant
}
magnets-other = Hand { $hand } är aktiv. Parkera den och ta den andra
magnets-back = Lägg tillbaka stenen
magnets-lower = Håll nere för att sänka
magnets-let-go = Släpp för att placera
magnets-height = Stenens höjd
magnets-height-value = { $millimetres } mm

magnets-above = Titta uppifrån
magnets-fit = Visa allt
magnets-aids = Träningshjälp
magnets-aids-about = För övning; rankade bord har dem inte.
magnets-aid-poles = Stenarnas poler
magnets-aid-field = Bild av fältet
magnets-aid-reach = Var stenar börjar glida
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Snöret lämnade en sten utanför.
       *[none] En sten har lämnat området.
    }
    [drop] En sten släpptes utanför.
    [time] Tiden är ute.
   *[touch] { $by ->
        [cord] Snöret har fört ihop stenar.
        [hand] Stenen i handen har rört vid en annan.
        [held] Stenen i handen har fört ihop andra.
       *[none] Stenar har rört vid varandra.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } tar ingen sten.
    [one] { $name } tar { $taken } sten.
   *[other] { $name } tar { $taken } stenar.
}
magnets-fault-out = { $name } är ute.
magnets-fault-back = { $taken ->
    [0] Du tar inte tillbaka någon sten.
    [one] Du tar tillbaka { $taken } sten.
   *[other] Du tar tillbaka { $taken } stenar.
}
magnets-fault-left = { $left ->
    [-1] Det var ett fel för mycket.
    [0] Nästa fel avslutar spelet.
    [one] Du får göra { $left } fel till.
   *[other] Du får göra { $left } fel till.
}
magnets-skip = Hoppa över

magnets-told-turn = spelade en tur
magnets-told-placed = { $number ->
    [one] placerade en sten
   *[other] placerade { $number } stenar
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] är ute: en sten lämnade området
        [drop] är ute: en sten släpptes utanför
        [time] är ute: tiden tog slut
       *[touch] är ute: stenar rörde vid varandra
    }
   *[no] { $kind ->
        [exit] gjorde ett fel: en sten lämnade området; tagna stenar: { $taken }
        [drop] gjorde ett fel: en sten släpptes utanför; tagna stenar: { $taken }
        [time] gjorde ett fel: tiden tog slut; tagna stenar: { $taken }
       *[touch] gjorde ett fel: stenar rörde vid varandra; tagna stenar: { $taken }
    }
}

magnets-stones = { $number ->
    [one] { $number } sten
   *[other] { $number } stenar
}
magnets-down = { $number } placerade
magnets-faults = { $number ->
    [one] { $number } fel
   *[other] { $number } fel
}
magnets-faults-left = { $number ->
    [0] inget fel tillåtet
    [one] { $number } fel tillåtet
   *[other] { $number } fel tillåtna
}
magnets-in = kvar i spelet
magnets-out = ute

magnets-total = { $number } av { $all } stenar placerade
magnets-total-all = Total seger: alla stenar ligger i området.
magnets-total-faults = { $number ->
    [one] Med { $number } fel.
   *[other] Med { $number } fel.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Slutläget uppifrån, med { $number } sten
   *[other] Slutläget uppifrån, med { $number } stenar
}

magnets-spot = { $x } mm { $side ->
    [left] åt vänster
   *[right] åt höger
}, { $y } mm { $way ->
    [near] närmare
   *[away] bort
}
magnets-where = { $spot }, { $height } mm högt
magnets-near-none = Ingen sten ligger på bordet.
magnets-near-one = sten { $stone }: { $millimetres } mm, klockan { $hour }
magnets-list = Stenar på bordet
magnets-list-stone = { $how ->
    [held] Sten { $stone }, i din hand: { $spot }
    [edge] Sten { $stone }, på högkant: { $spot }
    [north] Sten { $stone }, nordsidan upp: { $spot }
   *[south] Sten { $stone }, sydsidan upp: { $spot }
}
