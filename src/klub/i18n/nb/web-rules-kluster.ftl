# Reglene for Kluster, avsnitt for avsnitt.

rules-kluster-idea = Ideen
rules-kluster-idea-lay = Innenfor en løkke av snor legger dere ut sterke magneter, én i hver tur. De trekker på og skyver fra seg hverandre på avstand, og de må ikke berøre hverandre. Den som først blir kvitt steinene sine, vinner.
rules-kluster-idea-who = Dere kan være én til åtte, fra omtrent sju år, og flere med flere esker. Et spill tar rundt ti minutter.

rules-kluster-stones = Steiner og snor
rules-kluster-stones-pole = En stein er en magnet tvers gjennom den tynne siden. To steiner som ligger med samme side opp, skyver hverandre bort; med ulike sider opp trekker de på hverandre. Snu en stein, og det som trakk, skyver.
rules-kluster-pic-apart = Disse to viser ulike sider, og de er langt nok fra hverandre. De trekker, men friksjonen holder dem der de er.
rules-kluster-pic-snap = Litt nærmere, og friksjonen gir etter: de glir sammen og berører hverandre. Det er en feil.
rules-kluster-stones-boxes = Esken TRIO har 24 flate steiner og en snor på én meter. Esken DUO² har 12 rundere steiner, som lett dreier på stedet, og en snor på 70 centimeter.

rules-kluster-setup = Forberedelser
rules-kluster-setup-cord = Snoren ligger på bordet som en lukket løkke, i hvilken form som helst. Det den omslutter, er området.
rules-kluster-setup-share = Alle steiner deles likt ut. Steinene du har igjen å plassere, er forrådet ditt, og alle får se hvor mange de er.
rules-kluster-setup-first = Den laveste spilleren begynner; i en omkamp den som hadde flest steiner igjen. Så går turen med klokken.

rules-kluster-turn = Din tur
rules-kluster-turn-place = Du må plassere én stein fra forrådet ditt: slipp den slik at den blir liggende i ro innenfor snoren. Du kan ikke melde pass, uansett hvor liten plass det er.
rules-kluster-turn-cord = Du kan flytte snoren. Den ligger flatt på bordet og skyver steinene som ligger inntil den.
rules-kluster-turn-hands = Du kan bruke steinene i hendene dine. Holdes de nær, skyver og trekker de på steinene på bordet. Hver av de to hendene dine holder én stein, og du kan bytte dem med andre fra forrådet.
rules-kluster-turn-order = Alt dette kan du gjøre i hvilken rekkefølge du vil og så ofte du vil, også etter at du har plassert.
rules-kluster-pic-turn = Midt i et spill: { $stones } steiner ligger innenfor snoren, og ingen berører en annen.
rules-kluster-turn-down = En stein som er sluppet, ligger. Ingen hånd rører den mer.
rules-kluster-turn-inside = En stein er innenfor hvis punktet den hviler på, er innenfor snoren. Den kan stikke ut over snoren og kan berøre den. Utenfor snoren kan du ikke slippe: steinen blir i hånden.
rules-kluster-pic-inside = Steinen ved kanten stikker ut over snoren, men den hviler på et punkt innenfor. Det er lov.
rules-kluster-turn-end = Turen din slutter når du sier fra. Da har du plassert en stein, og ingenting beveger seg lenger.

