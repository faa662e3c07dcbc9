# Die Regeln von Kluster, Absatz für Absatz. Dazwischen stehen Bilder; was mit rules-kluster-pic
# beginnt, ist die Zeile unter einem Bild.

rules-kluster-idea = Worum es geht
rules-kluster-idea-lay = In eine Schlinge aus Schnur legt ihr starke Magnete, einen in jedem Zug. Sie ziehen sich aus der Ferne an und stoßen sich ab, und berühren dürfen sie sich nicht. Wer seine Steine als Erstes los ist, gewinnt.
rules-kluster-idea-who = Für eine bis acht Personen ab etwa sieben Jahren, und mit mehreren Schachteln für noch mehr. Eine Partie dauert etwa zehn Minuten.

rules-kluster-stones = Steine und Schnur
rules-kluster-stones-pole = Ein Stein ist quer durch seine dünne Seite magnetisch. Zwei Steine, die mit derselben Seite nach oben liegen, stoßen sich ab; mit verschiedenen Seiten nach oben ziehen sie sich an. Dreh einen Stein um, und aus Anziehen wird Abstoßen.
rules-kluster-pic-apart = Diese beiden zeigen verschiedene Seiten und liegen weit genug auseinander. Sie ziehen sich an, aber die Reibung hält sie an ihrem Ort.
rules-kluster-pic-snap = Ein wenig näher, und die Reibung gibt nach: Sie rutschen zusammen und berühren sich. Das ist ein Fehler.
rules-kluster-stones-boxes = Die Schachtel TRIO hat 24 flache Steine und eine Schnur von einem Meter. Die Schachtel DUO² hat 12 rundere Steine, die sich leicht auf der Stelle drehen, und eine Schnur von 70 Zentimetern.

rules-kluster-setup = Aufbau
rules-kluster-setup-cord = Die Schnur liegt als geschlossene Schlinge auf dem Tisch, in beliebiger Form. Was sie einschließt, ist die Spielfläche.
rules-kluster-setup-share = Alle Steine werden gleichmäßig verteilt. Die Steine, die du noch setzen musst, sind dein Vorrat, und alle dürfen sehen, wie viele es sind.
rules-kluster-setup-first = Die kleinste Person beginnt; bei einer Revanche, wer die meisten Steine übrig hatte. Danach geht es im Uhrzeigersinn weiter.

rules-kluster-turn = Dein Zug
rules-kluster-turn-place = Du musst einen Stein aus deinem Vorrat setzen: Lass ihn so los, dass er in der Schnur zur Ruhe kommt. Passen geht nicht, so eng es auch wird.
rules-kluster-turn-cord = Du darfst die Schnur bewegen. Sie bleibt flach auf dem Tisch und schiebt die Steine, die an ihr liegen.
rules-kluster-turn-hands = Du darfst die Steine in deinen Händen benutzen. In der Nähe stoßen und ziehen sie die Steine auf dem Tisch. Jede deiner zwei Hände hält einen Stein, und du darfst sie gegen andere aus deinem Vorrat tauschen.
rules-kluster-turn-order = Das alles geht in beliebiger Reihenfolge und beliebig oft, auch nach dem Setzen.
rules-kluster-pic-turn = Mitten in einer Partie: { $stones } Steine liegen in der Schnur, und keiner berührt einen anderen.
rules-kluster-turn-down = Ein losgelassener Stein liegt. Keine Hand fasst ihn mehr an.
rules-kluster-turn-inside = Ein Stein ist drinnen, wenn der Punkt, auf dem er liegt, in der Schnur ist. Er darf über die Schnur ragen und sie berühren. Außerhalb der Schnur kannst du nicht loslassen: Der Stein bleibt in deiner Hand.
rules-kluster-pic-inside = Der Stein am Rand ragt über die Schnur, aber er liegt auf einem Punkt, der drinnen ist. Das ist erlaubt.
rules-kluster-turn-end = Dein Zug endet, wenn du es sagst. Bis dahin hast du einen Stein gesetzt, und nichts bewegt sich mehr.

