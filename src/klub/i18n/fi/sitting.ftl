# Klubin pöytä: mikä siellä ei käy, ja miksi.

event-invalid = Tämä ei ole pöydän tapahtuma: { $detail }
clock-base = Kello antaa jokaiselle pelaajalle { $least }–{ $most } sekuntia.
clock-bonus = Vuoro antaa takaisin enintään { $most } sekuntia.
sent-away = Isäntä on pyytänyt sinua poistumaan tästä pöydästä.
host-only = Vain pöydän isäntä voi tehdä tämän.
already-started = Peli on alkanut, joten paikat eivät enää muutu.
not-started = Peli ei ole vielä alkanut.
game-ended-already = Peli on ohi.
seat-unknown = Tässä pöydässä on { $seats ->
    [one] yksi paikka, numero 0
   *[other] { $seats } paikkaa, nollasta laskettuna
}.
seat-taken = Paikka { $seat } on varattu: { $name }.
seat-kept = Paikka { $seat } on varattu sille, joka istui siinä viime pelissä.
seat-free = Paikalla { $seat } ei istu ketään.
seat-not-yours = Paikka { $seat } ei ole sinun.
seats-free = Peli voi alkaa, kun joka paikalla istuu joku; vielä vapaana: { $seats }.
gave-up = Paikka { $seat } on luovuttanut.
rated-alone = Rankattuun peliin tarvitaan vähintään kaksi pelaajaa.
rated-people = Rankatussa pöydässä jokainen pelaa omasta puolestaan: ei botteja, eikä ketään kahdella paikalla.
undo-rated = Rankatussa pöydässä mitään ei peruta.
muted = Isäntä on mykistänyt sinut tässä pöydässä.
muted-already = Hänet on jo mykistetty.
muted-not = Häntä ei ole mykistetty.
muted-many = Yhdessä pöydässä voi mykistää enintään { $most } ihmistä.
nobody-there = Kukaan tällä tunnisteella ei istu täällä, katsele tai ole äskettäin puhunut.
table-full = Tässä pöydässä on tapahtunut yli { $most } asiaa: pelin voi pelata loppuun, mutta mitään muuta ei voi tehdä.
chat-unfit = Viestissä on 1–{ $most } tulostuvaa merkkiä.
remove-host = Isäntä jää.
remove-player = Pelaajat jäävät, kunnes peli on ohi; mykistä heidät sen sijaan.
rematch-early = Revanssi seuraa peliä, joka on ohi.
rematch-players = Vain mukana pelannut voi pyytää revanssia.
rematch-already = Revanssi on pöydässä { $table }.
frame-invalid = Tämä ei ole vuoron kuva.
message-large = Viestissä on enintään { $largest } tavua.
message-invalid = Klubi ei ymmärrä tätä viestiä: { $detail }
name-unfit = ”{ $name }” ei kelpaa nimeksi: siinä on oltava 1–{ $most } tulostuvaa merkkiä, eikä se saa alkaa ”bot:”.
bot-unknown = Bottia nimeltä ”{ $name }” ei ole. Botit ovat: { $known }.
