# Der Raum für Wiederholungen: eine Partie, die vorbei ist, Zug für Zug.

replay-title = { $game ->
    [clustered] Wiederholung von Clustered
   *[kluster] Wiederholung von Kluster
}
replay-wait = Die Partie wird geholt …
replay-back = Zum Tisch
replay-leave = Wiederholung verlassen
replay-home = Zurück ins Klubhaus
replay-not-yet = Noch nicht
replay-nothing = Nichts zu zeigen
replay-try = Noch einmal versuchen

# Das Ergebnis, im Titel. $names ist eine Liste von Namen.
replay-won = { $winners ->
    [0] Niemand hat gewonnen
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
replay-mastered = Geschafft
replay-lost-alone = Diesmal nicht geschafft
replay-scored-alone = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
replay-unfinished = Nicht zu Ende gespielt

# Wo die Wiederholung steht.
replay-begin = Der Anfang
replay-turns = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}
replay-turn = Zug { $turn } von { $last }
replay-caption = { $name } · { $what }

# Was ein Zug gebracht hat, hinter dem Namen.
replay-lays = legt: { $card } ({ $place })
replay-lays-drops = legt: { $card } ({ $place }), sortiert aus: { $dropped }
replay-discards = kann nichts legen und wirft ab: { $card }
replay-discards-drops = kann nichts legen, wirft ab: { $card }, sortiert aus: { $dropped }
replay-drops = sortiert aus: { $dropped }
replay-gained = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
replay-places = { $stones ->
    [0] setzt nichts
    [one] setzt einen Stein
   *[other] setzt { $stones } Steine
}
replay-fault = { $kind ->
    [touch] Fehler: Steine berühren sich
    [exit] Fehler: Ein Stein verlässt die Schnur
    [drop] Fehler: Ein Stein landet draußen
   *[time] Fehler: Die Zeit ist um
}
replay-taken = { $stones ->
    [one] { $stones } Stein wird aufgenommen
   *[other] { $stones } Steine werden aufgenommen
}
replay-slow = Zeitlupe
replay-above = Von oben ansehen

# Die Leiste und die Knöpfe darunter.
replay-bar = Züge der Partie
replay-first = Zum Anfang
replay-back-marked = { $game ->
    [clustered] Voriger mit vielen Punkten
   *[kluster] Voriger Fehler
}
replay-step-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-step = Einen Zug weiter
replay-next-marked = { $game ->
    [clustered] Nächster mit vielen Punkten
   *[kluster] Nächster Fehler
}
replay-last = Zum Ende
replay-again = Diesen Zug noch einmal zeigen
replay-speed = Tempo
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Tasten: ← und → gehen Zug für Zug, Pos1 und Ende springen, die Leertaste spielt ab und hält an, N und P gehen zu dem, was auffällt.

# Neben dem Tisch.
replay-scores = Punktestand
replay-stones = Steine
replay-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
replay-player = Name
replay-sum = Punkte
replay-part = { $part ->
    [rectangle] Größtes Rechteck
    [rows] Reihen
    [columns] Spalten
    [bonuses] Boni
   *[faults] Fehler
}
replay-show-count = Zeigen, was für { $name } zählt
replay-left = { $stones ->
    [one] { $stones } Stein übrig
   *[other] { $stones } Steine übrig
}
replay-out = raus
replay-hand = Die Hand von { $name }
replay-chosen = { $card } (gespielt)
replay-board = Der Tisch nach Zug { $turn }
replay-log = Die Züge
replay-more = Züge und mehr
replay-about = Über diese Partie
replay-luck = Das Glück
replay-luck-checking = Wird geprüft …
replay-luck-fair = { $game ->
    [clustered] Es wurde fair gemischt.
   *[kluster] Die Steine wurden fair gezogen.
}
replay-luck-why = Vor dem ersten Zug hat der Klub den Fingerabdruck (SHA-256) einer geheimen Zahl veröffentlicht. Dein Browser hat jetzt den Fingerabdruck der aufgedeckten Zahl genommen und daraus alles noch einmal ausgeteilt: Alles stimmt. Während der Partie wurde also nichts ausgetauscht.
replay-luck-other-seed = Die geheime Zahl passt nicht zu dem Fingerabdruck, der vor der Partie veröffentlicht wurde. Trau dieser Partie nicht.
replay-luck-other-luck = Was ausgeteilt wurde, ergibt sich nicht aus der geheimen Zahl. Trau dieser Partie nicht.
replay-luck-hidden = Die geheime Zahl wurde nicht aufgedeckt, also lässt sich nichts prüfen.
replay-luck-unable = Dieser Browser prüft Fingerabdrücke nur über https. Mit den Zahlen unten kann sie jeder anderswo prüfen.
replay-luck-failed = Die Aufzeichnung war nicht zu bekommen, also wurde nichts geprüft.
replay-commitment = Vor der Partie veröffentlicht
replay-seed = Danach aufgedeckt

# Links, Dateien und Bilder.
replay-share = Teilen
replay-share-title = Ein Link zu diesem Moment
replay-export = Speichern
replay-export-title = Diese Partie speichern
replay-record = Die Aufzeichnung
replay-record-hint = Die ganze Partie als JSON-Datei, die klub abspielen und prüfen kann.
replay-still = Ein Bild
replay-still-hint = Der Tisch, wie er jetzt zu sehen ist.
# Unter einem Bild: die Punkte aller Plätze der Reihe nach, etwa 10 : 13.
replay-picture-foot = Zug { $turn } · { $scores }
replay-animation = Eine Animation
replay-animation-hint = { $game ->
    [clustered] Die ganze Partie, ein Bild pro Zug.
   *[kluster] Die Bewegung als GIF.
}
replay-gif-game = Ganze Partie (GIF)
replay-gif-turn = Dieser Zug (GIF)
replay-making = { $percent } % fertig
replay-cancel = Abbrechen
replay-cancelled = Die Animation wurde nicht gemacht.
replay-saved = Gespeichert als { $name }.
replay-unsaved = Das Bild kam nicht zustande: Dieser Browser hat zu wenig Speicher dafür oder zeichnet solche Bilder nicht. Der Partie selbst fehlt nichts; die Aufzeichnung lässt sich weiterhin speichern.
replay-no-webgl = Dieser Browser zeigt keine 3D-Bilder, darum ist der Tisch von oben gezeichnet.
replay-open = Aufzeichnung öffnen
replay-open-hint = Eine JSON-Datei, die klub gespeichert hat. Du kannst sie irgendwo auf diese Seite fallen lassen.
replay-drop = Lass die Aufzeichnung hier fallen
replay-opened = { $moves ->
    [one] Ein Zug wurde gelesen und für richtig befunden.
   *[other] { $moves } Züge wurden gelesen und für richtig befunden.
}
replay-file-large = Für die Aufzeichnung einer Partie ist diese Datei zu groß. Es wurde nichts an den Klub gesendet.
replay-file-other = Diese Datei ist nicht die Aufzeichnung einer Partie. Es wurde nichts geöffnet; wähle eine JSON-Datei, die klub gespeichert hat.
