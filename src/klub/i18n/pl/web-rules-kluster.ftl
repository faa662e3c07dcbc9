# Zasady Kluster dla graczy, akapit po akapicie.

rules-kluster-idea = O co chodzi
rules-kluster-idea-lay = Wewnątrz pętli ze sznurka kładziecie silne magnesy, po jednym w każdej turze. Przyciągają się i odpychają z daleka, a nie mogą się zetknąć. Kto pierwszy pozbędzie się swoich kamieni, wygrywa.
rules-kluster-idea-who = Grać może od jednej do ośmiu osób, mniej więcej od siedmiu lat, a z kilkoma pudełkami jeszcze więcej. Gra trwa około dziesięciu minut.

rules-kluster-stones = Kamienie i sznurek
rules-kluster-stones-pole = Kamień jest magnesem, którego bieguny są na płaskich stronach. Dwa kamienie, które leżą tą samą stroną do góry, odpychają się; różnymi stronami do góry – przyciągają. Odwróć kamień, a przyciąganie zmieni się w odpychanie.
rules-kluster-pic-apart = Te dwa pokazują różne strony i są dość daleko od siebie. Przyciągają się, ale tarcie trzyma je na miejscu.
rules-kluster-pic-snap = Odrobinę bliżej i tarcie ustępuje: zsuwają się i stykają. To strata.
rules-kluster-stones-boxes = W pudełku TRIO są 24 płaskie kamienie i sznurek długości jednego metra. W pudełku DUO² jest 12 bardziej okrągłych kamieni, które łatwo obracają się w miejscu, i sznurek długości 70 centymetrów.

rules-kluster-setup = Przygotowanie
rules-kluster-setup-cord = Sznurek leży na stole jako zamknięta pętla, w dowolnym kształcie. To, co otacza, jest obszarem gry.
rules-kluster-setup-share = Wszystkie kamienie dzieli się równo. Kamienie, które musisz jeszcze położyć, to twój zapas, i wszyscy mogą widzieć, ile ich jest.
rules-kluster-setup-first = Zaczyna najniższa osoba; w rewanżu ta, której zostało najwięcej kamieni. Potem kolejka idzie zgodnie z ruchem wskazówek zegara.

rules-kluster-turn = Twoja tura
rules-kluster-turn-place = Musisz położyć jeden kamień ze swojego zapasu: puść go tak, aby zatrzymał się wewnątrz sznurka. Nie możesz pasować, choćby miejsca było bardzo mało.
rules-kluster-turn-cord = Możesz przesuwać sznurek. Leży on płasko na stole i popycha kamienie, które się o niego opierają.
rules-kluster-turn-hands = Możesz używać kamieni, które trzymasz w dłoniach. Z bliska odpychają i przyciągają kamienie na stole. Każda z twoich dwóch dłoni trzyma jeden kamień i możesz je wymieniać na inne ze swojego zapasu.
rules-kluster-turn-order = Wszystko to wolno robić w dowolnej kolejności i dowolnie często, także po położeniu kamienia.
rules-kluster-pic-turn = W środku gry: kamieni wewnątrz sznurka jest { $stones } i żaden nie dotyka innego.
rules-kluster-turn-down = Puszczony kamień już leży. Żadna dłoń go więcej nie dotyka.
rules-kluster-turn-inside = Kamień jest wewnątrz, jeśli punkt, na którym spoczywa, jest wewnątrz sznurka. Może wystawać nad sznurkiem i może go dotykać. Poza sznurkiem nie możesz go puścić: kamień zostaje w dłoni.
rules-kluster-pic-inside = Kamień na brzegu wystaje nad sznurkiem, ale spoczywa na punkcie wewnątrz. To dozwolone.
rules-kluster-turn-end = Tura kończy się, gdy tak powiesz. Do tego czasu kamień jest już położony i nic się nie rusza.

