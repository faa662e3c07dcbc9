# Pokój, w którym otwiera się nowy stół. Same zasady domowe są w options.ftl.

new-title = { $game ->
    [kluster] Nowy stół do Kluster
   *[clustered] Nowy stół do Clustered
}
new-again = Spróbuj ponownie
new-game = Gra
new-table = Czas i kto może przyjść
new-on = Tak
new-off = Nie
new-number = Liczba
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Przesuń w górę: { $name }
new-not-first = To nie jest pierwsza gra

# Miejsca
new-seats = Kto gra?
new-seat = Miejsce { $number }
new-seat-of = Miejsce { $number }: { $name }
new-sitter-me = Ktoś przy tym ekranie
new-sitter-open = Gość
new-sitter-open-hint = Ktoś, kto przyjdzie z linku albo z listy otwartych stołów.

new-house-rules = Zasady domowe
new-changed = { $number ->
    [0] wszystko jak zwykle
    [one] jedna zmieniona
    [few] { $number } zmienione
    [many] { $number } zmienionych
   *[other] { $number } zmienionej
}
new-reset = Wszystko jak zwykle

# Czas
new-clock = Zegar
new-clock-none = Brak
new-clock-minutes = Minuty
new-clock-days = Dni
new-clock-hint = { $kind ->
    [minutes] Czas na całą grę. Komu się skończy, ten się poddaje.
    [days] Do gier rozgrywanych od czasu do czasu. Każdy ruch oddaje jeden dzień; komu skończy się czas, ten się poddaje.
   *[none] Każdy myśli tak długo, jak chce.
}
new-minutes = Minuty na gracza
new-bonus = Sekundy oddawane za ruch
new-days = Dni na gracza

# Stół
new-listed = Pokaż stół wszystkim
new-listed-hint = Będzie na liście w klubie, można dołączyć albo oglądać. Inaczej znajdą go tylko osoby z linkiem.
new-rated = Rankingowy
new-rated-hint = Wynik liczy się do tabeli rankingowej. Tylko dla ludzi, co najmniej dwojga, każdy na jednym miejscu; niczego się nie cofa.
new-at-once = Zacznij od razu
new-at-once-hint = Inaczej stół czeka i zaczynasz, kiedy chcesz.
new-go = Zacznij grę
new-open = Otwórz stół

# Zasady domowe w słowach
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
