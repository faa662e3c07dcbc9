# Elk spel: tafels, startgetallen en verslagen.

game-unknown = Er is geen spel dat “{ $name }” heet. Er is: { $known }.
not-your-turn = Plaats { $turn } is aan de beurt, niet plaats { $seat }.
seat-count = { $seats ->
    [one] Er is één plaats
   *[other] Er zijn { $seats } plaatsen
} te bezetten, maar er { $names ->
    [one] is { $names } naam
   *[other] zijn { $names } namen
} opgegeven.
nothing-to-undo = Er is nog niets gespeeld.
undo-revealed = De laatste zet kan niet terug: er is een nieuwe kaart te zien geweest.
seed-digit = een startgetal schrijf je met de cijfers 0 tot 9 en a tot f
seed-length = een startgetal heeft { $length } cijfers
record-large = Een verslag van meer dan { $largest } bytes wordt niet gelezen.
record-deep = Dit is geen spelverslag: de waarden zitten te diep in elkaar.
record-invalid = Dit is geen spelverslag: { $detail }
result-none = Bij dit spel valt er over zetten verder niets te vertellen.
bests-invalid = Dit is geen lijst met solorecords: { $detail }
untrue-move = Zet { $number }, “{ $line }”, kan niet gespeeld zijn
untrue-result = Wat er van zet { $number } kwam, is niet te lezen
untrue-results = Het verslag vertelt { $told } { $told ->
    [one] uitkomst
   *[other] uitkomsten
}, en dat is niet één per zet
untrue-part = { $place } staat er als { $told }, maar het spel geeft { $true }
untrue-turn = Opnieuw gespeeld loopt zet { $number } anders
untrue-unfinished = Het verslag vertelt een uitslag, maar het spel is niet afgelopen
untrue-missing = In het verslag ontbreekt { $place }
untrue-extra = Het spel deelt niets uit dat { $place } heet
untrue-seed-missing = Het startgetal is niet onthuld, dus het spel kan niet opnieuw worden gespeeld
untrue-seed = Het startgetal is er geen
untrue-commitment = De vingerafdruk hoort niet bij het startgetal, waarvan de SHA-256 { $true } is
untrue-options = De opties of plaatsen zijn niet die van een spel
