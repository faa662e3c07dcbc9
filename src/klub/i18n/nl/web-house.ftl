# Wat in elke kamer van het clubhuis hetzelfde is.

page-title = { $room ->
    [home] klub
    [new] Een nieuwe tafel · klub
    [table] Aan tafel · klub
    [replay] Terugkijken · klub
    [learn] Leren · klub
    [you] Jij · klub
   *[nowhere] klub
}
skip = Naar de inhoud
nowhere = Op dit adres is niets.
to-home = Terug naar het clubhuis
close = Sluiten
line-lost = De verbinding met de club is weg, dus dit is niet verstuurd. Probeer het opnieuw als die terug is.
line-unsure = De verbinding viel weg voordat de club antwoordde. Kijk op de tafel of het gelukt is.
club-unreachable = De club is niet bereikbaar. Er is niets verloren; probeer het zo nog eens.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = De club is nu even niet bereikbaar. Wat je ziet, kan oud zijn; van jou gaat niets verloren. Om de paar seconden wordt het opnieuw geprobeerd.
house-try = Nu proberen
house-renewed = Er is een nieuwere klub. Laad de pagina opnieuw om die te gebruiken.
house-incomplete = Een deel van deze pagina kon niet worden geladen. Laad de pagina opnieuw; van jou gaat niets verloren.
house-reload = Opnieuw laden
