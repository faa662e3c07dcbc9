# Kluster: porque é recusada uma opção.

options-boxes = Uma mesa leva até { $cords } cordas e { $stones } pedras, e estas caixas são demasiadas.
options-box-players = Estas caixas são para 1 a { $most } jogadores, não para { $players }.
options-solo = O Solo é para um jogador, não para { $players }.
options-alone = { $mode ->
    [standard] O jogo Padrão
    [expert] O modo Expert
   *[elimination] A Eliminação
} pede dois jogadores ou mais; sem companhia joga-se o Solo.
options-elimination = Com estas caixas, Padrão e Expert são para { $most } jogadores no máximo; com { $players } joga-se a Eliminação.
options-equilibrium = O modo Equilibrista é para caixas TRIO, e entre estas há uma DUO².
options-heights = «by_height» indica uma vez cada um dos { $players } lugares, do jogador mais baixo ao mais alto; os lugares contam-se a partir de 0.
options-previous = «previous» diz o que tinha quem ocupava { $seats } { $seats ->
    [one] lugar
   *[other] lugares
}, mas há { $players } jogadores.
options-cords = «cords» dispõe { $cords } cordas, mas nas caixas só há { $boxes }.
options-cord-far = A corda { $cord } ficaria a mais de { $farthest } mm do meio da mesa; as cordas contam-se a partir de 0.
options-cord-flat = A corda { $cord } não rodearia nada; as cordas contam-se a partir de 0.
options-cord-apart = A corda { $cord } tem de cruzar uma que foi posta antes, não ficar ao lado nem dentro dela; as cordas contam-se a partir de 0.
options-no-room = { $stones ->
    [one] A pedra que sobra não cabe
   *[other] As { $stones } pedras que sobram não cabem
} nestas cordas sem ficar demasiado perto de outra pedra ou de uma corda.
