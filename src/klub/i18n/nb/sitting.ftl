# Et bord i klubben: hva som ikke går der, og hvorfor.

event-invalid = Dette er ingen hendelse ved et bord: { $detail }
clock-base = En klokke gir hver spiller fra { $least } til { $most } sekunder.
clock-bonus = En tur gir tilbake opptil { $most } sekunder.
sent-away = Verten har bedt deg om å forlate dette bordet.
host-only = Bare verten ved bordet kan gjøre dette.
already-started = Spillet har begynt, så plassene endres ikke lenger.
not-started = Spillet har ikke begynt ennå.
game-ended-already = Spillet er over.
seat-unknown = Dette bordet har { $seats ->
    [one] én plass, nummer 0
   *[other] { $seats } plasser, talt fra 0
}.
seat-taken = Plass { $seat } er opptatt av { $name }.
seat-kept = Plass { $seat } er holdt av til den som hadde den i forrige spill.
seat-free = Ingen sitter på plass { $seat }.
seat-not-yours = Plass { $seat } er ikke din.
seats-free = Spillet kan begynne når det sitter noen på hver plass; fortsatt ledig: { $seats }.
gave-up = Plass { $seat } har gitt opp.
rated-alone = Et rangert spill krever minst to spillere.
rated-people = Ved et rangert bord spiller alle for seg selv: ingen boter, og ingen på to plasser.
undo-rated = Ved et rangert bord tas ingenting tilbake.
muted = Verten har satt deg på lydløs ved dette bordet.
muted-already = Vedkommende er allerede satt på lydløs.
muted-not = Vedkommende er ikke satt på lydløs.
muted-many = Ved ett bord kan opptil { $most } personer settes på lydløs.
nobody-there = Ingen med denne identiteten sitter her, ser på eller har sagt noe i det siste.
table-full = Mer enn { $most } ting har skjedd ved dette bordet: spillet kan spilles ferdig, men ikke noe annet.
chat-unfit = En melding har 1 til { $most } tegn som kan skrives ut.
remove-host = Verten blir.
remove-player = Spillere blir til spillet er over; sett dem på lydløs i stedet.
rematch-early = En omkamp følger etter et spill som er over.
rematch-players = Bare de som spilte, kan be om omkamp.
rematch-already = Omkampen er ved bord { $table }.
frame-invalid = Dette er ikke et bilde fra en tur.
message-large = En melding kan ha høyst { $largest } byte.
message-invalid = Dette er ikke en melding som klubben forstår: { $detail }
name-unfit = «{ $name }» kan ikke være et navn: det skal ha 1 til { $most } tegn som kan skrives ut, og kan ikke begynne med «bot:».
bot-unknown = Det finnes ingen bot som heter «{ $name }». Botene er: { $known }.
