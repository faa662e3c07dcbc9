# Każda gra: stoły, ziarna i zapisy.

game-unknown = Nie ma gry o nazwie „{ $name }”. Gry to: { $known }.
not-your-turn = Trwa tura miejsca { $turn }, a nie miejsca { $seat }.
seat-count = { $seats ->
    [one] Trzeba obsadzić jedno miejsce
    [few] Trzeba obsadzić { $seats } miejsca
    [many] Trzeba obsadzić { $seats } miejsc
   *[other] Trzeba obsadzić { $seats } miejsca
}, a { $names ->
    [one] podano { $names } imię
    [few] podano { $names } imiona
    [many] podano { $names } imion
   *[other] podano { $names } imienia
}.
nothing-to-undo = Nic jeszcze nie zostało zagrane.
undo-revealed = Ostatniego ruchu nie można cofnąć: odsłonił nową kartę.
seed-digit = ziarno zapisuje się cyframi od 0 do 9 i od a do f
seed-length = liczba cyfr ziarna to { $length }
record-large = Zapisów większych niż { $largest } B nie czytamy.
record-deep = To nie jest zapis gry: wartości są zagnieżdżone zbyt głęboko.
record-invalid = To nie jest zapis gry: { $detail }
result-none = Ruchy tej gry nie mają wyników do podania.
bests-invalid = To nie jest lista rekordów solo: { $detail }
untrue-move = Ruch { $number }, „{ $line }”, nie mógł zostać zagrany
untrue-result = Nie da się odczytać, co wynikło z ruchu { $number }
untrue-results = Zapis podaje { $told } { $told ->
    [one] wynik
    [few] wyniki
    [many] wyników
   *[other] wyniku
}, a nie po jednym na każdy ruch
untrue-part = Zapis podaje { $place } jako { $told }, ale z gry wynika { $true }
untrue-turn = Ruch { $number } zagrany ponownie prowadzi gdzie indziej
untrue-unfinished = Zapis podaje wynik, ale gra nie jest skończona
untrue-missing = Zapis nie podaje { $place }
untrue-extra = Gra nie rozdaje niczego, co nazywa się { $place }
untrue-seed-missing = Ziarno nie zostało ujawnione, więc gry nie można odtworzyć
untrue-seed = To nie jest ziarno
untrue-commitment = Zobowiązanie nie pasuje do ziarna, którego SHA-256 to { $true }
untrue-options = Te opcje lub miejsca nie pasują do żadnej gry
