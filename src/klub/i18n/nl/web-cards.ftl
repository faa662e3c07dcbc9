# Clustered aan tafel.

# Een kaart in woorden, zoals ze wordt voorgelezen of in een zin staat.
cards-card = { $look ->
    [Se] { $number ->
        [1] één leeg vierkant
        [2] twee lege vierkanten
       *[3] drie lege vierkanten
    }
    [Ss] { $number ->
        [1] één gestreept vierkant
        [2] twee gestreepte vierkanten
       *[3] drie gestreepte vierkanten
    }
    [Sf] { $number ->
        [1] één gevuld vierkant
        [2] twee gevulde vierkanten
       *[3] drie gevulde vierkanten
    }
    [Te] { $number ->
        [1] één lege driehoek
        [2] twee lege driehoeken
       *[3] drie lege driehoeken
    }
    [Ts] { $number ->
        [1] één gestreepte driehoek
        [2] twee gestreepte driehoeken
       *[3] drie gestreepte driehoeken
    }
    [Tf] { $number ->
        [1] één gevulde driehoek
        [2] twee gevulde driehoeken
       *[3] drie gevulde driehoeken
    }
    [Ce] { $number ->
        [1] één lege cirkel
        [2] twee lege cirkels
       *[3] drie lege cirkels
    }
    [Cs] { $number ->
        [1] één gestreepte cirkel
        [2] twee gestreepte cirkels
       *[3] drie gestreepte cirkels
    }
    [Cf] { $number ->
        [1] één gevulde cirkel
        [2] twee gevulde cirkels
       *[3] drie gevulde cirkels
    }
    [wild] joker
    [start] startkaart
   *[hidden] een gedekte kaart
}

# Een vakje, gezien vanaf de startkaart.
cards-cell = { $way ->
    [right] { $across } rechts
    [left] { $across } links
    [up] { $along } omhoog
    [down] { $along } omlaag
    [right-up] { $across } rechts, { $along } omhoog
    [right-down] { $across } rechts, { $along } omlaag
    [left-up] { $across } links, { $along } omhoog
    [left-down] { $across } links, { $along } omlaag
   *[start] in het midden
}

# Het bord.
cards-board = De kaarten op tafel
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Vakjes waar de kaart past
cards-fit = { $cell }: { $points ->
    [0] nog geen punten
    [one] { $points } punt
   *[other] { $points } punten
}
cards-tools = Wat je van de tafel ziet
cards-closer = Dichterbij
cards-farther = Verder weg
cards-show-all = Alle kaarten tonen

# De hand.
cards-hand = Jouw kaarten
# $task is drop zolang er in het snelle spel kaarten weg moeten; dan doet het er niet toe waar ze passen.
# $drawn is true voor een kaart die net getrokken is.
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, net getrokken
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, past nergens
        [one] { $card }, past op { $fits } vakje
       *[other] { $card }, past op { $fits } vakjes
    }
}
cards-drawn = nieuw
# $task is discard als geen kaart van de hand ergens past.
cards-chosen = { $task ->
    [discard] Deze kaart afleggen: { $card }?
   *[lay] { $fits ->
        [0] Gekozen: { $card }. Die past nu nergens. Kies een vakje om te zien waarom.
        [one] Gekozen: { $card }. Die past op { $fits } vakje.
       *[other] Gekozen: { $card }. Die past op { $fits } vakjes.
    }
}
cards-aimed = Hier leggen ({ $cell })? Kies het vakje nog eens om te bevestigen.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Kies de kaart die weg mag.
       *[other] Deze kaart wegdoen?
    }
   *[other] { $picked ->
        [0] Kies twee kaarten die weg mogen.
        [1] Nog één kaart die weg mag.
       *[other] Deze twee kaarten wegdoen?
    }
}
cards-choose-first = Kies eerst een kaart uit je hand.
cards-not-yet = Nog niet: { $name } is aan de beurt. Je kunt intussen vast vooruitkijken.
cards-there = { $name }: { $card }
cards-ask-discard = Geen van je kaarten past ergens. Kies er een om af te leggen.
cards-ask-drop = { $due ->
    [1] Kies de kaart die weg mag; je houdt er vijf.
   *[other] Kies twee kaarten die weg mogen; je houdt er vijf.
}
cards-lay = Leggen
cards-discard = Afleggen
cards-drop = { $due ->
    [1] Wegdoen
   *[other] Allebei wegdoen
}
cards-never-mind = Toch niet

# Waarom niet? $card en $neighbour zijn kaarten in woorden, $cell is waar de buurkaart ligt.
cards-why-clash = Past niet: { $card } naast { $neighbour } ({ $cell }). { $shared ->
    [shape] Alleen de vorm is gelijk; opvulling en aantal verschillen.
    [fill] Alleen de opvulling is gelijk; vorm en aantal verschillen.
    [number] Alleen het aantal is gelijk; vorm en opvulling verschillen.
   *[nothing] Vorm, opvulling en aantal verschillen allemaal.
} Twee van de drie moeten kloppen.
cards-why-taken = Dit vakje is bezet: { $card }.
cards-why-start = Hier ligt de startkaart.
cards-why-alone = Naast dit vakje ligt geen kaart. Een kaart moet met een zijde tegen een kaart op tafel liggen.
cards-why-edge = Dit vakje ligt buiten de rand van de tafel.
cards-why-rule = De regel

# Bij een plaats.
cards-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cards-to-come = { $hand } in de hand, { $deck } in de stapel

# Wat er verwacht wordt van wie aan de beurt is.
cards-expected = { $task ->
    [opening] Doe twee van je zeven kaarten weg.
    [drop] Doe één kaart weg.
    [discard] Geen van je kaarten past: leg er een af.
   *[turn] Leg een kaart.
}
cards-expected-of-other = { $task ->
    [opening] Er gaan twee van zeven kaarten weg.
    [drop] Er gaat een kaart weg.
   *[turn] Er wordt een kaart gelegd.
}

# Zetten in het verloop, na de naam.
cards-told-lay = legt { $card } ({ $cell })
cards-told-discard = legt { $card } af
cards-told-drop = doet { $card } weg
cards-told-drop-two = doet { $one } en { $other } weg

# De telling.
cards-count-player = Speler
cards-count-kind = { $kind ->
    [rectangle] Rechthoek
    [rows] Rijen
    [columns] Kolommen
   *[bonuses] Bonussen
}
cards-count-total = Totaal
cards-count-show = Op tafel tonen wat telt
cards-count-out = Voortellen
cards-count-back = Terug
cards-count-next = Verder
cards-count-pause = Pauze
cards-count-go-on = Doorgaan
cards-counted = { $kind ->
    [rectangle] { $name }: de grootste rechthoek, { $points } punten. Samen { $sum }.
    [row] { $name }: een rij van { $points }. Samen { $sum }.
   *[column] { $name }: een kolom van { $points }. Samen { $sum }.
}
cards-discards = Kaarten uit het spel
cards-discards-count = { $cards ->
    [one] { $cards } kaart uit het spel
   *[other] { $cards } kaarten uit het spel
}
