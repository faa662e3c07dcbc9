# Kluster: vad en tur och dess notation avvisar.

kluster-over = Spelet är slut.
turn-not-yours = Det är plats { $turn } som är på tur; plats { $seat } får inte röra något.
turn-closed = Turen tar inte emot fler kommandon.
turn-inputs = En tur tar emot högst { $most } kommandon per sextiondels sekund.
turn-impossible = Läget på bordet blev omöjligt, så turen har gått tillbaka till sin början.
turn-nothing-placed = Turen kan inte avslutas: ingen sten har placerats.
turn-moving = Turen kan inte avslutas medan något ännu rör sig.
turn-flat = Sten { $stone } har fallit omkull; den måste stå på högkant först.
turn-parted = { $number ->
    [one] Snöre { $cords } korsar
   *[other] Snörena { $cords } korsar
} inget annat; först måste ett snöre dras tillbaka över ett annat.
turn-not-ended = Turen tar stopp utan att avslutas.
turn-other-hand = Sten { $stone } är i den andra handen.
turn-stand-first = Sten { $stone } har fallit under den här turen; den måste resas igen och kan inte läggas tillbaka.
turn-hands-full = Båda händerna är fulla.
turn-one-hand = Vid det här bordet håller man bara en sten i taget.
turn-in-the-way = Sten { $stone } kan inte tas i handen där: sten { $other } är i vägen.
turn-not-in-stock = Sten { $stone } hör inte till dem som kan placeras.
turn-down = Sten { $stone } ligger på bordet, och en sten som ligger rör man inte med handen.
turn-not-fallen = Sten { $stone } är på bordet; bara stenen som just placeras får tas igen, och bara om den har fallit.
turn-hand-empty = Hand { $hand } är tom.
turn-outside = Sten { $stone } är inte över området, så den kan inte släppas här.
turn-one-placement = En sten har redan placerats den här turen.
turn-expert = Bara den som har fler än { $most } stenar får placera en till; här skulle det vara { $own }.
turn-more-moving = Nästa sten kan placeras när den förra ligger stilla.
turn-cord-not-held = Ingen hand håller i snöre { $cord }.
turn-no-cord = Snöre { $cord } finns inte: det sista har nummer { $last }.

input-number = { $name } är ett tal från 0 till { $most }, inte { $value }.
input-range = { $name } är högst { $most } { $unit } från 0, inte { $value } { $unit }.
notation-placement = här väntades en placering, som 5@-12.5,34,90u: sten, x och y i mm, vridning i grader, u upp, d ner eller e på högkant
notation-pull = här väntades ett drag i ett snöre, som c0.17>120,40: snöre, punkt, sedan x och y i mm
notation-steps = här väntades ett till { $most } steg, som 5@-12.5,34,90u
notation-seat = här väntades en plats, sedan ett mellanslag och platsens tur
notation-input = här väntades ett kommando, som 12:h0=5@-12.5,34,120,90u, med tidsstegen i ordning
notation-packed = det här är inte de packade kommandona för en tur
track-invalid = Det här är inte spåret av en tur.
result-invalid = Det här kan inte vara resultatet av en tur: { $detail }
