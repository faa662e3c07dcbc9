advice-hint = Tipp
advice-ask = Gute Züge zeigen
advice-thinking = Sucht gute Züge …
advice-nothing = Hier gibt es nichts zu raten.
advice-moves = Gute Züge, der beste zuerst
advice-away = Tipps weglegen
advice-best = Am besten: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = abwerfen: { $card }
advice-drop = aussortieren: { $cards }
advice-lead = { $alone ->
    [yes] { $worth } Punkte am Ende
   *[no] { $worth } Punkte gegenüber dem besten anderen
}
advice-place = { $face ->
    [up] Stein { $stone }, Nord oben ({ $spot })
    [down] Stein { $stone }, Süd oben ({ $spot })
   *[edge] Stein { $stone }, hochkant ({ $spot })
}
advice-draw = die Schnur von { $from } nach { $to } ziehen, dann { $place }
advice-draw-first = Zieh zuerst die Schnur am Pfeil entlang: von { $from } nach { $to }. Dann wähle das noch einmal.
advice-chance = liegt zu { $chance } ohne Fehler
advice-about-clustered = { $alone ->
    [yes] Punkte, die du am Ende erwarten kannst
   *[no] Vorsprung (+) oder Rückstand (−) in Punkten, der am Ende zu erwarten ist
}
advice-about-kluster = Wie wahrscheinlich eine vorsichtige Hand den Stein ohne Fehler legt

review = Analyse
review-about = Der Klub sieht sich jeden Zug an: wie gut er war und was besser gewesen wäre
review-begins = Der Klub fängt an, sich die Züge anzusehen …
review-progress = { $done } von { $of } Zügen angesehen
review-ready = Jeder Zug ist jetzt bewertet.
review-faultless = Jeder Zug ist jetzt bewertet: kein Fehlgriff, kein Patzer.
review-mark = { $mark ->
    [best] Bester
    [fine] Gut
    [slip] Fehlgriff
    [blunder] Patzer
   *[none] Keine Wahl
}
review-verdict = { $mark }: { $why }
review-points = { $points } Punkte weniger als { $better }
review-chances = { $drawn ->
    [yes] { $had }, wo { $possible } möglich waren, wenn man zuerst die Schnur zieht
   *[no] { $had }, wo { $possible } möglich waren
}
review-chance = liegt zu { $had } ohne Fehler
review-place = Besser: { $place }.
review-before = Der Fehlgriff davor
review-after = Nächster Fehlgriff
review-show-better = Zeigen, was besser war
review-better-card = (besser)
review-summary = Wie die Züge waren
review-keys = B und M gehen zu den Fehlgriffen, H zeigt oder verbirgt, was besser war.
