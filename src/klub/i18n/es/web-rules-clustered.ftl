# Las reglas de Clustered para quien juega, párrafo a párrafo.

rules-clustered-idea = La idea
rules-clustered-idea-build = Todos construyen en la misma mesa, cada cual con cartas de un color. Cada carta tiene que combinar con todas las que toca. Al final dan puntos tus propias líneas y tu rectángulo más grande, y gana quien tiene más puntos.
rules-clustered-idea-who = Se juega de uno a cuatro, desde los siete años más o menos; con un segundo juego de mazos, hasta ocho. Calcula un cuarto de hora por jugador.

rules-clustered-cards = Las cartas
rules-clustered-cards-three = Una carta muestra una, dos o tres figuras iguales. De ellas importan tres cosas: su forma (cuadrado, triángulo o círculo), su relleno (vacío, rayado o lleno) y su número.
rules-clustered-cards-deck = Tu mazo tiene cada combinación una vez, o sea 27 cartas, y dos comodines: 29 cartas. Los mazos solo se distinguen por el color, y el color dice de quién es la carta.
rules-clustered-cards-start = La carta inicial no es de nadie. Junto a ella se empieza a construir.

rules-clustered-setup = Preparación
rules-clustered-setup-start = La carta inicial va en el centro de la mesa.
rules-clustered-setup-deck = Cada cual toma un color, baraja ese mazo y lo deja boca abajo.
rules-clustered-setup-hand = Roba cinco cartas. Solo tú puedes verlas.
rules-clustered-setup-first = Empieza el más joven. Después se sigue en el sentido de las agujas del reloj.

rules-clustered-turn = Tu turno
rules-clustered-turn-lay = Coloca una carta de tu mano en una casilla libre donde encaje. Es siempre una carta: no puedes colocar dos ni puedes pasar.
rules-clustered-turn-draw = Roba una carta de tu mazo para volver a tener cinco. La carta nueva espera a tu próximo turno.
rules-clustered-turn-must = Mientras alguna carta de tu mano encaje en algún sitio, tienes que colocar una. Cuál y dónde, lo decides tú.
rules-clustered-turn-discard = Solo si ninguna de tus cartas encaja en ningún sitio, descartas una en su lugar, la que quieras. Ese era tu turno, y la carta queda fuera del juego. Luego robas como siempre.
rules-clustered-turn-empty = Cuando se te acaba el mazo ya no robas, y tu mano se va reduciendo. A quien no le quedan cartas se le salta.
rules-clustered-turn-stay = Una carta que está en la mesa ya no se mueve nunca.

rules-clustered-fits = Qué encaja
rules-clustered-fits-cell = Puedes colocar en una casilla libre que comparta un lado con una carta de la mesa, sea de quien sea esa carta. Las esquinas no cuentan, ni a favor ni en contra.
rules-clustered-fits-two = Tu carta tiene que combinar con cada carta que tenga al lado. Dos cartas combinan si al menos dos de las tres cosas son iguales: forma, relleno y número.
rules-clustered-pic-neighbours = Aquí encaja un triángulo rayado. Con el círculo de su izquierda comparte relleno y número; con los triángulos de arriba, forma y relleno. Tres círculos rayados no encajarían: con los triángulos solo comparten el relleno.
rules-clustered-fits-each = Cada vecina se mira por separado. Pero basta una vecina que no combine, y la carta no encaja.
rules-clustered-fits-colour = El color no tiene nada que decir aquí. Puedes construir junto a las cartas de los demás, para llegar más lejos o para estorbarles.

rules-clustered-wild = Los comodines y la carta inicial
rules-clustered-wild-all = Un comodín combina con todo, por sus cuatro lados. No transmite nada: lo que hay detrás no importa, y no disculpa ningún choque con otra vecina.
rules-clustered-pic-corner = La casilla libre toca un triángulo lleno y tres círculos vacíos, que no tienen nada en común. Ahí solo puede ir un comodín.
rules-clustered-wild-own = Un comodín tiene el color de su mazo y cuenta para su dueño como cualquier otra carta.
rules-clustered-wild-start = Junto a la carta inicial encaja todo, al principio y al final de la partida. No cuenta para nadie, y corta las líneas.

