# Rummet, hvor spillene læres: dets side, betjeningen og introduktionerne.
# $way er, hvordan nogen spiller: mouse, touch eller keys. $lower, $flip og så videre er navne på taster.

learn-title = Lær at spille
learn-about = Spil nogle få trin ved et rigtigt bord, eller læs reglerne. Begge dele er også lige ved hånden under et spil.
learn-game = Sådan spiller du { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Kort på linned: læg dem, så alle naboer stemmer, og byg linjer og rektangler i din farve.
learn-kluster-about = Magneter på eg: placér dine sten inden for snoren, uden at de rører hinanden.
learn-open = Regler og betjening af { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Lær det andet spil
learn-start = Spil introduktionen
learn-start-about = Et par minutter ved dit eget bord. Det tæller ikke, og du kan gå, når du vil.
learn-go-on = Fortsæt introduktionen
learn-so-far = Du er nået til trin { $step } af { $steps }.
learn-finished = Du har spillet introduktionen til ende.
learn-again = Spil introduktionen igen
learn-anew = Begynd forfra
learn-opening = Bordet dækkes …
learn-then = Når du er klar
learn-new = Åbn et bord
learn-rules = Reglerne
learn-contents = Indhold
learn-ruling = Husets afgørelse { $rule }
learn-house-missing = Listen over husregler kunne ikke hentes fra klubben. Den vises også, når du åbner et nyt bord.
learn-board = Et bord med kort
learn-table-top = Sten og snor, set oppefra
learn-light = Hvad der tæller på dette bord
learn-light-none = Kun kortene
learn-light-seat = { $seat ->
    [0] Orange
   *[1] Blå
}

learn-controls = Mus, berøring og taster
learn-keys = Taster
learn-clustered-choose = Vælg et kort
learn-clustered-choose-how = Klik eller tryk på det. De felter, hvor det passer, lyser op med de point, det ville give.
learn-clustered-lay = Læg det
learn-clustered-lay-how = Klik på et oplyst felt. På en touchskærm trykker du to gange eller trækker kortet derhen.
learn-clustered-why = Spørg hvorfor ikke
learn-clustered-why-how = Vælg et kort og så et felt, der ikke er oplyst.
learn-clustered-move = Se dig omkring
learn-clustered-move-how = Træk i bordet. Zoom med hjulet eller med to fingre.
learn-clustered-fit = Se hele bordet
learn-clustered-fit-how = Tryk på knappen i bordets hjørne.
learn-clustered-score = Se hvad der tæller
learn-clustered-score-how = Peg på en spiller, eller tryk der: de kort, der giver point, lyser op.
learn-kluster-stock = Tag en anden sten
learn-kluster-stock-how = Vælg den i dit forråd.
learn-kluster-carry = Bær en sten
learn-kluster-carry-how = Flyt markøren, eller træk med en finger. Skyggen viser, hvor stenen er.
learn-kluster-lower = Sænk og placér den
learn-kluster-lower-how = Hold museknappen nede, eller knappen til tommelfingeren. Slip, når stenen hviler på bordet; slipper du før, stiger den igen.
learn-kluster-height = Indstil højden
learn-kluster-height-how = Drej hjulet, eller brug skyderen.
learn-kluster-turn = Drej stenen
learn-kluster-turn-how = Brug de to knapper med pile, eller drej med to fingre.
learn-kluster-flip = Vend den
learn-kluster-flip-how = Brug dens knap. Det, der trak før, skubber nu.
learn-kluster-edge = Stil den på højkant
learn-kluster-edge-how = Brug dens knap, i Balancetilstand.
learn-kluster-other = Brug den anden hånd
learn-kluster-other-how = Denne hånd bliver, hvor den er, og du fortsætter med den anden.
learn-kluster-back = Læg den tilbage
learn-kluster-back-how = Stenen går tilbage til dit forråd.
learn-kluster-cord = Flyt snoren
learn-kluster-cord-how = Tryk på den, og træk.
learn-kluster-near = Hør hvad der er tæt på
learn-kluster-near-how = Fortæller om de nærmeste sten, deres retning og deres afstand.
learn-kluster-end = Slut din tur
learn-kluster-end-how = Brug knappen, der kommer frem, når alt er gjort.
learn-hint = Spørg til råds
learn-hint-how = Når det er din tur, viser lampen de bedste træk på brættet. Ikke ved ratede borde og ikke i dagens udfordring.
learn-key-arrows = Piletaster
learn-key-shift-arrows = Shift + piletaster
learn-key-numbers = 1 til 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Introduktion
learn-step = Trin { $step } af { $steps }
learn-next = Næste
learn-skip = Spring over
learn-back = Tilbage
learn-leave = Forlad introduktionen
learn-resume = Vis introduktionen
learn-play-bot = Spil mod en bot
learn-play-on = Spil videre her
learn-over = Dette spil er slut. Begynd introduktionen forfra for at få resten af trinene.

# Introduktionen til Clustered. Det, der ender på -nod, siges, når trinet er gjort.

learn-clustered-step-choose = { $way ->
    [keys] Det her er dine kort, og i midten ligger startkortet. Tryk på 1 til 5 for at vælge et kort.
    [touch] Det her er dine kort, og i midten ligger startkortet. Tryk på et af dine kort.
   *[mouse] Det her er dine kort, og i midten ligger startkortet. Klik på et af dine kort.
}
learn-clustered-step-choose-nod = De felter, hvor det passer, er oplyst. Ved siden af startkortet passer alt.
learn-clustered-step-lay = { $way ->
    [keys] Læg det nu: gå til et oplyst felt med piletasterne, og tryk på Enter.
    [touch] Læg det nu: tryk på et oplyst felt, og tryk på det igen. Du kan også trække kortet derhen.
   *[mouse] Læg det nu: klik på et oplyst felt. Du kan også trække kortet derhen.
}
learn-clustered-step-lay-nod = Det ligger, og du har trukket et nyt kort. Det var en hel tur.
learn-clustered-step-clash = Ikke alt passer: naboer skal dele to af form, fyld og antal. Spørg hvorfor ikke: vælg et kort og så et felt ved siden af dine kort, der ikke er oplyst.
learn-clustered-step-clash-nod = Nu ved du, hvilken nabo der sagde nej, og hvorfor. Det koster ikke noget at spørge: intet kort blev lagt.
learn-clustered-step-three = Læg videre, til tre af dine kort ligger på linje, ved siden af hinanden eller over hinanden. Tallene på felterne viser, hvad et kort ville give.
learn-clustered-step-three-nod = Tre på linje: ét point pr. kort. To på linje giver ikke noget endnu.
learn-clustered-step-count = { $way ->
    [keys] Hvor kommer dine point fra? Gå til dit navn med Tab-tasten.
    [touch] Hvor kommer dine point fra? Tryk på dit navn.
   *[mouse] Hvor kommer dine point fra? Peg på dit navn.
}
learn-clustered-step-count-nod = De kort, der giver point, er oplyst. Du kan se efter hos de andre på samme måde.
learn-clustered-step-block = Lav nu en fuld blok, to kort bred og to kort høj. Din største blok giver ét point pr. kort oven i sine linjer.
learn-clustered-step-block-nod = En blok! Gør den til to gange tre, og den giver 12 point: 6 for blokken og 6 for dens linjer.
learn-clustered-step-wild = Kortet med stjernen er en joker. Den passer ved siden af alt, og alt passer ved siden af den. Læg den, når du har en; har du ingen nu, så læs bare videre.
learn-clustered-step-wild-nod = En joker tæller for dig som ethvert andet af dine kort.
learn-clustered-step-discard = Passer ingen af dine kort nogen steder, siger din hånd det, og du vælger et at kassere. Så længe noget passer, skal du lægge.
learn-clustered-step-done = Det er hele spillet. Når alle kort er brugt, tælles vandrette linjer, lodrette linjer og det største rektangel. God fornøjelse!

# Introduktionen til Kluster.

learn-kluster-step-take = { $way ->
    [keys] Gå til bordet med Tab-tasten, og flyt med piletasterne. Din hånd bærer en sten, og dens skygge viser, hvor den er.
    [touch] Sæt en finger på bordet, og træk. Din hånd bærer en sten, og dens skygge viser, hvor den er.
   *[mouse] Flyt markøren over bordet. Din hånd bærer en sten, og dens skygge viser, hvor den er.
}
learn-kluster-step-take-nod = Så højt oppe mærker næsten intet på bordet den.
learn-kluster-step-place = { $way ->
    [keys] Før den hen over midten af snoren, og hold { $lower } nede: stenen synker. Slip, når den hviler på bordet.
    [touch] Før den hen over midten af snoren, og hold knappen med pilen nede: stenen synker. Slip, når den hviler på bordet.
   *[mouse] Før den hen over midten af snoren, og hold museknappen nede: stenen synker. Slip, når den hviler på bordet.
}
learn-kluster-step-place-nod = Den ligger. Fra nu af rører ingen hånd den.
learn-kluster-step-end = { $way ->
    [keys] Du kunne stadig flytte snoren. Det behøver du ikke: tryk på { $end } for at slutte din tur.
   *[mouse] Du kunne stadig flytte snoren. Det behøver du ikke: slut din tur med knappen.
}
learn-kluster-step-end-nod = Den første sten er placeret. Med andre ved bordet ville det nu være den næstes tur.
learn-kluster-step-pull = Nu vågner magneterne. Før den næste sten lavt hen over bordet, tæt på den, der ligger der, og stands, før de rører hinanden. Hold øje med den på bordet.
learn-kluster-step-pull-nod = Den flyttede sig, og intet har rørt den. Det er den kraft, du spiller med.
learn-kluster-step-flip = { $way ->
    [keys] Løft stenen, og vend den med { $flip }. Du kan også dreje den med { $left } og { $right }.
    [touch] Løft stenen, og vend den med dens knap. Du kan også dreje den til venstre og højre.
   *[mouse] Løft stenen, og vend den: tryk på { $flip }, eller brug knappen. { $left } og { $right } drejer den til venstre og højre.
}
learn-kluster-step-flip-nod = Nu er dens anden side opad. Det, den trak i før, skubber den.
learn-kluster-step-second = Placér den, hvor den lader den anden være i fred, en håndsbredde væk, og slut din tur.
learn-kluster-step-second-nod = Godt placeret: de rører ikke hinanden.
learn-kluster-step-cord = { $way ->
    [keys] Du må også flytte snoren. Tag fat i den med { $grab }, træk i den med piletasterne, og slip med { $grab }.
    [touch] Du må også flytte snoren. Sæt en finger på den, og træk.
   *[mouse] Du må også flytte snoren. Tryk på den, og træk.
}
learn-kluster-step-cord-nod = Den beholder sin længde, og den skubber sten, der ligger op ad den.
learn-kluster-step-fault = Lav nu en fejl med vilje: før en sten så tæt på en anden, at de klikker sammen.
learn-kluster-step-fault-nod = Klik! Din tur er slut, og du tager de sten, der rørte hinanden. Her er to fejl gratis, og den tredje slutter spillet.
learn-kluster-step-done = Det er hele spillet: slip af med dine sten, og lad ingen røre hinanden. God fornøjelse!
