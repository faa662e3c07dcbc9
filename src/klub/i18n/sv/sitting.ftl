# Ett bord i klubben: vad som inte går där, och varför.

event-invalid = Det här är ingen händelse vid ett bord: { $detail }
clock-base = En klocka ger varje spelare mellan { $least } och { $most } sekunder.
clock-bonus = En tur ger tillbaka högst { $most } sekunder.
sent-away = Värden har bett dig lämna det här bordet.
host-only = Bara bordets värd kan göra detta.
already-started = Spelet har börjat, så platserna ändras inte längre.
not-started = Spelet har inte börjat än.
game-ended-already = Spelet är slut.
seat-unknown = Det här bordet har { $seats ->
    [one] en plats, nummer 0
   *[other] { $seats } platser, räknade från 0
}.
seat-taken = Plats { $seat } är upptagen av { $name }.
seat-kept = Plats { $seat } är reserverad för den som hade den i förra spelet.
seat-free = Ingen sitter på plats { $seat }.
seat-not-yours = Plats { $seat } är inte din.
seats-free = Spelet kan börja när det sitter någon på varje plats; ännu lediga: { $seats }.
gave-up = Plats { $seat } har gett upp.
rated-alone = Ett rankat spel kräver minst två spelare.
rated-people = Vid ett rankat bord spelar alla för sig själva: inga botar, och ingen på två platser.
undo-rated = Vid ett rankat bord tas ingenting tillbaka.
muted = Värden har tystat dig vid det här bordet.
muted-already = Den personen är redan tystad.
muted-not = Den personen är inte tystad.
muted-many = Vid ett bord kan högst { $most } personer tystas.
nobody-there = Ingen med den identiteten sitter här, tittar på eller har sagt något nyligen.
table-full = Mer än { $most } saker har hänt vid det här bordet: spelet kan spelas klart, men inget annat.
chat-unfit = Ett meddelande har 1 till { $most } tecken som går att skriva ut.
remove-host = Värden stannar.
remove-player = Spelare stannar tills spelet är slut; tysta dem i stället.
rematch-early = En revansch kommer efter ett spel som är slut.
rematch-players = Bara den som spelade kan be om revansch.
rematch-already = Revanschen är vid bord { $table }.
frame-invalid = Det här är ingen bildruta ur en tur.
message-large = Ett meddelande får ha högst { $largest } byte.
message-invalid = Det här är inget meddelande som klubben förstår: { $detail }
name-unfit = ”{ $name }” kan inte vara ett namn: det ska ha 1 till { $most } tecken som går att skriva ut, och får inte börja med ”bot:”.
bot-unknown = Det finns ingen bot som heter ”{ $name }”. Botarna är: { $known }.
