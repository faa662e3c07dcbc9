# Rommet som handler om en selv.

you-who = Hvem du er
you-save = Lagre
you-stranger = Du trenger ikke å si hvem du er for å se deg rundt. Med et navn er du gjest i klubben.
you-name-hint = Det andre ser ved et bord og i lister.
you-name-saved = Fra nå av heter du { $name }.
you-somebody = Noen
you-guest = Du er gjest: bare denne nettleseren vet hvem du er. Med et brukernavn kan du komme tilbake fra en hvilken som helst annen.
you-claim = Skaff deg et brukernavn
you-claim-hint = Navnet ditt, bordene og resultatene forblir dine.
you-claimed = Brukernavnet { $handle } er ditt. Logg inn med det i hvilken som helst nettleser.
you-handle = Brukernavn
you-handle-is = Brukernavnet ditt er { $handle }.
you-handle-change = Endre brukernavn eller passord
you-handle-changed = Brukernavnet ditt er { $handle }. Andre nettlesere er logget ut.
you-password = Passord
you-password-new = Nytt passord
you-password-old = Nåværende passord
you-password-hint = Minst { $least } tegn. Klubben kan ikke sende deg et du har glemt.
you-log-in = Logg inn
you-log-in-hint = Denne nettleseren vil ikke lenger være { $name }, som ikke kan komme tilbake uten brukernavn.
you-logged-in = Velkommen tilbake, { $name }.
you-log-out = Logg ut her
you-log-out-elsewhere = Logg ut alle andre steder
you-logged-out = { $where ->
    [elsewhere] Alle andre nettlesere er logget ut.
   *[here] Du er logget ut.
}
you-forget = Glem meg her
you-forget-sure = Uten brukernavn kan ingen bli { $name } igjen: bordene, resultatene og innstillingene til denne gjesten blir utilgjengelige.
you-stay = Bli

you-settings = Slik du liker det
you-language-auto = Som nettleseren ber om
you-theme = Farger
you-theme-word = { $word ->
    [light] Lyse
    [dark] Mørke
   *[auto] Som systemet
}
you-motion = Bevegelse
you-motion-word = { $word ->
    [full] Full
    [less] Så lite som mulig
   *[auto] Som systemet
}
you-sound = Lyder
you-sound-hint = Korte og stille: et kort, et klakk, din tur.
you-volume = Lydstyrke
you-percent = { $percent } prosent
you-left = Venstrehendt
you-left-hint = Knappene for tommelen er til venstre.
you-confirm = Clustered: spør før et kort legges
you-confirm-word = { $word ->
    [always] Alltid
    [never] Aldri
   *[touch] På berøringsskjermer
}
you-end = Kluster: en tur slutter
you-end-word = { $word ->
    [auto] Av seg selv, når reglene tillater det
   *[button] Når jeg sier fra
}

you-keys = Taster
you-keys-hint = Velg en handling, og trykk så den nye tasten. Escape lar den være som den var.
you-action = { $action ->
    [lower] Senk steinen (hold inne)
    [turnLeft] Drei til venstre
    [turnRight] Drei til høyre
    [flip] Snu steinen
    [edge] Sett den på høykant
    [otherHand] Ta den andre hånden
    [stock] Ta en annen stein
    [grab] Ta tak i snoren
    [endTurn] Avslutt turen
    [near] Les opp de nærmeste steinene
    [hint] Vis gode trekk
    [fit] Vis hele bordet
    [zoomIn] Nærmere
   *[zoomOut] Lenger unna
}
you-key-space = Mellomrom
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: trykk den nye tasten.
you-key-reserved = { $key } betyr alltid det samme her og kan ikke velges. Trykk en annen tast.
you-key-taken = { $key } er opptatt: { you-action }. Trykk en annen tast.
you-key-set = { you-action }: tasten er { $key } nå.
you-keys-reset = Alle taster som vanlig
you-keys-usual = Alle taster er som vanlig igjen.

you-ratings = Rangeringer
you-ratings-empty = Du har ingen rangering ennå. Rangerte bord åpnes under «Flere valg» i klubbhuset.
you-rating-for = { $players } spillere, { $games ->
    [one] ett spill
   *[other] { $games } spill
}
you-bests = Solorekorder
you-bests-empty = Ingenting ennå. Spill et spill alene, så lagres det beste resultatet ditt her.
you-usual-rules = Vanlige regler
you-history = Spilte spill
you-history-empty = Ingen spill er over ennå. Hvert av dem vil ligge her, så du kan se dem igjen.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] vunnet
    [lost] ikke vunnet
   *[alone] alene
}
you-seat = { $place }. { $name }, { $score }

you-records = Protokoller
you-record-hint = En fil som er lagret fra et spill i klub (.json). Den kontrolleres, lagres og vises.
