# Kluster: hvorfor et valg bliver afvist.

options-boxes = Et bord kan rumme op til { $cords } snore og { $stones } sten, og i disse æsker er der flere.
options-box-players = Disse æsker er for 1 til { $most } spillere, ikke { $players }.
options-solo = Solo spilles alene, ikke af { $players }.
options-alone = { $mode ->
    [standard] Standard
    [expert] Ekspertvarianten
   *[elimination] Elimination
} kræver mindst to spillere; alene spiller du Solo.
options-elimination = Med disse æsker er Standard og Ekspertvarianten for op til { $most } spillere; { $players } spiller Elimination.
options-equilibrium = Balancetilstand er for æsker med TRIO, og her er en DUO² imellem.
options-heights = »by_height« nævner hver af de { $players } pladser én gang, fra den laveste spiller til den højeste; pladser tæller fra 0.
options-previous = »previous« fortæller, hvad { $seats } { $seats ->
    [one] plads
   *[other] pladser
} havde, men der er { $players } spillere.
options-cords = »cords« lægger { $cords } snore, men i æskerne er der kun { $boxes }.
options-cord-far = Snor { $cord } ville ligge mere end { $farthest } mm fra bordets midte; snore tæller fra 0.
options-cord-flat = Snor { $cord } ville ikke omslutte noget; snore tæller fra 0.
options-cord-apart = Snor { $cord } skal krydse en, der allerede ligger der, og ikke ligge ved siden af eller inden i den; snore tæller fra 0.
options-no-room = { $stones ->
    [one] Den sten, der er
   *[other] De { $stones } sten, der er
} tilovers, kan ikke ligge i disse snore uden at komme for tæt på en anden sten eller på en snor.
