# Det som är likadant i alla rum i klubbhuset.

page-title = { $room ->
    [home] klub
    [new] Nytt bord · klub
    [table] Vid bordet · klub
    [replay] Repris · klub
    [learn] Lär dig · klub
    [you] Du · klub
   *[nowhere] klub
}
skip = Hoppa till innehållet
nowhere = Det finns inget på den här adressen.
to-home = Tillbaka till klubbhuset
close = Stäng
line-lost = Kontakten med klubben är bruten, så detta skickades inte. Försök igen när den är tillbaka.
line-unsure = Kontakten bröts innan klubben svarade. Se efter vid bordet om det blev gjort.
club-unreachable = Klubben går inte att nå. Inget har gått förlorat; försök igen om en stund.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Klubben går inte att nå just nu. Det du ser kan vara gammalt; inget av ditt har gått förlorat. Ett nytt försök görs med några sekunders mellanrum.
house-try = Försök nu
house-renewed = Det finns en nyare klub. Ladda om sidan för att använda den.
house-incomplete = En del av sidan kunde inte laddas. Ladda om sidan; inget av ditt har gått förlorat.
house-reload = Ladda om
