# Clustered pöydässä.

cards-card = { $look ->
    [Se] { $number ->
        [1] yksi tyhjä neliö
        [2] kaksi tyhjää neliötä
       *[3] kolme tyhjää neliötä
    }
    [Ss] { $number ->
        [1] yksi raidallinen neliö
        [2] kaksi raidallista neliötä
       *[3] kolme raidallista neliötä
    }
    [Sf] { $number ->
        [1] yksi täytetty neliö
        [2] kaksi täytettyä neliötä
       *[3] kolme täytettyä neliötä
    }
    [Te] { $number ->
        [1] yksi tyhjä kolmio
        [2] kaksi tyhjää kolmiota
       *[3] kolme tyhjää kolmiota
    }
    [Ts] { $number ->
        [1] yksi raidallinen kolmio
        [2] kaksi raidallista kolmiota
       *[3] kolme raidallista kolmiota
    }
    [Tf] { $number ->
        [1] yksi täytetty kolmio
        [2] kaksi täytettyä kolmiota
       *[3] kolme täytettyä kolmiota
    }
    [Ce] { $number ->
        [1] yksi tyhjä ympyrä
        [2] kaksi tyhjää ympyrää
       *[3] kolme tyhjää ympyrää
    }
    [Cs] { $number ->
        [1] yksi raidallinen ympyrä
        [2] kaksi raidallista ympyrää
       *[3] kolme raidallista ympyrää
    }
    [Cf] { $number ->
        [1] yksi täytetty ympyrä
        [2] kaksi täytettyä ympyrää
       *[3] kolme täytettyä ympyrää
    }
    [wild] jokeri
    [start] aloituskortti
   *[hidden] kortti kuvapuoli alaspäin
}

cards-cell = { $way ->
    [right] { $across } oikealle
    [left] { $across } vasemmalle
    [up] { $along } ylös
    [down] { $along } alas
    [right-up] { $across } oikealle, { $along } ylös
    [right-down] { $across } oikealle, { $along } alas
    [left-up] { $across } vasemmalle, { $along } ylös
    [left-down] { $across } vasemmalle, { $along } alas
   *[start] keskellä
}

cards-board = Kortit pöydällä
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Ruudut, joihin kortti sopii
cards-fit = { $cell }: { $points ->
    [0] ei vielä pisteitä
    [one] { $points } piste
   *[other] { $points } pistettä
}
cards-tools = Mitä pöydästä näkyy
cards-closer = Lähemmäs
cards-farther = Kauemmas
cards-show-all = Näytä koko pöytä

cards-hand = Korttisi
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, juuri nostettu
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, ei sovi minnekään
        [one] { $card }, sopii { $fits } ruutuun
       *[other] { $card }, sopii { $fits } ruutuun
    }
}
cards-drawn = uusi
cards-chosen = { $task ->
    [discard] Hylätäänkö tämä kortti: { $card }?
   *[lay] { $fits ->
        [0] Valittu: { $card }. Se ei sovi nyt minnekään. Valitse ruutu, niin näet miksi.
        [one] Valittu: { $card }. Se sopii { $fits } ruutuun.
       *[other] Valittu: { $card }. Se sopii { $fits } ruutuun.
    }
}
cards-aimed = Pelataanko tähän ({ $cell })? Vahvista valitsemalla ruutu uudelleen.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Valitse pois laitettava kortti.
       *[other] Laitetaanko tämä kortti pois?
    }
   *[other] { $picked ->
        [0] Valitse kaksi pois laitettavaa korttia.
        [1] Vielä yksi pois laitettava kortti.
       *[other] Laitetaanko nämä kaksi korttia pois?
    }
}
cards-choose-first = Valitse ensin kortti kädestäsi.
cards-not-yet = Ei vielä: vuorossa on { $name }. Sillä aikaa voit miettiä etukäteen.
cards-there = { $name }: { $card }
cards-ask-discard = Mikään korteistasi ei sovi minnekään. Valitse hylättävä kortti.
cards-ask-drop = { $due ->
    [1] Valitse pois laitettava kortti; viisi jää sinulle.
   *[other] Valitse kaksi pois laitettavaa korttia; viisi jää sinulle.
}
cards-lay = Pelaa
cards-discard = Hylkää
cards-drop = { $due ->
    [1] Laita pois
   *[other] Laita molemmat pois
}
cards-never-mind = Peru

cards-why-clash = Ei sovi: { $card }, kun vieressä on { $neighbour } ({ $cell }). { $shared ->
    [shape] Vain muoto on sama; täyttö ja määrä eroavat.
    [fill] Vain täyttö on sama; muoto ja määrä eroavat.
    [number] Vain määrä on sama; muoto ja täyttö eroavat.
   *[nothing] Muoto, täyttö ja määrä eroavat kaikki.
} Kahden kolmesta on täsmättävä.
cards-why-taken = Tämä ruutu on varattu: { $card }.
cards-why-start = Tässä on aloituskortti.
cards-why-alone = Tämän ruudun vieressä ei ole korttia. Kortilla on oltava yhteinen sivu jonkin pöydällä olevan kortin kanssa.
cards-why-edge = Tämä ruutu on pöydän reunan ulkopuolella.
cards-why-rule = Sääntö

cards-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
cards-to-come = { $hand } kädessä, { $deck } pakassa

cards-expected = { $task ->
    [opening] Laita pois kaksi seitsemästä kortistasi.
    [drop] Laita pois yksi kortti.
    [discard] Mikään korteistasi ei sovi: hylkää yksi.
   *[turn] Pelaa kortti.
}
cards-expected-of-other = { $task ->
    [opening] Seitsemästä kortista laitetaan pois kaksi.
    [drop] Yksi kortti laitetaan pois.
   *[turn] On aika pelata kortti.
}

cards-told-lay = pelattu { $card } ({ $cell })
cards-told-discard = hylätty { $card }
cards-told-drop = laitettu pois { $card }
cards-told-drop-two = laitettu pois { $one } ja { $other }

cards-count-player = Pelaaja
cards-count-kind = { $kind ->
    [rectangle] Suora{ "\u00AD" }kulmio
    [rows] Vaaka{ "\u00AD" }rivit
    [columns] Pysty{ "\u00AD" }rivit
   *[bonuses] Bonukset
}
cards-count-total = Yhteensä
cards-count-show = Näytä pöydällä, mikä lasketaan
cards-count-out = Laske vaiheittain
cards-count-back = Takaisin
cards-count-next = Seuraava
cards-count-pause = Tauko
cards-count-go-on = Jatka
cards-counted = { $kind ->
    [rectangle] { $name }: suurin suorakulmio, { $points } pistettä. Yhteensä { $sum }.
    [row] { $name }: vaakarivi, { $points } korttia. Yhteensä { $sum }.
   *[column] { $name }: pystyrivi, { $points } korttia. Yhteensä { $sum }.
}
cards-discards = Pelistä poistuneet kortit
cards-discards-count = { $cards ->
    [one] { $cards } kortti poissa pelistä
   *[other] { $cards } korttia poissa pelistä
}
