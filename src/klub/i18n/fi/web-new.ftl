# Huone, jossa avataan uusi pöytä.

new-title = { $game ->
    [kluster] Uusi Kluster-pöytä
   *[clustered] Uusi Clustered-pöytä
}
new-again = Yritä uudelleen
new-game = Peli
new-table = Aika, ja kuka saa tulla
new-on = Päällä
new-off = Pois
new-number = Luku
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Siirrä ylemmäs: { $name }
new-not-first = Tämä ei ole ensimmäinen peli

new-seats = Kuka pelaa?
new-seat = Paikka { $number }
new-seat-of = Paikka { $number }: { $name }
new-sitter-me = Joku tällä näytöllä
new-sitter-open = Vieras
new-sitter-open-hint = Kuka tahansa, joka tulee linkillä tai avointen pöytien listalta.

new-house-rules = Talon säännöt
new-changed = { $number ->
    [0] kaikki kuten tavallisesti
    [one] yksi muutettu
   *[other] { $number } muutettu
}
new-reset = Kaikki kuten tavallisesti

new-clock = Kello
new-clock-none = Ei kelloa
new-clock-minutes = Minuutteja
new-clock-days = Päiviä
new-clock-hint = { $kind ->
    [minutes] Aika koko pelille. Jolta aika loppuu, se luovuttaa.
    [days] Silloin tällöin pelattaville peleille. Joka siirto antaa päivän takaisin; jolta aika loppuu, se luovuttaa.
   *[none] Kaikki miettivät niin kauan kuin haluavat.
}
new-minutes = Minuutteja pelaajaa kohti
new-bonus = Sekunteja takaisin joka siirrosta
new-days = Päiviä pelaajaa kohti

new-listed = Näytä pöytä kaikille
new-listed-hint = Se on klubitalon listalla, ja siihen voi liittyä tai sitä katsoa. Muuten sen löytävät vain ne, joilla on linkki.
new-rated = Rankattu
new-rated-hint = Tulos vaikuttaa rankinglistaan. Vain ihmisille, vähintään kahdelle, kukin yhdellä paikalla; mitään ei peruta.
new-at-once = Aloita heti
new-at-once-hint = Muuten pöytä odottaa, ja aloitat kun haluat.
new-go = Aloita peli
new-open = Avaa pöytä

new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
