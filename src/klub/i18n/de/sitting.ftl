# Ein Tisch des Klubs: was dort nicht geht und warum.

event-invalid = Das ist kein Ereignis eines Tischs: { $detail }
clock-base = Eine Uhr gibt allen { $least } bis { $most } Sekunden.
clock-bonus = Ein Zug bringt höchstens { $most } Sekunden zurück.
sent-away = Du wurdest gebeten, diesen Tisch zu verlassen.
host-only = Das kann nur, wer den Tisch leitet.
already-started = Die Partie hat begonnen, die Plätze bleiben jetzt, wie sie sind.
not-started = Die Partie hat noch nicht begonnen.
game-ended-already = Die Partie ist vorbei.
seat-unknown = Dieser Tisch hat { $seats ->
    [one] einen Platz, Nummer 0
   *[other] { $seats } Plätze, gezählt ab 0
}.
seat-taken = Auf Platz { $seat } sitzt schon { $name }.
seat-kept = Platz { $seat } ist für die Person reserviert, die ihn in der letzten Partie hatte.
seat-free = Auf Platz { $seat } sitzt niemand.
seat-not-yours = Platz { $seat } ist nicht deiner.
seats-free = Es kann losgehen, sobald alle Plätze besetzt sind; noch frei: { $seats }.
gave-up = Auf Platz { $seat } wurde aufgegeben.
rated-alone = Für eine gewertete Partie braucht es mindestens zwei.
rated-people = An einem gewerteten Tisch spielen alle für sich: keine Bots, und niemand auf zwei Plätzen.
undo-rated = An einem gewerteten Tisch wird nichts zurückgenommen.
muted = Du wurdest an diesem Tisch stummgeschaltet.
muted-already = Diese Person ist schon stumm.
muted-not = Diese Person ist nicht stumm.
muted-many = An einem Tisch können höchstens { $most } Leute stumm sein.
nobody-there = Hier sitzt niemand mit dieser Kennung, sieht zu oder hat kürzlich etwas gesagt.
table-full = An diesem Tisch ist mehr als { $most } Mal etwas passiert: Die Partie kann zu Ende gespielt werden, sonst nichts.
chat-unfit = Eine Nachricht hat 1 bis { $most } druckbare Zeichen.
remove-host = Wer den Tisch leitet, bleibt.
remove-player = Wer mitspielt, bleibt bis zum Ende der Partie. Stummschalten geht aber.
rematch-early = Eine Revanche gibt es erst, wenn die Partie vorbei ist.
rematch-players = Um Revanche bitten kann nur, wer mitgespielt hat.
rematch-already = Die Revanche ist an Tisch { $table }.
frame-invalid = Das ist kein Bild eines Zugs.
message-large = Eine Nachricht hat höchstens { $largest } Bytes.
message-invalid = Diese Nachricht versteht der Klub nicht: { $detail }
name-unfit = „{ $name }“ geht nicht als Name: 1 bis { $most } druckbare Zeichen, und „bot:“ darf nicht am Anfang stehen.
bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }.
