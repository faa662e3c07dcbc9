# As regras de Kluster para quem joga, parágrafo a parágrafo.

rules-kluster-idea = A ideia
rules-kluster-idea-lay = Dentro de um laço de corda colocam-se ímanes fortes, um em cada turno. Atraem-se e repelem-se à distância, e não se podem tocar. Ganha quem se livrar primeiro das suas pedras.
rules-kluster-idea-who = Joga-se de um a oito, a partir dos sete anos mais ou menos, e mais com várias caixas. Uma partida dura cerca de dez minutos.

rules-kluster-stones = Pedras e corda
rules-kluster-stones-pole = Uma pedra é um íman no sentido da sua espessura. Duas pedras com a mesma face para cima repelem-se; com faces diferentes atraem-se. Vira uma pedra, e a atração passa a empurrão.
rules-kluster-pic-apart = Estas duas mostram faces diferentes e estão bastante afastadas. Atraem-se, mas o atrito segura-as onde estão.
rules-kluster-pic-snap = Um pouco mais perto, e o atrito cede: deslizam uma para a outra e tocam-se. É uma falha.
rules-kluster-stones-boxes = A caixa TRIO tem 24 pedras achatadas e uma corda de um metro. A caixa DUO² tem 12 pedras mais redondas, que rodam facilmente sobre si mesmas, e uma corda de 70 centímetros.

rules-kluster-setup = Preparação
rules-kluster-setup-cord = A corda fica na mesa como um laço fechado, com qualquer forma. O que ela rodeia é a área.
rules-kluster-setup-share = Todas as pedras se dividem por igual. As que ainda tens de colocar são a tua reserva, e todos podem ver quantas são.
rules-kluster-setup-first = Começa o jogador mais baixo; na revanche, quem tinha mais pedras. Depois segue-se no sentido dos ponteiros do relógio.

rules-kluster-turn = O teu turno
rules-kluster-turn-place = Tens de colocar uma pedra da tua reserva: larga-a de modo que fique parada dentro da corda. Não podes passar, por pouco espaço que reste.
rules-kluster-turn-cord = Podes mexer a corda. Ela fica rente à mesa e empurra as pedras a que se encosta.
rules-kluster-turn-hands = Podes usar as pedras que tens nas mãos. De perto, empurram e atraem as da mesa. Cada uma das tuas duas mãos segura uma pedra, e podes trocá-las por outras da tua reserva.
rules-kluster-turn-order = Tudo isto por qualquer ordem e quantas vezes quiseres, também depois de colocar.
rules-kluster-pic-turn = A meio de uma partida: há { $stones } pedras dentro da corda, e nenhuma toca noutra.
rules-kluster-turn-down = Uma pedra largada está colocada. Mais nenhuma mão lhe toca.
rules-kluster-turn-inside = Uma pedra está dentro se o ponto em que assenta estiver dentro da corda. Pode sobrar por cima da corda e pode tocar-lhe. Fora da corda não podes largar: a pedra fica na tua mão.
rules-kluster-pic-inside = A pedra da borda sobra por cima da corda, mas assenta num ponto de dentro. É permitido.
rules-kluster-turn-end = O teu turno acaba quando tu dizes. Nessa altura já colocaste uma pedra, e nada se mexe.

