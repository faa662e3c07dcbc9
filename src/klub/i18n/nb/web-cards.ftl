# Clustered ved bordet.

cards-card = { $look ->
    [Se] { $number ->
        [1] ett tomt kvadrat
        [2] to tomme kvadrater
       *[3] tre tomme kvadrater
    }
    [Ss] { $number ->
        [1] ett stripete kvadrat
        [2] to stripete kvadrater
       *[3] tre stripete kvadrater
    }
    [Sf] { $number ->
        [1] ett helfarget kvadrat
        [2] to helfargede kvadrater
       *[3] tre helfargede kvadrater
    }
    [Te] { $number ->
        [1] én tom trekant
        [2] to tomme trekanter
       *[3] tre tomme trekanter
    }
    [Ts] { $number ->
        [1] én stripete trekant
        [2] to stripete trekanter
       *[3] tre stripete trekanter
    }
    [Tf] { $number ->
        [1] én helfarget trekant
        [2] to helfargede trekanter
       *[3] tre helfargede trekanter
    }
    [Ce] { $number ->
        [1] én tom sirkel
        [2] to tomme sirkler
       *[3] tre tomme sirkler
    }
    [Cs] { $number ->
        [1] én stripete sirkel
        [2] to stripete sirkler
       *[3] tre stripete sirkler
    }
    [Cf] { $number ->
        [1] én helfarget sirkel
        [2] to helfargede sirkler
       *[3] tre helfargede sirkler
    }
    [wild] joker
    [start] startkort
   *[hidden] et kort med baksiden opp
}

cards-cell = { $way ->
    [right] { $across } til høyre
    [left] { $across } til venstre
    [up] { $along } opp
    [down] { $along } ned
    [right-up] { $across } til høyre, { $along } opp
    [right-down] { $across } til høyre, { $along } ned
    [left-up] { $across } til venstre, { $along } opp
    [left-down] { $across } til venstre, { $along } ned
   *[start] i midten
}

cards-board = Kortene på bordet
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Ruter der kortet passer
cards-fit = { $cell }: { $points ->
    [0] ingen poeng ennå
    [one] { $points } poeng
   *[other] { $points } poeng
}
cards-tools = Hva som vises av bordet
cards-closer = Nærmere
cards-farther = Lenger unna
cards-show-all = Vis hele bordet

cards-hand = Kortene dine
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, nettopp trukket
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, passer ingen steder
        [one] { $card }, passer på { $fits } rute
       *[other] { $card }, passer på { $fits } ruter
    }
}
cards-drawn = ny
cards-chosen = { $task ->
    [discard] Forkaste dette kortet: { $card }?
   *[lay] { $fits ->
        [0] Valgt: { $card }. Det passer ingen steder nå. Velg en rute for å se hvorfor.
        [one] Valgt: { $card }. Det passer på { $fits } rute.
       *[other] Valgt: { $card }. Det passer på { $fits } ruter.
    }
}
cards-aimed = Legge det her ({ $cell })? Velg ruten igjen for å bekrefte.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Velg kortet som skal legges bort.
       *[other] Legge bort dette kortet?
    }
   *[other] { $picked ->
        [0] Velg to kort å legge bort.
        [1] Ett kort til å legge bort.
       *[other] Legge bort disse to kortene?
    }
}
cards-choose-first = Velg først et kort fra hånden.
cards-not-yet = Ikke ennå: det er { $name } sin tur. Du kan tenke fremover imens.
cards-there = { $name }: { $card }
cards-ask-discard = Ingen av kortene dine passer noe sted. Velg ett å forkaste.
cards-ask-drop = { $due ->
    [1] Velg kortet som skal legges bort; du beholder fem.
   *[other] Velg to kort å legge bort; du beholder fem.
}
cards-lay = Legg
cards-discard = Forkast
cards-drop = { $due ->
    [1] Legg bort
   *[other] Legg bort begge
}
cards-never-mind = Angre

cards-why-clash = Passer ikke: { $card } ved siden av { $neighbour } ({ $cell }). { $shared ->
    [shape] Bare formen er lik; skravering og antall er ulike.
    [fill] Bare skraveringen er lik; form og antall er ulike.
    [number] Bare antallet er likt; form og skravering er ulike.
   *[nothing] Både form, skravering og antall er ulike.
} To av de tre må stemme.
cards-why-taken = Denne ruten er opptatt: { $card }.
cards-why-start = Her ligger startkortet.
cards-why-alone = Det ligger ikke noe kort ved siden av denne ruten. Et kort må dele en side med et kort på bordet.
cards-why-edge = Denne ruten er utenfor bordkanten.
cards-why-rule = Regelen

cards-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
cards-to-come = { $hand } på hånden, { $deck } i stokken

cards-expected = { $task ->
    [opening] Legg bort to av de sju kortene dine.
    [drop] Legg bort ett kort.
    [discard] Ingen av kortene dine passer: forkast ett.
   *[turn] Legg et kort.
}
cards-expected-of-other = { $task ->
    [opening] To av sju kort skal legges bort.
    [drop] Et kort skal legges bort.
   *[turn] Et kort skal legges.
}

cards-told-lay = legger { $card } ({ $cell })
cards-told-discard = forkaster { $card }
cards-told-drop = legger bort { $card }
cards-told-drop-two = legger bort { $one } og { $other }

cards-count-player = Spiller
cards-count-kind = { $kind ->
    [rectangle] Rektangel
    [rows] Vannrett
    [columns] Loddrett
   *[bonuses] Bonuser
}
cards-count-total = Sum
cards-count-show = Vis på bordet hva som teller
cards-count-out = Tell opp
cards-count-back = Tilbake
cards-count-next = Neste
cards-count-pause = Pause
cards-count-go-on = Fortsett
cards-counted = { $kind ->
    [rectangle] { $name }: det største rektangelet, { $points } poeng. Til sammen { $sum }.
    [row] { $name }: en vannrett rad på { $points }. Til sammen { $sum }.
   *[column] { $name }: en loddrett rad på { $points }. Til sammen { $sum }.
}
cards-discards = Kort ute av spillet
cards-discards-count = { $cards ->
    [one] { $cards } kort ute av spillet
   *[other] { $cards } kort ute av spillet
}
