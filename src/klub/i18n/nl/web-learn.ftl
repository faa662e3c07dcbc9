# De kamer waar je de spellen leert: de pagina, de bediening en de lessen.
# $way is hoe iemand speelt: mouse, touch of keys. $lower, $flip enzovoort zijn namen van toetsen.

learn-title = Leren spelen
learn-about = Speel een paar stappen aan een echte tafel, of lees de regels. Allebei heb je ook tijdens een spel bij de hand.
learn-game = Zo speel je { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Kaarten op linnen: leg ze zo dat alle buurkaarten kloppen, en bouw lijnen en rechthoeken in jouw kleur.
learn-kluster-about = Magneten op eikenhout: plaats je magneten binnen het koord zonder dat ze elkaar raken.
learn-open = Regels en bediening van { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Het andere spel leren
learn-start = De les spelen
learn-start-about = Een paar minuten aan een eigen tafel. Het telt nergens voor, en je kunt altijd weg.
learn-go-on = Verder met de les
learn-so-far = Je bent bij stap { $step } van { $steps }.
learn-finished = Je hebt de les helemaal gespeeld.
learn-again = De les nog eens spelen
learn-anew = Opnieuw beginnen
learn-opening = De tafel wordt gedekt …
learn-then = Als je zover bent
learn-new = Een tafel openen
learn-rules = De regels
learn-contents = Inhoud
learn-ruling = Besluit { $rule } van het huis
learn-house-missing = De lijst met huisregels kon niet bij de club worden opgehaald. Je ziet die ook als je een nieuwe tafel opent.
learn-board = Een tafel met kaarten
learn-table-top = Magneten en koord, van boven gezien
learn-light = Wat telt op deze tafel
learn-light-none = Alleen de kaarten
learn-light-seat = { $seat ->
    [0] Oranje
   *[1] Blauw
}

learn-controls = Muis, aanraken en toetsen
learn-keys = Toetsen
learn-clustered-choose = Een kaart kiezen
learn-clustered-choose-how = Klik of tik erop. De vakjes waar hij past lichten op, met de punten die hij zou opleveren.
learn-clustered-lay = De kaart leggen
learn-clustered-lay-how = Klik op een verlicht vakje. Op een touchscreen tik je twee keer, of sleep je de kaart erheen.
learn-clustered-why = Vragen waarom niet
learn-clustered-why-how = Kies een kaart, dan een vakje dat niet verlicht is.
learn-clustered-move = Rondkijken
learn-clustered-move-how = Sleep de tafel. Zoom met het muiswiel of met twee vingers.
learn-clustered-fit = De hele tafel zien
learn-clustered-fit-how = Druk op de knop in de hoek van de tafel.
learn-clustered-score = Zien wat telt
learn-clustered-score-how = Wijs een speler aan, of tik erop: de kaarten die punten opleveren lichten op.
learn-kluster-stock = Een andere magneet nemen
learn-kluster-stock-how = Kies hem in je voorraad.
learn-kluster-carry = Een magneet dragen
learn-kluster-carry-how = Beweeg de muis, of sleep met een vinger. De schaduw laat zien waar de magneet is.
learn-kluster-lower = Laten zakken en plaatsen
learn-kluster-lower-how = Houd de muisknop ingedrukt, of de knop voor de duim. Laat los als de magneet op tafel rust; laat je eerder los, dan komt hij weer omhoog.
learn-kluster-height = De hoogte instellen
learn-kluster-height-how = Draai aan het muiswiel, of gebruik de schuif.
learn-kluster-turn = De magneet draaien
learn-kluster-turn-how = Gebruik de twee knoppen met pijlen, of draai met twee vingers.
learn-kluster-flip = Hem omkeren
learn-kluster-flip-how = Gebruik de knop ervoor. Wat eerst aantrok, stoot nu af.
learn-kluster-edge = Hem op zijn kant zetten
learn-kluster-edge-how = Gebruik de knop ervoor, in de Evenwichtmodus.
learn-kluster-other = De andere hand gebruiken
learn-kluster-other-how = Deze hand blijft waar hij is, en je gaat verder met de andere.
learn-kluster-back = Hem terugleggen
learn-kluster-back-how = De magneet gaat terug naar je voorraad.
learn-kluster-cord = Het koord bewegen
learn-kluster-cord-how = Druk erop en sleep.
learn-kluster-near = Horen wat dichtbij is
learn-kluster-near-how = Noemt de dichtstbijzijnde magneten, hun richting en hun afstand.
learn-kluster-end = Je beurt beëindigen
learn-kluster-end-how = Gebruik de knop die verschijnt als alles gedaan is.
learn-hint = Om raad vragen
learn-hint-how = Als jij aan de beurt bent, toont de lamp de beste zetten op het bord. Niet aan tafels met rating en niet bij de uitdaging van vandaag.
learn-key-arrows = Pijltjestoetsen
learn-key-shift-arrows = Shift + pijltjestoetsen
learn-key-numbers = 1 tot 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Les
learn-step = Stap { $step } van { $steps }
learn-next = Verder
learn-skip = Overslaan
learn-back = Terug
learn-leave = De les verlaten
learn-resume = De les tonen
learn-play-bot = Tegen een bot spelen
learn-play-on = Hier verder spelen
learn-over = Dit spel is afgelopen. Begin de les opnieuw voor de overige stappen.

# De les van Clustered. Wat op -nod eindigt, komt als de stap gedaan is.

learn-clustered-step-choose = { $way ->
    [keys] Dit zijn je kaarten, en in het midden ligt de startkaart. Druk op 1 tot 5 om een kaart te kiezen.
    [touch] Dit zijn je kaarten, en in het midden ligt de startkaart. Tik op een van je kaarten.
   *[mouse] Dit zijn je kaarten, en in het midden ligt de startkaart. Klik op een van je kaarten.
}
learn-clustered-step-choose-nod = De vakjes waar hij past zijn verlicht. Naast de startkaart past alles.
learn-clustered-step-lay = { $way ->
    [keys] Leg hem nu: ga met de pijltjestoetsen naar een verlicht vakje en druk op Enter.
    [touch] Leg hem nu: tik op een verlicht vakje, en tik er nog eens op. Je kunt de kaart er ook heen slepen.
   *[mouse] Leg hem nu: klik op een verlicht vakje. Je kunt de kaart er ook heen slepen.
}
learn-clustered-step-lay-nod = Hij ligt, en je hebt een nieuwe kaart getrokken. Dat was een hele beurt.
learn-clustered-step-clash = Niet alles past: buurkaarten moeten twee van vorm, opvulling en aantal delen. Vraag waarom niet: kies een kaart, en dan een vakje naast je kaarten dat niet verlicht is.
learn-clustered-step-clash-nod = Nu weet je welke buurkaart niet wilde, en waarom. Vragen kost niets: er is geen kaart gelegd.
learn-clustered-step-three = Leg door tot drie van je kaarten op een lijn liggen, naast elkaar of boven elkaar. De getallen op de vakjes laten zien wat een kaart zou opleveren.
learn-clustered-step-three-nod = Drie op een lijn: één punt per kaart. Twee op een lijn leveren nog niets op.
learn-clustered-step-count = { $way ->
    [keys] Waar komen je punten vandaan? Ga met de Tab-toets naar je naam.
    [touch] Waar komen je punten vandaan? Tik op je naam.
   *[mouse] Waar komen je punten vandaan? Wijs je naam aan.
}
learn-clustered-step-count-nod = De kaarten die punten opleveren zijn verlicht. Bij andere spelers kijk je op dezelfde manier.
learn-clustered-step-block = Maak nu een vol blok, twee kaarten breed en twee kaarten hoog. Je grootste blok levert één punt per kaart op, boven op de lijnen.
learn-clustered-step-block-nod = Een blok! Maak er twee bij drie van, en het levert 12 punten op: 6 voor het blok en 6 voor de lijnen.
learn-clustered-step-wild = De kaart met de ster is een joker. Hij past naast alles, en alles past naast hem. Leg hem als je er een hebt; heb je er nu geen, lees dan gewoon verder.
learn-clustered-step-wild-nod = Een joker telt voor jou als elke andere kaart van jou.
learn-clustered-step-discard = Past geen van je kaarten ergens, dan zegt je hand dat, en kies je er een om af te leggen. Zolang er iets past, moet je leggen.
learn-clustered-step-done = Dat is het hele spel. Als alle kaarten op zijn, worden rijen, kolommen en de grootste rechthoek geteld. Veel plezier!

# De les van Kluster.

learn-kluster-step-take = { $way ->
    [keys] Ga met de Tab-toets naar de tafel en beweeg met de pijltjestoetsen. Je hand draagt een magneet, en de schaduw laat zien waar die is.
    [touch] Zet een vinger op de tafel en sleep. Je hand draagt een magneet, en de schaduw laat zien waar die is.
   *[mouse] Beweeg de muis over de tafel. Je hand draagt een magneet, en de schaduw laat zien waar die is.
}
learn-kluster-step-take-nod = Zo hoog voelt op tafel bijna niets hem.
learn-kluster-step-place = { $way ->
    [keys] Breng hem boven het midden van het koord en houd { $lower } ingedrukt: de magneet zakt. Laat los als hij op tafel rust.
    [touch] Breng hem boven het midden van het koord en houd de knop met de pijl ingedrukt: de magneet zakt. Laat los als hij op tafel rust.
   *[mouse] Breng hem boven het midden van het koord en houd de muisknop ingedrukt: de magneet zakt. Laat los als hij op tafel rust.
}
learn-kluster-step-place-nod = Hij ligt. Vanaf nu raakt geen hand hem meer aan.
learn-kluster-step-end = { $way ->
    [keys] Je zou het koord nog kunnen bewegen. Het hoeft niet: druk op { $end } om je beurt te beëindigen.
   *[mouse] Je zou het koord nog kunnen bewegen. Het hoeft niet: beëindig je beurt met de knop.
}
learn-kluster-step-end-nod = De eerste magneet is geplaatst. Zaten er anderen aan tafel, dan was nu de volgende aan de beurt.
learn-kluster-step-pull = Nu worden de magneten wakker. Breng de volgende magneet laag boven de tafel, dicht bij die ene die er ligt, en stop voordat ze elkaar raken. Let op de magneet op tafel.
learn-kluster-step-pull-nod = Hij bewoog, en niets heeft hem aangeraakt. Met die kracht speel je.
learn-kluster-step-flip = { $way ->
    [keys] Til de magneet op en keer hem om met { $flip }. Met { $left } en { $right } kun je hem ook draaien.
    [touch] Til de magneet op en keer hem om met de knop ervoor. Je kunt hem ook naar links en rechts draaien.
   *[mouse] Til de magneet op en keer hem om: druk op { $flip } of gebruik de knop. { $left } en { $right } draaien hem naar links en rechts.
}
learn-kluster-step-flip-nod = Zijn andere kant ligt nu boven. Wat hij eerst aantrok, stoot hij af.
learn-kluster-step-second = Plaats hem waar hij de andere met rust laat, een handbreedte verderop, en beëindig je beurt.
learn-kluster-step-second-nod = Goed geplaatst: ze raken elkaar niet.
learn-kluster-step-cord = { $way ->
    [keys] Ook het koord mag je bewegen. Pak het vast met { $grab }, trek het met de pijltjestoetsen, en laat het los met { $grab }.
    [touch] Ook het koord mag je bewegen. Zet er een vinger op en sleep.
   *[mouse] Ook het koord mag je bewegen. Druk erop en sleep.
}
learn-kluster-step-cord-nod = Het houdt zijn lengte, en het duwt magneten die ertegenaan liggen.
learn-kluster-step-fault = Maak nu expres een fout: breng een magneet zo dicht bij een andere dat ze tegen elkaar klappen.
learn-kluster-step-fault-nod = Klak! Je beurt is voorbij, en je neemt de magneten die elkaar raakten. Hier zijn twee fouten gratis, en de derde beëindigt het spel.
learn-kluster-step-done = Dat is het hele spel: raak je magneten kwijt, en laat ze elkaar niet raken. Veel plezier!
