advice-hint = Vihje
advice-ask = Näytä hyviä siirtoja
advice-thinking = Etsii hyviä siirtoja…
advice-nothing = Tässä ei ole mitään neuvottavaa.
advice-moves = Hyviä siirtoja, paras ensin
advice-away = Pane vihjeet pois
advice-best = Paras: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = hylkää { $card }
advice-drop = laita pois { $cards }
advice-lead = { $alone ->
    [yes] { $worth } pistettä lopussa
   *[no] { $worth } pistettä parhaaseen muuhun nähden
}
advice-place = { $face ->
    [up] kivi { $stone }, pohjoispuoli ylös ({ $spot })
    [down] kivi { $stone }, eteläpuoli ylös ({ $spot })
   *[edge] kivi { $stone }, pystyssä ({ $spot })
}
advice-draw = vedä narua ({ $from } → { $to }), sitten { $place }
advice-draw-first = Vedä ensin narua nuolen suuntaan: { $from } → { $to }. Valitse sitten tämä uudelleen.
advice-chance = jää paikalleen ilman virhettä todennäköisyydellä { $chance }
advice-about-clustered = { $alone ->
    [yes] Pisteet, joita voit odottaa lopussa
   *[no] Johto (+) tai tappio (−) pisteinä, jota voit odottaa lopussa
}
advice-about-kluster = Kuinka todennäköisesti varovainen käsi asettaa kiven ilman virhettä

review = Analyysi
review-about = Kerho katsoo jokaisen vuoron: kuinka hyvä se oli ja mikä olisi ollut parempi
review-begins = Kerho alkaa katsoa vuoroja…
review-progress = { $done }/{ $of } vuoroa katsottu
review-ready = Jokaisella vuorolla on nyt merkkinsä.
review-faultless = Jokaisella vuorolla on nyt merkkinsä: ei lipsahdusta, ei mokaa.
review-mark = { $mark ->
    [best] Paras
    [fine] Hyvä
    [slip] Lipsahdus
    [blunder] Moka
   *[none] Ei valintaa
}
review-verdict = { $mark }: { $why }
review-points = { $points } pistettä vähemmän kuin { $better }
review-chances = { $drawn ->
    [yes] { $had }, kun { $possible } oli mahdollinen, jos narua olisi ensin vedetty
   *[no] { $had }, kun { $possible } oli mahdollinen
}
review-chance = jää paikalleen ilman virhettä todennäköisyydellä { $had }
review-place = Parempi: { $place }.
review-before = Edellinen lipsahdus
review-after = Seuraava lipsahdus
review-show-better = Näytä, mikä oli parempi
review-better-card = (parempi)
review-summary = Millaisia vuorot olivat
review-keys = B ja M vievät lipsahduksiin, H näyttää tai piilottaa paremman.
