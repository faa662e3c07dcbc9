# Kluster: varför ett val avvisas.

options-boxes = Ett bord rymmer upp till { $cords } snören och { $stones } stenar, och så här många askar blir mer än så.
options-box-players = De här askarna är för 1 till { $most } spelare, inte { $players }.
options-solo = Solo är för en spelare, inte för { $players }.
options-alone = { $mode ->
    [standard] Standard
    [expert] Expert
   *[elimination] Elimination
} kräver minst två spelare; ensam spelar du Solo.
options-elimination = Med de här askarna är Standard och Expert för högst { $most } spelare; är ni { $players } spelar ni Elimination.
options-equilibrium = Balans är för askar med TRIO, och här finns en DUO² med.
options-heights = ”by_height” ska ange var och en av de { $players } platserna en gång, från den kortaste spelaren till den längsta; platserna räknas från 0.
options-previous = ”previous” säger vad { $seats } { $seats ->
    [one] plats
   *[other] platser
} hade, men det är { $players } spelare.
options-cords = ”cords” lägger ut { $cords } snören, men i askarna finns bara { $boxes }.
options-cord-far = Snöre { $cord } skulle hamna mer än { $farthest } mm från bordets mitt; snören räknas från 0.
options-cord-flat = Snöre { $cord } skulle inte omsluta något; snören räknas från 0.
options-cord-apart = Snöre { $cord } måste korsa ett som lagts ut tidigare, inte ligga bredvid eller inuti det; snören räknas från 0.
options-no-room = { $stones ->
    [one] Stenen som blir
   *[other] De { $stones } stenar som blir
} över får inte plats i de här snörena utan att komma för nära varandra eller ett snöre.
