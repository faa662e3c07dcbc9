# Rummet med bordet: alt rundt om spillet.

# Hvem der sidder ved et bord. En bots navn bruges som en persons.
bot-random = Tilfældig
bot-random-about = Lægger et hvilket som helst kort, der passer, uden at tænke.
bot-greedy = Grådig
bot-greedy-about = Tager i hver tur de fleste point, den kan se.
bot-solid = Solid
bot-solid-about = Ser ét kort frem: bygger videre, blokerer og gemmer sine jokere.
bot-sharp = Skarp
bot-sharp-about = Spiller tusindvis af spil i hovedet før hvert kort.
bot-master = Mester
bot-master-about = Kan læse på bordet, hvad der kommer ud af det; det har den lært af rigtig mange spil.
bot-gentle = Blid
bot-gentle-about = Placerer sten med usikker hånd og laver fejl.
bot-steady = Rolig
bot-steady-about = Har en rolig hånd og leder efter det sikreste sted.
bot-cunning = Snu
bot-cunning-about = Leder efter det sted, der giver dig mindst plads, og trækker så snoren sammen.
# To spillere med samme navn: Ada 1 og Ada 2.
table-namesake = { $name } { $number }
table-somebody = Nogen
table-you = dig
table-bot = bot
table-here = er her
table-away = væk
table-seats = Pladser
table-to-move = har turen
table-winner = vinder
table-gave-up = { $why ->
    [time] tiden gået
   *[resigned] gav op
}
table-light = Vis, hvad der tæller for { $name }
table-clock = Uret for { $name }: { $left }
# Tid på et ur, så kort som muligt.
table-clock-days = { $days } d { $hours } t
table-clock-hours = { $hours } t { $minutes } min

# Linjen over bordet: en af disse, fulgt af det, der ventes.
table-turn-yours = Din tur.
table-turn-named = { $name }, det er din tur.
table-turn-of = { $name } har turen.
table-waiting = Venter på spillere.
table-waiting-start = Alle er her: spillet kan begynde.
table-over = Spillet er slut.
table-won-you = Du har vundet.
table-won = { $number ->
    [0] Spillet er slut, og ingen har vundet.
    [one] { $names } har vundet.
   *[other] { $names } deler sejren.
}
table-watching = Du ser på.
table-onlookers = { $number ->
    [one] Én anden ser på.
   *[other] { $number } andre ser på.
}
table-title = { $game } · klub
table-title-turn = Din tur · { $game }
table-board = Bordet
table-news = Hvad der sker ved bordet
table-coming = På vej til bordet …
table-coming-long = Klubben kan ikke nås. Intet går tabt; der prøves igen og igen, og bordet vises, så snart klubben svarer.
table-gone = Dette bord kan ikke vises

# Hvad der kan åbnes.
table-menu = Menu
table-rules = Regler
table-log = Forløb
table-log-empty = Der er ikke sket noget, siden du kom.
table-chat = Snak
table-chat-unread = { $lines ->
    [0] Snak
    [one] Snak, én ny linje
   *[other] Snak, { $lines } nye linjer
}
table-chat-lines = Hvad der er sagt
table-chat-empty = Ingen har sagt noget endnu.
table-say = Sig noget
table-say-send = Sig det
table-undo = Tag trækket tilbage
table-sound-on = Lyden er slået til
table-sound-off = Lyden er slået fra
table-share = Del
table-settings = Indstillinger
table-leave = Forlad bordet
table-leave-kept = Din plads holdes, mens du er væk.
table-resign = Giv op
table-resign-sure = { $seats ->
    [one] Så er spillet slut og tæller ikke. Giv op?
    [2] Så er spillet slut og tabt. Giv op?
   *[other] Så er spillet tabt for dig, og en bot spiller videre fra din plads. Giv op?
}
table-resign-as = Giv op som { $name }
table-resign-not = Spil videre

# Om en person ved bordet.
table-mute = Sæt til at tie
table-unmute = Lad tale igen
table-remove = Send væk
table-report = Anmeld
table-report-about = Anmeld { $name } til dem, der driver klubben. Hvad skete der?
table-reported = Din anmeldelse af { $name } er gemt til dem, der driver klubben.

