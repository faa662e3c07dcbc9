# Alle spill: bord, frø og protokoller.

game-unknown = Det finnes ikke noe spill som heter «{ $name }». Spillene er: { $known }.
not-your-turn = Det er plass { $turn } sin tur, ikke plass { $seat } sin.
seat-count = { $seats ->
    [one] Én plass
   *[other] { $seats } plasser
} skal fylles, men { $names } { $names ->
    [one] navn ble
   *[other] navn ble
} oppgitt.
nothing-to-undo = Ingenting er spilt ennå.
undo-revealed = Det siste trekket kan ikke tas tilbake: det har vist et nytt kort.
seed-digit = et frø skrives med sifrene 0 til 9 og a til f
seed-length = et frø har { $length } sifre
record-large = En protokoll på mer enn { $largest } byte blir ikke lest.
record-deep = Dette er ikke protokollen for et spill: verdiene ligger for dypt inni hverandre.
record-invalid = Dette er ikke protokollen for et spill: { $detail }
result-none = Trekkene i dette spillet har ingen utfall å fortelle om.
bests-invalid = Dette er ikke en liste over solorekorder: { $detail }
untrue-move = Trekk { $number }, «{ $line }», kan ikke ha blitt spilt
untrue-result = Det som trekk { $number } førte til, kan ikke leses
untrue-results = Protokollen forteller om { $told } { $told ->
    [one] utfall
   *[other] utfall
}, og det er ikke ett for hvert trekk
untrue-part = { $place } er oppgitt som { $told }, men spillet gir { $true }
untrue-turn = Spilt på nytt fører trekk { $number } et annet sted
untrue-unfinished = Protokollen oppgir et resultat, men spillet er ikke over
untrue-missing = Protokollen mangler { $place }
untrue-extra = Spillet deler ikke ut noe som heter { $place }
untrue-seed-missing = Frøet er ikke avslørt, så spillet kan ikke spilles på nytt
untrue-seed = Frøet er ikke noe frø
untrue-commitment = Det forhåndsgitte fingeravtrykket hører ikke til frøet, som har SHA-256 { $true }
untrue-options = Valgene eller plassene hører ikke til noe spill
