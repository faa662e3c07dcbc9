# Rummet til gensyn: et spil, der er slut, tur for tur.

replay-title = { $game ->
    [clustered] Gensyn med Clustered
   *[kluster] Gensyn med Kluster
}
replay-wait = Spillet hentes …
replay-back = Til bordet
replay-leave = Forlad gensynet
replay-home = Tilbage til klubhuset
replay-not-yet = Ikke endnu
replay-nothing = Intet at vise
replay-try = Prøv igen

# Resultatet, i titlen. $names er en liste af spillere.
replay-won = { $winners ->
    [0] Ingen vandt
    [one] { $names } vandt
   *[other] { $names } deler sejren
}
replay-mastered = Klaret
replay-lost-alone = Ikke klaret denne gang
replay-scored-alone = { $points ->
    [one] Ét point
   *[other] { $points } point
}
replay-unfinished = Ikke spillet til ende

# Hvor gensynet er.
replay-begin = Begyndelsen
replay-turns = { $turns ->
    [one] Én tur
   *[other] { $turns } ture
}
replay-turn = Tur { $turn } af { $last }
replay-caption = { $name }: { $what }

# Hvad en tur gjorde, efter spillerens navn.
replay-lays = lægger { $card } ({ $place })
replay-lays-drops = lægger { $card } ({ $place }) og sorterer { $dropped } fra
replay-discards = kan intet lægge og kasserer { $card }
replay-discards-drops = kan intet lægge, kasserer { $card } og sorterer { $dropped } fra
replay-drops = sorterer { $dropped } fra
replay-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } point
}
replay-places = { $stones ->
    [0] placerer ingenting
    [one] placerer en sten
   *[other] placerer { $stones } sten
}
replay-fault = { $kind ->
    [touch] fejl: sten rører hinanden
    [exit] fejl: en sten forlader snoren
    [drop] fejl: en sten falder udenfor
   *[time] fejl: tiden er gået
}
replay-taken = { $stones ->
    [one] { $stones } sten tages op
   *[other] { $stones } sten tages op
}
replay-slow = Slowmotion
replay-above = Se oppefra

# Bjælken og knapperne under den.
replay-bar = Spillets ture
replay-first = Til begyndelsen
replay-back-marked = { $game ->
    [clustered] Forrige med mange point
   *[kluster] Forrige fejl
}
replay-step-back = Én tur tilbage
replay-play = Afspil
replay-pause = Pause
replay-step = Én tur frem
replay-next-marked = { $game ->
    [clustered] Næste med mange point
   *[kluster] Næste fejl
}
replay-last = Til slutningen
replay-again = Vis denne tur igen
replay-speed = Hastighed
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Taster: ← og → går en tur ad gangen, Home og End springer, mellemrumstasten afspiller og holder pause, N og P går til det, der skiller sig ud.

# Ved siden af bordet.
replay-scores = Stillingen
replay-stones = Sten
replay-total = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
replay-player = Spiller
replay-sum = Point
replay-part = { $part ->
    [rectangle] Største rektangel
    [rows] Vandrette linjer
    [columns] Lodrette linjer
    [bonuses] Bonus
   *[faults] Fejl
}
replay-show-count = Vis, hvad der tæller for { $name }
replay-left = { $stones ->
    [one] { $stones } sten tilbage
   *[other] { $stones } sten tilbage
}
replay-out = ude
replay-hand = Hånden hos { $name }
replay-chosen = { $card } (spillet)
replay-board = Bordet efter tur { $turn }
replay-log = Turene
replay-more = Ture med mere
replay-about = Om dette spil
replay-luck = Heldet
replay-luck-checking = Tjekkes …
replay-luck-fair = { $game ->
    [clustered] Der blev blandet fair.
   *[kluster] Stenene blev trukket fair.
}
replay-luck-why = Før den første tur offentliggjorde klubben fingeraftrykket (SHA-256) af et hemmeligt tal. Din browser har nu taget fingeraftrykket af det tal, der blev afsløret, og delt alt ud fra det en gang til: alt stemmer. Så intet blev byttet om under spillet.
replay-luck-other-seed = Det hemmelige tal passer ikke til det fingeraftryk, der blev offentliggjort før spillet. Stol ikke på dette spil.
replay-luck-other-luck = Det, der blev delt ud, følger ikke af det hemmelige tal. Stol ikke på dette spil.
replay-luck-hidden = Det hemmelige tal er ikke afsløret, så intet kan tjekkes.
replay-luck-unable = Denne browser tjekker kun fingeraftryk over https. Med tallene nedenfor kan alle tjekke dem et andet sted.
replay-luck-failed = Referatet kunne ikke hentes, så intet blev tjekket.
replay-commitment = Offentliggjort før spillet
replay-seed = Afsløret efter det

# Links, filer og billeder.
replay-share = Del
replay-share-title = Et link til dette øjeblik
replay-export = Gem
replay-export-title = Gem dette spil
replay-record = Referatet
replay-record-hint = Hele spillet som en JSON-fil, som klub kan afspille og tjekke.
replay-still = Et billede
replay-still-hint = Bordet, som det vises nu.
# Under et billede: alle pladsers point i rækkefølge, som 10 : 13.
replay-picture-foot = Tur { $turn } · { $scores }
replay-animation = En animation
replay-animation-hint = { $game ->
    [clustered] Hele spillet, et billede pr. tur.
   *[kluster] Som det bevægede sig, som GIF.
}
replay-gif-game = Hele spillet (GIF)
replay-gif-turn = Denne tur (GIF)
replay-making = { $percent } % færdig
replay-cancel = Annullér
replay-cancelled = Animationen blev ikke lavet.
replay-saved = Gemt som { $name }.
replay-unsaved = Billedet kunne ikke laves: denne browser har for lidt hukommelse til det eller tegner ikke den slags billeder. Selve spillet er i behold; referatet kan stadig gemmes.
replay-no-webgl = Denne browser viser ikke 3D-billeder, så bordet er tegnet oppefra.
replay-open = Åbn et referat
replay-open-hint = En JSON-fil, som klub har gemt. Du kan slippe den hvor som helst på siden.
replay-drop = Slip referatet her
replay-opened = { $moves ->
    [one] Ét træk er læst og fundet rigtigt.
   *[other] { $moves } træk er læst og fundet rigtige.
}
replay-file-large = Filen er for stor til at være et spilreferat. Intet blev sendt til klubben.
replay-file-other = Filen er ikke et spilreferat. Intet blev åbnet; vælg en JSON-fil, som klub har gemt.
