# Pravidla Clustered pro hráče, odstavec po odstavci.

rules-clustered-idea = O co jde
rules-clustered-idea-build = Všichni stavějí na stejném stole, každý s kartami jedné barvy. Každá karta se musí hodit ke všem kartám vedle sebe. Na konci přinášejí body tvoje vlastní řady a tvůj největší obdélník, a kdo má nejvíc bodů, vyhrává.
rules-clustered-idea-who = Hrát může jeden až čtyři hráči, zhruba od sedmi let; s druhou sadou balíčků až osm. Počítej se čtvrthodinou na každého hráče.

rules-clustered-cards = Karty
rules-clustered-cards-three = Na kartě je jeden, dva nebo tři stejné obrazce. Záleží na třech věcech: na tvaru (čtverec, trojúhelník nebo kruh), na výplni (prázdná, pruhovaná nebo plná) a na počtu.
rules-clustered-cards-deck = V tvém balíčku je každá kombinace jednou, to je 27 karet, a k tomu dva žolíci: celkem 29 karet. Balíčky se liší jen barvou a barva říká, čí karta je.
rules-clustered-cards-start = Startovní karta nepatří nikomu. Staví se od ní.

rules-clustered-setup = Příprava
rules-clustered-setup-start = Startovní karta přijde doprostřed stolu.
rules-clustered-setup-deck = Každý si vezme jednu barvu, zamíchá její balíček a položí ho lícem dolů.
rules-clustered-setup-hand = Lízni si pět karet. Vidět je smíš jen ty.
rules-clustered-setup-first = Začíná nejmladší. Pak se hraje dokola po směru hodinových ručiček.

rules-clustered-turn = Tvůj tah
rules-clustered-turn-lay = Polož jednu kartu z ruky na volné pole, kam se hodí. Je to vždy jedna karta: dvě položit nemůžeš a vynechat také ne.
rules-clustered-turn-draw = Lízni si jednu kartu ze svého balíčku, ať jich máš zase pět. Nová karta čeká na tvůj další tah.
rules-clustered-turn-must = Dokud se kterákoli karta z tvé ruky někam hodí, musíš nějakou položit. Kterou a kam, je na tobě.
rules-clustered-turn-discard = Jen když se žádná z tvých karet nikam nehodí, místo toho jednu odhodíš, kteroukoli chceš. To byl tvůj tah a karta je ze hry venku. Pak si lízneš jako obvykle.
rules-clustered-turn-empty = Když ti dojde balíček, nic si nelízneš a v ruce ti karet ubývá. Kdo už karty nemá, toho se přeskočí.
rules-clustered-turn-stay = Karta, která leží na stole, se už nikdy nepohne.

rules-clustered-fits = Co se hodí
rules-clustered-fits-cell = Pokládat smíš na volné pole, které sousedí stranou s kartou na stole, ať je čí chce. Rohy se nepočítají, ani pro tebe, ani proti tobě.
rules-clustered-fits-two = Tvoje karta se musí shodovat s každou kartou vedle. Dvě karty se shodují, když jsou stejné aspoň dvě ze tří věcí: tvar, výplň a počet.
rules-clustered-pic-neighbours = Sem se hodí jeden pruhovaný trojúhelník. S kruhem vlevo má stejnou výplň a počet, s trojúhelníky nahoře tvar a výplň. Tři pruhované kruhy by se nehodily: s trojúhelníky mají společnou jen výplň.
rules-clustered-fits-each = Každý soused se posuzuje zvlášť. Ale stačí jeden, se kterým se karta neshodne, a nehodí se.
rules-clustered-fits-colour = Barva do toho nemluví. Smíš stavět i vedle karet jiných hráčů, dostat se tak dál, nebo jim překážet.

rules-clustered-wild = Žolíci a startovní karta
rules-clustered-wild-all = Žolík se hodí ke všemu, ze všech čtyř stran. Nic ale nepředává dál: co leží za ním, nehraje roli, a neshodu s jiným sousedem neomlouvá.
rules-clustered-pic-corner = Volné pole sousedí s plným trojúhelníkem a se třemi prázdnými kruhy, které nemají nic společného. Může tam jen žolík.
rules-clustered-wild-own = Žolík má barvu svého balíčku a počítá se svému majiteli jako každá jiná karta.
rules-clustered-wild-start = Vedle startovní karty se hodí cokoli, na začátku i ke konci hry. Nepočítá se nikomu a přerušuje řady.

