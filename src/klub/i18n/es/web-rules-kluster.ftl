# Las reglas de Kluster para quien juega, párrafo a párrafo.

rules-kluster-idea = La idea
rules-kluster-idea-lay = Dentro de un lazo de cuerda se colocan imanes potentes, uno en cada turno. Se atraen y se repelen a distancia, y no deben tocarse. Gana quien primero se libra de sus imanes.
rules-kluster-idea-who = Se juega de uno a ocho, desde los siete años más o menos, y más con varias cajas. Una partida dura unos diez minutos.

rules-kluster-stones = Los imanes y la cuerda
rules-kluster-stones-pole = Cada pieza es un imán a través de su grosor. Dos imanes con la misma cara hacia arriba se repelen; con caras distintas se atraen. Dale la vuelta a uno, y la atracción se vuelve empuje.
rules-kluster-pic-apart = Estos dos muestran caras distintas y están bastante lejos. Se atraen, pero el rozamiento los sujeta donde están.
rules-kluster-pic-snap = Un poco más cerca, y el rozamiento cede: resbalan el uno hacia el otro y se tocan. Eso es un fallo.
rules-kluster-stones-boxes = La caja TRIO tiene 24 imanes planos y una cuerda de un metro. La caja DUO² tiene 12 imanes más redondos, que giran fácilmente sobre sí mismos, y una cuerda de 70 centímetros.

rules-kluster-setup = Preparación
rules-kluster-setup-cord = La cuerda se pone sobre la mesa como un lazo cerrado, con cualquier forma. Lo que encierra es la zona.
rules-kluster-setup-share = Todos los imanes se reparten por igual. Los que aún tienes que colocar son tu reserva, y todos pueden ver cuántos son.
rules-kluster-setup-first = Empieza el jugador más bajo; en la revancha, quien tenía más imanes. Después se sigue en el sentido de las agujas del reloj.

rules-kluster-turn = Tu turno
rules-kluster-turn-place = Tienes que colocar un imán de tu reserva: suéltalo de modo que se quede quieto dentro de la cuerda. No puedes pasar, por poco sitio que quede.
rules-kluster-turn-cord = Puedes mover la cuerda. Se queda plana sobre la mesa y empuja los imanes en los que se apoya.
rules-kluster-turn-hands = Puedes usar los imanes que tienes en las manos. De cerca empujan y atraen a los de la mesa. Cada una de tus dos manos sostiene un imán, y puedes cambiarlos por otros de tu reserva.
rules-kluster-turn-order = Todo esto va en cualquier orden y tantas veces como quieras, también después de colocar.
rules-kluster-pic-turn = En plena partida: dentro de la cuerda hay { $stones } imanes, y ninguno toca a otro.
rules-kluster-turn-down = Un imán que se ha soltado está colocado. Ninguna mano vuelve a tocarlo.
rules-kluster-turn-inside = Un imán está dentro si el punto en que se apoya está dentro de la cuerda. Puede sobresalir por encima de la cuerda y puede tocarla. Fuera de la cuerda no puedes soltarlo: se queda en tu mano.
rules-kluster-pic-inside = El imán del borde sobresale por encima de la cuerda, pero se apoya en un punto de dentro. Está permitido.
rules-kluster-turn-end = Tu turno acaba cuando tú lo dices. Para entonces has colocado un imán, y ya no se mueve nada.

