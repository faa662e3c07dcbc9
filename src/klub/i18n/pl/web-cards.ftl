# Clustered przy stole.

# Karta czytana na głos albo w zdaniu.
cards-card = { $look ->
    [Se] { $number ->
        [1] jeden pusty kwadrat
        [2] dwa puste kwadraty
       *[3] trzy puste kwadraty
    }
    [Ss] { $number ->
        [1] jeden kwadrat w paski
        [2] dwa kwadraty w paski
       *[3] trzy kwadraty w paski
    }
    [Sf] { $number ->
        [1] jeden pełny kwadrat
        [2] dwa pełne kwadraty
       *[3] trzy pełne kwadraty
    }
    [Te] { $number ->
        [1] jeden pusty trójkąt
        [2] dwa puste trójkąty
       *[3] trzy puste trójkąty
    }
    [Ts] { $number ->
        [1] jeden trójkąt w paski
        [2] dwa trójkąty w paski
       *[3] trzy trójkąty w paski
    }
    [Tf] { $number ->
        [1] jeden pełny trójkąt
        [2] dwa pełne trójkąty
       *[3] trzy pełne trójkąty
    }
    [Ce] { $number ->
        [1] jedno puste koło
        [2] dwa puste koła
       *[3] trzy puste koła
    }
    [Cs] { $number ->
        [1] jedno koło w paski
        [2] dwa koła w paski
       *[3] trzy koła w paski
    }
    [Cf] { $number ->
        [1] jedno pełne koło
        [2] dwa pełne koła
       *[3] trzy pełne koła
    }
    [wild] joker
    [start] karta startowa
   *[hidden] zakryta karta
}

# Pole, widziane od karty startowej.
cards-cell = { $way ->
    [right] { $across } w prawo
    [left] { $across } w lewo
    [up] { $along } w górę
    [down] { $along } w dół
    [right-up] { $across } w prawo, { $along } w górę
    [right-down] { $across } w prawo, { $along } w dół
    [left-up] { $across } w lewo, { $along } w górę
    [left-down] { $across } w lewo, { $along } w dół
   *[start] na środku
}

# Plansza.
cards-board = Karty na stole
cards-lies = { $card }: { $cell }
cards-lies-of = { $name }, { $card }: { $cell }
cards-fits-here = Pola, na które karta pasuje
cards-fit = { $cell }: { $points ->
    [0] jeszcze bez punktów
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cards-tools = Widok planszy
cards-closer = Bliżej
cards-farther = Dalej
cards-show-all = Pokaż całą planszę

# Ręka.
cards-hand = Twoje karty
cards-held = { $task ->
    [drop] { $drawn ->
        [true] { $card }, właśnie dobrana karta
       *[false] { $card }
    }
   *[lay] { $fits ->
        [0] { $card }, nigdzie nie pasuje
        [one] { $card }, pasuje na { $fits } pole
        [few] { $card }, pasuje na { $fits } pola
        [many] { $card }, pasuje na { $fits } pól
       *[other] { $card }, pasuje na { $fits } pola
    }
}
cards-drawn = nowa
cards-chosen = { $task ->
    [discard] Odrzucić tę kartę: { $card }?
   *[lay] { $fits ->
        [0] Wybór: { $card }. W tej chwili nigdzie nie pasuje. Wybierz pole, aby zobaczyć dlaczego.
        [one] Wybór: { $card }. Pasuje na { $fits } pole.
        [few] Wybór: { $card }. Pasuje na { $fits } pola.
        [many] Wybór: { $card }. Pasuje na { $fits } pól.
       *[other] Wybór: { $card }. Pasuje na { $fits } pola.
    }
}
cards-aimed = Położyć tutaj ({ $cell })? Wybierz pole ponownie, aby potwierdzić.
cards-picked = { $due ->
    [1] { $picked ->
        [0] Wybierz kartę do odłożenia.
       *[other] Odłożyć tę kartę?
    }
   *[other] { $picked ->
        [0] Wybierz dwie karty do odłożenia.
        [1] Jeszcze jedna karta do odłożenia.
       *[other] Odłożyć te dwie karty?
    }
}
cards-choose-first = Najpierw wybierz kartę z ręki.
cards-not-yet = Jeszcze nie: tę turę ma { $name }. Na razie możesz planować.
cards-there = { $name }: { $card }
cards-ask-discard = Żadna z twoich kart nigdzie nie pasuje. Wybierz jedną do odrzucenia.
cards-ask-drop = { $due ->
    [1] Wybierz kartę do odłożenia; pięć zatrzymujesz.
   *[other] Wybierz dwie karty do odłożenia; pięć zatrzymujesz.
}
cards-lay = Połóż
cards-discard = Odrzuć
cards-drop = { $due ->
    [1] Odłóż
   *[other] Odłóż obie
}
cards-never-mind = Jednak nie

# Dlaczego nie?
cards-why-clash = Nie pasuje: { $card }, a obok { $neighbour } ({ $cell }). { $shared ->
    [shape] Zgadza się tylko kształt; wypełnienie i liczba są inne.
    [fill] Zgadza się tylko wypełnienie; kształt i liczba są inne.
    [number] Zgadza się tylko liczba; kształt i wypełnienie są inne.
   *[nothing] Kształt, wypełnienie i liczba są inne.
} Dwie z trzech rzeczy muszą się zgadzać.
cards-why-taken = To pole jest zajęte: { $card }.
cards-why-start = Tu leży karta startowa.
cards-why-alone = Obok tego pola nie leży żadna karta. Karta musi stykać się bokiem z kartą na stole.
cards-why-edge = To pole jest poza krawędzią stołu.
cards-why-rule = Zasada

# Obok miejsca.
cards-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cards-to-come = { $hand } na ręce, { $deck } w talii

# Czego oczekuje się od gracza.
cards-expected = { $task ->
    [opening] Odłóż dwie ze swoich siedmiu kart.
    [drop] Odłóż jedną kartę.
    [discard] Żadna z twoich kart nie pasuje: odrzuć jedną.
   *[turn] Połóż kartę.
}
cards-expected-of-other = { $task ->
    [opening] Do odłożenia są dwie z siedmiu kart.
    [drop] Do odłożenia jest jedna karta.
   *[turn] Do położenia jest karta.
}

# Ruchy w przebiegu gry, za imieniem gracza.
cards-told-lay = kładzie: { $card } ({ $cell })
cards-told-discard = odrzuca: { $card }
cards-told-drop = odkłada: { $card }
cards-told-drop-two = odkłada: { $one } i { $other }

# Liczenie.
cards-count-player = Gracz
cards-count-kind = { $kind ->
    [rectangle] Prostokąt
    [rows] Rzędy
    [columns] Kolumny
   *[bonuses] Premie
}
cards-count-total = Razem
cards-count-show = Pokaż na planszy, co się liczy
cards-count-out = Policz po kolei
cards-count-back = Wstecz
cards-count-next = Dalej
cards-count-pause = Pauza
cards-count-go-on = Wznów
cards-counted = { $kind ->
    [rectangle] { $name }: największy prostokąt, { $points } pkt. Razem { $sum }.
    [row] { $name }: rząd, { $points } pkt. Razem { $sum }.
   *[column] { $name }: kolumna, { $points } pkt. Razem { $sum }.
}
cards-discards = Karty poza grą
cards-discards-count = { $cards ->
    [one] { $cards } karta poza grą
    [few] { $cards } karty poza grą
    [many] { $cards } kart poza grą
   *[other] { $cards } karty poza grą
}
