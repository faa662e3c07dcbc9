# A sala onde se aprendem os jogos: a página, os comandos e o guia dos tutoriais.

learn-title = Aprender a jogar
learn-about = Joga alguns passos numa mesa a sério, ou lê as regras. As duas coisas também estão à mão durante uma partida.
learn-game = Como se joga { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Cartas sobre linho: coloca-as de modo que todas as vizinhas combinem, e constrói linhas e retângulos da tua cor.
learn-kluster-about = Ímanes sobre carvalho: coloca as tuas pedras dentro da corda sem deixar que se toquem.
learn-open = Regras e comandos de { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Aprender o outro jogo
learn-start = Jogar o tutorial
learn-start-about = Uns minutos numa mesa só tua. Não conta para nada, e podes sair quando quiseres.
learn-go-on = Continuar o tutorial
learn-so-far = Vais no passo { $step } de { $steps }.
learn-finished = Jogaste o tutorial até ao fim.
learn-again = Jogar o tutorial outra vez
learn-anew = Começá-lo de novo
learn-opening = A preparar a mesa…
learn-then = Quando quiseres
learn-new = Abrir uma mesa
learn-rules = As regras
learn-contents = Índice
learn-ruling = Decisão { $rule } da casa
learn-house-missing = Não foi possível trazer do clube a lista das regras da casa. Também se vê ao abrir uma mesa nova.
learn-board = Um tabuleiro com cartas
learn-table-top = Pedras e corda, vistas de cima
learn-light = O que conta neste tabuleiro
learn-light-none = Só as cartas
learn-light-seat = { $seat ->
    [0] Laranja
   *[1] Azul
}

learn-controls = Rato, dedos e teclas
learn-keys = Teclas
learn-clustered-choose = Escolher uma carta
learn-clustered-choose-how = Clica ou toca nela. As casas onde encaixa acendem-se, com os pontos que daria.
learn-clustered-lay = Colocá-la
learn-clustered-lay-how = Clica numa casa acesa. Com o dedo, toca nela duas vezes, ou arrasta a carta até lá.
learn-clustered-why = Perguntar porque não
learn-clustered-why-how = Escolhe uma carta, e depois uma casa que não esteja acesa.
learn-clustered-move = Olhar à volta
learn-clustered-move-how = Arrasta a mesa. Aproxima e afasta com a roda do rato ou com dois dedos.
learn-clustered-fit = Ver a mesa toda
learn-clustered-fit-how = Pressiona o botão no canto da mesa.
learn-clustered-score = Ver o que conta
learn-clustered-score-how = Aponta para um jogador, ou toca aí: as cartas que dão pontos acendem-se.
learn-kluster-stock = Pegar noutra pedra
learn-kluster-stock-how = Escolhe-a na tua reserva.
learn-kluster-carry = Levar uma pedra
learn-kluster-carry-how = Move o ponteiro, ou desliza um dedo. A sombra mostra onde está a pedra.
learn-kluster-lower = Baixá-la e colocá-la
learn-kluster-lower-how = Mantém o botão do rato, ou o botão do polegar. Solta quando a pedra assentar na mesa; se soltares antes, volta a subir.
learn-kluster-height = Regular a altura
learn-kluster-height-how = Gira a roda do rato, ou usa o cursor deslizante.
learn-kluster-turn = Rodar a pedra
learn-kluster-turn-how = Usa os dois botões com setas, ou roda dois dedos.
learn-kluster-flip = Virá-la
learn-kluster-flip-how = Usa o seu botão. O que antes atraía, agora repele.
learn-kluster-edge = Pô-la em pé
learn-kluster-edge-how = Usa o seu botão, no modo Equilibrista.
learn-kluster-other = Usar a outra mão
learn-kluster-other-how = Esta mão fica onde está, e continuas com a outra.
learn-kluster-back = Devolvê-la
learn-kluster-back-how = A pedra volta para a tua reserva.
learn-kluster-cord = Mexer a corda
learn-kluster-cord-how = Pressiona-a e arrasta.
learn-kluster-near = Ouvir o que está perto
learn-kluster-near-how = Diz as pedras mais próximas, a sua direção e a distância.
learn-kluster-end = Acabar o teu turno
learn-kluster-end-how = Usa o botão que aparece quando está tudo feito.
learn-hint = Pedir conselho
learn-hint-how = Na tua vez, a lâmpada mostra as melhores jogadas no tabuleiro. Não nas mesas classificatórias nem no desafio de hoje.
learn-key-arrows = Setas
learn-key-shift-arrows = Shift + setas
learn-key-numbers = 1 a 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Tutorial
learn-step = Passo { $step } de { $steps }
learn-next = Seguinte
learn-skip = Saltar
learn-back = Voltar
learn-leave = Sair do tutorial
learn-resume = Mostrar o tutorial
learn-play-bot = Jogar contra um bot
learn-play-on = Continuar aqui
learn-over = Esta partida chegou ao fim. Para os passos que faltam, começa o tutorial de novo.

# O tutorial de Clustered.

learn-clustered-step-choose = { $way ->
    [keys] Estas são as tuas cartas, e no meio está a carta inicial. Pressiona de 1 a 5 para escolher uma carta.
    [touch] Estas são as tuas cartas, e no meio está a carta inicial. Toca numa das tuas cartas.
   *[mouse] Estas são as tuas cartas, e no meio está a carta inicial. Clica numa das tuas cartas.
}
learn-clustered-step-choose-nod = As casas onde encaixa estão acesas. Ao lado da carta inicial encaixa tudo.
learn-clustered-step-lay = { $way ->
    [keys] Agora coloca-a: vai até uma casa acesa com as setas e pressiona Enter.
    [touch] Agora coloca-a: toca numa casa acesa, e toca outra vez. Também podes arrastar a carta até lá.
   *[mouse] Agora coloca-a: clica numa casa acesa. Também podes arrastar a carta até lá.
}
learn-clustered-step-lay-nod = Está colocada, e compraste outra carta. Foi um turno inteiro.
learn-clustered-step-clash = Nem tudo encaixa: as vizinhas têm de partilhar duas coisas entre forma, preenchimento e número. Pergunta porque não: escolhe uma carta, e depois uma casa ao lado das tuas cartas que não esteja acesa.
learn-clustered-step-clash-nod = Agora sabes que vizinha recusou, e porquê. Perguntar não custa nada: nenhuma carta foi colocada.
learn-clustered-step-three = Continua a colocar até três das tuas cartas ficarem em linha, lado a lado ou uma por cima da outra. Os números nas casas mostram o que uma carta daria.
learn-clustered-step-three-nod = Três em linha: um ponto por carta. Duas em linha ainda não dão nada.
learn-clustered-step-count = { $way ->
    [keys] De onde vêm os teus pontos? Vai até ao teu nome com a tecla Tab.
    [touch] De onde vêm os teus pontos? Toca no teu nome.
   *[mouse] De onde vêm os teus pontos? Aponta para o teu nome.
}
learn-clustered-step-count-nod = As cartas que dão pontos estão acesas. Podes ver os outros jogadores da mesma forma.
learn-clustered-step-block = Agora faz um bloco completo, com duas cartas de largura e duas de altura. O teu maior bloco dá um ponto por carta, além das suas linhas.
learn-clustered-step-block-nod = Um bloco! Aumenta-o para dois por três, e dá 12 pontos: 6 pelo bloco e 6 pelas suas linhas.
learn-clustered-step-wild = A carta com a estrela é um joker. Encaixa ao lado de tudo, e tudo encaixa ao lado dele. Coloca-o quando tiveres um; se agora não tens nenhum, continua a ler.
learn-clustered-step-wild-nod = Um joker conta para ti como qualquer outra carta tua.
learn-clustered-step-discard = Se nenhuma das tuas cartas encaixar em lado nenhum, a tua mão avisa, e escolhes uma para descartar. Enquanto alguma encaixar, tens de colocar.
learn-clustered-step-done = O jogo é só isto. Quando se acabam as cartas, contam-se as filas, as colunas e o maior retângulo. Diverte-te!

# O tutorial de Kluster.

learn-kluster-step-take = { $way ->
    [keys] Vai até à mesa com a tecla Tab e move-te com as setas. A tua mão leva uma pedra, e a sombra mostra onde ela está.
    [touch] Põe um dedo na mesa e desliza. A tua mão leva uma pedra, e a sombra mostra onde ela está.
   *[mouse] Move o ponteiro sobre a mesa. A tua mão leva uma pedra, e a sombra mostra onde ela está.
}
learn-kluster-step-take-nod = Tão alto, quase nada na mesa a sente.
learn-kluster-step-place = { $way ->
    [keys] Leva-a até ao meio da corda e mantém { $lower }: a pedra desce. Quando assentar na mesa, solta.
    [touch] Leva-a até ao meio da corda e mantém o botão com a seta: a pedra desce. Quando assentar na mesa, solta.
   *[mouse] Leva-a até ao meio da corda e mantém o botão do rato: a pedra desce. Quando assentar na mesa, solta.
}
learn-kluster-step-place-nod = Está colocada. A partir de agora nenhuma mão lhe toca.
learn-kluster-step-end = { $way ->
    [keys] Ainda podias mexer a corda. Não é preciso: pressiona { $end } para acabar o teu turno.
   *[mouse] Ainda podias mexer a corda. Não é preciso: acaba o teu turno com o botão.
}
learn-kluster-step-end-nod = A primeira pedra está colocada. Com mais gente à mesa, seria a vez do jogador seguinte.
learn-kluster-step-pull = Agora os ímanes acordam. Leva a próxima pedra a pouca altura da mesa, perto da que já lá está, e para antes que se toquem. Observa a que está na mesa.
learn-kluster-step-pull-nod = Mexeu-se, e nada lhe tocou. É com essa força que se joga.
learn-kluster-step-flip = { $way ->
    [keys] Sobe a pedra e vira-a com { $flip }. Também a podes rodar com { $left } e { $right }.
    [touch] Sobe a pedra e vira-a com o seu botão. Também a podes rodar para a esquerda e para a direita.
   *[mouse] Sobe a pedra e vira-a: pressiona { $flip } ou usa o botão. { $left } e { $right } rodam-na para a esquerda e para a direita.
}
learn-kluster-step-flip-nod = Agora tem a outra face para cima. O que antes atraía, agora repele.
learn-kluster-step-second = Coloca-a onde deixe a outra em paz, a um palmo de distância, e acaba o teu turno.
learn-kluster-step-second-nod = Bem colocada: não se tocam.
learn-kluster-step-cord = { $way ->
    [keys] Também podes mexer a corda. Agarra-a com { $grab }, puxa-a com as setas, e larga-a com { $grab }.
    [touch] Também podes mexer a corda. Põe-lhe um dedo em cima e puxa.
   *[mouse] Também podes mexer a corda. Pressiona-a e arrasta.
}
learn-kluster-step-cord-nod = Mantém o seu comprimento, e empurra as pedras a que se encosta.
learn-kluster-step-fault = Agora faz uma falha de propósito: aproxima uma pedra de outra até se colarem.
learn-kluster-step-fault-nod = Clac! O teu turno acabou, e ficas com as pedras que se tocaram. Aqui duas falhas são de graça, e a terceira acaba a partida.
learn-kluster-step-done = O jogo é só isto: livra-te das tuas pedras, sem que nenhuma se toque. Diverte-te!