rules-kluster-fault = Feil
rules-kluster-fault-touch = Hvis steiner berører hverandre, er det en feil, selv om de skilles igjen.
rules-kluster-fault-leave = Hvis en stein forlater området, er det en feil, selv om den kommer tilbake.
rules-kluster-fault-why = Det spiller ingen rolle når i turen det skjer, eller hvorfor: hånden din, snoren, en magnets tiltrekning eller en stein som skyver en annen.
rules-kluster-fault-held = En stein i hånden din må heller ikke berøre en på bordet. De to steinene i hendene dine kan berøre hverandre.
rules-kluster-fault-take = En feil avslutter turen din med en gang, selv om du ikke har plassert noe. Når alt har falt til ro, tar du hver stein som berørte en annen eller forlot området, og ingen andre. Steinene i hendene beholder du.
rules-kluster-pic-chain = En rekke som akkurat holdt. Én stein til kom for nær, og { $stones } smalt sammen. Den som har turen, tar disse { $stones } og ingen andre.
rules-kluster-cost = Du hadde 5 steiner, og …
rules-kluster-cost-now = Nå har du
rules-kluster-cost-one = steinen du plasserer, smeller sammen med en annen
rules-kluster-cost-three = steinen du plasserer, danner en kjede med tre andre
rules-kluster-cost-out = steinen du plasserer, glir ut uten å berøre noe
rules-kluster-cost-cord = snoren skyver to steiner sammen før du har plassert noe
rules-kluster-cost-held = steinen i hånden din berører en på bordet

rules-kluster-win = Å vinne
rules-kluster-win-first = Den som ikke har steiner igjen, vinner med en gang. Også den siste steinen må falle til ro uten feil.
rules-kluster-win-rank = De andre rangeres etter hvor mange steiner de har igjen, færrest først.

rules-kluster-expert = Ekspert
rules-kluster-expert-more = Når steinen din ligger i ro og du fortsatt har flere steiner enn neste spiller, kan du plassere en til, og så videre. Like mange er ikke nok.
rules-kluster-expert-fault = En feil avslutter turen som alltid. Det du har plassert tidligere i turen, blir liggende, hvis det ikke berørte noe eller forlot området.

rules-kluster-solo = Solo
rules-kluster-solo-all = Alene er alle steinene dine. To feil er tillatt, og etter hver av dem tar du steinene og fortsetter. Den tredje feilen avslutter spillet.
rules-kluster-solo-score = Resultatet ditt er antallet steiner i området til slutt. Ligger alle der, er det total seier.

rules-kluster-elimination = Eliminering
rules-kluster-elimination-pool = For fem spillere eller flere med TRIO, tre eller flere med DUO²; er dere færre, kan dere velge det. Ingen har egne steiner: alle plasserer én fra samme pott.
rules-kluster-elimination-out = Den som gjør en feil, er ute, og steinene i feilen går tilbake til potten. Den siste spilleren som er igjen, vinner. Går potten tom først, vinner alle som er igjen, sammen.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Flere esker gir et større spill: flere steiner, flere spillere, én snor for hver eske. Hver snor må krysse en annen. Steiner som ikke kan deles likt, ligger i området fra start.
rules-kluster-pic-plus = To snorer som krysser hverandre. En stein er innenfor hvis den er innenfor minst én av dem.
rules-kluster-plus-apart = Du kan flytte alle snorene. Løsner én fra de andre, er det ingen feil, men du må trekke den tilbake før turen din kan slutte. Hvis en feil avslutter turen før det, må neste spiller gjøre det.

rules-kluster-equilibrium = Balanse
rules-kluster-equilibrium-edge = Steinene plasseres stående på høykant. Hvis steinen du er i ferd med å plassere, faller flatt, reiser du den igjen før turen slutter, så mange ganger du trenger. For å gjøre det kan du ta akkurat den steinen i hånden, og ingen annen.
rules-kluster-pic-edge = To steiner står på høykant; ovenfra ser de smale ut. Den tredje falt da de andre kom nær, og blir liggende som den ligger.
rules-kluster-equilibrium-others = Andre steiner som faller, blir liggende som de ligger. Et fall er i seg selv ingen feil, men en berøring eller en vei ut er det som alltid.
rules-kluster-equilibrium-boxes = Balanse er for TRIO-steiner. Den går sammen med alle spillemåter, og det gjør Kluster+ også. Ekspert går verken sammen med Solo eller Eliminering.

rules-kluster-house = Husregler
rules-kluster-house-agree = Et bord kan bli enig om hver av disse før den første turen. Det ingen endrer, spilles som fortalt over.
