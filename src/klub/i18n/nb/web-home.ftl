# Det første rommet i klubbhuset, og raden av dører øverst i alle rom.

home-doors = Rom
home-door = klub, til klubbhuset
home-learn = Lær
home-you = Du
home-language = Språk
home-theme-light = Bruk lyse farger
home-theme-dark = Bruk mørke farger

home-title = Hvilket bord vil du sitte ved?
home-about = { $game ->
    [kluster] Magneter innenfor en snor. Plasser dine uten at noen smeller sammen.
   *[clustered] Legg kort som går sammen. Bygg egne rader og et rektangel.
}
home-bot = Spill mot en bot
home-screen = Ved denne skjermen
home-invite = Inviter
home-solo = Solo
home-more = { $game ->
    [kluster] Flere valg for Kluster
    [clustered] Flere valg for Clustered
   *[any] Flere valg
}
home-how = { $game ->
    [kluster] Slik spiller du Kluster
    [clustered] Slik spiller du Clustered
   *[any] Slik spiller du
}
home-preparing = Magnetene gjøres klare: { $percent } %. Dette skjer én gang etter at klub er installert, og tar et minutt eller to. Du kan åpne et bord allerede nå; den første turen begynner så snart de er klare.

home-bot-title = { $game ->
    [kluster] Kluster mot en bot
   *[clustered] Clustered mot en bot
}
home-bot-more = Flere boter, eller andre regler?

home-screen-title = { $game ->
    [kluster] Kluster ved denne skjermen
   *[clustered] Clustered ved denne skjermen
}
home-screen-hint = { $game ->
    [kluster] Alle spiller her, etter tur.
   *[clustered] Alle spiller her, etter tur. Hendene skjules imellom.
}
home-players = Spillere
home-player = Spiller { $number }
home-player-name = Navnet på spiller { $number }
home-begin = Begynn
home-fewer = { $what }: én færre
home-more-of = { $what }: én til

home-invite-title = { $game ->
    [kluster] Inviter andre til Kluster
   *[clustered] Inviter andre til Clustered
}
home-your-name = Navnet ditt
home-invite-go = Åpne bordet
home-invite-hint = Så får du en lenke og en kode for mobilkameraet. Den som har den, kan sette seg; ingen andre finner bordet.

home-mine = Dine bord
home-open = Åpne bord
home-open-empty = Ingen bord er åpne for alle akkurat nå. Inviter noen med en lenke, eller åpne et for alle under «Flere valg».
home-your-turn = Din tur
home-free = { $free ->
    [one] Én ledig plass
   *[other] { $free } ledige plasser
}
home-not-begun = Begynner snart
home-going-on = Spilles nå
home-nobody = Ingen ennå
home-rated = Rangert
home-timed = Med klokke
home-go-on = Fortsett
home-join = Bli med
home-watch = Se på
home-all = Vis alle { $number } bord

home-daily = Dagens utfordring
home-daily-hint = Samme flaks for alle, én gang om dagen, alene. Det første forsøket teller.
home-daily-left = { $hours ->
    [0] { $minutes } min igjen
   *[other] { $hours } t { $minutes } min igjen
}
home-daily-go = { $state ->
    [done] Se på forsøket mitt
    [begun] Fortsett
   *[new] Prøv
}
home-daily-empty = Ingen har fullført den ennå. Ditt kan bli det første resultatet.
home-total = { $game ->
    [kluster] { $total ->
        [one] én stein
       *[other] { $total } steiner
    }
   *[clustered] { $total ->
        [one] ett poeng
       *[other] { $total } poeng
    }
}

home-ladder = Ranglisten
home-ladder-game = Spill
home-for = { $players } spillere
home-place = Plassering
home-name = Navn
home-rating = Rangering
home-rating-hint = Rangeringen er et forsiktig anslag: nye spillere ligger rundt 0 eller under, og den blir sikrere for hvert spill.
home-games = Spill
home-ladder-empty = Ingen har fullført et rangert spill for { $players } spillere ennå.
home-ladder-open = Åpne et rangert bord
