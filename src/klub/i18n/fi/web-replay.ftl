# Toistohuone: päättynyt peli vuoro vuorolta.

replay-title = { $game ->
    [clustered] Clusteredin toisto
   *[kluster] Klusterin toisto
}
replay-wait = Peliä haetaan …
replay-back = Pöytään
replay-leave = Poistu toistosta
replay-home = Takaisin klubitaloon
replay-not-yet = Ei vielä
replay-nothing = Ei mitään näytettävää
replay-try = Yritä uudelleen

replay-won = { $winners ->
    [0] Kukaan ei voittanut
    [one] { $names } voitti
   *[other] { $names } jakavat voiton
}
replay-mastered = Selvitetty
replay-lost-alone = Ei selvitetty tällä kertaa
replay-scored-alone = { $points ->
    [one] Yksi piste
   *[other] { $points } pistettä
}
replay-unfinished = Ei pelattu loppuun

replay-begin = Alku
replay-turns = { $turns ->
    [one] Yksi vuoro
   *[other] { $turns } vuoroa
}
replay-turn = Vuoro { $turn }/{ $last }
replay-caption = { $name }: { $what }

replay-lays = pelattu { $card } ({ $place })
replay-lays-drops = pelattu { $card } ({ $place }) ja laitettu pois { $dropped }
replay-discards = mikään ei sopinut, hylätty { $card }
replay-discards-drops = mikään ei sopinut, hylätty { $card } ja laitettu pois { $dropped }
replay-drops = laitettu pois { $dropped }
replay-gained = { $points ->
    [one] +{ $points } piste
   *[other] +{ $points } pistettä
}
replay-places = { $stones ->
    [0] ei aseta mitään
    [one] asettaa kiven
   *[other] asettaa { $stones } kiveä
}
replay-fault = { $kind ->
    [touch] virhe: kivet koskevat toisiinsa
    [exit] virhe: kivi poistuu narun sisältä
    [drop] virhe: kivi putoaa ulkopuolelle
   *[time] virhe: aika loppuu
}
replay-taken = { $stones ->
    [one] { $stones } kivi otetaan pois
   *[other] { $stones } kiveä otetaan pois
}
replay-slow = Hidastus
replay-above = Katso ylhäältä

replay-bar = Pelin vuorot
replay-first = Alkuun
replay-back-marked = { $game ->
    [clustered] Edellinen, jossa paljon pisteitä
   *[kluster] Edellinen virhe
}
replay-step-back = Vuoro taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-step = Vuoro eteenpäin
replay-next-marked = { $game ->
    [clustered] Seuraava, jossa paljon pisteitä
   *[kluster] Seuraava virhe
}
replay-last = Loppuun
replay-again = Näytä tämä vuoro uudelleen
replay-speed = Nopeus
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Näppäimet: ← ja → askeltavat, Home ja End hyppäävät, välilyönti toistaa ja pysäyttää, N ja P vievät merkittäviin kohtiin.

replay-scores = Pistetilanne
replay-stones = Kivet
replay-total = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
replay-player = Pelaaja
replay-sum = Pisteet
replay-part = { $part ->
    [rectangle] Suurin suorakulmio
    [rows] Vaakarivit
    [columns] Pystyrivit
    [bonuses] Bonukset
   *[faults] Virheet
}
replay-show-count = Näytä, mikä lasketaan: { $name }
replay-left = { $stones ->
    [one] { $stones } kivi jäljellä
   *[other] { $stones } kiveä jäljellä
}
replay-out = pudonnut
replay-hand = Käsi: { $name }
replay-chosen = { $card } (pelattu)
replay-board = Pöytä vuoron { $turn } jälkeen
replay-log = Vuorot
replay-more = Vuorot ja muuta
replay-about = Tietoja pelistä
replay-luck = Sattuma
replay-luck-checking = Tarkistetaan …
replay-luck-fair = { $game ->
    [clustered] Kortit sekoitettiin reilusti.
   *[kluster] Kivet arvottiin reilusti.
}
replay-luck-why = Ennen ensimmäistä vuoroa klubi julkaisi salaisen luvun sormenjäljen (SHA-256). Selaimesi on nyt ottanut sormenjäljen paljastetusta luvusta ja jakanut siitä kaiken vielä kerran: kaikki täsmää. Mitään ei siis vaihdettu pelin aikana.
replay-luck-other-seed = Salainen luku ei vastaa sormenjälkeä, joka julkaistiin ennen peliä. Älä luota tähän peliin.
replay-luck-other-luck = Se, mitä jaettiin, ei seuraa salaisesta luvusta. Älä luota tähän peliin.
replay-luck-hidden = Salaista lukua ei ole paljastettu, joten mitään ei voi tarkistaa.
replay-luck-unable = Tämä selain tarkistaa sormenjälkiä vain https-yhteydellä. Alla olevilla luvuilla kuka tahansa voi tarkistaa ne muualla.
replay-luck-failed = Tallennetta ei saatu haettua, joten mitään ei tarkistettu.
replay-commitment = Julkaistu ennen peliä
replay-seed = Paljastettu sen jälkeen

replay-share = Jaa
replay-share-title = Linkki tähän hetkeen
replay-export = Tallenna
replay-export-title = Tallenna tämä peli
replay-record = Tallenne
replay-record-hint = Koko peli JSON-tiedostona, jonka klub voi toistaa ja tarkistaa.
replay-still = Kuva
replay-still-hint = Pöytä sellaisena kuin se nyt näkyy.
replay-picture-foot = Vuoro { $turn } · { $scores }
replay-animation = Animaatio
replay-animation-hint = { $game ->
    [clustered] Koko peli, kuva joka vuorosta.
   *[kluster] Niin kuin se liikkui, GIF-kuvana.
}
replay-gif-game = Koko peli (GIF)
replay-gif-turn = Tämä vuoro (GIF)
replay-making = { $percent } % valmiina
replay-cancel = Peruuta
replay-cancelled = Animaatiota ei tehty.
replay-saved = Tallennettu nimellä { $name }.
replay-unsaved = Kuvaa ei voitu tehdä: selaimella on liian vähän muistia, tai se ei piirrä sellaisia kuvia. Itse peli on tallessa; tallenteen voi yhä tallentaa.
replay-no-webgl = Tämä selain ei näytä 3D-kuvia, joten pöytä piirretään ylhäältä.
replay-open = Avaa tallenne
replay-open-hint = JSON-tiedosto, jonka klub on tallentanut. Sen voi pudottaa mihin tahansa kohtaan tätä sivua.
replay-drop = Pudota tallenne tähän
replay-opened = { $moves ->
    [one] Yksi siirto luettiin ja todettiin oikeaksi.
   *[other] { $moves } siirtoa luettiin ja todettiin oikeiksi.
}
replay-file-large = Tämä tiedosto on liian suuri pelin tallenteeksi. Klubille ei lähetetty mitään.
replay-file-other = Tämä tiedosto ei ole pelin tallenne. Mitään ei avattu; valitse JSON-tiedosto, jonka klub on tallentanut.
