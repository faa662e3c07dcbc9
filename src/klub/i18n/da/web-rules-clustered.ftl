# Reglerne for Clustered, afsnit for afsnit. Imellem dem står billeder; det, der begynder med
# rules-clustered-pic, er linjen under et billede. Tallene i dem kommer fra den rigtige optælling.

rules-clustered-idea = Hvad det går ud på
rules-clustered-idea-build = Alle bygger på det samme bord, hver med kort i én farve. Hvert kort skal passe til alle de kort, der ligger ved siden af. Til sidst giver dine egne linjer og dit største rektangel point, og den, der har flest point, vinder.
rules-clustered-idea-who = En til fire kan være med, fra omkring syv år; med et ekstra sæt bunker op til otte. Regn med et kvarter pr. spiller.

rules-clustered-cards = Kortene
rules-clustered-cards-three = Et kort viser en, to eller tre figurer, der er helt ens. Tre ting betyder noget: deres form (kvadrat, trekant eller cirkel), deres fyld (tom, stribet eller udfyldt) og deres antal.
rules-clustered-cards-deck = I din bunke er hver kombination én gang, det er 27 kort, og så to jokere: 29 kort. Bunkerne er ens bortset fra farven, og farven siger, hvis kort det er.
rules-clustered-cards-start = Startkortet tilhører ingen. Ved siden af det begynder man at bygge.

rules-clustered-setup = Opstilling
rules-clustered-setup-start = Startkortet lægges midt på bordet.
rules-clustered-setup-deck = Alle tager en farve, blander den bunke og lægger den med bagsiden op.
rules-clustered-setup-hand = Træk fem kort. Kun du må se dem.
rules-clustered-setup-first = Den yngste begynder. Derefter går turen rundt med uret.

rules-clustered-turn = Din tur
rules-clustered-turn-lay = Læg ét kort fra din hånd på et ledigt felt, hvor det passer. Det er altid ét kort: du kan ikke lægge to, og du kan ikke melde pas.
rules-clustered-turn-draw = Træk ét kort fra din bunke, så du har fem igen. Det nye kort må vente til din næste tur.
rules-clustered-turn-must = Så længe et af dine kort passer et eller andet sted, skal du lægge et. Hvilket kort og hvor bestemmer du.
rules-clustered-turn-discard = Kun hvis ingen af dine kort passer nogen steder, kasserer du et i stedet, lige det du vil. Det var din tur, og kortet er ude af spillet. Så trækker du som ellers.
rules-clustered-turn-empty = Når din bunke er brugt op, trækker du ikke, og din hånd bliver mindre. Den, der ikke har flere kort, springes over.
rules-clustered-turn-stay = Et kort, der ligger på bordet, flyttes aldrig mere.

rules-clustered-fits = Hvad passer
rules-clustered-fits-cell = Du må lægge på et ledigt felt, der deler en side med et kort på bordet, uanset hvem der ejer det kort. Hjørner tæller ikke, hverken til din fordel eller imod dig.
rules-clustered-fits-two = Dit kort skal passe til hvert kort ved siden af. To kort passer sammen, hvis mindst to af de tre ting er ens: form, fyld og antal.
rules-clustered-pic-neighbours = Én stribet trekant passer her. Med cirklen til venstre deler den fyld og antal, med trekanterne ovenover deler den form og fyld. Tre stribede cirkler ville ikke passe: de deler kun fyldet med trekanterne.
rules-clustered-fits-each = Hvert nabokort ses for sig. Men ét nabokort, der ikke stemmer, er nok, og så passer kortet ikke.
rules-clustered-fits-colour = Farven har intet at skulle have sagt her. Du må bygge ved siden af de andres kort, for at komme videre eller for at stå i vejen.

rules-clustered-wild = Jokere og startkortet
rules-clustered-wild-all = En joker passer til alt, på alle fire sider. Den giver intet videre: hvad der ligger på den anden side af den, er ligegyldigt, og den undskylder ikke et andet nabokort, der ikke stemmer.
rules-clustered-pic-corner = Det ledige felt rører en udfyldt trekant og tre tomme cirkler, som intet har til fælles. Der kan kun en joker ligge.
rules-clustered-wild-own = En joker har sin bunkes farve og tæller for sin ejer som ethvert andet kort.
rules-clustered-wild-start = Ved siden af startkortet passer alt, tidligt og sent i spillet. Det tæller ikke for nogen, og det bryder linjer.

