# Kluster: o que um turno e a sua notação recusam.

kluster-over = A partida acabou.
turn-not-yours = É o turno do lugar { $turn }; o lugar { $seat } não pode tocar em nada.
turn-closed = O turno já não aceita mais gestos.
turn-inputs = Um turno aceita até { $most } gestos num sexagésimo de segundo.
turn-impossible = O mundo tornou-se impossível, por isso o turno voltou ao início.
turn-nothing-placed = O turno não pode acabar: nenhuma pedra foi colocada.
turn-moving = O turno não pode acabar enquanto algo se mexer.
turn-flat = A pedra { $stone } caiu e ficou deitada; primeiro tem de ficar em pé.
turn-parted = { $number ->
    [one] A corda { $cords } não cruza
   *[other] As cordas { $cords } não cruzam
} nenhuma outra; primeiro é preciso puxar uma corda de volta para cima de outra.
turn-not-ended = O turno para sem ter um fim.
turn-other-hand = A pedra { $stone } está na outra mão.
turn-stand-first = A pedra { $stone } caiu neste turno; tem de voltar a ficar em pé, e não pode voltar para a reserva.
turn-hands-full = As duas mãos estão ocupadas.
turn-one-hand = Nesta mesa só se segura uma pedra de cada vez.
turn-in-the-way = A pedra { $stone } não pode chegar à mão nesse ponto: a pedra { $other } está no caminho.
turn-not-in-stock = A pedra { $stone } não está entre as que se podem colocar.
turn-down = A pedra { $stone } já está colocada, e numa pedra colocada não se toca com a mão.
turn-not-fallen = A pedra { $stone } já está colocada; só se volta a pegar na que está a ser colocada, e só se tiver caído.
turn-hand-empty = A mão { $hand } está vazia.
turn-outside = A pedra { $stone } não está sobre a área, por isso não se pode largar aqui.
turn-one-placement = Neste turno já foi colocada uma pedra.
turn-expert = Para colocar mais uma pedra é preciso ter mais de { $most }; aqui seriam { $own }.
turn-more-moving = Pode-se colocar outra pedra quando a última estiver parada.
turn-cord-not-held = Nenhuma mão segura a corda { $cord }.
turn-no-cord = Não existe a corda { $cord }: a última é a número { $last }.

input-number = «{ $name }» é um número de 0 a { $most }, não { $value }.
input-range = «{ $name }» fica no máximo a { $most } { $unit } de 0, não a { $value } { $unit }.
notation-placement = esperava-se uma colocação, como 5@-12.5,34,90u: pedra, x e y em mm, rotação em graus, u para cima, d para baixo ou e em pé
notation-pull = esperava-se um puxão, como c0.17>120,40: corda, ponto, depois x e y em mm
notation-steps = esperavam-se de um a { $most } passos, como 5@-12.5,34,90u
notation-seat = esperava-se um lugar, depois um espaço e o seu turno
notation-input = esperava-se um gesto, como 12:h0=5@-12.5,34,120,90u, com os instantes por ordem
notation-packed = estes não são os gestos comprimidos de um turno
track-invalid = Isto não é o traçado de um turno.
result-invalid = Isto não pode resultar de um turno: { $detail }
