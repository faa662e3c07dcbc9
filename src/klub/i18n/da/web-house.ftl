# Det, der er ens i alle klubhusets rum.

page-title = { $room ->
    [home] klub
    [new] Et nyt bord · klub
    [table] Ved bordet · klub
    [replay] Gensyn · klub
    [learn] Lær · klub
    [you] Dig · klub
   *[nowhere] klub
}
skip = Gå til indholdet
nowhere = Der er intet på denne adresse.
to-home = Tilbage til klubhuset
close = Luk
line-lost = Forbindelsen til klubben er røget, så det blev ikke sendt. Prøv igen, når den er tilbage.
line-unsure = Forbindelsen røg, før klubben svarede. Se på bordet, om det blev gjort.
club-unreachable = Klubben kan ikke nås. Intet gik tabt; prøv igen om et øjeblik.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Klubben kan ikke nås lige nu. Det, du ser, kan være gammelt; intet af dit går tabt. Der prøves igen med få sekunders mellemrum.
house-try = Prøv nu
house-renewed = Der er kommet en nyere klub. Hent siden igen for at bruge den.
house-incomplete = En del af siden kunne ikke hentes. Hent siden igen; intet af dit går tabt.
house-reload = Hent igen
