# Die Regeln von Clustered, Absatz für Absatz. Dazwischen stehen Bilder; was mit rules-clustered-pic
# beginnt, ist die Zeile unter einem Bild. Die Zahlen darin kommen aus der echten Wertung.

rules-clustered-idea = Worum es geht
rules-clustered-idea-build = Alle bauen auf demselben Tisch, jeder mit Karten einer Farbe. Jede Karte muss zu allen Karten passen, die neben ihr liegen. Am Ende bringen deine eigenen Linien und dein größtes Rechteck Punkte, und wer die meisten Punkte hat, gewinnt.
rules-clustered-idea-who = Für eine bis vier Personen ab etwa sieben Jahren; mit einem zweiten Satz Stapel bis zu acht. Rechnet mit einer Viertelstunde pro Kopf.

rules-clustered-cards = Die Karten
rules-clustered-cards-three = Eine Karte zeigt eine, zwei oder drei Figuren, die alle gleich aussehen. Drei Dinge zählen an ihnen: ihre Form (Quadrat, Dreieck oder Kreis), ihre Füllung (leer, gestreift oder gefüllt) und ihre Anzahl.
rules-clustered-cards-deck = In deinem Stapel ist jede Kombination einmal, das macht 27 Karten, dazu zwei Joker: 29 Karten. Die Stapel unterscheiden sich nur in der Farbe, und die Farbe sagt, wem eine Karte gehört.
rules-clustered-cards-start = Die Startkarte gehört niemandem. Neben ihr beginnt ihr zu bauen.

rules-clustered-setup = Aufbau
rules-clustered-setup-start = Die Startkarte kommt in die Mitte des Tischs.
rules-clustered-setup-deck = Alle nehmen sich eine Farbe, mischen diesen Stapel und legen ihn verdeckt hin.
rules-clustered-setup-hand = Zieh fünf Karten. Nur du darfst sie sehen.
rules-clustered-setup-first = Die jüngste Person beginnt. Danach geht es im Uhrzeigersinn weiter.

rules-clustered-turn = Dein Zug
rules-clustered-turn-lay = Lege eine Karte aus deiner Hand auf ein freies Feld, auf das sie passt. Es ist immer eine Karte: Du kannst nicht zwei legen und nicht passen.
rules-clustered-turn-draw = Zieh eine Karte von deinem Stapel, damit du wieder fünf hast. Die neue Karte wartet bis zu deinem nächsten Zug.
rules-clustered-turn-must = Solange irgendeine Karte deiner Hand irgendwo passt, musst du eine legen. Welche und wohin, entscheidest du.
rules-clustered-turn-discard = Nur wenn keine deiner Karten irgendwo passt, wirfst du stattdessen eine ab, egal welche. Das war dein Zug, und die Karte ist aus dem Spiel. Danach ziehst du wie sonst.
rules-clustered-turn-empty = Ist dein Stapel verbraucht, ziehst du nichts mehr, und deine Hand wird kleiner. Wer keine Karten mehr hat, wird übersprungen.
rules-clustered-turn-stay = Eine Karte, die auf dem Tisch liegt, wird nie mehr bewegt.

rules-clustered-fits = Was passt
rules-clustered-fits-cell = Du darfst auf ein freies Feld legen, das mit einer Seite an eine Karte auf dem Tisch grenzt, egal wem sie gehört. Ecken zählen nicht, weder für dich noch gegen dich.
rules-clustered-fits-two = Deine Karte muss zu jeder Karte passen, die neben ihr liegt. Zwei Karten passen zusammen, wenn mindestens zwei der drei Dinge gleich sind: Form, Füllung und Anzahl.
rules-clustered-pic-neighbours = Hier passt ein gestreiftes Dreieck. Mit dem Kreis links davon teilt es Füllung und Anzahl, mit den Dreiecken darüber Form und Füllung. Drei gestreifte Kreise würden nicht passen: Mit den Dreiecken haben sie nur die Füllung gemeinsam.
rules-clustered-fits-each = Jede Nachbarkarte wird für sich betrachtet. Aber eine einzige, die nicht passt, genügt, und die Karte darf dort nicht hin.
rules-clustered-fits-colour = Die Farbe redet dabei nicht mit. Du darfst auch neben fremden Karten bauen, um weiterzukommen oder um im Weg zu sein.

rules-clustered-wild = Joker und Startkarte
rules-clustered-wild-all = Ein Joker passt zu allem, auf allen vier Seiten. Er gibt nichts weiter: Was hinter ihm liegt, spielt keine Rolle, und er entschuldigt keine andere Nachbarkarte, die nicht passt.
rules-clustered-pic-corner = Das freie Feld grenzt an ein gefülltes Dreieck und an drei leere Kreise, und die haben nichts gemeinsam. Dorthin kann nur ein Joker.
rules-clustered-wild-own = Ein Joker hat die Farbe seines Stapels und zählt wie jede andere Karte für die Person, der er gehört.
rules-clustered-wild-start = Neben der Startkarte passt alles, früh und spät in der Partie. Sie zählt für niemanden und unterbricht Linien.