# Forløbet. Navnet på den, der gjorde noget, står før $what.
table-told = { $name }: { $what }
table-told-sat = { $name } har sat sig.
table-told-stood = Plads { $number } er ledig igen.
table-told-started = Spillet begynder.
table-told-undone = Det sidste træk blev taget tilbage.
table-told-resigned = { $name } har givet op.
table-told-time = Tiden er gået for { $name }.
table-told-resumed = Klubben var lukket et stykke tid. Intet ur gik imens.
table-told-muted = { $on ->
    [off] { $name } må tale igen.
   *[on] { $name } er sat til at tie.
}
table-told-removed = { $name } er sendt væk.
table-told-rematched = Revanchen er åbnet.

# Før spillet.
table-waiting-title = Et bord til { $game }
table-waiting-free = { $free ->
    [0] Alle pladser er taget.
    [one] Én plads er ledig.
   *[other] { $free } pladser er ledige.
}
table-seat-free = Plads { $number }
table-seat-kept = Holdt til spilleren fra sidste spil
table-sit = Sæt dig
table-sit-also = Også ved denne skærm
table-seat-bot = Bot
table-seat-bot-title = Hvilken bot?
table-stand = Rejs dig
table-clear = Ryd
table-name = Navn
table-name-title = Hvad hedder du?
table-name-also = Hvem spiller ellers ved denne skærm?
table-start = Start spillet
table-start-free = { $free ->
    [one] Spillet kan begynde, når nogen sidder på den sidste ledige plads: invitér nogen, eller sæt en bot der.
   *[other] Spillet kan begynde, når nogen sidder på hver af de { $free } ledige pladser: invitér folk, eller sæt bots der.
}
table-start-rated = Spillet kan begynde, når alle pladser er taget: invitér folk.
table-start-kept = Revanchen begynder af sig selv, når de andre er kommet.
table-start-host = { $name } starter spillet, når alle er der.
table-invite = Invitér
table-invite-how = Den, der åbner dette link, kan sætte sig, uden konto.
table-agreed = Hvad der spilles
table-agreed-players = { $players ->
    [one] For én spiller
   *[other] For { $players } spillere
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = fra
table-agreed-usual = Alle husregler er som sædvanligt.
table-agreed-clock = { $bonus ->
    [0] Ur: { $base } til hver spiller
   *[other] Ur: { $base } til hver spiller og { $more } mere med hver tur
}
table-agreed-rated = Spillet tæller på ranglisten.

# Én skærm, flere spillere med skjulte hænder.
table-cover = Hænderne er dækket
table-cover-next = Næste ved denne skærm: { $name }
table-cover-show = Vis mine kort
table-cover-always = Lad hænderne være åbne fra nu af

# Forbindelsen til klubben.
table-stale = Forbindelsen til klubben er røget: det, du ser, kan være gammelt. Prøver igen …
table-back = { $news ->
    [0] Forbindelsen er tilbage. Du er ikke gået glip af noget.
    [one] Forbindelsen er tilbage. Der skete én ting imens; den står under »Forløb«.
   *[other] Forbindelsen er tilbage. Der skete { $news } ting imens; de står under »Forløb«.
}
table-anew = { $own ->
    [yes] Din tur begynder forfra; det, dine hænder gjorde, tæller ikke.
   *[no] Turen begynder forfra.
}
table-preparing = Magneterne gøres klar. Første gang på en maskine tager det et minut eller to; turen begynder af sig selv.
table-preparing-label = Magneter gjort klar

# Slutningen.
table-result = Resultat
table-rematch = Revanche
table-rematch-join = Vær med i revanchen
table-rematch-watch = Se revanchen
table-rematch-how = En revanche begynder, når alle har bedt om den.
table-rematch-begun = De andre fortsætter ved et nyt bord; din plads der holdes til dig.
table-again = Spil igen
table-replay = Gensyn
table-new = Nyt bord
table-daily-place = { $place ->
    [1] Du er først i dagens udfordring.
   *[other] Du er nummer { $place } i dagens udfordring.
}
table-best-new = { $total }: det er dit bedste resultat.
table-best = Dit bedste resultat er { $total }.

# At dele en adresse.
table-share-title = Et bord til { $game }
table-share-replay = Et spil { $game }
table-link = Linket
table-qr = Linket som QR-kode
table-copy = Kopiér linket
table-copied = Kopieret
table-send = Send
table-link-alone = Denne adresse virker kun på denne maskine. Andre på dit netværk skal bruge maskinens adresse og en klub, der er åbnet med »klub serve --host 0.0.0.0«.