rules-kluster-fault = Falhas
rules-kluster-fault-touch = Se as pedras se tocarem, é uma falha, mesmo que se separem a seguir.
rules-kluster-fault-leave = Se uma pedra sair da área, é uma falha, mesmo que volte.
rules-kluster-fault-why = Não importa em que momento do teu turno acontece, nem porquê: a tua mão, a corda, uma atração, ou uma pedra que empurra outra.
rules-kluster-fault-held = Uma pedra na tua mão também não pode tocar numa da mesa. As duas pedras nas tuas mãos podem tocar-se uma à outra.
rules-kluster-fault-take = Uma falha acaba logo o teu turno, mesmo que não tenhas colocado nada. Quando tudo está parado, ficas com cada pedra que tocou noutra ou saiu da área, e com mais nenhuma. As pedras nas tuas mãos continuam contigo.
rules-kluster-pic-chain = Uma fila que se aguentava por pouco. Mais uma pedra chegou perto demais, e { $stones } colaram-se. Quem está a jogar fica com estas { $stones } e com mais nenhuma.
rules-kluster-cost = Tinhas 5 pedras, e…
rules-kluster-cost-now = Agora tens
rules-kluster-cost-one = a pedra que colocas cola-se a outra
rules-kluster-cost-three = a pedra que colocas forma uma cadeia com outras três
rules-kluster-cost-out = a pedra que colocas desliza para fora e não toca em nada
rules-kluster-cost-cord = a corda junta duas pedras antes de colocares alguma
rules-kluster-cost-held = a pedra na tua mão toca numa da mesa

rules-kluster-win = Ganhar
rules-kluster-win-first = Quem não tem mais pedras ganha logo. Também a última pedra tem de ficar parada sem falha.
rules-kluster-win-rank = Os outros ordenam-se pelas pedras que lhes restam, primeiro quem tem menos.

rules-kluster-expert = Expert
rules-kluster-expert-more = Quando a tua pedra está parada e ainda tens mais pedras do que o jogador seguinte, podes colocar outra, e assim por diante. O mesmo número não chega.
rules-kluster-expert-fault = Uma falha acaba o turno como sempre. O que colocaste antes nesse turno fica, exceto o que tocou ou saiu.

rules-kluster-solo = Solo
rules-kluster-solo-all = A solo, todas as pedras são tuas. Permitem-se duas falhas: depois de cada uma ficas com as pedras e continuas. A terceira falha acaba a partida.
rules-kluster-solo-score = A tua pontuação é o número de pedras na área no fim. Se lá estiverem todas, é uma vitória total.

rules-kluster-elimination = Eliminação
rules-kluster-elimination-pool = Para cinco jogadores ou mais com TRIO, três ou mais com DUO²; com menos, também se pode escolher. Ninguém tem pedras próprias: cada um coloca uma da mesma reserva comum.
rules-kluster-elimination-out = Quem faz uma falha sai do jogo, e as pedras da falha voltam à reserva comum. Ganha o último que resta. Se antes se esgotar a reserva comum, ganham juntos todos os que restam.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Várias caixas fazem um jogo maior: mais pedras, mais jogadores, uma corda por caixa. Cada corda tem de cruzar outra. As pedras que não se podem dividir por igual começam na área.
rules-kluster-pic-plus = Duas cordas que se cruzam. Uma pedra está dentro se estiver dentro de pelo menos uma delas.
rules-kluster-plus-apart = Podes mexer todas as cordas. Se uma se separar das outras não é uma falha, mas tens de a trazer de volta antes que o teu turno possa acabar. Se antes uma falha acabar o teu turno, cabe ao jogador seguinte fazê-lo.

rules-kluster-equilibrium = Equilibrista
rules-kluster-equilibrium-edge = As pedras colocam-se em pé. Se a que estás a colocar cair e ficar deitada, põe-na de novo em pé antes de o teu turno acabar, quantas vezes for preciso. Para isso podes pegar nessa pedra, e em mais nenhuma.
rules-kluster-pic-edge = Duas pedras estão em pé; vistas de cima parecem estreitas. A terceira caiu quando as outras se aproximaram, e fica como está.
rules-kluster-equilibrium-others = As outras pedras que caem ficam como estão. Uma queda não é por si só uma falha, mas um toque ou uma saída é, como sempre.
rules-kluster-equilibrium-boxes = O modo Equilibrista é para as pedras TRIO. Vai com qualquer jogo, e Kluster+ também. Expert não vai nem com Solo nem com Eliminação.

rules-kluster-house = Regras da casa
rules-kluster-house-agree = Uma mesa pode combinar cada uma delas antes do primeiro turno. O que ninguém muda joga-se como se conta acima.
