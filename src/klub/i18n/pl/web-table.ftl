# Pokój ze stołem: wszystko wokół planszy.

# Kto siedzi przy stole. Imienia bota używa się jak imienia człowieka.
bot-random = Losowy
bot-random-about = Kładzie dowolną pasującą kartę, bez namysłu.
bot-greedy = Zachłanny
bot-greedy-about = Co turę bierze najwięcej punktów, ile widzi.
bot-solid = Solidny
bot-solid-about = Patrzy o jedną kartę naprzód: rozbudowuje, blokuje i oszczędza jokery.
bot-sharp = Bystry
bot-sharp-about = Przed każdą kartą rozgrywa w głowie tysiące partii.
bot-master = Mistrz
bot-master-about = Z ogromnej liczby partii nauczył się, co wyniknie ze stołu.
bot-gentle = Łagodny
bot-gentle-about = Kładzie kamienie niepewną ręką i popełnia błędy.
bot-steady = Pewny
bot-steady-about = Ma spokojną rękę i szuka najbezpieczniejszego miejsca.
bot-cunning = Przebiegły
bot-cunning-about = Szuka miejsca, które zostawia ci najmniej przestrzeni, a potem zacieśnia sznurek.
# Dwoje graczy o tym samym imieniu: Ada 1 i Ada 2.
table-namesake = { $name } { $number }
table-somebody = Ktoś
table-you = ty
table-bot = bot
table-here = jest tutaj
table-away = poza stołem
table-seats = Miejsca
table-to-move = ma ruch
table-winner = wygrywa
table-gave-up = { $why ->
    [time] koniec czasu
   *[resigned] poddana gra
}
table-light = Pokaż, co się liczy: { $name }
table-clock = Zegar, { $name }: { $left }
# Czas na zegarze, jak najkrócej.
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# Linia nad planszą.
table-turn-yours = Twoja tura.
table-turn-named = { $name }, twoja tura.
table-turn-of = Ruch ma { $name }.
table-waiting = Czekamy na graczy.
table-waiting-start = Wszyscy już są: można zaczynać.
table-over = Gra skończona.
table-won-you = Wygrywasz!
table-won = { $number ->
    [0] Gra skończona, nikt nie wygrał.
    [one] Wygrywa { $names }.
    [few] { $names } dzielą się zwycięstwem.
    [many] { $names } dzielą się zwycięstwem.
   *[other] { $names } dzielą się zwycięstwem.
}
table-watching = Oglądasz.
table-onlookers = { $number ->
    [one] Ogląda jeszcze jedna osoba.
    [few] Oglądają jeszcze { $number } osoby.
    [many] Ogląda jeszcze { $number } osób.
   *[other] Ogląda jeszcze { $number } osoby.
}
table-title = { $game } · klub
table-title-turn = Twoja tura · { $game }
table-board = Stół
table-news = Co dzieje się przy stole
table-coming = Idziemy do stołu…
table-coming-long = Nie można połączyć się z klubem. Nic nie przepadło; próby trwają, a stół pojawi się, gdy tylko klub odpowie.
table-gone = Tego stołu nie można pokazać

# Co można otworzyć.
table-menu = Menu
table-rules = Zasady
table-log = Co się działo
table-log-empty = Odkąd tu jesteś, nic się nie wydarzyło.
table-chat = Rozmowa
table-chat-unread = { $lines ->
    [0] Rozmowa
    [one] Rozmowa, jedna nowa wiadomość
    [few] Rozmowa, { $lines } nowe wiadomości
    [many] Rozmowa, { $lines } nowych wiadomości
   *[other] Rozmowa, { $lines } nowej wiadomości
}
table-chat-lines = Co powiedziano
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-say = Powiedz coś
table-say-send = Wyślij
table-undo = Cofnij ruch
table-sound-on = Dźwięk jest włączony
table-sound-off = Dźwięk jest wyłączony
table-share = Udostępnij
table-settings = Ustawienia
table-leave = Odejdź od stołu
table-leave-kept = Twoje miejsce czeka, kiedy cię nie ma.
table-resign = Poddaj się
table-resign-sure = { $seats ->
    [one] Gra się wtedy skończy i nie będzie się liczyć. Poddać?
    [2] Gra się wtedy skończy i będzie przegrana. Poddać?
    [few] Gra będzie wtedy dla ciebie przegrana, a z twojego miejsca zagra dalej bot. Poddać?
    [many] Gra będzie wtedy dla ciebie przegrana, a z twojego miejsca zagra dalej bot. Poddać?
   *[other] Gra będzie wtedy dla ciebie przegrana, a z twojego miejsca zagra dalej bot. Poddać?
}
table-resign-as = Poddaj grę jako { $name }
table-resign-not = Gram dalej

# O osobie przy stole.
table-mute = Wycisz
table-unmute = Przywróć głos
table-remove = Odeślij
table-report = Zgłoś
table-report-about = Zgłoś prowadzącym ten klub: { $name }. Co się stało?
table-reported = Twoje zgłoszenie ({ $name }) czeka na prowadzących ten klub.

