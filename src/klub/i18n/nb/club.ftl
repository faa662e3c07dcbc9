# Klubben: hva den ikke kan gi, og hvorfor.

table-unknown = Det bordet finnes ikke. En lenke til et bord må kopieres hel.
table-elsewhere = Akkurat nå spilles dette bordet på en annen av klubbens maskiner.
table-closed = Bordet ble ryddet bort før dette ble gjort. Åpne det igjen, og se om det rakk å skje.
tables-many = Én tilkobling kan følge opptil { $most } bord.
wish-unsure = Klubben vet ikke om dette ble gjort. Se på bordet, som lastes inn på nytt nå.
store-away = Klubben kan ikke lagre noe akkurat nå; ingenting er endret. Prøv igjen om litt.
wish-failed = Dette gikk galt på grunn av en feil i klubben. Ingenting er endret.
who-first = Den som vil gjøre mer enn å se på, sier først hvem de er: POST /api/me.
too-fast = Dette ble for mye på én gang. Prøv igjen om { $milliseconds } millisekunder.
record-early = Protokollen for et spill vises når spillet er over.
record-daily = Protokollen for en utfordring vises når dagen, { $day }, er over, for andre prøver fortsatt.
record-results = En protokoll for dette spillet må fortelle hva trekkene førte til.
options-unread = Husregler skrives som et JSON-objekt, for eksempel {"{"}"quick": true{"}"}.
watch-first = Den som vil spille for hånd, må først følge bordet.
plan-long = En tur som fortelles i korthet, tar høyst { $seconds } sekunder.
turn-none = I dette spillet gjøres ikke trekkene med hender.
turn-preparing = Magnetene gjøres fortsatt klare. Turen begynner straks.
turn-by-hand = En tur som spilles for hånd, spilles direkte, kommando for kommando.
turn-under-way = Denne turen er allerede i gang: for hånd, eller av en hånd som følger en tidligere plan.
turn-interrupted = Turen ble avbrutt, og ingenting av den teller.
turn-broken = Turen gikk galt på grunn av en feil i klubben. Den begynner på nytt.
hint-rated = Ved et rangert bord gis det ingen tips.
hint-daily = I dagens utfordring gis det ingen tips: alles resultater teller.
hint-not-your-turn = Et tips er for spilleren som har turen.
advice-preparing = Tipsene gjøres fortsatt klare. Prøv igjen straks.
review-not-over = En analyse lages når spillet er over.
