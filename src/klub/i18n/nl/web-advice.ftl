advice-hint = Hint
advice-ask = Goede zetten tonen
advice-thinking = Zoekt goede zetten …
advice-nothing = Hier valt niets aan te raden.
advice-moves = Goede zetten, de beste eerst
advice-away = Hints wegleggen
advice-best = Het best: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = { $card } afleggen
advice-drop = { $cards } wegdoen
advice-lead = { $alone ->
    [yes] { $worth } punten aan het eind
   *[no] { $worth } punten tegenover de beste ander
}
advice-place = { $face ->
    [up] magneet { $stone }, noord boven ({ $spot })
    [down] magneet { $stone }, zuid boven ({ $spot })
   *[edge] magneet { $stone }, op zijn kant ({ $spot })
}
advice-draw = trek het koord van { $from } naar { $to }, dan { $place }
advice-draw-first = Trek eerst het koord langs de pijl: van { $from } naar { $to }. Kies dit daarna opnieuw.
advice-chance = { $chance } kans om zonder fout te liggen
advice-about-clustered = { $alone ->
    [yes] Punten die je aan het eind kunt verwachten
   *[no] Voorsprong (+) of achterstand (−) in punten die je aan het eind kunt verwachten
}
advice-about-kluster = Hoe waarschijnlijk een voorzichtige hand de magneet zonder fout neerlegt

review = Analyse
review-about = De club bekijkt elke beurt: hoe goed die was en wat beter was geweest
review-begins = De club begint de beurten te bekijken …
review-progress = { $done } van { $of } beurten bekeken
review-ready = Elke beurt is nu beoordeeld.
review-faultless = Elke beurt is nu beoordeeld: geen misser, geen blunder.
review-mark = { $mark ->
    [best] Best
    [fine] Goed
    [slip] Misser
    [blunder] Blunder
   *[none] Geen keus
}
review-verdict = { $mark }: { $why }
review-points = { $points } punten minder dan { $better }
review-chances = { $drawn ->
    [yes] { $had } waar { $possible } mogelijk was door eerst het koord te trekken
   *[no] { $had } waar { $possible } mogelijk was
}
review-chance = { $had } kans om zonder fout te liggen
review-place = Beter: { $place }.
review-before = De misser hiervoor
review-after = Volgende misser
review-show-better = Tonen wat beter was
review-better-card = (beter)
review-summary = Hoe de beurten waren
review-keys = B en M gaan naar de missers, H toont of verbergt wat beter was.
