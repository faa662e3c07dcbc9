# Pöytähuone: kaikki pelilaudan ympärillä.

bot-random = Sattuma
bot-random-about = Pelaa minkä tahansa sopivan kortin, sen kummemmin miettimättä.
bot-greedy = Ahne
bot-greedy-about = Ottaa joka vuorolla eniten pisteitä, mitä näkee.
bot-solid = Vankka
bot-solid-about = Katsoo kortin verran eteenpäin: rakentaa, torjuu ja säästää jokerit.
bot-sharp = Terävä
bot-sharp-about = Pelaa mielessään tuhansia pelejä ennen jokaista korttia.
bot-master = Mestari
bot-master-about = On oppinut valtavasta määrästä pelejä, mitä pöydästä vielä tulee.
bot-gentle = Lempeä
bot-gentle-about = Asettaa kiviä epävarmalla kädellä ja tekee virheitä.
bot-steady = Vakaa
bot-steady-about = Rauhallinen käsi, joka etsii varmimman paikan.
bot-cunning = Ovela
bot-cunning-about = Etsii paikan, joka jättää sinulle vähiten tilaa, ja vetää sitten narun tiukemmalle.
table-namesake = { $name } { $number }
table-somebody = Joku
table-you = sinä
table-bot = botti
table-here = on täällä
table-away = poissa
table-seats = Paikat
table-to-move = vuorossa
table-winner = voittaja
table-gave-up = { $why ->
    [time] aika loppui
   *[resigned] luovutti
}
table-light = Näytä, mikä lasketaan: { $name }
table-clock = Kello, { $name }: { $left }
table-clock-days = { $days } pv { $hours } t
table-clock-hours = { $hours } t { $minutes } min

table-turn-yours = Sinun vuorosi.
table-turn-named = { $name }, on sinun vuorosi.
table-turn-of = Vuorossa on { $name }.
table-waiting = Odotetaan pelaajia.
table-waiting-start = Kaikki ovat paikalla: peli voi alkaa.
table-over = Peli on ohi.
table-won-you = Sinä voitit.
table-won = { $number ->
    [0] Peli on ohi, eikä kukaan voittanut.
    [one] { $names } voitti.
   *[other] { $names } jakavat voiton.
}
table-watching = Katselet peliä.
table-onlookers = { $number ->
    [one] Yksi muu katselee.
   *[other] { $number } muuta katselee.
}
table-title = { $game } · klub
table-title-turn = Sinun vuorosi · { $game }
table-board = Pöytä
table-news = Mitä pöydässä tapahtuu
table-coming = Tullaan pöytään…
table-coming-long = Klubiin ei saada yhteyttä. Mitään ei ole menetetty; yhteyttä yritetään yhä uudelleen, ja pöytä näytetään heti, kun klubi vastaa.
table-gone = Tätä pöytää ei voi näyttää

table-menu = Valikko
table-rules = Säännöt
table-log = Mitä tapahtui
table-log-empty = Mitään ei ole tapahtunut tulosi jälkeen.
table-chat = Juttelu
table-chat-unread = { $lines ->
    [0] Juttelu
    [one] Juttelu, yksi uusi viesti
   *[other] Juttelu, { $lines } uutta viestiä
}
table-chat-lines = Mitä on sanottu
table-chat-empty = Kukaan ei ole vielä sanonut mitään.
table-say = Sano jotain
table-say-send = Sano
table-undo = Peru siirto
table-sound-on = Äänet ovat päällä
table-sound-off = Äänet ovat pois
table-share = Jaa
table-settings = Asetukset
table-leave = Poistu pöydästä
table-leave-kept = Paikkasi säilyy, kun olet poissa.
table-resign = Luovuta
table-resign-sure = { $seats ->
    [one] Peli päättyy silloin, eikä sitä lasketa. Luovutatko?
    [2] Peli päättyy silloin tappioosi. Luovutatko?
   *[other] Häviät silloin pelin, ja botti jatkaa paikallasi. Luovutatko?
}
table-resign-as = Luovuta: { $name }
table-resign-not = Jatka peliä

table-mute = Mykistä
table-unmute = Salli taas puhua
table-remove = Lähetä pois
table-report = Ilmoita
table-report-about = Ilmoitus klubin ylläpidolle: { $name }. Mitä tapahtui?
table-reported = Ilmoituksesi on tallessa klubin ylläpitoa varten: { $name }.

