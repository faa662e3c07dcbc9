# Clustered u stolu.

# Karta čtená nahlas nebo ve větě.
cards-card = { $look ->
    [Se] { $number ->
        [1] jeden prázdný čtverec
        [2] dva prázdné čtverce
       *[3] tři prázdné čtverce
    }
    [Ss] { $number ->
        [1] jeden pruhovaný čtverec
        [2] dva pruhované čtverce
       *[3] tři pruhované čtverce
    }
    [Sf] { $number ->
        [1] jeden plný čtverec
        [2] dva plné čtverce
       *[3] tři plné čtverce
    }
    [Te] { $number ->
        [1] jeden prázdný trojúhelník
        [2] dva prázdné trojúhelníky
       *[3] tři prázdné trojúhelníky
    }
    [Ts] { $number ->
        [1] jeden pruhovaný trojúhelník
        [2] dva pruhované trojúhelníky
       *[3] tři pruhované trojúhelníky
    }
    [Tf] { $number ->
        [1] jeden plný trojúhelník
        [2] dva plné trojúhelníky
       *[3] tři plné trojúhelníky
    }
    [Ce] { $number ->
        [1] jeden prázdný kruh
        [2] dva prázdné kruhy
       *[3] tři prázdné kruhy
    }
    [Cs] { $number ->
        [1] jeden pruhovaný kruh
        [2] dva pruhované kruhy
       *[3] tři pruhované kruhy
    }
    [Cf] { $number ->
        [1] jeden plný kruh
        [2] dva plné kruhy
       *[3] tři plné kruhy
    }
    [wild] žolík
    [start] startovní karta
   *[hidden] karta lícem dolů
}

# Pole, viděné od startovní karty.
cards-cell = { $way ->
    [right] { $across } vpravo
    [left] { $across } vlevo
    [up] { $along } nahoru
    [down] { $along } dolů
    [right-up] { $across } vpravo, { $along } nahoru
    [right-down] { $across } vpravo, { $along } dolů
    [left-up] { $across } vlevo, { $along } nahoru
    [left-down] { $across } vlevo, { $along } dolů
   *[start] uprostřed
}

# Hrací plocha.
cards-board = Karty na stole
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Pole, kam se karta hodí
cards-fit = { $cell }: { $points ->
    [0] zatím bez bodů
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cards-tools = Co je z plochy vidět
cards-closer = Blíž
cards-farther = Dál
cards-show-all = Ukázat celou plochu

# Ruka.
cards-hand = Tvoje karty
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, právě líznutá karta
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, nikam se nehodí
        [one] { $card }, hodí se na { $fits } pole
        [few] { $card }, hodí se na { $fits } pole
       *[other] { $card }, hodí se na { $fits } polí
    }
}
cards-drawn = nová
cards-chosen = { $task ->
    [discard] Odhodit tuto kartu: { $card }?
   *[lay] { $fits ->
        [0] Výběr: { $card }. Teď se nikam nehodí. Vyber pole a uvidíš proč.
        [one] Výběr: { $card }. Hodí se na { $fits } pole.
        [few] Výběr: { $card }. Hodí se na { $fits } pole.
       *[other] Výběr: { $card }. Hodí se na { $fits } polí.
    }
}
cards-aimed = Položit sem ({ $cell })? Potvrď tak, že pole vybereš znovu.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Vyber kartu k odložení.
       *[other] Odložit tuto kartu?
    }
   *[other] { $picked ->
        [0] Vyber dvě karty k odložení.
        [1] Ještě jedna karta k odložení.
       *[other] Odložit tyto dvě karty?
    }
}
cards-choose-first = Nejdřív vyber kartu z ruky.
cards-not-yet = Ještě ne: na tahu je { $name }. Zatím si můžeš promýšlet další tah.
cards-there = { $name }: { $card }
cards-ask-discard = Žádná z tvých karet se nikam nehodí. Vyber jednu k odhození.
cards-ask-drop = { $due ->
    [1] Vyber kartu k odložení; pět ti jich zůstane.
   *[other] Vyber dvě karty k odložení; pět ti jich zůstane.
}
cards-lay = Položit
cards-discard = Odhodit
cards-drop = { $due ->
    [1] Odložit
   *[other] Odložit obě
}
cards-never-mind = Raději ne

# Proč ne?
cards-why-clash = Nehodí se: { $card }, a vedle { $neighbour } ({ $cell }). { $shared ->
    [shape] Stejný je jen tvar; výplň a počet se liší.
    [fill] Stejná je jen výplň; tvar a počet se liší.
    [number] Stejný je jen počet; tvar a výplň se liší.
   *[nothing] Tvar, výplň i počet se liší.
} Dvě ze tří věcí se musí shodovat.
cards-why-taken = Toto pole je obsazené: { $card }.
cards-why-start = Tady leží startovní karta.
cards-why-alone = Vedle tohoto pole neleží žádná karta. Karta musí sousedit stranou s kartou na stole.
cards-why-edge = Toto pole je za okrajem stolu.
cards-why-rule = Pravidlo

# U místa.
cards-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cards-to-come = { $hand } v ruce, { $deck } v balíčku

# Co se čeká od toho, kdo je na tahu.
cards-expected = { $task ->
    [opening] Odlož dvě ze svých sedmi karet.
    [drop] Odlož jednu kartu.
    [discard] Žádná z tvých karet se nehodí: jednu odhoď.
   *[turn] Polož kartu.
}
cards-expected-of-other = { $task ->
    [opening] Odkládají se dvě ze sedmi karet.
    [drop] Odkládá se jedna karta.
   *[turn] Pokládá se karta.
}

# Tahy v průběhu hry, za jménem hráče.
cards-told-lay = pokládá: { $card } ({ $cell })
cards-told-discard = odhazuje: { $card }
cards-told-drop = odkládá: { $card }
cards-told-drop-two = odkládá: { $one } a { $other }

# Počítání.
cards-count-player = Hráč
cards-count-kind = { $kind ->
    [rectangle] Obdélník
    [rows] Řádky
    [columns] Sloupce
   *[bonuses] Bonusy
}
cards-count-total = Celkem
cards-count-show = Ukázat na ploše, co se počítá
cards-count-out = Počítat popořadě
cards-count-back = Zpět
cards-count-next = Další
cards-count-pause = Pauza
cards-count-go-on = Pokračovat
cards-counted = { $kind ->
    [rectangle] { $name }: největší obdélník, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Dohromady { $sum }.
    [row] { $name }: řádek, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Dohromady { $sum }.
   *[column] { $name }: sloupec, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Dohromady { $sum }.
}
cards-discards = Karty mimo hru
cards-discards-count = { $cards ->
    [one] { $cards } karta mimo hru
    [few] { $cards } karty mimo hru
   *[other] { $cards } karet mimo hru
}
