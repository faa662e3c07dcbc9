# A primeira sala do clube, e a fila de portas no topo de cada sala.

home-doors = Salas
home-door = klub, para o clube
home-learn = Aprender
home-you = Tu
home-language = Língua
home-theme-light = Usar cores claras
home-theme-dark = Usar cores escuras

home-title = A que mesa queres jogar?
home-about = { $game ->
    [kluster] Ímanes dentro de uma corda. Coloca os teus, e que nenhum se cole.
   *[clustered] Coloca cartas que combinam. Constrói as tuas linhas e o teu retângulo.
}
home-bot = Contra um bot
home-screen = Neste aparelho
home-invite = Convidar
home-solo = Solo
home-more = { $game ->
    [kluster] Mais opções para Kluster
    [clustered] Mais opções para Clustered
   *[any] Mais opções
}
home-how = { $game ->
    [kluster] Como se joga Kluster
    [clustered] Como se joga Clustered
   *[any] Como se joga
}
home-preparing = Os ímanes estão a ser preparados: { $percent } %. Só acontece uma vez depois de instalar o klub e demora um ou dois minutos. Já podes abrir uma mesa; o primeiro turno começa assim que estiverem prontos.

# Contra um bot
home-bot-title = { $game ->
    [kluster] Kluster contra um bot
   *[clustered] Clustered contra um bot
}
home-bot-more = Vários bots, ou outras regras?

# Neste aparelho
home-screen-title = { $game ->
    [kluster] Kluster neste aparelho
   *[clustered] Clustered neste aparelho
}
home-screen-hint = { $game ->
    [kluster] Todos jogam aqui, um de cada vez.
   *[clustered] Todos jogam aqui, um de cada vez. Entre turnos as mãos ficam tapadas.
}
home-players = Jogadores
home-player = Jogador { $number }
home-player-name = Nome do jogador { $number }
home-begin = Começar
home-fewer = { $what }: menos um
home-more-of = { $what }: mais um

# Convidar
home-invite-title = { $game ->
    [kluster] Convidar para jogar Kluster
   *[clustered] Convidar para jogar Clustered
}
home-your-name = O teu nome
home-invite-go = Abrir a mesa
home-invite-hint = A seguir recebes um link e um código para a câmara de um telefone. Quem o tiver pode sentar-se; mais ninguém encontra a mesa.

# As mesas
home-mine = As tuas mesas
home-open = Mesas abertas
home-open-empty = De momento não há nenhuma mesa aberta a todos. Convida alguém com um link, ou abre uma para todos em «Mais opções».
home-your-turn = É a tua vez
home-free = { $free ->
    [one] { $free } lugar livre
   *[other] { $free } lugares livres
}
home-not-begun = Prestes a começar
home-going-on = Em jogo
home-nobody = Ainda ninguém
home-rated = Classificatória
home-timed = Com relógios
home-go-on = Continuar
home-join = Juntar-me
home-watch = Assistir
home-all = Mostrar as { $number } mesas

# O desafio do dia
home-daily = O desafio de hoje
home-daily-hint = A mesma sorte para todos, uma vez por dia, a solo. Conta a primeira tentativa.
home-daily-left = { $hours ->
    [0] faltam { $minutes } min
   *[other] faltam { $hours } h { $minutes } min
}
home-daily-go = { $state ->
    [done] Ver a minha tentativa
    [begun] Continuar
   *[new] Tentar
}
home-daily-empty = Ainda ninguém o acabou. O primeiro resultado pode ser o teu.
home-total = { $game ->
    [kluster] { $total ->
        [one] { $total } pedra
       *[other] { $total } pedras
    }
   *[clustered] { $total ->
        [one] { $total } ponto
       *[other] { $total } pontos
    }
}

# A classificação
home-ladder = A classificação
home-ladder-game = Jogo
home-for = { $players } jogadores
home-place = Posição
home-name = Nome
home-rating = Nível
home-rating-hint = O nível é uma estimativa prudente: no início está perto de 0 ou abaixo, e com cada partida fica mais certo.
home-games = Partidas
home-ladder-empty = Ainda ninguém acabou uma partida classificatória de { $players } jogadores.
home-ladder-open = Abrir uma mesa classificatória
