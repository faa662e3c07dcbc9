# Bordsrummet: allt runt spelplanen.

bot-random = Slumpen
bot-random-about = Lägger vilket kort som helst som passar, utan att tänka.
bot-greedy = Girig
bot-greedy-about = Tar flest poäng den kan se, varje tur.
bot-solid = Stabil
bot-solid-about = Ser ett kort framåt: bygger vidare, blockerar och sparar sina jokrar.
bot-sharp = Skarp
bot-sharp-about = Spelar tusentals partier i huvudet före varje kort.
bot-master = Mästare
bot-master-about = Har lärt sig av väldigt många partier vad ett bord leder till.
bot-gentle = Snäll
bot-gentle-about = Placerar stenar med ostadig hand, och gör misstag.
bot-steady = Stadig
bot-steady-about = Har lugn hand, och letar efter den säkraste platsen.
bot-cunning = Slug
bot-cunning-about = Letar efter platsen som ger dig minst utrymme, och drar sedan ihop snöret.
table-namesake = { $name } { $number }
table-somebody = Någon
table-you = du
table-bot = bot
table-here = är här
table-away = borta
table-seats = Platser
table-to-move = på tur
table-winner = vinnare
table-gave-up = { $why ->
    [time] tiden ute
   *[resigned] gav upp
}
table-light = Visa vad som räknas för { $name }
table-clock = Klocka för { $name }: { $left }
table-clock-days = { $days } d { $hours } tim
table-clock-hours = { $hours } tim { $minutes } min

table-turn-yours = Din tur.
table-turn-named = { $name }, det är din tur.
table-turn-of = { $name } är på tur.
table-waiting = Väntar på spelare.
table-waiting-start = Alla är här: spelet kan börja.
table-over = Spelet är slut.
table-won-you = Du har vunnit.
table-won = { $number ->
    [0] Spelet är slut, och ingen har vunnit.
    [one] { $names } har vunnit.
   *[other] { $names } delar segern.
}
table-watching = Du tittar på.
table-onlookers = { $number ->
    [one] En annan person tittar på.
   *[other] { $number } andra tittar på.
}
table-title = { $game } · klub
table-title-turn = Din tur · { $game }
table-board = Bordet
table-news = Vad som händer vid bordet
table-coming = På väg till bordet…
table-coming-long = Klubben går inte att nå. Inget har gått förlorat; nya försök görs hela tiden, och bordet visas så snart klubben svarar.
table-gone = Det här bordet kan inte visas

table-menu = Meny
table-rules = Regler
table-log = Vad som hänt
table-log-empty = Inget har hänt sedan du kom.
table-chat = Prat
table-chat-unread = { $lines ->
    [0] Prat
    [one] Prat, en ny rad
   *[other] Prat, { $lines } nya rader
}
table-chat-lines = Vad som sagts
table-chat-empty = Ingen har sagt något än.
table-say = Säg något
table-say-send = Säg det
table-undo = Ta tillbaka draget
table-sound-on = Ljudet är på
table-sound-off = Ljudet är av
table-share = Dela
table-settings = Inställningar
table-leave = Lämna bordet
table-leave-kept = Din plats står kvar medan du är borta.
table-resign = Ge upp
table-resign-sure = { $seats ->
    [one] Då är spelet slut och räknas inte. Ge upp?
    [2] Då är spelet slut och förlorat. Ge upp?
   *[other] Då är spelet förlorat för dig, och en bot spelar vidare på din plats. Ge upp?
}
table-resign-as = Ge upp som { $name }
table-resign-not = Spela vidare

table-mute = Tysta
table-unmute = Låt tala igen
table-remove = Skicka bort
table-report = Anmäl
table-report-about = Anmäl { $name } till dem som sköter klubben. Vad hände?
table-reported = Din anmälan om { $name } har sparats för dem som sköter klubben.

