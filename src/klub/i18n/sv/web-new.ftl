# Rummet där ett nytt bord öppnas.

new-title = { $game ->
    [kluster] Ett nytt bord för Kluster
   *[clustered] Ett nytt bord för Clustered
}
new-again = Försök igen
new-game = Spel
new-table = Tid, och vem som får komma
new-on = På
new-off = Av
new-number = Ett tal
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Flytta upp { $name }
new-not-first = Det här är inte det första spelet

new-seats = Vem spelar?
new-seat = Plats { $number }
new-seat-of = Plats { $number }: { $name }
new-sitter-me = Någon vid den här skärmen
new-sitter-open = En gäst
new-sitter-open-hint = Den som kommer via länken, eller från listan med öppna bord.

new-house-rules = Husregler
new-changed = { $number ->
    [0] allt som vanligt
    [one] en ändrad
   *[other] { $number } ändrade
}
new-reset = Allt som vanligt

new-clock = Klocka
new-clock-none = Ingen
new-clock-minutes = Minuter
new-clock-days = Dagar
new-clock-hint = { $kind ->
    [minutes] Tid för hela spelet. Den som inte har någon kvar ger upp.
    [days] För spel som spelas då och då. Varje drag ger tillbaka en dag; den som inte har någon tid kvar ger upp.
   *[none] Alla tänker så länge de vill.
}
new-minutes = Minuter per spelare
new-bonus = Sekunder tillbaka för varje drag
new-days = Dagar per spelare

new-listed = Visa bordet för alla
new-listed-hint = Det finns i klubbhusets lista, för att vara med eller titta på. Annars hittar bara den som har länken dit.
new-rated = Rankat
new-rated-hint = Resultatet räknas på rankinglistan. Bara för människor, minst två, var och en på en plats; inget tas tillbaka.
new-at-once = Börja direkt
new-at-once-hint = Annars väntar bordet, och du börjar när du vill.
new-go = Börja spelet
new-open = Öppna bordet

new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
