# A sala onde se revê uma partida acabada, turno a turno.

replay-title = { $game ->
    [clustered] Rever Clustered
   *[kluster] Rever Kluster
}
replay-wait = A partida está a chegar…
replay-back = Para a mesa
replay-leave = Deixar de rever
replay-home = Voltar ao clube
replay-not-yet = Ainda não
replay-nothing = Nada para mostrar
replay-try = Tentar de novo

# O resultado, no título.
replay-won = { $winners ->
    [0] Ninguém ganhou
    [one] { $names } ganhou
   *[other] { $names } partilham a vitória
}
replay-mastered = Conseguido
replay-lost-alone = Desta vez não
replay-scored-alone = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
replay-unfinished = Não foi jogada até ao fim

# Onde se vai.
replay-begin = O início
replay-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
replay-turn = Turno { $turn } de { $last }
replay-caption = { $name }: { $what }

# O que um turno fez, depois do nome.
replay-lays = coloca { $card } ({ $place })
replay-lays-drops = coloca { $card } ({ $place }) e retira { $dropped }
replay-discards = não encontra lugar e descarta { $card }
replay-discards-drops = não encontra lugar, descarta { $card } e retira { $dropped }
replay-drops = retira { $dropped }
replay-gained = { $points ->
    [one] +{ $points } ponto
   *[other] +{ $points } pontos
}
replay-places = { $stones ->
    [0] não coloca nada
    [one] coloca { $stones } pedra
   *[other] coloca { $stones } pedras
}
replay-fault = { $kind ->
    [touch] falha: há pedras que se tocam
    [exit] falha: uma pedra sai da corda
    [drop] falha: uma pedra cai fora
   *[time] falha: o tempo acabou
}
replay-taken = { $stones ->
    [one] { $stones } pedra é recolhida
   *[other] { $stones } pedras são recolhidas
}
replay-slow = Câmara lenta
replay-above = Ver de cima

# A barra e os botões por baixo.
replay-bar = Turnos da partida
replay-first = Para o início
replay-back-marked = { $game ->
    [clustered] Muitos pontos, antes
   *[kluster] Falha anterior
}
replay-step-back = Um turno para trás
replay-play = Reproduzir
replay-pause = Pausa
replay-step = Um turno para a frente
replay-next-marked = { $game ->
    [clustered] Muitos pontos, depois
   *[kluster] Falha seguinte
}
replay-last = Para o fim
replay-again = Mostrar este turno outra vez
replay-speed = Velocidade
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Teclas: ← e → andam um turno, Home e End saltam, a barra de espaço reproduz e pausa, N e P vão ao que se destaca.

# Ao lado do tabuleiro.
replay-scores = Pontuações
replay-stones = Pedras
replay-total = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
replay-player = Jogador
replay-sum = Pontos
replay-part = { $part ->
    [rectangle] Maior retângulo
    [rows] Filas
    [columns] Colunas
    [bonuses] Bónus
   *[faults] Falhas
}
replay-show-count = Mostrar o que conta para { $name }
replay-left = { $stones ->
    [one] resta { $stones } pedra
   *[other] restam { $stones } pedras
}
replay-out = fora
replay-hand = A mão de { $name }
replay-chosen = { $card } (carta jogada)
replay-board = O tabuleiro depois do turno { $turn }
replay-log = Os turnos
replay-more = Turnos e mais
replay-about = Sobre esta partida
replay-luck = A sorte
replay-luck-checking = A verificar…
replay-luck-fair = { $game ->
    [clustered] As cartas foram baralhadas de forma justa.
   *[kluster] As pedras foram sorteadas de forma justa.
}
replay-luck-why = Antes do primeiro turno o clube publicou a impressão digital (SHA-256) de um número secreto. O teu navegador tirou agora a impressão digital do número revelado e distribuiu tudo outra vez a partir dele: tudo coincide. Portanto, nada foi trocado durante a partida.
replay-luck-other-seed = O número secreto não corresponde à impressão digital publicada antes da partida. Não confies nesta partida.
replay-luck-other-luck = O que foi distribuído não resulta do número secreto. Não confies nesta partida.
replay-luck-hidden = O número secreto não foi revelado, por isso não se pode verificar nada.
replay-luck-unable = Este navegador só verifica impressões digitais por https. Com os números abaixo qualquer pessoa as pode verificar noutro lado.
replay-luck-failed = Não foi possível trazer o registo, por isso nada foi verificado.
replay-commitment = Publicada antes da partida
replay-seed = Revelado depois

# Links, ficheiros e imagens.
replay-share = Partilhar
replay-share-title = Um link para este momento
replay-export = Guardar
replay-export-title = Guardar esta partida
replay-record = O registo
replay-record-hint = A partida inteira num ficheiro JSON que o klub pode rever e verificar.
replay-still = Uma imagem
replay-still-hint = O tabuleiro tal como se vê agora.
replay-picture-foot = Turno { $turn } · { $scores }
replay-animation = Uma animação
replay-animation-hint = { $game ->
    [clustered] A partida inteira, uma imagem por turno.
   *[kluster] Tal como se moveu, em GIF.
}
replay-gif-game = Partida inteira (GIF)
replay-gif-turn = Este turno (GIF)
replay-making = { $percent } % feito
replay-cancel = Cancelar
replay-cancelled = A animação não foi feita.
replay-saved = Guardado como { $name }.
replay-unsaved = Não foi possível fazer a imagem: este navegador tem pouca memória para isso, ou não desenha imagens assim. A partida está a salvo; o registo ainda se pode guardar.
replay-no-webgl = Este navegador não mostra imagens 3D, por isso a mesa é desenhada vista de cima.
replay-open = Abrir um registo
replay-open-hint = Um ficheiro JSON guardado pelo klub. Podes largá-lo em qualquer parte desta página.
replay-drop = Larga o registo aqui
replay-opened = { $moves ->
    [one] Foi lida { $moves } jogada, e é verdadeira.
   *[other] Foram lidas { $moves } jogadas, e são verdadeiras.
}
replay-file-large = Este ficheiro é grande demais para o registo de uma partida. Nada foi enviado ao clube.
replay-file-other = Este ficheiro não é o registo de uma partida. Nada foi aberto; escolhe um ficheiro JSON guardado pelo klub.
