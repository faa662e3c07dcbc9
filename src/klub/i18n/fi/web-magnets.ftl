# Kluster pöydässä.

magnets-board = Pöytä, kivet ja naru
magnets-picture = Pöytä ylhäältä
magnets-keys = Nuolinäppäimet liikuttavat kättä, Vaihto pohjassa pienin askelin. Kivi laskeutuu, kun pidät painettuna: { $lower }; päästä irti, kun se on alhaalla, niin se on asetettu. { $left } ja { $right } kiertävät sitä, { $flip } kääntää sen, Page Up ja Page Down säätävät korkeutta. { $stock } tai numero ottaa toisen kiven, Delete palauttaa sen. { $grab } tarttuu naruun ja päästää siitä irti. { $near } kertoo lähimmät kivet. { $other } ottaa toisen käden, { $end } päättää vuoron. Escape ja sitten sarkain vie pois pöydältä.
magnets-keys-edge = { $edge } laskee kiven lappeelleen tai nostaa sen taas pystyyn.
magnets-keys-hint = { $hint } näyttää hyviä paikkoja kivelle.
magnets-landed = Kivi on alhaalla. Aseta se päästämällä irti.
magnets-stalled = Klubi ei vastaa. Kaikki näkyvä seisoo paikallaan, kunnes se vastaa.
magnets-flat = Tämä selain ei osaa piirtää pöytää kolmiulotteisena, joten näet sen ylhäältä. Kaikki toimii kuten tavallisesti.

magnets-expect-watch = Katso, miten kivet liikkuvat.
magnets-expect-soon = Vuoro alkaa pian.
magnets-expect-end = Päätä vuorosi tai siirrä narua.
magnets-expect-edge = Aseta kivi pystyyn narun sisälle.
magnets-expect-lost = Virhe! Odota, kunnes kaikki pysähtyy.
magnets-expect-ending = Kädet ovat poissa pöydältä. Vuoro on ohi, jos kaikki pysyy paikallaan.
magnets-duty-place = Aseta kivi narun sisälle.
magnets-duty-moving = Odota, kunnes kaikki pysähtyy.
magnets-duty-flat = Kivi on kaatunut. Ota se ja nosta taas pystyyn.
magnets-not-yours = Ei ole sinun vuorosi.
magnets-end = Päätä vuoro
magnets-left = { $seconds ->
    [one] { $seconds } sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
}

magnets-stock = { $number ->
    [one] Varasto: { $number } kivi
   *[other] Varasto: { $number } kiveä
}
magnets-stock-empty = Otettavia kiviä ei ole.
magnets-stone = { $how ->
    [held] Kivi { $stone }, kädessäsi. Palauta se
    [fallen] Kivi { $stone }, joka on kaatunut. Ota se uudelleen
   *[stock] Kivi { $stone }, { $long } kertaa { $wide } kertaa { $high } mm. Ota se
}

magnets-tools = Mitä käsi tekee
magnets-turn-left = Kierrä vasemmalle
magnets-turn-right = Kierrä oikealle
magnets-flip = Käännä ympäri
magnets-edge = Pystyssä
magnets-edge-deed = { $now ->
    [edge] Laske lappeelleen
   *[flat] Nosta pystyyn
}
magnets-other = Käsi { $hand } on käytössä. Jätä se ja ota toinen
magnets-back = Palauta kivi
magnets-lower = Laske pitämällä painettuna
magnets-let-go = Aseta päästämällä irti
magnets-height = Kiven korkeus
magnets-height-value = { $millimetres } mm

magnets-above = Katso ylhäältä
magnets-fit = Näytä kaikki
magnets-aids = Harjoitusapu
magnets-aids-about = Harjoitteluun; rankatuissa pöydissä niitä ei ole.
magnets-aid-poles = Kivien navat
magnets-aid-field = Kuva kentästä
magnets-aid-reach = Missä kivet alkavat liukua
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Naru jätti kiven ulkopuolelle.
       *[none] Kivi on poistunut alueelta.
    }
    [drop] Kivestä päästettiin irti ulkopuolella.
    [time] Aika loppui.
   *[touch] { $by ->
        [cord] Naru on tuonut kiviä yhteen.
        [hand] Kädessä oleva kivi on koskenut toiseen.
        [held] Kädessä oleva kivi on tuonut muita yhteen.
       *[none] Kivet ovat koskeneet toisiinsa.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } ei ota kiviä.
    [one] { $name } ottaa { $taken } kiven.
   *[other] { $name } ottaa { $taken } kiveä.
}
magnets-fault-out = { $name } putosi.
magnets-fault-back = { $taken ->
    [0] Et ota kiviä takaisin.
    [one] Otat takaisin { $taken } kiven.
   *[other] Otat takaisin { $taken } kiveä.
}
magnets-fault-left = { $left ->
    [-1] Se oli yksi virhe liikaa.
    [0] Seuraava virhe päättää pelin.
    [one] Saat tehdä vielä { $left } virheen.
   *[other] Saat tehdä vielä { $left } virhettä.
}
magnets-skip = Ohita

magnets-told-turn = pelasi vuoron
magnets-told-placed = { $number ->
    [one] asetti kiven
   *[other] asetti { $number } kiveä
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] putosi: kivi poistui alueelta
        [drop] putosi: kivestä päästettiin irti ulkopuolella
        [time] putosi: aika loppui
       *[touch] putosi: kivet koskivat toisiinsa
    }
   *[no] { $kind ->
        [exit] teki virheen: kivi poistui alueelta; otettuja kiviä: { $taken }
        [drop] teki virheen: kivestä päästettiin irti ulkopuolella; otettuja kiviä: { $taken }
        [time] teki virheen: aika loppui; otettuja kiviä: { $taken }
       *[touch] teki virheen: kivet koskivat toisiinsa; otettuja kiviä: { $taken }
    }
}

magnets-stones = { $number ->
    [one] { $number } kivi
   *[other] { $number } kiveä
}
magnets-down = { $number } asetettu
magnets-faults = { $number ->
    [one] { $number } virhe
   *[other] { $number } virhettä
}
magnets-faults-left = { $number ->
    [0] virheitä ei sallita
    [one] { $number } virhe sallitaan
   *[other] { $number } virhettä sallitaan
}
magnets-in = mukana
magnets-out = pudonnut

magnets-total = Kiviä asetettu { $number }/{ $all }
magnets-total-all = Täysvoitto: kaikki kivet ovat alueella.
magnets-total-faults = { $number ->
    [one] { $number } virhe.
   *[other] { $number } virhettä.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Lopputilanne ylhäältä, { $number } kivi
   *[other] Lopputilanne ylhäältä, { $number } kiveä
}

magnets-spot = { $x } mm { $side ->
    [left] vasemmalle
   *[right] oikealle
}, { $y } mm { $way ->
    [near] sinuun päin
   *[away] poispäin
}
magnets-where = { $spot }, korkeus { $height } mm
magnets-near-none = Pöydällä ei ole kiviä.
magnets-near-one = kivi { $stone }: { $millimetres } mm, suunta kello { $hour }
magnets-list = Kivet pöydällä
magnets-list-stone = { $how ->
    [held] Kivi { $stone }, kädessäsi: { $spot }
    [edge] Kivi { $stone }, pystyssä: { $spot }
    [north] Kivi { $stone }, pohjoispuoli ylös: { $spot }
   *[south] Kivi { $stone }, eteläpuoli ylös: { $spot }
}
