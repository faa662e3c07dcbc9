# Klubben: vad den inte kan ge, och varför.

table-unknown = Det bordet finns inte. En länk till ett bord måste kopieras hel.
table-elsewhere = Just nu spelas det här bordet på en annan av klubbens datorer.
table-closed = Bordet plockades undan innan detta blev gjort. Öppna det igen och se om det hann bli av.
tables-many = En anslutning kan följa högst { $most } bord.
wish-unsure = Klubben vet inte om detta blev gjort. Titta på bordet, som laddas om nu.
store-away = Klubben kan inte spara något just nu; ingenting har ändrats. Försök igen om en stund.
wish-failed = Detta gick snett genom ett fel i klubben. Ingenting har ändrats.
who-first = Den som vill göra mer än att titta på säger först vem det är: POST /api/me.
too-fast = Det blev för mycket på en gång. Försök igen om { $milliseconds } millisekunder.
record-early = Spelets protokoll visas när spelet är slut.
record-daily = En utmanings protokoll visas när dess dag, { $day }, är över, för andra försöker fortfarande.
record-results = Ett protokoll för det här spelet måste berätta vad varje drag ledde till.
options-unread = Husregler skrivs som ett JSON-objekt, till exempel {"{"}"quick": true{"}"}.
watch-first = Den som vill spela för hand måste först följa bordet.
plan-long = En tur som beskrivs i korthet tar högst { $seconds } sekunder.
turn-none = I det här spelet görs dragen inte med händer.
turn-preparing = Magneterna förbereds fortfarande. Turen börjar strax.
turn-by-hand = En tur som spelas för hand spelas direkt, kommando för kommando.
turn-under-way = Den här turen pågår redan: för hand, eller av en hand som följer en tidigare plan.
turn-interrupted = Turen avbröts, och inget av den räknas.
turn-broken = Turen gick snett genom ett fel i klubben. Den börjar om.
hint-rated = Vid ett rankat bord ges inga tips.
hint-daily = I dagens utmaning ges inga tips: allas resultat räknas.
hint-not-your-turn = Ett tips är för den som är på tur.
advice-preparing = Tipsen förbereds fortfarande. Försök igen strax.
review-not-over = En analys görs när spelet är slut.
