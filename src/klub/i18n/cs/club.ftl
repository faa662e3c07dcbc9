# Klub: co v něm nejde, a proč.

table-unknown = Takový stůl tu není. Odkaz na stůl je potřeba zkopírovat celý.
table-elsewhere = Tento stůl teď běží na jiném počítači klubu.
table-closed = Stůl byl uklizen dřív, než se to provedlo. Otevři ho znovu a podívej se, jestli to přece jen neproběhlo.
tables-many = Jedno připojení sleduje nejvýš tolik stolů: { $most }.
wish-unsure = Klub neví, jestli se to povedlo. Podívej se na stůl, právě se načítá znovu.
store-away = Klub teď nemůže nic uložit; nic se nezměnilo. Zkus to za chvíli znovu.
wish-failed = Něco se pokazilo vinou klubu. Nic se nezměnilo.
who-first = Kdo chce víc než se dívat, nejdřív řekne, kdo je: POST /api/me.
too-fast = To je moc najednou. Zkus to znovu za { $milliseconds } ms.
record-early = Záznam hry je vidět, až když hra skončí.
record-daily = Záznam výzvy je vidět, až skončí její den, { $day }, protože ostatní ji ještě zkoušejí.
record-results = Záznam této hry musí uvádět, co z tahů vzešlo.
options-unread = Domácí pravidla se zapisují jako objekt JSON, například {"{"}"quick": true{"}"}.
watch-first = Kdo chce přiložit ruku, nejdřív sleduje stůl.
plan-long = Tah zadaný zkráceně trvá nejvýš { $seconds } s.
turn-none = Tahy této hry se nedělají rukama.
turn-preparing = Magnety se ještě připravují. Tah začne za chvilku.
turn-by-hand = Tah hraný rukou se hraje živě, pokyn po pokynu.
turn-under-way = Tento tah už běží: rukou, nebo podle dřívějšího plánu.
turn-interrupted = Tah byl přerušen a nic z něj neplatí.
turn-broken = Tah se pokazil vinou klubu. Začíná znovu.
hint-rated = U hodnoceného stolu se neradí.
hint-daily = V denní výzvě se neradí: výsledky všech se srovnávají.
hint-not-your-turn = Radu dostane jen hráč, který je na tahu.
advice-preparing = Rady se ještě připravují. Zkus to za chvilku znovu.
review-not-over = Rozbor se dělá, až když hra skončí.