rules-clustered-count = Die Wertung
rules-clustered-count-end = Die Partie ist vorbei, wenn alle Hände und alle Stapel verbraucht sind. Dann zählen alle für sich drei Teile zusammen.
rules-clustered-count-rows = Reihen: Drei oder mehr deiner Karten, ohne Lücke von links nach rechts, bringen einen Punkt pro Karte.
rules-clustered-count-columns = Spalten: dasselbe von oben nach unten. Schräge Linien bringen nichts.
rules-clustered-count-rectangle = Rechteck: Dein größter voller Block, mindestens zwei Karten breit und zwei Karten hoch, bringt einen Punkt pro Karte darin. Nur ein Block zählt, und seine Seiten dürfen gleich lang sein.
rules-clustered-pic-lines = Orange hat links von der Startkarte drei in einer Reihe, das bringt { $orange } Punkte. Rechts sind es nur zwei bis zur Karte von Blau, und zwei bringen nichts.
rules-clustered-count-broken = Eine Lücke, eine fremde Karte oder die Startkarte unterbricht eine Linie, und kein Block hat ein Loch.
rules-clustered-pic-block = Ein Block von zwei mal drei bringt { $rectangle } Punkte für das Rechteck und { $rows } für seine zwei Reihen: zusammen { $total }.
rules-clustered-count-thrice = Eine Karte kann in ihrer Reihe, in ihrer Spalte und im Rechteck zählen. Darum sind große Blöcke viel wert:
rules-clustered-blocks = Block
rules-clustered-blocks-rectangle = Rechteck
rules-clustered-blocks-lines = Reihen und Spalten
rules-clustered-blocks-total = Zusammen
rules-clustered-pic-ring = Ein Ring um die Startkarte ist kein Block, aber er hat zwei Reihen und zwei Spalten zu dritt: { $total } Punkte.
rules-clustered-pic-wild = Dein eigener Joker zählt für dich; ein fremder unterbricht, was du baust. Orange bekommt { $rectangle } Punkte für einen Block von zwei mal zwei und { $rows } für die untere Reihe: { $total }.
rules-clustered-count-win = Die höchste Summe gewinnt. Bei gleicher Summe wird der Sieg geteilt.
rules-clustered-pic-count = Eine ganze Wertung. Blau: { $blueRows } für Reihen, { $blueColumns } für Spalten, { $blueRectangle } für das Rechteck, insgesamt { $blue }. Orange: { $orangeRows } für Reihen, { $orangeColumns } für Spalten, { $orangeRectangle } für das Rechteck, insgesamt { $orange }. Blau gewinnt.

rules-clustered-players = Allein, oder zu fünft und mehr
rules-clustered-players-solo = Allein spielst du nach denselben Regeln mit einem Stapel und versuchst, dein eigenes bestes Ergebnis zu schlagen.
rules-clustered-players-many = Ab fünf Spielern gibt es zwei Startkarten in einer Linie, mit sechs freien Feldern dazwischen. Alle dürfen an der einen, an der anderen oder an beiden bauen. Wo zwei Gruppen sich treffen, müssen wie immer alle Nachbarkarten passen.

rules-clustered-variants = Varianten
rules-clustered-variants-quick = Das schnelle Spiel ist kürzer und lässt dir mehr Auswahl. Zieh am Anfang sieben Karten und sortiere zwei davon aus. Zieh am Ende jedes Zugs zwei Karten und sortiere eine der beiden aus. Aussortierte Karten sind aus dem Spiel. Ist nur noch eine Karte zu ziehen, behältst du sie.
rules-clustered-variants-extra = Extra-Joker: ein dritter Joker für alle, oder als Hilfe für manche. Wer ihn hat, hat auch einen Zug mehr.
rules-clustered-variants-first = Bonus für die Ersten: 2 Punkte für die erste Linie von fünf oder mehr und 2 Punkte für den ersten Block von zwei mal drei oder größer. Eine Karte kann beides gewinnen. Ein gewonnener Bonus geht nie mehr verloren.
rules-clustered-pic-five = Drei leere Quadrate auf dem freien Feld verbinden drei und zwei zu einer Linie von sechs. Ist es die erste Linie von fünf oder mehr, gewinnt sie den Bonus.
rules-clustered-variants-biggest = Bonus für die Größten: am Ende 2 Punkte für die längste Reihe oder Spalte und 2 Punkte für das größte Rechteck. Sind die Besten gleich, bekommt niemand diesen Bonus.

rules-clustered-house = Hausregeln
rules-clustered-house-agree = All das kann ein Tisch vor der ersten Karte vereinbaren. Was niemand ändert, wird wie oben gespielt.
