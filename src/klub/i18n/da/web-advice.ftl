advice-hint = Tip
advice-ask = Vis gode træk
advice-thinking = Leder efter gode træk …
advice-nothing = Der er intet at råde til her.
advice-moves = Gode træk, det bedste først
advice-away = Læg tippene væk
advice-best = Bedst: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = kassér { $card }
advice-drop = sortér { $cards } fra
advice-lead = { $alone ->
    [yes] { $worth } point til sidst
   *[no] { $worth } point i forhold til den bedste anden
}
advice-place = { $face ->
    [up] sten { $stone }, nord opad ({ $spot })
    [down] sten { $stone }, syd opad ({ $spot })
   *[edge] sten { $stone }, på højkant ({ $spot })
}
advice-draw = træk snoren fra { $from } til { $to }, derefter { $place }
advice-draw-first = Træk først snoren langs pilen: fra { $from } til { $to }. Vælg så dette igen.
advice-chance = ligger uden fejl med { $chance } sandsynlighed
advice-about-clustered = { $alone ->
    [yes] Point, du kan vente til sidst
   *[no] Forspring (+) eller efterslæb (−) i point, du kan vente til sidst
}
advice-about-kluster = Hvor sandsynligt en forsigtig hånd lægger stenen uden fejl

review = Analyse
review-about = Klubben ser på hver tur: hvor god den var, og hvad der havde været bedre
review-begins = Klubben begynder at se på turene …
review-progress = { $done } af { $of } ture set på
review-ready = Hver tur har nu sit mærke.
review-faultless = Hver tur har nu sit mærke: ingen smutter, ingen brøler.
review-mark = { $mark ->
    [best] Bedst
    [fine] God
    [slip] Smutter
    [blunder] Brøler
   *[none] Intet valg
}
review-verdict = { $mark }: { $why }
review-points = { $points } point mindre end { $better }
review-chances = { $drawn ->
    [yes] { $had }, hvor { $possible } var muligt, når snoren først blev trukket
   *[no] { $had }, hvor { $possible } var muligt
}
review-chance = ligger uden fejl med { $had } sandsynlighed
review-place = Bedre: { $place }.
review-before = Smutteren før denne
review-after = Næste smutter
review-show-better = Vis, hvad der var bedre
review-better-card = (bedre)
review-summary = Hvordan turene var
review-keys = B og M går til smuttere, H viser eller skjuler, hvad der var bedre.
