# Was in jedem Raum des Klubhauses gleich ist.

page-title = { $room ->
    [home] klub
    [new] Ein neuer Tisch · klub
    [table] Am Tisch · klub
    [replay] Wiederholung · klub
    [learn] Lernen · klub
    [you] Du · klub
   *[nowhere] klub
}
skip = Zum Inhalt springen
nowhere = Unter dieser Adresse gibt es nichts.
to-home = Zurück ins Klubhaus
close = Schließen
line-lost = Die Verbindung zum Klub ist abgerissen, das wurde nicht gesendet. Versuche es noch einmal, wenn sie wieder steht.
line-unsure = Die Verbindung ist abgerissen, bevor der Klub geantwortet hat. Sieh am Tisch nach, ob es geschehen ist.
club-unreachable = Der Klub ist nicht zu erreichen. Nichts ging verloren; bitte versuch es gleich noch einmal.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Der Klub ist gerade nicht zu erreichen. Was du siehst, kann veraltet sein; von dir geht nichts verloren. Alle paar Sekunden wird es neu versucht.
house-try = Jetzt versuchen
house-renewed = Ein neueres klub ist da. Lade die Seite neu, um es zu benutzen.
house-incomplete = Ein Teil dieser Seite konnte nicht geladen werden. Lade die Seite neu; von dir geht nichts verloren.
house-reload = Neu laden
