# De kamer met de tafel: alles rond het bord.

# Wie er aan tafel zit. De naam van een bot wordt gebruikt als die van een mens.
bot-random = Toeval
bot-random-about = Legt zomaar een kaart die past, zonder na te denken.
bot-greedy = Veelvraat
bot-greedy-about = Pakt elke beurt de meeste punten die er te zien zijn.
bot-solid = Bolwerk
bot-solid-about = Denkt één kaart vooruit: bouwt uit, blokkeert en bewaart jokers.
bot-sharp = Scherpzinnig
bot-sharp-about = Speelt voor elke kaart duizenden spellen in gedachten uit.
bot-master = Meester
bot-master-about = Heeft uit heel veel spellen geleerd wat er van een tafel komt.
bot-gentle = Goedzak
bot-gentle-about = Plaatst magneten met onvaste hand, en maakt fouten.
bot-steady = Vaste Hand
bot-steady-about = Heeft een kalme hand, en zoekt de veiligste plek.
bot-cunning = Slimmerik
bot-cunning-about = Zoekt de plek die jou de minste ruimte laat, en trekt daarna het koord strakker.
# Twee spelers met dezelfde naam: Ada 1 en Ada 2.
table-namesake = { $name } { $number }
table-somebody = Iemand
table-you = jij
table-bot = bot
table-here = is er
table-away = weg
table-seats = Plaatsen
table-to-move = aan de beurt
table-winner = winnaar
table-gave-up = { $why ->
    [time] tijd om
   *[resigned] opgegeven
}
table-light = Tonen wat telt voor { $name }
table-clock = Klok van { $name }: { $left }
# Tijd op een klok, zo kort mogelijk.
table-clock-days = { $days } d { $hours } u
table-clock-hours = { $hours } u { $minutes } min

# De regel boven het bord: een van deze, gevolgd door wat er verwacht wordt.
table-turn-yours = Jouw beurt.
table-turn-named = { $name }, jij bent aan de beurt.
table-turn-of = { $name } is aan de beurt.
table-waiting = Wachten op spelers.
table-waiting-start = Iedereen is er: het spel kan beginnen.
table-over = Het spel is afgelopen.
table-won-you = Je hebt gewonnen.
table-won = { $number ->
    [0] Het spel is afgelopen, en niemand heeft gewonnen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de winst.
}
table-watching = Je kijkt mee.
table-onlookers = { $number ->
    [one] Er kijkt nog iemand mee.
   *[other] Er kijken { $number } anderen mee.
}
table-title = { $game } · klub
table-title-turn = Jouw beurt · { $game }
table-board = De tafel
table-news = Wat er aan tafel gebeurt
table-coming = Op weg naar de tafel …
table-coming-long = De club is niet bereikbaar. Er gaat niets verloren; het wordt steeds opnieuw geprobeerd, en de tafel verschijnt zodra de club antwoordt.
table-gone = Deze tafel kan niet worden getoond

# Wat je kunt openen.
table-menu = Menu
table-rules = Regels
table-log = Verloop
table-log-empty = Sinds je er bent is er niets gebeurd.
table-chat = Praten
table-chat-unread = { $lines ->
    [0] Praten
    [one] Praten, één nieuwe regel
   *[other] Praten, { $lines } nieuwe regels
}
table-chat-lines = Wat er gezegd is
table-chat-empty = Nog niemand heeft iets gezegd.
table-say = Zeg iets
table-say-send = Zeggen
table-undo = Zet terugnemen
table-sound-on = Geluid staat aan
table-sound-off = Geluid staat uit
table-share = Delen
table-settings = Instellingen
table-leave = Tafel verlaten
table-leave-kept = Je plaats blijft van jou zolang je weg bent.
table-resign = Opgeven
table-resign-sure = { $seats ->
    [one] Dan is het spel afgelopen, en telt het niet. Opgeven?
    [2] Dan is het spel afgelopen, en verloren. Opgeven?
   *[other] Dan is het spel voor jou verloren, en speelt een bot verder op jouw plaats. Opgeven?
}
table-resign-as = Opgeven als { $name }
table-resign-not = Verder spelen

# Over iemand aan tafel.
table-mute = Laten zwijgen
table-unmute = Weer laten praten
table-remove = Wegsturen
table-report = Melden
table-report-about = { $name } melden bij wie deze club beheert. Wat is er gebeurd?
table-reported = Je melding over { $name } is bewaard voor wie deze club beheert.

