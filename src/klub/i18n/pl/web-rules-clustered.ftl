# Zasady Clustered dla graczy, akapit po akapicie.

rules-clustered-idea = O co chodzi
rules-clustered-idea-build = Wszyscy budują na tym samym stole, każdy kartami jednego koloru. Każda karta musi pasować do wszystkich kart obok niej. Na koniec punkty dają twoje własne linie i twój największy prostokąt, a kto ma najwięcej punktów, wygrywa.
rules-clustered-idea-who = Grać może od jednej do czterech osób, mniej więcej od siedmiu lat; z drugim zestawem talii nawet osiem. Na każdego gracza przypada około kwadransa.

rules-clustered-cards = Karty
rules-clustered-cards-three = Na karcie są jedna, dwie albo trzy jednakowe figury. Ważne są w nich trzy rzeczy: kształt (kwadrat, trójkąt albo koło), wypełnienie (puste, w paski albo pełne) i liczba.
rules-clustered-cards-deck = W twojej talii jest po jednej karcie z każdą kombinacją, czyli 27 kart, i dwa jokery: razem 29 kart. Talie różnią się tylko kolorem, a kolor mówi, czyja to karta.
rules-clustered-cards-start = Karta startowa nie należy do nikogo. Budowanie zaczyna się obok niej.

rules-clustered-setup = Przygotowanie
rules-clustered-setup-start = Karta startowa trafia na środek stołu.
rules-clustered-setup-deck = Każdy bierze jeden kolor, tasuje swoją talię i kładzie ją zakrytą.
rules-clustered-setup-hand = Dobierz pięć kart. Tylko ty możesz je widzieć.
rules-clustered-setup-first = Zaczyna najmłodsza osoba. Potem kolejka idzie zgodnie z ruchem wskazówek zegara.

rules-clustered-turn = Twoja tura
rules-clustered-turn-lay = Połóż jedną kartę z ręki na wolnym polu, do którego pasuje. Zawsze jest to jedna karta: nie możesz położyć dwóch i nie możesz pasować.
rules-clustered-turn-draw = Dobierz jedną kartę ze swojej talii, aby znów mieć pięć. Nowa karta czeka na twoją następną turę.
rules-clustered-turn-must = Dopóki choć jedna karta z twojej ręki gdziekolwiek pasuje, musisz jakąś położyć. Którą i gdzie, zależy od ciebie.
rules-clustered-turn-discard = Tylko jeśli żadna z twoich kart nigdzie nie pasuje, zamiast tego odrzucasz jedną, dowolną. To była twoja tura, a ta karta wypada z gry. Potem dobierasz jak zwykle.
rules-clustered-turn-empty = Gdy twoja talia się skończy, nic nie dobierasz i na ręce masz coraz mniej kart. Kto nie ma już kart, tego się pomija.
rules-clustered-turn-stay = Karta, która leży na stole, już nigdy się nie rusza.

rules-clustered-fits = Co pasuje
rules-clustered-fits-cell = Możesz położyć kartę na wolnym polu, które styka się bokiem z kartą na stole, czyjakolwiek ona jest. Rogi się nie liczą, ani na twoją korzyść, ani przeciw tobie.
rules-clustered-fits-two = Twoja karta musi zgadzać się z każdą kartą obok. Dwie karty się zgadzają, jeśli co najmniej dwie z trzech rzeczy są takie same: kształt, wypełnienie i liczba.
rules-clustered-pic-neighbours = Pasuje tu jeden trójkąt w paski. Z kołem po lewej zgadza się w wypełnieniu i liczbie, z trójkątami powyżej w kształcie i wypełnieniu. Trzy koła w paski by nie pasowały: z trójkątami zgadza się tylko wypełnienie.
rules-clustered-fits-each = Na każdego sąsiada patrzy się osobno. Ale wystarczy jeden, który się nie zgadza, i karta nie pasuje.
rules-clustered-fits-colour = Kolor nie ma tu nic do rzeczy. Możesz budować obok kart innych graczy, aby iść dalej albo wejść im w drogę.

rules-clustered-wild = Jokery i karta startowa
rules-clustered-wild-all = Joker pasuje do wszystkiego, z każdej z czterech stron. Niczego nie przekazuje dalej: to, co leży za nim, nie ma znaczenia, i nie usprawiedliwia niezgodności z innym sąsiadem.
rules-clustered-pic-corner = Wolne pole styka się z pełnym trójkątem i z trzema pustymi kołami, które nie mają ze sobą nic wspólnego. Można tam położyć tylko jokera.
rules-clustered-wild-own = Joker ma kolor swojej talii i liczy się dla właściciela jak każda inna karta.
rules-clustered-wild-start = Obok karty startowej pasuje wszystko, na początku i pod koniec gry. Nie liczy się dla nikogo i przerywa linie.

