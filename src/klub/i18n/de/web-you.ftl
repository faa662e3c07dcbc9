# Der Raum, in dem es um einen selbst geht.

# Wer jemand ist
you-who = Wer du bist
you-save = Speichern
you-stranger = Zum Umsehen musst du nicht sagen, wer du bist. Mit einem Namen bist du Gast im Klub.
you-name-hint = Was andere am Tisch und in Listen sehen.
you-name-saved = Ab jetzt heißt du { $name }.
you-somebody = Jemand
you-guest = Du bist Gast: Nur dieser Browser weiß, wer du bist. Mit einem Benutzernamen kannst du von jedem anderen aus wiederkommen.
you-claim = Benutzernamen holen
you-claim-hint = Dein Name, deine Tische und deine Ergebnisse bleiben deine.
you-claimed = Der Benutzername { $handle } gehört dir. Melde dich damit in jedem Browser an.
you-handle = Benutzername
you-handle-is = Dein Benutzername ist { $handle }.
you-handle-change = Benutzernamen oder Passwort ändern
you-handle-changed = Dein Benutzername ist { $handle }. Andere Browser wurden abgemeldet.
you-password = Passwort
you-password-new = Neues Passwort
you-password-old = Jetziges Passwort
you-password-hint = Mindestens { $least } Zeichen. Ein vergessenes kann dir der Klub nicht schicken.
you-log-in = Anmelden
you-log-in-hint = Dieser Browser ist dann nicht mehr { $name }, und ohne Benutzernamen gibt es kein Zurück.
you-logged-in = Willkommen zurück, { $name }.
you-log-out = Hier abmelden
you-log-out-elsewhere = Überall sonst abmelden
you-logged-out = { $where ->
    [elsewhere] Alle anderen Browser wurden abgemeldet.
   *[here] Du bist abgemeldet.
}
you-forget = Mich hier vergessen
you-forget-sure = Ohne Benutzernamen kann niemand mehr { $name } sein: Tische, Ergebnisse und Einstellungen dieses Gasts sind dann unerreichbar.
you-stay = Bleiben

# Einstellungen
you-settings = Wie du es magst
you-language-auto = Wie der Browser
you-theme = Farben
you-theme-word = { $word ->
    [light] Hell
    [dark] Dunkel
   *[auto] Wie das System
}
you-motion = Bewegung
you-motion-word = { $word ->
    [full] Voll
    [less] So wenig wie möglich
   *[auto] Wie das System
}
you-sound = Töne
you-sound-hint = Kurz und leise: eine Karte, ein Klack, du bist dran.
you-volume = Lautstärke
you-percent = { $percent } Prozent
you-left = Linkshändig
you-left-hint = Knöpfe für den Daumen sind links.
you-confirm = Clustered: fragen, bevor eine Karte gelegt wird
you-confirm-word = { $word ->
    [always] Immer
    [never] Nie
   *[touch] Auf Touchscreens
}
you-end = Kluster: ein Zug endet
you-end-word = { $word ->
    [auto] Von selbst, wenn die Regeln es erlauben
   *[button] Wenn ich es sage
}

# Tasten
you-keys = Tasten
you-keys-hint = Wähle eine Aktion und drück dann ihre neue Taste. Mit Escape bleibt alles beim Alten.
you-action = { $action ->
    [lower] Stein senken (halten)
    [turnLeft] Nach links drehen
    [turnRight] Nach rechts drehen
    [flip] Stein umdrehen
    [edge] Hochkant stellen
    [otherHand] Andere Hand nehmen
    [stock] Anderen Stein nehmen
    [grab] Schnur greifen
    [endTurn] Zug beenden
    [near] Nächste Steine nennen
    [hint] Gute Züge zeigen
    [fit] Alles zeigen
    [zoomIn] Näher
   *[zoomOut] Weiter weg
}
you-key-space = Leertaste
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: Drück die neue Taste.
you-key-reserved = { $key } hat hier eine feste Bedeutung und lässt sich nicht wählen. Drück eine andere Taste.
you-key-taken = { $key } ist schon vergeben: { you-action }. Drück eine andere Taste.
you-key-set = { you-action }: Die Taste ist jetzt { $key }.
you-keys-reset = Alle Tasten wie üblich
you-keys-usual = Alle Tasten sind wieder wie üblich.

# Was jemand erreicht hat
you-ratings = Wertungszahlen
you-ratings-empty = Du hast noch keine Wertungszahl. Gewertete Tische eröffnest du im Klubhaus unter „Mehr Auswahl“.
you-rating-for = { $players } Spieler, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
you-bests = Solo-Bestleistungen
you-bests-empty = Noch nichts. Spiel eine Partie allein, und dein bestes Ergebnis steht hier.
you-usual-rules = Übliche Regeln
you-history = Gespielte Partien
you-history-empty = Noch ist keine Partie vorbei. Jede wird hier stehen, zum Wiederansehen.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] gewonnen
    [lost] nicht gewonnen
   *[alone] allein
}
you-seat = { $place }. { $name }, { $score }

# Aufzeichnungen
you-records = Aufzeichnungen
you-record-hint = Eine Datei, die aus einer Partie in klub gespeichert wurde (.json). Sie wird geprüft, aufbewahrt und gezeigt.
