# Mikä on samaa klubitalon joka huoneessa.

page-title = { $room ->
    [home] klub
    [new] Uusi pöytä · klub
    [table] Pöydässä · klub
    [replay] Toisto · klub
    [learn] Opi · klub
    [you] Sinä · klub
   *[nowhere] klub
}
skip = Siirry sisältöön
nowhere = Tässä osoitteessa ei ole mitään.
to-home = Takaisin klubitaloon
close = Sulje
line-lost = Yhteys klubiin on poikki, joten tätä ei lähetetty. Yritä uudelleen, kun yhteys palaa.
line-unsure = Yhteys katkesi, ennen kuin klubi vastasi. Katso pöydästä, tapahtuiko se.
club-unreachable = Klubiin ei saada yhteyttä. Mitään ei menetetty; yritä hetken kuluttua uudelleen.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Klubiin ei saada juuri nyt yhteyttä. Se, mitä näet, voi olla vanhaa; mitään sinun ei ole menetetty. Yhteyttä yritetään muutaman sekunnin välein.
house-try = Yritä nyt
house-renewed = Uudempi klub on valmiina. Lataa sivu uudelleen, niin saat sen käyttöön.
house-incomplete = Osaa tästä sivusta ei voitu ladata. Lataa sivu uudelleen; mitään sinun ei ole menetetty.
house-reload = Lataa uudelleen
