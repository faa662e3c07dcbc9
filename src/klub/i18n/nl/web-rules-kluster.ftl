# De regels van Kluster, alinea voor alinea. Ertussen staan afbeeldingen; wat met rules-kluster-pic
# begint, is de regel onder een afbeelding.

rules-kluster-idea = Waar het om gaat
rules-kluster-idea-lay = Binnen een lus van koord leg je sterke magneten neer, één per beurt. Ze trekken elkaar van een afstand aan en stoten elkaar af, en ze mogen elkaar niet raken. Wie zijn magneten als eerste kwijt is, wint.
rules-kluster-idea-who = Voor één tot acht spelers vanaf ongeveer zeven jaar, en met meerdere dozen voor nog meer. Een spel duurt ongeveer tien minuten.

rules-kluster-stones = Magneten en koord
rules-kluster-stones-pole = Een magneet is gemagnetiseerd dwars door zijn dunne kant. Twee magneten die met dezelfde kant boven liggen, stoten elkaar af; met verschillende kanten boven trekken ze elkaar aan. Draai een magneet om, en aantrekken wordt afstoten.
rules-kluster-pic-apart = Deze twee tonen verschillende kanten en liggen ver genoeg uit elkaar. Ze trekken, maar de wrijving houdt ze op hun plek.
rules-kluster-pic-snap = Iets dichterbij, en de wrijving geeft het op: ze schuiven naar elkaar toe en raken elkaar. Dat is een fout.
rules-kluster-stones-boxes = In de doos TRIO zitten 24 platte magneten en een koord van één meter. In de doos DUO² zitten 12 rondere magneten, die makkelijk op hun plek draaien, en een koord van 70 centimeter.

rules-kluster-setup = Klaarleggen
rules-kluster-setup-cord = Het koord ligt als gesloten lus op tafel, in welke vorm dan ook. Wat het omsluit, is het speelveld.
rules-kluster-setup-share = Alle magneten worden gelijk verdeeld. De magneten die je nog moet plaatsen, zijn je voorraad, en iedereen mag zien hoeveel dat er zijn.
rules-kluster-setup-first = De kleinste speler begint; bij een revanche wie de meeste magneten over had. Daarna gaat de beurt met de klok mee.

rules-kluster-turn = Je beurt
rules-kluster-turn-place = Je moet één magneet uit je voorraad plaatsen: laat hem zo los dat hij binnen het koord tot rust komt. Passen kan niet, hoe krap het ook is.
rules-kluster-turn-cord = Je mag het koord bewegen. Het blijft plat op tafel liggen en duwt tegen de magneten die ertegenaan liggen.
rules-kluster-turn-hands = Je mag de magneten in je handen gebruiken. Van dichtbij duwen en trekken ze aan de magneten op tafel. Elk van je twee handen houdt één magneet vast, en je mag ze ruilen voor andere uit je voorraad.
rules-kluster-turn-order = Dit alles mag in elke volgorde en zo vaak je wilt, ook na het plaatsen.
rules-kluster-pic-turn = Midden in een spel: { $stones } magneten liggen binnen het koord, en geen ervan raakt een andere.
rules-kluster-turn-down = Een magneet die is losgelaten, ligt. Geen hand raakt hem meer aan.
rules-kluster-turn-inside = Een magneet is binnen als het punt waarop hij rust binnen het koord ligt. Hij mag over het koord hangen en het raken. Buiten het koord kun je niet loslaten: de magneet blijft in je hand.
rules-kluster-pic-inside = De magneet aan de rand hangt over het koord, maar rust op een punt dat binnen ligt. Dat mag.
rules-kluster-turn-end = Je beurt eindigt als jij het zegt. Dan heb je een magneet geplaatst en beweegt er niets meer.