rules-kluster-fault = Fehler
rules-kluster-fault-touch = Berühren sich Steine, ist das ein Fehler, auch wenn sie sich wieder trennen.
rules-kluster-fault-leave = Verlässt ein Stein die Spielfläche, ist das ein Fehler, auch wenn er zurückkommt.
rules-kluster-fault-why = Wann in deinem Zug es passiert, ist egal, und warum auch: deine Hand, die Schnur, eine Anziehung oder ein Stein, der einen anderen schiebt.
rules-kluster-fault-held = Auch ein Stein in deiner Hand darf keinen auf dem Tisch berühren. Die zwei Steine in deinen Händen dürfen einander berühren.
rules-kluster-fault-take = Ein Fehler beendet deinen Zug sofort, auch wenn du nichts gesetzt hast. Wenn alles zur Ruhe gekommen ist, nimmst du jeden Stein, der einen anderen berührt oder die Spielfläche verlassen hat, und sonst keinen. Die Steine in deinen Händen behältst du.
rules-kluster-pic-chain = Eine Reihe, die gerade noch hielt. Ein Stein mehr kam zu nah, und { $stones } sind zusammengeschnappt. Wer dran ist, nimmt diese { $stones } und sonst keine.
rules-kluster-cost = Du hattest 5 Steine, und …
rules-kluster-cost-now = Jetzt hast du
rules-kluster-cost-one = der Stein, den du setzt, schnappt an einen anderen
rules-kluster-cost-three = der Stein, den du setzt, bildet mit drei anderen eine Kette
rules-kluster-cost-out = der Stein, den du setzt, rutscht hinaus und berührt nichts
rules-kluster-cost-cord = die Schnur schiebt zwei Steine zusammen, bevor du etwas setzt
rules-kluster-cost-held = der Stein in deiner Hand berührt einen auf dem Tisch

rules-kluster-win = Gewinnen
rules-kluster-win-first = Wer keine Steine mehr hat, gewinnt sofort. Auch der letzte Stein muss ohne Fehler zur Ruhe kommen.
rules-kluster-win-rank = Die Plätze dahinter gehen nach den Steinen, die noch übrig sind; wer am wenigsten hat, liegt vorn.

rules-kluster-expert = Expertenmodus
rules-kluster-expert-more = Wenn dein Stein zur Ruhe gekommen ist und du immer noch mehr Steine hast als der nächste Spieler, darfst du noch einen setzen, und so weiter. Gleich viele genügen nicht.
rules-kluster-expert-fault = Ein Fehler beendet den Zug wie immer. Was du vorher im Zug gesetzt hast, bleibt, außer es hat etwas berührt oder die Fläche verlassen.

rules-kluster-solo = Solo
rules-kluster-solo-all = Allein gehören alle Steine dir. Zwei Fehler sind erlaubt, und nach jedem nimmst du die Steine und spielst weiter. Der dritte Fehler beendet die Partie.
rules-kluster-solo-score = Dein Ergebnis ist die Zahl der Steine auf der Spielfläche am Ende. Liegen alle dort, ist das ein vollkommener Sieg.

rules-kluster-elimination = Eliminierungsmodus
rules-kluster-elimination-pool = Ab fünf Spielern mit TRIO, ab drei mit DUO²; kleinere Runden können ihn wählen. Niemand hat eigene Steine: Alle setzen je einen aus demselben Pool.
rules-kluster-elimination-out = Wer einen Fehler macht, ist raus, und die Steine des Fehlers gehen zurück in den Pool. Wer als Letztes übrig ist, gewinnt. Geht vorher der Pool aus, gewinnen alle, die noch dabei sind, gemeinsam.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Mehrere Schachteln ergeben ein größeres Spiel: mehr Steine, mehr Leute, eine Schnur für jede Schachtel. Jede Schnur muss eine andere kreuzen. Steine, die beim Verteilen nicht aufgehen, liegen von Anfang an auf der Spielfläche.
rules-kluster-pic-plus = Zwei Schnüre, die sich kreuzen. Ein Stein ist drinnen, wenn er in mindestens einer von ihnen ist.
rules-kluster-plus-apart = Du darfst jede Schnur bewegen. Löst sich eine von den anderen, ist das kein Fehler, aber du musst sie zurückholen, bevor dein Zug enden kann. Beendet vorher ein Fehler deinen Zug, muss es der nächste Spieler tun.

rules-kluster-equilibrium = Balancemodus
rules-kluster-equilibrium-edge = Steine werden hochkant gesetzt. Fällt der Stein um, den du gerade setzt, stell ihn wieder auf, bevor dein Zug endet, so oft wie nötig. Dafür darfst du diesen Stein in die Hand nehmen, und keinen anderen.
rules-kluster-pic-edge = Zwei Steine stehen hochkant; von oben sehen sie schmal aus. Der dritte fiel um, als die anderen in die Nähe kamen, und bleibt liegen.
rules-kluster-equilibrium-others = Andere Steine, die umfallen, bleiben liegen. Umfallen allein ist kein Fehler, aber eine Berührung oder ein Weg nach draußen ist wie immer einer.
rules-kluster-equilibrium-boxes = Der Balancemodus ist für TRIO-Steine. Er lässt sich mit jedem Spiel verbinden, Kluster+ ebenso. Der Expertenmodus geht weder mit Solo noch mit dem Eliminierungsmodus zusammen.

rules-kluster-house = Hausregeln
rules-kluster-house-agree = All das kann ein Tisch vor dem ersten Zug vereinbaren. Was niemand ändert, wird wie oben gespielt.
