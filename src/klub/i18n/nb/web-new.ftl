# Rommet der et nytt bord åpnes.

new-title = { $game ->
    [kluster] Et nytt bord for Kluster
   *[clustered] Et nytt bord for Clustered
}
new-again = Prøv igjen
new-game = Spill
new-table = Tid, og hvem som kan komme
new-on = På
new-off = Av
new-number = Et tall
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Flytt { $name } opp
new-not-first = Dette er ikke det første spillet

new-seats = Hvem spiller?
new-seat = Plass { $number }
new-seat-of = Plass { $number }: { $name }
new-sitter-me = Noen ved denne skjermen
new-sitter-open = En gjest
new-sitter-open-hint = Den som kommer via lenken, eller fra listen over åpne bord.

new-house-rules = Husregler
new-changed = { $number ->
    [0] alt som vanlig
    [one] én endret
   *[other] { $number } endret
}
new-reset = Alt som vanlig

new-clock = Klokke
new-clock-none = Ingen
new-clock-minutes = Minutter
new-clock-days = Dager
new-clock-hint = { $kind ->
    [minutes] Tid til hele spillet. Den som ikke har noe igjen, gir opp.
    [days] For spill som spilles nå og da. Hvert trekk gir en dag tilbake; den som ikke har tid igjen, gir opp.
   *[none] Alle tenker så lenge de vil.
}
new-minutes = Minutter per spiller
new-bonus = Sekunder tilbake for hvert trekk
new-days = Dager per spiller

new-listed = Vis bordet for alle
new-listed-hint = Det står på listen i klubbhuset, for å bli med eller se på. Ellers er det bare de som har lenken, som finner det.
new-rated = Rangert
new-rated-hint = Resultatet teller på ranglisten. Bare for mennesker, minst to, hver på én plass; ingenting tas tilbake.
new-at-once = Begynn med en gang
new-at-once-hint = Ellers venter bordet, og du begynner når du vil.
new-go = Begynn spillet
new-open = Åpne bordet

new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