table-told = { $name }: { $what }
table-told-sat = { $name } istuutui.
table-told-stood = Paikka { $number } on taas vapaa.
table-told-started = Peli alkaa.
table-told-undone = Viimeinen siirto peruttiin.
table-told-resigned = { $name } luovutti.
table-told-time = Aika loppui: { $name }.
table-told-resumed = Klubi oli hetken suljettuna. Kellot eivät käyneet sillä välin.
table-told-muted = { $on ->
    [off] { $name } saa taas puhua.
   *[on] { $name } on mykistetty.
}
table-told-removed = { $name } on lähetetty pois.
table-told-rematched = Revanssi on avattu.

table-waiting-title = Pöytä: { $game }
table-waiting-free = { $free ->
    [0] Kaikki paikat on varattu.
    [one] Yksi paikka on vapaana.
   *[other] { $free } paikkaa on vapaana.
}
table-seat-free = Paikka { $number }
table-seat-kept = Varattu viime pelin pelaajalle
table-sit = Istu
table-sit-also = Myös tällä näytöllä
table-seat-bot = Botti
table-seat-bot-title = Mikä botti?
table-stand = Nouse
table-clear = Tyhjennä
table-name = Nimi
table-name-title = Mikä nimesi on?
table-name-also = Kuka muu pelaa tällä näytöllä?
table-start = Aloita peli
table-start-free = { $free ->
    [one] Peli voi alkaa, kun joku istuu viimeisellä vapaalla paikalla: kutsu joku, tai laita siihen botti.
   *[other] Peli voi alkaa, kun kaikki { $free } vapaata paikkaa on täytetty: kutsu muita, tai laita niille botteja.
}
table-start-rated = Peli voi alkaa, kun kaikki paikat on täytetty: kutsu muita.
table-start-kept = Revanssi alkaa itsestään, kun muut ovat liittyneet.
table-start-host = { $name } aloittaa pelin, kun kaikki ovat paikalla.
table-invite = Kutsu
table-invite-how = Kuka tahansa, joka avaa tämän linkin, voi istua pöytään ilman tiliä.
table-agreed = Mitä pelataan
table-agreed-players = { $players ->
    [one] Yhdelle pelaajalle
   *[other] { $players } pelaajalle
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = pois
table-agreed-usual = Kaikki talon säännöt ovat kuten tavallisesti.
table-agreed-clock = { $bonus ->
    [0] Kello: { $base } pelaajaa kohti
   *[other] Kello: { $base } pelaajaa kohti, ja { $more } lisää joka vuorolla
}
table-agreed-rated = Peli vaikuttaa rankinglistaan.

table-cover = Kädet on peitetty
table-cover-next = Seuraavana tällä näytöllä: { $name }
table-cover-show = Näytä korttini
table-cover-always = Jätä kädet tästä lähtien näkyviin

table-stale = Yhteys klubiin on poikki: se, mitä näet, voi olla vanhaa. Yritetään uudelleen…
table-back = { $news ->
    [0] Yhteys on palannut. Et ole jäänyt mistään paitsi.
    [one] Yhteys on palannut. Sillä välin tapahtui yksi asia; se on kohdassa ”Mitä tapahtui”.
   *[other] Yhteys on palannut. Sillä välin tapahtui { $news } asiaa; ne ovat kohdassa ”Mitä tapahtui”.
}
table-anew = { $own ->
    [yes] Vuorosi alkaa alusta; sitä, mitä kätesi tekivät, ei lasketa.
   *[no] Vuoro alkaa alusta.
}
table-preparing = Magneetteja valmistellaan. Ensimmäisellä kerralla koneella se kestää minuutin tai kaksi; vuoro alkaa itsestään.
table-preparing-label = Magneetteja valmisteltu

table-result = Tulos
table-rematch = Revanssi
table-rematch-join = Liity revanssiin
table-rematch-watch = Katso revanssia
table-rematch-how = Revanssi alkaa, kun kaikki ovat pyytäneet sitä.
table-rematch-begun = Muut jatkavat uudessa pöydässä; paikkasi siellä odottaa sinua.
table-again = Pelaa uudelleen
table-replay = Toisto
table-new = Uusi pöytä
table-daily-place = { $place ->
    [1] Olet päivän haasteen ykkönen.
   *[other] Sijasi päivän haasteessa on { $place }.
}
table-best-new = { $total }: se on ennätyksesi.
table-best = Ennätyksesi on { $total }.

table-share-title = Pöytä: { $game }
table-share-replay = Peli: { $game }
table-link = Linkki
table-qr = Linkki QR-koodina
table-copy = Kopioi linkki
table-copied = Kopioitu
table-send = Lähetä
table-link-alone = Tämä osoite toimii vain tällä koneella. Muut verkossasi tarvitsevat tämän koneen osoitteen ja klubin, joka on avattu komennolla ”klub serve --host 0.0.0.0”.
