# Klusterin säännöt kappale kerrallaan.

rules-kluster-idea = Idea
rules-kluster-idea-lay = Narusilmukan sisään asetetaan voimakkaita magneetteja, yksi joka vuorolla. Ne vetävät ja työntävät toisiaan kaukaa, eivätkä ne saa koskea toisiinsa. Se voittaa, joka pääsee ensimmäisenä eroon kivistään.
rules-kluster-idea-who = Pelaajia on yhdestä kahdeksaan, noin seitsenvuotiaista alkaen, ja useilla laatikoilla enemmän. Peli kestää noin kymmenen minuuttia.

rules-kluster-stones = Kivet ja naru
rules-kluster-stones-pole = Kivi on magneetti ohuen sivunsa läpi. Kaksi kiveä, joilla on sama puoli ylöspäin, työntävät toisiaan pois; eri puolet ylöspäin ne vetävät toisiaan. Käännä kivi, ja veto muuttuu työnnöksi.
rules-kluster-pic-apart = Näillä kahdella on eri puolet näkyvissä, ja ne ovat tarpeeksi kaukana toisistaan. Ne vetävät, mutta kitka pitää ne paikoillaan.
rules-kluster-pic-snap = Hiukan lähempänä kitka antaa periksi: ne liukuvat yhteen ja koskevat toisiinsa. Se on virhe.
rules-kluster-stones-boxes = TRIO-laatikossa on 24 litteää kiveä ja metrin mittainen naru. DUO²-laatikossa on 12 pyöreämpää kiveä, jotka pyörähtävät helposti paikallaan, ja 70 senttimetrin naru.

rules-kluster-setup = Alkuvalmistelut
rules-kluster-setup-cord = Naru on pöydällä suljettuna silmukkana, missä muodossa tahansa. Se, mitä naru ympäröi, on alue.
rules-kluster-setup-share = Kaikki kivet jaetaan tasan. Kivet, jotka sinun on vielä asetettava, ovat varastosi, ja kaikki saavat nähdä, montako niitä on.
rules-kluster-setup-first = Lyhin pelaaja aloittaa; revanssissa se, jolla oli eniten kiviä jäljellä. Sitten vuoro kiertää myötäpäivään.

rules-kluster-turn = Vuorosi
rules-kluster-turn-place = Sinun on asetettava yksi kivi varastostasi: päästä se irti niin, että se jää paikalleen narun sisälle. Et voi jättää vuoroa väliin, olipa tilaa kuinka vähän tahansa.
rules-kluster-turn-cord = Saat siirtää narua. Se pysyy pöydän pinnassa ja työntää kiviä, jotka ovat sitä vasten.
rules-kluster-turn-hands = Saat käyttää käsissäsi olevia kiviä. Lähellä pidettyinä ne työntävät ja vetävät pöydällä olevia kiviä. Kumpikin kätesi pitää yhtä kiveä, ja saat vaihtaa niitä muihin varastosi kiviin.
rules-kluster-turn-order = Kaiken tämän saa tehdä missä järjestyksessä ja miten usein tahansa, myös kiven asettamisen jälkeen.
rules-kluster-pic-turn = Kesken pelin: { $stones } kiveä on narun sisällä, eikä mikään koske toiseen.
rules-kluster-turn-down = Kivi, josta on päästetty irti, on pöydällä. Mikään käsi ei koske siihen enää.
rules-kluster-turn-inside = Kivi on sisällä, jos piste, jonka varassa se on, on narun sisällä. Se saa ulottua narun yli ja koskea naruun. Narun ulkopuolella et voi päästää irti: kivi jää käteesi.
rules-kluster-pic-inside = Reunalla oleva kivi ulottuu narun yli, mutta se on sisällä olevan pisteen varassa. Se on sallittua.
rules-kluster-turn-end = Vuorosi päättyy, kun sanot niin. Siihen mennessä olet asettanut kiven, eikä mikään enää liiku.

