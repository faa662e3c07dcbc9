# Det som er likt i alle rom i klubbhuset.

page-title = { $room ->
    [home] klub
    [new] Nytt bord · klub
    [table] Ved bordet · klub
    [replay] Reprise · klub
    [learn] Lær · klub
    [you] Du · klub
   *[nowhere] klub
}
skip = Hopp til innholdet
nowhere = Det er ingenting på denne adressen.
to-home = Tilbake til klubbhuset
close = Lukk
line-lost = Forbindelsen til klubben er brutt, så dette ble ikke sendt. Prøv igjen når den er tilbake.
line-unsure = Forbindelsen ble brutt før klubben svarte. Se på bordet om det ble gjort.
club-unreachable = Klubben kan ikke nås. Ingenting er tapt; prøv igjen om litt.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Klubben kan ikke nås akkurat nå. Det du ser, kan være gammelt; ingenting av ditt er tapt. Det prøves igjen med noen sekunders mellomrom.
house-try = Prøv nå
house-renewed = En nyere klub er klar. Last siden på nytt for å bruke den.
house-incomplete = En del av siden kunne ikke lastes. Last siden på nytt; ingenting av ditt er tapt.
house-reload = Last på nytt
