# Klubi HTTP:n yli: mitä se ei ota vastaan, ja kuka tulee sisään.

path-invalid = Osoitteen osaa ”{ $name }” ei voi lukea: { $detail }
query-invalid = Kysymysmerkin jälkeistä osaa ”{ $name }” ei voi lukea: { $detail }
query-unknown = Täällä ei voi kysyä tietoa ”{ $name }”.
query-twice = ”{ $name }” on annettu useammin kuin kerran.
body-invalid = Sisältöä ei voi lukea: { $detail }
body-large = Sisällössä on enintään { $largest } tavua.
body-not-json = Sisällön on oltava application/json.
page-unknown = Tässä osoitteessa ei ole mitään.
method-unknown = Tätä osoitetta ei voi käyttää niin.
request-unfit = Pyyntöön ei voi vastata (HTTP { $status }).
club-failed = Klubissa meni jokin pieleen. Se on kirjattu ylös; yritä uudelleen.
origin-foreign = Pyyntö tulee toisen sivuston sivulta.
too-often = Tuo oli liian usein. Yritä uudelleen { $seconds ->
    [one] sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.

guest-name = Vieras { $number }
not-in = Klubi ei tiedä, kuka olet. Tule ensin sisään.
handle-unfit = ”{ $handle }” ei kelpaa käyttäjätunnukseksi: siinä on oltava { $least }–{ $most } tulostuvaa merkkiä, ei välilyöntejä, eikä se saa alkaa ”bot:”.
password-unfit = Salasanassa on { $least }–{ $most } merkkiä.
password-wrong = Käyttäjätunnuksen muuttamiseen tarvitaan nykyinen salasana, ja tämä ei ole se.
log-in-wrong = Tällä salasanalla ei ole sellaista käyttäjätunnusta.
settings-large = Asetuksissa on enintään { $largest } tavua.
settings-deep = Asetuksia voi olla sisäkkäin enintään { $deepest } tasoa.
