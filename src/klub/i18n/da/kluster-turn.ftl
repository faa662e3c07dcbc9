# Kluster: hvad en tur og dens notation afviser.

kluster-over = Spillet er slut.
turn-not-yours = Det er plads { $turn }, der har turen; plads { $seat } må ikke røre noget.
turn-closed = Turen tager ikke imod mere.
turn-inputs = En tur tager højst imod { $most } ting på en tresindstyvendedel sekund.
turn-impossible = Verden er gået af lave, så turen begynder forfra.
turn-nothing-placed = Turen kan ikke slutte: der er ikke placeret en sten.
turn-moving = Turen kan ikke slutte, så længe noget bevæger sig.
turn-flat = Sten { $stone } er væltet; den skal først stå på højkant igen.
turn-parted = { $number ->
    [one] Snor { $cords } krydser
   *[other] Snorene { $cords } krydser
} ingen anden; først skal en snor trækkes tilbage over en anden.
turn-not-ended = Turen holder op uden at slutte.
turn-other-hand = Sten { $stone } er i den anden hånd.
turn-stand-first = Sten { $stone } er væltet i denne tur; den skal rejses igen og kan ikke lægges tilbage.
turn-hands-full = Begge hænder er fulde.
turn-one-hand = Ved dette bord holder man kun én sten ad gangen.
turn-in-the-way = Sten { $stone } kan ikke komme i hånden der: sten { $other } er i vejen.
turn-not-in-stock = Sten { $stone } er ikke blandt de sten, der kan placeres.
turn-down = Sten { $stone } ligger, og en sten, der ligger, rører ingen hånd ved.
turn-not-fallen = Sten { $stone } ligger; kun den sten, du er ved at placere, må røres igen, og kun hvis den er væltet.
turn-hand-empty = Hånd { $hand } er tom.
turn-outside = Sten { $stone } er ikke over området, så den kan ikke slippes her.
turn-one-placement = Der er allerede placeret en sten i denne tur.
turn-expert = En sten mere må placeres af den, der har flere end { $most }; her ville det være { $own }.
turn-more-moving = En sten mere kan placeres, når den sidste ligger stille.
turn-cord-not-held = Snor { $cord } holdes ikke af nogen hånd.
turn-no-cord = Der er ingen snor { $cord }: den sidste har nummer { $last }.

input-number = »{ $name }« er et tal fra 0 til { $most }, ikke { $value }.
input-range = »{ $name }« er højst { $most } { $unit } fra 0, ikke { $value } { $unit }.
notation-placement = her ventes en placering, som 5@-12.5,34,90u: sten, x og y i mm, drejning i grader, u op, d ned eller e på højkant
notation-pull = her ventes et ryk i snoren, som c0.17>120,40: snor, punkt, så x og y i mm
notation-steps = her ventes et til { $most } skridt, som 5@-12.5,34,90u
notation-seat = her ventes en plads, så et mellemrum og dens tur
notation-input = her ventes et input, som 12:h0=5@-12.5,34,120,90u, med tik i rækkefølge
notation-packed = det er ikke de pakkede input fra en tur
track-invalid = Det er ikke sporet af en tur.
result-invalid = Det kan der ikke komme ud af en tur: { $detail }
