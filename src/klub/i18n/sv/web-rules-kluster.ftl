# Reglerna för Kluster, stycke för stycke.

rules-kluster-idea = Idén
rules-kluster-idea-lay = Innanför en ögla av snöre lägger ni ut starka magneter, en i varje tur. De drar i och stöter bort varandra på avstånd, och de får inte röra vid varandra. Den som först blir av med sina stenar vinner.
rules-kluster-idea-who = Man kan vara en till åtta spelare, från ungefär sju år, och fler med flera askar. Ett spel tar ungefär tio minuter.

rules-kluster-stones = Stenar och snöre
rules-kluster-stones-pole = En sten är en magnet tvärs genom sin tunna sida. Två stenar som ligger med samma sida upp stöter bort varandra; med olika sidor upp dras de till varandra. Vänd en sten, och det som drog stöter bort.
rules-kluster-pic-apart = De här två visar olika sidor och ligger tillräckligt långt ifrån varandra. De drar, men friktionen håller dem på plats.
rules-kluster-pic-snap = Lite närmare, och friktionen ger vika: de glider ihop och rör vid varandra. Det är ett fel.
rules-kluster-stones-boxes = Asken TRIO har 24 platta stenar och ett snöre på en meter. Asken DUO² har 12 rundare stenar, som lätt snurrar på stället, och ett snöre på 70 centimeter.

rules-kluster-setup = Förberedelser
rules-kluster-setup-cord = Snöret ligger på bordet som en sluten ögla, i vilken form som helst. Det som det omsluter är området.
rules-kluster-setup-share = Alla stenar delas ut lika. Stenarna som du har kvar att placera är ditt förråd, och alla får se hur många de är.
rules-kluster-setup-first = Den kortaste spelaren börjar; i en revansch den som hade flest stenar kvar. Sedan går turen medurs.

rules-kluster-turn = Din tur
rules-kluster-turn-place = Du måste placera en sten ur ditt förråd: släpp den så att den blir liggande stilla innanför snöret. Du kan inte passa, hur trångt det än är.
rules-kluster-turn-cord = Du får flytta snöret. Det ligger hela tiden platt på bordet och skjuter på stenar som ligger mot det.
rules-kluster-turn-hands = Du får använda stenarna i dina händer. Hålls de nära skjuter och drar de i stenarna på bordet. Var och en av dina två händer håller en sten, och du får byta dem mot andra ur ditt förråd.
rules-kluster-turn-order = Allt detta gör du i vilken ordning du vill och så ofta du vill, även efter att du har placerat.
rules-kluster-pic-turn = Mitt i ett spel: { $stones } stenar ligger innanför snöret, och ingen rör vid någon annan.
rules-kluster-turn-down = En sten som har släppts ligger. Ingen hand rör den mer.
rules-kluster-turn-inside = En sten är innanför om punkten den vilar på är innanför snöret. Den får sticka ut över snöret och får röra vid det. Utanför snöret kan du inte släppa: stenen stannar i handen.
rules-kluster-pic-inside = Stenen i kanten sticker ut över snöret, men den vilar på en punkt innanför. Det är tillåtet.
rules-kluster-turn-end = Din tur slutar när du säger till. Då har du placerat en sten, och ingenting rör sig längre.

