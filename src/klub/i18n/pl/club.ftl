# Klub: czego nie można tu dostać i dlaczego.

table-unknown = Nie ma takiego stołu. Link do stołu trzeba skopiować w całości.
table-elsewhere = Ten stół działa teraz na innym komputerze klubu.
table-closed = Stół został odłożony, zanim to się wykonało. Otwórz go jeszcze raz i sprawdź, czy jednak się udało.
tables-many = Jedno połączenie śledzi najwyżej tyle stołów: { $most }.
wish-unsure = Klub nie wie, czy to się udało. Spójrz na stół, właśnie wczytuje się od nowa.
store-away = Klub nie może teraz niczego zapisać; nic się nie zmieniło. Spróbuj ponownie za chwilę.
wish-failed = Coś poszło nie tak z winy klubu. Nic się nie zmieniło.
who-first = Kto chce czegoś więcej niż patrzeć, najpierw mówi, kim jest: POST /api/me.
too-fast = Za dużo naraz. Spróbuj ponownie za { $milliseconds } ms.
record-early = Zapis gry można zobaczyć dopiero po jej zakończeniu.
record-daily = Zapis wyzwania można zobaczyć, gdy minie jego dzień, { $day }, bo inni jeszcze próbują.
record-results = Zapis tej gry musi podawać, co wynikło z ruchów.
options-unread = Zasady domowe zapisuje się jako obiekt JSON, na przykład {"{"}"quick": true{"}"}.
watch-first = Kto chce przyłożyć rękę, najpierw ogląda stół.
plan-long = Tura podana w skrócie trwa najwyżej { $seconds } s.
turn-none = Ruchów w tej grze nie wykonuje się dłońmi.
turn-preparing = Magnesy jeszcze się przygotowują. Tura zacznie się za chwilę.
turn-by-hand = Turę rozgrywaną ręcznie gra się na żywo, krok po kroku.
turn-under-way = Ta tura już trwa: ręcznie albo według wcześniejszego planu.
turn-interrupted = Tura została przerwana i nic z niej się nie liczy.
turn-broken = Tura nie udała się z winy klubu. Zaczyna się od nowa.
hint-rated = Przy stole rankingowym nie ma rad.
hint-daily = W wyzwaniu dnia nie ma rad: liczą się wyniki wszystkich.
hint-not-your-turn = Rada jest dla gracza, którego tura właśnie trwa.
advice-preparing = Rady jeszcze się przygotowują. Spróbuj ponownie za chwilę.
review-not-over = Analiza powstaje dopiero po zakończeniu gry.
