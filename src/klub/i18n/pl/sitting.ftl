# Stół w klubie: czego nie można tu chcieć i dlaczego.

event-invalid = To nie jest zdarzenie przy stole: { $detail }
clock-base = Zegar daje każdemu graczowi od { $least } do { $most } s.
clock-bonus = Tura oddaje najwyżej { $most } s.
sent-away = Gospodarz prosi, aby od tego stołu odejść.
host-only = To może zrobić tylko gospodarz stołu.
already-started = Gra już trwa, więc miejsca się nie zmieniają.
not-started = Gra jeszcze się nie zaczęła.
game-ended-already = Gra skończona.
seat-unknown = Ten stół ma { $seats ->
    [one] jedno miejsce, numer 0
    [few] { $seats } miejsca, liczone od 0
    [many] { $seats } miejsc, liczonych od 0
   *[other] { $seats } miejsca, liczone od 0
}.
seat-taken = Na miejscu { $seat } siedzi już { $name }.
seat-kept = Miejsce { $seat } czeka na gracza, który miał je w poprzedniej grze.
seat-free = Na miejscu { $seat } nikt nie siedzi.
seat-not-yours = Miejsce { $seat } nie jest twoje.
seats-free = Gra może się zacząć, gdy na każdym miejscu ktoś usiądzie; wolne są jeszcze: { $seats }.
gave-up = Miejsce { $seat } zostało poddane.
rated-alone = Gra rankingowa wymaga co najmniej dwóch graczy.
rated-people = Przy stole rankingowym każdy gra za siebie: bez botów i nikt na dwóch miejscach.
undo-rated = Przy stole rankingowym niczego się nie cofa.
muted = Gospodarz wyciszył cię przy tym stole.
muted-already = Ta osoba jest już wyciszona.
muted-not = Ta osoba nie jest wyciszona.
muted-many = Przy jednym stole można wyciszyć najwyżej tyle osób: { $most }.
nobody-there = Nikt taki tu nie siedzi, nie ogląda ani ostatnio się nie odzywał.
table-full = Przy tym stole wydarzyło się już więcej niż { $most } rzeczy: grę można dokończyć, ale nic więcej.
chat-unfit = Wiadomość ma od 1 do { $most } znaków, które da się wydrukować.
remove-host = Gospodarz zostaje.
remove-player = Gracze zostają do końca gry; możesz ich za to wyciszyć.
rematch-early = Rewanż jest możliwy dopiero po skończonej grze.
rematch-players = O rewanż może prosić tylko ktoś, kto grał.
rematch-already = Rewanż jest przy stole { $table }.
frame-invalid = To nie jest klatka tury.
message-large = Wiadomość może mieć najwyżej { $largest } B.
message-invalid = Klub nie rozumie tej wiadomości: { $detail }
name-unfit = „{ $name }” nie może być imieniem: potrzeba od 1 do { $most } znaków, które da się wydrukować, i bez „bot:” na początku.
bot-unknown = Nie ma bota o nazwie „{ $name }”. Boty to: { $known }.
