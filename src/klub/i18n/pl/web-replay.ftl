# Pokój powtórek: skończona gra, tura po turze.

replay-title = { $game ->
    [clustered] Powtórka Clustered
   *[kluster] Powtórka Kluster
}
replay-wait = Pobieramy grę …
replay-back = Do stołu
replay-leave = Opuść powtórkę
replay-home = Wróć do klubu
replay-not-yet = Jeszcze nie
replay-nothing = Nie ma czego pokazać
replay-try = Spróbuj ponownie

# Wynik, w tytule.
replay-won = { $winners ->
    [0] Nikt nie wygrał
    [one] Wygrywa { $names }
    [few] { $names } dzielą się zwycięstwem
    [many] { $names } dzielą się zwycięstwem
   *[other] { $names } dzielą się zwycięstwem
}
replay-mastered = Udało się
replay-lost-alone = Tym razem się nie udało
replay-scored-alone = { $points ->
    [one] Jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
replay-unfinished = Niedokończona

# Gdzie jest powtórka.
replay-begin = Początek
replay-turns = { $turns ->
    [one] Jedna tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
replay-turn = Tura { $turn } z { $last }
replay-caption = { $name }: { $what }

# Co dała tura, za imieniem gracza.
replay-lays = kładzie: { $card } ({ $place })
replay-lays-drops = kładzie: { $card } ({ $place }), odkłada: { $dropped }
replay-discards = nie ma miejsca i odrzuca: { $card }
replay-discards-drops = nie ma miejsca, odrzuca: { $card }, odkłada: { $dropped }
replay-drops = odkłada: { $dropped }
replay-gained = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
replay-places = { $stones ->
    [0] nic nie kładzie
    [one] kładzie kamień
    [few] kładzie { $stones } kamienie
    [many] kładzie { $stones } kamieni
   *[other] kładzie { $stones } kamienia
}
replay-fault = { $kind ->
    [touch] strata: kamienie się stykają
    [exit] strata: kamień wychodzi poza sznurek
    [drop] strata: kamień spada na zewnątrz
   *[time] strata: koniec czasu
}
replay-taken = { $stones ->
    [one] { $stones } kamień zostaje zabrany
    [few] { $stones } kamienie zostają zabrane
    [many] { $stones } kamieni zostaje zabranych
   *[other] { $stones } kamienia zostaje zabrane
}
replay-slow = Zwolnione tempo
replay-above = Patrz z góry

# Pasek i przyciski pod nim.
replay-bar = Tury gry
replay-first = Na początek
replay-back-marked = { $game ->
    [clustered] Poprzednia z wieloma punktami
   *[kluster] Poprzednia strata
}
replay-step-back = O turę wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-step = O turę dalej
replay-next-marked = { $game ->
    [clustered] Następna z wieloma punktami
   *[kluster] Następna strata
}
replay-last = Na koniec
replay-again = Pokaż tę turę jeszcze raz
replay-speed = Tempo
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Klawisze: ← i → o krok, Home i End na początek i koniec, spacja odtwarza i zatrzymuje, N i P przechodzą do ciekawych miejsc.

# Obok planszy.
replay-scores = Wyniki
replay-stones = Kamienie
replay-total = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
replay-player = Gracz
replay-sum = Punkty
replay-part = { $part ->
    [rectangle] Największy prostokąt
    [rows] Rzędy
    [columns] Kolumny
    [bonuses] Premie
   *[faults] Straty
}
replay-show-count = Pokaż, co się liczy: { $name }
replay-left = { $stones ->
    [one] został { $stones } kamień
    [few] zostały { $stones } kamienie
    [many] zostało { $stones } kamieni
   *[other] zostało { $stones } kamienia
}
replay-out = poza grą
replay-hand = Karty na ręce: { $name }
replay-chosen = { $card } (zagrana karta)
replay-board = Plansza po turze { $turn }
replay-log = Tury
replay-more = Tury i więcej
replay-about = O tej grze
replay-luck = Los
replay-luck-checking = Sprawdzamy …
replay-luck-fair = { $game ->
    [clustered] Tasowanie było uczciwe.
   *[kluster] Kamienie wylosowano uczciwie.
}
replay-luck-why = Przed pierwszą turą klub ogłosił odcisk (SHA-256) tajnej liczby. Twoja przeglądarka obliczyła teraz odcisk liczby, którą ujawniono, i rozdała z niej wszystko jeszcze raz: wszystko się zgadza. A więc w trakcie gry niczego nie podmieniono.
replay-luck-other-seed = Tajna liczba nie pasuje do odcisku ogłoszonego przed grą. Nie ufaj tej grze.
replay-luck-other-luck = To, co rozdano, nie wynika z tajnej liczby. Nie ufaj tej grze.
replay-luck-hidden = Tajna liczba nie została ujawniona, więc nie ma czego sprawdzić.
replay-luck-unable = Ta przeglądarka sprawdza odciski tylko przez https. Dzięki liczbom poniżej każdy może je sprawdzić gdzie indziej.
replay-luck-failed = Nie udało się pobrać zapisu, więc nic nie sprawdzono.
replay-commitment = Ogłoszone przed grą
replay-seed = Ujawnione po niej

# Linki, pliki i obrazy.
replay-share = Udostępnij
replay-share-title = Link do tej chwili
replay-export = Zapisz
replay-export-title = Zapisz tę grę
replay-record = Zapis
replay-record-hint = Cała gra jako plik JSON, który klub potrafi odtworzyć i sprawdzić.
replay-still = Obraz
replay-still-hint = Plansza tak, jak widać ją teraz.
# Pod obrazem: punkty wszystkich miejsc po kolei, na przykład 10 : 13.
replay-picture-foot = Tura { $turn } · { $scores }
replay-animation = Animacja
replay-animation-hint = { $game ->
    [clustered] Cała gra, jeden obraz na turę.
   *[kluster] Tak, jak się ruszało, jako GIF.
}
replay-gif-game = Cała gra (GIF)
replay-gif-turn = Ta tura (GIF)
replay-making = Gotowe w { $percent }%
replay-cancel = Anuluj
replay-cancelled = Animacja nie powstała.
replay-saved = Zapisano jako { $name }.
replay-unsaved = Nie udało się zrobić obrazu: ta przeglądarka ma za mało pamięci albo nie rysuje takich obrazów. Sama gra jest bezpieczna; nadal można zachować jej zapis.
replay-no-webgl = Ta przeglądarka nie pokazuje obrazów 3D, więc stół jest rysowany z góry.
replay-open = Otwórz zapis
replay-open-hint = Plik JSON zapisany przez klub. Można go upuścić w dowolnym miejscu tej strony.
replay-drop = Upuść zapis tutaj
replay-opened = { $moves ->
    [one] Odczytano jeden ruch, wszystko się zgadza.
    [few] Odczytano { $moves } ruchy, wszystko się zgadza.
    [many] Odczytano { $moves } ruchów, wszystko się zgadza.
   *[other] Odczytano { $moves } ruchu, wszystko się zgadza.
}
replay-file-large = Ten plik jest za duży jak na zapis gry. Nic nie wysłano do klubu.
replay-file-other = Ten plik nie jest zapisem gry. Nic nie otwarto; wybierz plik JSON zapisany przez klub.
