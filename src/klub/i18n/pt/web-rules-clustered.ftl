# As regras de Clustered para quem joga, parágrafo a parágrafo.

rules-clustered-idea = A ideia
rules-clustered-idea-build = Todos constroem na mesma mesa, cada um com cartas de uma cor. Cada carta tem de combinar com todas as que ficam ao lado. No fim, dão pontos as tuas linhas e o teu maior retângulo, e ganha quem tiver mais pontos.
rules-clustered-idea-who = Joga-se de um a quatro, a partir dos sete anos mais ou menos; com um segundo conjunto de baralhos, até oito. Conta um quarto de hora por jogador.

rules-clustered-cards = As cartas
rules-clustered-cards-three = Uma carta mostra uma, duas ou três figuras iguais. Nelas importam três coisas: a forma (quadrado, triângulo ou círculo), o preenchimento (vazio, às riscas ou cheio) e o número.
rules-clustered-cards-deck = O teu baralho tem cada combinação uma vez, o que dá 27 cartas, e dois jokers: 29 cartas. Os baralhos só diferem na cor, e a cor diz de quem é a carta.
rules-clustered-cards-start = A carta inicial não é de ninguém. É ao lado dela que se começa a construir.

rules-clustered-setup = Preparação
rules-clustered-setup-start = A carta inicial vai para o meio da mesa.
rules-clustered-setup-deck = Cada um escolhe uma cor, baralha essas cartas e deixa-as viradas para baixo.
rules-clustered-setup-hand = Compra cinco cartas. Só tu as podes ver.
rules-clustered-setup-first = Começa o mais novo. Depois segue-se no sentido dos ponteiros do relógio.

rules-clustered-turn = O teu turno
rules-clustered-turn-lay = Coloca uma carta da tua mão numa casa livre onde encaixe. É sempre uma carta: não podes colocar duas, nem podes passar.
rules-clustered-turn-draw = Compra uma carta do teu baralho, para voltares a ter cinco. A carta nova espera pelo teu próximo turno.
rules-clustered-turn-must = Enquanto alguma carta da tua mão encaixar nalgum sítio, tens de colocar uma. Qual e onde, decides tu.
rules-clustered-turn-discard = Só se nenhuma das tuas cartas encaixar em lado nenhum é que descartas uma em vez disso, a que quiseres. Foi esse o teu turno, e a carta fica fora do jogo. Depois compras como sempre.
rules-clustered-turn-empty = Quando o teu baralho acaba já não compras, e a tua mão vai diminuindo. Quem não tem mais cartas é saltado.
rules-clustered-turn-stay = Uma carta que está na mesa nunca mais se mexe.

rules-clustered-fits = O que encaixa
rules-clustered-fits-cell = Podes colocar numa casa livre que partilhe um lado com uma carta da mesa, seja de quem for essa carta. Os cantos não contam, nem a favor nem contra.
rules-clustered-fits-two = A tua carta tem de combinar com cada carta ao lado. Duas cartas combinam se pelo menos duas das três coisas forem iguais: forma, preenchimento e número.
rules-clustered-pic-neighbours = Aqui encaixa um triângulo às riscas. Com o círculo à esquerda partilha o preenchimento e o número; com os triângulos de cima, a forma e o preenchimento. Três círculos às riscas não encaixariam: com os triângulos só partilham o preenchimento.
rules-clustered-fits-each = Cada vizinha vê-se à parte. Mas basta uma vizinha que não combine, e a carta não encaixa.
rules-clustered-fits-colour = A cor não conta para isto. Podes construir ao lado das cartas dos outros, para chegar mais longe ou para os atrapalhar.

rules-clustered-wild = Os jokers e a carta inicial
rules-clustered-wild-all = Um joker combina com tudo, nos quatro lados. Não transmite nada: o que está por trás dele não importa, e não desculpa nenhum choque com outra vizinha.
rules-clustered-pic-corner = A casa livre toca num triângulo cheio e em três círculos vazios, que não têm nada em comum. Só um joker pode ir para lá.
rules-clustered-wild-own = Um joker tem a cor do seu baralho e conta para o dono como qualquer outra carta.
rules-clustered-wild-start = Ao lado da carta inicial encaixa tudo, no começo e no fim da partida. Ela não conta para ninguém, e corta as linhas.

