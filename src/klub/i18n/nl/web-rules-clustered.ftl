# De regels van Clustered, alinea voor alinea. Ertussen staan afbeeldingen; wat met rules-clustered-pic
# begint, is de regel onder een afbeelding. De getallen daarin komen uit de echte telling.

rules-clustered-idea = Waar het om gaat
rules-clustered-idea-build = Iedereen bouwt op dezelfde tafel, ieder met kaarten van één kleur. Elke kaart moet passen bij alle kaarten ernaast. Aan het eind leveren je eigen lijnen en je grootste rechthoek punten op, en wie de meeste punten heeft, wint.
rules-clustered-idea-who = Voor één tot vier spelers vanaf ongeveer zeven jaar; met een tweede set stapels tot acht. Reken op een kwartier per speler.

rules-clustered-cards = De kaarten
rules-clustered-cards-three = Op een kaart staan een, twee of drie figuren die er hetzelfde uitzien. Drie dingen tellen: hun vorm (vierkant, driehoek of cirkel), hun opvulling (leeg, gestreept of gevuld) en hun aantal.
rules-clustered-cards-deck = In je stapel zit elke combinatie één keer, dat zijn 27 kaarten, plus twee jokers: 29 kaarten. De stapels verschillen alleen in kleur, en de kleur zegt van wie een kaart is.
rules-clustered-cards-start = De startkaart is van niemand. Daarnaast begin je te bouwen.

rules-clustered-setup = Klaarleggen
rules-clustered-setup-start = De startkaart komt midden op tafel.
rules-clustered-setup-deck = Iedereen neemt een kleur, schudt die stapel en legt hem gedekt neer.
rules-clustered-setup-hand = Trek vijf kaarten. Alleen jij mag ze zien.
rules-clustered-setup-first = De jongste begint. Daarna gaat de beurt met de klok mee.

rules-clustered-turn = Je beurt
rules-clustered-turn-lay = Leg één kaart uit je hand op een vrij vakje waar die past. Het is altijd één kaart: je kunt er geen twee leggen, en je kunt niet passen.
rules-clustered-turn-draw = Trek één kaart van je stapel, zodat je er weer vijf hebt. De nieuwe kaart wacht tot je volgende beurt.
rules-clustered-turn-must = Zolang er ergens een kaart uit je hand past, moet je er een leggen. Welke kaart, en waar, bepaal jij.
rules-clustered-turn-discard = Alleen als geen van je kaarten ergens past, leg je er in plaats daarvan een af, welke je maar wilt. Dat was je beurt, en de kaart is uit het spel. Daarna trek je zoals altijd.
rules-clustered-turn-empty = Is je stapel op, dan trek je niets meer en wordt je hand kleiner. Wie geen kaarten meer heeft, wordt overgeslagen.
rules-clustered-turn-stay = Een kaart die op tafel ligt, gaat nooit meer van zijn plek.

rules-clustered-fits = Wat past
rules-clustered-fits-cell = Je mag leggen op een vrij vakje dat met een zijde grenst aan een kaart op tafel, van wie die kaart ook is. Hoeken tellen niet, niet vóór je en niet tegen je.
rules-clustered-fits-two = Je kaart moet passen bij elke kaart ernaast. Twee kaarten passen bij elkaar als minstens twee van de drie dingen gelijk zijn: vorm, opvulling en aantal.
rules-clustered-pic-neighbours = Hier past één gestreepte driehoek. Met de cirkel links ervan deelt hij opvulling en aantal, met de driehoeken erboven vorm en opvulling. Drie gestreepte cirkels zouden niet passen: die delen met de driehoeken alleen de opvulling.
rules-clustered-fits-each = Elke buurkaart wordt apart bekeken. Maar één buurkaart die niet klopt is genoeg, en de kaart past niet.
rules-clustered-fits-colour = De kleur doet hierbij niet mee. Je mag ook naast kaarten van anderen bouwen, om verder te komen of om in de weg te zitten.

rules-clustered-wild = Jokers en de startkaart
rules-clustered-wild-all = Een joker past bij alles, aan alle vier de zijden. Hij geeft niets door: wat erachter ligt, doet er niet toe, en een andere buurkaart die niet klopt, praat hij niet goed.
rules-clustered-pic-corner = Het vrije vakje grenst aan een gevulde driehoek en aan drie lege cirkels, en die hebben niets gemeen. Daar kan alleen een joker liggen.
rules-clustered-wild-own = Een joker heeft de kleur van zijn stapel en telt voor zijn eigenaar als elke andere kaart.
rules-clustered-wild-start = Naast de startkaart past alles, vroeg en laat in het spel. Hij telt voor niemand, en hij onderbreekt lijnen.

