advice-hint = Rada
advice-ask = Pokaż dobre ruchy
advice-thinking = Szuka dobrych ruchów…
advice-nothing = Nie ma tu czego radzić.
advice-moves = Dobre ruchy, najlepszy najpierw
advice-away = Schowaj rady
advice-best = Najlepiej: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = odrzuć: { $card }
advice-drop = odłóż: { $cards }
advice-lead = { $alone ->
    [yes] { $worth } pkt na koniec
   *[no] { $worth } pkt wobec najlepszego z pozostałych
}
advice-place = { $face ->
    [up] kamień { $stone }, północą do góry ({ $spot })
    [down] kamień { $stone }, południem do góry ({ $spot })
   *[edge] kamień { $stone }, na krawędzi ({ $spot })
}
advice-draw = przeciągnąć sznurek ({ $from } → { $to }), potem { $place }
advice-draw-first = Najpierw przeciągnij sznurek wzdłuż strzałki: { $from } → { $to }. Potem wybierz to jeszcze raz.
advice-chance = { $chance } szans na położenie bez straty
advice-about-clustered = { $alone ->
    [yes] Punkty, których możesz się spodziewać na koniec
   *[no] Przewaga (+) lub strata (−) w punktach, której możesz się spodziewać na koniec
}
advice-about-kluster = Jak prawdopodobne jest, że ostrożna dłoń położy kamień bez straty

review = Analiza
review-about = Klub ogląda każdą turę: jak była dobra i co byłoby lepsze
review-begins = Klub zaczyna oglądać tury…
review-progress = Obejrzane tury: { $done } z { $of }
review-ready = Każda tura ma już ocenę.
review-faultless = Każda tura ma już ocenę: żadnego potknięcia, żadnej gafy.
review-mark = { $mark ->
    [best] Najlepszy
    [fine] Dobry
    [slip] Potknięcie
    [blunder] Gafa
   *[none] Bez wyboru
}
review-verdict = { $mark }: { $why }
review-points = o { $points } pkt mniej niż { $better }
review-chances = { $drawn ->
    [yes] { $had } tam, gdzie po przeciągnięciu sznurka możliwe było { $possible }
   *[no] { $had } tam, gdzie możliwe było { $possible }
}
review-chance = { $had } szans na położenie bez straty
review-place = Lepiej: { $place }.
review-before = Poprzednie potknięcie
review-after = Następne potknięcie
review-show-better = Pokaż, co było lepsze
review-better-card = (lepsza)
review-summary = Jakie były tury
review-keys = B i M przechodzą do potknięć, H pokazuje lub ukrywa, co było lepsze.
