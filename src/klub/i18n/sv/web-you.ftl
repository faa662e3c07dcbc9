# Rummet som handlar om en själv.

you-who = Vem du är
you-save = Spara
you-stranger = Du behöver inte säga vem du är för att se dig omkring. Med ett namn är du gäst i klubben.
you-name-hint = Det andra ser vid ett bord och i listor.
you-name-saved = Från och med nu heter du { $name }.
you-somebody = Någon
you-guest = Du är gäst: bara den här webbläsaren vet vem du är. Med ett användarnamn kan du komma tillbaka från vilken som helst.
you-claim = Skaffa ett användarnamn
you-claim-hint = Ditt namn, dina bord och dina resultat förblir dina.
you-claimed = Användarnamnet { $handle } är ditt. Logga in med det i vilken webbläsare som helst.
you-handle = Användarnamn
you-handle-is = Ditt användarnamn är { $handle }.
you-handle-change = Ändra användarnamn eller lösenord
you-handle-changed = Ditt användarnamn är { $handle }. Andra webbläsare har loggats ut.
you-password = Lösenord
you-password-new = Nytt lösenord
you-password-old = Nuvarande lösenord
you-password-hint = Minst { $least } tecken. Klubben kan inte skicka dig ett bortglömt.
you-log-in = Logga in
you-log-in-hint = Den här webbläsaren kommer inte längre att vara { $name }, som inte kan komma tillbaka utan användarnamn.
you-logged-in = Välkommen tillbaka, { $name }.
you-log-out = Logga ut här
you-log-out-elsewhere = Logga ut överallt annars
you-logged-out = { $where ->
    [elsewhere] Alla andra webbläsare har loggats ut.
   *[here] Du är utloggad.
}
you-forget = Glöm mig här
you-forget-sure = Utan användarnamn kan ingen bli { $name } igen: gästens bord, resultat och inställningar går inte att nå längre.
you-stay = Stanna

you-settings = Som du vill ha det
you-language-auto = Som webbläsaren ber om
you-theme = Färger
you-theme-word = { $word ->
    [light] Ljusa
    [dark] Mörka
   *[auto] Som systemet
}
you-motion = Rörelse
you-motion-word = { $word ->
    [full] Full
    [less] Så lite som möjligt
   *[auto] Som systemet
}
you-sound = Ljud
you-sound-hint = Korta och tysta: ett kort, ett klack, din tur.
you-volume = Volym
you-percent = { $percent } procent
you-left = Vänsterhänt
you-left-hint = Tumknapparna sitter till vänster.
you-confirm = Clustered: fråga innan ett kort läggs
you-confirm-word = { $word ->
    [always] Alltid
    [never] Aldrig
   *[touch] På pekskärmar
}
you-end = Kluster: en tur slutar
you-end-word = { $word ->
    [auto] Av sig själv, när reglerna tillåter
   *[button] När jag säger till
}

you-keys = Tangenter
you-keys-hint = Välj en handling, tryck sedan på dess nya tangent. Escape låter den vara som den var.
you-action = { $action ->
    [lower] Sänk stenen (håll nere)
    [turnLeft] Vrid åt vänster
    [turnRight] Vrid åt höger
    [flip] Vänd stenen
    [edge] Ställ den på högkant
    [otherHand] Ta andra handen
    [stock] Ta en annan sten
    [grab] Ta tag i snöret
    [endTurn] Avsluta turen
    [near] Läs upp de närmaste stenarna
    [hint] Visa bra drag
    [fit] Visa hela bordet
    [zoomIn] Närmare
   *[zoomOut] Längre bort
}
you-key-space = Mellanslag
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: tryck på den nya tangenten.
you-key-reserved = { $key } betyder alltid samma sak här och kan inte väljas. Tryck på en annan tangent.
you-key-taken = { $key } är upptagen: { you-action }. Tryck på en annan tangent.
you-key-set = { you-action }: tangenten är { $key } nu.
you-keys-reset = Alla tangenter som vanligt
you-keys-usual = Alla tangenter är som vanligt igen.

you-ratings = Ranking
you-ratings-empty = Du har ingen ranking än. Rankade bord öppnas under ”Fler val” i klubbhuset.
you-rating-for = { $players } spelare, { $games ->
    [one] ett spel
   *[other] { $games } spel
}
you-bests = Solorekord
you-bests-empty = Inget än. Spela ett spel ensam, så sparas ditt bästa resultat här.
you-usual-rules = Vanliga regler
you-history = Spelade spel
you-history-empty = Inget spel är slut än. Varje spel kommer att finnas här, för att ses igen.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] vunnet
    [lost] inte vunnet
   *[alone] ensam
}
you-seat = { $place }. { $name }, { $score }

you-records = Protokoll
you-record-hint = En fil som sparats från ett spel i klub (.json). Den kontrolleras, sparas och visas.