# Przebieg gry. Imię tego, kto coś zrobił, stoi przed $what.
table-told = { $name }: { $what }
table-told-sat = { $name } siada do stołu.
table-told-stood = Miejsce { $number } jest znowu wolne.
table-told-started = Gra się zaczyna.
table-told-undone = Ostatni ruch został cofnięty.
table-told-resigned = { $name } poddaje grę.
table-told-time = { $name } nie ma już czasu.
table-told-resumed = Klub był przez chwilę zamknięty. Żaden zegar wtedy nie chodził.
table-told-muted = { $on ->
    [off] { $name } może znowu mówić.
   *[on] { $name } nie może już mówić.
}
table-told-removed = { $name } musi odejść od stołu.
table-told-rematched = Rewanż jest otwarty.

# Przed grą.
table-waiting-title = Stół gry { $game }
table-waiting-free = { $free ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne.
    [few] { $free } miejsca są wolne.
    [many] { $free } miejsc jest wolnych.
   *[other] { $free } miejsca jest wolne.
}
table-seat-free = Miejsce { $number }
table-seat-kept = Czeka na gracza z poprzedniej gry
table-sit = Usiądź
table-sit-also = Też przy tym ekranie
table-seat-bot = Bot
table-seat-bot-title = Który bot?
table-stand = Wstań
table-clear = Zwolnij
table-name = Imię
table-name-title = Jak masz na imię?
table-name-also = Kto jeszcze gra przy tym ekranie?
table-start = Zacznij grę
table-start-free = { $free ->
    [one] Gra może się zacząć, gdy ktoś usiądzie na ostatnim wolnym miejscu: zaproś kogoś albo posadź tam bota.
    [few] Gra może się zacząć, gdy { $free } wolne miejsca będą zajęte: zaproś kogoś albo posadź tam boty.
    [many] Gra może się zacząć, gdy { $free } wolnych miejsc będzie zajętych: zaproś kogoś albo posadź tam boty.
   *[other] Gra może się zacząć, gdy { $free } wolnego miejsca będzie zajęte: zaproś kogoś albo posadź tam boty.
}
table-start-rated = Gra może się zacząć, gdy wszystkie miejsca będą zajęte: zaproś kogoś.
table-start-kept = Rewanż zacznie się sam, gdy dołączą pozostali.
table-start-host = { $name } zacznie grę, gdy wszyscy będą na miejscu.
table-invite = Zaproś
table-invite-how = Kto otworzy ten link, może usiąść, bez konta.
table-agreed = W co się gra
table-agreed-players = { $players ->
    [one] Dla jednego gracza
    [few] Dla { $players } graczy
    [many] Dla { $players } graczy
   *[other] Dla { $players } gracza
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = nie
table-agreed-usual = Wszystkie zasady domowe są jak zwykle.
table-agreed-clock = { $bonus ->
    [0] Zegar: { $base } na gracza
   *[other] Zegar: { $base } na gracza i { $more } więcej co turę
}
table-agreed-rated = Gra liczy się do tabeli rankingowej.

# Jeden ekran, kilku graczy z ukrytymi kartami.
table-cover = Karty są zakryte
table-cover-next = Teraz przy tym ekranie: { $name }
table-cover-show = Pokaż moje karty
table-cover-always = Od teraz zostaw karty odkryte

# Połączenie z klubem.
table-stale = Połączenie z klubem jest zerwane: to, co widzisz, może być nieaktualne. Próbujemy ponownie…
table-back = { $news ->
    [0] Połączenie wróciło. Nic cię nie ominęło.
    [one] Połączenie wróciło. W tym czasie wydarzyła się jedna rzecz; zobacz „Co się działo”.
    [few] Połączenie wróciło. W tym czasie wydarzyły się { $news } rzeczy; zobacz „Co się działo”.
    [many] Połączenie wróciło. W tym czasie wydarzyło się { $news } rzeczy; zobacz „Co się działo”.
   *[other] Połączenie wróciło. W tym czasie wydarzyło się { $news } rzeczy; zobacz „Co się działo”.
}
table-anew = { $own ->
    [yes] Twoja tura zaczyna się od nowa; to, co zrobiły twoje ręce, się nie liczy.
   *[no] Tura zaczyna się od nowa.
}
table-preparing = Magnesy się przygotowują. Za pierwszym razem na danym komputerze trwa to minutę lub dwie; tura zacznie się sama.
table-preparing-label = Gotowość magnesów

# Koniec.
table-result = Wynik
table-rematch = Rewanż
table-rematch-join = Dołącz do rewanżu
table-rematch-watch = Oglądaj rewanż
table-rematch-how = Rewanż zaczyna się, gdy wszyscy o niego poproszą.
table-rematch-begun = Inni grają dalej przy nowym stole; twoje miejsce tam na ciebie czeka.
table-again = Zagraj ponownie
table-replay = Powtórka
table-new = Nowy stół
table-daily-place = { $place ->
    [1] Zajmujesz pierwsze miejsce w wyzwaniu dnia.
   *[other] Zajmujesz { $place }. miejsce w wyzwaniu dnia.
}
table-best-new = { $total }: to twój rekord.
table-best = Twój rekord to { $total }.

# Udostępnianie adresu.
table-share-title = Stół gry { $game }
table-share-replay = Gra w { $game }
table-link = Link
table-qr = Link jako kod QR
table-copy = Kopiuj link
table-copied = Skopiowano
table-send = Wyślij
table-link-alone = Ten adres działa tylko na tym komputerze. Inni w twojej sieci potrzebują adresu tego komputera oraz klubu otwartego poleceniem „klub serve --host 0.0.0.0”.