rules-kluster-fault = Fel
rules-kluster-fault-touch = Om stenar rör vid varandra är det ett fel, även om de skiljs åt igen.
rules-kluster-fault-leave = Om en sten lämnar området är det ett fel, även om den kommer tillbaka.
rules-kluster-fault-why = Det spelar ingen roll när under din tur det händer, eller varför: din hand, snöret, en magnets dragkraft eller en sten som knuffar en annan.
rules-kluster-fault-held = En sten i din hand får inte heller röra vid en på bordet. De två stenarna i dina händer får röra vid varandra.
rules-kluster-fault-take = Ett fel avslutar din tur direkt, även om du inte har placerat något. När allt ligger stilla tar du varje sten som rörde vid en annan eller lämnade området, och inga andra. Stenarna i dina händer behåller du.
rules-kluster-pic-chain = En rad som precis höll. En sten till kom för nära, och { $stones } klickade ihop. Den som är på tur tar dessa { $stones } och inga andra.
rules-kluster-cost = Du hade 5 stenar, och …
rules-kluster-cost-now = Nu har du
rules-kluster-cost-one = stenen som du placerar klickar ihop med en annan
rules-kluster-cost-three = stenen som du placerar bildar en kedja med tre andra
rules-kluster-cost-out = stenen som du placerar glider ut utan att röra vid något
rules-kluster-cost-cord = snöret skjuter ihop två stenar innan du har placerat något
rules-kluster-cost-held = stenen i din hand rör vid en på bordet

rules-kluster-win = Att vinna
rules-kluster-win-first = Den som inte har några stenar kvar vinner direkt. Även den sista stenen måste lägga sig till ro utan fel.
rules-kluster-win-rank = De andra rangordnas efter hur många stenar de har kvar, minst antal först.

rules-kluster-expert = Expert
rules-kluster-expert-more = När din sten ligger stilla och du fortfarande har fler stenar än nästa spelare får du placera en till, och så vidare. Lika många räcker inte.
rules-kluster-expert-fault = Ett fel avslutar turen som alltid. Det du har placerat tidigare under turen ligger kvar, om det inte rörde vid något eller lämnade området.

rules-kluster-solo = Solo
rules-kluster-solo-all = Ensam är alla stenar dina. Två fel är tillåtna, och efter vart och ett av dem tar du stenarna och fortsätter. Det tredje felet avslutar spelet.
rules-kluster-solo-score = Ditt resultat är antalet stenar i området vid slutet. Ligger alla där är det en total seger.

rules-kluster-elimination = Elimination
rules-kluster-elimination-pool = För minst fem spelare med TRIO, minst tre med DUO²; är ni färre får ni välja det. Ingen har egna stenar: alla placerar en ur samma pott.
rules-kluster-elimination-out = Den som gör ett fel är ute, och felets stenar går tillbaka till potten. Den sista spelaren som är kvar vinner. Tar potten slut först vinner alla som är kvar tillsammans.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Flera askar ger ett större spel: fler stenar, fler spelare, ett snöre för varje ask. Varje snöre måste korsa ett annat. Stenar som inte kan delas lika ligger i området från början.
rules-kluster-pic-plus = Två snören som korsar varandra. En sten är innanför om den är innanför minst ett av dem.
rules-kluster-plus-apart = Du får flytta alla snören. Om ett kommer loss från de andra är det inget fel, men du måste dra tillbaka det innan din tur kan sluta. Om ett fel avslutar din tur dessförinnan måste nästa spelare göra det.

rules-kluster-equilibrium = Balans
rules-kluster-equilibrium-edge = Stenarna placeras stående på högkant. Om stenen som du håller på att placera faller omkull reser du den igen innan din tur slutar, så många gånger som det behövs. För detta får du ta just den stenen i handen, och ingen annan.
rules-kluster-pic-edge = Två stenar står på högkant; uppifrån ser de smala ut. Den tredje föll när de andra kom nära, och ligger kvar som den ligger.
rules-kluster-equilibrium-others = Andra stenar som faller ligger kvar som de ligger. Ett fall är i sig inget fel, men att röra vid något eller hamna utanför är det som alltid.
rules-kluster-equilibrium-boxes = Balans är för TRIO-stenar. Den går ihop med alla spelsätt, och det gör Kluster+ också. Expert går varken ihop med Solo eller Elimination.

rules-kluster-house = Husregler
rules-kluster-house-agree = Ett bord kan komma överens om var och en av dessa före den första turen. Det som ingen ändrar spelas som det står ovan.
