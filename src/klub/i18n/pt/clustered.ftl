# Clustered: porque é recusada uma jogada ou uma opção.

game-over = A partida acabou: todas as cartas foram usadas.
not-in-hand = { $card } não está na tua mão.
drop-due = Primeiro retira { $due ->
    [one] uma carta; escreve-se ~Sf3.
   *[other] { $due } cartas; escreve-se ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Agora não há nada para retirar: coloca uma carta.
    [one] Agora retira-se exatamente uma carta, não { $dropped }.
   *[other] Agora retiram-se exatamente { $due } cartas, não { $dropped }.
}
drop-among = Não podes escolher { $cards }: retira entre { $among }.
must-lay = Não podes descartar, porque { $card } encaixa em { $cell }.
off-table = { $cell } fica para lá da borda da mesa.
cell-taken = { $cell } está ocupada: lá está { $there }.
cell-start = Em { $cell } está a carta inicial.
cell-alone = Não há nenhuma carta ao lado de { $cell }; uma carta tem de partilhar um lado com outra da mesa.
clash = { $card } não encaixa ao lado de { $neighbour } em { $place }: têm em comum { $shared ->
    [shape] só a forma
    [fill] só o preenchimento
    [number] só o número
   *[nothing] nada
}, e têm de coincidir duas coisas entre forma, preenchimento e número.

option-unknown = Não existe a opção «{ $key }». As opções são: { $known }.
option-value = A opção «{ $key }» aceita: { $expected }.
options-players = Clustered é para 1 a { $most } jogadores, não para { $players }.
options-two-starts = Com { $players } jogadores há sempre duas cartas iniciais.
options-seat = «{ $key }» indica o lugar { $seat }, mas os lugares contam-se a partir de 0 e há { $players } jogadores.
options-table = Numa mesa de { $size } não cabem as cartas iniciais; é preciso pelo menos { $least }.

# Onde um texto deixou de ser notação.

expected-card = esperava-se uma carta: S, T ou C para a forma, ou W para um joker
expected-fill = esperava-se um preenchimento: e (vazio), s (às riscas) ou f (cheio)
expected-number = esperava-se um número: 1, 2 ou 3
expected-at = esperavam-se «@» e uma casa, como em Sf3@2,-1
expected-comma = esperava-se uma vírgula, como em 2,-1
expected-coordinate = esperava-se uma coordenada: um número inteiro de -{ $farthest } a { $farthest }
expected-drop = esperavam-se «~» e uma carta, como em ~Ce1
expected-blank = esperava-se um espaço
expected-seat = esperava-se um lugar: de 0 a 7
expected-end = não se esperava mais nada aqui
expected-board-cell = esperava-se a cor de um baralho ({ $choices }), ou STRT, ou ....
board-starts = as cartas iniciais ficam a { $distance } casas uma da outra na mesma fila ou coluna, e são no máximo duas

# Palavras para imagens e tabelas.

seat-colour = { $seat ->
    [0] laranja
    [1] azul
    [2] verde
    [3] roxo
    [4] amarelo
    [5] vermelho
    [6] celeste
   *[7] preto
}
