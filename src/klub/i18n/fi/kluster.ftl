# Kluster: miksi valinta ei käy.

options-boxes = Pöydälle mahtuu enintään { $cords } narua ja { $stones } kiveä, ja näissä laatikoissa on enemmän.
options-box-players = Näillä laatikoilla pelaa 1–{ $most } pelaajaa, ei { $players }.
options-solo = Yksinpeli on yhdelle pelaajalle, ei { $players } pelaajalle.
options-alone = { $mode ->
    [standard] Peruspeli
    [expert] Vaativa
   *[elimination] Eliminaatio
} vaatii vähintään kaksi pelaajaa; yksin pelataan Yksinpeliä.
options-elimination = Näillä laatikoilla Peruspeli ja Vaativa ovat enintään { $most } pelaajalle; kun pelaajia on { $players }, pelataan Eliminaatiota.
options-equilibrium = Tasapaino on TRIO-laatikoille, ja näiden joukossa on DUO².
options-heights = ”by_height” luettelee kaikki { $players } paikkaa kerran, lyhimmästä pelaajasta pisimpään; paikat lasketaan nollasta.
options-previous = ”previous” kertoo { $seats } { $seats ->
    [one] paikan
   *[other] paikan
} kivet, mutta pelaajia on { $players }.
options-cords = ”cords” asettaa { $cords } narua, mutta laatikoissa niitä on vain { $boxes }.
options-cord-far = Naru { $cord } olisi yli { $farthest } mm:n päässä pöydän keskeltä; narut lasketaan nollasta.
options-cord-flat = Naru { $cord } ei rajaisi sisäänsä mitään; narut lasketaan nollasta.
options-cord-apart = Narun { $cord } on kuljettava ristiin jonkin aiemmin asetetun narun kanssa, ei sen vieressä tai sisällä; narut lasketaan nollasta.
options-no-room = { $stones ->
    [one] Yli jäävä kivi ei mahdu
   *[other] Yli jäävät { $stones } kiveä eivät mahdu
} näihin naruihin tulematta liian lähelle toisiaan tai narua.