rules-clustered-count = Počítání
rules-clustered-count-end = Hra končí, když jsou všechny ruce i všechny balíčky prázdné. Pak každý hráč sečte tři části.
rules-clustered-count-rows = Řádky: tři nebo víc tvých karet v nepřerušené řadě zleva doprava přinese bod za každou kartu.
rules-clustered-count-columns = Sloupce: totéž shora dolů. Šikmé řady nepřinesou nic.
rules-clustered-count-rectangle = Obdélník: tvůj největší plný blok, aspoň dvě karty široký a dvě karty vysoký, přinese bod za každou svou kartu. Počítá se jen jeden blok a strany může mít i stejné.
rules-clustered-pic-lines = Oranžová má vlevo od startovní karty tři karty v řádku, což dává { $orange ->
    [one] { $orange } bod
    [few] { $orange } body
   *[other] { $orange } bodů
}. Vpravo jsou před kartou modré jen dvě a dvě nepřinesou nic.
rules-clustered-count-broken = Mezera, karta jiného hráče nebo startovní karta řadu přeruší a blok nesmí mít díru.
rules-clustered-pic-block = Blok dva krát tři přinese { $rectangle ->
    [one] { $rectangle } bod
    [few] { $rectangle } body
   *[other] { $rectangle } bodů
} za obdélník a { $rows } za své dva řádky: dohromady { $total }.
rules-clustered-count-thrice = Jedna karta se může počítat v řádku, ve sloupci i v obdélníku. Velké bloky proto mají velkou cenu:
rules-clustered-blocks = Blok
rules-clustered-blocks-rectangle = Obdélník
rules-clustered-blocks-lines = Řádky a sloupce
rules-clustered-blocks-total = Dohromady
rules-clustered-pic-ring = Prstenec kolem startovní karty není blok, ale má dva řádky a dva sloupce po třech kartách: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
rules-clustered-pic-wild = Vlastní žolík se počítá tobě; žolík jiného hráče přeruší, co stavíš. Oranžová dostane { $rectangle ->
    [one] { $rectangle } bod
    [few] { $rectangle } body
   *[other] { $rectangle } bodů
} za blok dva krát dva a { $rows } za dolní řádek: { $total }.
rules-clustered-count-win = Vyhrává nejvyšší součet. Hráči se stejným součtem se o vítězství dělí.
rules-clustered-pic-count = Celé počítání. Modrá: { $blueRows } za řádky, { $blueColumns } za sloupce, { $blueRectangle } za obdélník, celkem { $blue }. Oranžová: { $orangeRows } za řádky, { $orangeColumns } za sloupce, { $orangeRectangle } za obdélník, celkem { $orange }. Vyhrává modrá.

rules-clustered-players = O samotě, nebo v pěti a víc
rules-clustered-players-solo = O samotě hraješ podle stejných pravidel s jedním balíčkem a snažíš se překonat svůj nejlepší výsledek.
rules-clustered-players-many = Od pěti hráčů jsou v jedné řadě dvě startovní karty a mezi nimi šest volných polí. Každý smí stavět u jedné, u druhé nebo u obou. Kde se setkají dvě skupiny, musí se všichni sousedé shodovat jako vždy.

rules-clustered-variants = Varianty
rules-clustered-variants-quick = Rychlá hra je kratší a nechává ti větší výběr. Na začátku si lízni sedm karet a dvě z nich odlož. Na konci každého tahu si lízni dvě karty a jednu z těch dvou odlož. Odložené karty jsou ze hry venku. Když zbývá líznout jen jedna karta, necháš si ji.
rules-clustered-variants-extra = Žolík navíc: třetí žolík pro všechny, nebo pro někoho jako pomoc. Kdo ho má, má i o tah víc.
rules-clustered-variants-first = Bonus za prvenství: 2 body za první řadu pěti nebo více karet a 2 body za první blok dva krát tři nebo větší. Jedna karta může získat oba. Jednou získaný bonus se neztrácí.
rules-clustered-pic-five = Tři prázdné čtverce na volném poli spojí tři a dvě karty do řady šesti. Pokud je to první řada pěti nebo více karet, získá bonus.
rules-clustered-variants-biggest = Bonus za největší: na konci 2 body za nejdelší řádek nebo sloupec a 2 body za největší obdélník. Když jsou nejlepší na stejno, ten bonus nedostane nikdo.

rules-clustered-house = Domácí pravidla
rules-clustered-house-agree = Na každém z nich se stůl může dohodnout před první kartou. Co nikdo nezmění, hraje se tak, jak je popsáno výše.
