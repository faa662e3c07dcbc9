# Uma mesa do clube: o que não se pode pedir nela, e porquê.

event-invalid = Isto não é um acontecimento de uma mesa: { $detail }
clock-base = Um relógio dá a cada jogador de { $least } a { $most } segundos.
clock-bonus = Um turno devolve no máximo { $most } segundos.
sent-away = O anfitrião pediu-te para saíres desta mesa.
host-only = Só o anfitrião da mesa pode fazer isto.
already-started = A partida já começou, por isso os lugares não mudam mais.
not-started = A partida ainda não começou.
game-ended-already = A partida acabou.
seat-unknown = Esta mesa tem { $seats ->
    [one] um só lugar, o número 0
   *[other] { $seats } lugares, contados a partir de 0
}.
seat-taken = O lugar { $seat } está ocupado por { $name }.
seat-kept = O lugar { $seat } está guardado para quem o teve na última partida.
seat-free = Não há ninguém no lugar { $seat }.
seat-not-yours = O lugar { $seat } não é teu.
seats-free = A partida pode começar quando houver alguém em cada lugar; ainda livres: { $seats }.
gave-up = O lugar { $seat } desistiu.
rated-alone = Uma partida classificatória pede dois jogadores ou mais.
rated-people = Numa mesa classificatória cada um joga por si: sem bots, e ninguém em dois lugares.
undo-rated = Numa mesa classificatória não se desfaz nada.
muted = O anfitrião tirou-te a palavra nesta mesa.
muted-already = Esta pessoa já está sem a palavra.
muted-not = Esta pessoa ainda tem a palavra.
muted-many = Numa mesa pode-se tirar a palavra a { $most } pessoas no máximo.
nobody-there = Ninguém com esta identidade está sentado aqui, assiste ou falou há pouco.
table-full = Nesta mesa já aconteceram mais de { $most } coisas: a partida pode ser jogada até ao fim, mas mais nada.
chat-unfit = Uma mensagem tem de 1 a { $most } caracteres imprimíveis.
remove-host = O anfitrião fica.
remove-player = Quem joga fica até ao fim da partida; em vez disso, tira-lhe a palavra.
rematch-early = A revanche joga-se depois de uma partida acabada.
rematch-players = Só quem jogou pode pedir a revanche.
rematch-already = A revanche é na mesa { $table }.
frame-invalid = Isto não é uma imagem de um turno.
message-large = Uma mensagem tem no máximo { $largest } bytes.
message-invalid = O clube não entende esta mensagem: { $detail }
name-unfit = «{ $name }» não pode ser um nome: precisa de 1 a { $most } caracteres imprimíveis, e não pode começar por «bot:».
bot-unknown = Não há nenhum bot chamado «{ $name }». Os bots são: { $known }.
