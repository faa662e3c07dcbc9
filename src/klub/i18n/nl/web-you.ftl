# De kamer die over jezelf gaat.

# Wie iemand is
you-who = Wie je bent
you-save = Opslaan
you-stranger = Om rond te kijken hoef je niet te zeggen wie je bent. Met een naam ben je gast van de club.
you-name-hint = Wat anderen aan tafel en in lijsten zien.
you-name-saved = Vanaf nu heet je { $name }.
you-somebody = Iemand
you-guest = Je bent gast: alleen deze browser weet wie je bent. Met een gebruikersnaam kun je vanuit elke andere terugkomen.
you-claim = Gebruikersnaam nemen
you-claim-hint = Je naam, tafels en resultaten blijven van jou.
you-claimed = De gebruikersnaam { $handle } is van jou. Log ermee in in elke browser.
you-handle = Gebruikersnaam
you-handle-is = Je gebruikersnaam is { $handle }.
you-handle-change = Gebruikersnaam of wachtwoord veranderen
you-handle-changed = Je gebruikersnaam is { $handle }. Andere browsers zijn uitgelogd.
you-password = Wachtwoord
you-password-new = Nieuw wachtwoord
you-password-old = Huidig wachtwoord
you-password-hint = { $least } tekens of meer. Een vergeten wachtwoord kan de club je niet sturen.
you-log-in = Inloggen
you-log-in-hint = Deze browser is dan niet langer { $name }, en zonder gebruikersnaam is er geen weg terug.
you-logged-in = Welkom terug, { $name }.
you-log-out = Hier uitloggen
you-log-out-elsewhere = Overal elders uitloggen
you-logged-out = { $where ->
    [elsewhere] Alle andere browsers zijn uitgelogd.
   *[here] Je bent uitgelogd.
}
you-forget = Vergeet mij hier
you-forget-sure = Zonder gebruikersnaam kan niemand meer { $name } zijn: tafels, resultaten en instellingen van deze gast zijn dan onbereikbaar.
you-stay = Blijven

# Instellingen
you-settings = Hoe jij het wilt
you-language-auto = Zoals de browser
you-theme = Kleuren
you-theme-word = { $word ->
    [light] Licht
    [dark] Donker
   *[auto] Zoals het systeem
}
you-motion = Beweging
you-motion-word = { $word ->
    [full] Volop
    [less] Zo weinig mogelijk
   *[auto] Zoals het systeem
}
you-sound = Geluiden
you-sound-hint = Kort en zacht: een kaart, een klak, jouw beurt.
you-volume = Volume
you-percent = { $percent } procent
you-left = Linkshandig
you-left-hint = Knoppen voor de duim zitten links.
you-confirm = Clustered: vragen voordat een kaart wordt gelegd
you-confirm-word = { $word ->
    [always] Altijd
    [never] Nooit
   *[touch] Op touchscreens
}
you-end = Kluster: een beurt eindigt
you-end-word = { $word ->
    [auto] Vanzelf, als de regels het toestaan
   *[button] Als ik het zeg
}

# Toetsen
you-keys = Toetsen
you-keys-hint = Kies een actie, en druk dan op de nieuwe toets. Met Escape blijft het zoals het was.
you-action = { $action ->
    [lower] Magneet laten zakken (vasthouden)
    [turnLeft] Naar links draaien
    [turnRight] Naar rechts draaien
    [flip] Magneet omkeren
    [edge] Op zijn kant zetten
    [otherHand] Andere hand nemen
    [stock] Andere magneet nemen
    [grab] Koord vastpakken
    [endTurn] Beurt beëindigen
    [near] Dichtstbijzijnde magneten noemen
    [hint] Goede zetten tonen
    [fit] Alles tonen
    [zoomIn] Dichterbij
   *[zoomOut] Verder weg
}
you-key-space = Spatiebalk
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: druk op de nieuwe toets.
you-key-reserved = { $key } betekent hier altijd hetzelfde en is niet te kiezen. Druk op een andere toets.
you-key-taken = { $key } is al bezet: { you-action }. Druk op een andere toets.
you-key-set = { you-action }: de toets is nu { $key }.
you-keys-reset = Alle toetsen zoals gewoonlijk
you-keys-usual = Alle toetsen zijn weer zoals gewoonlijk.

# Wat iemand bereikt heeft
you-ratings = Ratings
you-ratings-empty = Je hebt nog geen rating. Tafels met rating open je in het clubhuis onder “Meer keuzes”.
you-rating-for = { $players } spelers, { $games ->
    [one] één spel
   *[other] { $games } spellen
}
you-bests = Solorecords
you-bests-empty = Nog niets. Speel een spel alleen, en je beste resultaat staat hier.
you-usual-rules = Gewone regels
you-history = Gespeelde spellen
you-history-empty = Er is nog geen spel afgelopen. Elk spel komt hier te staan, om terug te kijken.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] gewonnen
    [lost] niet gewonnen
   *[alone] alleen
}
you-seat = { $place }. { $name }, { $score }

# Spelverslagen
you-records = Spelverslagen
you-record-hint = Een bestand dat uit een spel van klub is opgeslagen (.json). Het wordt gecontroleerd, bewaard en getoond.
