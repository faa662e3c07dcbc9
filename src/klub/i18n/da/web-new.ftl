# Rummet, hvor et nyt bord åbnes. Selve husreglerne står i options.ftl.

new-title = { $game ->
    [kluster] Et nyt bord til Kluster
   *[clustered] Et nyt bord til Clustered
}
new-again = Prøv igen
new-game = Spil
new-table = Tid, og hvem der må komme
new-on = Til
new-off = Fra
new-number = Et tal
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Flyt { $name } op
new-not-first = Det er ikke det første spil

# Pladser
new-seats = Hvem spiller?
new-seat = Plads { $number }
new-seat-of = Plads { $number }: { $name }
new-sitter-me = Nogen ved denne skærm
new-sitter-open = En gæst
new-sitter-open-hint = Den, der kommer med linket eller fra listen over åbne borde.

new-house-rules = Husregler
new-changed = { $number ->
    [0] alt som sædvanligt
    [one] én ændret
   *[other] { $number } ændret
}
new-reset = Alt som sædvanligt

# Tid
new-clock = Ur
new-clock-none = Intet
new-clock-minutes = Minutter
new-clock-days = Dage
new-clock-hint = { $kind ->
    [minutes] Tid til hele spillet. Den, der ikke har mere, giver op.
    [days] Til spil, man spiller nu og da. Hvert træk giver et døgn tilbage; den, der ikke har mere tid, giver op.
   *[none] Alle tænker, så længe de vil.
}
new-minutes = Minutter til hver spiller
new-bonus = Sekunder tilbage for hvert træk
new-days = Dage til hver spiller

# Bordet
new-listed = Vis bordet til alle
new-listed-hint = Det står på listen i klubhuset, så andre kan være med eller se på. Ellers finder kun folk med linket det.
new-rated = Ratet
new-rated-hint = Resultatet tæller på ranglisten. Kun for mennesker, mindst to, hver på én plads; intet tages tilbage.
new-at-once = Begynd med det samme
new-at-once-hint = Ellers venter bordet, og du begynder, når du vil.
new-go = Begynd spillet
new-open = Åbn bordet

# Husregler i ord
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
