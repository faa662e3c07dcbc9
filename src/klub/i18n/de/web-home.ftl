# Der erste Raum des Klubhauses und die Türen oben in jedem Raum.

home-doors = Räume
home-door = klub, zum Klubhaus
home-learn = Lernen
home-you = Du
home-language = Sprache
home-theme-light = Helle Farben
home-theme-dark = Dunkle Farben

home-title = An welchen Tisch möchtest du?
home-about = { $game ->
    [kluster] Magnete in einer Schnur. Setz deine, und lass keine zusammenschnappen.
   *[clustered] Lege Karten, die zusammenpassen. Bau Linien und ein Rechteck aus deinen eigenen.
}
home-bot = Gegen einen Bot
home-screen = An diesem Bildschirm
home-invite = Einladen
home-solo = Solo
# Auf dem Link steht die kurze Form (any); die anderen werden vorgelesen und müssen ihre Wörter enthalten.
home-more = { $game ->
    [kluster] Mehr Auswahl für Kluster
    [clustered] Mehr Auswahl für Clustered
   *[any] Mehr Auswahl
}
home-how = { $game ->
    [kluster] So spielt man Kluster
    [clustered] So spielt man Clustered
   *[any] So spielt man
}
home-preparing = Die Magnete werden vorbereitet: { $percent } %. Das passiert einmal nach der Installation von klub und dauert ein bis zwei Minuten. Du kannst schon einen Tisch eröffnen; sein erster Zug beginnt, sobald sie bereit sind.

# Gegen einen Bot
home-bot-title = { $game ->
    [kluster] Kluster gegen einen Bot
   *[clustered] Clustered gegen einen Bot
}
home-bot-more = Mehrere Bots oder andere Regeln?

# An diesem Bildschirm
home-screen-title = { $game ->
    [kluster] Kluster an diesem Bildschirm
   *[clustered] Clustered an diesem Bildschirm
}
home-screen-hint = { $game ->
    [kluster] Alle spielen hier, nacheinander.
   *[clustered] Alle spielen hier, nacheinander. Dazwischen sind die Karten verdeckt.
}
home-players = Spieler
home-player = Spieler { $number }
home-player-name = Name von Spieler { $number }
home-begin = Los geht’s
# Knöpfe neben einer Zahl; $what ist, was gezählt wird, etwa „Spieler“.
home-fewer = { $what }: eins weniger
home-more-of = { $what }: eins mehr

# Einladen
home-invite-title = { $game ->
    [kluster] Andere zu Kluster einladen
   *[clustered] Andere zu Clustered einladen
}
home-your-name = Dein Name
home-invite-go = Tisch eröffnen
home-invite-hint = Gleich bekommst du einen Link und einen Code für die Handykamera. Wer ihn hat, kann sich dazusetzen; sonst findet niemand den Tisch.

# Tische
home-mine = Deine Tische
home-open = Offene Tische
home-open-empty = Gerade ist kein Tisch für alle offen. Lade jemanden per Link ein, oder eröffne unter „Mehr Auswahl“ einen für alle.
home-your-turn = Du bist dran
home-free = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
home-not-begun = Beginnt gleich
home-going-on = Wird gespielt
home-nobody = Noch niemand
home-rated = Gewertet
home-timed = Mit Uhr
home-go-on = Weiterspielen
home-join = Mitspielen
home-watch = Zusehen
home-all = Alle { $number } Tische zeigen

# Die Tagesaufgabe
home-daily = Tagesaufgabe
home-daily-hint = Für alle dasselbe Glück, einmal am Tag, allein. Der erste Versuch zählt.
home-daily-left = { $hours ->
    [0] noch { $minutes } min
   *[other] noch { $hours } h { $minutes } min
}
home-daily-go = { $state ->
    [done] Meinen Versuch ansehen
    [begun] Weiterspielen
   *[new] Versuchen
}
home-daily-empty = Noch ist niemand damit fertig. Dein Ergebnis könnte das erste sein.
home-total = { $game ->
    [kluster] { $total ->
        [one] ein Stein
       *[other] { $total } Steine
    }
   *[clustered] { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }
}

# Die Rangliste
home-ladder = Die Rangliste
home-ladder-game = Spiel
home-for = { $players } Spieler
home-place = Rang
home-name = Name
home-rating = Wertungszahl
home-rating-hint = Die Wertungszahl ist vorsichtig geschätzt: Wer neu ist, liegt um 0 oder darunter, und mit jeder Partie wird sie sicherer.
home-games = Partien
home-ladder-empty = Noch hat niemand eine gewertete Partie zu { $players } beendet.
home-ladder-open = Gewerteten Tisch eröffnen
