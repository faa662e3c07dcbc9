# Reglene for Clustered, avsnitt for avsnitt.

rules-clustered-idea = Ideen
rules-clustered-idea-build = Alle bygger på samme bord, hver med kort i sin farge. Hvert kort må gå sammen med alle kortene ved siden av. Til slutt gir dine egne rader og ditt største rektangel poeng, og den som har flest poeng, vinner.
rules-clustered-idea-who = Dere kan være én til fire, fra omtrent sju år; med et ekstra sett stokker opptil åtte. Regn med et kvarter per spiller.

rules-clustered-cards = Kortene
rules-clustered-cards-three = Et kort viser én, to eller tre figurer som alle er like. Tre ting ved dem betyr noe: formen (kvadrat, trekant eller sirkel), skraveringen (tom, stripete eller helfarget) og antallet.
rules-clustered-cards-deck = Stokken din har hver kombinasjon én gang, altså 27 kort, og to jokere: 29 kort. Stokkene er ulike bare i fargen, og fargen sier hvem kortet tilhører.
rules-clustered-cards-start = Startkortet tilhører ingen. Byggingen begynner ved siden av det.

rules-clustered-setup = Forberedelser
rules-clustered-setup-start = Startkortet legges midt på bordet.
rules-clustered-setup-deck = Alle tar hver sin farge, stokker kortene og legger stokken med baksiden opp.
rules-clustered-setup-hand = Trekk fem kort. Bare du får se dem.
rules-clustered-setup-first = Den yngste begynner. Så går turen med klokken.

rules-clustered-turn = Din tur
rules-clustered-turn-lay = Legg ett kort fra hånden på en ledig rute der det passer. Det er alltid ett kort: du kan ikke legge to, og du kan ikke melde pass.
rules-clustered-turn-draw = Trekk ett kort fra stokken din, så du har fem igjen. Det nye kortet må vente til neste tur.
rules-clustered-turn-must = Så lenge et kort på hånden passer et sted, må du legge ett. Hvilket kort, og hvor, bestemmer du selv.
rules-clustered-turn-discard = Bare hvis ingen av kortene dine passer noe sted, forkaster du ett i stedet, hvilket du vil. Det var turen din, og kortet er ute av spillet. Så trekker du som vanlig.
rules-clustered-turn-empty = Når stokken din er tom, trekker du ikke, og hånden blir mindre. Den som ikke har kort igjen, hoppes over.
rules-clustered-turn-stay = Et kort som ligger på bordet, flyttes aldri mer.

rules-clustered-fits = Hva som passer
rules-clustered-fits-cell = Du kan legge på en ledig rute som deler en side med et kort på bordet, uansett hvem som eier kortet. Hjørner teller ikke, verken for eller mot deg.
rules-clustered-fits-two = Kortet ditt må stemme med hvert kort ved siden av. To kort stemmer hvis minst to av de tre tingene er like: form, skravering og antall.
rules-clustered-pic-neighbours = Her passer én stripete trekant. Med sirkelen til venstre har den skravering og antall felles, med trekantene over har den form og skravering felles. Tre stripete sirkler ville ikke passe: de har bare skraveringen felles med trekantene.
rules-clustered-fits-each = Hver nabo vurderes for seg. Men det er nok at én nabo ikke stemmer, så passer kortet ikke.
rules-clustered-fits-colour = Fargen har ingenting å si her. Du kan bygge ved siden av andres kort, for å komme videre eller for å være i veien.

rules-clustered-wild = Jokere og startkortet
rules-clustered-wild-all = En joker går sammen med alt, på alle fire sider. Den gir ingenting videre: det som ligger bak den, spiller ingen rolle, og den unnskylder ikke at kortet er uenig med en annen nabo.
rules-clustered-pic-corner = Den ledige ruten grenser til en helfarget trekant og tre tomme sirkler, som ikke har noe felles. Bare en joker kan ligge der.
rules-clustered-wild-own = En joker har fargen til stokken sin og teller for eieren som et hvilket som helst annet kort.
rules-clustered-wild-start = Ved siden av startkortet passer alt, både tidlig og sent i spillet. Det teller ikke for noen, og det bryter rader.

