# Reprisrummet: ett spel som är slut, tur för tur.

replay-title = { $game ->
    [clustered] Repris av Clustered
   *[kluster] Repris av Kluster
}
replay-wait = Spelet hämtas …
replay-back = Till bordet
replay-leave = Lämna reprisen
replay-home = Tillbaka till klubbhuset
replay-not-yet = Inte än
replay-nothing = Inget att visa
replay-try = Försök igen

replay-won = { $winners ->
    [0] Ingen vann
    [one] { $names } vann
   *[other] { $names } delar segern
}
replay-mastered = Avklarat
replay-lost-alone = Inte avklarat den här gången
replay-scored-alone = { $points ->
    [one] En poäng
   *[other] { $points } poäng
}
replay-unfinished = Inte spelat till slut

replay-begin = Början
replay-turns = { $turns ->
    [one] En tur
   *[other] { $turns } turer
}
replay-turn = Tur { $turn } av { $last }
replay-caption = { $name }: { $what }

replay-lays = lägger { $card } ({ $place })
replay-lays-drops = lägger { $card } ({ $place }) och lägger bort { $dropped }
replay-discards = hittar ingen plats och kastar { $card }
replay-discards-drops = hittar ingen plats, kastar { $card } och lägger bort { $dropped }
replay-drops = lägger bort { $dropped }
replay-gained = { $points ->
    [one] +{ $points } poäng
   *[other] +{ $points } poäng
}
replay-places = { $stones ->
    [0] placerar inget
    [one] placerar en sten
   *[other] placerar { $stones } stenar
}
replay-fault = { $kind ->
    [touch] fel: stenar rör vid varandra
    [exit] fel: en sten lämnar snöret
    [drop] fel: en sten faller utanför
   *[time] fel: tiden är ute
}
replay-taken = { $stones ->
    [one] { $stones } sten tas upp
   *[other] { $stones } stenar tas upp
}
replay-slow = Ultrarapid
replay-above = Titta uppifrån

replay-bar = Spelets turer
replay-first = Till början
replay-back-marked = { $game ->
    [clustered] Många poäng före detta
   *[kluster] Felet före detta
}
replay-step-back = En tur bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-step = En tur framåt
replay-next-marked = { $game ->
    [clustered] Nästa med många poäng
   *[kluster] Nästa fel
}
replay-last = Till slutet
replay-again = Visa turen igen
replay-speed = Hastighet
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Tangenter: ← och → stegar, Home och End hoppar, mellanslag spelar upp och pausar, N och P går till det som sticker ut.

replay-scores = Ställning
replay-stones = Stenar
replay-total = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
replay-player = Spelare
replay-sum = Poäng
replay-part = { $part ->
    [rectangle] Största rektangeln
    [rows] Rader
    [columns] Kolumner
    [bonuses] Bonusar
   *[faults] Fel
}
replay-show-count = Visa vad som räknas för { $name }
replay-left = { $stones ->
    [one] { $stones } sten kvar
   *[other] { $stones } stenar kvar
}
replay-out = ute
replay-hand = Handen hos { $name }
replay-chosen = { $card } (spelat)
replay-board = Bordet efter tur { $turn }
replay-log = Turerna
replay-more = Turer och mer
replay-about = Om det här spelet
replay-luck = Slumpen
replay-luck-checking = Kontrolleras …
replay-luck-fair = { $game ->
    [clustered] Blandningen var ärlig.
   *[kluster] Stenarna drogs ärligt.
}
replay-luck-why = Före den första turen publicerade klubben fingeravtrycket (SHA-256) av ett hemligt tal. Din webbläsare har nu tagit fingeravtrycket av talet som avslöjades, och delat ut allt från det en gång till: allt stämmer. Alltså byttes inget ut under spelet.
replay-luck-other-seed = Det hemliga talet stämmer inte med fingeravtrycket som publicerades före spelet. Lita inte på det här spelet.
replay-luck-other-luck = Det som delades ut följer inte av det hemliga talet. Lita inte på det här spelet.
replay-luck-hidden = Det hemliga talet har inte avslöjats, så inget kan kontrolleras.
replay-luck-unable = Den här webbläsaren kontrollerar fingeravtryck bara över https. Med talen nedan kan vem som helst kontrollera dem någon annanstans.
replay-luck-failed = Protokollet kunde inte hämtas, så inget har kontrollerats.
replay-commitment = Publicerat före spelet
replay-seed = Avslöjat efteråt

replay-share = Dela
replay-share-title = En länk till det här ögonblicket
replay-export = Spara
replay-export-title = Spara det här spelet
replay-record = Protokollet
replay-record-hint = Hela spelet som en JSON-fil som klub kan visa igen och kontrollera.
replay-still = En bild
replay-still-hint = Bordet så som det visas nu.
replay-picture-foot = Tur { $turn } · { $scores }
replay-animation = En animation
replay-animation-hint = { $game ->
    [clustered] Hela spelet, en bild per tur.
   *[kluster] Så som det rörde sig, som en GIF.
}
replay-gif-game = Hela spelet (GIF)
replay-gif-turn = Den här turen (GIF)
replay-making = { $percent } % klart
replay-cancel = Avbryt
replay-cancelled = Animationen gjordes inte.
replay-saved = Sparad som { $name }.
replay-unsaved = Bilden kunde inte göras: webbläsaren har för lite minne för den, eller ritar inte sådana bilder. Själva spelet är i säkerhet; protokollet kan fortfarande sparas.
replay-no-webgl = Den här webbläsaren visar inga 3D-bilder, så bordet ritas uppifrån.
replay-open = Öppna ett protokoll
replay-open-hint = En JSON-fil som klub har sparat. Den kan släppas var som helst på sidan.
replay-drop = Släpp protokollet här
replay-opened = { $moves ->
    [one] Ett drag lästes och visade sig stämma.
   *[other] { $moves } drag lästes och visade sig stämma.
}
replay-file-large = Den här filen är för stor för att vara protokollet för ett spel. Inget skickades till klubben.
replay-file-other = Den här filen är inte protokollet för ett spel. Inget öppnades; välj en JSON-fil som klub har sparat.
