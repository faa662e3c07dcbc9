# Kluster: hva en tur og notasjonen for den avviser.

kluster-over = Spillet er over.
turn-not-yours = Det er plass { $turn } sin tur; plass { $seat } får ikke røre noe.
turn-closed = Turen tar ikke imot flere kommandoer.
turn-inputs = En tur tar imot opptil { $most } kommandoer per sekstidels sekund.
turn-impossible = Det som skjedde på bordet, ble umulig, så turen er satt tilbake til start.
turn-nothing-placed = Turen kan ikke avsluttes: ingen stein er plassert.
turn-moving = Turen kan ikke avsluttes mens noe ennå beveger seg.
turn-flat = Stein { $stone } har falt flatt; den må stå på høykant først.
turn-parted = { $number ->
    [one] Snor { $cords } krysser
   *[other] Snorene { $cords } krysser
} ingen annen; først må en snor trekkes tilbake over en annen.
turn-not-ended = Turen stopper uten å være avsluttet.
turn-other-hand = Stein { $stone } er i den andre hånden.
turn-stand-first = Stein { $stone } har falt i denne turen; den må reises igjen og kan ikke legges tilbake.
turn-hands-full = Begge hendene er fulle.
turn-one-hand = Ved dette bordet holder man bare én stein om gangen.
turn-in-the-way = Stein { $stone } kan ikke tas i hånden der: stein { $other } er i veien.
turn-not-in-stock = Stein { $stone } er ikke blant dem som kan plasseres.
turn-down = Stein { $stone } ligger på bordet, og en stein som ligger, rører man ikke med hånden.
turn-not-fallen = Stein { $stone } er på bordet; bare steinen som er i ferd med å plasseres, kan tas igjen, og bare hvis den har falt.
turn-hand-empty = Hånd { $hand } er tom.
turn-outside = Stein { $stone } er ikke over området, så den kan ikke slippes her.
turn-one-placement = Det er allerede plassert en stein i denne turen.
turn-expert = Bare den som har flere enn { $most } steiner, kan plassere en til; her ville det være { $own }.
turn-more-moving = Neste stein kan plasseres når den forrige ligger i ro.
turn-cord-not-held = Ingen hånd holder i snor { $cord }.
turn-no-cord = Snor { $cord } finnes ikke: den siste har nummer { $last }.

input-number = { $name } er et tall fra 0 til { $most }, ikke { $value }.
input-range = { $name } er høyst { $most } { $unit } fra 0, ikke { $value } { $unit }.
notation-placement = her var det ventet en plassering, som 5@-12.5,34,90u: stein, x og y i mm, dreining i grader, u opp, d ned eller e på høykant
notation-pull = her var det ventet et drag i en snor, som c0.17>120,40: snor, punkt, så x og y i mm
notation-steps = her var det ventet ett til { $most } steg, som 5@-12.5,34,90u
notation-seat = her var det ventet en plass, så et mellomrom og turen dens
notation-input = her var det ventet en kommando, som 12:h0=5@-12.5,34,120,90u, med tidsstegene i rekkefølge
notation-packed = dette er ikke de pakkede kommandoene til en tur
track-invalid = Dette er ikke sporet av en tur.
result-invalid = Dette kan ikke være utfallet av en tur: { $detail }
