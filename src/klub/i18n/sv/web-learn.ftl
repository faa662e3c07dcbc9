# Rummet där man lär sig spelen.

learn-title = Lär dig spela
learn-about = Spela några steg vid ett riktigt bord, eller läs reglerna. Båda finns också till hands under ett spel.
learn-game = Så spelar du { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Kort på linne: lägg dem så att alla grannar stämmer, och bygg linjer och rektanglar i din färg.
learn-kluster-about = Magneter på ek: placera dina stenar innanför snöret utan att de rör vid varandra.
learn-open = Regler och styrning för { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Lär dig det andra spelet
learn-start = Spela introduktionen
learn-start-about = Några minuter vid ett eget bord. Det räknas inte, och du kan gå när du vill.
learn-go-on = Fortsätt introduktionen
learn-so-far = Du har kommit till steg { $step } av { $steps }.
learn-finished = Du har spelat igenom introduktionen.
learn-again = Spela introduktionen igen
learn-anew = Börja om
learn-opening = Bordet dukas …
learn-then = När du är redo
learn-new = Öppna ett bord
learn-rules = Reglerna
learn-contents = Innehåll
learn-ruling = Husets regel { $rule }
learn-house-missing = Listan med husregler kunde inte hämtas från klubben. Den visas också när du öppnar ett nytt bord.
learn-board = Ett bord med kort
learn-table-top = Stenar och snöre, sedda uppifrån
learn-light = Vad som räknas på det här bordet
learn-light-none = Bara korten
learn-light-seat = { $seat ->
    [0] Orange
   *[1] Blå
}

learn-controls = Mus, pekskärm och tangenter
learn-keys = Tangenter
learn-clustered-choose = Välj ett kort
learn-clustered-choose-how = Klicka eller tryck på det. Rutorna där det passar lyser upp, med poängen det skulle ge.
learn-clustered-lay = Lägg det
learn-clustered-lay-how = Klicka på en upplyst ruta. På pekskärm: tryck och tryck igen, eller dra kortet dit.
learn-clustered-why = Fråga varför inte
learn-clustered-why-how = Välj ett kort, sedan en ruta som inte lyser.
learn-clustered-move = Se dig omkring
learn-clustered-move-how = Dra i bordet. Zooma med hjulet eller med två fingrar.
learn-clustered-fit = Se hela bordet
learn-clustered-fit-how = Tryck på knappen i bordets hörn.
learn-clustered-score = Se vad som räknas
learn-clustered-score-how = Peka på en spelare, eller tryck där: korten som ger poäng lyser upp.
learn-kluster-stock = Ta en annan sten
learn-kluster-stock-how = Välj den i ditt förråd.
learn-kluster-carry = Bär en sten
learn-kluster-carry-how = Flytta pekaren, eller dra med ett finger. Skuggan visar var stenen är.
learn-kluster-lower = Sänk och placera den
learn-kluster-lower-how = Håll musknappen, eller tumknappen, nere. Släpp när stenen vilar på bordet; släpper du tidigare höjs den igen.
learn-kluster-height = Ställ in höjden
learn-kluster-height-how = Rulla på hjulet, eller använd reglaget.
learn-kluster-turn = Vrid stenen
learn-kluster-turn-how = Använd de två pilknapparna, eller vrid med två fingrar.
learn-kluster-flip = Vänd den
learn-kluster-flip-how = Använd knappen för det. Det som drog förut stöter bort nu.
learn-kluster-edge = Ställ den på högkant
learn-kluster-edge-how = Använd knappen för det, i Balans.
learn-kluster-other = Använd andra handen
learn-kluster-other-how = Den här handen stannar där den är, och du fortsätter med den andra.
learn-kluster-back = Lägg tillbaka den
learn-kluster-back-how = Stenen går tillbaka till ditt förråd.
learn-kluster-cord = Flytta snöret
learn-kluster-cord-how = Tryck på det och dra.
learn-kluster-near = Hör vad som är nära
learn-kluster-near-how = Läser upp de närmaste stenarna, deras riktning och avstånd.
learn-kluster-end = Avsluta turen
learn-kluster-end-how = Använd knappen som dyker upp när allt är gjort.
learn-hint = Be om råd
learn-hint-how = På din tur visar lampan de bästa dragen på brädet. Inte vid rankade bord och inte i dagens utmaning.
learn-key-arrows = Piltangenter
learn-key-shift-arrows = Skift + piltangenter
learn-key-numbers = 1 till 7
learn-key-enter = Enter
learn-key-tab = Tabb
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Introduktion
learn-step = Steg { $step } av { $steps }
learn-next = Nästa
learn-skip = Hoppa över
learn-back = Tillbaka
learn-leave = Lämna introduktionen
learn-resume = Visa introduktionen
learn-play-bot = Spela mot en bot
learn-play-on = Spela vidare här
learn-over = Det här spelet är slut. Börja om introduktionen för de steg som är kvar.

learn-clustered-step-choose = { $way ->
    [keys] Det här är dina kort, och i mitten ligger startkortet. Tryck 1 till 5 för att välja ett kort.
    [touch] Det här är dina kort, och i mitten ligger startkortet. Tryck på ett av dina kort.
   *[mouse] Det här är dina kort, och i mitten ligger startkortet. Klicka på ett av dina kort.
}
learn-clustered-step-choose-nod = Rutorna där det passar lyser. Bredvid startkortet passar allt.
learn-clustered-step-lay = { $way ->
    [keys] Lägg det nu: gå till en upplyst ruta med piltangenterna och tryck på Enter.
    [touch] Lägg det nu: tryck på en upplyst ruta, och tryck på den igen. Du kan också dra kortet dit.
   *[mouse] Lägg det nu: klicka på en upplyst ruta. Du kan också dra kortet dit.
}
learn-clustered-step-lay-nod = Det ligger, och du har dragit ett nytt kort. Det var en hel tur.
learn-clustered-step-clash = Allt passar inte: grannar måste ha två av form, fyllning och antal gemensamt. Fråga varför inte: välj ett kort, och sedan en ruta bredvid dina kort som inte lyser.
learn-clustered-step-clash-nod = Nu vet du vilken granne som sa nej, och varför. Det kostar inget att fråga: inget kort lades.
learn-clustered-step-three = Fortsätt tills tre av dina kort ligger i linje, bredvid eller ovanför varandra. Siffrorna på rutorna visar vad ett kort skulle ge.
learn-clustered-step-three-nod = Tre i linje: en poäng per kort. Två i linje ger inget än.
learn-clustered-step-count = { $way ->
    [keys] Var kommer dina poäng ifrån? Gå till ditt namn med tabbtangenten.
    [touch] Var kommer dina poäng ifrån? Tryck på ditt namn.
   *[mouse] Var kommer dina poäng ifrån? Peka på ditt namn.
}
learn-clustered-step-count-nod = Korten som ger poäng lyser. Du kan titta på andra spelare på samma sätt.
learn-clustered-step-block = Gör nu ett fyllt block, två kort brett och två kort högt. Ditt största block ger en poäng per kort, utöver sina linjer.
learn-clustered-step-block-nod = Ett block! Gör det två gånger tre, så ger det 12 poäng: 6 för blocket och 6 för linjerna.
learn-clustered-step-wild = Kortet med stjärnan är en joker. Den passar bredvid allt, och allt passar bredvid den. Lägg den när du har en; har du ingen nu kan du bara läsa vidare.
learn-clustered-step-wild-nod = En joker räknas för dig som vilket annat av dina kort som helst.
learn-clustered-step-discard = Om inget av dina kort passar någonstans säger handen till, och du väljer ett att kasta. Så länge något passar måste du lägga.
learn-clustered-step-done = Det är hela spelet. När alla kort är slut räknas rader, kolumner och den största rektangeln. Ha så kul!

learn-kluster-step-take = { $way ->
    [keys] Gå till bordet med tabbtangenten och flytta med piltangenterna. Din hand bär en sten, och skuggan visar var den är.
    [touch] Sätt ett finger på bordet och dra. Din hand bär en sten, och skuggan visar var den är.
   *[mouse] Flytta pekaren över bordet. Din hand bär en sten, och skuggan visar var den är.
}
learn-kluster-step-take-nod = Så här högt upp känner knappt något på bordet av den.
learn-kluster-step-place = { $way ->
    [keys] För den över mitten av snöret och håll { $lower } nere: stenen sjunker. Släpp när den vilar på bordet.
    [touch] För den över mitten av snöret och håll knappen med pilen nere: stenen sjunker. Släpp när den vilar på bordet.
   *[mouse] För den över mitten av snöret och håll musknappen nere: stenen sjunker. Släpp när den vilar på bordet.
}
learn-kluster-step-place-nod = Den ligger. Från och med nu rör ingen hand den.
learn-kluster-step-end = { $way ->
    [keys] Du kan fortfarande flytta snöret. Du behöver inte: tryck på { $end } för att avsluta turen.
   *[mouse] Du kan fortfarande flytta snöret. Du behöver inte: avsluta turen med knappen.
}
learn-kluster-step-end-nod = Den första stenen är placerad. Med andra vid bordet hade det nu varit nästa spelares tur.
learn-kluster-step-pull = Nu vaknar magneterna. För nästa sten lågt över bordet, nära den som ligger där, och stanna innan de rör vid varandra. Håll ögonen på den som ligger på bordet.
learn-kluster-step-pull-nod = Den rörde sig, och inget har rört vid den. Det är den kraften du spelar med.
learn-kluster-step-flip = { $way ->
    [keys] Höj stenen och vänd den med { $flip }. Du kan också vrida den med { $left } och { $right }.
    [touch] Höj stenen och vänd den med knappen för det. Du kan också vrida den åt vänster och höger.
   *[mouse] Höj stenen och vänd den: tryck på { $flip } eller använd knappen. { $left } och { $right } vrider den åt vänster och höger.
}
learn-kluster-step-flip-nod = Nu är den andra sidan upp. Det den drog till sig förut stöter den bort.
learn-kluster-step-second = Placera den där den lämnar den andra i fred, en handsbredd bort, och avsluta turen.
learn-kluster-step-second-nod = Väl placerat: de rör inte vid varandra.
learn-kluster-step-cord = { $way ->
    [keys] Snöret får du också flytta. Ta tag i det med { $grab }, dra det med piltangenterna och släpp det med { $grab }.
    [touch] Snöret får du också flytta. Sätt ett finger på det och dra.
   *[mouse] Snöret får du också flytta. Tryck på det och dra.
}
learn-kluster-step-cord-nod = Det behåller sin längd, och det skjuter på stenar som ligger mot det.
learn-kluster-step-fault = Gör nu ett fel med flit: för en sten så nära en annan att de klickar ihop.
learn-kluster-step-fault-nod = Klack! Din tur är över, och du tar stenarna som rörde vid varandra. Här är två fel tillåtna, och det tredje avslutar spelet.
learn-kluster-step-done = Det är hela spelet: bli av med dina stenar, och låt inga röra vid varandra. Ha så kul!
