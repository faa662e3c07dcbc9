# Klubitalon ensimmäinen huone ja ovien rivi jokaisen huoneen yläreunassa.

home-doors = Huoneet
home-door = klub, klubitaloon
home-learn = Opi
home-you = Sinä
home-language = Kieli
home-theme-light = Käytä vaaleita värejä
home-theme-dark = Käytä tummia värejä

home-title = Mihin pöytään haluat?
home-about = { $game ->
    [kluster] Magneetteja narun sisällä. Aseta omasi niin, etteivät mitkään napsahda yhteen.
   *[clustered] Pelaa yhteen sopivia kortteja. Rakenna omia rivejä ja suorakulmio.
}
home-bot = Pelaa bottia vastaan
home-screen = Tällä näytöllä
home-invite = Kutsu
home-solo = Yksin
home-more = { $game ->
    [kluster] Lisää valintoja Klusteriin
    [clustered] Lisää valintoja Clusterediin
   *[any] Lisää valintoja
}
home-how = { $game ->
    [kluster] Näin pelataan Klusteria
    [clustered] Näin pelataan Clusteredia
   *[any] Näin pelataan
}
home-preparing = Magneetteja valmistellaan: { $percent } %. Tämä tehdään kerran, kun klub on asennettu, ja kestää minuutin tai kaksi. Voit avata pöydän jo nyt; sen ensimmäinen vuoro alkaa heti, kun ne ovat valmiina.

home-bot-title = { $game ->
    [kluster] Kluster bottia vastaan
   *[clustered] Clustered bottia vastaan
}
home-bot-more = Useita botteja tai muita sääntöjä?

home-screen-title = { $game ->
    [kluster] Kluster tällä näytöllä
   *[clustered] Clustered tällä näytöllä
}
home-screen-hint = { $game ->
    [kluster] Kaikki pelaavat tässä, vuorotellen.
   *[clustered] Kaikki pelaavat tässä, vuorotellen. Kädet peitetään välillä.
}
home-players = Pelaajia
home-player = Pelaaja { $number }
home-player-name = Pelaajan { $number } nimi
home-begin = Aloita
home-fewer = { $what }: yksi vähemmän
home-more-of = { $what }: yksi lisää

home-invite-title = { $game ->
    [kluster] Kutsu muita pelaamaan Klusteria
   *[clustered] Kutsu muita pelaamaan Clusteredia
}
home-your-name = Nimesi
home-invite-go = Avaa pöytä
home-invite-hint = Seuraavaksi saat linkin ja koodin puhelimen kameralle. Se, jolla se on, voi istua pöytään; kukaan muu ei löydä sitä.

home-mine = Omat pöytäsi
home-open = Avoimet pöydät
home-open-empty = Mikään pöytä ei ole nyt kaikille avoin. Kutsu joku linkillä, tai avaa kaikille pöytä kohdasta ”Lisää valintoja”.
home-your-turn = Sinun vuorosi
home-free = { $free ->
    [one] Yksi vapaa paikka
   *[other] { $free } vapaata paikkaa
}
home-not-begun = Alkamassa
home-going-on = Käynnissä
home-nobody = Ei vielä ketään
home-rated = Rankattu
home-timed = Kellolla
home-go-on = Jatka
home-join = Liity
home-watch = Katso
home-all = Näytä kaikki { $number } pöytää

home-daily = Päivän haaste
home-daily-hint = Sama onni kaikille, kerran päivässä, yksin. Ensimmäinen yritys lasketaan.
home-daily-left = { $hours ->
    [0] { $minutes } min jäljellä
   *[other] { $hours } t { $minutes } min jäljellä
}
home-daily-go = { $state ->
    [done] Katso yritykseni
    [begun] Jatka
   *[new] Kokeile
}
home-daily-empty = Kukaan ei ole vielä pelannut sitä loppuun. Sinun tuloksesi voi olla ensimmäinen.
home-total = { $game ->
    [kluster] { $total ->
        [one] yksi kivi
       *[other] { $total } kiveä
    }
   *[clustered] { $total ->
        [one] yksi piste
       *[other] { $total } pistettä
    }
}

home-ladder = Rankinglista
home-ladder-game = Peli
home-for = { $players } pelaajaa
home-place = Sija
home-name = Nimi
home-rating = Ranking
home-rating-hint = Ranking on varovainen arvio: uudet pelaajat ovat lähellä nollaa tai sen alla, ja jokainen peli tekee siitä varmemman.
home-games = Pelejä
home-ladder-empty = Kukaan ei ole vielä pelannut loppuun rankattua { $players } pelaajan peliä.
home-ladder-open = Avaa rankattu pöytä
