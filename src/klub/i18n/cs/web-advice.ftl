advice-hint = Rada
advice-ask = Ukázat dobré tahy
advice-thinking = Hledají se dobré tahy…
advice-nothing = Tady není co radit.
advice-moves = Dobré tahy, nejlepší první
advice-away = Uklidit rady
advice-best = Nejlépe: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = odhodit: { $card }
advice-drop = odložit: { $cards }
advice-lead = { $alone ->
    [yes] { $worth } b. na konci
   *[no] { $worth } b. proti nejlepšímu z ostatních
}
advice-place = { $face ->
    [up] magnet { $stone }, severem nahoru ({ $spot })
    [down] magnet { $stone }, jihem nahoru ({ $spot })
   *[edge] magnet { $stone }, na hraně ({ $spot })
}
advice-draw = přetáhnout provázek ({ $from } → { $to }), potom { $place }
advice-draw-first = Nejdřív přetáhni provázek podél šipky: { $from } → { $to }. Potom to vyber znovu.
advice-chance = { $chance } šance ležet bez chyby
advice-about-clustered = { $alone ->
    [yes] Body, které můžeš na konci čekat
   *[no] Náskok (+) nebo ztráta (−) v bodech, které můžeš na konci čekat
}
advice-about-kluster = Jak pravděpodobně opatrná ruka položí magnet bez chyby

review = Rozbor
review-about = Klub se podívá na každý tah: jak byl dobrý a co by bylo lepší
review-begins = Klub si začíná prohlížet tahy…
review-progress = Prohlédnuté tahy: { $done } z { $of }
review-ready = Každý tah má teď svou známku.
review-faultless = Každý tah má teď svou známku: žádné zaváhání, žádná hrubka.
review-mark = { $mark ->
    [best] Nejlepší
    [fine] Dobrý
    [slip] Zaváhání
    [blunder] Hrubka
   *[none] Bez volby
}
review-verdict = { $mark }: { $why }
review-points = o { $points } b. méně než { $better }
review-chances = { $drawn ->
    [yes] { $had } tam, kde po přetažení provázku bylo možné { $possible }
   *[no] { $had } tam, kde bylo možné { $possible }
}
review-chance = { $had } šance ležet bez chyby
review-place = Lépe: { $place }.
review-before = Předchozí zaváhání
review-after = Další zaváhání
review-show-better = Ukázat, co bylo lepší
review-better-card = (lepší)
review-summary = Jaké byly tahy
review-keys = B a M jdou na zaváhání, H ukáže nebo skryje, co bylo lepší.
