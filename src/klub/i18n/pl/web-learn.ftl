# Pokój, w którym uczy się gier: strona, sterowanie i trener samouczka.

learn-title = Naucz się grać
learn-about = Zagraj kilka kroków przy prawdziwym stole albo przeczytaj zasady. Jedno i drugie masz pod ręką także podczas gry.
learn-game = Jak grać w { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Karty na lnie: kładź je tak, by wszyscy sąsiedzi się zgadzali, i buduj linie i prostokąty w swoim kolorze.
learn-kluster-about = Magnesy na dębie: kładź swoje kamienie wewnątrz sznurka tak, by się nie zetknęły.
learn-open = Zasady i sterowanie: { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Poznaj drugą grę
learn-start = Zagraj samouczek
learn-start-about = Kilka minut przy własnym stole. Nic się nie liczy i możesz wyjść w każdej chwili.
learn-go-on = Kontynuuj samouczek
learn-so-far = Jesteś na kroku { $step } z { $steps }.
learn-finished = Cały samouczek masz już za sobą.
learn-again = Zagraj samouczek jeszcze raz
learn-anew = Zacznij od nowa
learn-opening = Szykujemy stół …
learn-then = Gdy wszystko już jasne
learn-new = Otwórz stół
learn-rules = Zasady
learn-contents = Spis treści
learn-ruling = Rozstrzygnięcie domowe { $rule }
learn-house-missing = Nie udało się pobrać z klubu listy zasad domowych. Widać ją też przy otwieraniu nowego stołu.
learn-board = Plansza z kartami
learn-table-top = Kamienie i sznurek widziane z góry
learn-light = Co się liczy na tej planszy
learn-light-none = Same karty
learn-light-seat = { $seat ->
    [0] Pomarańczowy
   *[1] Niebieski
}

learn-controls = Mysz, dotyk i klawisze
learn-keys = Klawisze
learn-clustered-choose = Wybierz kartę
learn-clustered-choose-how = Kliknij ją lub stuknij. Pola, na które pasuje, zaświecą się i pokażą, ile punktów by dała.
learn-clustered-lay = Połóż ją
learn-clustered-lay-how = Kliknij świecące pole. Na ekranie dotykowym stuknij je dwa razy albo przeciągnij tam kartę.
learn-clustered-why = Zapytaj, dlaczego nie
learn-clustered-why-how = Wybierz kartę, a potem pole, które się nie świeci.
learn-clustered-move = Rozejrzyj się
learn-clustered-move-how = Przeciągnij stół. Powiększaj kółkiem albo dwoma palcami.
learn-clustered-fit = Zobacz cały stół
learn-clustered-fit-how = Naciśnij przycisk w rogu stołu.
learn-clustered-score = Zobacz, co się liczy
learn-clustered-score-how = Wskaż gracza albo go stuknij: karty, które dają punkty, zaświecą się.
learn-kluster-stock = Weź inny kamień
learn-kluster-stock-how = Wybierz go ze swojego zapasu.
learn-kluster-carry = Nieś kamień
learn-kluster-carry-how = Poruszaj wskaźnikiem albo przesuwaj palcem. Cień pokazuje, gdzie jest kamień.
learn-kluster-lower = Opuść go i połóż
learn-kluster-lower-how = Przytrzymaj przycisk myszy albo przycisk pod kciukiem. Puść, gdy kamień spocznie na stole; jeśli puścisz wcześniej, znów się uniesie.
learn-kluster-height = Ustaw wysokość
learn-kluster-height-how = Kręć kółkiem albo użyj suwaka.
learn-kluster-turn = Obróć kamień
learn-kluster-turn-how = Użyj dwóch przycisków ze strzałkami albo obróć dwoma palcami.
learn-kluster-flip = Odwróć go
learn-kluster-flip-how = Użyj przycisku. Co wcześniej przyciągało, teraz odpycha.
learn-kluster-edge = Postaw go na krawędzi
learn-kluster-edge-how = Użyj przycisku, w Równowadze.
learn-kluster-other = Użyj drugiej dłoni
learn-kluster-other-how = Ta dłoń zostaje tam, gdzie jest, a ty działasz drugą.
learn-kluster-back = Odłóż go
learn-kluster-back-how = Kamień wraca do twojego zapasu.
learn-kluster-cord = Przesuń sznurek
learn-kluster-cord-how = Naciśnij na nim i przeciągnij.
learn-kluster-near = Posłuchaj, co jest blisko
learn-kluster-near-how = Podaje najbliższe kamienie, ich kierunek i odległość.
learn-kluster-end = Zakończ turę
learn-kluster-end-how = Użyj przycisku, który pojawia się, gdy wszystko jest zrobione.
learn-hint = Poproś o radę
learn-hint-how = W twojej turze lampa pokazuje na planszy najlepsze ruchy. Nie ma jej przy stołach rankingowych ani w wyzwaniu dnia.
learn-key-arrows = Strzałki
learn-key-shift-arrows = Shift + strzałki
learn-key-numbers = 1 do 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Samouczek
learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-skip = Pomiń
learn-back = Wstecz
learn-leave = Opuść samouczek
learn-resume = Pokaż samouczek
learn-play-bot = Zagraj przeciwko botowi
learn-play-on = Graj dalej tutaj
learn-over = Ta gra dobiegła końca. Pozostałe kroki poznasz, zaczynając samouczek od nowa.

# Samouczek Clustered.

learn-clustered-step-choose = { $way ->
    [keys] To twoje karty, a na środku leży karta startowa. Naciśnij klawisz od 1 do 5, aby wybrać kartę.
    [touch] To twoje karty, a na środku leży karta startowa. Stuknij jedną ze swoich kart.
   *[mouse] To twoje karty, a na środku leży karta startowa. Kliknij jedną ze swoich kart.
}
learn-clustered-step-choose-nod = Pola, na które pasuje, świecą się. Obok karty startowej pasuje wszystko.
learn-clustered-step-lay = { $way ->
    [keys] Teraz ją połóż: przejdź strzałkami na świecące pole i naciśnij Enter.
    [touch] Teraz ją połóż: stuknij świecące pole i stuknij je jeszcze raz. Możesz też przeciągnąć tam kartę.
   *[mouse] Teraz ją połóż: kliknij świecące pole. Możesz też przeciągnąć tam kartę.
}
learn-clustered-step-lay-nod = Leży, a ty masz już nową kartę z talii. To była cała tura.
learn-clustered-step-clash = Nie wszystko pasuje: sąsiedzi muszą się zgadzać w dwóch rzeczach z trzech – kształt, wypełnienie, liczba. Zapytaj, dlaczego nie: wybierz kartę, a potem pole obok swoich kart, które się nie świeci.
learn-clustered-step-clash-nod = Teraz wiesz, który sąsiad odmówił i dlaczego. Pytanie nic nie kosztuje: żadna karta nie została położona.
learn-clustered-step-three = Kładź dalej, aż trzy twoje karty będą w linii, obok siebie albo jedna nad drugą. Liczby na polach pokazują, ile karta by dała.
learn-clustered-step-three-nod = Trzy w linii: po jednym punkcie za kartę. Dwie w linii jeszcze nic nie dają.
learn-clustered-step-count = { $way ->
    [keys] Skąd biorą się twoje punkty? Przejdź do swojego imienia klawiszem Tab.
    [touch] Skąd biorą się twoje punkty? Stuknij swoje imię.
   *[mouse] Skąd biorą się twoje punkty? Wskaż swoje imię.
}
learn-clustered-step-count-nod = Karty, które dają punkty, świecą się. Tak samo możesz sprawdzić innych graczy.
learn-clustered-step-block = Teraz zbuduj pełny blok, szeroki i wysoki na dwie karty. Twój największy blok daje po jednym punkcie za kartę, oprócz punktów za linie.
learn-clustered-step-block-nod = Blok! Powiększ go do dwa na trzy, a da 12 punktów: 6 za blok i 6 za linie.
learn-clustered-step-wild = Karta z gwiazdą to joker. Pasuje obok wszystkiego, a wszystko pasuje obok niego. Połóż go, jeśli go masz; jeśli teraz nie masz, po prostu czytaj dalej.
learn-clustered-step-wild-nod = Joker liczy się dla ciebie jak każda inna twoja karta.
learn-clustered-step-discard = Jeśli żadna z twoich kart nigdzie nie pasuje, zobaczysz to przy ręce i wybierzesz jedną do odrzucenia. Dopóki coś pasuje, musisz kłaść.
learn-clustered-step-done = To cała gra. Gdy wszystkie karty są zużyte, liczy się rzędy, kolumny i największy prostokąt. Miłej zabawy!

# Samouczek Kluster.

learn-kluster-step-take = { $way ->
    [keys] Przejdź do stołu klawiszem Tab i poruszaj się strzałkami. Twoja dłoń niesie kamień, a cień pokazuje, gdzie on jest.
    [touch] Połóż palec na stole i przesuwaj. Twoja dłoń niesie kamień, a cień pokazuje, gdzie on jest.
   *[mouse] Przesuń wskaźnik nad stół. Twoja dłoń niesie kamień, a cień pokazuje, gdzie on jest.
}
learn-kluster-step-take-nod = Tak wysoko prawie nic na stole go nie czuje.
learn-kluster-step-place = { $way ->
    [keys] Przenieś go nad środek sznurka i przytrzymaj { $lower }: kamień opada. Gdy spocznie na stole, puść.
    [touch] Przenieś go nad środek sznurka i przytrzymaj przycisk ze strzałką: kamień opada. Gdy spocznie na stole, puść.
   *[mouse] Przenieś go nad środek sznurka i przytrzymaj przycisk myszy: kamień opada. Gdy spocznie na stole, puść.
}
learn-kluster-step-place-nod = Leży. Od teraz żadna dłoń go nie dotyka.
learn-kluster-step-end = { $way ->
    [keys] Możesz jeszcze przesunąć sznurek. Nie musisz: naciśnij { $end }, aby zakończyć turę.
   *[mouse] Możesz jeszcze przesunąć sznurek. Nie musisz: zakończ turę przyciskiem.
}
learn-kluster-step-end-nod = Pierwszy kamień położony. Gdyby przy stole byli inni, przyszłaby kolej na następnego gracza.
learn-kluster-step-pull = Teraz budzą się magnesy. Zbliż następny kamień nisko nad stołem do tego, który leży, i zatrzymaj się, zanim się zetkną. Patrz na ten na stole.
learn-kluster-step-pull-nod = Poruszył się, a nic go nie dotknęło. To siła, którą grasz.
learn-kluster-step-flip = { $way ->
    [keys] Unieś kamień i odwróć go klawiszem { $flip }. Możesz go też obracać klawiszami { $left } i { $right }.
    [touch] Unieś kamień i odwróć go przyciskiem. Możesz go też obracać w lewo i w prawo.
   *[mouse] Unieś kamień i odwróć go: naciśnij { $flip } albo użyj przycisku. { $left } i { $right } obracają go w lewo i w prawo.
}
learn-kluster-step-flip-nod = Teraz do góry jest druga strona. Co wcześniej przyciągał, to odpycha.
learn-kluster-step-second = Połóż go tam, gdzie nie ruszy drugiego, o szerokość dłoni dalej, i zakończ turę.
learn-kluster-step-second-nod = Dobrze położony: nie stykają się.
learn-kluster-step-cord = { $way ->
    [keys] Sznurek też możesz przesuwać. Chwyć go klawiszem { $grab }, ciągnij strzałkami i puść klawiszem { $grab }.
    [touch] Sznurek też możesz przesuwać. Połóż na nim palec i ciągnij.
   *[mouse] Sznurek też możesz przesuwać. Naciśnij na nim i przeciągnij.
}
learn-kluster-step-cord-nod = Długości nie zmienia i popycha kamienie, które się o niego opierają.
learn-kluster-step-fault = Teraz spowoduj stratę celowo: zbliż kamień do innego tak bardzo, że się skleją.
learn-kluster-step-fault-nod = Stuk! Tura skończona, a ty bierzesz kamienie, które się zetknęły. Tutaj dwie straty są darmowe, a trzecia kończy grę.
learn-kluster-step-done = To cała gra: pozbądź się swoich kamieni i nie pozwól, by któreś się zetknęły. Miłej zabawy!
