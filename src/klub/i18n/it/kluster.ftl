# Kluster: perché un’opzione è rifiutata.

options-boxes = Un tavolo contiene fino a { $cords } cordicelle e { $stones } pietre, e queste scatole sono troppe.
options-box-players = Queste scatole sono per 1–{ $most } giocatori, non per { $players }.
options-solo = Il Solitario è per un solo giocatore, non per { $players }.
options-alone = { $mode ->
    [standard] Standard
    [expert] Esperti
   *[elimination] Eliminazione
} si gioca in due o più; senza compagnia si gioca il Solitario.
options-elimination = Con queste scatole Standard ed Esperti sono per { $most } giocatori al massimo; in { $players } si gioca a Eliminazione.
options-equilibrium = Equilibrio è per le scatole TRIO, e tra queste c’è una DUO².
options-heights = «by_height» nomina una volta ognuno dei { $players } posti, dal giocatore più basso al più alto; i posti si contano da 0.
options-previous = «previous» dice che cosa aveva chi sedeva in { $seats } { $seats ->
    [one] posto
   *[other] posti
}, ma i giocatori sono { $players }.
options-cords = «cords» dispone { $cords } cordicelle, ma nelle scatole ce ne sono solo { $boxes }.
options-cord-far = La cordicella { $cord } starebbe a più di { $farthest } mm dal centro del tavolo; le cordicelle si contano da 0.
options-cord-flat = La cordicella { $cord } non racchiuderebbe nulla; le cordicelle si contano da 0.
options-cord-apart = La cordicella { $cord } deve incrociarne una disposta prima, non starle accanto o dentro; le cordicelle si contano da 0.
options-no-room = { $stones ->
    [one] La pietra che avanza non può stare
   *[other] Le { $stones } pietre che avanzano non possono stare
} in queste cordicelle senza trovarsi troppo vicino a un’altra pietra o a una cordicella.
