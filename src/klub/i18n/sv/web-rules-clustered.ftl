# Reglerna för Clustered, stycke för stycke.

rules-clustered-idea = Idén
rules-clustered-idea-build = Alla bygger på samma bord, var och en med kort i sin färg. Varje kort måste passa ihop med alla kort bredvid. I slutet ger dina egna linjer och din största rektangel poäng, och den som har flest poäng vinner.
rules-clustered-idea-who = Man kan vara en till fyra spelare, från ungefär sju år; med en andra uppsättning kortlekar upp till åtta. Räkna med en kvart per spelare.

rules-clustered-cards = Korten
rules-clustered-cards-three = Ett kort visar en, två eller tre figurer som alla är lika. Tre saker spelar roll: figurernas form (kvadrat, triangel eller cirkel), deras fyllning (tom, randig eller fylld) och deras antal.
rules-clustered-cards-deck = I din lek finns varje kombination en gång, vilket blir 27 kort, plus två jokrar: 29 kort. Lekarna skiljer sig bara i färg, och färgen säger vems kortet är.
rules-clustered-cards-start = Startkortet tillhör ingen. Man börjar bygga bredvid det.

rules-clustered-setup = Förberedelser
rules-clustered-setup-start = Startkortet läggs mitt på bordet.
rules-clustered-setup-deck = Var och en tar en färg, blandar den leken och lägger den med baksidan upp.
rules-clustered-setup-hand = Dra fem kort. Bara du får se dem.
rules-clustered-setup-first = Den yngsta börjar. Sedan går turen medurs.

rules-clustered-turn = Din tur
rules-clustered-turn-lay = Lägg ett kort från handen på en fri ruta där det passar. Det är alltid ett kort: du kan inte lägga två, och du kan inte passa.
rules-clustered-turn-draw = Dra ett kort från din lek, så att du har fem igen. Det nya kortet får vänta till din nästa tur.
rules-clustered-turn-must = Så länge något kort på din hand passar någonstans måste du lägga ett. Vilket kort, och var, bestämmer du.
rules-clustered-turn-discard = Bara om inget av dina kort passar någonstans kastar du ett i stället, vilket du vill. Det var din tur, och kortet är ur spelet. Sedan drar du som vanligt.
rules-clustered-turn-empty = När din lek är slut drar du inget, och handen krymper. Den som inte har några kort kvar hoppas över.
rules-clustered-turn-stay = Ett kort som ligger på bordet flyttas aldrig mer.

rules-clustered-fits = Vad som passar
rules-clustered-fits-cell = Du får lägga på en fri ruta som har en sida gemensam med ett kort på bordet, vems det än är. Hörn räknas inte, varken för eller emot dig.
rules-clustered-fits-two = Ditt kort måste stämma med varje kort bredvid. Två kort stämmer om minst två av de tre sakerna är lika: form, fyllning och antal.
rules-clustered-pic-neighbours = Här passar en randig triangel. Med cirkeln till vänster har den fyllning och antal gemensamt, med trianglarna ovanför form och fyllning. Tre randiga cirklar skulle inte passa: de har bara fyllningen gemensam med trianglarna.
rules-clustered-fits-each = Varje granne bedöms för sig. Men det räcker med en granne som inte stämmer, så passar kortet inte.
rules-clustered-fits-colour = Färgen spelar ingen roll för detta. Du får bygga bredvid andras kort, för att komma vidare eller för att vara i vägen.

rules-clustered-wild = Jokrar och startkortet
rules-clustered-wild-all = En joker passar med allt, på alla fyra sidor. Den för ingenting vidare: vad som ligger bakom den spelar ingen roll, och den ursäktar inte att kortet krockar med en annan granne.
rules-clustered-pic-corner = Den fria rutan gränsar till en fylld triangel och tre tomma cirklar, som inte har något gemensamt. Bara en joker kan ligga där.
rules-clustered-wild-own = En joker har sin leks färg och räknas för sin ägare som vilket annat kort som helst.
rules-clustered-wild-start = Bredvid startkortet passar allt, både tidigt och sent i spelet. Det räknas inte för någon, och det bryter linjer.

