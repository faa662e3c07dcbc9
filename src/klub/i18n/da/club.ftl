# Klubben: hvad man ikke kan få af den, og hvorfor.

table-unknown = Det bord findes ikke. Et link til et bord skal kopieres helt.
table-elsewhere = Ved dette bord spilles der lige nu på en anden af klubbens maskiner.
table-closed = Bordet blev ryddet væk, før det her var gjort. Åbn det igen, og se, om det lykkedes.
tables-many = Én forbindelse kan følge op til { $most } borde.
wish-unsure = Klubben ved ikke, om det lykkedes. Se på bordet, som er ved at blive hentet igen.
store-away = Klubben kan ikke gemme noget lige nu; intet er ændret. Prøv igen om lidt.
wish-failed = Det gik galt, og det er klubbens fejl. Intet er ændret.
who-first = Den, der vil mere end at se på, siger først, hvem det er: POST /api/me.
too-fast = Det er for meget på én gang. Prøv igen om { $milliseconds } millisekunder.
record-early = Et spils referat vises, når spillet er slut.
record-daily = Referatet af en udfordring vises, når dens dag, { $day }, er slut, for andre prøver den stadig.
record-results = Et referat af dette spil skal fortælle, hvad der kom ud af trækkene.
options-unread = Husregler skrives som et JSON-objekt, som {"{"}"quick": true{"}"}.
watch-first = Den, der vil række en hånd frem, skal først se med ved bordet.
plan-long = En tur i kort form varer højst { $seconds } sekunder.
turn-none = Træk i dette spil gøres ikke med hænder.
turn-preparing = Magneterne er stadig ved at blive gjort klar. Turen begynder om lidt.
turn-by-hand = En tur i hånden spilles live, bevægelse for bevægelse.
turn-under-way = Denne tur er allerede i gang: i hånden eller efter en tidligere plan.
turn-interrupted = Turen blev afbrudt, og intet af den tæller.
turn-broken = Turen gik galt, og det er klubbens fejl. Den begynder forfra.
hint-rated = Ved et ratet bord gives der ingen tip.
hint-daily = I dagens udfordring gives der ingen tip: alles resultater tæller.
hint-not-your-turn = Et tip er for den spiller, der har turen.
advice-preparing = Tippene er stadig ved at blive gjort klar. Prøv igen om lidt.
review-not-over = En analyse laves, når spillet er slut.
