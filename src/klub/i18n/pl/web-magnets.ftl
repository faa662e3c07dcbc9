# Kluster przy stole. Kamienie liczy się od 0, jak liczy je klub; dłonie to 1 i 2.

magnets-board = Stół z kamieniami i sznurkiem
magnets-picture = Stół z góry
magnets-keys = Strzałki przesuwają dłoń, z Shiftem małymi krokami. Przytrzymaj { $lower }, aby opuścić kamień; puść, gdy leży, i jest położony. { $left } i { $right } go obracają, { $flip } odwraca na drugą stronę, Page Up i Page Down zmieniają wysokość. { $stock } albo cyfra bierze inny kamień, Delete go odkłada. { $grab } chwyta sznurek i puszcza go. { $near } wymienia najbliższe kamienie. { $other } zmienia dłoń, { $end } kończy turę. Escape, a potem Tab pozwala wyjść ze stołu.
magnets-keys-edge = { $edge } kładzie kamień płasko albo stawia go znów na krawędzi.
magnets-keys-hint = { $hint } pokazuje dobre miejsca dla kamienia.
magnets-landed = Kamień jest na dole. Puść, aby go położyć.
magnets-stalled = Klub nie odpowiada. To, co widzisz, stoi w miejscu, dopóki się nie odezwie.
magnets-flat = Ta przeglądarka nie potrafi narysować stołu w trzech wymiarach, więc widzisz go z góry. Wszystko działa jak zwykle.

# Czego oczekuje się od gracza.
magnets-expect-watch = Patrz, jak ruszają się kamienie.
magnets-expect-soon = Tura zaraz się zacznie.
magnets-expect-end = Zakończ turę albo przesuń sznurek.
magnets-expect-edge = Postaw kamień na krawędzi wewnątrz sznurka.
magnets-expect-lost = Strata! Poczekaj, aż wszystko się zatrzyma.
magnets-expect-ending = Dłonie są już poza stołem. Koniec, jeśli nic się nie ruszy.
magnets-duty-place = Połóż kamień wewnątrz sznurka.
magnets-duty-moving = Poczekaj, aż wszystko się zatrzyma.
magnets-duty-flat = Kamień przewrócił się na płask. Weź go i postaw ponownie.
magnets-not-yours = To nie twoja tura.
magnets-end = Zakończ turę
magnets-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}

# Kamienie, które można położyć.
magnets-stock = { $number ->
    [one] Zapas: { $number } kamień
    [few] Zapas: { $number } kamienie
    [many] Zapas: { $number } kamieni
   *[other] Zapas: { $number } kamienia
}
magnets-stock-empty = Nie ma kamienia do wzięcia.
magnets-stone = { $how ->
    [held] Kamień { $stone }, w twojej dłoni. Odłóż go
    [fallen] Kamień { $stone }, przewrócony. Weź go ponownie
   *[stock] Kamień { $stone }, { $long } na { $wide } na { $high } mm. Weź go
}

# Co robi dłoń.
magnets-tools = Co robi dłoń
magnets-turn-left = Obróć w lewo
magnets-turn-right = Obróć w prawo
magnets-flip = Odwróć
magnets-edge = Na krawędzi
magnets-edge-deed = { $now ->
    [edge] Połóż płasko
   *[flat] Postaw na krawędzi
}
magnets-other = Działa dłoń { $hand }. Zostaw ją tutaj i użyj drugiej
magnets-back = Odłóż kamień
magnets-lower = Przytrzymaj, aby opuścić
magnets-let-go = Puść, aby położyć
magnets-height = Wysokość kamienia
magnets-height-value = { $millimetres } mm

