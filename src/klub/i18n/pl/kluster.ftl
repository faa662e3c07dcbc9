# Kluster: dlaczego opcja jest odrzucana.

options-boxes = Stół mieści najwyżej tyle sznurków: { $cords }, i tyle kamieni: { $stones }. W tych pudełkach jest więcej.
options-box-players = Te pudełka są dla 1 do { $most } graczy, a nie dla { $players }.
options-solo = Solo jest dla jednego gracza, a nie dla { $players }.
options-alone = { $mode ->
    [standard] Tryb standardowy
    [expert] Tryb ekspercki
   *[elimination] Eliminacja
} wymaga co najmniej dwóch graczy; w pojedynkę gra się w Solo.
options-elimination = Z tymi pudełkami w tryb standardowy i ekspercki gra najwyżej tylu graczy: { $most }; gdy jest ich { $players }, gra się w Eliminację.
options-equilibrium = Równowaga jest dla pudełek TRIO, a jest tu też DUO².
options-heights = „by_height” wymienia każde miejsce dokładnie raz (razem { $players }), od najniższego gracza do najwyższego; miejsca liczy się od 0.
options-previous = „previous” mówi, ile kamieni miało { $seats } { $seats ->
    [one] miejsce
    [few] miejsca
    [many] miejsc
   *[other] miejsca
}, ale liczba graczy to { $players }.
options-cords = „cords” układa tyle sznurków: { $cords }, ale w pudełkach jest ich tylko { $boxes }.
options-cord-far = Sznurek { $cord } leżałby dalej niż { $farthest } mm od środka stołu; sznurki liczy się od 0.
options-cord-flat = Sznurek { $cord } niczego by nie otaczał; sznurki liczy się od 0.
options-cord-apart = Sznurek { $cord } musi przecinać któryś z ułożonych wcześniej, a nie leżeć obok niego czy w jego wnętrzu; sznurki liczy się od 0.
options-no-room = { $stones ->
    [one] Kamień, który został, nie zmieści
    [few] { $stones } kamienie, które zostały, nie zmieszczą
    [many] { $stones } kamieni, które zostały, nie zmieści
   *[other] { $stones } kamienia, które zostało, nie zmieści
} się w tych sznurkach bez zbytniego zbliżenia do innych kamieni albo do sznurka.
