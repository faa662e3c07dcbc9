# Bordrommet: alt rundt spillebrettet.

bot-random = Tilfeldig
bot-random-about = Legger et hvilket som helst kort som passer, uten å tenke.
bot-greedy = Grådig
bot-greedy-about = Tar flest mulig poeng den kan se, hver tur.
bot-solid = Solid
bot-solid-about = Ser ett kort framover: bygger videre, blokkerer og sparer på jokerne.
bot-sharp = Skarp
bot-sharp-about = Spiller tusenvis av spill i hodet før hvert kort.
bot-master = Mester
bot-master-about = Har lært av svært mange spill hva et bord blir til.
bot-gentle = Snill
bot-gentle-about = Plasserer steiner med ustø hånd, og gjør feil.
bot-steady = Stødig
bot-steady-about = Har rolig hånd, og leter etter det tryggeste stedet.
bot-cunning = Slu
bot-cunning-about = Leter etter stedet som gir deg minst plass, og trekker så snoren sammen.
table-namesake = { $name } { $number }
table-somebody = Noen
table-you = du
table-bot = bot
table-here = er her
table-away = borte
table-seats = Plasser
table-to-move = har turen
table-winner = vinner
table-gave-up = { $why ->
    [time] tiden ute
   *[resigned] ga opp
}
table-light = Vis hva som teller for { $name }
table-clock = Klokken til { $name }: { $left }
table-clock-days = { $days } d { $hours } t
table-clock-hours = { $hours } t { $minutes } min

table-turn-yours = Din tur.
table-turn-named = { $name }, det er din tur.
table-turn-of = { $name } har turen.
table-waiting = Venter på spillere.
table-waiting-start = Alle er her: spillet kan begynne.
table-over = Spillet er over.
table-won-you = Du har vunnet.
table-won = { $number ->
    [0] Spillet er over, og ingen har vunnet.
    [one] { $names } har vunnet.
   *[other] { $names } deler seieren.
}
table-watching = Du ser på.
table-onlookers = { $number ->
    [one] Én annen person ser på.
   *[other] { $number } andre ser på.
}
table-title = { $game } · klub
table-title-turn = Din tur · { $game }
table-board = Bordet
table-news = Hva som skjer ved bordet
table-coming = På vei til bordet…
table-coming-long = Klubben kan ikke nås. Ingenting er tapt; det prøves igjen og igjen, og bordet vises så snart klubben svarer.
table-gone = Dette bordet kan ikke vises

table-menu = Meny
table-rules = Regler
table-log = Hva som har skjedd
table-log-empty = Ingenting har skjedd siden du kom.
table-chat = Prat
table-chat-unread = { $lines ->
    [0] Prat
    [one] Prat, én ny linje
   *[other] Prat, { $lines } nye linjer
}
table-chat-lines = Hva som er sagt
table-chat-empty = Ingen har sagt noe ennå.
table-say = Si noe
table-say-send = Si det
table-undo = Ta tilbake trekket
table-sound-on = Lyden er på
table-sound-off = Lyden er av
table-share = Del
table-settings = Innstillinger
table-leave = Forlat bordet
table-leave-kept = Plassen din holdes av mens du er borte.
table-resign = Gi opp
table-resign-sure = { $seats ->
    [one] Da er spillet over og teller ikke. Gi opp?
    [2] Da er spillet over og tapt. Gi opp?
   *[other] Da er spillet tapt for deg, og en bot spiller videre på plassen din. Gi opp?
}
table-resign-as = Gi opp som { $name }
table-resign-not = Spill videre

table-mute = Sett på lydløs
table-unmute = La snakke igjen
table-remove = Send bort
table-report = Rapporter
table-report-about = Rapporter { $name } til dem som driver klubben. Hva skjedde?
table-reported = Rapporten din om { $name } er lagret for dem som driver klubben.