# Patrzenie na stół.
magnets-above = Patrz z góry
magnets-fit = Pokaż wszystko
magnets-aids = Pomoce treningowe
magnets-aids-about = Do ćwiczeń; przy stołach rankingowych ich nie ma.
magnets-aid-poles = Bieguny kamieni
magnets-aid-field = Obraz pola magnetycznego
magnets-aid-reach = Gdzie kamienie zaczynają się ślizgać
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# Strata, nad planszą.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Sznurek zostawił kamień na zewnątrz.
       *[none] Kamień opuścił obszar.
    }
    [drop] Kamień został puszczony na zewnątrz.
    [time] Koniec czasu.
   *[touch] { $by ->
        [cord] Sznurek zsunął kamienie.
        [hand] Kamień w dłoni dotknął innego.
        [held] Kamień w dłoni zbliżył do siebie inne, aż się zetknęły.
       *[none] Kamienie się zetknęły.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } nie bierze żadnego kamienia.
    [one] { $name } bierze { $taken } kamień.
    [few] { $name } bierze { $taken } kamienie.
    [many] { $name } bierze { $taken } kamieni.
   *[other] { $name } bierze { $taken } kamienia.
}
magnets-fault-out = { $name } odpada.
magnets-fault-back = { $taken ->
    [0] Nie bierzesz żadnego kamienia.
    [one] Bierzesz z powrotem { $taken } kamień.
    [few] Bierzesz z powrotem { $taken } kamienie.
    [many] Bierzesz z powrotem { $taken } kamieni.
   *[other] Bierzesz z powrotem { $taken } kamienia.
}
magnets-fault-left = { $left ->
    [-1] O jedną stratę za dużo.
    [0] Następna strata kończy grę.
    [one] Możesz mieć jeszcze { $left } stratę.
    [few] Możesz mieć jeszcze { $left } straty.
    [many] Możesz mieć jeszcze { $left } strat.
   *[other] Możesz mieć jeszcze { $left } straty.
}
magnets-skip = Pomiń

# Tura w przebiegu gry, za imieniem gracza.
magnets-told-turn = rozgrywa turę
magnets-told-placed = { $number ->
    [one] kładzie kamień
    [few] kładzie { $number } kamienie
    [many] kładzie { $number } kamieni
   *[other] kładzie { $number } kamienia
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] odpada: kamień opuścił obszar
        [drop] odpada: kamień puszczony na zewnątrz
        [time] odpada: koniec czasu
       *[touch] odpada: kamienie się zetknęły
    }
   *[no] { $kind ->
        [exit] ponosi stratę: kamień opuścił obszar; wzięte kamienie: { $taken }
        [drop] ponosi stratę: kamień puszczony na zewnątrz; wzięte kamienie: { $taken }
        [time] ponosi stratę: koniec czasu; wzięte kamienie: { $taken }
       *[touch] ponosi stratę: kamienie się zetknęły; wzięte kamienie: { $taken }
    }
}

# Jak stoją miejsca.
magnets-stones = { $number ->
    [one] { $number } kamień
    [few] { $number } kamienie
    [many] { $number } kamieni
   *[other] { $number } kamienia
}
magnets-down = położone: { $number }
magnets-faults = { $number ->
    [one] { $number } strata
    [few] { $number } straty
    [many] { $number } strat
   *[other] { $number } straty
}
magnets-faults-left = { $number ->
    [0] bez dozwolonych strat
    [one] dozwolona { $number } strata
    [few] dozwolone { $number } straty
    [many] dozwolonych { $number } strat
   *[other] dozwolone { $number } straty
}
magnets-in = w grze
magnets-out = poza grą

# Koniec.
magnets-total = Położone kamienie: { $number } z { $all }
magnets-total-all = Pełne zwycięstwo: każdy kamień leży w obszarze.
magnets-total-faults = { $number ->
    [one] Z { $number } stratą.
    [few] Z { $number } stratami.
    [many] Z { $number } stratami.
   *[other] Z { $number } straty.
}
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Końcowa plansza z góry, { $number } kamień
    [few] Końcowa plansza z góry, { $number } kamienie
    [many] Końcowa plansza z góry, { $number } kamieni
   *[other] Końcowa plansza z góry, { $number } kamienia
}

# Dla tych, którzy nie widzą obrazu.
magnets-spot = { $x } mm { $side ->
    [left] w lewo
   *[right] w prawo
}, { $y } mm { $way ->
    [near] do siebie
   *[away] w głąb
}
magnets-where = { $spot }, { $height } mm w górę
magnets-near-none = Na stole nie leży żaden kamień.
magnets-near-one = kamień { $stone }: { $millimetres } mm, na godzinie { $hour }
magnets-list = Kamienie na stole
magnets-list-stone = { $how ->
    [held] Kamień { $stone }, w twojej dłoni: { $spot }
    [edge] Kamień { $stone }, na krawędzi: { $spot }
    [north] Kamień { $stone }, północą do góry: { $spot }
   *[south] Kamień { $stone }, południem do góry: { $spot }
}
