advice-hint = Dica
advice-ask = Mostrar boas jogadas
advice-thinking = À procura de boas jogadas…
advice-nothing = Não há nada a aconselhar aqui.
advice-moves = Boas jogadas, a melhor primeiro
advice-away = Arrumar as dicas
advice-best = A melhor: { $move }, { $worth }.
advice-move = { $rank }. { $move }: { $worth }
advice-lay = { $card } ({ $cell })
advice-discard = descartar { $card }
advice-drop = retirar { $cards }
advice-lead = { $alone ->
    [yes] { $worth } pt no fim
   *[no] { $worth } pt face ao melhor dos outros
}
advice-place = { $face ->
    [up] pedra { $stone }, norte para cima ({ $spot })
    [down] pedra { $stone }, sul para cima ({ $spot })
   *[edge] pedra { $stone }, em pé ({ $spot })
}
advice-draw = puxar a corda de { $from } até { $to }, depois { $place }
advice-draw-first = Primeiro puxa a corda ao longo da seta: de { $from } até { $to }. Depois escolhe isto outra vez.
advice-chance = { $chance } de probabilidade de ficar sem falha
advice-about-clustered = { $alone ->
    [yes] Pontos que podes esperar no fim
   *[no] Vantagem (+) ou desvantagem (−) em pontos que podes esperar no fim
}
advice-about-kluster = Quão provável é que uma mão cuidadosa pouse a pedra sem falha

review = Análise
review-about = O clube olha para cada turno: quão bom foi e o que teria sido melhor
review-begins = O clube começa a olhar para os turnos…
review-progress = { $done } de { $of } turnos vistos
review-ready = Cada turno já tem a sua nota.
review-faultless = Cada turno já tem a sua nota: nenhum deslize, nenhum erro grave.
review-mark = { $mark ->
    [best] A melhor
    [fine] Boa
    [slip] Deslize
    [blunder] Erro grave
   *[none] Sem escolha
}
review-verdict = { $mark }: { $why }
review-points = menos { $points } pt do que { $better }
review-chances = { $drawn ->
    [yes] { $had } onde era possível { $possible } puxando primeiro a corda
   *[no] { $had } onde era possível { $possible }
}
review-chance = { $had } de probabilidade de ficar sem falha
review-place = Melhor: { $place }.
review-before = O deslize anterior
review-after = O deslize seguinte
review-show-better = Mostrar o que era melhor
review-better-card = (melhor)
review-summary = Como foram os turnos
review-keys = B e M vão aos deslizes, H mostra ou esconde o que era melhor.
