# Der Raum, in dem man die Spiele lernt: seine Seite, die Bedienung und die Einführungen.
# $way ist, womit jemand spielt: mouse, touch oder keys. $lower, $flip und so weiter sind Namen von Tasten.

learn-title = Spielen lernen
learn-about = Spiel ein paar Schritte an einem echten Tisch, oder lies die Regeln. Beides ist auch während einer Partie zur Hand.
learn-game = So spielt man { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Karten auf Leinen: Leg sie so, dass alle Nachbarkarten passen, und bau Linien und Rechtecke in deiner Farbe.
learn-kluster-about = Magnete auf Eiche: Setz deine Steine in die Schnur, ohne dass sie sich berühren.
learn-open = Regeln und Bedienung von { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Das andere Spiel lernen
learn-start = Einführung spielen
learn-start-about = Ein paar Minuten an einem eigenen Tisch. Es zählt für nichts, und du kannst jederzeit gehen.
learn-go-on = Einführung fortsetzen
learn-so-far = Du bist bei Schritt { $step } von { $steps }.
learn-finished = Du hast die Einführung zu Ende gespielt.
learn-again = Einführung noch einmal spielen
learn-anew = Von vorn beginnen
learn-opening = Der Tisch wird gedeckt …
learn-then = Wenn du so weit bist
learn-new = Einen Tisch eröffnen
learn-rules = Die Regeln
learn-contents = Inhalt
learn-ruling = Hausentscheid { $rule }
learn-house-missing = Die Liste der Hausregeln war vom Klub nicht zu bekommen. Sie steht auch da, wenn du einen neuen Tisch eröffnest.
learn-board = Ein Tisch mit Karten
learn-table-top = Steine und Schnur, von oben gesehen
learn-light = Was auf diesem Tisch zählt
learn-light-none = Nur die Karten
learn-light-seat = { $seat ->
    [0] Orange
   *[1] Blau
}

learn-controls = Maus, Touch und Tasten
learn-keys = Tasten
learn-clustered-choose = Eine Karte wählen
learn-clustered-choose-how = Klick oder tippe sie an. Die Felder, auf die sie passt, leuchten auf, mit den Punkten, die sie dort brächte.
learn-clustered-lay = Sie legen
learn-clustered-lay-how = Klick auf ein leuchtendes Feld. Auf dem Touchscreen zweimal antippen oder die Karte dorthin ziehen.
learn-clustered-why = Fragen, warum nicht
learn-clustered-why-how = Wähle eine Karte, dann ein Feld, das nicht leuchtet.
learn-clustered-move = Sich umsehen
learn-clustered-move-how = Zieh den Tisch. Mit dem Mausrad oder mit zwei Fingern zoomst du.
learn-clustered-fit = Den ganzen Tisch sehen
learn-clustered-fit-how = Drück den Knopf in der Ecke des Tischs.
learn-clustered-score = Sehen, was zählt
learn-clustered-score-how = Zeig auf einen Namen oder tippe ihn an: Die Karten, die Punkte bringen, leuchten auf.
learn-kluster-stock = Einen anderen Stein nehmen
learn-kluster-stock-how = Wähle ihn in deinem Vorrat.
learn-kluster-carry = Einen Stein tragen
learn-kluster-carry-how = Beweg den Mauszeiger oder zieh mit einem Finger. Der Schatten zeigt, wo der Stein ist.
learn-kluster-lower = Senken und setzen
learn-kluster-lower-how = Halt die Maustaste gedrückt, oder den Knopf für den Daumen. Lass los, wenn der Stein auf dem Tisch liegt; lässt du früher los, steigt er wieder.
learn-kluster-height = Die Höhe einstellen
learn-kluster-height-how = Dreh das Mausrad, oder nimm den Schieber.
learn-kluster-turn = Den Stein drehen
learn-kluster-turn-how = Nimm die zwei Knöpfe mit Pfeilen, oder dreh mit zwei Fingern.
learn-kluster-flip = Ihn umdrehen
learn-kluster-flip-how = Nimm den Knopf dafür. Was vorher anzog, stößt jetzt ab.
learn-kluster-edge = Ihn hochkant stellen
learn-kluster-edge-how = Nimm den Knopf dafür, im Balancemodus.
learn-kluster-other = Die andere Hand nehmen
learn-kluster-other-how = Diese Hand bleibt, wo sie ist, und du machst mit der anderen weiter.
learn-kluster-back = Ihn zurücklegen
learn-kluster-back-how = Der Stein kommt zurück in deinen Vorrat.
learn-kluster-cord = Die Schnur bewegen
learn-kluster-cord-how = Drück auf sie und zieh.
learn-kluster-near = Hören, was in der Nähe ist
learn-kluster-near-how = Nennt die nächsten Steine, ihre Richtung und ihren Abstand.
learn-kluster-end = Den Zug beenden
learn-kluster-end-how = Nimm den Knopf, der erscheint, wenn alles getan ist.
learn-hint = Um Rat fragen
learn-hint-how = Wenn du dran bist, zeigt die Lampe die besten Züge auf dem Brett. An gewerteten Tischen und bei der Tagesaufgabe gibt es sie nicht.
learn-key-arrows = Pfeiltasten
learn-key-shift-arrows = Umschalt + Pfeiltasten
learn-key-numbers = 1 bis 7
learn-key-enter = Eingabe
learn-key-tab = Tab
learn-key-delete = Entf
learn-key-page-up = Bild auf
learn-key-page-down = Bild ab

learn-coach = Einführung
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-skip = Überspringen
learn-back = Zurück
learn-leave = Einführung verlassen
learn-resume = Einführung zeigen
learn-play-bot = Gegen einen Bot spielen
learn-play-on = Hier weiterspielen
learn-over = Diese Partie ist zu Ende. Für die übrigen Schritte beginn die Einführung von vorn.

# Die Einführung in Clustered. Was auf -nod endet, wird gesagt, wenn der Schritt getan ist.

learn-clustered-step-choose = { $way ->
    [keys] Das sind deine Karten, und in der Mitte liegt die Startkarte. Drück 1 bis 5, um eine Karte zu wählen.
    [touch] Das sind deine Karten, und in der Mitte liegt die Startkarte. Tippe eine deiner Karten an.
   *[mouse] Das sind deine Karten, und in der Mitte liegt die Startkarte. Klick eine deiner Karten an.
}
learn-clustered-step-choose-nod = Die Felder, auf die sie passt, leuchten. Neben der Startkarte passt alles.
learn-clustered-step-lay = { $way ->
    [keys] Jetzt leg sie: Geh mit den Pfeiltasten auf ein leuchtendes Feld und drück die Eingabetaste.
    [touch] Jetzt leg sie: Tippe ein leuchtendes Feld an, und dann noch einmal. Du kannst die Karte auch dorthin ziehen.
   *[mouse] Jetzt leg sie: Klick auf ein leuchtendes Feld. Du kannst die Karte auch dorthin ziehen.
}
learn-clustered-step-lay-nod = Sie liegt, und du hast eine neue Karte gezogen. Das war ein ganzer Zug.
learn-clustered-step-clash = Nicht alles passt: Nachbarkarten müssen zwei von Form, Füllung und Anzahl gemeinsam haben. Frag, warum nicht: Wähle eine Karte und dann ein Feld neben deinen Karten, das nicht leuchtet.
learn-clustered-step-clash-nod = Jetzt weißt du, welche Nachbarkarte nicht wollte und warum. Fragen kostet nichts: Es wurde keine Karte gelegt.
learn-clustered-step-three = Leg weiter, bis drei deiner Karten in einer Linie liegen, nebeneinander oder übereinander. Die Zahlen auf den Feldern zeigen, was eine Karte brächte.
learn-clustered-step-three-nod = Drei in einer Linie: ein Punkt pro Karte. Zwei in einer Linie bringen noch nichts.
learn-clustered-step-count = { $way ->
    [keys] Woher kommen deine Punkte? Geh mit der Tab-Taste auf deinen Namen.
    [touch] Woher kommen deine Punkte? Tippe deinen Namen an.
   *[mouse] Woher kommen deine Punkte? Zeig auf deinen Namen.
}
learn-clustered-step-count-nod = Die Karten, die Punkte bringen, leuchten. Genauso kannst du bei den anderen nachsehen.
learn-clustered-step-block = Jetzt bau einen vollen Block, zwei Karten breit und zwei Karten hoch. Dein größter Block bringt einen Punkt pro Karte, zusätzlich zu seinen Linien.
learn-clustered-step-block-nod = Ein Block! Mach zwei mal drei daraus, und er bringt 12 Punkte: 6 für den Block und 6 für seine Linien.
learn-clustered-step-wild = Die Karte mit dem Stern ist ein Joker. Er passt neben alles, und alles passt neben ihn. Leg ihn, wenn du einen hast; wenn nicht, lies einfach weiter.
learn-clustered-step-wild-nod = Ein Joker zählt für dich wie jede andere deiner Karten.
learn-clustered-step-discard = Wenn keine deiner Karten irgendwo passt, sagt dir das deine Hand, und du wählst eine, die du abwirfst. Solange etwas passt, musst du legen.
learn-clustered-step-done = Das ist das ganze Spiel. Wenn alle Karten verbraucht sind, werden Reihen, Spalten und das größte Rechteck gezählt. Viel Spaß!

# Die Einführung in Kluster.

learn-kluster-step-take = { $way ->
    [keys] Geh mit der Tab-Taste zum Tisch und beweg dich mit den Pfeiltasten. Deine Hand trägt einen Stein, und sein Schatten zeigt, wo er ist.
    [touch] Leg einen Finger auf den Tisch und zieh. Deine Hand trägt einen Stein, und sein Schatten zeigt, wo er ist.
   *[mouse] Beweg den Mauszeiger über den Tisch. Deine Hand trägt einen Stein, und sein Schatten zeigt, wo er ist.
}
learn-kluster-step-take-nod = So hoch oben spürt ihn auf dem Tisch kaum etwas.
learn-kluster-step-place = { $way ->
    [keys] Bring ihn über die Mitte der Schnur und halt { $lower } gedrückt: Der Stein sinkt. Liegt er auf dem Tisch, lass los.
    [touch] Bring ihn über die Mitte der Schnur und halt den Knopf mit dem Pfeil gedrückt: Der Stein sinkt. Liegt er auf dem Tisch, lass los.
   *[mouse] Bring ihn über die Mitte der Schnur und halt die Maustaste gedrückt: Der Stein sinkt. Liegt er auf dem Tisch, lass los.
}
learn-kluster-step-place-nod = Er liegt. Ab jetzt fasst ihn keine Hand mehr an.
learn-kluster-step-end = { $way ->
    [keys] Du könntest noch die Schnur bewegen. Musst du aber nicht: Drück { $end }, um deinen Zug zu beenden.
   *[mouse] Du könntest noch die Schnur bewegen. Musst du aber nicht: Beende deinen Zug mit dem Knopf.
}
learn-kluster-step-end-nod = Der erste Stein ist gesetzt. Säßen andere am Tisch, wäre jetzt jemand anderes dran.
learn-kluster-step-pull = Jetzt erwachen die Magnete. Bring den nächsten Stein tief über den Tisch, in die Nähe des anderen, und halt an, bevor sie sich berühren. Behalte den auf dem Tisch im Auge.
learn-kluster-step-pull-nod = Er hat sich bewegt, und nichts hat ihn berührt. Mit dieser Kraft spielst du.
learn-kluster-step-flip = { $way ->
    [keys] Heb den Stein an und dreh ihn mit { $flip } um. Mit { $left } und { $right } kannst du ihn auch drehen.
    [touch] Heb den Stein an und dreh ihn mit seinem Knopf um. Du kannst ihn auch nach links und rechts drehen.
   *[mouse] Heb den Stein an und dreh ihn um: Drück { $flip } oder nimm den Knopf. { $left } und { $right } drehen ihn nach links und rechts.
}
learn-kluster-step-flip-nod = Jetzt ist seine andere Seite oben. Was er vorher anzog, stößt er ab.
learn-kluster-step-second = Setz ihn dorthin, wo er den anderen in Ruhe lässt, eine Handbreit entfernt, und beende deinen Zug.
learn-kluster-step-second-nod = Gut gesetzt: Sie berühren sich nicht.
learn-kluster-step-cord = { $way ->
    [keys] Auch die Schnur darfst du bewegen. Greif sie mit { $grab }, zieh sie mit den Pfeiltasten und lass sie mit { $grab } los.
    [touch] Auch die Schnur darfst du bewegen. Leg einen Finger darauf und zieh.
   *[mouse] Auch die Schnur darfst du bewegen. Drück auf sie und zieh.
}
learn-kluster-step-cord-nod = Ihre Länge bleibt gleich, und sie schiebt Steine, die an ihr liegen.
learn-kluster-step-fault = Jetzt mach mit Absicht einen Fehler: Bring einen Stein so nah an einen anderen, dass sie zusammenschnappen.
learn-kluster-step-fault-nod = Klack! Dein Zug ist vorbei, und du nimmst die Steine, die sich berührt haben. Hier sind zwei Fehler frei, der dritte beendet die Partie.
learn-kluster-step-done = Das ist das ganze Spiel: Werde deine Steine los, und lass keine sich berühren. Viel Spaß!
