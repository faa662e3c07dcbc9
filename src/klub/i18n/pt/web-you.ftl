# A sala que é sobre ti.

# Quem se é
you-who = Quem és
you-save = Guardar
you-stranger = Para dar uma vista de olhos não precisas de dizer quem és. Com um nome, o clube recebe-te como convidado.
you-name-hint = O que os outros veem numa mesa e nas listas.
you-name-saved = A partir de agora chamas-te { $name }.
you-somebody = Alguém
you-guest = Estás aqui como convidado: só este navegador sabe quem és. Com um nome de acesso podes voltar a partir de qualquer outro.
you-claim = Obter um nome de acesso
you-claim-hint = O teu nome, as tuas mesas e os teus resultados continuam teus.
you-claimed = O nome de acesso { $handle } é teu. Usa-o para entrar em qualquer navegador.
you-handle = Nome de acesso
you-handle-is = O teu nome de acesso é { $handle }.
you-handle-change = Mudar nome de acesso ou senha
you-handle-changed = O teu nome de acesso é { $handle }. Nos outros navegadores a sessão foi fechada.
you-password = Senha
you-password-new = Senha nova
you-password-old = Senha atual
you-password-hint = { $least } caracteres ou mais. O clube não tem forma de te enviar uma senha esquecida.
you-log-in = Iniciar sessão
you-log-in-hint = Este navegador deixa de ser { $name }, que sem nome de acesso não pode voltar.
you-logged-in = Que bom ver-te de novo, { $name }.
you-log-out = Fechar sessão aqui
you-log-out-elsewhere = Fechar sessão em todos os outros lados
you-logged-out = { $where ->
    [elsewhere] A sessão foi fechada em todos os outros navegadores.
   *[here] Fechaste a sessão.
}
you-forget = Esquecer-me aqui
you-forget-sure = Sem nome de acesso ninguém pode voltar a ser { $name }: as mesas, os resultados e as preferências deste convidado ficam fora de alcance.
you-stay = Ficar

# Preferências
you-settings = Ao teu gosto
you-language-auto = Como o navegador pede
you-theme = Cores
you-theme-word = { $word ->
    [light] Claras
    [dark] Escuras
   *[auto] Como o sistema
}
you-motion = Movimento
you-motion-word = { $word ->
    [full] Completo
    [less] O mínimo possível
   *[auto] Como o sistema
}
you-sound = Sons
you-sound-hint = Curtos e discretos: uma carta, um clac, a tua vez.
you-volume = Volume
you-percent = { $percent } por cento
you-left = Para canhotos
you-left-hint = Os botões para o polegar ficam à esquerda.
you-confirm = Clustered: perguntar antes de colocar uma carta
you-confirm-word = { $word ->
    [always] Sempre
    [never] Nunca
   *[touch] Quando se joga com os dedos
}
you-end = Kluster: um turno acaba
you-end-word = { $word ->
    [auto] Sozinho, quando as regras o permitem
   *[button] Quando eu digo
}

# Teclas
you-keys = Teclas
you-keys-hint = Escolhe uma ação e pressiona a sua nova tecla. Escape deixa-a como estava.
you-action = { $action ->
    [lower] Baixar a pedra (manter)
    [turnLeft] Rodar para a esquerda
    [turnRight] Rodar para a direita
    [flip] Virar a pedra
    [edge] Pô-la em pé
    [otherHand] Usar a outra mão
    [stock] Pegar noutra pedra
    [grab] Agarrar a corda
    [endTurn] Acabar o turno
    [near] Dizer as pedras mais próximas
    [hint] Mostrar boas jogadas
    [fit] Ver o tabuleiro todo
    [zoomIn] Mais perto
   *[zoomOut] Mais longe
}
you-key-space = Espaço
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: pressiona a nova tecla.
you-key-reserved = { $key } significa aqui sempre o mesmo e não pode ser escolhida. Pressiona outra tecla.
you-key-taken = { $key } já está em uso: { you-action }. Pressiona outra tecla.
you-key-set = { you-action }: agora a tecla é { $key }.
you-keys-reset = Todas as teclas como sempre
you-keys-usual = Todas as teclas estão outra vez como sempre.

# O que se alcançou
you-ratings = Níveis
you-ratings-empty = Ainda não tens nível. As mesas classificatórias abrem-se no clube, em «Mais opções».
you-rating-for = { $players } jogadores, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
you-bests = Recordes a solo
you-bests-empty = Ainda nada. Joga uma partida a solo, e o teu melhor resultado fica aqui.
you-usual-rules = Regras de sempre
you-history = Partidas jogadas
you-history-empty = Ainda não acabou nenhuma partida. Todas ficarão aqui, para serem revistas.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] ganha
    [lost] não ganha
   *[alone] a solo
}
you-seat = { $place }. { $name }, { $score }

# Registos
you-records = Registos
you-record-hint = Um ficheiro guardado de uma partida de klub (.json). É verificado, guardado e mostrado.
