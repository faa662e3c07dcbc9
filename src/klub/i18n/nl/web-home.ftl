# De eerste kamer van het clubhuis, en de deuren bovenaan in elke kamer.

home-doors = Kamers
home-door = klub, naar het clubhuis
home-learn = Leren
home-you = Jij
home-language = Taal
home-theme-light = Lichte kleuren
home-theme-dark = Donkere kleuren

home-title = Aan welke tafel wil je zitten?
home-about = { $game ->
    [kluster] Magneten binnen een koord. Plaats de jouwe, en laat er geen tegen elkaar klappen.
   *[clustered] Leg kaarten die bij elkaar passen. Bouw lijnen en een rechthoek van jezelf.
}
home-bot = Tegen een bot
home-screen = Op dit scherm
home-invite = Uitnodigen
home-solo = Solo
# Op de link staat de korte vorm (any); de andere worden voorgelezen en moeten die woorden bevatten.
home-more = { $game ->
    [kluster] Meer keuzes voor Kluster
    [clustered] Meer keuzes voor Clustered
   *[any] Meer keuzes
}
home-how = { $game ->
    [kluster] Zo speel je Kluster
    [clustered] Zo speel je Clustered
   *[any] Zo speel je
}
home-preparing = De magneten worden klaargemaakt: { $percent }%. Dat gebeurt één keer nadat klub is geïnstalleerd en duurt een minuut of twee. Je kunt al een tafel openen; de eerste beurt begint zodra ze klaar zijn.

# Tegen een bot
home-bot-title = { $game ->
    [kluster] Kluster tegen een bot
   *[clustered] Clustered tegen een bot
}
home-bot-more = Meerdere bots, of andere regels?

# Op dit scherm
home-screen-title = { $game ->
    [kluster] Kluster op dit scherm
   *[clustered] Clustered op dit scherm
}
home-screen-hint = { $game ->
    [kluster] Iedereen speelt hier, om de beurt.
   *[clustered] Iedereen speelt hier, om de beurt. Tussendoor zijn de handen afgedekt.
}
home-players = Spelers
home-player = Speler { $number }
home-player-name = Naam van speler { $number }
home-begin = Beginnen
# Knoppen naast een getal; $what is wat er geteld wordt, zoals “Spelers”.
home-fewer = { $what }: één minder
home-more-of = { $what }: één meer

# Uitnodigen
home-invite-title = { $game ->
    [kluster] Anderen uitnodigen voor Kluster
   *[clustered] Anderen uitnodigen voor Clustered
}
home-your-name = Jouw naam
home-invite-go = Tafel openen
home-invite-hint = Je krijgt zo een link en een code voor de camera van een telefoon. Wie die heeft, kan aanschuiven; verder vindt niemand de tafel.

# Tafels
home-mine = Jouw tafels
home-open = Open tafels
home-open-empty = Er is nu geen tafel open voor iedereen. Nodig iemand uit met een link, of open er een voor iedereen onder “Meer keuzes”.
home-your-turn = Jouw beurt
home-free = { $free ->
    [one] Eén vrije plaats
   *[other] { $free } vrije plaatsen
}
home-not-begun = Begint zo
home-going-on = Bezig
home-nobody = Nog niemand
home-rated = Met rating
home-timed = Met klok
home-go-on = Verder spelen
home-join = Meespelen
home-watch = Kijken
home-all = Alle { $number } tafels tonen

# De uitdaging van de dag
home-daily = Uitdaging van vandaag
home-daily-hint = Hetzelfde geluk voor iedereen, één keer per dag, alleen. De eerste poging telt.
home-daily-left = { $hours ->
    [0] nog { $minutes } min
   *[other] nog { $hours } u { $minutes } min
}
home-daily-go = { $state ->
    [done] Mijn poging bekijken
    [begun] Verder spelen
   *[new] Proberen
}
home-daily-empty = Nog niemand is ermee klaar. Jouw resultaat kan het eerste zijn.
home-total = { $game ->
    [kluster] { $total ->
        [one] één magneet
       *[other] { $total } magneten
    }
   *[clustered] { $total ->
        [one] één punt
       *[other] { $total } punten
    }
}

# De ranglijst
home-ladder = De ranglijst
home-ladder-game = Spel
home-for = { $players } spelers
home-place = Plaats
home-name = Naam
home-rating = Rating
home-rating-hint = De rating is een voorzichtige schatting: nieuwkomers zitten rond 0 of lager, en met elk spel wordt hij zekerder.
home-games = Spellen
home-ladder-empty = Nog niemand heeft een spel met rating voor { $players } spelers uitgespeeld.
home-ladder-open = Tafel met rating openen
