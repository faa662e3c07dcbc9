# Der Raum, in dem ein neuer Tisch eröffnet wird. Die Hausregeln selbst stehen in options.ftl.

new-title = { $game ->
    [kluster] Ein neuer Tisch für Kluster
   *[clustered] Ein neuer Tisch für Clustered
}
new-again = Noch einmal versuchen
new-game = Spiel
new-table = Zeit, und wer kommen darf
new-on = An
new-off = Aus
new-number = Eine Zahl
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = { $name } nach oben
new-not-first = Das ist nicht die erste Partie

# Plätze
new-seats = Wer spielt?
new-seat = Platz { $number }
new-seat-of = Platz { $number }: { $name }
new-sitter-me = Jemand an diesem Bildschirm
new-sitter-open = Ein Gast
new-sitter-open-hint = Wer über den Link kommt oder über die Liste der offenen Tische.

new-house-rules = Hausregeln
new-changed = { $number ->
    [0] alles wie üblich
    [one] eine geändert
   *[other] { $number } geändert
}
new-reset = Alles wie üblich

# Zeit
new-clock = Uhr
new-clock-none = Keine
new-clock-minutes = Minuten
new-clock-days = Tage
new-clock-hint = { $kind ->
    [minutes] Zeit für die ganze Partie. Wer keine mehr hat, gibt auf.
    [days] Für Partien, die man ab und zu weiterspielt. Jeder Zug bringt einen Tag zurück; wer keine Zeit mehr hat, gibt auf.
   *[none] Alle überlegen, so lange sie wollen.
}
new-minutes = Minuten pro Kopf
new-bonus = Sekunden zurück für jeden Zug
new-days = Tage pro Kopf

# Der Tisch
new-listed = Den Tisch allen zeigen
new-listed-hint = Er steht im Klubhaus, zum Mitspielen oder Zusehen. Sonst finden ihn nur Leute mit dem Link.
new-rated = Gewertet
new-rated-hint = Das Ergebnis zählt für die Rangliste. Nur für Menschen, mindestens zwei, jeder auf einem Platz; zurückgenommen wird nichts.
new-at-once = Sofort beginnen
new-at-once-hint = Sonst wartet der Tisch, und du beginnst, wann du willst.
new-go = Partie beginnen
new-open = Tisch eröffnen

# Hausregeln in Worten
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
