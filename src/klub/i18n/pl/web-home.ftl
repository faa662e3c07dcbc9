# Pierwszy pokój klubu i rząd drzwi na górze każdego pokoju.

home-doors = Pokoje
home-door = klub, do klubu
home-learn = Nauka
home-you = Ty
home-language = Język
home-theme-light = Włącz jasne kolory
home-theme-dark = Włącz ciemne kolory

home-title = Do którego stołu siadasz?
home-about = { $game ->
    [kluster] Magnesy wewnątrz sznurka. Połóż swoje i nie pozwól, żeby się skleiły.
   *[clustered] Kładź karty, które do siebie pasują. Buduj własne linie i prostokąt.
}
home-bot = Zagraj z botem
home-screen = Przy tym ekranie
home-invite = Zaproś
home-solo = Solo
# Krótka forma (any) stoi na linku; pozostałe są czytane zamiast niej, więc muszą zawierać jej słowa.
home-more = { $game ->
    [kluster] Więcej opcji dla Kluster
    [clustered] Więcej opcji dla Clustered
   *[any] Więcej opcji
}
home-how = { $game ->
    [kluster] Jak grać w Kluster
    [clustered] Jak grać w Clustered
   *[any] Jak grać
}
home-preparing = Magnesy się przygotowują: { $percent }%. Dzieje się to raz po zainstalowaniu programu klub i trwa minutę lub dwie. Możesz już otworzyć stół; pierwsza tura zacznie się, gdy tylko będą gotowe.

# Zagraj z botem
home-bot-title = { $game ->
    [kluster] Kluster przeciwko botowi
   *[clustered] Clustered przeciwko botowi
}
home-bot-more = Kilka botów albo inne zasady?

# Przy tym ekranie
home-screen-title = { $game ->
    [kluster] Kluster przy tym ekranie
   *[clustered] Clustered przy tym ekranie
}
home-screen-hint = { $game ->
    [kluster] Wszyscy grają tutaj, jedno po drugim.
   *[clustered] Wszyscy grają tutaj, jedno po drugim. Między turami karty są zakryte.
}
home-players = Gracze
home-player = Gracz { $number }
home-player-name = Imię gracza { $number }
home-begin = Zaczynamy
# Przyciski obok liczby; $what to to, co się liczy, na przykład „Gracze”.
home-fewer = { $what }: o jeden mniej
home-more-of = { $what }: o jeden więcej

# Zaproś
home-invite-title = { $game ->
    [kluster] Zaproś innych do Kluster
   *[clustered] Zaproś innych do Clustered
}
home-your-name = Twoje imię
home-invite-go = Otwórz stół
home-invite-hint = Zaraz dostaniesz link i kod do aparatu w telefonie. Kto je ma, może usiąść; nikt inny stołu nie znajdzie.

# Stoły
home-mine = Twoje stoły
home-open = Otwarte stoły
home-open-empty = Żaden stół nie jest teraz otwarty dla wszystkich. Zaproś kogoś linkiem albo otwórz stół dla każdego w „Więcej opcji”.
home-your-turn = Twoja tura
home-free = { $free ->
    [one] Jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
home-not-begun = Zaraz się zacznie
home-going-on = Gra trwa
home-nobody = Jeszcze nikogo
home-rated = Rankingowy
home-timed = Z zegarami
home-go-on = Graj dalej
home-join = Dołącz
home-watch = Oglądaj
home-all = Pokaż wszystkie stoły ({ $number })

# Wyzwanie dnia
home-daily = Wyzwanie dnia
home-daily-hint = Ten sam los dla wszystkich, raz dziennie, w pojedynkę. Liczy się pierwsza próba.
home-daily-left = { $hours ->
    [0] Zostało { $minutes } min
   *[other] Zostało { $hours } godz. { $minutes } min
}
home-daily-go = { $state ->
    [done] Zobacz moją próbę
    [begun] Graj dalej
   *[new] Spróbuj
}
home-daily-empty = Nikt jeszcze nie skończył. Twój wynik może być pierwszy.
home-total = { $game ->
    [kluster] { $total ->
        [one] jeden kamień
        [few] { $total } kamienie
        [many] { $total } kamieni
       *[other] { $total } kamienia
    }
   *[clustered] { $total ->
        [one] jeden punkt
        [few] { $total } punkty
        [many] { $total } punktów
       *[other] { $total } punktu
    }
}

# Tabela rankingowa
home-ladder = Tabela rankingowa
home-ladder-game = Gra
home-for = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
home-place = Miejsce
home-name = Imię
home-rating = Ranking
home-rating-hint = Ranking to ostrożne oszacowanie: na początku jest bliski 0 lub niższy, a z każdą grą staje się pewniejszy.
home-games = Gry
home-ladder-empty = Nikt jeszcze nie skończył gry rankingowej z taką liczbą graczy: { $players }.
home-ladder-open = Otwórz stół rankingowy
