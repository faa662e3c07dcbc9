# Rummet, der handler om en selv.

# Hvem nogen er
you-who = Hvem du er
you-save = Gem
you-stranger = Du behøver ikke sige, hvem du er, for at se dig omkring. Med et navn er du gæst i klubben.
you-name-hint = Det, andre ser ved et bord og på lister.
you-name-saved = Fra nu af hedder du { $name }.
you-somebody = Nogen
you-guest = Du er gæst: kun denne browser ved, hvem du er. Med et brugernavn kan du komme tilbage fra enhver anden.
you-claim = Få et brugernavn
you-claim-hint = Dit navn, dine borde og dine resultater forbliver dine.
you-claimed = Brugernavnet { $handle } er dit. Log ind med det i en hvilken som helst browser.
you-handle = Brugernavn
you-handle-is = Dit brugernavn er { $handle }.
you-handle-change = Skift brugernavn eller adgangskode
you-handle-changed = Dit brugernavn er { $handle }. Andre browsere er logget ud.
you-password = Adgangskode
you-password-new = Ny adgangskode
you-password-old = Nuværende adgangskode
you-password-hint = { $least } tegn eller flere. Klubben kan ikke sende dig en, du har glemt.
you-log-in = Log ind
you-log-in-hint = Denne browser er så ikke længere { $name }, og uden brugernavn er der ingen vej tilbage.
you-logged-in = Velkommen tilbage, { $name }.
you-log-out = Log ud her
you-log-out-elsewhere = Log ud alle andre steder
you-logged-out = { $where ->
    [elsewhere] Alle andre browsere er logget ud.
   *[here] Du er logget ud.
}
you-forget = Glem mig her
you-forget-sure = Uden et brugernavn kan ingen blive { $name } igen: gæstens borde, resultater og indstillinger er så uden for rækkevidde.
you-stay = Bliv

# Indstillinger
you-settings = Som du vil have det
you-language-auto = Som browseren
you-theme = Farver
you-theme-word = { $word ->
    [light] Lyse
    [dark] Mørke
   *[auto] Som systemet
}
you-motion = Bevægelse
you-motion-word = { $word ->
    [full] Fuld
    [less] Så lidt som muligt
   *[auto] Som systemet
}
you-sound = Lyde
you-sound-hint = Korte og stille: et kort, et klik, din tur.
you-volume = Lydstyrke
you-percent = { $percent } procent
you-left = Venstrehåndet
you-left-hint = Knapper til tommelfingeren er til venstre.
you-confirm = Clustered: spørg, før et kort lægges
you-confirm-word = { $word ->
    [always] Altid
    [never] Aldrig
   *[touch] På touchskærme
}
you-end = Kluster: en tur slutter
you-end-word = { $word ->
    [auto] Af sig selv, når reglerne tillader det
   *[button] Når jeg siger til
}

# Taster
you-keys = Taster
you-keys-hint = Vælg en handling, og tryk så på dens nye tast. Med Escape bliver det, som det var.
you-action = { $action ->
    [lower] Sænk stenen (hold)
    [turnLeft] Drej til venstre
    [turnRight] Drej til højre
    [flip] Vend stenen
    [edge] Stil den på højkant
    [otherHand] Tag den anden hånd
    [stock] Tag en anden sten
    [grab] Tag fat i snoren
    [endTurn] Slut turen
    [near] Fortæl om de nærmeste sten
    [hint] Vis gode træk
    [fit] Vis det hele
    [zoomIn] Tættere på
   *[zoomOut] Længere væk
}
you-key-space = Mellemrum
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: tryk på den nye tast.
you-key-reserved = { $key } betyder altid det samme her og kan ikke vælges. Tryk på en anden tast.
you-key-taken = { $key } er optaget: { you-action }. Tryk på en anden tast.
you-key-set = { you-action }: tasten er nu { $key }.
you-keys-reset = Alle taster som sædvanligt
you-keys-usual = Alle taster er som sædvanligt igen.

# Hvad nogen har nået
you-ratings = Ratings
you-ratings-empty = Du har ingen rating endnu. Ratede borde åbnes under »Flere valg« i klubhuset.
you-rating-for = { $players } spillere, { $games ->
    [one] ét spil
   *[other] { $games } spil
}
you-bests = Solorekorder
you-bests-empty = Intet endnu. Spil et spil alene, og dit bedste resultat gemmes her.
you-usual-rules = Sædvanlige regler
you-history = Spillede spil
you-history-empty = Intet spil er slut endnu. Hvert af dem kommer til at stå her, så du kan se det igen.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] vundet
    [lost] ikke vundet
   *[alone] alene
}
you-seat = { $place }. { $name }, { $score }

# Referater
you-records = Referater
you-record-hint = En fil, der er gemt fra et spil i klub (.json). Den tjekkes, gemmes og vises.