rules-kluster-fault = Los fallos
rules-kluster-fault-touch = Si unos imanes se tocan, es un fallo, aunque luego se separen.
rules-kluster-fault-leave = Si un imán sale de la zona, es un fallo, aunque vuelva.
rules-kluster-fault-why = No importa en qué momento de tu turno ocurre, ni por qué: tu mano, la cuerda, una atracción, o un imán que empuja a otro.
rules-kluster-fault-held = Un imán en tu mano tampoco debe tocar uno de la mesa. Los dos imanes de tus manos sí pueden tocarse entre ellos.
rules-kluster-fault-take = Un fallo acaba tu turno al momento, aunque no hayas colocado nada. Cuando todo está quieto, te llevas cada imán que haya tocado a otro o salido de la zona, y ninguno más. Los imanes de tus manos te los quedas.
rules-kluster-pic-chain = Una hilera que aguantaba por poco. Un imán más se acercó demasiado, y { $stones } se pegaron. Quien tiene el turno se lleva estos { $stones } y ninguno más.
rules-kluster-cost = Tenías 5 imanes, y…
rules-kluster-cost-now = Ahora tienes
rules-kluster-cost-one = el imán que colocas se pega a otro
rules-kluster-cost-three = el imán que colocas forma una cadena con otros tres
rules-kluster-cost-out = el imán que colocas resbala fuera y no toca nada
rules-kluster-cost-cord = la cuerda junta dos imanes antes de que coloques nada
rules-kluster-cost-held = el imán de tu mano toca uno de la mesa

rules-kluster-win = Ganar
rules-kluster-win-first = Quien no tiene más imanes gana al momento. También el último tiene que quedarse quieto sin fallo.
rules-kluster-win-rank = Los demás se ordenan por los imanes que les quedan, primero quien menos tiene.

rules-kluster-expert = Experto
rules-kluster-expert-more = Cuando tu imán está quieto y aún tienes más imanes que el jugador siguiente, puedes colocar otro, y así sucesivamente. El mismo número no basta.
rules-kluster-expert-fault = Un fallo acaba el turno como siempre. Lo que colocaste antes en ese turno se queda, salvo lo que haya tocado o salido.

rules-kluster-solo = Solitario
rules-kluster-solo-all = En Solitario todos los imanes son tuyos. Se permiten dos fallos: después de cada uno te llevas los imanes y sigues. El tercer fallo acaba la partida.
rules-kluster-solo-score = Tu puntuación es el número de imanes que hay en la zona al final. Si están todos, es una victoria total.

rules-kluster-elimination = Eliminación
rules-kluster-elimination-pool = Para cinco jugadores o más con TRIO, tres o más con DUO²; con menos jugadores también se puede elegir. Nadie tiene imanes propios: cada cual coloca uno de la misma reserva común.
rules-kluster-elimination-out = Quien comete un fallo queda fuera, y los imanes del fallo vuelven a la reserva común. Gana el último que queda. Si antes se agota la reserva común, ganan juntos todos los que quedan.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Varias cajas hacen un juego mayor: más imanes, más jugadores, una cuerda por caja. Cada cuerda tiene que cruzar otra. Los imanes que no se pueden repartir por igual empiezan en la zona.
rules-kluster-pic-plus = Dos cuerdas que se cruzan. Un imán está dentro si está dentro de al menos una de ellas.
rules-kluster-plus-apart = Puedes mover todas las cuerdas. Si una se separa de las demás no es un fallo, pero tienes que devolverla antes de que tu turno pueda acabar. Si antes un fallo acaba tu turno, le toca hacerlo al jugador siguiente.

rules-kluster-equilibrium = Equilibrio
rules-kluster-equilibrium-edge = Los imanes se colocan de pie, de canto. Si el que estás colocando se tumba, vuelve a levantarlo antes de que acabe tu turno, tantas veces como haga falta. Para ello puedes tomar en la mano ese imán, y ningún otro.
rules-kluster-pic-edge = Dos imanes están de canto; desde arriba parecen estrechos. El tercero se cayó cuando se acercaron los otros, y se queda como está.
rules-kluster-equilibrium-others = Los demás imanes que se caen se quedan como están. Una caída no es un fallo por sí misma, pero un contacto o una salida sí, como siempre.
rules-kluster-equilibrium-boxes = Equilibrio es para los imanes TRIO. Va con cualquier juego, y Kluster+ también. Experto no va ni con Solitario ni con Eliminación.

rules-kluster-house = Reglas de la casa
rules-kluster-house-agree = Una mesa puede acordar cada una de ellas antes del primer turno. Lo que nadie cambia se juega como se cuenta arriba.
