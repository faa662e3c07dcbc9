# Huone, jossa pelejä opitaan.

learn-title = Opi pelaamaan
learn-about = Pelaa muutama askel oikeassa pöydässä, tai lue säännöt. Kumpikin on käsillä myös pelin aikana.
learn-game = Näin pelataan { $game ->
    [clustered] Clusteredia
   *[kluster] Klusteria
}
learn-clustered-about = Kortteja pellavalla: pelaa ne niin, että kaikki naapurit täsmäävät, ja rakenna omanvärisiäsi rivejä ja suorakulmioita.
learn-kluster-about = Magneetteja tammella: aseta kivesi narun sisään niin, etteivät ne koske toisiinsa.
learn-open = Säännöt ja ohjaus: { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Opi toinen peli
learn-start = Pelaa opastus
learn-start-about = Muutama minuutti omassa pöydässä. Sitä ei lasketa mihinkään, ja voit lähteä milloin vain.
learn-go-on = Jatka opastusta
learn-so-far = Olet päässyt askeleeseen { $step }/{ $steps }.
learn-finished = Olet pelannut opastuksen loppuun.
learn-again = Pelaa opastus uudelleen
learn-anew = Aloita alusta
learn-opening = Pöytää katetaan …
learn-then = Kun olet valmis
learn-new = Avaa pöytä
learn-rules = Säännöt
learn-contents = Sisällys
learn-ruling = Talon linjaus { $rule }
learn-house-missing = Talon sääntöjen luetteloa ei saatu klubilta. Se näytetään myös, kun avaat uuden pöydän.
learn-board = Pöytä ja kortteja
learn-table-top = Kivet ja naru ylhäältä nähtynä
learn-light = Mikä tällä pöydällä lasketaan
learn-light-none = Vain kortit
learn-light-seat = { $seat ->
    [0] Oranssi
   *[1] Sininen
}

learn-controls = Hiiri, kosketus ja näppäimet
learn-keys = Näppäimet
learn-clustered-choose = Valitse kortti
learn-clustered-choose-how = Napsauta tai napauta sitä. Ruudut, joihin se sopii, syttyvät ja näyttävät pisteet, jotka se toisi.
learn-clustered-lay = Pelaa se
learn-clustered-lay-how = Napsauta valaistua ruutua. Kosketusnäytöllä napauta sitä kahdesti, tai vedä kortti siihen.
learn-clustered-why = Kysy, miksi ei
learn-clustered-why-how = Valitse kortti, sitten ruutu, jota ei ole valaistu.
learn-clustered-move = Katsele ympärillesi
learn-clustered-move-how = Vedä pöytää. Lähennä ja loitonna rullalla tai kahdella sormella.
learn-clustered-fit = Näe koko pöytä
learn-clustered-fit-how = Paina pöydän kulmassa olevaa painiketta.
learn-clustered-score = Katso, mikä lasketaan
learn-clustered-score-how = Osoita pelaajaa tai napauta siitä: pisteitä tuovat kortit syttyvät.
learn-kluster-stock = Ota toinen kivi
learn-kluster-stock-how = Valitse se varastostasi.
learn-kluster-carry = Kanna kiveä
learn-kluster-carry-how = Liikuta osoitinta tai vedä sormella. Varjo näyttää, missä kivi on.
learn-kluster-lower = Laske ja aseta se
learn-kluster-lower-how = Pidä hiiren painiketta tai peukalopainiketta painettuna. Päästä irti, kun kivi on pöydällä; jos päästät aiemmin, se nousee taas.
learn-kluster-height = Säädä korkeutta
learn-kluster-height-how = Pyöritä rullaa tai käytä liukusäädintä.
learn-kluster-turn = Kierrä kiveä
learn-kluster-turn-how = Käytä kahta nuolipainiketta tai kierrä kahdella sormella.
learn-kluster-flip = Käännä se ympäri
learn-kluster-flip-how = Käytä sen painiketta. Mikä äsken veti, työntää nyt.
learn-kluster-edge = Nosta se pystyyn
learn-kluster-edge-how = Käytä sen painiketta, Tasapainossa.
learn-kluster-other = Käytä toista kättä
learn-kluster-other-how = Tämä käsi jää siihen, missä on, ja sinä jatkat toisella.
learn-kluster-back = Palauta se
learn-kluster-back-how = Kivi palaa varastoosi.
learn-kluster-cord = Siirrä narua
learn-kluster-cord-how = Paina sitä ja vedä.
learn-kluster-near = Kuule, mitä on lähellä
learn-kluster-near-how = Kertoo lähimmät kivet, niiden suunnan ja etäisyyden.
learn-kluster-end = Päätä vuorosi
learn-kluster-end-how = Käytä painiketta, joka ilmestyy, kun kaikki on tehty.
learn-hint = Pyydä neuvoa
learn-hint-how = Omalla vuorollasi lamppu näyttää parhaat siirrot laudalla. Ei rankatuissa pöydissä eikä päivän haasteessa.
learn-key-arrows = Nuolinäppäimet
learn-key-shift-arrows = Vaihto + nuolinäppäimet
learn-key-numbers = 1–7
learn-key-enter = Enter
learn-key-tab = Sarkain
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Opastus
learn-step = Askel { $step }/{ $steps }
learn-next = Seuraava
learn-skip = Ohita
learn-back = Takaisin
learn-leave = Poistu opastuksesta
learn-resume = Näytä opastus
learn-play-bot = Pelaa bottia vastaan
learn-play-on = Jatka peliä tässä
learn-over = Tämä peli on päättynyt. Aloita opastus alusta, niin näet loput askeleet.

learn-clustered-step-choose = { $way ->
    [keys] Nämä ovat korttisi, ja keskellä on aloituskortti. Valitse kortti painamalla 1–5.
    [touch] Nämä ovat korttisi, ja keskellä on aloituskortti. Napauta yhtä korteistasi.
   *[mouse] Nämä ovat korttisi, ja keskellä on aloituskortti. Napsauta yhtä korteistasi.
}
learn-clustered-step-choose-nod = Ruudut, joihin se sopii, on valaistu. Aloituskortin viereen sopii mikä tahansa.
learn-clustered-step-lay = { $way ->
    [keys] Pelaa se nyt: siirry nuolinäppäimillä valaistuun ruutuun ja paina Enter.
    [touch] Pelaa se nyt: napauta valaistua ruutua, ja napauta uudelleen. Voit myös vetää kortin siihen.
   *[mouse] Pelaa se nyt: napsauta valaistua ruutua. Voit myös vetää kortin siihen.
}
learn-clustered-step-lay-nod = Se on pöydässä, ja olet nostanut uuden kortin. Siinä oli koko vuoro.
learn-clustered-step-clash = Kaikki ei sovi: naapureilla on oltava muodosta, täytöstä ja määrästä kaksi samaa. Kysy, miksi ei: valitse kortti ja sitten korttiesi vierestä ruutu, jota ei ole valaistu.
learn-clustered-step-clash-nod = Nyt tiedät, mikä naapuri esti ja miksi. Kysyminen ei maksa mitään: korttia ei pelattu.
learn-clustered-step-three = Jatka, kunnes kolme korttiasi on rivissä, vierekkäin tai päällekkäin. Ruutujen numerot näyttävät, mitä kortti toisi.
learn-clustered-step-three-nod = Kolme rivissä: piste jokaisesta kortista. Kaksi rivissä ei tuo vielä mitään.
learn-clustered-step-count = { $way ->
    [keys] Mistä pisteesi tulevat? Siirry nimesi kohdalle sarkaimella.
    [touch] Mistä pisteesi tulevat? Napauta nimeäsi.
   *[mouse] Mistä pisteesi tulevat? Osoita nimeäsi.
}
learn-clustered-step-count-nod = Pisteitä tuovat kortit on valaistu. Muita pelaajia voit katsoa samalla tavalla.
learn-clustered-step-block = Tee nyt täysi ryhmä, kaksi korttia leveä ja kaksi korkea. Suurin ryhmäsi tuo pisteen jokaisesta kortista riviensä lisäksi.
learn-clustered-step-block-nod = Ryhmä! Tee siitä kaksi kertaa kolme, niin se tuo 12 pistettä: 6 ryhmästä ja 6 riveistä.
learn-clustered-step-wild = Kortti, jossa on tähti, on jokeri. Se sopii kaiken viereen, ja kaikki sopii sen viereen. Pelaa se, kun sinulla on sellainen; jos nyt ei ole, lue vain eteenpäin.
learn-clustered-step-wild-nod = Jokeri lasketaan sinulle kuten mikä tahansa korttisi.
learn-clustered-step-discard = Jos mikään korteistasi ei sovi minnekään, kätesi kertoo sen, ja valitset hylättävän kortin. Niin kauan kuin jokin sopii, sinun on pelattava.
learn-clustered-step-done = Siinä on koko peli. Kun kaikki kortit on käytetty, lasketaan vaakarivit, pystyrivit ja suurin suorakulmio. Pidä hauskaa!

learn-kluster-step-take = { $way ->
    [keys] Siirry pöydälle sarkaimella ja liiku nuolinäppäimillä. Kätesi kantaa kiveä, ja varjo näyttää, missä se on.
    [touch] Laita sormi pöydälle ja vedä. Kätesi kantaa kiveä, ja varjo näyttää, missä se on.
   *[mouse] Liikuta osoitinta pöydän yllä. Kätesi kantaa kiveä, ja varjo näyttää, missä se on.
}
learn-kluster-step-take-nod = Näin korkealla pöydällä tuskin mikään tuntee sitä.
learn-kluster-step-place = { $way ->
    [keys] Vie se narun keskikohdan ylle ja pidä { $lower } painettuna: kivi laskeutuu. Kun se on pöydällä, päästä irti.
    [touch] Vie se narun keskikohdan ylle ja pidä nuolipainiketta painettuna: kivi laskeutuu. Kun se on pöydällä, päästä irti.
   *[mouse] Vie se narun keskikohdan ylle ja pidä hiiren painiketta painettuna: kivi laskeutuu. Kun se on pöydällä, päästä irti.
}
learn-kluster-step-place-nod = Se on paikallaan. Tästä lähtien mikään käsi ei koske siihen.
learn-kluster-step-end = { $way ->
    [keys] Voisit vielä siirtää narua. Ei ole pakko: päätä vuorosi painamalla { $end }.
   *[mouse] Voisit vielä siirtää narua. Ei ole pakko: päätä vuorosi painikkeella.
}
learn-kluster-step-end-nod = Ensimmäinen kivi on asetettu. Jos pöydässä olisi muita, olisi seuraavan pelaajan vuoro.
learn-kluster-step-pull = Nyt magneetit heräävät. Vie seuraava kivi matalalla pöydän yllä lähelle sitä, joka siinä on, ja pysähdy ennen kuin ne koskevat toisiinsa. Katso pöydällä olevaa.
learn-kluster-step-pull-nod = Se liikkui, eikä mikään ole koskenut siihen. Sillä voimalla tässä pelataan.
learn-kluster-step-flip = { $way ->
    [keys] Nosta kiveä ja käännä se ympäri: { $flip }. Voit myös kiertää sitä: { $left } ja { $right }.
    [touch] Nosta kiveä ja käännä se ympäri painikkeella. Voit myös kiertää sitä vasemmalle ja oikealle.
   *[mouse] Nosta kiveä ja käännä se ympäri: paina { $flip } tai käytä painiketta. { $left } ja { $right } kiertävät sitä vasemmalle ja oikealle.
}
learn-kluster-step-flip-nod = Nyt sen toinen puoli on ylöspäin. Mitä se äsken veti, sitä se nyt työntää.
learn-kluster-step-second = Aseta se niin, että toinen saa olla rauhassa, kämmenen leveyden päähän, ja päätä vuorosi.
learn-kluster-step-second-nod = Hyvin asetettu: ne eivät koske toisiinsa.
learn-kluster-step-cord = { $way ->
    [keys] Narukin on sinun siirreltävissäsi. Tartu siihen: { $grab }. Vedä sitä nuolinäppäimillä ja päästä irti: { $grab }.
    [touch] Narukin on sinun siirreltävissäsi. Laita sormi sen päälle ja vedä.
   *[mouse] Narukin on sinun siirreltävissäsi. Paina sitä ja vedä.
}
learn-kluster-step-cord-nod = Sen pituus ei muutu, ja se työntää kiviä, jotka ovat sitä vasten.
learn-kluster-step-fault = Tee nyt tahallasi virhe: vie kivi niin lähelle toista, että ne napsahtavat yhteen.
learn-kluster-step-fault-nod = Naps! Vuorosi on ohi, ja otat toisiinsa koskeneet kivet. Tässä kaksi virhettä on sallittu, ja kolmas päättää pelin.
learn-kluster-step-done = Siinä on koko peli: hankkiudu eroon kivistäsi, äläkä anna minkään koskea toiseen. Pidä hauskaa!
