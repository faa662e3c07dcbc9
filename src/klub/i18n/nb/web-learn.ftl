# Rommet der man lærer spillene.

learn-title = Lær å spille
learn-about = Spill noen steg ved et ekte bord, eller les reglene. Begge deler er også for hånden under et spill.
learn-game = Slik spiller du { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Kort på lin: legg dem slik at alle naboer stemmer, og bygg rader og rektangler i din farge.
learn-kluster-about = Magneter på eik: plasser steinene dine innenfor snoren uten at de berører hverandre.
learn-open = Regler og styring for { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Lær det andre spillet
learn-start = Spill innføringen
learn-start-about = Noen minutter ved et eget bord. Det teller ikke, og du kan gå når du vil.
learn-go-on = Fortsett innføringen
learn-so-far = Du har kommet til steg { $step } av { $steps }.
learn-finished = Du har spilt innføringen til ende.
learn-again = Spill innføringen igjen
learn-anew = Begynn på nytt
learn-opening = Dekker bordet …
learn-then = Når du er klar
learn-new = Åpne et bord
learn-rules = Reglene
learn-contents = Innhold
learn-ruling = Husets regel { $rule }
learn-house-missing = Listen over husregler kunne ikke hentes fra klubben. Den vises også når du åpner et nytt bord.
learn-board = Et bord med kort
learn-table-top = Steiner og snor, sett ovenfra
learn-light = Hva som teller på dette bordet
learn-light-none = Bare kortene
learn-light-seat = { $seat ->
    [0] Oransje
   *[1] Blå
}

learn-controls = Mus, berøring og taster
learn-keys = Taster
learn-clustered-choose = Velg et kort
learn-clustered-choose-how = Klikk eller trykk på det. Rutene der det passer, lyser opp, med poengene det ville gi.
learn-clustered-lay = Legg det
learn-clustered-lay-how = Klikk på en opplyst rute. På berøringsskjerm: trykk på den og trykk igjen, eller dra kortet dit.
learn-clustered-why = Spør hvorfor ikke
learn-clustered-why-how = Velg et kort, så en rute som ikke lyser.
learn-clustered-move = Se deg rundt
learn-clustered-move-how = Dra i bordet. Zoom med hjulet eller med to fingre.
learn-clustered-fit = Se hele bordet
learn-clustered-fit-how = Trykk på knappen i hjørnet av bordet.
learn-clustered-score = Se hva som teller
learn-clustered-score-how = Pek på en spiller, eller trykk der: kortene som gir poeng, lyser opp.
learn-kluster-stock = Ta en annen stein
learn-kluster-stock-how = Velg den i forrådet ditt.
learn-kluster-carry = Bær en stein
learn-kluster-carry-how = Flytt pekeren, eller dra med en finger. Skyggen viser hvor steinen er.
learn-kluster-lower = Senk og plasser den
learn-kluster-lower-how = Hold museknappen, eller tommelknappen, inne. Slipp når steinen hviler på bordet; slipper du før, stiger den igjen.
learn-kluster-height = Still høyden
learn-kluster-height-how = Drei på hjulet, eller bruk glidebryteren.
learn-kluster-turn = Drei steinen
learn-kluster-turn-how = Bruk de to pilknappene, eller vri med to fingre.
learn-kluster-flip = Snu den
learn-kluster-flip-how = Bruk knappen for det. Det som trakk før, skyver nå.
learn-kluster-edge = Sett den på høykant
learn-kluster-edge-how = Bruk knappen for det, i Balanse.
learn-kluster-other = Bruk den andre hånden
learn-kluster-other-how = Denne hånden blir der den er, og du fortsetter med den andre.
learn-kluster-back = Legg den tilbake
learn-kluster-back-how = Steinen går tilbake til forrådet ditt.
learn-kluster-cord = Flytt snoren
learn-kluster-cord-how = Trykk på den og dra.
learn-kluster-near = Hør hva som er nær
learn-kluster-near-how = Leser opp de nærmeste steinene, retningen og avstanden.
learn-kluster-end = Avslutt turen
learn-kluster-end-how = Bruk knappen som dukker opp når alt er gjort.
learn-hint = Be om råd
learn-hint-how = Når det er din tur, viser lampen de beste trekkene på brettet. Ikke ved rangerte bord og ikke i dagens utfordring.
learn-key-arrows = Piltaster
learn-key-shift-arrows = Shift + piltaster
learn-key-numbers = 1 til 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Innføring
learn-step = Steg { $step } av { $steps }
learn-next = Neste
learn-skip = Hopp over
learn-back = Tilbake
learn-leave = Forlat innføringen
learn-resume = Vis innføringen
learn-play-bot = Spill mot en bot
learn-play-on = Spill videre her
learn-over = Dette spillet er slutt. Begynn innføringen på nytt for stegene som gjenstår.

learn-clustered-step-choose = { $way ->
    [keys] Dette er kortene dine, og i midten ligger startkortet. Trykk 1 til 5 for å velge et kort.
    [touch] Dette er kortene dine, og i midten ligger startkortet. Trykk på et av kortene dine.
   *[mouse] Dette er kortene dine, og i midten ligger startkortet. Klikk på et av kortene dine.
}
learn-clustered-step-choose-nod = Rutene der det passer, lyser. Ved siden av startkortet passer alt.
learn-clustered-step-lay = { $way ->
    [keys] Legg det nå: gå til en opplyst rute med piltastene og trykk Enter.
    [touch] Legg det nå: trykk på en opplyst rute, og trykk på den igjen. Du kan også dra kortet dit.
   *[mouse] Legg det nå: klikk på en opplyst rute. Du kan også dra kortet dit.
}
learn-clustered-step-lay-nod = Det ligger, og du har trukket et nytt kort. Det var en hel tur.
learn-clustered-step-clash = Ikke alt passer: naboer må ha to av form, skravering og antall felles. Spør hvorfor ikke: velg et kort, og så en rute ved siden av kortene dine som ikke lyser.
learn-clustered-step-clash-nod = Nå vet du hvilken nabo som sa nei, og hvorfor. Det koster ingenting å spørre: ingen kort ble lagt.
learn-clustered-step-three = Fortsett til tre av kortene dine ligger på rad, ved siden av eller over hverandre. Tallene på rutene viser hva et kort ville gi.
learn-clustered-step-three-nod = Tre på rad: ett poeng for hvert kort. To på rad gir ingenting ennå.
learn-clustered-step-count = { $way ->
    [keys] Hvor kommer poengene dine fra? Gå til navnet ditt med Tab-tasten.
    [touch] Hvor kommer poengene dine fra? Trykk på navnet ditt.
   *[mouse] Hvor kommer poengene dine fra? Pek på navnet ditt.
}
learn-clustered-step-count-nod = Kortene som gir poeng, lyser. Du kan se på andre spillere på samme måte.
learn-clustered-step-block = Lag nå en full blokk, to kort bred og to kort høy. Den største blokken din gir ett poeng for hvert kort, i tillegg til radene.
learn-clustered-step-block-nod = En blokk! Gjør den to ganger tre, så gir den 12 poeng: 6 for blokken og 6 for radene.
learn-clustered-step-wild = Kortet med stjernen er en joker. Den passer ved siden av alt, og alt passer ved siden av den. Legg den når du har en; har du ingen nå, er det bare å lese videre.
learn-clustered-step-wild-nod = En joker teller for deg som et hvilket som helst annet av kortene dine.
learn-clustered-step-discard = Hvis ingen av kortene dine passer noe sted, sier hånden fra, og du velger ett å forkaste. Så lenge noe passer, må du legge.
learn-clustered-step-done = Det er hele spillet. Når alle kort er brukt opp, telles vannrette rader, loddrette rader og det største rektangelet. Ha det gøy!

learn-kluster-step-take = { $way ->
    [keys] Gå til bordet med Tab-tasten og flytt med piltastene. Hånden din bærer en stein, og skyggen viser hvor den er.
    [touch] Sett en finger på bordet og dra. Hånden din bærer en stein, og skyggen viser hvor den er.
   *[mouse] Flytt pekeren over bordet. Hånden din bærer en stein, og skyggen viser hvor den er.
}
learn-kluster-step-take-nod = Så høyt oppe merker nesten ingenting på bordet den.
learn-kluster-step-place = { $way ->
    [keys] Før den over midten av snoren og hold { $lower } inne: steinen synker. Slipp når den hviler på bordet.
    [touch] Før den over midten av snoren og hold knappen med pilen inne: steinen synker. Slipp når den hviler på bordet.
   *[mouse] Før den over midten av snoren og hold museknappen inne: steinen synker. Slipp når den hviler på bordet.
}
learn-kluster-step-place-nod = Den ligger. Fra nå av rører ingen hånd den.
learn-kluster-step-end = { $way ->
    [keys] Du kan fortsatt flytte snoren. Du trenger ikke: trykk { $end } for å avslutte turen.
   *[mouse] Du kan fortsatt flytte snoren. Du trenger ikke: avslutt turen med knappen.
}
learn-kluster-step-end-nod = Den første steinen er plassert. Med andre ved bordet ville det vært neste spillers tur.
learn-kluster-step-pull = Nå våkner magnetene. Før neste stein lavt over bordet, nær den som ligger der, og stopp før de berører hverandre. Følg med på den som ligger på bordet.
learn-kluster-step-pull-nod = Den flyttet seg, og ingenting har rørt den. Det er kraften du spiller med.
learn-kluster-step-flip = { $way ->
    [keys] Løft steinen og snu den med { $flip }. Du kan også dreie den med { $left } og { $right }.
    [touch] Løft steinen og snu den med knappen for det. Du kan også dreie den til venstre og høyre.
   *[mouse] Løft steinen og snu den: trykk { $flip } eller bruk knappen. { $left } og { $right } dreier den til venstre og høyre.
}
learn-kluster-step-flip-nod = Nå er den andre siden opp. Det den trakk på før, skyver den.
learn-kluster-step-second = Plasser den der den lar den andre være i fred, en håndsbredd unna, og avslutt turen.
learn-kluster-step-second-nod = Godt plassert: de berører ikke hverandre.
learn-kluster-step-cord = { $way ->
    [keys] Snoren kan du også flytte. Ta tak i den med { $grab }, dra den med piltastene, og slipp med { $grab }.
    [touch] Snoren kan du også flytte. Sett en finger på den og dra.
   *[mouse] Snoren kan du også flytte. Trykk på den og dra.
}
learn-kluster-step-cord-nod = Den beholder lengden sin, og den skyver steiner som ligger inntil den.
learn-kluster-step-fault = Gjør nå en feil med vilje: før en stein så nær en annen at de smeller sammen.
learn-kluster-step-fault-nod = Klakk! Turen din er over, og du tar steinene som berørte hverandre. Her er to feil tillatt, og den tredje avslutter spillet.
learn-kluster-step-done = Det er hele spillet: bli kvitt steinene dine, og la ingen berøre hverandre. Ha det gøy!
