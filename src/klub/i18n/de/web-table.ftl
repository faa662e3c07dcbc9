# Der Raum mit dem Tisch: alles rings um das Spiel.

# Wer an einem Tisch sitzt. Der Name eines Bots wird wie der einer Person verwendet.
bot-random = Zufall
bot-random-about = Legt irgendeine Karte, die passt, ohne nachzudenken.
bot-greedy = Gierschlund
bot-greedy-about = Nimmt in jedem Zug die meisten Punkte, die zu sehen sind.
bot-solid = Bollwerk
bot-solid-about = Denkt eine Karte voraus: baut aus, versperrt den Weg und spart Joker auf.
bot-sharp = Scharfsinn
bot-sharp-about = Spielt vor jeder Karte Tausende Partien im Kopf zu Ende.
bot-master = Meister
bot-master-about = Sieht dem Tisch an, was daraus wird: gelernt aus sehr vielen Partien.
bot-gentle = Sanftmut
bot-gentle-about = Setzt Steine mit unsicherer Hand und macht Fehler.
bot-steady = Ruhepol
bot-steady-about = Hat eine ruhige Hand und sucht die sicherste Stelle.
bot-cunning = Schlaukopf
bot-cunning-about = Sucht die Stelle, die dir am wenigsten Platz lässt, und zieht danach die Schnur enger.
# Zwei mit demselben Namen: Ada 1 und Ada 2.
table-namesake = { $name } { $number }
table-somebody = Jemand
table-you = du
table-bot = Bot
table-here = ist da
table-away = weg
table-seats = Plätze
table-to-move = am Zug
table-winner = gewonnen
table-gave-up = { $why ->
    [time] Zeit abgelaufen
   *[resigned] aufgegeben
}
table-light = Zeigen, was für { $name } zählt
table-clock = Uhr von { $name }: { $left }
# Zeit auf einer Uhr, so kurz wie möglich.
table-clock-days = { $days } T { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# Die Zeile über dem Tisch: eine von diesen, danach, was zu tun ist.
table-turn-yours = Du bist dran.
table-turn-named = { $name }, du bist dran.
table-turn-of = { $name } ist dran.
table-waiting = Es fehlen noch Leute.
table-waiting-start = Alle sind da: Es kann losgehen.
table-over = Die Partie ist vorbei.
table-won-you = Du hast gewonnen.
table-won = { $number ->
    [0] Die Partie ist vorbei, und niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
table-watching = Du siehst zu.
table-onlookers = { $number ->
    [one] Noch jemand sieht zu.
   *[other] { $number } andere sehen zu.
}
table-title = { $game } · klub
table-title-turn = Du bist dran · { $game }
table-board = Der Tisch
table-news = Was am Tisch passiert
table-coming = Du kommst an den Tisch …
table-coming-long = Der Klub ist nicht zu erreichen. Nichts geht verloren; es wird immer wieder versucht, und der Tisch erscheint, sobald der Klub antwortet.
table-gone = Dieser Tisch lässt sich nicht zeigen

# Was sich öffnen lässt.
table-menu = Menü
table-rules = Regeln
table-log = Verlauf
table-log-empty = Seit du da bist, ist nichts passiert.
table-chat = Plaudern
table-chat-unread = { $lines ->
    [0] Plaudern
    [one] Plaudern, eine neue Zeile
   *[other] Plaudern, { $lines } neue Zeilen
}
table-chat-lines = Was gesagt wurde
table-chat-empty = Noch hat niemand etwas gesagt.
table-say = Sag etwas
table-say-send = Sagen
table-undo = Zug zurücknehmen
table-sound-on = Ton ist an
table-sound-off = Ton ist aus
table-share = Teilen
table-settings = Einstellungen
table-leave = Tisch verlassen
table-leave-kept = Dein Platz bleibt frei, solange du weg bist.
table-resign = Aufgeben
table-resign-sure = { $seats ->
    [one] Dann ist die Partie vorbei und zählt nicht. Aufgeben?
    [2] Dann ist die Partie vorbei und verloren. Aufgeben?
   *[other] Dann ist die Partie für dich verloren, und ein Bot spielt auf deinem Platz weiter. Aufgeben?
}
table-resign-as = Als { $name } aufgeben
table-resign-not = Weiterspielen

# Über eine Person am Tisch.
table-mute = Stummschalten
table-unmute = Wieder reden lassen
table-remove = Wegschicken
table-report = Melden
table-report-about = { $name } bei denen melden, die diesen Klub betreiben. Was ist passiert?
table-reported = Deine Meldung über { $name } ist für die Leute notiert, die diesen Klub betreiben.

# Der Verlauf. Vor $what steht, wer etwas getan hat.
table-told = { $name } { $what }
table-told-sat = { $name } hat sich gesetzt.
table-told-stood = Platz { $number } ist wieder frei.
table-told-started = Die Partie beginnt.
table-told-undone = Der letzte Zug wurde zurückgenommen.
table-told-resigned = { $name } hat aufgegeben.
table-told-time = Die Zeit von { $name } ist abgelaufen.
table-told-resumed = Der Klub war eine Weile geschlossen. Inzwischen lief keine Uhr.
table-told-muted = { $on ->
    [off] { $name } darf wieder reden.
   *[on] { $name } wurde stummgeschaltet.
}
table-told-removed = { $name } wurde weggeschickt.
table-told-rematched = Die Revanche ist eröffnet.

# Vor der Partie.
table-waiting-title = Ein Tisch für { $game }
table-waiting-free = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
table-seat-free = Platz { $number }
table-seat-kept = Reserviert aus der letzten Partie
table-sit = Hinsetzen
table-sit-also = Auch an diesem Bildschirm
table-seat-bot = Bot
table-seat-bot-title = Welcher Bot?
table-stand = Aufstehen
table-clear = Freimachen
table-name = Name
table-name-title = Wie heißt du?
table-name-also = Wer spielt noch an diesem Bildschirm?
table-start = Partie starten
table-start-free = { $free ->
    [one] Es kann losgehen, sobald der letzte freie Platz besetzt ist: Lade jemanden ein, oder setz einen Bot hin.
   *[other] Es kann losgehen, sobald alle { $free } freien Plätze besetzt sind: Lade Leute ein, oder setz Bots hin.
}
table-start-rated = Es kann losgehen, sobald alle Plätze besetzt sind: Lade Leute ein.
table-start-kept = Die Revanche beginnt von selbst, sobald die anderen da sind.
table-start-host = { $name } startet die Partie, wenn alle da sind.
table-invite = Einladen
table-invite-how = Wer diesen Link öffnet, kann sich dazusetzen, ohne Konto.
table-agreed = Was gespielt wird
table-agreed-players = { $players ->
    [one] Allein
   *[other] Zu { $players }
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = aus
table-agreed-usual = Alle Hausregeln sind wie üblich.
table-agreed-clock = { $bonus ->
    [0] Uhr: { $base } pro Kopf
   *[other] Uhr: { $base } pro Kopf und { $more } mehr mit jedem Zug
}
table-agreed-rated = Die Partie zählt für die Rangliste.

# Ein Bildschirm, mehrere mit verdeckten Händen.
table-cover = Die Karten sind verdeckt
table-cover-next = Als Nächstes an diesem Bildschirm: { $name }
table-cover-show = Meine Karten zeigen
table-cover-always = Ab jetzt alles offen lassen

# Die Verbindung zum Klub.
table-stale = Die Verbindung zum Klub ist abgerissen: Was du siehst, kann veraltet sein. Neuer Versuch …
table-back = { $news ->
    [0] Die Verbindung ist wieder da. Du hast nichts verpasst.
    [one] Die Verbindung ist wieder da. Inzwischen ist etwas passiert; es steht unter „Verlauf“.
   *[other] Die Verbindung ist wieder da. Inzwischen ist { $news } Mal etwas passiert; es steht unter „Verlauf“.
}
table-anew = { $own ->
    [yes] Dein Zug beginnt von vorn; was deine Hände taten, zählt nicht.
   *[no] Der Zug beginnt von vorn.
}
table-preparing = Die Magnete werden vorbereitet. Beim ersten Mal auf einem Rechner dauert das ein bis zwei Minuten; der Zug beginnt von selbst.
table-preparing-label = Magnete vorbereitet

# Das Ende.
table-result = Ergebnis
table-rematch = Revanche
table-rematch-join = Bei der Revanche mitspielen
table-rematch-watch = Bei der Revanche zusehen
table-rematch-how = Eine Revanche beginnt, wenn alle sie wollen.
table-rematch-begun = Die anderen spielen an einem neuen Tisch weiter; dein Platz dort ist dir sicher.
table-again = Noch einmal spielen
table-replay = Wiederholung
table-new = Neuer Tisch
table-daily-place = { $place ->
    [1] Du liegst in der Tagesaufgabe vorn.
   *[other] Du bist Nummer { $place } in der Tagesaufgabe.
}
table-best-new = { $total }: Das ist dein bestes Ergebnis.
table-best = Dein bestes Ergebnis ist { $total }.

# Eine Adresse teilen.
table-share-title = Ein Tisch für { $game }
table-share-replay = Eine Partie { $game }
table-link = Der Link
table-qr = Der Link als QR-Code
table-copy = Link kopieren
table-copied = Kopiert
table-send = Senden
table-link-alone = Diese Adresse geht nur auf diesem Rechner. Andere in deinem Netz brauchen die Adresse dieses Rechners und einen Klub, der mit „klub serve --host 0.0.0.0“ geöffnet wurde.