rules-clustered-count = A contagem
rules-clustered-count-end = A partida acaba quando todas as mãos e todos os baralhos se esgotam. Então cada jogador soma três partes.
rules-clustered-count-rows = Filas: três ou mais cartas tuas numa linha seguida da esquerda para a direita dão um ponto por carta.
rules-clustered-count-columns = Colunas: o mesmo de cima para baixo. As linhas inclinadas não dão nada.
rules-clustered-count-rectangle = Retângulo: o teu maior bloco completo, com pelo menos duas cartas de largura e duas de altura, dá um ponto por cada carta. Só conta um bloco, e os lados podem ser iguais.
rules-clustered-pic-lines = Laranja tem três em fila à esquerda da carta inicial, que dão { $orange } pontos. À direita há só duas antes da carta de azul, e duas não dão nada.
rules-clustered-count-broken = Um espaço vazio, a carta de outro jogador ou a carta inicial corta uma linha, e nenhum bloco tem buracos.
rules-clustered-pic-block = Um bloco de dois por três dá { $rectangle } pontos pelo retângulo e { $rows } pelas suas duas filas: { $total } ao todo.
rules-clustered-count-thrice = Uma carta pode contar na sua fila, na sua coluna e no retângulo. Por isso os blocos grandes valem muito:
rules-clustered-blocks = Bloco
rules-clustered-blocks-rectangle = Retângulo
rules-clustered-blocks-lines = Filas e colunas
rules-clustered-blocks-total = Ao todo
rules-clustered-pic-ring = Um anel à volta da carta inicial não é um bloco, mas tem duas filas e duas colunas de três: { $total } pontos.
rules-clustered-pic-wild = O teu joker conta para ti; o joker de outro jogador corta o que constróis. Laranja recebe { $rectangle } pontos por um bloco de dois por dois e { $rows } pela fila de baixo: { $total }.
rules-clustered-count-win = Ganha o total mais alto. Quem tem totais iguais partilha a vitória.
rules-clustered-pic-count = Uma contagem completa. Azul: { $blueRows } pelas filas, { $blueColumns } pelas colunas, { $blueRectangle } pelo retângulo, { $blue } ao todo. Laranja: { $orangeRows } pelas filas, { $orangeColumns } pelas colunas, { $orangeRectangle } pelo retângulo, { $orange } ao todo. Ganha azul.

rules-clustered-players = A solo, ou cinco e mais
rules-clustered-players-solo = A solo jogas com as mesmas regras e um baralho, e tentas bater o teu próprio recorde.
rules-clustered-players-many = A partir de cinco jogadores há duas cartas iniciais em linha, com seis casas livres entre elas. Cada um pode construir junto de uma, da outra ou de ambas. Onde dois grupos se encontram, todas as vizinhas têm de combinar como sempre.

rules-clustered-variants = Variantes
rules-clustered-variants-quick = A partida rápida é mais curta e dá-te mais por onde escolher. Compra sete cartas no início e retira duas. No fim de cada turno compra duas cartas e retira uma das duas. As cartas retiradas ficam fora do jogo. Se só restar uma carta para comprar, ficas com ela.
rules-clustered-variants-extra = Joker extra: um terceiro joker para todos, ou para alguns como ajuda. Quem o tem joga também mais um turno.
rules-clustered-variants-first = Bónus para o primeiro: 2 pontos pela primeira linha de cinco ou mais, e 2 pontos pelo primeiro bloco de dois por três ou maior. Uma só carta pode ganhar os dois. Um bónus ganho nunca se perde.
rules-clustered-pic-five = Três quadrados vazios na casa livre juntam três e duas cartas numa linha de seis. Se for a primeira linha de cinco ou mais, ganha o bónus.
rules-clustered-variants-biggest = Bónus para o maior: no fim, 2 pontos pela fila ou coluna mais comprida, e 2 pontos pelo maior retângulo. Se os melhores empatarem, ninguém recebe esse bónus.

rules-clustered-house = Regras da casa
rules-clustered-house-agree = Uma mesa pode combinar cada uma delas antes da primeira carta. O que ninguém muda joga-se como se conta acima.
