# Klubhusets første rum og dørene øverst i alle rum.

home-doors = Rum
home-door = klub, til klubhuset
home-learn = Lær
home-you = Dig
home-language = Sprog
home-theme-light = Brug lyse farver
home-theme-dark = Brug mørke farver

home-title = Hvilket bord vil du sidde ved?
home-about = { $game ->
    [kluster] Magneter inden for en snor. Placér dine, og lad ingen klikke sammen.
   *[clustered] Læg kort, der passer sammen. Byg linjer og et rektangel af dine egne.
}
home-bot = Spil mod en bot
home-screen = Ved denne skærm
home-invite = Invitér
home-solo = Solo
# Den korte form (any) står på linket; de andre læses op i stedet, så de skal rumme dens ord.
home-more = { $game ->
    [kluster] Flere valg for Kluster
    [clustered] Flere valg for Clustered
   *[any] Flere valg
}
home-how = { $game ->
    [kluster] Sådan spiller du Kluster
    [clustered] Sådan spiller du Clustered
   *[any] Sådan spiller du
}
home-preparing = Magneterne gøres klar: { $percent } %. Det sker én gang, efter at klub er installeret, og tager et minut eller to. Du kan allerede åbne et bord; dets første tur begynder, så snart de er klar.

# Spil mod en bot
home-bot-title = { $game ->
    [kluster] Kluster mod en bot
   *[clustered] Clustered mod en bot
}
home-bot-more = Flere bots eller andre regler?

# Ved denne skærm
home-screen-title = { $game ->
    [kluster] Kluster ved denne skærm
   *[clustered] Clustered ved denne skærm
}
home-screen-hint = { $game ->
    [kluster] Alle spiller her, en efter en.
   *[clustered] Alle spiller her, en efter en. Hænderne er dækket imellem turene.
}
home-players = Spillere
home-player = Spiller { $number }
home-player-name = Navn på spiller { $number }
home-begin = Begynd
# Knapper ved siden af et tal; $what er det, der tælles, som »Spillere«.
home-fewer = { $what }: én færre
home-more-of = { $what }: én mere

# Invitér
home-invite-title = { $game ->
    [kluster] Invitér andre til Kluster
   *[clustered] Invitér andre til Clustered
}
home-your-name = Dit navn
home-invite-go = Åbn bordet
home-invite-hint = Så får du et link og en kode til en telefons kamera. Den, der har det, kan sætte sig; ingen andre finder bordet.

# Borde
home-mine = Dine borde
home-open = Åbne borde
home-open-empty = Intet bord er åbent for alle lige nu. Invitér nogen med et link, eller åbn et for alle under »Flere valg«.
home-your-turn = Din tur
home-free = { $free ->
    [one] Én ledig plads
   *[other] { $free } ledige pladser
}
home-not-begun = Begynder snart
home-going-on = I gang
home-nobody = Ingen endnu
home-rated = Ratet
home-timed = Med ur
home-go-on = Spil videre
home-join = Vær med
home-watch = Se på
home-all = Vis alle { $number } borde

# Dagens udfordring
home-daily = Dagens udfordring
home-daily-hint = Det samme held til alle, én gang om dagen, alene. Det første forsøg tæller.
home-daily-left = { $hours ->
    [0] { $minutes } min tilbage
   *[other] { $hours } t { $minutes } min tilbage
}
home-daily-go = { $state ->
    [done] Se mit forsøg
    [begun] Spil videre
   *[new] Prøv den
}
home-daily-empty = Ingen har klaret den endnu. Dit kan blive det første resultat.
home-total = { $game ->
    [kluster] { $total ->
        [one] én sten
       *[other] { $total } sten
    }
   *[clustered] { $total ->
        [one] ét point
       *[other] { $total } point
    }
}

# Ranglisten
home-ladder = Ranglisten
home-ladder-game = Spil
home-for = { $players } spillere
home-place = Plads
home-name = Navn
home-rating = Rating
home-rating-hint = Ratingen er et forsigtigt skøn: nye spillere ligger omkring 0 eller derunder, og den bliver sikrere for hvert spil.
home-games = Spil
home-ladder-empty = Ingen har afsluttet et ratet spil for { $players } spillere endnu.
home-ladder-open = Åbn et ratet bord