rules-clustered-count = El recuento
rules-clustered-count-end = La partida termina cuando se han agotado todas las manos y todos los mazos. Entonces cada cual suma tres partes.
rules-clustered-count-rows = Filas: tres o más cartas tuyas en una línea sin cortes de izquierda a derecha dan un punto por carta.
rules-clustered-count-columns = Columnas: lo mismo de arriba abajo. Las líneas inclinadas no dan nada.
rules-clustered-count-rectangle = Rectángulo: tu bloque completo más grande, de al menos dos cartas de ancho y dos de alto, da un punto por cada una de sus cartas. Solo cuenta un bloque, y sus lados pueden ser iguales.
rules-clustered-pic-lines = Naranja tiene tres en fila a la izquierda de la carta inicial, que dan { $orange } puntos. A la derecha hay solo dos antes de la carta de azul, y dos no dan nada.
rules-clustered-count-broken = Un hueco, la carta de otro jugador o la carta inicial corta una línea, y ningún bloque tiene huecos.
rules-clustered-pic-block = Un bloque de dos por tres da { $rectangle } puntos por el rectángulo y { $rows } por sus dos filas: { $total } en total.
rules-clustered-count-thrice = Una carta puede contar en su fila, en su columna y en el rectángulo. Por eso los bloques grandes valen mucho:
rules-clustered-blocks = Bloque
rules-clustered-blocks-rectangle = Rectángulo
rules-clustered-blocks-lines = Filas y columnas
rules-clustered-blocks-total = En total
rules-clustered-pic-ring = Un anillo alrededor de la carta inicial no es un bloque, pero tiene dos filas y dos columnas de tres: { $total } puntos.
rules-clustered-pic-wild = Tu propio comodín cuenta para ti; el comodín de otro jugador corta lo que construyes. Naranja recibe { $rectangle } puntos por un bloque de dos por dos y { $rows } por la fila de abajo: { $total }.
rules-clustered-count-win = Gana el total más alto. Quienes tienen totales iguales comparten la victoria.
rules-clustered-pic-count = Un recuento completo. Azul: { $blueRows } por filas, { $blueColumns } por columnas, { $blueRectangle } por el rectángulo, { $blue } en total. Naranja: { $orangeRows } por filas, { $orangeColumns } por columnas, { $orangeRectangle } por el rectángulo, { $orange } en total. Gana azul.

rules-clustered-players = En solitario, o cinco y más
rules-clustered-players-solo = En solitario juegas con las mismas reglas y un mazo, e intentas superar tu propio récord.
rules-clustered-players-many = A partir de cinco jugadores hay dos cartas iniciales en línea, con seis casillas libres en medio. Cada cual puede construir junto a una, a la otra o a las dos. Donde se encuentran dos grupos, todas las vecinas tienen que combinar como siempre.

rules-clustered-variants = Variantes
rules-clustered-variants-quick = La partida rápida es más corta y te da más donde elegir. Roba siete cartas al principio y retira dos. Al final de cada turno roba dos cartas y retira una de las dos. Las cartas retiradas quedan fuera del juego. Si solo queda una carta por robar, te la quedas.
rules-clustered-variants-extra = Comodín extra: un tercer comodín para todos, o para algunos como ayuda. Quien lo tiene juega también un turno más.
rules-clustered-variants-first = Bono al primero: 2 puntos por la primera línea de cinco o más, y 2 puntos por el primer bloque de dos por tres o mayor. Una sola carta puede ganar los dos. Un bono ganado no se pierde nunca.
rules-clustered-pic-five = Tres cuadrados vacíos en la casilla libre unen tres y dos cartas en una línea de seis. Si es la primera línea de cinco o más, gana el bono.
rules-clustered-variants-biggest = Bono al más grande: al final, 2 puntos por la fila o columna más larga, y 2 puntos por el rectángulo más grande. Si los mejores empatan, nadie se lleva ese bono.

rules-clustered-house = Reglas de la casa
rules-clustered-house-agree = Una mesa puede acordar cada una de ellas antes de la primera carta. Lo que nadie cambia se juega como se cuenta arriba.
