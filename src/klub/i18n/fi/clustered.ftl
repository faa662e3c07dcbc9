# Clustered: miksi siirto tai valinta ei käy.

game-over = Peli on ohi: kaikki kortit on käytetty.
not-in-hand = { $card } ei ole kädessäsi.
drop-due = Laita ensin pois { $due ->
    [one] yksi kortti, kirjoitettuna ~Sf3.
   *[other] { $due } korttia, kirjoitettuna ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Nyt ei voi laittaa mitään pois: pelaa kortti.
    [one] Nyt laitetaan pois tasan yksi kortti, ei { $dropped }.
   *[other] Nyt laitetaan pois tasan { $due } korttia, ei { $dropped }.
}
drop-among = { $cards } ei ole valittavissa: laita pois jokin näistä: { $among }.
must-lay = Et voi hylätä korttia, sillä { $card } sopii ruutuun { $cell }.
off-table = { $cell } on pöydän reunan ulkopuolella.
cell-taken = { $cell } on varattu: siinä on { $there }.
cell-start = Ruudussa { $cell } on aloituskortti.
cell-alone = Ruudun { $cell } vieressä ei ole korttia; kortilla on oltava yhteinen sivu jonkin pöydällä olevan kortin kanssa.
clash = { $card } ei sovi kortin { $neighbour } viereen ({ $place }): { $shared ->
    [shape] vain muoto on sama
    [fill] vain täyttö on sama
    [number] vain määrä on sama
   *[nothing] mikään ei ole samaa
}, ja muodosta, täytöstä ja määrästä kahden on täsmättävä.

option-unknown = Valintaa ”{ $key }” ei ole. Valinnat ovat: { $known }.
option-value = Valintaan ”{ $key }” käy { $expected }.
options-players = Clusteredia pelaa 1–{ $most } pelaajaa, ei { $players }.
options-two-starts = Kun pelaajia on { $players }, aloituskortteja on aina kaksi.
options-seat = ”{ $key }” tarkoittaa paikkaa { $seat }, mutta paikat lasketaan nollasta ja pelaajia on { $players }.
options-table = Pöydälle, jonka koko on { $size }, eivät aloituskortit mahdu; pienin mahdollinen on { $least }.

expected-card = tässä odotettiin korttia: S, T tai C muodoksi, tai W jokeriksi
expected-fill = tässä odotettiin täyttöä: e (tyhjä), s (raidallinen) tai f (täytetty)
expected-number = tässä odotettiin määrää: 1, 2 tai 3
expected-at = tässä odotettiin merkkiä ”@” ja ruutua, kuten Sf3@2,-1
expected-comma = tässä odotettiin pilkkua, kuten 2,-1
expected-coordinate = tässä odotettiin koordinaattia: kokonaislukua väliltä -{ $farthest } … { $farthest }
expected-drop = tässä odotettiin merkkiä ”~” ja korttia, kuten ~Ce1
expected-blank = tässä odotettiin välilyöntiä
expected-seat = tässä odotettiin paikkaa: 0–7
expected-end = tässä ei odotettu enää mitään
expected-board-cell = tässä odotettiin pakan väriä ({ $choices }), tai STRT, tai ....
board-starts = aloituskortit ovat { $distance } ruudun päässä toisistaan samalla vaaka- tai pystyrivillä, ja niitä on enintään kaksi

seat-colour = { $seat ->
    [0] oranssi
    [1] sininen
    [2] vihreä
    [3] violetti
    [4] keltainen
    [5] punainen
    [6] taivaansininen
   *[7] musta
}
