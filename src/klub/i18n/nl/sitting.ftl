# Een tafel van de club: wat daar niet kan, en waarom.

event-invalid = Dit is geen gebeurtenis van een tafel: { $detail }
clock-base = Een klok geeft elke speler { $least } tot { $most } seconden.
clock-bonus = Een beurt geeft hoogstens { $most } seconden terug.
sent-away = De host heeft je gevraagd deze tafel te verlaten.
host-only = Dit kan alleen de host van de tafel.
already-started = Het spel is begonnen, dus de plaatsen liggen vast.
not-started = Het spel is nog niet begonnen.
game-ended-already = Het spel is afgelopen.
seat-unknown = Deze tafel heeft { $seats ->
    [one] één plaats, nummer 0
   *[other] { $seats } plaatsen, geteld vanaf 0
}.
seat-taken = Op plaats { $seat } zit { $name } al.
seat-kept = Plaats { $seat } is voor de speler die er het vorige spel zat.
seat-free = Op plaats { $seat } zit niemand.
seat-not-yours = Plaats { $seat } is niet van jou.
seats-free = Het spel kan beginnen zodra elke plaats bezet is; nog vrij: { $seats }.
gave-up = Op plaats { $seat } is opgegeven.
rated-alone = Een spel met rating heeft minstens twee spelers nodig.
rated-people = Aan een tafel met rating speelt iedereen voor zichzelf: geen bots, en niemand op twee plaatsen.
undo-rated = Aan een tafel met rating wordt niets teruggenomen.
muted = De host heeft je aan deze tafel het zwijgen opgelegd.
muted-already = Deze persoon moet al zwijgen.
muted-not = Deze persoon hoeft niet te zwijgen.
muted-many = Aan één tafel kunnen hoogstens { $most } mensen het zwijgen krijgen opgelegd.
nobody-there = Niemand met dit kenmerk zit hier, kijkt mee of heeft net iets gezegd.
table-full = Aan deze tafel zijn meer dan { $most } dingen gebeurd: het spel kan worden uitgespeeld, maar meer niet.
chat-unfit = Een bericht heeft 1 tot { $most } afdrukbare tekens.
remove-host = De host blijft.
remove-player = Spelers blijven tot het spel is afgelopen; je kunt ze wel laten zwijgen.
rematch-early = Een revanche komt pas na een spel dat is afgelopen.
rematch-players = Alleen wie meespeelde, kan om een revanche vragen.
rematch-already = De revanche is aan tafel { $table }.
frame-invalid = Dit is geen beeld van een beurt.
message-large = Een bericht is hoogstens { $largest } bytes.
message-invalid = Dit bericht begrijpt de club niet: { $detail }
name-unfit = “{ $name }” kan geen naam zijn: 1 tot { $most } afdrukbare tekens, en niet beginnen met “bot:”.
bot-unknown = Er is geen bot die “{ $name }” heet. Er is: { $known }.
