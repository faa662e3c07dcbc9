# Repriserommet: et spill som er over, tur for tur.

replay-title = { $game ->
    [clustered] Reprise av Clustered
   *[kluster] Reprise av Kluster
}
replay-wait = Spillet hentes …
replay-back = Til bordet
replay-leave = Forlat reprisen
replay-home = Tilbake til klubbhuset
replay-not-yet = Ikke ennå
replay-nothing = Ingenting å vise
replay-try = Prøv igjen

replay-won = { $winners ->
    [0] Ingen vant
    [one] { $names } vant
   *[other] { $names } deler seieren
}
replay-mastered = Klart
replay-lost-alone = Ikke klart denne gangen
replay-scored-alone = { $points ->
    [one] Ett poeng
   *[other] { $points } poeng
}
replay-unfinished = Ikke spilt ferdig

replay-begin = Begynnelsen
replay-turns = { $turns ->
    [one] Én tur
   *[other] { $turns } turer
}
replay-turn = Tur { $turn } av { $last }
replay-caption = { $name }: { $what }

replay-lays = legger { $card } ({ $place })
replay-lays-drops = legger { $card } ({ $place }) og legger bort { $dropped }
replay-discards = finner ingen plass og forkaster { $card }
replay-discards-drops = finner ingen plass, forkaster { $card } og legger bort { $dropped }
replay-drops = legger bort { $dropped }
replay-gained = { $points ->
    [one] +{ $points } poeng
   *[other] +{ $points } poeng
}
replay-places = { $stones ->
    [0] plasserer ingenting
    [one] plasserer en stein
   *[other] plasserer { $stones } steiner
}
replay-fault = { $kind ->
    [touch] feil: steiner berører hverandre
    [exit] feil: en stein forlater snoren
    [drop] feil: en stein faller utenfor
   *[time] feil: tiden er ute
}
replay-taken = { $stones ->
    [one] { $stones } stein tas opp
   *[other] { $stones } steiner tas opp
}
replay-slow = Sakte film
replay-above = Se ovenfra

replay-bar = Turene i spillet
replay-first = Til begynnelsen
replay-back-marked = { $game ->
    [clustered] Mange poeng før dette
   *[kluster] Feilen før dette
}
replay-step-back = Én tur tilbake
replay-play = Spill av
replay-pause = Pause
replay-step = Én tur frem
replay-next-marked = { $game ->
    [clustered] Neste med mange poeng
   *[kluster] Neste feil
}
replay-last = Til slutten
replay-again = Vis denne turen igjen
replay-speed = Fart
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Taster: ← og → går ett steg, Home og End hopper, mellomrom spiller av og tar pause, N og P går til det som skiller seg ut.

replay-scores = Stilling
replay-stones = Steiner
replay-total = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
replay-player = Spiller
replay-sum = Poeng
replay-part = { $part ->
    [rectangle] Største rektangel
    [rows] Vannrette rader
    [columns] Loddrette rader
    [bonuses] Bonuser
   *[faults] Feil
}
replay-show-count = Vis hva som teller for { $name }
replay-left = { $stones ->
    [one] { $stones } stein igjen
   *[other] { $stones } steiner igjen
}
replay-out = ute
replay-hand = Hånden til { $name }
replay-chosen = { $card } (spilt)
replay-board = Bordet etter tur { $turn }
replay-log = Turene
replay-more = Turer og mer
replay-about = Om dette spillet
replay-luck = Flaksen
replay-luck-checking = Kontrolleres …
replay-luck-fair = { $game ->
    [clustered] Kortene ble stokket ærlig.
   *[kluster] Steinene ble trukket ærlig.
}
replay-luck-why = Før den første turen offentliggjorde klubben fingeravtrykket (SHA-256) av et hemmelig tall. Nettleseren din har nå tatt fingeravtrykket av tallet som ble avslørt, og delt ut alt fra det en gang til: alt stemmer. Altså ble ingenting byttet ut under spillet.
replay-luck-other-seed = Det hemmelige tallet passer ikke til fingeravtrykket som ble offentliggjort før spillet. Ikke stol på dette spillet.
replay-luck-other-luck = Det som ble delt ut, følger ikke av det hemmelige tallet. Ikke stol på dette spillet.
replay-luck-hidden = Det hemmelige tallet er ikke avslørt, så ingenting kan kontrolleres.
replay-luck-unable = Denne nettleseren kontrollerer fingeravtrykk bare over https. Med tallene nedenfor kan hvem som helst kontrollere dem et annet sted.
replay-luck-failed = Protokollen kunne ikke hentes, så ingenting ble kontrollert.
replay-commitment = Offentliggjort før spillet
replay-seed = Avslørt etterpå

replay-share = Del
replay-share-title = En lenke til dette øyeblikket
replay-export = Lagre
replay-export-title = Lagre dette spillet
replay-record = Protokollen
replay-record-hint = Hele spillet som en JSON-fil som klub kan vise igjen og kontrollere.
replay-still = Et bilde
replay-still-hint = Bordet slik det vises nå.
replay-picture-foot = Tur { $turn } · { $scores }
replay-animation = En animasjon
replay-animation-hint = { $game ->
    [clustered] Hele spillet, ett bilde per tur.
   *[kluster] Slik det beveget seg, som en GIF.
}
replay-gif-game = Hele spillet (GIF)
replay-gif-turn = Denne turen (GIF)
replay-making = { $percent } % ferdig
replay-cancel = Avbryt
replay-cancelled = Animasjonen ble ikke laget.
replay-saved = Lagret som { $name }.
replay-unsaved = Bildet kunne ikke lages: nettleseren har for lite minne til det, eller tegner ikke slike bilder. Selve spillet er trygt; protokollen kan fortsatt lagres.
replay-no-webgl = Denne nettleseren viser ikke 3D-bilder, så bordet tegnes ovenfra.
replay-open = Åpne en protokoll
replay-open-hint = En JSON-fil som klub har lagret. Den kan slippes hvor som helst på siden.
replay-drop = Slipp protokollen her
replay-opened = { $moves ->
    [one] Ett trekk ble lest og viste seg å stemme.
   *[other] { $moves } trekk ble lest og viste seg å stemme.
}
replay-file-large = Denne filen er for stor til å være protokollen for et spill. Ingenting ble sendt til klubben.
replay-file-other = Denne filen er ikke protokollen for et spill. Ingenting ble åpnet; velg en JSON-fil som klub har lagret.
