# Clustered: dlaczego ruch albo opcja są odrzucane.

game-over = Gra skończona: wszystkie karty zostały zużyte.
not-in-hand = Nie masz na ręce { $card }.
drop-due = Najpierw odłóż { $due ->
    [one] jedną kartę, w zapisie ~Sf3.
    [few] { $due } karty, w zapisie ~Sf3 ~Ce1.
    [many] { $due } kart, w zapisie ~Sf3 ~Ce1.
   *[other] { $due } karty, w zapisie ~Sf3 ~Ce1.
}
drop-count = { $due ->
    [0] Teraz niczego się nie odkłada: połóż kartę.
    [one] Teraz odkłada się dokładnie jedną kartę, a nie { $dropped }.
    [few] Teraz odkłada się dokładnie { $due } karty, a nie { $dropped }.
    [many] Teraz odkłada się dokładnie { $due } kart, a nie { $dropped }.
   *[other] Teraz odkłada się dokładnie { $due } karty, a nie { $dropped }.
}
drop-among = Nie możesz wybrać { $cards }: odłóż coś spośród { $among }.
must-lay = Nie możesz odrzucić karty, bo { $card } pasuje na { $cell }.
off-table = { $cell } leży poza krawędzią stołu.
cell-taken = Pole { $cell } jest zajęte: leży tam { $there }.
cell-start = Na { $cell } leży karta startowa.
cell-alone = Obok { $cell } nie ma żadnej karty; karta musi stykać się bokiem z kartą na stole.
clash = { $card } nie pasuje obok { $neighbour } na { $place }: { $shared ->
    [shape] zgadza się tylko kształt
    [fill] zgadza się tylko wypełnienie
    [number] zgadza się tylko liczba
   *[nothing] nic się nie zgadza
}, a z kształtu, wypełnienia i liczby muszą się zgadzać dwie rzeczy.

option-unknown = Nie ma opcji „{ $key }”. Opcje to: { $known }.
option-value = Opcja „{ $key }” przyjmuje: { $expected }.
options-players = Clustered jest dla 1 do { $most } graczy, a nie dla { $players }.
options-two-starts = Przy tylu graczach ({ $players }) zawsze są dwie karty startowe.
options-seat = „{ $key }” wskazuje miejsce { $seat }, ale miejsca liczy się od 0, a liczba graczy to { $players }.
options-table = Na stole { $size } nie zmieszczą się karty startowe; potrzeba co najmniej { $least }.

# Gdzie tekst przestał być zapisem.

expected-card = tu powinna być karta: S, T albo C dla kształtu lub W dla jokera
expected-fill = tu powinno być wypełnienie: e (puste), s (w paski) albo f (pełne)
expected-number = tu powinna być liczba: 1, 2 albo 3
expected-at = tu powinno być „@” i pole, jak w Sf3@2,-1
expected-comma = tu powinien być przecinek, jak w 2,-1
expected-coordinate = tu powinna być współrzędna: liczba całkowita od -{ $farthest } do { $farthest }
expected-drop = tu powinno być „~” i karta, jak w ~Ce1
expected-blank = tu powinna być spacja
expected-seat = tu powinno być miejsce: od 0 do 7
expected-end = tu nie powinno już nic być
expected-board-cell = tu powinien być kolor talii ({ $choices }), STRT albo ....
board-starts = karty startowe leżą w odległości { $distance } w jednym rzędzie lub kolumnie i są najwyżej dwie

# Słowa do obrazków i tabel.

seat-colour = { $seat ->
    [0] pomarańczowy
    [1] niebieski
    [2] zielony
    [3] fioletowy
    [4] żółty
    [5] czerwony
    [6] błękitny
   *[7] czarny
}
