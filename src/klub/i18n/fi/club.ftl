# Klubi: mitä siltä ei saa, ja miksi.

table-unknown = Sellaista pöytää ei ole. Pöydän linkki on kopioitava kokonaan.
table-elsewhere = Tätä pöytää pelataan juuri nyt klubin toisella koneella.
table-closed = Pöytä siivottiin pois ennen kuin tämä ehti tapahtua. Avaa se uudelleen ja katso, tapahtuiko se.
tables-many = Yksi yhteys voi seurata enintään { $most } pöytää.
wish-unsure = Klubi ei tiedä, tapahtuiko tämä. Katso pöytää, jota ladataan parhaillaan uudelleen.
store-away = Klubi ei voi juuri nyt tallentaa mitään, joten mikään ei ole muuttunut. Yritä hetken päästä uudelleen.
wish-failed = Tämä meni pieleen klubin virheen takia. Mikään ei ole muuttunut.
who-first = Joka haluaa muutakin kuin katsella, kertoo ensin kuka on: POST /api/me.
too-fast = Tämä on liikaa kerralla. Yritä uudelleen { $milliseconds } millisekunnin kuluttua.
record-early = Pelin tallenne näytetään, kun peli on ohi.
record-daily = Haasteen tallenne näytetään, kun sen päivä, { $day }, on ohi, sillä muut yrittävät sitä vielä.
record-results = Tämän pelin tallenteessa on kerrottava, mitä siirroista seurasi.
options-unread = Talon säännöt kirjoitetaan JSON-oliona, esimerkiksi {"{"}"quick": true{"}"}.
watch-first = Joka haluaa pelata käsin, avaa ensin pöydän.
plan-long = Lyhyesti kerrottu vuoro kestää enintään { $seconds } sekuntia.
turn-none = Tässä pelissä siirtoja ei tehdä käsillä.
turn-preparing = Magneetteja valmistellaan vielä. Vuoro alkaa hetken kuluttua.
turn-by-hand = Käsin pelattava vuoro pelataan suorana, komento kerrallaan.
turn-under-way = Tämä vuoro on jo käynnissä: käsin, tai käsi noudattaa aiempaa suunnitelmaa.
turn-interrupted = Vuoro keskeytyi, eikä siitä lasketa mitään.
turn-broken = Vuoro meni pieleen klubin virheen takia. Se alkaa alusta.
hint-rated = Rankatussa pöydässä ei anneta vihjeitä.
hint-daily = Päivän haasteessa ei anneta vihjeitä: kaikkien tulokset lasketaan.
hint-not-your-turn = Vihje on sille pelaajalle, jonka vuoro on.
advice-preparing = Vihjeitä valmistellaan vielä. Yritä hetken kuluttua uudelleen.
review-not-over = Analyysi tehdään, kun peli on ohi.
