# Der Klub: was man von ihm nicht bekommt und warum.

table-unknown = Diesen Tisch gibt es nicht. Ein Link zu einem Tisch muss vollständig kopiert werden.
table-elsewhere = An diesem Tisch wird gerade auf einem anderen Rechner des Klubs gespielt.
table-closed = Der Tisch wurde weggeräumt, bevor das erledigt war. Öffne ihn wieder und sieh nach, ob es geklappt hat.
tables-many = Eine Verbindung sieht bei höchstens { $most } Tischen zu.
wish-unsure = Der Klub weiß nicht, ob das geklappt hat. Sieh auf dem Tisch nach, er wird gerade neu geladen.
store-away = Der Klub kann gerade nichts speichern; es hat sich nichts geändert. Versuch es gleich noch einmal.
wish-failed = Das ging schief, und der Klub ist schuld. Es hat sich nichts geändert.
who-first = Wer mehr als zusehen will, sagt zuerst, wer er ist: POST /api/me.
too-fast = Das ist zu viel auf einmal. Versuch es in { $milliseconds } Millisekunden noch einmal.
record-early = Die Aufzeichnung einer Partie gibt es erst, wenn die Partie vorbei ist.
record-daily = Die Aufzeichnung einer Tagesaufgabe gibt es erst, wenn ihr Tag, { $day }, vorbei ist, denn andere versuchen sie noch.
record-results = Eine Aufzeichnung dieses Spiels muss sagen, was aus den Zügen wurde.
options-unread = Hausregeln schreibt man als JSON-Objekt, etwa {"{"}"quick": true{"}"}.
watch-first = Wer mit der Hand eingreift, muss erst am Tisch zusehen.
plan-long = Ein Zug in Kurzform dauert höchstens { $seconds } Sekunden.
turn-none = In diesem Spiel werden Züge nicht mit Händen gemacht.
turn-preparing = Die Magnete werden noch vorbereitet. Der Zug beginnt gleich.
turn-by-hand = Ein Zug von Hand wird live gespielt, Eingabe für Eingabe.
turn-under-way = Dieser Zug läuft schon: von Hand oder nach einem früheren Plan.
turn-interrupted = Der Zug wurde unterbrochen, nichts davon zählt.
turn-broken = Der Zug ging schief, und der Klub ist schuld. Er beginnt von vorn.
hint-rated = An einem gewerteten Tisch gibt es keine Tipps.
hint-daily = Bei der Tagesaufgabe gibt es keine Tipps: Die Ergebnisse aller werden verglichen.
hint-not-your-turn = Einen Tipp bekommt, wer dran ist.
advice-preparing = Die Tipps werden noch vorbereitet. Versuch es gleich noch einmal.
review-not-over = Eine Analyse gibt es erst, wenn die Partie vorbei ist.
