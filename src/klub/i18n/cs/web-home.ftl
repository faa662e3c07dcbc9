# První místnost klubovny a řada dveří nahoře v každé místnosti.

home-doors = Místnosti
home-door = klub, do klubovny
home-learn = Jak hrát
home-you = Ty
home-language = Jazyk
home-theme-light = Přepnout na světlé barvy
home-theme-dark = Přepnout na tmavé barvy

home-title = Ke kterému stolu si sedneš?
home-about = { $game ->
    [kluster] Magnety uvnitř provázku. Polož ty svoje a nenech žádné cvaknout k sobě.
   *[clustered] Pokládej karty, které se k sobě hodí. Stav vlastní řady a obdélník.
}
home-bot = Hrát s botem
home-screen = U této obrazovky
home-invite = Pozvat
home-solo = Sólo
# Krátký tvar (any) stojí na odkazu; ostatní se čtou místo něj, proto musí obsahovat jeho slova.
home-more = { $game ->
    [kluster] Další možnosti pro Kluster
    [clustered] Další možnosti pro Clustered
   *[any] Další možnosti
}
home-how = { $game ->
    [kluster] Jak se hraje Kluster
    [clustered] Jak se hraje Clustered
   *[any] Jak se hraje
}
home-preparing = Magnety se připravují: { $percent } %. Děje se to jednou po instalaci programu klub a trvá to minutu nebo dvě. Stůl můžeš otevřít už teď; první tah začne, jakmile budou hotové.

# Hrát s botem
home-bot-title = { $game ->
    [kluster] Kluster proti botovi
   *[clustered] Clustered proti botovi
}
home-bot-more = Víc botů nebo jiná pravidla?

# U této obrazovky
home-screen-title = { $game ->
    [kluster] Kluster u této obrazovky
   *[clustered] Clustered u této obrazovky
}
home-screen-hint = { $game ->
    [kluster] Všichni hrají tady, jeden po druhém.
   *[clustered] Všichni hrají tady, jeden po druhém. Mezi tahy jsou karty zakryté.
}
home-players = Hráči
home-player = Hráč { $number }
home-player-name = Jméno hráče { $number }
home-begin = Začít
# Tlačítka vedle čísla; $what je to, co se počítá, třeba „Hráči“.
home-fewer = { $what }: o jeden méně
home-more-of = { $what }: o jeden víc

# Pozvat
home-invite-title = { $game ->
    [kluster] Pozvat ostatní na Kluster
   *[clustered] Pozvat ostatní na Clustered
}
home-your-name = Tvoje jméno
home-invite-go = Otevřít stůl
home-invite-hint = Pak dostaneš odkaz a kód pro foťák v mobilu. Kdo ho má, může si sednout; nikdo jiný stůl nenajde.

# Stoly
home-mine = Tvoje stoly
home-open = Otevřené stoly
home-open-empty = Žádný stůl teď není otevřený všem. Pozvi někoho odkazem, nebo otevři stůl pro každého přes „Další možnosti“.
home-your-turn = Jsi na tahu
home-free = { $free ->
    [one] Jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
home-not-begun = Za chvíli začne
home-going-on = Hraje se
home-nobody = Zatím nikdo
home-rated = Hodnocený
home-timed = S hodinami
home-go-on = Hrát dál
home-join = Přidat se
home-watch = Sledovat
home-all = Ukázat všechny stoly ({ $number })

# Denní výzva
home-daily = Dnešní výzva
home-daily-hint = Stejné štěstí pro všechny, jednou denně, o samotě. Počítá se první pokus.
home-daily-left = { $hours ->
    [0] Zbývá { $minutes } min
   *[other] Zbývá { $hours } h { $minutes } min
}
home-daily-go = { $state ->
    [done] Podívat se na můj pokus
    [begun] Hrát dál
   *[new] Zkusit
}
home-daily-empty = Ještě ji nikdo nedohrál. Tvůj výsledek může být první.
home-total = { $game ->
    [kluster] { $total ->
        [one] jeden magnet
        [few] { $total } magnety
       *[other] { $total } magnetů
    }
   *[clustered] { $total ->
        [one] jeden bod
        [few] { $total } body
       *[other] { $total } bodů
    }
}

# Žebříček
home-ladder = Žebříček
home-ladder-game = Hra
home-for = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
home-place = Pořadí
home-name = Jméno
home-rating = Hodnocení
home-rating-hint = Hodnocení je opatrný odhad: na začátku je kolem 0 nebo níž a s každou hrou je jistější.
home-games = Hry
home-ladder-empty = Hodnocenou hru s tímto počtem hráčů ({ $players }) ještě nikdo nedohrál.
home-ladder-open = Otevřít hodnocený stůl
