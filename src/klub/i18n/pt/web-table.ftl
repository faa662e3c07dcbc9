# A sala da mesa: tudo o que está à volta do tabuleiro.

# Quem está sentado a uma mesa. O nome de um bot usa-se como o de uma pessoa.
bot-random = Aleatório
bot-random-about = Coloca qualquer carta que encaixe, sem pensar.
bot-greedy = Guloso
bot-greedy-about = Leva em cada turno o máximo de pontos que vê.
bot-solid = Sólido
bot-solid-about = Olha uma carta à frente: constrói, bloqueia e guarda os jokers.
bot-sharp = Perspicaz
bot-sharp-about = Antes de cada carta joga milhares de jogos na cabeça.
bot-master = Mestre
bot-master-about = Aprendeu com muitíssimos jogos no que uma mesa vai dar.
bot-gentle = Gentil
bot-gentle-about = Coloca as pedras com mão incerta, e engana-se.
bot-steady = Sereno
bot-steady-about = Tem a mão calma, e procura o sítio mais seguro.
bot-cunning = Astuto
bot-cunning-about = Procura o sítio que te deixa menos espaço, e depois aperta a corda.
table-namesake = { $name } { $number }
table-somebody = Alguém
table-you = tu
table-bot = bot
table-here = está aqui
table-away = ausente
table-seats = Lugares
table-to-move = a jogar
table-winner = ganhou
table-gave-up = { $why ->
    [time] sem tempo
   *[resigned] desistiu
}
table-light = Mostrar o que conta para { $name }
table-clock = Relógio de { $name }: { $left }
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# A linha por cima do tabuleiro.
table-turn-yours = É a tua vez.
table-turn-named = { $name }, é a tua vez.
table-turn-of = É a vez de { $name }.
table-waiting = À espera de jogadores.
table-waiting-start = Já estão todos: a partida pode começar.
table-over = A partida acabou.
table-won-you = Ganhaste.
table-won = { $number ->
    [0] A partida acabou, e ninguém ganhou.
    [one] { $names } ganhou.
   *[other] { $names } partilham a vitória.
}
table-watching = Estás a assistir.
table-onlookers = { $number ->
    [one] Mais { $number } pessoa assiste.
   *[other] Mais { $number } pessoas assistem.
}
table-title = { $game } · klub
table-title-turn = É a tua vez · { $game }
table-board = A mesa
table-news = O que acontece na mesa
table-coming = A chegar à mesa…
table-coming-long = Não se consegue chegar ao clube. Nada se perdeu; tenta-se de novo vezes sem conta, e a mesa aparece assim que o clube responder.
table-gone = Esta mesa não pode ser mostrada

# O que se pode abrir.
table-menu = Menu
table-rules = Regras
table-log = Diário
table-log-empty = Não aconteceu nada desde que chegaste.
table-chat = Conversa
table-chat-unread = { $lines ->
    [0] Conversa
    [one] Conversa, { $lines } mensagem nova
   *[other] Conversa, { $lines } mensagens novas
}
table-chat-lines = O que se disse
table-chat-empty = Ainda ninguém disse nada.
table-say = Diz alguma coisa
table-say-send = Enviar
table-undo = Desfazer a jogada
table-sound-on = O som está ligado
table-sound-off = O som está desligado
table-share = Partilhar
table-settings = Preferências
table-leave = Sair da mesa
table-leave-kept = O teu lugar fica guardado enquanto não estás.
table-resign = Desistir
table-resign-sure = { $seats ->
    [one] A partida acaba então, e não conta. Desistir?
    [2] A partida acaba então, e fica perdida. Desistir?
   *[other] A partida fica então perdida para ti, e um bot continua no teu lugar. Desistir?
}
table-resign-as = Desistir por { $name }
table-resign-not = Continuar a jogar

# Sobre uma pessoa na mesa.
table-mute = Tirar a palavra
table-unmute = Devolver a palavra
table-remove = Mandar embora
table-report = Denunciar
table-report-about = Denunciar { $name } a quem gere este clube. O que aconteceu?
table-reported = A tua denúncia sobre { $name } ficou guardada para quem gere este clube.