rules-kluster-fault = Virheet
rules-kluster-fault-touch = Jos kivet koskevat toisiinsa, se on virhe, vaikka ne erkanisivat taas.
rules-kluster-fault-leave = Jos kivi poistuu alueelta, se on virhe, vaikka se palaisi.
rules-kluster-fault-why = Sillä, milloin vuorosi aikana se tapahtuu tai miksi, ei ole väliä: kätesi, naru, magneetin veto tai kivi, joka työntää toista.
rules-kluster-fault-held = Kädessäsi oleva kivi ei myöskään saa koskea pöydällä olevaan kiveen. Käsissäsi olevat kaksi kiveä saavat koskea toisiinsa.
rules-kluster-fault-take = Virhe päättää vuorosi heti, vaikka et olisi asettanut mitään. Kun kaikki on pysähtynyt, otat jokaisen kiven, joka koski toiseen tai poistui alueelta, etkä muita. Käsissäsi olevat kivet pidät.
rules-kluster-pic-chain = Rivi, joka juuri ja juuri piti. Vielä yksi kivi tuli liian lähelle, ja { $stones } napsahti yhteen. Vuorossa oleva ottaa nämä { $stones } eikä muita.
rules-kluster-cost = Sinulla oli 5 kiveä, ja …
rules-kluster-cost-now = Nyt sinulla on
rules-kluster-cost-one = asettamasi kivi napsahtaa kiinni toiseen
rules-kluster-cost-three = asettamasi kivi muodostaa ketjun kolmen muun kanssa
rules-kluster-cost-out = asettamasi kivi liukuu ulos eikä koske mihinkään
rules-kluster-cost-cord = naru työntää kaksi kiveä yhteen, ennen kuin asetat mitään
rules-kluster-cost-held = kädessäsi oleva kivi koskee pöydällä olevaan

rules-kluster-win = Voittaminen
rules-kluster-win-first = Se, jolla ei ole enää kiviä, voittaa heti. Viimeisenkin kiven on asetuttava paikalleen ilman virhettä.
rules-kluster-win-rank = Muut sijoittuvat jäljellä olevien kivien mukaan, vähiten ensin.

rules-kluster-expert = Vaativa
rules-kluster-expert-more = Kun kivesi on asettunut paikalleen ja sinulla on yhä enemmän kiviä kuin seuraavalla pelaajalla, saat asettaa toisen, ja niin edelleen. Sama määrä ei riitä.
rules-kluster-expert-fault = Virhe päättää vuoron kuten aina. Mitä olet asettanut aiemmin samalla vuorolla, jää, ellei se koskenut toiseen tai poistunut.

rules-kluster-solo = Yksinpeli
rules-kluster-solo-all = Yksin kaikki kivet ovat sinun. Kaksi virhettä sallitaan, ja kummankin jälkeen otat kivet ja jatkat. Kolmas virhe päättää pelin.
rules-kluster-solo-score = Tuloksesi on alueella lopussa olevien kivien määrä. Jos kaikki ovat siellä, se on täysvoitto.

rules-kluster-elimination = Eliminaatio
rules-kluster-elimination-pool = Vähintään viidelle pelaajalle TRIOlla, vähintään kolmelle DUO²:lla; pienempi joukko voi valita sen. Kenelläkään ei ole omia kiviä: kaikki asettavat yhden samasta yhteisvarastosta.
rules-kluster-elimination-out = Virheen tekijä putoaa, ja virheen kivet palaavat yhteisvarastoon. Viimeinen jäljellä oleva pelaaja voittaa. Jos yhteisvarasto loppuu ensin, kaikki jäljellä olevat voittavat yhdessä.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Useista laatikoista tulee suurempi peli: enemmän kiviä, enemmän pelaajia, yksi naru laatikkoa kohti. Jokaisen narun on kuljettava ristiin jonkin toisen kanssa. Kivet, joita ei voi jakaa tasan, ovat alussa alueella.
rules-kluster-pic-plus = Kaksi risteävää narua. Kivi on sisällä, jos se on vähintään toisen sisällä.
rules-kluster-plus-apart = Saat siirtää jokaista narua. Jos jokin irtoaa muista, se ei ole virhe, mutta sinun on palautettava se, ennen kuin vuorosi voi päättyä. Jos virhe päättää vuorosi sitä ennen, seuraavan pelaajan on tehtävä se.

rules-kluster-equilibrium = Tasapaino
rules-kluster-equilibrium-edge = Kivet asetetaan pystyyn, reunansa varaan. Jos kivi, jota olet asettamassa, kaatuu, nosta se taas pystyyn ennen vuorosi loppua, niin monta kertaa kuin tarvitsee. Sitä varten saat ottaa juuri sen kiven käteesi, mutta et muita.
rules-kluster-pic-edge = Kaksi kiveä seisoo pystyssä; ylhäältä ne näyttävät kapeilta. Kolmas kaatui, kun muut tulivat lähelle, ja jää siihen.
rules-kluster-equilibrium-others = Muut kaatuvat kivet jäävät siihen, missä ovat. Kaatuminen ei sinänsä ole virhe, mutta kosketus tai ulos joutuminen on, kuten aina.
rules-kluster-equilibrium-boxes = Tasapaino on TRIO-kiville. Se sopii kaikkiin pelimuotoihin, ja niin sopii Kluster+. Vaativa ei sovi Yksinpeliin eikä Eliminaatioon.

rules-kluster-house = Talon säännöt
rules-kluster-house-agree = Pöydässä voidaan sopia jokaisesta näistä ennen ensimmäistä vuoroa. Mitä kukaan ei muuta, pelataan niin kuin edellä kerrotaan.
