# Les règles de Clustered pour qui joue, paragraphe par paragraphe.

rules-clustered-idea = L’idée
rules-clustered-idea-build = Tout le monde construit sur la même table, chacun avec des cartes d’une couleur. Chaque carte doit aller avec toutes ses voisines. À la fin, tes propres alignements et ton plus grand rectangle rapportent des points, et qui en a le plus gagne.
rules-clustered-idea-who = On joue de un à quatre, dès sept ans environ ; avec un second jeu de paquets, jusqu’à huit. Compte un quart d’heure par joueur.

rules-clustered-cards = Les cartes
rules-clustered-cards-three = Une carte montre une, deux ou trois figures identiques. Trois choses comptent : leur forme (carré, triangle ou cercle), leur remplissage (vide, rayé ou plein) et leur nombre.
rules-clustered-cards-deck = Ton paquet contient chaque combinaison une fois, soit 27 cartes, et deux jokers : 29 cartes. Les paquets ne diffèrent que par la couleur, et la couleur dit à qui est la carte.
rules-clustered-cards-start = La carte de départ n’est à personne. C’est à côté d’elle qu’on commence à construire.

rules-clustered-setup = Mise en place
rules-clustered-setup-start = La carte de départ va au milieu de la table.
rules-clustered-setup-deck = Chacun prend une couleur, mélange son paquet et le pose face cachée.
rules-clustered-setup-hand = Pioche cinq cartes. Il n’y a que toi qui peux les voir.
rules-clustered-setup-first = Le plus jeune commence. Ensuite, on tourne dans le sens des aiguilles d’une montre.

rules-clustered-turn = Ton tour
rules-clustered-turn-lay = Pose une carte de ta main sur une case libre où elle va. C’est toujours une carte : tu ne peux ni en poser deux ni passer.
rules-clustered-turn-draw = Pioche une carte de ton paquet pour en avoir de nouveau cinq. La nouvelle carte attend ton prochain tour.
rules-clustered-turn-must = Tant qu’une carte de ta main va quelque part, tu dois en poser une. Laquelle, et où, c’est toi qui choisis.
rules-clustered-turn-discard = Si aucune de tes cartes ne va nulle part, et seulement alors, tu en défausses une à la place, celle que tu veux. C’était ton tour, et la carte sort du jeu. Ensuite, tu pioches comme d’habitude.
rules-clustered-turn-empty = Quand ton paquet est épuisé, tu ne pioches plus rien et ta main diminue. Qui n’a plus de cartes est sauté.
rules-clustered-turn-stay = Une carte posée sur la table ne bouge plus jamais.

rules-clustered-fits = Ce qui va ensemble
rules-clustered-fits-cell = Tu peux poser sur une case libre qui a un côté commun avec une carte de la table, quel que soit son propriétaire. Les coins ne comptent pas, ni pour toi ni contre toi.
rules-clustered-fits-two = Ta carte doit s’accorder avec chaque carte voisine. Deux cartes s’accordent si au moins deux des trois choses sont les mêmes : forme, remplissage et nombre.
rules-clustered-pic-neighbours = Un triangle rayé va ici. Avec le cercle à sa gauche, il partage le remplissage et le nombre ; avec les triangles au-dessus, la forme et le remplissage. Trois cercles rayés n’iraient pas : ils n’ont que le remplissage en commun avec les triangles.
rules-clustered-fits-each = Chaque voisine se regarde séparément. Mais il suffit d’une voisine qui ne s’accorde pas, et la carte ne va pas.
rules-clustered-fits-colour = La couleur n’a rien à y dire. Tu peux construire à côté des cartes des autres, pour aller plus loin ou pour les gêner.

rules-clustered-wild = Les jokers et la carte de départ
rules-clustered-wild-all = Un joker va avec tout, sur ses quatre côtés. Il ne transmet rien : ce qui est derrière lui n’importe pas, et il n’excuse aucun désaccord avec une autre voisine.
rules-clustered-pic-corner = La case libre touche un triangle plein et trois cercles vides, qui n’ont rien en commun. Seul un joker peut y aller.
rules-clustered-wild-own = Un joker a la couleur de son paquet et compte pour son propriétaire comme toute autre carte.
rules-clustered-wild-start = À côté de la carte de départ, tout va, en début comme en fin de partie. Elle ne compte pour personne, et elle coupe les alignements.

