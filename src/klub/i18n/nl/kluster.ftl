# Kluster: waarom een optie niet kan.

options-boxes = Op een tafel passen hoogstens { $cords } koorden en { $stones } magneten, en in deze dozen zit meer.
options-box-players = Deze dozen zijn voor 1 tot { $most } spelers, niet voor { $players }.
options-solo = Solo speel je alleen, niet met { $players }.
options-alone = { $mode ->
    [standard] Voor Standaard
    [expert] Voor de Expertmodus
   *[elimination] Voor de Eliminatiemodus
} heb je minstens twee spelers nodig; alleen speel je Solo.
options-elimination = Met deze dozen zijn Standaard en Expertmodus voor hoogstens { $most } spelers; met { $players } speel je de Eliminatiemodus.
options-equilibrium = De Evenwichtmodus is voor dozen TRIO, en er zit een DUO² bij.
options-heights = “by_height” noemt elk van de { $players } plaatsen één keer, van de kleinste speler tot de langste; plaatsen tellen vanaf 0.
options-previous = “previous” zegt wat er op { $seats } { $seats ->
    [one] plaats
   *[other] plaatsen
} over was, maar er zijn { $players } spelers.
options-cords = “cords” legt { $cords } koorden, maar in de dozen zitten er maar { $boxes }.
options-cord-far = Koord { $cord } zou meer dan { $farthest } mm van het midden van de tafel liggen; koorden tellen vanaf 0.
options-cord-flat = Koord { $cord } zou niets omsluiten; koorden tellen vanaf 0.
options-cord-apart = Koord { $cord } moet een koord kruisen dat er al ligt, en mag er niet naast of in liggen; koorden tellen vanaf 0.
options-no-room = { $stones ->
    [one] De magneet die overblijft, kan
   *[other] De { $stones } magneten die overblijven, kunnen
} niet in deze koorden liggen zonder te dicht bij een andere magneet of bij een koord te komen.