rules-kluster-fault = Straty
rules-kluster-fault-touch = Jeśli kamienie się zetkną, to strata, nawet jeśli znów się rozdzielą.
rules-kluster-fault-leave = Jeśli kamień opuści obszar, to strata, nawet jeśli wróci.
rules-kluster-fault-why = Nie ma znaczenia, kiedy w twojej turze to się stanie ani dlaczego: przez twoją dłoń, sznurek, przyciąganie czy kamień, który popycha inny.
rules-kluster-fault-held = Kamień w twojej dłoni też nie może dotknąć kamienia na stole. Dwa kamienie w twoich dłoniach mogą się ze sobą stykać.
rules-kluster-fault-take = Strata od razu kończy twoją turę, nawet jeśli nic jeszcze nie leży. Gdy wszystko się zatrzyma, bierzesz każdy kamień, który dotknął innego albo opuścił obszar, i żadnych innych. Kamienie w dłoniach zostają przy tobie.
rules-kluster-pic-chain = Rząd, który ledwo się trzymał. Jeszcze jeden kamień podszedł zbyt blisko i skleiło się ich { $stones }. Kto ma turę, bierze te { $stones } i żadnych innych.
rules-kluster-cost = Masz 5 kamieni i …
rules-kluster-cost-now = Teraz masz
rules-kluster-cost-one = kładziony kamień przyskakuje do innego
rules-kluster-cost-three = kładziony kamień łączy się w łańcuch z trzema innymi
rules-kluster-cost-out = kładziony kamień wyślizguje się i niczego nie dotyka
rules-kluster-cost-cord = sznurek zsuwa dwa kamienie, zanim cokolwiek położysz
rules-kluster-cost-held = kamień w twojej dłoni dotyka kamienia na stole

rules-kluster-win = Zwycięstwo
rules-kluster-win-first = Kto nie ma już kamieni, natychmiast wygrywa. Ostatni kamień też musi się zatrzymać bez straty.
rules-kluster-win-rank = O kolejności pozostałych decyduje liczba kamieni, które im zostały: im mniej, tym lepiej.

rules-kluster-expert = Tryb ekspercki
rules-kluster-expert-more = Gdy twój kamień się zatrzyma, a ty wciąż masz więcej kamieni niż następny gracz, możesz położyć kolejny, i tak dalej. Tyle samo nie wystarczy.
rules-kluster-expert-fault = Strata kończy turę jak zawsze. Kamienie położone wcześniej w tej turze zostają, chyba że czegoś dotknęły albo opuściły obszar.

rules-kluster-solo = Solo
rules-kluster-solo-all = W pojedynkę wszystkie kamienie są twoje. Wolno mieć dwie straty, po każdej z nich bierzesz kamienie i grasz dalej. Trzecia strata kończy grę.
rules-kluster-solo-score = Twój wynik to liczba kamieni w obszarze na koniec. Jeśli leżą tam wszystkie, to pełne zwycięstwo.

rules-kluster-elimination = Eliminacja
rules-kluster-elimination-pool = Dla pięciu lub więcej graczy z TRIO, trzech lub więcej z DUO²; mniejsze grona też mogą ją wybrać. Nikt nie ma własnych kamieni: każdy kładzie jeden ze wspólnej puli.
rules-kluster-elimination-out = Kto poniesie stratę, odpada, a kamienie ze straty wracają do puli. Wygrywa ostatni gracz, który został. Jeśli wcześniej skończy się pula, wygrywają razem wszyscy, którzy zostali.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Kilka pudełek to większa gra: więcej kamieni, więcej graczy, po jednym sznurku na pudełko. Każdy sznurek musi przecinać jakiś inny. Kamienie, których nie da się równo podzielić, zaczynają w obszarze.
rules-kluster-pic-plus = Dwa przecinające się sznurki. Kamień jest wewnątrz, jeśli jest wewnątrz co najmniej jednego z nich.
rules-kluster-plus-apart = Możesz przesuwać każdy sznurek. Jeśli któryś oddzieli się od reszty, to nie strata, ale musisz go przywrócić, zanim skończy się twoja tura. Jeśli wcześniej turę zakończy strata, robi to następny gracz.

rules-kluster-equilibrium = Równowaga
rules-kluster-equilibrium-edge = Kamienie stawia się na krawędzi. Jeśli kamień, który kładziesz, przewróci się na płask, postaw go ponownie przed końcem tury, ile razy trzeba. W tym celu wolno ci wziąć do dłoni ten kamień i żaden inny.
rules-kluster-pic-edge = Dwa kamienie stoją na krawędzi; z góry wyglądają na wąskie. Trzeci przewrócił się, gdy inne się zbliżyły, i zostaje tak, jak leży.
rules-kluster-equilibrium-others = Inne kamienie, które się przewrócą, zostają tak, jak leżą. Samo przewrócenie nie jest stratą, ale zetknięcie albo wyjście z obszaru jest nią jak zawsze.
rules-kluster-equilibrium-boxes = Równowaga jest dla kamieni TRIO. Łączy się z każdą grą, tak samo jak Kluster+. Tryb ekspercki nie łączy się ani z Solo, ani z Eliminacją.

rules-kluster-house = Zasady domowe
rules-kluster-house-agree = Na każdą z nich stół może się umówić przed pierwszą turą. Czego nikt nie zmieni, w to gra się tak, jak opisano wyżej.
