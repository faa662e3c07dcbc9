# La prima stanza del club, e la fila di porte in cima a ogni stanza.

home-doors = Stanze
home-door = klub, al club
home-learn = Impara
home-you = Tu
home-language = Lingua
home-theme-light = Usa i colori chiari
home-theme-dark = Usa i colori scuri

home-title = A quale tavolo vuoi sederti?
home-about = { $game ->
    [kluster] Magneti dentro una cordicella. Posa i tuoi, e che nessuno si attacchi.
   *[clustered] Posa carte che si abbinano. Costruisci le tue file e il tuo rettangolo.
}
home-bot = Contro un bot
home-screen = Su questo schermo
home-invite = Invita
home-solo = Solitario
home-more = { $game ->
    [kluster] Più scelte per Kluster
    [clustered] Più scelte per Clustered
   *[any] Più scelte
}
home-how = { $game ->
    [kluster] Come si gioca a Kluster
    [clustered] Come si gioca a Clustered
   *[any] Come si gioca
}
home-preparing = Preparazione dei magneti: { $percent } %. Succede una volta sola dopo l’installazione di klub e dura un minuto o due. Puoi già aprire un tavolo; il primo turno comincia appena sono pronti.

# Contro un bot
home-bot-title = { $game ->
    [kluster] Kluster contro un bot
   *[clustered] Clustered contro un bot
}
home-bot-more = Più bot, o altre regole?

# Su questo schermo
home-screen-title = { $game ->
    [kluster] Kluster su questo schermo
   *[clustered] Clustered su questo schermo
}
home-screen-hint = { $game ->
    [kluster] Tutti giocano qui, uno dopo l’altro.
   *[clustered] Tutti giocano qui, uno dopo l’altro. Nel frattempo le mani sono coperte.
}
home-players = Giocatori
home-player = Giocatore { $number }
home-player-name = Nome del giocatore { $number }
home-begin = Comincia
home-fewer = { $what }: uno in meno
home-more-of = { $what }: uno in più

# Invita
home-invite-title = { $game ->
    [kluster] Invita altri a Kluster
   *[clustered] Invita altri a Clustered
}
home-your-name = Il tuo nome
home-invite-go = Apri il tavolo
home-invite-hint = Poi ricevi un link e un codice per la fotocamera di un telefono. Chi ce l’ha può sedersi; nessun altro trova il tavolo.

# I tavoli
home-mine = I tuoi tavoli
home-open = Tavoli aperti
home-open-empty = Al momento nessun tavolo è aperto a tutti. Invita qualcuno con un link, o aprine uno per tutti sotto «Più scelte».
home-your-turn = Tocca a te
home-free = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
}
home-not-begun = Sta per cominciare
home-going-on = In corso
home-nobody = Ancora nessuno
home-rated = Classificata
home-timed = Con orologi
home-go-on = Continua
home-join = Unisciti
home-watch = Guarda
home-all = Mostra tutti i { $number } tavoli

# La sfida del giorno
home-daily = La sfida del giorno
home-daily-hint = La stessa fortuna per tutti, una volta al giorno, in solitario. Conta il primo tentativo.
home-daily-left = { $hours ->
    [0] ancora { $minutes } min
   *[other] ancora { $hours } h { $minutes } min
}
home-daily-go = { $state ->
    [done] Guarda il mio tentativo
    [begun] Continua
   *[new] Prova
}
home-daily-empty = Nessuno l’ha ancora finita. Il primo risultato potrebbe essere il tuo.
home-total = { $game ->
    [kluster] { $total ->
        [one] una pietra
       *[other] { $total } pietre
    }
   *[clustered] { $total ->
        [one] un punto
       *[other] { $total } punti
    }
}

# La classifica
home-ladder = La classifica
home-ladder-game = Gioco
home-for = { $players } giocatori
home-place = Posizione
home-name = Nome
home-rating = Rating
home-rating-hint = Il rating è una stima prudente: chi è nuovo sta intorno a 0 o sotto, e a ogni partita diventa più sicuro.
home-games = Partite
home-ladder-empty = Nessuno ha ancora finito una partita classificata in { $players }.
home-ladder-open = Apri un tavolo classificato