rules-clustered-count = De telling
rules-clustered-count-end = Het spel is afgelopen als alle handen en alle stapels op zijn. Dan telt elke speler drie delen op.
rules-clustered-count-rows = Rijen: drie of meer van je kaarten in een ononderbroken lijn van links naar rechts zijn één punt per kaart waard.
rules-clustered-count-columns = Kolommen: hetzelfde van boven naar beneden. Schuine lijnen leveren niets op.
rules-clustered-count-rectangle = Rechthoek: je grootste volle blok, minstens twee kaarten breed en twee kaarten hoog, is één punt per kaart waard. Er telt maar één blok, en de zijden mogen gelijk zijn.
rules-clustered-pic-lines = Oranje heeft links van de startkaart drie op een rij, goed voor { $orange } punten. Rechts zijn het er maar twee tot aan de kaart van blauw, en twee leveren niets op.
rules-clustered-count-broken = Een gat, een kaart van een ander of de startkaart onderbreekt een lijn, en in een blok zit geen gat.
rules-clustered-pic-block = Een blok van twee bij drie is { $rectangle } punten waard voor de rechthoek en { $rows } voor de twee rijen: samen { $total }.
rules-clustered-count-thrice = Eén kaart kan tellen in zijn rij, in zijn kolom en in de rechthoek. Grote blokken zijn dus veel waard:
rules-clustered-blocks = Blok
rules-clustered-blocks-rectangle = Rechthoek
rules-clustered-blocks-lines = Rijen en kolommen
rules-clustered-blocks-total = Samen
rules-clustered-pic-ring = Een ring om de startkaart is geen blok, maar heeft wel twee rijen en twee kolommen van drie: { $total } punten.
rules-clustered-pic-wild = Je eigen joker telt voor jou; die van een ander onderbreekt wat je bouwt. Oranje krijgt { $rectangle } punten voor een blok van twee bij twee en { $rows } voor de onderste rij: { $total }.
rules-clustered-count-win = De hoogste som wint. Spelers met een gelijke som delen de winst.
rules-clustered-pic-count = Een hele telling. Blauw: { $blueRows } voor rijen, { $blueColumns } voor kolommen, { $blueRectangle } voor de rechthoek, samen { $blue }. Oranje: { $orangeRows } voor rijen, { $orangeColumns } voor kolommen, { $orangeRectangle } voor de rechthoek, samen { $orange }. Blauw wint.

rules-clustered-players = Alleen, of met vijf en meer
rules-clustered-players-solo = Alleen speel je volgens dezelfde regels met één stapel, en probeer je je eigen beste resultaat te verbeteren.
rules-clustered-players-many = Vanaf vijf spelers zijn er twee startkaarten op één lijn, met zes vrije vakjes ertussen. Iedereen mag aan de ene, aan de andere of aan allebei bouwen. Waar twee groepen elkaar raken, moeten zoals altijd alle buurkaarten kloppen.

rules-clustered-variants = Varianten
rules-clustered-variants-quick = Het snelle spel is korter en geeft je meer keus. Trek in het begin zeven kaarten en doe er twee van weg. Trek aan het eind van elke beurt twee kaarten en doe een van die twee weg. Weggedane kaarten zijn uit het spel. Valt er nog maar één kaart te trekken, dan houd je die.
rules-clustered-variants-extra = Extra joker: een derde joker voor iedereen, of voor sommigen als hulp. Wie hem heeft, heeft ook één beurt meer.
rules-clustered-variants-first = Bonus voor de eerste: 2 punten voor de eerste lijn van vijf of meer, en 2 punten voor het eerste blok van twee bij drie of groter. Eén kaart kan allebei winnen. Een gewonnen bonus raak je nooit meer kwijt.
rules-clustered-pic-five = Drie lege vierkanten op het vrije vakje maken van drie en twee een lijn van zes. Is het de eerste lijn van vijf of meer, dan wint die de bonus.
rules-clustered-variants-biggest = Bonus voor de grootste: aan het eind 2 punten voor de langste rij of kolom, en 2 punten voor de grootste rechthoek. Staan de besten gelijk, dan krijgt niemand die bonus.

rules-clustered-house = Huisregels
rules-clustered-house-agree = Een tafel kan dit allemaal vóór de eerste kaart afspreken. Wat niemand verandert, speel je zoals hierboven staat.
