# O que é igual em todas as salas do clube.

page-title = { $room ->
    [home] klub
    [new] Mesa nova · klub
    [table] À mesa · klub
    [replay] Rever · klub
    [learn] Aprender · klub
    [you] Tu · klub
   *[nowhere] klub
}
skip = Ir para o conteúdo
nowhere = Não há nada neste endereço.
to-home = Voltar ao clube
close = Fechar
line-lost = A ligação ao clube caiu, por isso isto não foi enviado. Tenta de novo quando ela voltar.
line-unsure = A ligação caiu antes de o clube responder. Vê na mesa se foi feito.
club-unreachable = Não se consegue chegar ao clube. Nada se perdeu; tenta de novo daqui a pouco.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Neste momento não se consegue chegar ao clube. O que vês pode ser antigo; nada do que é teu se perdeu. Tenta-se de novo a cada poucos segundos.
house-try = Tentar agora
house-renewed = Há um klub mais novo pronto. Carrega a página de novo para o usares.
house-incomplete = Não foi possível carregar uma parte desta página. Carrega-a de novo; nada do que é teu se perdeu.
house-reload = Carregar de novo