rules-clustered-count = Opptellingen
rules-clustered-count-end = Spillet er over når alle hender og alle stokker er brukt opp. Da legger hver spiller sammen tre deler.
rules-clustered-count-rows = Vannrette rader: tre eller flere av kortene dine i en ubrutt rad fra venstre til høyre gir ett poeng for hvert kort.
rules-clustered-count-columns = Loddrette rader: det samme ovenfra og ned. Skrå rader gir ingenting.
rules-clustered-count-rectangle = Rektangel: den største fulle blokken din, minst to kort bred og to kort høy, gir ett poeng for hvert kort i den. Bare én blokk teller, og sidene kan være like lange.
rules-clustered-pic-lines = Oransje har tre på rad til venstre for startkortet, og de gir { $orange } poeng. Til høyre er det bare to før det blå kortet, og to gir ingenting.
rules-clustered-count-broken = Et hull, en annens kort eller startkortet bryter en rad, og ingen blokk kan ha hull.
rules-clustered-pic-block = En blokk på to ganger tre gir { $rectangle } poeng for rektangelet og { $rows } for de to vannrette radene: { $total } til sammen.
rules-clustered-count-thrice = Ett kort kan telle i sin vannrette rad, i sin loddrette rad og i rektangelet. Derfor er store blokker mye verdt:
rules-clustered-blocks = Blokk
rules-clustered-blocks-rectangle = Rektangel
rules-clustered-blocks-lines = Rader begge veier
rules-clustered-blocks-total = Til sammen
rules-clustered-pic-ring = En ring rundt startkortet er ingen blokk, men den har to vannrette og to loddrette rader på tre: { $total } poeng.
rules-clustered-pic-wild = Din egen joker teller for deg; en annens joker bryter det du bygger. Oransje får { $rectangle } poeng for en blokk på to ganger to og { $rows } for den nederste raden: { $total }.
rules-clustered-count-win = Den høyeste summen vinner. Spillere med like summer deler seieren.
rules-clustered-pic-count = En hel opptelling. Blå: { $blueRows } for vannrette rader, { $blueColumns } for loddrette, { $blueRectangle } for rektangelet, { $blue } i alt. Oransje: { $orangeRows } for vannrette rader, { $orangeColumns } for loddrette, { $orangeRectangle } for rektangelet, { $orange } i alt. Blå vinner.

rules-clustered-players = Alene, eller fem og flere
rules-clustered-players-solo = Alene spiller du etter de samme reglene med én stokk, og prøver å slå ditt eget beste resultat.
rules-clustered-players-many = Fra fem spillere er det to startkort på linje, med seks ledige ruter mellom. Alle kan bygge ved det ene, det andre eller begge. Der to grupper møtes, må alle naboer stemme som alltid.

rules-clustered-variants = Varianter
rules-clustered-variants-quick = Hurtigspill er kortere og gir deg mer å velge mellom. Trekk sju kort i starten og legg bort to av dem. På slutten av hver tur trekker du to kort og legger bort ett av de to. Kort som er lagt bort, er ute av spillet. Er det bare ett kort igjen å trekke, beholder du det.
rules-clustered-variants-extra = Ekstra joker: en tredje joker til alle, eller til noen som hjelp. Den som har den, har også én tur mer.
rules-clustered-variants-first = Bonus til den første: 2 poeng for den første raden på fem eller flere, og 2 poeng for den første blokken på to ganger tre eller større. Ett kort kan vinne begge. En bonus som er vunnet, mistes aldri.
rules-clustered-pic-five = Tre tomme kvadrater på den ledige ruten binder tre og to sammen til en rad på seks. Er det den første raden på fem eller flere, vinner den bonusen.
rules-clustered-variants-biggest = Bonus til det største: til slutt 2 poeng for den lengste vannrette eller loddrette raden, og 2 poeng for det største rektangelet. Står de beste likt, får ingen den bonusen.

rules-clustered-house = Husregler
rules-clustered-house-agree = Et bord kan bli enig om hver av disse før det første kortet. Det ingen endrer, spilles som fortalt over.