# O diário.
table-told = { $name }: { $what }
table-told-sat = { $name } sentou-se.
table-told-stood = O lugar { $number } está livre outra vez.
table-told-started = A partida começa.
table-told-undone = A última jogada foi desfeita.
table-told-resigned = { $name } desistiu.
table-told-time = { $name } ficou sem tempo.
table-told-resumed = O clube esteve fechado um bocado. Entretanto nenhum relógio andou.
table-told-muted = { $on ->
    [off] { $name } pode falar outra vez.
   *[on] { $name } ficou sem a palavra.
}
table-told-removed = { $name } teve de sair da mesa.
table-told-rematched = A revanche está aberta.

# Antes da partida.
table-waiting-title = Uma mesa de { $game }
table-waiting-free = { $free ->
    [0] Todos os lugares estão ocupados.
    [one] Há { $free } lugar livre.
   *[other] Há { $free } lugares livres.
}
table-seat-free = Lugar { $number }
table-seat-kept = Guardado para quem jogou a última partida
table-sit = Sentar-me
table-sit-also = Também neste aparelho
table-seat-bot = Bot
table-seat-bot-title = Que bot?
table-stand = Levantar-me
table-clear = Libertar
table-name = Nome
table-name-title = Como te chamas?
table-name-also = Quem mais joga neste aparelho?
table-start = Começar a partida
table-start-free = { $free ->
    [one] A partida pode começar quando houver alguém no último lugar livre: convida alguém, ou põe lá um bot.
   *[other] A partida pode começar quando houver alguém em cada um dos { $free } lugares livres: convida pessoas, ou põe lá bots.
}
table-start-rated = A partida pode começar quando todos os lugares estiverem ocupados: convida pessoas.
table-start-kept = A revanche começa sozinha quando os outros se juntarem.
table-start-host = { $name } começa a partida quando estiverem todos.
table-invite = Convidar
table-invite-how = Quem abrir este link pode sentar-se, sem conta.
table-agreed = O que se joga
table-agreed-players = { $players ->
    [one] Para { $players } jogador
   *[other] Para { $players } jogadores
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = não
table-agreed-usual = Todas as regras da casa são as de sempre.
table-agreed-clock = { $bonus ->
    [0] Relógio: { $base } por jogador
   *[other] Relógio: { $base } por jogador, e mais { $more } em cada turno
}
table-agreed-rated = A partida conta para a classificação.

# Um aparelho, vários jogadores com as mãos escondidas.
table-cover = As mãos estão tapadas
table-cover-next = A seguir neste aparelho: { $name }
table-cover-show = Mostrar as minhas cartas
table-cover-always = Deixar as mãos à vista daqui em diante

# A ligação ao clube.
table-stale = A ligação ao clube caiu: o que vês pode ser antigo. A tentar de novo…
table-back = { $news ->
    [0] A ligação voltou. Não perdeste nada.
    [one] A ligação voltou. Entretanto aconteceu uma coisa; está no diário.
   *[other] A ligação voltou. Entretanto aconteceram { $news } coisas; estão no diário.
}
table-anew = { $own ->
    [yes] O teu turno recomeça; o que as tuas mãos fizeram não conta.
   *[no] O turno recomeça.
}
table-preparing = Os ímanes estão a ser preparados. A primeira vez numa máquina demora um ou dois minutos; o turno começa sozinho.
table-preparing-label = Ímanes preparados

# O fim.
table-result = Resultado
table-rematch = Revanche
table-rematch-join = Juntar-me à revanche
table-rematch-watch = Assistir à revanche
table-rematch-how = A revanche começa quando todos a pedirem.
table-rematch-begun = Os outros continuam numa mesa nova; lá o teu lugar está guardado.
table-again = Jogar outra vez
table-replay = Rever
table-new = Mesa nova
table-daily-place = { $place ->
    [1] Vais à frente no desafio de hoje.
   *[other] Estás em número { $place } no desafio de hoje.
}
table-best-new = { $total }: é o teu recorde.
table-best = O teu recorde é { $total }.

# Partilhar um endereço.
table-share-title = Uma mesa de { $game }
table-share-replay = Uma partida de { $game }
table-link = O link
table-qr = O link em código QR
table-copy = Copiar o link
table-copied = Copiado
table-send = Enviar
table-link-alone = Este endereço só funciona nesta máquina. Os outros na tua rede precisam do endereço desta máquina, e de um clube aberto com «klub serve --host 0.0.0.0».
