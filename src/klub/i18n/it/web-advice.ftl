advice-hint = Consiglio
advice-ask = Mostra buone mosse
advice-thinking = Cerca buone mosse…
advice-nothing = Qui non c’è nulla da consigliare.
advice-moves = Buone mosse, la migliore per prima
advice-away = Metti via i consigli
advice-best = La migliore: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = scartare { $card }
advice-drop = eliminare { $cards }
advice-lead = { $alone ->
    [yes] { $worth } pt alla fine
   *[no] { $worth } pt rispetto al miglior altro
}
advice-place = { $face ->
    [up] pietra { $stone }, nord in su ({ $spot })
    [down] pietra { $stone }, sud in su ({ $spot })
   *[edge] pietra { $stone }, di taglio ({ $spot })
}
advice-draw = tirare la cordicella da { $from } a { $to }, poi { $place }
advice-draw-first = Prima tira la cordicella lungo la freccia: da { $from } a { $to }. Poi scegli di nuovo questo.
advice-chance = { $chance } di probabilità di stare senza errore
advice-about-clustered = { $alone ->
    [yes] Punti che puoi aspettarti alla fine
   *[no] Vantaggio (+) o svantaggio (−) in punti che puoi aspettarti alla fine
}
advice-about-kluster = Quanto è probabile che una mano attenta posi la pietra senza errore

review = Analisi
review-about = Il club guarda ogni turno: quanto era buono e cosa sarebbe stato meglio
review-begins = Il club comincia a guardare i turni…
review-progress = { $done } turni guardati su { $of }
review-ready = Ora ogni turno ha il suo voto.
review-faultless = Ora ogni turno ha il suo voto: nessuna svista, nessun erroraccio.
review-mark = { $mark ->
    [best] Migliore
    [fine] Buono
    [slip] Svista
    [blunder] Erroraccio
   *[none] Senza scelta
}
review-verdict = { $mark }: { $why }
review-points = { $points } pt in meno di { $better }
review-chances = { $drawn ->
    [yes] { $had } dove era possibile { $possible } tirando prima la cordicella
   *[no] { $had } dove era possibile { $possible }
}
review-chance = { $had } di probabilità di stare senza errore
review-place = Meglio: { $place }.
review-before = La svista precedente
review-after = La prossima svista
review-show-better = Mostra cosa era meglio
review-better-card = (meglio)
review-summary = Come erano i turni
review-keys = B e M vanno alle sviste, H mostra o nasconde cosa era meglio.
