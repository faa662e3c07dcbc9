# Clustered à mesa.

# Uma carta, como se lê em voz alta ou aparece numa frase.
cards-card = { $look ->
    [Se] { $number ->
        [1] um quadrado vazio
        [2] dois quadrados vazios
       *[3] três quadrados vazios
    }
    [Ss] { $number ->
        [1] um quadrado às riscas
        [2] dois quadrados às riscas
       *[3] três quadrados às riscas
    }
    [Sf] { $number ->
        [1] um quadrado cheio
        [2] dois quadrados cheios
       *[3] três quadrados cheios
    }
    [Te] { $number ->
        [1] um triângulo vazio
        [2] dois triângulos vazios
       *[3] três triângulos vazios
    }
    [Ts] { $number ->
        [1] um triângulo às riscas
        [2] dois triângulos às riscas
       *[3] três triângulos às riscas
    }
    [Tf] { $number ->
        [1] um triângulo cheio
        [2] dois triângulos cheios
       *[3] três triângulos cheios
    }
    [Ce] { $number ->
        [1] um círculo vazio
        [2] dois círculos vazios
       *[3] três círculos vazios
    }
    [Cs] { $number ->
        [1] um círculo às riscas
        [2] dois círculos às riscas
       *[3] três círculos às riscas
    }
    [Cf] { $number ->
        [1] um círculo cheio
        [2] dois círculos cheios
       *[3] três círculos cheios
    }
    [wild] um joker
    [start] a carta inicial
   *[hidden] uma carta virada para baixo
}

# Uma casa, vista da carta inicial.
cards-cell = { $way ->
    [right] { $across } à direita
    [left] { $across } à esquerda
    [up] { $along } acima
    [down] { $along } abaixo
    [right-up] { $across } à direita, { $along } acima
    [right-down] { $across } à direita, { $along } abaixo
    [left-up] { $across } à esquerda, { $along } acima
    [left-down] { $across } à esquerda, { $along } abaixo
   *[start] no meio
}

# O tabuleiro.
cards-board = As cartas na mesa
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Casas onde a carta encaixa
cards-fit = { $cell }: { $points ->
    [0] ainda sem pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
cards-tools = O que se vê do tabuleiro
cards-closer = Mais perto
cards-farther = Mais longe
cards-show-all = Ver o tabuleiro todo

# A mão.
cards-hand = As tuas cartas
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, carta acabada de comprar
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, não encaixa em lado nenhum
        [one] { $card }, encaixa em { $fits } casa
       *[other] { $card }, encaixa em { $fits } casas
    }
}
cards-drawn = nova
cards-chosen = { $task ->
    [discard] Descartar esta carta: { $card }?
   *[lay] { $fits ->
        [0] Carta escolhida: { $card }. De momento não encaixa em lado nenhum. Escolhe uma casa para veres porquê.
        [one] Carta escolhida: { $card }. Encaixa em { $fits } casa.
       *[other] Carta escolhida: { $card }. Encaixa em { $fits } casas.
    }
}
cards-aimed = Colocá-la aqui ({ $cell })? Escolhe outra vez a casa para confirmar.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Escolhe a carta a retirar.
       *[other] Retirar esta carta?
    }
   *[other] { $picked ->
        [0] Escolhe duas cartas para retirar.
        [1] Falta retirar uma carta.
       *[other] Retirar estas duas cartas?
    }
}
cards-choose-first = Escolhe primeiro uma carta da tua mão.
cards-not-yet = Ainda não: é a vez de { $name }. Entretanto podes ir vendo.
cards-there = { $name }: { $card }
cards-ask-discard = Nenhuma das tuas cartas encaixa em lado nenhum. Escolhe uma para descartar.
cards-ask-drop = { $due ->
    [1] Escolhe a carta a retirar; ficas com cinco.
   *[other] Escolhe duas cartas para retirar; ficas com cinco.
}
cards-lay = Colocar
cards-discard = Descartar
cards-drop = { $due ->
    [1] Retirar
   *[other] Retirar as duas
}
cards-never-mind = Deixar estar

# Porque não?
cards-why-clash = Não encaixa: { $card } ao lado de { $neighbour } ({ $cell }). { $shared ->
    [shape] Só a forma é igual; o preenchimento e o número são diferentes.
    [fill] Só o preenchimento é igual; a forma e o número são diferentes.
    [number] Só o número é igual; a forma e o preenchimento são diferentes.
   *[nothing] A forma, o preenchimento e o número são todos diferentes.
} Têm de coincidir dois dos três.
cards-why-taken = Esta casa está ocupada: { $card }.
cards-why-start = Aqui está a carta inicial.
cards-why-alone = Não há nenhuma carta ao lado desta casa. Uma carta tem de partilhar um lado com outra da mesa.
cards-why-edge = Esta casa fica para lá da borda da mesa.
cards-why-rule = A regra

# Ao lado de um lugar.
cards-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
cards-to-come = { $hand } na mão, { $deck } no baralho

# O que se espera de quem vai jogar.
cards-expected = { $task ->
    [opening] Retira duas das tuas sete cartas.
    [drop] Retira uma carta.
    [discard] Nenhuma das tuas cartas encaixa: descarta uma.
   *[turn] Coloca uma carta.
}
cards-expected-of-other = { $task ->
    [opening] Falta retirar duas de sete cartas.
    [drop] Falta retirar uma carta.
   *[turn] Falta colocar uma carta.
}

# As jogadas no diário, depois do nome.
cards-told-lay = coloca { $card } ({ $cell })
cards-told-discard = descarta { $card }
cards-told-drop = retira { $card }
cards-told-drop-two = retira { $one } e { $other }

# A contagem.
cards-count-player = Jogador
cards-count-kind = { $kind ->
    [rectangle] Retângulo
    [rows] Filas
    [columns] Colunas
   *[bonuses] Bónus
}
cards-count-total = Soma
cards-count-show = Mostrar no tabuleiro o que conta
cards-count-out = Fazer a contagem
cards-count-back = Voltar
cards-count-next = Seguinte
cards-count-pause = Pausa
cards-count-go-on = Continuar
cards-counted = { $kind ->
    [rectangle] { $name }: o maior retângulo, { $points } pontos. Ao todo { $sum }.
    [row] { $name }: uma fila de { $points }. Ao todo { $sum }.
   *[column] { $name }: uma coluna de { $points }. Ao todo { $sum }.
}
cards-discards = Cartas fora do jogo
cards-discards-count = { $cards ->
    [one] { $cards } carta fora do jogo
   *[other] { $cards } cartas fora do jogo
}