rules-kluster-fault = Fouten
rules-kluster-fault-touch = Raken magneten elkaar, dan is dat een fout, ook als ze weer loskomen.
rules-kluster-fault-leave = Verlaat een magneet het speelveld, dan is dat een fout, ook als hij terugkomt.
rules-kluster-fault-why = Het maakt niet uit wanneer in je beurt het gebeurt, en ook niet waardoor: je hand, het koord, een aantrekking of een magneet die een andere duwt.
rules-kluster-fault-held = Ook een magneet in je hand mag er geen op tafel raken. De twee magneten in je handen mogen elkaar wel raken.
rules-kluster-fault-take = Een fout beëindigt je beurt meteen, ook als je niets hebt geplaatst. Als alles tot rust is gekomen, neem je elke magneet die een andere heeft geraakt of het speelveld heeft verlaten, en geen andere. De magneten in je handen houd je.
rules-kluster-pic-chain = Een rij die het net hield. Er kwam één magneet te dichtbij, en { $stones } klapten tegen elkaar. Wie aan de beurt is, neemt deze { $stones } en geen andere.
rules-kluster-cost = Je had 5 magneten, en …
rules-kluster-cost-now = Nu heb je er
rules-kluster-cost-one = de magneet die je plaatst, klapt tegen een andere
rules-kluster-cost-three = de magneet die je plaatst, vormt een ketting met drie andere
rules-kluster-cost-out = de magneet die je plaatst, glijdt naar buiten en raakt niets
rules-kluster-cost-cord = het koord duwt twee magneten tegen elkaar voordat je iets plaatst
rules-kluster-cost-held = de magneet in je hand raakt er een op tafel

rules-kluster-win = Winnen
rules-kluster-win-first = Wie geen magneten meer heeft, wint meteen. Ook de laatste magneet moet zonder fout tot rust komen.
rules-kluster-win-rank = De anderen komen op volgorde van de magneten die ze over hebben, de minste eerst.

rules-kluster-expert = Expertmodus
rules-kluster-expert-more = Is je magneet tot rust gekomen en heb je nog steeds meer magneten dan de volgende speler, dan mag je er nog een plaatsen, enzovoort. Evenveel is niet genoeg.
rules-kluster-expert-fault = Een fout beëindigt de beurt zoals altijd. Wat je eerder in de beurt plaatste, blijft liggen, tenzij het iets raakte of eruit ging.

rules-kluster-solo = Solo
rules-kluster-solo-all = Alleen zijn alle magneten van jou. Je mag twee fouten maken, en na elke fout neem je de magneten en ga je door. De derde fout beëindigt het spel.
rules-kluster-solo-score = Je score is het aantal magneten op het speelveld aan het eind. Liggen ze er allemaal, dan is dat een totale overwinning.

rules-kluster-elimination = Eliminatiemodus
rules-kluster-elimination-pool = Voor vijf of meer spelers met TRIO, drie of meer met DUO²; met minder mag je er ook voor kiezen. Niemand heeft eigen magneten: iedereen plaatst er een uit dezelfde pot.
rules-kluster-elimination-out = Wie een fout maakt, is af, en de magneten van de fout gaan terug in de pot. De laatste speler die overblijft, wint. Is de pot eerder leeg, dan wint iedereen die nog meedoet samen.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Meerdere dozen maken een groter spel: meer magneten, meer spelers, één koord per doos. Elk koord moet een ander kruisen. Magneten die niet gelijk te verdelen zijn, liggen vanaf het begin op het speelveld.
rules-kluster-pic-plus = Twee koorden die elkaar kruisen. Een magneet is binnen als hij binnen minstens een van de twee ligt.
rules-kluster-plus-apart = Je mag elk koord bewegen. Raakt er een los van de andere, dan is dat geen fout, maar je moet het terughalen voordat je beurt kan eindigen. Eindigt je beurt eerder door een fout, dan moet de volgende speler het doen.

rules-kluster-equilibrium = Evenwichtmodus
rules-kluster-equilibrium-edge = Magneten worden op hun kant neergezet. Valt de magneet om die je aan het plaatsen bent, zet hem dan weer rechtop voordat je beurt eindigt, zo vaak als nodig. Daarvoor mag je die magneet in je hand nemen, en geen andere.
rules-kluster-pic-edge = Twee magneten staan op hun kant; van boven lijken ze smal. De derde viel om toen de andere dichtbij kwamen, en blijft zo liggen.
rules-kluster-equilibrium-others = Andere magneten die omvallen, blijven liggen. Omvallen is op zich geen fout, maar raken of naar buiten gaan is dat zoals altijd wel.
rules-kluster-equilibrium-boxes = De Evenwichtmodus is voor TRIO-magneten. Hij gaat samen met elk spel, en Kluster+ ook. De Expertmodus gaat niet samen met Solo en niet met de Eliminatiemodus.

rules-kluster-house = Huisregels
rules-kluster-house-agree = Een tafel kan dit allemaal vóór de eerste beurt afspreken. Wat niemand verandert, speel je zoals hierboven staat.
