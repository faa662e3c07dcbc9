# De kamer om terug te kijken: een afgelopen spel, beurt voor beurt.

replay-title = { $game ->
    [clustered] Clustered terugkijken
   *[kluster] Kluster terugkijken
}
replay-wait = Het spel wordt opgehaald …
replay-back = Naar de tafel
replay-leave = Stoppen met terugkijken
replay-home = Terug naar het clubhuis
replay-not-yet = Nog niet
replay-nothing = Niets te zien
replay-try = Opnieuw proberen

# De uitslag, in de titel. $names is een lijst van spelers.
replay-won = { $winners ->
    [0] Niemand heeft gewonnen
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de winst
}
replay-mastered = Gelukt
replay-lost-alone = Deze keer niet gelukt
replay-scored-alone = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
replay-unfinished = Niet uitgespeeld

# Waar het terugkijken is.
replay-begin = Het begin
replay-turns = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
}
replay-turn = Beurt { $turn } van { $last }
replay-caption = { $name }: { $what }

# Wat een beurt deed, na de naam van de speler.
replay-lays = legt { $card } ({ $place })
replay-lays-drops = legt { $card } ({ $place }) en doet { $dropped } weg
replay-discards = kan niets leggen en legt { $card } af
replay-discards-drops = kan niets leggen, legt { $card } af en doet { $dropped } weg
replay-drops = doet { $dropped } weg
replay-gained = { $points ->
    [one] +{ $points } punt
   *[other] +{ $points } punten
}
replay-places = { $stones ->
    [0] plaatst niets
    [one] plaatst een magneet
   *[other] plaatst { $stones } magneten
}
replay-fault = { $kind ->
    [touch] fout: magneten raken elkaar
    [exit] fout: een magneet verlaat het koord
    [drop] fout: een magneet valt buiten neer
   *[time] fout: de tijd is om
}
replay-taken = { $stones ->
    [one] { $stones } magneet wordt opgepakt
   *[other] { $stones } magneten worden opgepakt
}
replay-slow = Slow motion
replay-above = Van boven bekijken

# De balk en de knoppen eronder.
replay-bar = Beurten van het spel
replay-first = Naar het begin
replay-back-marked = { $game ->
    [clustered] Vorige met veel punten
   *[kluster] Vorige fout
}
replay-step-back = Eén beurt terug
replay-play = Afspelen
replay-pause = Pauze
replay-step = Eén beurt verder
replay-next-marked = { $game ->
    [clustered] Volgende met veel punten
   *[kluster] Volgende fout
}
replay-last = Naar het einde
replay-again = Deze beurt nog eens tonen
replay-speed = Snelheid
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Toetsen: ← en → gaan per beurt, Home en End springen, de spatiebalk speelt af en pauzeert, N en P gaan naar wat eruit springt.

# Naast de tafel.
replay-scores = Scores
replay-stones = Magneten
replay-total = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
replay-player = Speler
replay-sum = Punten
replay-part = { $part ->
    [rectangle] Grootste rechthoek
    [rows] Rijen
    [columns] Kolommen
    [bonuses] Bonussen
   *[faults] Fouten
}
replay-show-count = Tonen wat telt voor { $name }
replay-left = { $stones ->
    [one] { $stones } magneet over
   *[other] { $stones } magneten over
}
replay-out = af
replay-hand = De hand van { $name }
replay-chosen = { $card } (gespeeld)
replay-board = De tafel na beurt { $turn }
replay-log = De beurten
replay-more = Beurten en meer
replay-about = Over dit spel
replay-luck = Het geluk
replay-luck-checking = Wordt gecontroleerd …
replay-luck-fair = { $game ->
    [clustered] Er is eerlijk geschud.
   *[kluster] De magneten zijn eerlijk getrokken.
}
replay-luck-why = Vóór de eerste beurt heeft de club de vingerafdruk (SHA-256) van een geheim getal bekendgemaakt. Je browser heeft nu de vingerafdruk genomen van het getal dat is onthuld, en daaruit alles nog eens uitgedeeld: alles klopt. Er is tijdens het spel dus niets verwisseld.
replay-luck-other-seed = Het geheime getal past niet bij de vingerafdruk die vóór het spel is bekendgemaakt. Vertrouw dit spel niet.
replay-luck-other-luck = Wat er is uitgedeeld, volgt niet uit het geheime getal. Vertrouw dit spel niet.
replay-luck-hidden = Het geheime getal is niet onthuld, dus er valt niets te controleren.
replay-luck-unable = Deze browser controleert vingerafdrukken alleen via https. Met de getallen hieronder kan iedereen ze elders controleren.
replay-luck-failed = Het spelverslag kon niet worden opgehaald, dus er is niets gecontroleerd.
replay-commitment = Vóór het spel bekendgemaakt
replay-seed = Erna onthuld

# Links, bestanden en afbeeldingen.
replay-share = Delen
replay-share-title = Een link naar dit moment
replay-export = Opslaan
replay-export-title = Dit spel opslaan
replay-record = Het spelverslag
replay-record-hint = Het hele spel als JSON-bestand dat klub kan afspelen en controleren.
replay-still = Een afbeelding
replay-still-hint = De tafel zoals je hem nu ziet.
# Onder een afbeelding: de punten van alle plaatsen op volgorde, zoals 10 : 13.
replay-picture-foot = Beurt { $turn } · { $scores }
replay-animation = Een animatie
replay-animation-hint = { $game ->
    [clustered] Het hele spel, één beeld per beurt.
   *[kluster] Zoals het bewoog, als GIF.
}
replay-gif-game = Hele spel (GIF)
replay-gif-turn = Deze beurt (GIF)
replay-making = { $percent }% klaar
replay-cancel = Annuleren
replay-cancelled = De animatie is niet gemaakt.
replay-saved = Opgeslagen als { $name }.
replay-unsaved = De afbeelding is niet gelukt: deze browser heeft er te weinig geheugen voor, of tekent zulke afbeeldingen niet. Het spel zelf is veilig; het verslag kun je nog steeds opslaan.
replay-no-webgl = Deze browser toont geen 3D-beelden, dus de tafel is van boven getekend.
replay-open = Een spelverslag openen
replay-open-hint = Een JSON-bestand dat klub heeft opgeslagen. Je kunt het overal op deze pagina laten vallen.
replay-drop = Laat het verslag hier vallen
replay-opened = { $moves ->
    [one] Eén zet is gelezen en klopt.
   *[other] { $moves } zetten zijn gelezen en kloppen.
}
replay-file-large = Dit bestand is te groot voor een spelverslag. Er is niets naar de club gestuurd.
replay-file-other = Dit bestand is geen spelverslag. Er is niets geopend; kies een JSON-bestand dat klub heeft opgeslagen.
