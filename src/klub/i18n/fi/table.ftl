# Kaikki pelit: pöydät, siemenluvut ja tallenteet.

game-unknown = Peliä nimeltä ”{ $name }” ei ole. Pelit ovat: { $known }.
not-your-turn = Vuorossa on paikka { $turn }, ei paikka { $seat }.
seat-count = { $seats ->
    [one] Yksi paikka
   *[other] { $seats } paikkaa
} on täytettävä, mutta { $names } { $names ->
    [one] nimi
   *[other] nimeä
} annettiin.
nothing-to-undo = Vielä ei ole pelattu mitään.
undo-revealed = Viimeistä siirtoa ei voi perua: se on paljastanut uuden kortin.
seed-digit = siemenluku kirjoitetaan merkeillä 0–9 ja a–f
seed-length = siemenluvussa on { $length } merkkiä
record-large = Yli { $largest } tavun tallennetta ei lueta.
record-deep = Tämä ei ole pelin tallenne: sen arvot ovat liian syvällä sisäkkäin.
record-invalid = Tämä ei ole pelin tallenne: { $detail }
result-none = Tämän pelin siirroilla ei ole kerrottavia tuloksia.
bests-invalid = Tämä ei ole yksinpelin ennätysten luettelo: { $detail }
untrue-move = Siirtoa { $number }, ”{ $line }”, ei ole voitu pelata
untrue-result = Siirron { $number } seurauksia ei voi lukea
untrue-results = Tallenne kertoo { $told } { $told ->
    [one] tuloksen
   *[other] tulosta
}, mikä ei ole yksi joka siirrolle
untrue-part = { $place } on tallenteessa { $told }, mutta peli antaa { $true }
untrue-turn = Uudelleen pelattuna siirto { $number } johtaa muualle
untrue-unfinished = Tallenne kertoo tuloksen, mutta peli ei ole ohi
untrue-missing = Tallenteesta puuttuu { $place }
untrue-extra = Peli ei jaa mitään, minkä nimi on { $place }
untrue-seed-missing = Siemenlukua ei ole paljastettu, joten peliä ei voi pelata uudelleen
untrue-seed = Siemenluku ei ole siemenluku
untrue-commitment = Etukäteen annettu sormenjälki ei kuulu siemenlukuun, jonka SHA-256 on { $true }
untrue-options = Valinnat tai paikat eivät ole minkään pelin
