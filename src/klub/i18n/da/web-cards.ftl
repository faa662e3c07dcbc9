# Clustered ved bordet.

# Et kort, som det læses op eller står i en sætning.
cards-card = { $look ->
    [Se] { $number ->
        [1] ét tomt kvadrat
        [2] to tomme kvadrater
       *[3] tre tomme kvadrater
    }
    [Ss] { $number ->
        [1] ét stribet kvadrat
        [2] to stribede kvadrater
       *[3] tre stribede kvadrater
    }
    [Sf] { $number ->
        [1] ét udfyldt kvadrat
        [2] to udfyldte kvadrater
       *[3] tre udfyldte kvadrater
    }
    [Te] { $number ->
        [1] én tom trekant
        [2] to tomme trekanter
       *[3] tre tomme trekanter
    }
    [Ts] { $number ->
        [1] én stribet trekant
        [2] to stribede trekanter
       *[3] tre stribede trekanter
    }
    [Tf] { $number ->
        [1] én udfyldt trekant
        [2] to udfyldte trekanter
       *[3] tre udfyldte trekanter
    }
    [Ce] { $number ->
        [1] én tom cirkel
        [2] to tomme cirkler
       *[3] tre tomme cirkler
    }
    [Cs] { $number ->
        [1] én stribet cirkel
        [2] to stribede cirkler
       *[3] tre stribede cirkler
    }
    [Cf] { $number ->
        [1] én udfyldt cirkel
        [2] to udfyldte cirkler
       *[3] tre udfyldte cirkler
    }
    [wild] joker
    [start] startkort
   *[hidden] et kort med bagsiden op
}

# Et felt, set fra startkortet.
cards-cell = { $way ->
    [right] { $across } til højre
    [left] { $across } til venstre
    [up] { $along } op
    [down] { $along } ned
    [right-up] { $across } til højre, { $along } op
    [right-down] { $across } til højre, { $along } ned
    [left-up] { $across } til venstre, { $along } op
    [left-down] { $across } til venstre, { $along } ned
   *[start] i midten
}

# Bordet.
cards-board = Kortene på bordet
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Felter, hvor kortet passer
cards-fit = { $cell }: { $points ->
    [0] ingen point endnu
    [one] { $points } point
   *[other] { $points } point
}
cards-tools = Hvad du ser af bordet
cards-closer = Tættere på
cards-farther = Længere væk
cards-show-all = Vis hele bordet

# Hånden.
cards-hand = Dine kort
# $task er drop, mens der skal sorteres kort fra i Hurtigspil; så er det lige meget, hvor de passer.
# $drawn er true for et kort, der lige er trukket.
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, lige trukket
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, passer ingen steder
        [one] { $card }, passer på { $fits } felt
       *[other] { $card }, passer på { $fits } felter
    }
}
cards-drawn = nyt
# $task er discard, hvis intet kort på hånden passer nogen steder.
cards-chosen = { $task ->
    [discard] Kassér dette kort: { $card }?
   *[lay] { $fits ->
        [0] Valgt: { $card }. Det passer ingen steder lige nu. Vælg et felt for at se hvorfor.
        [one] Valgt: { $card }. Det passer på { $fits } felt.
       *[other] Valgt: { $card }. Det passer på { $fits } felter.
    }
}
cards-aimed = Læg det her ({ $cell })? Vælg feltet igen for at bekræfte.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Vælg det kort, du vil sortere fra.
       *[other] Sortér dette kort fra?
    }
   *[other] { $picked ->
        [0] Vælg to kort at sortere fra.
        [1] Ét kort mere at sortere fra.
       *[other] Sortér disse to kort fra?
    }
}
cards-choose-first = Vælg først et kort fra din hånd.
cards-not-yet = Ikke endnu: det er { $name }, der har turen. Du kan kigge lidt frem imens.
cards-there = { $name }: { $card }
cards-ask-discard = Ingen af dine kort passer nogen steder. Vælg et at kassere.
cards-ask-drop = { $due ->
    [1] Vælg det kort, du vil sortere fra; du beholder fem.
   *[other] Vælg to kort at sortere fra; du beholder fem.
}
cards-lay = Læg
cards-discard = Kassér
cards-drop = { $due ->
    [1] Sortér fra
   *[other] Sortér begge fra
}
cards-never-mind = Alligevel ikke

# Hvorfor ikke? $card og $neighbour er kort i ord, $cell er, hvor nabokortet ligger.
cards-why-clash = Passer ikke: { $card } ved siden af { $neighbour } ({ $cell }). { $shared ->
    [shape] Kun formen er ens; fyld og antal er forskellige.
    [fill] Kun fyldet er ens; form og antal er forskellige.
    [number] Kun antallet er ens; form og fyld er forskellige.
   *[nothing] Form, fyld og antal er alle forskellige.
} To af de tre skal stemme.
cards-why-taken = Feltet er optaget: { $card }.
cards-why-start = Her ligger startkortet.
cards-why-alone = Der ligger intet kort ved siden af dette felt. Et kort skal dele en side med et kort på bordet.
cards-why-edge = Feltet ligger ud over bordets kant.
cards-why-rule = Reglen

# Ved en plads.
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
cards-to-come = { $hand } på hånden, { $deck } i bunken

# Hvad der ventes af den, der har turen.
cards-expected = { $task ->
    [opening] Sortér to af dine syv kort fra.
    [drop] Sortér ét kort fra.
    [discard] Ingen af dine kort passer: kassér et.
   *[turn] Læg et kort.
}
cards-expected-of-other = { $task ->
    [opening] To af syv kort skal sorteres fra.
    [drop] Et kort skal sorteres fra.
   *[turn] Et kort skal lægges.
}

# Træk i forløbet, efter spillerens navn.
cards-told-lay = lægger { $card } ({ $cell })
cards-told-discard = kasserer { $card }
cards-told-drop = sorterer { $card } fra
cards-told-drop-two = sorterer { $one } og { $other } fra

# Optællingen.
cards-count-player = Spiller
cards-count-kind = { $kind ->
    [rectangle] Rektangel
    [rows] Vandrette linjer
    [columns] Lodrette linjer
   *[bonuses] Bonus
}
cards-count-total = I alt
cards-count-show = Vis på bordet, hvad der tæller
cards-count-out = Tæl op
cards-count-back = Tilbage
cards-count-next = Næste
cards-count-pause = Pause
cards-count-go-on = Fortsæt
cards-counted = { $kind ->
    [rectangle] { $name }: det største rektangel, { $points } point. I alt { $sum }.
    [row] { $name }: en vandret linje på { $points }. I alt { $sum }.
   *[column] { $name }: en lodret linje på { $points }. I alt { $sum }.
}
cards-discards = Kort ude af spillet
cards-discards-count = { $cards ->
    [one] { $cards } kort ude af spillet
   *[other] { $cards } kort ude af spillet
}
