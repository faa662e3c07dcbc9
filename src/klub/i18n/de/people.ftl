# Der Klub über HTTP: was er nicht annimmt und wer hereinkommt.

# Anfragen, die nicht zu lesen sind oder nicht jetzt.
path-invalid = „{ $name }“ in der Adresse ist nicht zu lesen: { $detail }
query-invalid = „{ $name }“ nach dem Fragezeichen ist nicht zu lesen: { $detail }
query-unknown = Nach „{ $name }“ kann man hier nicht fragen.
query-twice = „{ $name }“ steht mehr als einmal da.
body-invalid = Der Inhalt ist nicht zu lesen: { $detail }
body-large = Der Inhalt hat höchstens { $largest } Bytes.
body-not-json = Der Inhalt muss application/json sein.
page-unknown = Unter dieser Adresse gibt es nichts.
method-unknown = So lässt sich diese Adresse nicht benutzen.
request-unfit = Auf diese Anfrage gibt es keine Antwort (HTTP { $status }).
club-failed = Im Klub ist etwas schiefgegangen. Es ist notiert; bitte versuch es noch einmal.
origin-foreign = Die Anfrage kommt von der Seite einer anderen Website.
too-often = Das war zu oft. Bitte versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

# Hereinkommen.
guest-name = Gast { $number }
not-in = Der Klub weiß nicht, wer du bist. Komm erst herein.
handle-unfit = „{ $handle }“ geht nicht als Benutzername: { $least } bis { $most } druckbare Zeichen, keine Leerzeichen, und „bot:“ darf nicht am Anfang stehen.
password-unfit = Ein Passwort hat { $least } bis { $most } Zeichen.
password-wrong = Um den Benutzernamen zu ändern, brauchst du das jetzige Passwort, und das ist es nicht.
log-in-wrong = Diesen Benutzernamen mit diesem Passwort gibt es nicht.
settings-large = Einstellungen haben höchstens { $largest } Bytes.
settings-deep = Einstellungen sind höchstens { $deepest }-fach ineinander verschachtelt.
