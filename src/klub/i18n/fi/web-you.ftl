# Huone, joka kertoo kävijästä itsestään.

you-who = Kuka olet
you-save = Tallenna
you-stranger = Sinun ei tarvitse kertoa, kuka olet, jos vain katselet ympärillesi. Nimellä olet klubin vieras.
you-name-hint = Mitä muut näkevät pöydässä ja listoilla.
you-name-saved = Nimesi on tästä lähtien { $name }.
you-somebody = Joku
you-guest = Olet vieras: vain tämä selain tietää, kuka olet. Käyttäjätunnuksella voit palata mistä tahansa muusta.
you-claim = Hanki käyttäjätunnus
you-claim-hint = Nimesi, pöytäsi ja tuloksesi pysyvät sinulla.
you-claimed = Käyttäjätunnus { $handle } on sinun. Kirjaudu sillä sisään millä selaimella tahansa.
you-handle = Käyttäjätunnus
you-handle-is = Käyttäjätunnuksesi on { $handle }.
you-handle-change = Vaihda käyttäjätunnus tai salasana
you-handle-changed = Käyttäjätunnuksesi on { $handle }. Muut selaimet on kirjattu ulos.
you-password = Salasana
you-password-new = Uusi salasana
you-password-old = Nykyinen salasana
you-password-hint = Vähintään { $least } merkkiä. Klubi ei voi lähettää sinulle unohtunutta.
you-log-in = Kirjaudu sisään
you-log-in-hint = Tämä selain ei ole sen jälkeen enää { $name }, joka ei voi palata ilman käyttäjätunnusta.
you-logged-in = Tervetuloa takaisin, { $name }.
you-log-out = Kirjaudu ulos täältä
you-log-out-elsewhere = Kirjaudu ulos kaikkialta muualta
you-logged-out = { $where ->
    [elsewhere] Kaikki muut selaimet on kirjattu ulos.
   *[here] Olet kirjautunut ulos.
}
you-forget = Unohda minut täällä
you-forget-sure = Ilman käyttäjätunnusta kukaan ei voi enää olla { $name }: tämän vieraan pöytiin, tuloksiin ja asetuksiin ei pääse enää.
you-stay = Jää

you-settings = Miten haluat sen
you-language-auto = Selaimen mukaan
you-theme = Värit
you-theme-word = { $word ->
    [light] Vaaleat
    [dark] Tummat
   *[auto] Järjestelmän mukaan
}
you-motion = Liike
you-motion-word = { $word ->
    [full] Täysi
    [less] Mahdollisimman vähän
   *[auto] Järjestelmän mukaan
}
you-sound = Äänet
you-sound-hint = Lyhyitä ja hiljaisia: kortti, napsahdus, vuorosi.
you-volume = Voimakkuus
you-percent = { $percent } prosenttia
you-left = Vasenkätinen
you-left-hint = Peukalon painikkeet ovat vasemmalla.
you-confirm = Clustered: kysy ennen kortin pelaamista
you-confirm-word = { $word ->
    [always] Aina
    [never] Ei koskaan
   *[touch] Kosketusnäytöillä
}
you-end = Kluster: vuoro päättyy
you-end-word = { $word ->
    [auto] Itsestään, kun säännöt sallivat
   *[button] Kun sanon niin
}

you-keys = Näppäimet
you-keys-hint = Valitse toiminto ja paina sitten sen uutta näppäintä. Escape jättää sen ennalleen.
you-action = { $action ->
    [lower] Laske kiveä (pidä painettuna)
    [turnLeft] Kierrä vasemmalle
    [turnRight] Kierrä oikealle
    [flip] Käännä kivi ympäri
    [edge] Nosta se pystyyn
    [otherHand] Ota toinen käsi
    [stock] Ota toinen kivi
    [grab] Tartu naruun
    [endTurn] Päätä vuoro
    [near] Kerro lähimmät kivet
    [hint] Näytä hyviä siirtoja
    [fit] Näytä koko pöytä
    [zoomIn] Lähemmäs
   *[zoomOut] Kauemmas
}
you-key-space = Välilyönti
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: paina uutta näppäintä.
you-key-reserved = { $key } tarkoittaa täällä aina samaa, eikä sitä voi valita. Paina toista näppäintä.
you-key-taken = { $key } on varattu: { you-action }. Paina toista näppäintä.
you-key-set = { you-action }: näppäin on nyt { $key }.
you-keys-reset = Kaikki näppäimet kuten tavallisesti
you-keys-usual = Kaikki näppäimet ovat taas kuten tavallisesti.

you-ratings = Ranking
you-ratings-empty = Sinulla ei ole vielä rankingia. Rankattuja pöytiä avataan klubitalon kohdasta ”Lisää valintoja”.
you-rating-for = { $players } pelaajaa, { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
you-bests = Yksinpelin ennätykset
you-bests-empty = Ei vielä mitään. Pelaa peli yksin, niin paras tuloksesi säilyy täällä.
you-usual-rules = Tavalliset säännöt
you-history = Pelatut pelit
you-history-empty = Yksikään peli ei ole vielä päättynyt. Jokainen niistä tulee tänne uudelleen katsottavaksi.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] voitettu
    [lost] ei voitettu
   *[alone] yksin
}
you-seat = { $place }. { $name }, { $score }

you-records = Tallenteet
you-record-hint = Tiedosto, joka on tallennettu klub-pelistä (.json). Se tarkistetaan, säilytetään ja näytetään.
