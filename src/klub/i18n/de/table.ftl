# Jedes Spiel: Tische, Startzahlen und Aufzeichnungen.

game-unknown = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
not-your-turn = Platz { $turn } ist dran, nicht Platz { $seat }.
seat-count = { $seats ->
    [one] Ein Platz ist
   *[other] { $seats } Plätze sind
} zu besetzen, aber { $names } { $names ->
    [one] Name wurde
   *[other] Namen wurden
} genannt.
nothing-to-undo = Es wurde noch nichts gespielt.
undo-revealed = Der letzte Zug lässt sich nicht zurücknehmen: Er hat eine neue Karte gezeigt.
seed-digit = eine Startzahl besteht aus den Ziffern 0 bis 9 und a bis f
seed-length = eine Startzahl hat { $length } Ziffern
record-large = Eine Aufzeichnung mit mehr als { $largest } Bytes wird nicht gelesen.
record-deep = Das ist keine Aufzeichnung einer Partie: Ihre Werte sind zu tief verschachtelt.
record-invalid = Das ist keine Aufzeichnung einer Partie: { $detail }
result-none = Bei diesem Spiel gibt es zu den Zügen nichts weiter zu sagen.
bests-invalid = Das ist keine Liste von Solo-Bestleistungen: { $detail }
untrue-move = Zug { $number }, „{ $line }“, kann nicht gespielt worden sein
untrue-result = Was aus Zug { $number } wurde, ist nicht zu lesen
untrue-results = Die Aufzeichnung nennt { $told } { $told ->
    [one] Ergebnis
   *[other] Ergebnisse
}, das ist nicht eines für jeden Zug
untrue-part = { $place } ist mit { $told } angegeben, aber das Spiel ergibt { $true }
untrue-turn = Noch einmal gespielt, führt Zug { $number } woandershin
untrue-unfinished = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht vorbei
untrue-missing = In der Aufzeichnung fehlt { $place }
untrue-extra = Das Spiel gibt nichts aus, was { $place } heißt
untrue-seed-missing = Die Startzahl wurde nicht aufgedeckt, deshalb lässt sich die Partie nicht noch einmal spielen
untrue-seed = Die Startzahl ist keine
untrue-commitment = Der Fingerabdruck gehört nicht zur Startzahl; deren SHA-256 ist { $true }
untrue-options = Die Optionen oder Plätze sind nicht die einer Partie
