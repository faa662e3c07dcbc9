# Alla spel: bord, frön och protokoll.

game-unknown = Det finns inget spel som heter ”{ $name }”. Spelen är: { $known }.
not-your-turn = Det är plats { $turn } som är på tur, inte plats { $seat }.
seat-count = { $seats ->
    [one] En plats
   *[other] { $seats } platser
} ska fyllas, men { $names } { $names ->
    [one] namn angavs
   *[other] namn angavs
}.
nothing-to-undo = Inget har spelats än.
undo-revealed = Det senaste draget kan inte tas tillbaka: det har visat ett nytt kort.
seed-digit = ett frö skrivs med siffrorna 0 till 9 och a till f
seed-length = ett frö har { $length } siffror
record-large = Ett protokoll på mer än { $largest } byte läses inte.
record-deep = Det här är inte protokollet för ett spel: värdena ligger för djupt i varandra.
record-invalid = Det här är inte protokollet för ett spel: { $detail }
result-none = Dragen i det här spelet har inga resultat att berätta om.
bests-invalid = Det här är ingen lista med solorekord: { $detail }
untrue-move = Drag { $number }, ”{ $line }”, kan inte ha spelats
untrue-result = Det som drag { $number } ledde till går inte att läsa
untrue-results = Protokollet berättar om { $told } { $told ->
    [one] resultat
   *[other] resultat
}, vilket inte är ett för varje drag
untrue-part = { $place } anges som { $told }, men spelet ger { $true }
untrue-turn = När drag { $number } spelas om leder det någon annanstans
untrue-unfinished = Protokollet anger ett resultat, men spelet är inte slut
untrue-missing = I protokollet saknas { $place }
untrue-extra = Spelet delar inte ut något som heter { $place }
untrue-seed-missing = Fröet har inte avslöjats, så spelet kan inte spelas om
untrue-seed = Fröet är inget frö
untrue-commitment = Det utfästa fingeravtrycket hör inte till fröet, vars SHA-256 är { $true }
untrue-options = Valen eller platserna hör inte till något spel
