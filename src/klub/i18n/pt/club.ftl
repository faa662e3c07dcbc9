# O clube: o que não se pode ter dele, e porquê.

table-unknown = Essa mesa não existe. O link de uma mesa tem de ser copiado inteiro.
table-elsewhere = Neste momento esta mesa joga-se noutra máquina do clube.
table-closed = A mesa foi arrumada antes de isto ficar feito. Abre-a de novo e vê se ficou.
tables-many = Uma ligação acompanha até { $most } mesas.
wish-unsure = O clube não sabe dizer se isto ficou feito. Olha para a mesa, que está a ser carregada de novo.
store-away = Neste momento o clube não consegue guardar nada; nada mudou. Tenta de novo daqui a pouco.
wish-failed = Isto correu mal por um erro do clube. Nada mudou.
who-first = Para fazer mais do que assistir é preciso dizer primeiro quem se é: POST /api/me.
too-fast = É demasiado de uma vez. Tenta de novo daqui a { $milliseconds } milissegundos.
record-early = O registo de uma partida mostra-se quando ela acaba.
record-daily = O registo de um desafio mostra-se quando o seu dia, { $day }, tiver passado: outros ainda o estão a tentar.
record-results = Um registo deste jogo tem de contar os resultados das jogadas.
options-unread = As regras da casa escrevem-se como um objeto JSON, por exemplo {"{"}"quick": true{"}"}.
watch-first = Para dar uma mão é preciso assistir primeiro à mesa.
plan-long = Um turno contado em resumo dura no máximo { $seconds } segundos.
turn-none = As jogadas deste jogo não se fazem com as mãos.
turn-preparing = Os ímanes ainda estão a ser preparados. O turno começa daqui a pouco.
turn-by-hand = Um turno jogado à mão joga-se ao vivo, gesto a gesto.
turn-under-way = Este turno já está em curso: à mão, ou por uma mão que segue um plano anterior.
turn-interrupted = O turno foi interrompido, e nada dele conta.
turn-broken = O turno correu mal por um erro do clube. Começa de novo.
hint-rated = Numa mesa classificatória não há dicas.
hint-daily = No desafio do dia não há dicas: contam os resultados de todos.
hint-not-your-turn = Uma dica é para quem tem o turno.
advice-preparing = As dicas ainda estão a ser preparadas. Tenta de novo daqui a pouco.
review-not-over = A análise faz-se quando a partida acaba.
