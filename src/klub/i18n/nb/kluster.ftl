# Kluster: hvorfor et valg avvises.

options-boxes = Et bord har plass til { $cords } snorer og { $stones } steiner, og så mange esker blir mer enn det.
options-box-players = Disse eskene er for 1 til { $most } spillere, ikke { $players }.
options-solo = Solo er for én spiller, ikke for { $players }.
options-alone = { $mode ->
    [standard] Standard
    [expert] Ekspert
   *[elimination] Eliminering
} krever minst to spillere; alene spiller du Solo.
options-elimination = Med disse eskene er Standard og Ekspert for opptil { $most } spillere; er dere { $players }, spiller dere Eliminering.
options-equilibrium = Balanse er for esker med TRIO, og her er det med en DUO².
options-heights = «by_height» skal oppgi hver av de { $players } plassene én gang, fra den laveste spilleren til den høyeste; plassene telles fra 0.
options-previous = «previous» sier hva { $seats } { $seats ->
    [one] plass
   *[other] plasser
} hadde, men det er { $players } spillere.
options-cords = «cords» legger ut { $cords } snorer, men i eskene er det bare { $boxes }.
options-cord-far = Snor { $cord } ville ligge mer enn { $farthest } mm fra midten av bordet; snorene telles fra 0.
options-cord-flat = Snor { $cord } ville ikke omslutte noe; snorene telles fra 0.
options-cord-apart = Snor { $cord } må krysse en som er lagt før den, ikke ligge ved siden av eller inni den; snorene telles fra 0.
options-no-room = { $stones ->
    [one] Steinen som blir
   *[other] De { $stones } steinene som blir
} til overs, får ikke plass i disse snorene uten å komme for nær hverandre eller en snor.