# Het verloop. Vóór $what staat wie iets deed.
table-told = { $name }: { $what }
table-told-sat = { $name } is gaan zitten.
table-told-stood = Plaats { $number } is weer vrij.
table-told-started = Het spel begint.
table-told-undone = De laatste zet is teruggenomen.
table-told-resigned = { $name } heeft opgegeven.
table-told-time = De tijd van { $name } is om.
table-told-resumed = De club was een tijdje dicht. Intussen liep er geen klok.
table-told-muted = { $on ->
    [off] { $name } mag weer praten.
   *[on] { $name } moet zwijgen.
}
table-told-removed = { $name } is weggestuurd.
table-told-rematched = De revanche is geopend.

# Vóór het spel.
table-waiting-title = Een tafel { $game }
table-waiting-free = { $free ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is één plaats vrij.
   *[other] Er zijn { $free } plaatsen vrij.
}
table-seat-free = Plaats { $number }
table-seat-kept = Voor de speler van het vorige spel
table-sit = Gaan zitten
table-sit-also = Ook op dit scherm
table-seat-bot = Bot
table-seat-bot-title = Welke bot?
table-stand = Opstaan
table-clear = Vrijmaken
table-name = Naam
table-name-title = Hoe heet je?
table-name-also = Wie speelt er nog meer op dit scherm?
table-start = Het spel starten
table-start-free = { $free ->
    [one] Het spel kan beginnen zodra de laatste vrije plaats bezet is: nodig iemand uit, of zet er een bot neer.
   *[other] Het spel kan beginnen zodra alle { $free } vrije plaatsen bezet zijn: nodig mensen uit, of zet er bots neer.
}
table-start-rated = Het spel kan beginnen zodra alle plaatsen bezet zijn: nodig mensen uit.
table-start-kept = De revanche begint vanzelf zodra de anderen er zijn.
table-start-host = { $name } start het spel als iedereen er is.
table-invite = Uitnodigen
table-invite-how = Wie deze link opent, kan aanschuiven, zonder account.
table-agreed = Wat er gespeeld wordt
table-agreed-players = { $players ->
    [one] Voor één speler
   *[other] Voor { $players } spelers
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = uit
table-agreed-usual = Alle huisregels zijn zoals gewoonlijk.
table-agreed-clock = { $bonus ->
    [0] Klok: { $base } per speler
   *[other] Klok: { $base } per speler, en { $more } erbij met elke beurt
}
table-agreed-rated = Het spel telt voor de ranglijst.

# Eén scherm, meer spelers met verborgen handen.
table-cover = De handen zijn afgedekt
table-cover-next = Nu op dit scherm: { $name }
table-cover-show = Mijn kaarten tonen
table-cover-always = Handen vanaf nu open laten

# De verbinding met de club.
table-stale = De verbinding met de club is weg: wat je ziet, kan oud zijn. Nieuwe poging …
table-back = { $news ->
    [0] De verbinding is terug. Je hebt niets gemist.
    [one] De verbinding is terug. Er is intussen één ding gebeurd; het staat onder “Verloop”.
   *[other] De verbinding is terug. Er zijn intussen { $news } dingen gebeurd; ze staan onder “Verloop”.
}
table-anew = { $own ->
    [yes] Je beurt begint opnieuw; wat je handen deden telt niet.
   *[no] De beurt begint opnieuw.
}
table-preparing = De magneten worden klaargemaakt. De eerste keer op een computer duurt dat een minuut of twee; de beurt begint vanzelf.
table-preparing-label = Magneten klaargemaakt

# Het einde.
table-result = Uitslag
table-rematch = Revanche
table-rematch-join = Meedoen aan de revanche
table-rematch-watch = De revanche bekijken
table-rematch-how = Een revanche begint als iedereen erom heeft gevraagd.
table-rematch-begun = De anderen gaan verder aan een nieuwe tafel; jouw plaats daar blijft voor je vrij.
table-again = Nog eens spelen
table-replay = Terugkijken
table-new = Nieuwe tafel
table-daily-place = { $place ->
    [1] Je bent eerste in de uitdaging van vandaag.
   *[other] Je bent nummer { $place } in de uitdaging van vandaag.
}
table-best-new = { $total }: dat is je beste resultaat.
table-best = Je beste resultaat is { $total }.

# Een adres delen.
table-share-title = Een tafel { $game }
table-share-replay = Een spel { $game }
table-link = De link
table-qr = De link als QR-code
table-copy = Link kopiëren
table-copied = Gekopieerd
table-send = Versturen
table-link-alone = Dit adres werkt alleen op deze computer. Anderen in je netwerk hebben het adres van deze computer nodig, en een club die is geopend met “klub serve --host 0.0.0.0”.