table-told = { $name }: { $what }
table-told-sat = { $name } har slagit sig ner.
table-told-stood = Plats { $number } är ledig igen.
table-told-started = Spelet börjar.
table-told-undone = Det senaste draget togs tillbaka.
table-told-resigned = { $name } har gett upp.
table-told-time = Tiden är ute för { $name }.
table-told-resumed = Klubben var stängd en stund. Inga klockor gick under tiden.
table-told-muted = { $on ->
    [off] { $name } får tala igen.
   *[on] { $name } har tystats.
}
table-told-removed = { $name } har skickats bort.
table-told-rematched = Revanschen har öppnats.

table-waiting-title = Ett bord med { $game }
table-waiting-free = { $free ->
    [0] Alla platser är upptagna.
    [one] En plats är ledig.
   *[other] { $free } platser är lediga.
}
table-seat-free = Plats { $number }
table-seat-kept = Reserverad för spelaren från förra spelet
table-sit = Slå dig ner
table-sit-also = Också vid den här skärmen
table-seat-bot = Bot
table-seat-bot-title = Vilken bot?
table-stand = Res dig
table-clear = Töm
table-name = Namn
table-name-title = Vad heter du?
table-name-also = Vem mer spelar vid den här skärmen?
table-start = Starta spelet
table-start-free = { $free ->
    [one] Spelet kan börja när någon sitter på den sista lediga platsen: bjud in någon, eller sätt en bot där.
   *[other] Spelet kan börja när någon sitter på var och en av de { $free } lediga platserna: bjud in folk, eller sätt botar där.
}
table-start-rated = Spelet kan börja när alla platser är tagna: bjud in folk.
table-start-kept = Revanschen börjar av sig själv när de andra är med.
table-start-host = { $name } startar spelet när alla är här.
table-invite = Bjud in
table-invite-how = Den som öppnar länken kan slå sig ner, utan konto.
table-agreed = Vad som spelas
table-agreed-players = { $players ->
    [one] För en spelare
   *[other] För { $players } spelare
}
table-agreed-rule = { $name }: { $value }
table-agreed-off = av
table-agreed-usual = Alla husregler är som vanligt.
table-agreed-clock = { $bonus ->
    [0] Klocka: { $base } per spelare
   *[other] Klocka: { $base } per spelare, och { $more } till för varje tur
}
table-agreed-rated = Spelet räknas på rankinglistan.

table-cover = Korten på hand är dolda
table-cover-next = Nästa vid den här skärmen: { $name }
table-cover-show = Visa mina kort
table-cover-always = Låt korten vara synliga från och med nu

table-stale = Kontakten med klubben är bruten: det du ser kan vara gammalt. Försöker igen…
table-back = { $news ->
    [0] Kontakten är tillbaka. Du har inte missat något.
    [one] Kontakten är tillbaka. En sak hände under tiden; den står under ”Vad som hänt”.
   *[other] Kontakten är tillbaka. { $news } saker hände under tiden; de står under ”Vad som hänt”.
}
table-anew = { $own ->
    [yes] Din tur börjar om; det dina händer gjorde räknas inte.
   *[no] Turen börjar om.
}
table-preparing = Magneterna förbereds. Första gången på en dator tar det någon minut eller två; turen börjar av sig själv.
table-preparing-label = Magneter förberedda

table-result = Resultat
table-rematch = Revansch
table-rematch-join = Var med i revanschen
table-rematch-watch = Titta på revanschen
table-rematch-how = En revansch börjar när alla har bett om den.
table-rematch-begun = De andra fortsätter vid ett nytt bord; din plats där väntar på dig.
table-again = Spela igen
table-replay = Repris
table-new = Nytt bord
table-daily-place = { $place ->
    [1] Du är etta i dagens utmaning.
   *[other] Du är nummer { $place } i dagens utmaning.
}
table-best-new = { $total }: det är ditt rekord.
table-best = Ditt rekord är { $total }.

table-share-title = Ett bord med { $game }
table-share-replay = Ett spel { $game }
table-link = Länken
table-qr = Länken som QR-kod
table-copy = Kopiera länken
table-copied = Kopierad
table-send = Skicka
table-link-alone = Den här adressen fungerar bara på den här datorn. Andra i ditt nätverk behöver datorns adress, och en klubb som öppnats med ”klub serve --host 0.0.0.0”.
