# Clusteredin säännöt kappale kerrallaan.

rules-clustered-idea = Idea
rules-clustered-idea-build = Kaikki rakentavat samalla pöydällä, kukin omanvärisillään korteilla. Jokaisen kortin on sovittava yhteen kaikkien viereisten korttien kanssa. Lopussa omat rivisi ja suurin suorakulmiosi tuovat pisteitä, ja eniten pisteitä saanut voittaa.
rules-clustered-idea-who = Pelaajia on yhdestä neljään, noin seitsenvuotiaista alkaen; toisella pakkasarjalla jopa kahdeksan. Varaa vartti pelaajaa kohti.

rules-clustered-cards = Kortit
rules-clustered-cards-three = Kortissa on yksi, kaksi tai kolme keskenään samanlaista kuviota. Niissä on väliä kolmella asialla: muodolla (neliö, kolmio tai ympyrä), täytöllä (tyhjä, raidallinen tai täytetty) ja määrällä.
rules-clustered-cards-deck = Pakassasi on jokainen yhdistelmä kerran, siis 27 korttia, ja kaksi jokeria: 29 korttia. Pakat eroavat vain väriltään, ja väri kertoo, kenen kortti on.
rules-clustered-cards-start = Aloituskortti ei ole kenenkään. Rakentaminen alkaa sen vierestä.

rules-clustered-setup = Alkuvalmistelut
rules-clustered-setup-start = Aloituskortti laitetaan keskelle pöytää.
rules-clustered-setup-deck = Jokainen ottaa yhden värin, sekoittaa sen pakan ja laittaa pakan kuvapuoli alaspäin.
rules-clustered-setup-hand = Nosta viisi korttia. Vain sinä saat nähdä ne.
rules-clustered-setup-first = Nuorin aloittaa. Sitten vuoro kiertää myötäpäivään.

rules-clustered-turn = Vuorosi
rules-clustered-turn-lay = Pelaa yksi kortti kädestäsi vapaaseen ruutuun, johon se sopii. Kortteja on aina yksi: kahta et voi pelata, etkä voi jättää vuoroa väliin.
rules-clustered-turn-draw = Nosta pakastasi yksi kortti, niin että niitä on taas viisi. Uusi kortti odottaa seuraavaa vuoroasi.
rules-clustered-turn-must = Niin kauan kuin jokin kätesi korteista sopii jonnekin, sinun on pelattava kortti. Minkä ja minne, sen päätät itse.
rules-clustered-turn-discard = Vain jos mikään korteistasi ei sovi minnekään, hylkäät yhden, minkä haluat. Se oli vuorosi, ja kortti on poissa pelistä. Sitten nostat kuten tavallisesti.
rules-clustered-turn-empty = Kun pakkasi on lopussa, et nosta mitään, ja kätesi pienenee. Se, jolla ei ole enää kortteja, ohitetaan.
rules-clustered-turn-stay = Pöydällä oleva kortti ei enää koskaan liiku.

rules-clustered-fits = Mikä sopii
rules-clustered-fits-cell = Saat pelata vapaaseen ruutuun, jolla on yhteinen sivu jonkin pöydällä olevan kortin kanssa, oli se kenen tahansa. Kulmia ei lasketa, ei eduksesi eikä haitaksesi.
rules-clustered-fits-two = Korttisi on täsmättävä jokaiseen viereiseen korttiin. Kaksi korttia täsmää, jos vähintään kaksi kolmesta asiasta on samoja: muoto, täyttö ja määrä.
rules-clustered-pic-neighbours = Tähän sopii yksi raidallinen kolmio. Vasemmalla olevan ympyrän kanssa sillä on sama täyttö ja määrä, yläpuolella olevien kolmioiden kanssa sama muoto ja täyttö. Kolme raidallista ympyrää ei sopisi: niillä on kolmioiden kanssa sama vain täyttö.
rules-clustered-fits-each = Jokaista naapuria katsotaan erikseen. Mutta yksikin naapuri, joka ei täsmää, riittää, eikä kortti sovi.
rules-clustered-fits-colour = Värillä ei ole tässä merkitystä. Saat rakentaa muiden korttien viereen päästäksesi eteenpäin tai ollaksesi tiellä.

rules-clustered-wild = Jokerit ja aloituskortti
rules-clustered-wild-all = Jokeri sopii kaikkeen, joka sivultaan. Se ei välitä mitään eteenpäin: sillä, mitä sen takana on, ei ole väliä, eikä se korjaa ristiriitaa toisen naapurin kanssa.
rules-clustered-pic-corner = Vapaa ruutu koskettaa yhtä täytettyä kolmiota ja kolmea tyhjää ympyrää, joilla ei ole mitään yhteistä. Siihen sopii vain jokeri.
rules-clustered-wild-own = Jokerilla on pakkansa väri, ja se lasketaan omistajalleen kuten mikä tahansa kortti.
rules-clustered-wild-start = Aloituskortin viereen sopii kaikki, niin pelin alussa kuin lopussa. Sitä ei lasketa kenellekään, ja se katkaisee rivit.