rules-clustered-count = Liczenie
rules-clustered-count-end = Gra się kończy, gdy wszystkie ręce i wszystkie talie są puste. Wtedy każdy gracz sumuje trzy części.
rules-clustered-count-rows = Rzędy: co najmniej trzy twoje karty w nieprzerwanej linii od lewej do prawej dają po jednym punkcie za kartę.
rules-clustered-count-columns = Kolumny: to samo z góry na dół. Linie na ukos nic nie dają.
rules-clustered-count-rectangle = Prostokąt: twój największy pełny blok, szeroki i wysoki na co najmniej dwie karty, daje po jednym punkcie za każdą swoją kartę. Liczy się tylko jeden blok, a jego boki mogą być równe.
rules-clustered-pic-lines = Pomarańczowy ma trzy karty w rzędzie na lewo od karty startowej, co daje { $orange } pkt. Po prawej są tylko dwie przed kartą niebieskiego, a dwie nic nie dają.
rules-clustered-count-broken = Luka, karta innego gracza albo karta startowa przerywa linię, a blok nie może mieć dziury.
rules-clustered-pic-block = Blok dwa na trzy daje { $rectangle } pkt za prostokąt i { $rows } pkt za swoje dwa rzędy: razem { $total }.
rules-clustered-count-thrice = Jedna karta może liczyć się w rzędzie, w kolumnie i w prostokącie. Dlatego duże bloki są warte tak wiele:
rules-clustered-blocks = Blok
rules-clustered-blocks-rectangle = Prostokąt
rules-clustered-blocks-lines = Rzędy i kolumny
rules-clustered-blocks-total = Razem
rules-clustered-pic-ring = Pierścień wokół karty startowej nie jest blokiem, ale ma dwa rzędy i dwie kolumny po trzy karty: { $total } pkt.
rules-clustered-pic-wild = Własny joker liczy się dla ciebie; joker innego gracza przerywa to, co budujesz. Pomarańczowy dostaje { $rectangle } pkt za blok dwa na dwa i { $rows } pkt za dolny rząd: razem { $total }.
rules-clustered-count-win = Wygrywa najwyższa suma. Gracze z równymi sumami dzielą się zwycięstwem.
rules-clustered-pic-count = Całe liczenie. Niebieski: { $blueRows } za rzędy, { $blueColumns } za kolumny, { $blueRectangle } za prostokąt, razem { $blue }. Pomarańczowy: { $orangeRows } za rzędy, { $orangeColumns } za kolumny, { $orangeRectangle } za prostokąt, razem { $orange }. Wygrywa niebieski.

rules-clustered-players = W pojedynkę albo w pięć osób i więcej
rules-clustered-players-solo = W pojedynkę grasz według tych samych zasad jedną talią i próbujesz pobić swój najlepszy wynik.
rules-clustered-players-many = Od pięciu graczy są dwie karty startowe w jednej linii, a między nimi sześć wolnych pól. Każdy może budować przy jednej, przy drugiej albo przy obu. Tam, gdzie spotykają się dwie grupy, wszyscy sąsiedzi muszą się zgadzać jak zawsze.

rules-clustered-variants = Warianty
rules-clustered-variants-quick = Szybka gra jest krótsza i daje większy wybór. Na początku dobierz siedem kart i odłóż dwie z nich. Na koniec każdej tury dobierz dwie karty i odłóż jedną z tych dwóch. Odłożone karty wypadają z gry. Jeśli została tylko jedna karta do dobrania, zatrzymujesz ją.
rules-clustered-variants-extra = Dodatkowy joker: trzeci joker dla wszystkich albo dla niektórych jako ułatwienie. Kto go ma, ma też jedną turę więcej.
rules-clustered-variants-first = Premia za pierwszeństwo: 2 punkty za pierwszą linię pięciu lub więcej kart i 2 punkty za pierwszy blok dwa na trzy lub większy. Jedna karta może zdobyć obie. Raz zdobytej premii się nie traci.
rules-clustered-pic-five = Trzy puste kwadraty na wolnym polu łączą trzy i dwie karty w linię sześciu. Jeśli to pierwsza linia pięciu lub więcej kart, zdobywa premię.
rules-clustered-variants-biggest = Premia za największe: na koniec 2 punkty za najdłuższy rząd lub kolumnę i 2 punkty za największy prostokąt. Jeśli najlepsi są równi, tej premii nie dostaje nikt.

rules-clustered-house = Zasady domowe
rules-clustered-house-agree = Na każdą z nich stół może się umówić przed pierwszą kartą. Czego nikt nie zmieni, w to gra się tak, jak opisano wyżej.