rules-clustered-count = Optællingen
rules-clustered-count-end = Spillet er slut, når alle hænder og alle bunker er brugt op. Så lægger hver spiller tre dele sammen.
rules-clustered-count-rows = Vandrette linjer: tre eller flere af dine kort i en ubrudt linje fra venstre mod højre giver ét point pr. kort.
rules-clustered-count-columns = Lodrette linjer: det samme oppefra og ned. Skrå linjer giver ingenting.
rules-clustered-count-rectangle = Rektangel: din største fulde blok, mindst to kort bred og to kort høj, giver ét point for hvert kort i den. Kun én blok tæller, og dens sider må gerne være lige lange.
rules-clustered-pic-lines = Orange har tre på stribe til venstre for startkortet, og det giver { $orange } point. Til højre er der kun to før det blå kort, og to giver ingenting.
rules-clustered-count-broken = Et hul, en anden spillers kort eller startkortet bryder en linje, og ingen blok har huller.
rules-clustered-pic-block = En blok på to gange tre giver { $rectangle } point for rektanglet og { $rows } for sine to vandrette linjer: { $total } i alt.
rules-clustered-count-thrice = Ét kort kan tælle i sin vandrette linje, i sin lodrette linje og i rektanglet. Så store blokke er meget værd:
rules-clustered-blocks = Blok
rules-clustered-blocks-rectangle = Rektangel
rules-clustered-blocks-lines = Linjer, begge veje
rules-clustered-blocks-total = I alt
rules-clustered-pic-ring = En ring om startkortet er ikke en blok, men den har to vandrette og to lodrette linjer på tre: { $total } point.
rules-clustered-pic-wild = Din egen joker tæller for dig; en anden spillers joker bryder det, du bygger. Orange får { $rectangle } point for en blok på to gange to og { $rows } for den nederste linje: { $total }.
rules-clustered-count-win = Den højeste sum vinder. Spillere med samme sum deler sejren.
rules-clustered-pic-count = En hel optælling. Blå: { $blueRows } for vandrette linjer, { $blueColumns } for lodrette, { $blueRectangle } for rektanglet, { $blue } i alt. Orange: { $orangeRows } for vandrette linjer, { $orangeColumns } for lodrette, { $orangeRectangle } for rektanglet, { $orange } i alt. Blå vinder.

rules-clustered-players = Alene, eller fem og flere
rules-clustered-players-solo = Alene spiller du efter de samme regler med én bunke og prøver at slå dit eget bedste resultat.
rules-clustered-players-many = Fra fem spillere er der to startkort på linje med seks ledige felter imellem. Alle må bygge ved det ene, ved det andet eller ved begge. Hvor to grupper mødes, skal alle nabokort stemme som altid.

rules-clustered-variants = Varianter
rules-clustered-variants-quick = Hurtigspil er kortere og giver dig mere at vælge imellem. Træk syv kort fra start, og sortér to af dem fra. Træk to kort i slutningen af hver tur, og sortér det ene af de to fra. Kort, der er sorteret fra, er ude af spillet. Er der kun ét kort tilbage at trække, beholder du det.
rules-clustered-variants-extra = Ekstra joker: en tredje joker til alle, eller til nogle som hjælp. Den, der har den, har også én tur mere.
rules-clustered-variants-first = Bonus til den første: 2 point for den første linje på fem eller flere og 2 point for den første blok på to gange tre eller større. Ét kort kan vinde begge. En bonus, der er vundet, mistes aldrig.
rules-clustered-pic-five = Tre tomme kvadrater på det ledige felt samler tre og to til en linje på seks. Er det den første linje på fem eller flere, vinder den bonussen.
rules-clustered-variants-biggest = Bonus til den største: til sidst 2 point for den længste vandrette eller lodrette linje og 2 point for det største rektangel. Står de bedste lige, får ingen den bonus.

rules-clustered-house = Husregler
rules-clustered-house-agree = Et bord kan aftale hver af disse før det første kort. Det, ingen ændrer, spilles som fortalt ovenfor.