rules-clustered-count = Le décompte
rules-clustered-count-end = La partie est finie quand toutes les mains et tous les paquets sont épuisés. Chacun additionne alors trois parties.
rules-clustered-count-rows = Rangées : trois de tes cartes ou plus qui se suivent sans interruption de gauche à droite rapportent un point par carte.
rules-clustered-count-columns = Colonnes : la même chose de haut en bas. Les diagonales ne rapportent rien.
rules-clustered-count-rectangle = Rectangle : ton plus grand bloc plein, large d’au moins deux cartes et haut d’au moins deux cartes, rapporte un point pour chacune de ses cartes. Un seul bloc compte, et ses côtés peuvent être égaux.
rules-clustered-pic-lines = Orange a trois cartes en rangée à gauche de la carte de départ, ce qui rapporte { $orange } points. À droite, il n’y en a que deux avant la carte de bleu, et deux ne rapportent rien.
rules-clustered-count-broken = Un vide, la carte d’un autre ou la carte de départ coupe un alignement, et un bloc n’a pas de trou.
rules-clustered-pic-block = Un bloc de deux sur trois rapporte { $rectangle } points pour le rectangle et { $rows } pour ses deux rangées : { $total } en tout.
rules-clustered-count-thrice = Une carte peut compter dans sa rangée, dans sa colonne et dans le rectangle. Les grands blocs valent donc beaucoup :
rules-clustered-blocks = Bloc
rules-clustered-blocks-rectangle = Rectangle
rules-clustered-blocks-lines = Rangées et colonnes
rules-clustered-blocks-total = En tout
rules-clustered-pic-ring = Un anneau autour de la carte de départ n’est pas un bloc, mais il a deux rangées et deux colonnes de trois : { $total } points.
rules-clustered-pic-wild = Ton propre joker compte pour toi ; le joker d’un autre coupe ce que tu construis. Orange reçoit { $rectangle } points pour un bloc de deux sur deux et { $rows } pour la rangée du bas : { $total }.
rules-clustered-count-win = Le plus haut total gagne. À totaux égaux, on partage la victoire.
rules-clustered-pic-count = Un décompte complet. Bleu : { $blueRows } pour les rangées, { $blueColumns } pour les colonnes, { $blueRectangle } pour le rectangle, { $blue } en tout. Orange : { $orangeRows } pour les rangées, { $orangeColumns } pour les colonnes, { $orangeRectangle } pour le rectangle, { $orange } en tout. Bleu gagne.

rules-clustered-players = En solo, ou à cinq et plus
rules-clustered-players-solo = En solo, tu joues selon les mêmes règles avec un paquet, et tu essaies de battre ton propre record.
rules-clustered-players-many = À partir de cinq joueurs, il y a deux cartes de départ alignées, avec six cases libres entre elles. Chacun peut construire près de l’une, de l’autre ou des deux. Là où deux groupes se rejoignent, toutes les voisines doivent s’accorder comme toujours.

rules-clustered-variants = Variantes
rules-clustered-variants-quick = La partie rapide est plus courte et te laisse plus de choix. Pioche sept cartes au début et écartes-en deux. À la fin de chaque tour, pioche deux cartes et écarte l’une des deux. Les cartes écartées sont hors du jeu. S’il ne reste qu’une carte à piocher, tu la gardes.
rules-clustered-variants-extra = Joker supplémentaire : un troisième joker pour tout le monde, ou pour certains comme aide. Qui l’a joue aussi un tour de plus.
rules-clustered-variants-first = Bonus du premier : 2 points pour le premier alignement de cinq ou plus, et 2 points pour le premier bloc de deux sur trois ou plus grand. Une seule carte peut gagner les deux. Un bonus gagné ne se perd jamais.
rules-clustered-pic-five = Trois carrés vides sur la case libre réunissent trois et deux cartes en un alignement de six. Si c’est le premier alignement de cinq ou plus, il gagne le bonus.
rules-clustered-variants-biggest = Bonus du plus grand : à la fin, 2 points pour la plus longue rangée ou colonne, et 2 points pour le plus grand rectangle. Si les meilleurs sont à égalité, personne n’a ce bonus.

rules-clustered-house = Règles maison
rules-clustered-house-agree = Une table peut convenir de chacune de ces règles avant la première carte. Ce que personne ne change se joue comme dit plus haut.
