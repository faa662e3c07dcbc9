advice-hint = Tips
advice-ask = Visa bra drag
advice-thinking = Letar efter bra drag …
advice-nothing = Det finns inget att råda till här.
advice-moves = Bra drag, det bästa först
advice-away = Lägg undan tipsen
advice-best = Bäst: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = kasta { $card }
advice-drop = lägg bort { $cards }
advice-lead = { $alone ->
    [yes] { $worth } poäng i slutet
   *[no] { $worth } poäng mot den bästa andra
}
advice-place = { $face ->
    [up] sten { $stone }, nordsidan upp ({ $spot })
    [down] sten { $stone }, sydsidan upp ({ $spot })
   *[edge] sten { $stone }, på högkant ({ $spot })
}
advice-draw = dra snöret från { $from } till { $to }, sedan { $place }
advice-draw-first = Dra först snöret längs pilen: från { $from } till { $to }. Välj sedan detta igen.
advice-chance = ligger utan fel med { $chance } sannolikhet
advice-about-clustered = { $alone ->
    [yes] Poäng du kan vänta dig i slutet
   *[no] Försprång (+) eller underläge (−) i poäng du kan vänta dig i slutet
}
advice-about-kluster = Hur troligt det är att en varsam hand lägger stenen utan fel

review = Analys
review-about = Klubben tittar på varje tur: hur bra den var och vad som hade varit bättre
review-begins = Klubben börjar titta på turerna …
review-progress = { $done } av { $of } turer sedda
review-ready = Varje tur har nu sitt märke.
review-faultless = Varje tur har nu sitt märke: inget snedsteg, ingen blunder.
review-mark = { $mark ->
    [best] Bäst
    [fine] Bra
    [slip] Snedsteg
    [blunder] Blunder
   *[none] Inget val
}
review-verdict = { $mark }: { $why }
review-points = { $points } poäng mindre än { $better }
review-chances = { $drawn ->
    [yes] { $had } där { $possible } var möjligt om snöret först drogs
   *[no] { $had } där { $possible } var möjligt
}
review-chance = ligger utan fel med { $had } sannolikhet
review-place = Bättre: { $place }.
review-before = Snedsteget före detta
review-after = Nästa snedsteg
review-show-better = Visa vad som var bättre
review-better-card = (bättre)
review-summary = Hur turerna var
review-keys = B och M går till snedsteg, H visar eller döljer vad som var bättre.
