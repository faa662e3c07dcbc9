# Místnost se stolem: všechno kolem hrací plochy.

# Kdo sedí u stolu. Jméno bota se používá jako jméno člověka.
bot-random = Náhodný
bot-random-about = Položí jakoukoli kartu, která se hodí, bez přemýšlení.
bot-greedy = Hamižný
bot-greedy-about = Každý tah bere nejvíc bodů, kolik vidí.
bot-solid = Důkladný
bot-solid-about = Myslí o kartu napřed: staví dál, blokuje a šetří žolíky.
bot-sharp = Bystrý
bot-sharp-about = Před každou kartou si v hlavě přehraje tisíce her.
bot-master = Mistr
bot-master-about = Čte ze stolu, co z něj ještě vzejde; naučil se to z velkého množství her.
bot-gentle = Mírný
bot-gentle-about = Pokládá magnety nejistou rukou a dělá chyby.
bot-steady = Klidný
bot-steady-about = Má pevnou ruku a hledá nejbezpečnější místo.
bot-cunning = Lstivý
bot-cunning-about = Hledá místo, které ti nechá nejméně prostoru, a pak stáhne provázek.
# Dva hráči se stejným jménem: Ada 1 a Ada 2.
table-namesake = { $name } { $number }
table-somebody = Někdo
table-you = ty
table-bot = bot
table-here = je tady
table-away = je pryč
table-seats = Místa
table-to-move = na tahu
table-winner = vítěz
table-gave-up = { $why ->
    [time] vypršel čas
   *[resigned] vzdáno
}
table-light = Ukázat, co se počítá: { $name }
table-clock = Hodiny, { $name }: { $left }
# Čas na hodinách, co nejkratší.
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min

# Řádek nad plochou.
table-turn-yours = Jsi na tahu.
table-turn-named = { $name }, jsi na tahu.
table-turn-of = Na tahu je { $name }.
table-waiting = Čeká se na hráče.
table-waiting-start = Všichni jsou tady: hra může začít.
table-over = Hra skončila.
table-won-you = Vyhráváš!
table-won = { $number ->
    [0] Hra skončila a nikdo nevyhrál.
    [one] Vyhrává { $names }.
    [few] { $names } se dělí o vítězství.
   *[other] { $names } se dělí o vítězství.
}
table-watching = Sleduješ hru.
table-onlookers = { $number ->
    [one] Sleduje ještě jeden člověk.
    [few] Sledují ještě { $number } lidé.
   *[other] Sleduje ještě { $number } lidí.
}
table-title = { $game } · klub
table-title-turn = Jsi na tahu · { $game }
table-board = Stůl
table-news = Co se děje u stolu
table-coming = Jdeme ke stolu…
table-coming-long = Klub není dostupný. Nic se neztratilo; zkouší se to pořád znovu a stůl se ukáže, jakmile klub odpoví.
table-gone = Tento stůl nejde ukázat

# Co jde otevřít.
table-menu = Nabídka
table-rules = Pravidla
table-log = Co se stalo
table-log-empty = Od tvého příchodu se nic nestalo.
table-chat = Povídání
table-chat-unread = { $lines ->
    [0] Povídání
    [one] Povídání, jedna nová zpráva
    [few] Povídání, { $lines } nové zprávy
   *[other] Povídání, { $lines } nových zpráv
}
table-chat-lines = Co kdo řekl
table-chat-empty = Zatím nikdo nic neřekl.
table-say = Řekni něco
table-say-send = Odeslat
table-undo = Vrátit tah
table-sound-on = Zvuk je zapnutý
table-sound-off = Zvuk je vypnutý
table-share = Sdílet
table-settings = Nastavení
table-leave = Odejít od stolu
table-leave-kept = Tvoje místo na tebe počká.
table-resign = Vzdát se
table-resign-sure = { $seats ->
    [one] Hra tím skončí a nebude se počítat. Vzdát se?
    [2] Hra tím skončí a je prohraná. Vzdát se?
    [few] Hra je tím pro tebe prohraná a z tvého místa hraje dál bot. Vzdát se?
   *[other] Hra je tím pro tebe prohraná a z tvého místa hraje dál bot. Vzdát se?
}
table-resign-as = Vzdát se jako { $name }
table-resign-not = Hrát dál

# O člověku u stolu.
table-mute = Ztišit
table-unmute = Nechat zase mluvit
table-remove = Poslat pryč
table-report = Nahlásit
table-report-about = Nahlásit správcům tohoto klubu: { $name }. Co se stalo?
table-reported = Tvoje hlášení ({ $name }) je uložené pro správce tohoto klubu.

