# Klubbhusets första rum, och raden med dörrar överst i alla rum.

home-doors = Rum
home-door = klub, till klubbhuset
home-learn = Lär dig
home-you = Du
home-language = Språk
home-theme-light = Använd ljusa färger
home-theme-dark = Använd mörka färger

home-title = Vilket bord vill du sitta vid?
home-about = { $game ->
    [kluster] Magneter innanför ett snöre. Placera dina utan att några klickar ihop.
   *[clustered] Lägg kort som passar ihop. Bygg egna linjer och en rektangel.
}
home-bot = Möt en bot
home-screen = Vid den här skärmen
home-invite = Bjud in
home-solo = Solo
home-more = { $game ->
    [kluster] Fler val för Kluster
    [clustered] Fler val för Clustered
   *[any] Fler val
}
home-how = { $game ->
    [kluster] Så spelar du Kluster
    [clustered] Så spelar du Clustered
   *[any] Så spelar du
}
home-preparing = Magneterna förbereds: { $percent } %. Det görs en gång efter att klub har installerats och tar någon minut eller två. Du kan öppna ett bord redan nu; dess första tur börjar så snart de är klara.

home-bot-title = { $game ->
    [kluster] Kluster mot en bot
   *[clustered] Clustered mot en bot
}
home-bot-more = Flera botar, eller andra regler?

home-screen-title = { $game ->
    [kluster] Kluster vid den här skärmen
   *[clustered] Clustered vid den här skärmen
}
home-screen-hint = { $game ->
    [kluster] Alla spelar här, en i taget.
   *[clustered] Alla spelar här, en i taget. Korten på hand döljs däremellan.
}
home-players = Spelare
home-player = Spelare { $number }
home-player-name = Namn på spelare { $number }
home-begin = Börja
home-fewer = { $what }: en färre
home-more-of = { $what }: en till

home-invite-title = { $game ->
    [kluster] Bjud in andra till Kluster
   *[clustered] Bjud in andra till Clustered
}
home-your-name = Ditt namn
home-invite-go = Öppna bordet
home-invite-hint = Sedan får du en länk och en kod för mobilkameran. Den som har den kan slå sig ner; ingen annan hittar bordet.

home-mine = Dina bord
home-open = Öppna bord
home-open-empty = Inget bord är öppet för alla just nu. Bjud in någon med en länk, eller öppna ett för alla under ”Fler val”.
home-your-turn = Din tur
home-free = { $free ->
    [one] En ledig plats
   *[other] { $free } lediga platser
}
home-not-begun = Börjar snart
home-going-on = Spelas nu
home-nobody = Ingen än
home-rated = Rankat
home-timed = Med klocka
home-go-on = Fortsätt
home-join = Var med
home-watch = Titta på
home-all = Visa alla { $number } bord

home-daily = Dagens utmaning
home-daily-hint = Samma slump för alla, en gång om dagen, ensam. Första försöket räknas.
home-daily-left = { $hours ->
    [0] { $minutes } min kvar
   *[other] { $hours } tim { $minutes } min kvar
}
home-daily-go = { $state ->
    [done] Se mitt försök
    [begun] Fortsätt
   *[new] Försök
}
home-daily-empty = Ingen har blivit klar än. Ditt kan bli det första resultatet.
home-total = { $game ->
    [kluster] { $total ->
        [one] en sten
       *[other] { $total } stenar
    }
   *[clustered] { $total ->
        [one] en poäng
       *[other] { $total } poäng
    }
}

home-ladder = Rankinglistan
home-ladder-game = Spel
home-for = { $players } spelare
home-place = Placering
home-name = Namn
home-rating = Ranking
home-rating-hint = Rankingen är en försiktig uppskattning: nya spelare ligger kring 0 eller under, och den blir säkrare för varje spel.
home-games = Spel
home-ladder-empty = Ingen har spelat klart ett rankat spel för { $players } spelare än.
home-ladder-open = Öppna ett rankat bord