rules-clustered-count = Pistelasku
rules-clustered-count-end = Peli on ohi, kun kaikki kädet ja kaikki pakat on käytetty. Silloin jokainen pelaaja laskee yhteen kolme osaa.
rules-clustered-count-rows = Vaakarivit: vähintään kolme omaa korttiasi katkeamattomana rivinä vasemmalta oikealle tuo yhden pisteen jokaisesta kortista.
rules-clustered-count-columns = Pystyrivit: sama ylhäältä alas. Vinot rivit eivät tuo mitään.
rules-clustered-count-rectangle = Suorakulmio: suurin täysi korttiryhmäsi, vähintään kaksi korttia leveä ja kaksi korkea, tuo yhden pisteen jokaisesta kortistaan. Vain yksi ryhmä lasketaan, ja sen sivut saavat olla yhtä pitkät.
rules-clustered-pic-lines = Oranssilla on kolme rivissä aloituskortin vasemmalla puolella, ja ne tuovat { $orange } pistettä. Oikealla niitä on vain kaksi ennen sinisen korttia, ja kaksi ei tuo mitään.
rules-clustered-count-broken = Aukko, toisen pelaajan kortti tai aloituskortti katkaisee rivin, eikä ryhmässä saa olla reikää.
rules-clustered-pic-block = Kaksi kertaa kolmen ryhmä tuo { $rectangle } pistettä suorakulmiosta ja { $rows } kahdesta vaakarivistään: yhteensä { $total }.
rules-clustered-count-thrice = Yksi kortti voidaan laskea vaakarivissään, pystyrivissään ja suorakulmiossa. Siksi suuret ryhmät ovat arvokkaita:
rules-clustered-blocks = Ryhmä
rules-clustered-blocks-rectangle = Suorakulmio
rules-clustered-blocks-lines = Vaaka- ja pystyrivit
rules-clustered-blocks-total = Yhteensä
rules-clustered-pic-ring = Kehä aloituskortin ympärillä ei ole täysi ryhmä, mutta siinä on kaksi kolmen vaakariviä ja kaksi kolmen pystyriviä: { $total } pistettä.
rules-clustered-pic-wild = Oma jokerisi lasketaan sinulle; toisen pelaajan jokeri katkaisee rakennelmasi. Oranssi saa { $rectangle } pistettä kaksi kertaa kahden ryhmästä ja { $rows } alemmasta rivistä: { $total }.
rules-clustered-count-win = Suurin summa voittaa. Pelaajat, joilla on sama summa, jakavat voiton.
rules-clustered-pic-count = Kokonainen pistelasku. Sininen: { $blueRows } vaakariveistä, { $blueColumns } pystyriveistä, { $blueRectangle } suorakulmiosta, yhteensä { $blue }. Oranssi: { $orangeRows } vaakariveistä, { $orangeColumns } pystyriveistä, { $orangeRectangle } suorakulmiosta, yhteensä { $orange }. Sininen voittaa.

rules-clustered-players = Yksin, tai viisi ja enemmän
rules-clustered-players-solo = Yksin pelaat samoilla säännöillä yhdellä pakalla ja yrität päihittää oman parhaan tuloksesi.
rules-clustered-players-many = Viidestä pelaajasta alkaen aloituskortteja on kaksi samassa linjassa, ja niiden välissä on kuusi vapaata ruutua. Jokainen saa rakentaa kumman tahansa tai molempien luona. Kun kaksi rakennelmaa kohtaa, kaikkien naapurien on täsmättävä kuten aina.

rules-clustered-variants = Muunnelmat
rules-clustered-variants-quick = Pikapeli on lyhyempi ja antaa enemmän valinnanvaraa. Nosta alussa seitsemän korttia ja laita niistä kaksi pois. Nosta jokaisen vuoron lopussa kaksi korttia ja laita niistä toinen pois. Pois laitetut kortit ovat poissa pelistä. Jos nostettavana on enää yksi kortti, pidät sen.
rules-clustered-variants-extra = Lisäjokeri: kolmas jokeri kaikille, tai joillekin avuksi. Sillä, jolla se on, on myös yksi vuoro enemmän.
rules-clustered-variants-first = Bonus ensimmäiselle: 2 pistettä ensimmäisestä vähintään viiden rivistä ja 2 pistettä ensimmäisestä ryhmästä, joka on vähintään kaksi kertaa kolme. Yksi kortti voi voittaa molemmat. Kerran voitettua bonusta ei menetä.
rules-clustered-pic-five = Kolme tyhjää neliötä vapaassa ruudussa yhdistää kolme ja kaksi kuuden riviksi. Jos se on ensimmäinen vähintään viiden rivi, se voittaa bonuksen.
rules-clustered-variants-biggest = Bonus suurimmasta: lopussa 2 pistettä pisimmästä vaaka- tai pystyrivistä ja 2 pistettä suurimmasta suorakulmiosta. Jos parhaat ovat tasoissa, kukaan ei saa sitä bonusta.

rules-clustered-house = Talon säännöt
rules-clustered-house-agree = Pöydässä voidaan sopia jokaisesta näistä ennen ensimmäistä korttia. Mitä kukaan ei muuta, pelataan niin kuin edellä kerrotaan.