table-told = { $name }: { $what }
table-told-sat = { $name } har satt seg.
table-told-stood = Plass { $number } er ledig igjen.
table-told-started = Spillet begynner.
table-told-undone = Det siste trekket ble tatt tilbake.
table-told-resigned = { $name } har gitt opp.
table-told-time = Tiden er ute for { $name }.
table-told-resumed = Klubben var stengt en stund. Ingen klokker gikk imens.
table-told-muted = { $on ->
    [off] { $name } kan snakke igjen.
   *[on] { $name } er satt på lydløs.
}
table-told-removed = { $name } er sendt bort.
table-told-rematched = Omkampen er åpnet.

table-waiting-title = Et bord med { $game }
table-waiting-free = { $free ->
    [0] Alle plasser er opptatt.
    [one] Én plass er ledig.
   *[other] { $free } plasser er ledige.
}
table-seat-free = Plass { $number }
table-seat-kept = Holdt av til spilleren fra forrige spill
table-sit = Sett deg
table-sit-also = Også ved denne skjermen
table-seat-bot = Bot
table-seat-bot-title = Hvilken bot?
table-stand = Reis deg
table-clear = Tøm
table-name = Navn
table-name-title = Hva heter du?
table-name-also = Hvem andre spiller ved denne skjermen?
table-start = Start spillet
table-start-free = { $free ->
    [one] Spillet kan begynne når noen sitter på den siste ledige plassen: inviter noen, eller sett en bot der.
   *[other] Spillet kan begynne når noen sitter på hver av de { $free } ledige plassene: inviter folk, eller sett boter der.
}
table-start-rated = Spillet kan begynne når alle plassene er tatt: inviter folk.
table-start-kept = Omkampen begynner av seg selv når de andre er med.
table-start-host = { $name } starter spillet når alle er her.
table-invite = Inviter
table-invite-how = Den som åpner denne lenken, kan sette seg, uten konto.
table-agreed = Hva som spilles
table-agreed-players = { $players ->
    [one] For én spiller
   *[other] For { $players } spillere
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = av
table-agreed-usual = Alle husregler er som vanlig.
table-agreed-clock = { $bonus ->
    [0] Klokke: { $base } per spiller
   *[other] Klokke: { $base } per spiller, og { $more } mer for hver tur
}
table-agreed-rated = Spillet teller på ranglisten.

table-cover = Hendene er skjult
table-cover-next = Neste ved denne skjermen: { $name }
table-cover-show = Vis kortene mine
table-cover-always = La hendene være åpne fra nå av

table-stale = Forbindelsen til klubben er brutt: det du ser, kan være gammelt. Prøver igjen…
table-back = { $news ->
    [0] Forbindelsen er tilbake. Du har ikke gått glipp av noe.
    [one] Forbindelsen er tilbake. Én ting skjedde imens; den står under «Hva som har skjedd».
   *[other] Forbindelsen er tilbake. { $news } ting skjedde imens; de står under «Hva som har skjedd».
}
table-anew = { $own ->
    [yes] Turen din begynner på nytt; det hendene dine gjorde, teller ikke.
   *[no] Turen begynner på nytt.
}
table-preparing = Magnetene gjøres klare. Første gang på en maskin tar dette et minutt eller to; turen begynner av seg selv.
table-preparing-label = Magneter gjort klare

table-result = Resultat
table-rematch = Omkamp
table-rematch-join = Bli med i omkampen
table-rematch-watch = Se på omkampen
table-rematch-how = En omkamp begynner når alle har bedt om den.
table-rematch-begun = De andre fortsetter ved et nytt bord; plassen din der er holdt av til deg.
table-again = Spill igjen
table-replay = Reprise
table-new = Nytt bord
table-daily-place = { $place ->
    [1] Du ligger først i dagens utfordring.
   *[other] Du er nummer { $place } i dagens utfordring.
}
table-best-new = { $total }: det er rekorden din.
table-best = Rekorden din er { $total }.

table-share-title = Et bord med { $game }
table-share-replay = Et spill { $game }
table-link = Lenken
table-qr = Lenken som QR-kode
table-copy = Kopier lenken
table-copied = Kopiert
table-send = Send
table-link-alone = Denne adressen virker bare på denne maskinen. Andre i nettverket ditt trenger adressen til maskinen, og en klubb som er åpnet med «klub serve --host 0.0.0.0».
