# Kluster: proč se volba odmítá.

options-boxes = Na stůl se vejde nejvýš tolik provázků: { $cords }, a tolik magnetů: { $stones }. V těchto krabicích je jich víc.
options-box-players = Tyto krabice jsou pro 1 až { $most } hráčů, ne pro { $players }.
options-solo = Sólo je pro jednoho hráče, ne pro { $players }.
options-alone = { $mode ->
    [standard] Základní hra
    [expert] Hra pro pokročilé
   *[elimination] Eliminace
} potřebuje aspoň dva hráče; o samotě se hraje Sólo.
options-elimination = S těmito krabicemi může základní hru a hru pro pokročilé hrát nejvýš tolik hráčů: { $most }; když je jich { $players }, hraje se Eliminace.
options-equilibrium = Rovnováha je pro krabice TRIO, ale je tu i DUO².
options-heights = „by_height“ uvádí každé místo právě jednou (celkem { $players }), od nejmenšího hráče po největšího; místa se počítají od 0.
options-previous = „previous“ říká, kolik magnetů { $seats ->
    [one] mělo { $seats } místo
    [few] měla { $seats } místa
   *[other] mělo { $seats } míst
}, ale počet hráčů je { $players }.
options-cords = „cords“ pokládá tolik provázků: { $cords }, ale v krabicích je jich jen { $boxes }.
options-cord-far = Provázek { $cord } by ležel dál než { $farthest } mm od středu stolu; provázky se počítají od 0.
options-cord-flat = Provázek { $cord } by nic neohraničoval; provázky se počítají od 0.
options-cord-apart = Provázek { $cord } musí křížit některý z dříve položených, ne ležet vedle něj nebo uvnitř; provázky se počítají od 0.
options-no-room = { $stones ->
    [one] Zbylý magnet se do těchto provázků nevejde
    [few] { $stones } zbylé magnety se do těchto provázků nevejdou
   *[other] { $stones } zbylých magnetů se do těchto provázků nevejde
} bez přílišného přiblížení k jiným magnetům nebo k provázku.
