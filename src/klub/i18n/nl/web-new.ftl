# De kamer waar je een nieuwe tafel opent. De huisregels zelf staan in options.ftl.

new-title = { $game ->
    [kluster] Een nieuwe tafel voor Kluster
   *[clustered] Een nieuwe tafel voor Clustered
}
new-again = Opnieuw proberen
new-game = Spel
new-table = Tijd, en wie er mag komen
new-on = Aan
new-off = Uit
new-number = Een getal
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = { $name } omhoog
new-not-first = Dit is niet het eerste spel

# Plaatsen
new-seats = Wie speelt er?
new-seat = Plaats { $number }
new-seat-of = Plaats { $number }: { $name }
new-sitter-me = Iemand op dit scherm
new-sitter-open = Een gast
new-sitter-open-hint = Wie via de link komt, of via de lijst met open tafels.

new-house-rules = Huisregels
new-changed = { $number ->
    [0] alles zoals gewoonlijk
    [one] één veranderd
   *[other] { $number } veranderd
}
new-reset = Alles zoals gewoonlijk

# Tijd
new-clock = Klok
new-clock-none = Geen
new-clock-minutes = Minuten
new-clock-days = Dagen
new-clock-hint = { $kind ->
    [minutes] Tijd voor het hele spel. Wie niets meer over heeft, geeft op.
    [days] Voor spellen die je af en toe speelt. Elke zet geeft een dag terug; wie geen tijd meer heeft, geeft op.
   *[none] Iedereen denkt zo lang als hij wil.
}
new-minutes = Minuten per speler
new-bonus = Seconden terug voor elke zet
new-days = Dagen per speler

# De tafel
new-listed = De tafel aan iedereen laten zien
new-listed-hint = Hij staat in het clubhuis, om mee te spelen of te kijken. Anders vinden alleen mensen met de link hem.
new-rated = Met rating
new-rated-hint = Het resultaat telt voor de ranglijst. Alleen voor mensen, twee of meer, ieder op één plaats; terugnemen kan niet.
new-at-once = Meteen beginnen
new-at-once-hint = Anders wacht de tafel, en begin je wanneer je wilt.
new-go = Het spel beginnen
new-open = Tafel openen

# Huisregels in woorden
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