rules-clustered-count = Räkningen
rules-clustered-count-end = Spelet är slut när alla händer och alla lekar är slut. Då lägger varje spelare ihop tre delar.
rules-clustered-count-rows = Rader: tre eller fler av dina kort i en obruten linje från vänster till höger ger en poäng per kort.
rules-clustered-count-columns = Kolumner: samma sak uppifrån och ner. Sneda linjer ger ingenting.
rules-clustered-count-rectangle = Rektangel: ditt största fyllda block, minst två kort brett och två kort högt, ger en poäng för varje kort i det. Bara ett block räknas, och dess sidor får vara lika långa.
rules-clustered-pic-lines = Orange har tre i rad till vänster om startkortet, som ger { $orange } poäng. Till höger är det bara två före det blå kortet, och två ger ingenting.
rules-clustered-count-broken = En lucka, någon annans kort eller startkortet bryter en linje, och inget block får ha hål.
rules-clustered-pic-block = Ett block på två gånger tre ger { $rectangle } poäng för rektangeln och { $rows } för sina två rader: { $total } tillsammans.
rules-clustered-count-thrice = Ett kort kan räknas i sin rad, i sin kolumn och i rektangeln. Därför är stora block mycket värda:
rules-clustered-blocks = Block
rules-clustered-blocks-rectangle = Rektangel
rules-clustered-blocks-lines = Rader och kolumner
rules-clustered-blocks-total = Tillsammans
rules-clustered-pic-ring = En ring runt startkortet är inget block, men den har två rader och två kolumner på tre: { $total } poäng.
rules-clustered-pic-wild = Din egen joker räknas för dig; någon annans joker bryter det du bygger. Orange får { $rectangle } poäng för ett block på två gånger två och { $rows } för den nedre raden: { $total }.
rules-clustered-count-win = Den högsta summan vinner. Spelare med lika summor delar segern.
rules-clustered-pic-count = En hel räkning. Blå: { $blueRows } för rader, { $blueColumns } för kolumner, { $blueRectangle } för rektangeln, { $blue } totalt. Orange: { $orangeRows } för rader, { $orangeColumns } för kolumner, { $orangeRectangle } för rektangeln, { $orange } totalt. Blå vinner.

rules-clustered-players = Ensam, eller fem och fler
rules-clustered-players-solo = Ensam spelar du efter samma regler med en lek, och försöker slå ditt eget bästa resultat.
rules-clustered-players-many = Från fem spelare finns det två startkort i linje, med sex fria rutor emellan. Alla får bygga vid det ena, det andra eller båda. Där två grupper möts måste alla grannar stämma som vanligt.

rules-clustered-variants = Varianter
rules-clustered-variants-quick = Snabbspel är kortare och ger dig mer att välja på. Dra sju kort i början och lägg bort två av dem. I slutet av varje tur drar du två kort och lägger bort ett av de två. Bortlagda kort är ur spelet. Finns det bara ett kort kvar att dra behåller du det.
rules-clustered-variants-extra = Extra joker: en tredje joker för alla, eller för några som hjälp. Den som har den har också en tur till.
rules-clustered-variants-first = Bonus till den första: 2 poäng för den första linjen på fem eller fler, och 2 poäng för det första blocket på två gånger tre eller större. Ett enda kort kan vinna båda. En vunnen bonus förlorar man aldrig.
rules-clustered-pic-five = Tre tomma kvadrater på den fria rutan binder ihop tre och två till en linje på sex. Är det den första linjen på fem eller fler vinner den bonusen.
rules-clustered-variants-biggest = Bonus till det största: i slutet 2 poäng för den längsta raden eller kolumnen, och 2 poäng för den största rektangeln. Är de bästa lika får ingen den bonusen.

rules-clustered-house = Husregler
rules-clustered-house-agree = Ett bord kan komma överens om var och en av dessa före det första kortet. Det som ingen ändrar spelas som det står ovan.
