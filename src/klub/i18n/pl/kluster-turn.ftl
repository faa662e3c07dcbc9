# Kluster: czego nie przyjmuje tura i jej zapis.

kluster-over = Gra skończona.
turn-not-yours = Trwa tura miejsca { $turn }; miejsce { $seat } niczego nie dotyka.
turn-closed = Tura nie przyjmuje już poleceń.
turn-inputs = W jednej sześćdziesiątej sekundy tura przyjmuje najwyżej tyle poleceń: { $most }.
turn-impossible = Na stole powstał niemożliwy stan, więc tura wróciła do początku.
turn-nothing-placed = Nie można zakończyć tury: żaden kamień nie został położony.
turn-moving = Nie można zakończyć tury, dopóki coś się rusza.
turn-flat = Kamień { $stone } przewrócił się na płask; najpierw musi stanąć na krawędzi.
turn-parted = { $number ->
    [one] Sznurek { $cords } nie przecina
    [few] Sznurki { $cords } nie przecinają
    [many] Sznurki { $cords } nie przecinają
   *[other] Sznurki { $cords } nie przecinają
} żadnego innego; najpierw trzeba znów naciągnąć sznurek na inny.
turn-not-ended = Tura urywa się bez zakończenia.
turn-other-hand = Kamień { $stone } jest w drugiej dłoni.
turn-stand-first = Kamień { $stone } przewrócił się w tej turze; trzeba go znowu postawić, nie może wrócić do zapasu.
turn-hands-full = Obie dłonie są zajęte.
turn-one-hand = Przy tym stole trzyma się tylko jeden kamień naraz.
turn-in-the-way = Kamienia { $stone } nie można tam wziąć do dłoni: przeszkadza kamień { $other }.
turn-not-in-stock = Kamienia { $stone } nie ma wśród tych, które można położyć.
turn-down = Kamień { $stone } już leży, a leżącego kamienia nie dotyka się dłonią.
turn-not-fallen = Kamień { $stone } już leży; ponownie wolno dotknąć tylko kamienia, który właśnie kładziesz, i tylko jeśli się przewrócił.
turn-hand-empty = Dłoń { $hand } jest pusta.
turn-outside = Kamień { $stone } nie jest nad obszarem, więc nie można go tu puścić.
turn-one-placement = W tej turze jeden kamień został już położony.
turn-expert = Kolejny kamień kładzie ten, kto ma ich więcej niż { $most }; tutaj byłoby { $own }.
turn-more-moving = Kolejny kamień można położyć, gdy ostatni się zatrzyma.
turn-cord-not-held = Żadna dłoń nie trzyma sznurka { $cord }.
turn-no-cord = Nie ma sznurka { $cord }: ostatni ma numer { $last }.

input-number = { $name }: to liczba od 0 do { $most }, a nie { $value }.
input-range = { $name }: najwyżej { $most } { $unit } od 0, a nie { $value } { $unit }.
notation-placement = tu powinno być położenie kamienia, na przykład 5@-12.5,34,90u: kamień, x i y w mm, obrót w stopniach, u do góry, d na dół albo e na krawędzi
notation-pull = tu powinno być pociągnięcie, na przykład c0.17>120,40: sznurek, punkt, potem x i y w mm
notation-steps = liczba kroków powinna wynosić od 1 do { $most }; krok to na przykład 5@-12.5,34,90u
notation-seat = tu powinno być miejsce, potem spacja i jego tura
notation-input = tu powinno być polecenie, na przykład 12:h0=5@-12.5,34,120,90u, z chwilami po kolei
notation-packed = to nie są spakowane polecenia tury
track-invalid = To nie jest przebieg tury.
result-invalid = To nie może wyniknąć z tury: { $detail }
