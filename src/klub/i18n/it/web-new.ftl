# La stanza in cui si apre un nuovo tavolo. Le regole della casa stanno in options.ftl.

new-title = { $game ->
    [kluster] Un nuovo tavolo di Kluster
   *[clustered] Un nuovo tavolo di Clustered
}
new-again = Riprova
new-game = Gioco
new-table = Il tempo, e chi può venire
new-on = Sì
new-off = No
new-number = Un numero
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Sposta su { $name }
new-not-first = Non è la prima partita

# Posti
new-seats = Chi gioca?
new-seat = Posto { $number }
new-seat-of = Posto { $number }: { $name }
new-sitter-me = Qualcuno a questo schermo
new-sitter-open = Un ospite
new-sitter-open-hint = Chi arriva con il link, o dalla lista dei tavoli aperti.

new-house-rules = Regole della casa
new-changed = { $number ->
    [0] tutto come al solito
    [one] una cambiata
   *[other] { $number } cambiate
}
new-reset = Tutto come al solito

# Tempo
new-clock = Orologio
new-clock-none = Nessuno
new-clock-minutes = Minuti
new-clock-days = Giorni
new-clock-hint = { $kind ->
    [minutes] Tempo per tutta la partita. Chi lo finisce abbandona.
    [days] Per partite giocate di tanto in tanto. Ogni mossa restituisce un giorno; chi non ha più tempo abbandona.
   *[none] Ognuno pensa quanto vuole.
}
new-minutes = Minuti a testa
new-bonus = Secondi restituiti a ogni mossa
new-days = Giorni a testa

# Il tavolo
new-listed = Mostra il tavolo a tutti
new-listed-hint = Compare nella lista del club, per unirsi o guardare. Altrimenti lo trova solo chi ha il link.
new-rated = Classificata
new-rated-hint = Il risultato conta per la classifica. Solo tra persone, in due o più, ognuna su un posto; non si annulla nulla.
new-at-once = Comincia subito
new-at-once-hint = Altrimenti il tavolo aspetta, e cominci quando vuoi.
new-go = Comincia la partita
new-open = Apri il tavolo

# Le regole della casa a parole
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
