# Et bord i klubben: hvad man ikke kan ønske der, og hvorfor.

event-invalid = Det er ikke en hændelse ved et bord: { $detail }
clock-base = Et ur giver hver spiller fra { $least } til { $most } sekunder.
clock-bonus = En tur giver højst { $most } sekunder tilbage.
sent-away = Værten har bedt dig forlade dette bord.
host-only = Det kan kun bordets vært gøre.
already-started = Spillet er begyndt, så pladserne ligger fast.
not-started = Spillet er ikke begyndt endnu.
game-ended-already = Spillet er slut.
seat-unknown = Dette bord har { $seats ->
    [one] én plads, nummer 0
   *[other] { $seats } pladser, talt fra 0
}.
seat-taken = På plads { $seat } sidder { $name }.
seat-kept = Plads { $seat } er holdt til den, der havde den i sidste spil.
seat-free = Ingen sidder på plads { $seat }.
seat-not-yours = Plads { $seat } er ikke din.
seats-free = Spillet kan begynde, når der sidder nogen på alle pladser; stadig ledige: { $seats }.
gave-up = Plads { $seat } har givet op.
rated-alone = Et ratet spil kræver mindst to spillere.
rated-people = Ved et ratet bord spiller alle for sig selv: ingen bots, og ingen på to pladser.
undo-rated = Ved et ratet bord tages intet tilbage.
muted = Værten har bedt dig tie ved dette bord.
muted-already = Vedkommende skal allerede tie.
muted-not = Vedkommende må gerne tale.
muted-many = Ved ét bord kan højst { $most } personer sættes til at tie.
nobody-there = Ingen med den identitet sidder her, ser på eller har sagt noget for nylig.
table-full = Der er sket mere end { $most } ting ved dette bord: spillet kan spilles til ende, men ikke andet.
chat-unfit = En besked har 1 til { $most } synlige tegn.
remove-host = Værten bliver.
remove-player = Spillere bliver, til spillet er slut; sæt dem til at tie i stedet.
rematch-early = En revanche følger efter et spil, der er slut.
rematch-players = Kun den, der var med, kan bede om revanche.
rematch-already = Revanchen er ved bord { $table }.
frame-invalid = Det er ikke et billede fra en tur.
message-large = En besked er højst { $largest } byte.
message-invalid = Den besked forstår klubben ikke: { $detail }
name-unfit = »{ $name }« kan ikke være et navn: det skal have 1 til { $most } synlige tegn og må ikke begynde med »bot:«.
bot-unknown = Der er ingen bot, der hedder »{ $name }«. Der findes: { $known }.