# Průběh hry. Jméno toho, kdo něco udělal, stojí před $what.
table-told = { $name }: { $what }
table-told-sat = { $name } usedá ke stolu.
table-told-stood = Místo { $number } je zase volné.
table-told-started = Hra začíná.
table-told-undone = Poslední tah byl vrácen.
table-told-resigned = { $name } se vzdává.
table-told-time = { $name } už nemá čas.
table-told-resumed = Klub byl chvíli zavřený. Žádné hodiny mezitím neběžely.
table-told-muted = { $on ->
    [off] { $name } smí zase mluvit.
   *[on] { $name } teď nesmí mluvit.
}
table-told-removed = { $name } musí od stolu odejít.
table-told-rematched = Odveta je otevřená.

# Před hrou.
table-waiting-title = Stůl pro { $game }
table-waiting-free = { $free ->
    [0] Všechna místa jsou obsazená.
    [one] Jedno místo je volné.
    [few] { $free } místa jsou volná.
   *[other] { $free } míst je volných.
}
table-seat-free = Místo { $number }
table-seat-kept = Čeká na hráče z minulé hry
table-sit = Sednout si
table-sit-also = Taky u této obrazovky
table-seat-bot = Bot
table-seat-bot-title = Který bot?
table-stand = Vstát
table-clear = Uvolnit
table-name = Jméno
table-name-title = Jak se jmenuješ?
table-name-also = Kdo další hraje u této obrazovky?
table-start = Začít hru
table-start-free = { $free ->
    [one] Hra může začít, až si někdo sedne na poslední volné místo: pozvi někoho, nebo tam posaď bota.
    [few] Hra může začít, až budou obsazená { $free } volná místa: pozvi lidi, nebo tam posaď boty.
   *[other] Hra může začít, až bude obsazeno { $free } volných míst: pozvi lidi, nebo tam posaď boty.
}
table-start-rated = Hra může začít, až budou obsazená všechna místa: pozvi lidi.
table-start-kept = Odveta začne sama, až se přidají ostatní.
table-start-host = { $name } začne hru, až tu budou všichni.
table-invite = Pozvat
table-invite-how = Kdo otevře tento odkaz, může si sednout, i bez účtu.
table-agreed = Co se hraje
table-agreed-players = { $players ->
    [one] Pro jednoho hráče
    [few] Pro { $players } hráče
   *[other] Pro { $players } hráčů
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = ne
table-agreed-usual = Všechna domácí pravidla jsou jako obvykle.
table-agreed-clock = { $bonus ->
    [0] Hodiny: { $base } pro každého hráče
   *[other] Hodiny: { $base } pro každého hráče a s každým tahem o { $more } víc
}
table-agreed-rated = Hra se počítá do žebříčku.

# Jedna obrazovka, víc hráčů se skrytými kartami.
table-cover = Karty jsou zakryté
table-cover-next = Teď u této obrazovky: { $name }
table-cover-show = Ukázat moje karty
table-cover-always = Odteď nechat karty odkryté

# Spojení s klubem.
table-stale = Spojení s klubem se přerušilo: to, co vidíš, může být staré. Zkouší se to znovu…
table-back = { $news ->
    [0] Spojení je zpátky. Nic ti neuteklo.
    [one] Spojení je zpátky. Mezitím se stala jedna věc; najdeš ji v „Co se stalo“.
    [few] Spojení je zpátky. Mezitím se staly { $news } věci; najdeš je v „Co se stalo“.
   *[other] Spojení je zpátky. Mezitím se stalo { $news } věcí; najdeš je v „Co se stalo“.
}
table-anew = { $own ->
    [yes] Tvůj tah začíná znovu; co udělaly tvé ruce, se nepočítá.
   *[no] Tah začíná znovu.
}
table-preparing = Magnety se připravují. Poprvé na daném počítači to trvá minutu nebo dvě; tah začne sám.
table-preparing-label = Příprava magnetů

# Konec.
table-result = Výsledek
table-rematch = Odveta
table-rematch-join = Přidat se k odvetě
table-rematch-watch = Sledovat odvetu
table-rematch-how = Odveta začne, až o ni požádají všichni.
table-rematch-begun = Ostatní pokračují u nového stolu; tvoje místo tam na tebe čeká.
table-again = Hrát znovu
table-replay = Přehrání
table-new = Nový stůl
table-daily-place = { $place ->
    [1] V dnešní výzvě máš první místo.
   *[other] V dnešní výzvě máš { $place }. místo.
}
table-best-new = { $total }: to je tvůj rekord.
table-best = Tvůj rekord je { $total }.

# Sdílení adresy.
table-share-title = Stůl pro { $game }
table-share-replay = Hra { $game }
table-link = Odkaz
table-qr = Odkaz jako QR kód
table-copy = Kopírovat odkaz
table-copied = Zkopírováno
table-send = Poslat
table-link-alone = Tato adresa funguje jen na tomto počítači. Ostatní ve tvé síti potřebují adresu tohoto počítače a klub otevřený příkazem „klub serve --host 0.0.0.0“.
