# Alle spil: borde, starttal og referater.

game-unknown = Der er ikke noget spil, der hedder »{ $name }«. Der findes: { $known }.
not-your-turn = Det er plads { $turn }, der har turen, ikke plads { $seat }.
seat-count = { $seats ->
    [one] Én plads skal
   *[other] { $seats } pladser skal
} besættes, men der er givet { $names } { $names ->
    [one] navn
   *[other] navne
}.
nothing-to-undo = Der er ikke spillet noget endnu.
undo-revealed = Det sidste træk kan ikke tages tilbage: det har vist et nyt kort.
seed-digit = et starttal skrives med cifrene 0 til 9 og a til f
seed-length = et starttal har { $length } cifre
record-large = Et referat på mere end { $largest } byte bliver ikke læst.
record-deep = Det er ikke et spilreferat: værdierne ligger for dybt i hinanden.
record-invalid = Det er ikke et spilreferat: { $detail }
result-none = Trækkene i dette spil har intet resultat at fortælle om.
bests-invalid = Det er ikke en liste over solorekorder: { $detail }
untrue-move = Træk { $number }, »{ $line }«, kan ikke være spillet
untrue-result = Hvad der kom ud af træk { $number }, kan ikke læses
untrue-results = Referatet fortæller { $told } { $told ->
    [one] resultat
   *[other] resultater
}, og det er ikke ét for hvert træk
untrue-part = { $place } er angivet som { $told }, men spillet giver { $true }
untrue-turn = Spillet igen fører træk { $number } et andet sted hen
untrue-unfinished = Referatet fortæller et resultat, men spillet er ikke slut
untrue-missing = Referatet fortæller ikke { $place }
untrue-extra = Spillet deler ikke noget ud, der hedder { $place }
untrue-seed-missing = Starttallet er ikke afsløret, så spillet kan ikke spilles igen
untrue-seed = Starttallet er ikke et starttal
untrue-commitment = Fingeraftrykket hører ikke til starttallet, hvis SHA-256 er { $true }
untrue-options = Valgene eller pladserne er ikke dem fra et spil
