# Kluster: mikä vuorossa ja sen merkinnöissä ei käy.

kluster-over = Peli on ohi.
turn-not-yours = Vuorossa on paikka { $turn }; paikka { $seat } ei saa koskea mihinkään.
turn-closed = Vuoro ei ota enää komentoja vastaan.
turn-inputs = Vuoroon mahtuu enintään { $most } komentoa sekunnin kuudeskymmenesosassa.
turn-impossible = Pöydän tilanteesta tuli mahdoton, joten vuoro palautettiin alkuunsa.
turn-nothing-placed = Vuoro ei voi päättyä: yhtään kiveä ei ole asetettu.
turn-moving = Vuoro ei voi päättyä, kun jokin vielä liikkuu.
turn-flat = Kivi { $stone } on kaatunut; sen on ensin seistävä pystyssä.
turn-parted = { $number ->
    [one] Naru { $cords } ei risteä
   *[other] Narut { $cords } eivät risteä
} minkään muun kanssa; ensin jokin naru on vedettävä takaisin toisen päälle.
turn-not-ended = Vuoro katkeaa ilman päätöstä.
turn-other-hand = Kivi { $stone } on toisessa kädessä.
turn-stand-first = Kivi { $stone } on kaatunut tällä vuorolla; se on nostettava uudelleen pystyyn, eikä sitä voi palauttaa.
turn-hands-full = Molemmat kädet ovat täynnä.
turn-one-hand = Tässä pöydässä pidetään vain yhtä kiveä kerrallaan.
turn-in-the-way = Kiveä { $stone } ei voi ottaa käteen siinä: kivi { $other } on tiellä.
turn-not-in-stock = Kivi { $stone } ei ole niiden joukossa, jotka voi asettaa.
turn-down = Kivi { $stone } on pöydällä, ja pöydällä olevaan kiveen ei kosketa kädellä.
turn-not-fallen = Kivi { $stone } on pöydällä; vain parhaillaan asetettavaan kiveen saa koskea uudelleen, ja vain jos se on kaatunut.
turn-hand-empty = Käsi { $hand } on tyhjä.
turn-outside = Kivi { $stone } ei ole alueen yllä, joten siitä ei voi päästää irti tässä.
turn-one-placement = Tällä vuorolla on jo asetettu yksi kivi.
turn-expert = Uuden kiven saa asettaa vain, jos kiviä on enemmän kuin { $most }; tässä niitä olisi { $own }.
turn-more-moving = Seuraavan kiven voi asettaa, kun edellinen on paikallaan.
turn-cord-not-held = Mikään käsi ei pidä kiinni narusta { $cord }.
turn-no-cord = Narua { $cord } ei ole: viimeinen on numero { $last }.

input-number = { $name } on luku väliltä 0–{ $most }, ei { $value }.
input-range = { $name } on enintään { $most } { $unit } nollasta, ei { $value } { $unit }.
notation-placement = tässä odotettiin kiven asettamista, kuten 5@-12.5,34,90u: kivi, x ja y millimetreinä, kierto asteina, u ylös, d alas tai e pystyssä
notation-pull = tässä odotettiin narun vetoa, kuten c0.17>120,40: naru, piste, sitten x ja y millimetreinä
notation-steps = tässä odotettiin 1–{ $most } askelta, kuten 5@-12.5,34,90u
notation-seat = tässä odotettiin paikkaa, sitten välilyöntiä ja sen vuoroa
notation-input = tässä odotettiin komentoa, kuten 12:h0=5@-12.5,34,120,90u, aika-askeleet järjestyksessä
notation-packed = nämä eivät ole vuoron pakattuja komentoja
track-invalid = Tämä ei ole vuoron liikerata.
result-invalid = Tämä ei voi olla vuoron tulos: { $detail }
