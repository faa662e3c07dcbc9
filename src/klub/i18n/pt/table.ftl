# Qualquer jogo: mesas, sementes e registos.

game-unknown = Não há nenhum jogo chamado «{ $name }». Os jogos são: { $known }.
not-your-turn = É o turno do lugar { $turn }, não do lugar { $seat }.
seat-count = Há { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
} para ocupar, mas { $names ->
    [one] foi dado { $names } nome
   *[other] foram dados { $names } nomes
}.
nothing-to-undo = Ainda não se jogou nada.
undo-revealed = A última jogada não se pode desfazer: mostrou uma carta nova.
seed-digit = uma semente escreve-se com os algarismos 0 a 9 e a a f
seed-length = uma semente tem { $length } algarismos
record-large = Um registo com mais de { $largest } bytes não é lido.
record-deep = Isto não é o registo de uma partida: os valores estão encaixados a demasiada profundidade.
record-invalid = Isto não é o registo de uma partida: { $detail }
result-none = As jogadas deste jogo não têm resultados para contar.
bests-invalid = Isto não é uma lista de recordes a solo: { $detail }
untrue-move = A jogada { $number }, «{ $line }», não pode ter sido jogada
untrue-result = O que resultou da jogada { $number } está escrito de forma ilegível
untrue-results = O registo conta { $told } { $told ->
    [one] resultado
   *[other] resultados
}, e não é um por jogada
untrue-part = { $place } aparece como { $told }, mas a partida dá { $true }
untrue-turn = Jogada de novo, a jogada { $number } leva a outro lado
untrue-unfinished = O registo conta um resultado, mas a partida não acabou
untrue-missing = O registo não conta { $place }
untrue-extra = A partida não distribui nada que se chame { $place }
untrue-seed-missing = A semente não foi revelada, por isso a partida não pode ser jogada de novo
untrue-seed = A semente não é uma semente
untrue-commitment = A impressão digital publicada não pertence à semente, cujo SHA-256 é { $true }
untrue-options = As opções ou os lugares não são os de uma partida
