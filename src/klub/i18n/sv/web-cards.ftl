# Clustered vid bordet.

cards-card = { $look ->
    [Se] { $number ->
        [1] en tom kvadrat
        [2] två tomma kvadrater
       *[3] tre tomma kvadrater
    }
    [Ss] { $number ->
        [1] en randig kvadrat
        [2] två randiga kvadrater
       *[3] tre randiga kvadrater
    }
    [Sf] { $number ->
        [1] en fylld kvadrat
        [2] två fyllda kvadrater
       *[3] tre fyllda kvadrater
    }
    [Te] { $number ->
        [1] en tom triangel
        [2] två tomma trianglar
       *[3] tre tomma trianglar
    }
    [Ts] { $number ->
        [1] en randig triangel
        [2] två randiga trianglar
       *[3] tre randiga trianglar
    }
    [Tf] { $number ->
        [1] en fylld triangel
        [2] två fyllda trianglar
       *[3] tre fyllda trianglar
    }
    [Ce] { $number ->
        [1] en tom cirkel
        [2] två tomma cirklar
       *[3] tre tomma cirklar
    }
    [Cs] { $number ->
        [1] en randig cirkel
        [2] två randiga cirklar
       *[3] tre randiga cirklar
    }
    [Cf] { $number ->
        [1] en fylld cirkel
        [2] två fyllda cirklar
       *[3] tre fyllda cirklar
    }
    [wild] joker
    [start] startkort
   *[hidden] ett kort med baksidan upp
}

cards-cell = { $way ->
    [right] { $across } åt höger
    [left] { $across } åt vänster
    [up] { $along } upp
    [down] { $along } ner
    [right-up] { $across } åt höger, { $along } upp
    [right-down] { $across } åt höger, { $along } ner
    [left-up] { $across } åt vänster, { $along } upp
    [left-down] { $across } åt vänster, { $along } ner
   *[start] i mitten
}

cards-board = Korten på bordet
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Rutor där kortet passar
cards-fit = { $cell }: { $points ->
    [0] inga poäng än
    [one] { $points } poäng
   *[other] { $points } poäng
}
cards-tools = Vad som syns av bordet
cards-closer = Närmare
cards-farther = Längre bort
cards-show-all = Visa hela bordet

cards-hand = Dina kort
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, nydraget
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, passar ingenstans
        [one] { $card }, passar på { $fits } ruta
       *[other] { $card }, passar på { $fits } rutor
    }
}
cards-drawn = ny
cards-chosen = { $task ->
    [discard] Kasta det här kortet: { $card }?
   *[lay] { $fits ->
        [0] Valt: { $card }. Det passar ingenstans just nu. Välj en ruta för att se varför.
        [one] Valt: { $card }. Det passar på { $fits } ruta.
       *[other] Valt: { $card }. Det passar på { $fits } rutor.
    }
}
cards-aimed = Lägga det här ({ $cell })? Välj rutan igen för att bekräfta.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Välj kortet som ska läggas bort.
       *[other] Lägga bort det här kortet?
    }
   *[other] { $picked ->
        [0] Välj två kort att lägga bort.
        [1] Ett kort till att lägga bort.
       *[other] Lägga bort de här två korten?
    }
}
cards-choose-first = Välj först ett kort på handen.
cards-not-yet = Inte än: det är { $name } som är på tur. Du kan tänka i förväg så länge.
cards-there = { $name }: { $card }
cards-ask-discard = Inget av dina kort passar någonstans. Välj ett att kasta.
cards-ask-drop = { $due ->
    [1] Välj kortet som ska läggas bort; du behåller fem.
   *[other] Välj två kort att lägga bort; du behåller fem.
}
cards-lay = Lägg
cards-discard = Kasta
cards-drop = { $due ->
    [1] Lägg bort
   *[other] Lägg bort båda
}
cards-never-mind = Ångra

cards-why-clash = Passar inte: { $card } bredvid { $neighbour } ({ $cell }). { $shared ->
    [shape] Bara formen är lika; fyllning och antal skiljer sig.
    [fill] Bara fyllningen är lika; form och antal skiljer sig.
    [number] Bara antalet är lika; form och fyllning skiljer sig.
   *[nothing] Både form, fyllning och antal skiljer sig.
} Två av de tre måste stämma.
cards-why-taken = Rutan är upptagen: { $card }.
cards-why-start = Här ligger startkortet.
cards-why-alone = Det ligger inget kort intill den här rutan. Ett kort måste ha en sida gemensam med ett på bordet.
cards-why-edge = Rutan ligger utanför bordskanten.
cards-why-rule = Regeln

cards-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
cards-to-come = { $hand } på hand, { $deck } i leken

cards-expected = { $task ->
    [opening] Lägg bort två av dina sju kort.
    [drop] Lägg bort ett kort.
    [discard] Inget av dina kort passar: kasta ett.
   *[turn] Lägg ett kort.
}
cards-expected-of-other = { $task ->
    [opening] Två av sju kort ska läggas bort.
    [drop] Ett kort ska läggas bort.
   *[turn] Ett kort ska läggas.
}

cards-told-lay = lägger { $card } ({ $cell })
cards-told-discard = kastar { $card }
cards-told-drop = lägger bort { $card }
cards-told-drop-two = lägger bort { $one } och { $other }

cards-count-player = Spelare
cards-count-kind = { $kind ->
    [rectangle] Rektangel
    [rows] Rader
    [columns] Kolumner
   *[bonuses] Bonusar
}
cards-count-total = Summa
cards-count-show = Visa på bordet vad som räknas
cards-count-out = Räkna igenom
cards-count-back = Bakåt
cards-count-next = Nästa
cards-count-pause = Pausa
cards-count-go-on = Fortsätt
cards-counted = { $kind ->
    [rectangle] { $name }: den största rektangeln, { $points } poäng. Tillsammans { $sum }.
    [row] { $name }: en rad på { $points }. Tillsammans { $sum }.
   *[column] { $name }: en kolumn på { $points }. Tillsammans { $sum }.
}
cards-discards = Kort ur spelet
cards-discards-count = { $cards ->
    [one] { $cards } kort ur spelet
   *[other] { $cards } kort ur spelet
}
