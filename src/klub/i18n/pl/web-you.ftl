# Pokój o sobie.

# Kim kto jest
you-who = Kim jesteś
you-save = Zapisz
you-stranger = Aby się rozejrzeć, nie musisz mówić, kim jesteś. Z imieniem jesteś gościem klubu.
you-name-hint = To widzą inni przy stole i na listach.
you-name-saved = Od teraz nazywasz się { $name }.
you-somebody = Ktoś
you-guest = Jesteś gościem: tylko ta przeglądarka wie, kim jesteś. Z loginem możesz wrócić z każdej innej.
you-claim = Załóż login
you-claim-hint = Imię, stoły i wyniki zostają twoje.
you-claimed = Login { $handle } jest twój. Zalogujesz się nim w każdej przeglądarce.
you-handle = Login
you-handle-is = Twój login to { $handle }.
you-handle-change = Zmień login lub hasło
you-handle-changed = Twój login to { $handle }. Inne przeglądarki zostały wylogowane.
you-password = Hasło
you-password-new = Nowe hasło
you-password-old = Obecne hasło
you-password-hint = Najmniejsza liczba znaków: { $least }. Klub nie ma jak przysłać ci zapomnianego hasła.
you-log-in = Zaloguj się
you-log-in-hint = Ta przeglądarka nie będzie już należeć do gościa { $name }, który bez loginu nie może wrócić.
you-logged-in = Witaj ponownie, { $name }.
you-log-out = Wyloguj się tutaj
you-log-out-elsewhere = Wyloguj się wszędzie indziej
you-logged-out = { $where ->
    [elsewhere] Wszystkie inne przeglądarki zostały wylogowane.
   *[here] Wylogowano.
}
you-forget = Zapomnij mnie tutaj
you-forget-sure = Bez loginu nikt już nie będzie mógł być { $name }: stoły, wyniki i ustawienia tego gościa będą nie do odzyskania.
you-stay = Zostaję

# Ustawienia
you-settings = Jak lubisz
you-language-auto = Jak w przeglądarce
you-theme = Kolory
you-theme-word = { $word ->
    [light] Jasne
    [dark] Ciemne
   *[auto] Jak w systemie
}
you-motion = Ruch
you-motion-word = { $word ->
    [full] Pełny
    [less] Jak najmniej
   *[auto] Jak w systemie
}
you-sound = Dźwięki
you-sound-hint = Krótkie i ciche: karta, stuknięcie, twoja tura.
you-volume = Głośność
you-percent = { $percent } procent
you-left = Dla leworęcznych
you-left-hint = Przyciski pod kciuk są po lewej.
you-confirm = Clustered: pytaj przed położeniem karty
you-confirm-word = { $word ->
    [always] Zawsze
    [never] Nigdy
   *[touch] Na ekranach dotykowych
}
you-end = Kluster: tura kończy się
you-end-word = { $word ->
    [auto] Sama, gdy pozwalają zasady
   *[button] Gdy tak powiem
}

# Klawisze
you-keys = Klawisze
you-keys-hint = Wybierz czynność, potem naciśnij nowy klawisz. Escape zostawia wszystko bez zmian.
you-action = { $action ->
    [lower] Opuść kamień (przytrzymaj)
    [turnLeft] Obróć w lewo
    [turnRight] Obróć w prawo
    [flip] Odwróć kamień
    [edge] Postaw na krawędzi
    [otherHand] Użyj drugiej dłoni
    [stock] Weź inny kamień
    [grab] Chwyć sznurek
    [endTurn] Zakończ turę
    [near] Wymień najbliższe kamienie
    [hint] Pokaż dobre ruchy
    [fit] Pokaż całą planszę
    [zoomIn] Bliżej
   *[zoomOut] Dalej
}
you-key-space = Spacja
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: naciśnij nowy klawisz.
you-key-reserved = { $key } zawsze znaczy tu to samo i nie można go wybrać. Naciśnij inny klawisz.
you-key-taken = Klawisz { $key } jest zajęty: { you-action }. Naciśnij inny klawisz.
you-key-set = { you-action }: teraz to klawisz { $key }.
you-keys-reset = Wszystkie klawisze jak zwykle
you-keys-usual = Wszystkie klawisze są znów jak zwykle.

# Co kto osiągnął
you-ratings = Rankingi
you-ratings-empty = Nie masz jeszcze rankingu. Stoły rankingowe otwiera się w klubie w „Więcej opcji”.
you-rating-for = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
you-bests = Rekordy solo
you-bests-empty = Jeszcze nic. Zagraj w pojedynkę, a twój najlepszy wynik zostanie tutaj.
you-usual-rules = Zwykłe zasady
you-history = Rozegrane gry
you-history-empty = Żadna gra nie jest jeszcze skończona. Każda znajdzie się tutaj, do obejrzenia raz jeszcze.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] wygrana
    [lost] bez wygranej
   *[alone] w pojedynkę
}
you-seat = { $place }. { $name }, { $score }

# Zapisy
you-records = Zapisy
you-record-hint = Plik zapisany z gry w klubie (.json). Zostanie sprawdzony, zachowany i pokazany.
