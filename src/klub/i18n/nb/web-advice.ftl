advice-hint = Tips
advice-ask = Vis gode trekk
advice-thinking = Leter etter gode trekk …
advice-nothing = Det er ingenting å råde til her.
advice-moves = Gode trekk, det beste først
advice-away = Legg bort tipsene
advice-best = Best: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = forkast { $card }
advice-drop = legg bort { $cards }
advice-lead = { $alone ->
    [yes] { $worth } poeng til slutt
   *[no] { $worth } poeng mot den beste andre
}
advice-place = { $face ->
    [up] stein { $stone }, nordsiden opp ({ $spot })
    [down] stein { $stone }, sørsiden opp ({ $spot })
   *[edge] stein { $stone }, på høykant ({ $spot })
}
advice-draw = dra snoren fra { $from } til { $to }, deretter { $place }
advice-draw-first = Dra først snoren langs pilen: fra { $from } til { $to }. Velg så dette på nytt.
advice-chance = ligger uten feil med { $chance } sannsynlighet
advice-about-clustered = { $alone ->
    [yes] Poeng du kan vente deg til slutt
   *[no] Forsprang (+) eller etterslep (−) i poeng du kan vente deg til slutt
}
advice-about-kluster = Hvor sannsynlig det er at en forsiktig hånd legger steinen uten feil

review = Analyse
review-about = Klubben ser på hver tur: hvor god den var, og hva som hadde vært bedre
review-begins = Klubben begynner å se på turene …
review-progress = { $done } av { $of } turer sett på
review-ready = Hver tur har nå sitt merke.
review-faultless = Hver tur har nå sitt merke: ingen glipp, ingen tabbe.
review-mark = { $mark ->
    [best] Best
    [fine] God
    [slip] Glipp
    [blunder] Tabbe
   *[none] Intet valg
}
review-verdict = { $mark }: { $why }
review-points = { $points } poeng mindre enn { $better }
review-chances = { $drawn ->
    [yes] { $had } der { $possible } var mulig hvis snoren først ble dratt
   *[no] { $had } der { $possible } var mulig
}
review-chance = ligger uten feil med { $had } sannsynlighet
review-place = Bedre: { $place }.
review-before = Glippen før denne
review-after = Neste glipp
review-show-better = Vis hva som var bedre
review-better-card = (bedre)
review-summary = Hvordan turene var
review-keys = B og M går til glipper, H viser eller skjuler hva som var bedre.
