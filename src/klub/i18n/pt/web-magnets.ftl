# Kluster à mesa.

magnets-board = A mesa com as pedras e a corda
magnets-picture = A mesa vista de cima
magnets-keys = As setas movem a mão, com Shift em passos pequenos. Mantém { $lower } para baixar a pedra; solta quando estiver em baixo, e fica colocada. { $left } e { $right } rodam-na, { $flip } vira-a, Page Up e Page Down regulam a altura. { $stock } ou um número pega noutra pedra, Delete devolve-a. { $grab } agarra a corda, e larga-a. { $near } diz as pedras mais próximas. { $other } passa para a outra mão, { $end } acaba o turno. Escape e depois Tab sai da mesa.
magnets-keys-edge = { $edge } deita a pedra ou põe-na de novo em pé.
magnets-keys-hint = { $hint } mostra bons lugares para uma pedra.
magnets-landed = A pedra está em baixo. Solta para a colocar.
magnets-stalled = O clube não responde. Até lá, o que vês está parado.
magnets-flat = Este navegador não consegue desenhar a mesa em três dimensões, por isso é mostrada de cima. Tudo funciona como sempre.

# O que se espera de quem joga.
magnets-expect-watch = Vê como as pedras se mexem.
magnets-expect-soon = O turno vai começar.
magnets-expect-end = Acaba o teu turno, ou mexe a corda.
magnets-expect-edge = Põe uma pedra em pé dentro da corda.
magnets-expect-lost = Uma falha! Espera até estar tudo parado.
magnets-expect-ending = As mãos já não estão sobre a mesa. Acaba se tudo continuar parado.
magnets-duty-place = Coloca uma pedra dentro da corda.
magnets-duty-moving = Espera até estar tudo parado.
magnets-duty-flat = A pedra caiu e ficou deitada. Pega nela e põe-na de novo em pé.
magnets-not-yours = Não é a tua vez.
magnets-end = Acabar turno
magnets-left = { $seconds ->
    [one] falta { $seconds } segundo
   *[other] faltam { $seconds } segundos
}

# As pedras que se podem colocar.
magnets-stock = { $number ->
    [one] Reserva: { $number } pedra
   *[other] Reserva: { $number } pedras
}
magnets-stock-empty = Não há nenhuma pedra para pegar.
magnets-stone = { $how ->
    [held] Pedra { $stone }, na tua mão. Devolver
    [fallen] Pedra { $stone }, que caiu. Pegar de novo
   *[stock] Pedra { $stone }, { $long } por { $wide } por { $high } mm. Pegar
}

# O que faz uma mão.
magnets-tools = O que a mão faz
magnets-turn-left = Rodar para a esquerda
magnets-turn-right = Rodar para a direita
magnets-flip = Virar
magnets-edge = Em pé
magnets-edge-deed = { $now ->
    [edge] Deitá-la
   *[flat] Pô-la em pé
}
magnets-other = A mão { $hand } está ativa. Deixá-la aí e usar a outra
magnets-back = Devolver a pedra
magnets-lower = Manter para baixar
magnets-let-go = Soltar para colocar
magnets-height = Altura da pedra
magnets-height-value = { $millimetres } mm

# Olhar para a mesa.
magnets-above = Ver de cima
magnets-fit = Ver tudo
magnets-aids = Ajudas de treino
magnets-aids-about = Para praticar; as mesas classificatórias não as têm.
magnets-aid-poles = Polos das pedras
magnets-aid-field = Imagem do campo
magnets-aid-reach = Onde as pedras começam a deslizar
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# Uma falha, sobre o tabuleiro.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] A corda deixou uma pedra de fora.
       *[none] Uma pedra saiu da área.
    }
    [drop] Uma pedra foi largada fora.
    [time] O tempo acabou.
   *[touch] { $by ->
        [cord] A corda juntou pedras.
        [hand] A pedra na mão tocou noutra.
        [held] A pedra na mão juntou outras.
       *[none] Houve pedras que se tocaram.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } não fica com nenhuma pedra.
    [one] { $name } fica com { $taken } pedra.
   *[other] { $name } fica com { $taken } pedras.
}
magnets-fault-out = { $name } sai do jogo.
magnets-fault-back = { $taken ->
    [0] Não recuperas nenhuma pedra.
    [one] Recuperas { $taken } pedra.
   *[other] Recuperas { $taken } pedras.
}
magnets-fault-left = { $left ->
    [-1] Foi uma falha a mais.
    [0] A próxima falha acaba a partida.
    [one] Podes fazer mais { $left } falha.
   *[other] Podes fazer mais { $left } falhas.
}
magnets-skip = Saltar

# Um turno no diário, depois do nome.
magnets-told-turn = jogou um turno
magnets-told-placed = { $number ->
    [one] colocou { $number } pedra
   *[other] colocou { $number } pedras
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] sai do jogo: uma pedra saiu da área
        [drop] sai do jogo: uma pedra foi largada fora
        [time] sai do jogo: o tempo acabou
       *[touch] sai do jogo: houve pedras que se tocaram
    }
   *[no] { $kind ->
        [exit] fez uma falha: uma pedra saiu da área; pedras com que fica: { $taken }
        [drop] fez uma falha: uma pedra foi largada fora; pedras com que fica: { $taken }
        [time] fez uma falha: o tempo acabou; pedras com que fica: { $taken }
       *[touch] fez uma falha: houve pedras que se tocaram; pedras com que fica: { $taken }
    }
}

# Como estão os lugares.
magnets-stones = { $number ->
    [one] { $number } pedra
   *[other] { $number } pedras
}
magnets-down = { $number } na área
magnets-faults = { $number ->
    [one] { $number } falha
   *[other] { $number } falhas
}
magnets-faults-left = { $number ->
    [0] nenhuma falha permitida
    [one] { $number } falha permitida
   *[other] { $number } falhas permitidas
}
magnets-in = em jogo
magnets-out = fora

# O fim.
magnets-total = { $number } de { $all } pedras colocadas
magnets-total-all = Vitória total: todas as pedras estão na área.
magnets-total-faults = { $number ->
    [one] Com { $number } falha.
   *[other] Com { $number } falhas.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] O tabuleiro final visto de cima, com { $number } pedra
   *[other] O tabuleiro final visto de cima, com { $number } pedras
}

# Para quem não vê a imagem.
magnets-spot = { $x } mm { $side ->
    [left] para a esquerda
   *[right] para a direita
}, { $y } mm { $way ->
    [near] para ti
   *[away] para o fundo
}
magnets-where = { $spot }, { $height } mm de altura
magnets-near-none = Não há nenhuma pedra na mesa.
magnets-near-one = pedra { $stone }: { $millimetres } mm, { $hour ->
    [1] à { $hour } hora
   *[other] às { $hour } horas
}
magnets-list = Pedras na mesa
magnets-list-stone = { $how ->
    [held] Pedra { $stone }, na tua mão: { $spot }
    [edge] Pedra { $stone }, em pé: { $spot }
    [north] Pedra { $stone }, norte para cima: { $spot }
   *[south] Pedra { $stone }, sul para cima: { $spot }
}
