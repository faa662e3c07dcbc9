# Kluster: co tah a jeho zápis odmítá.

kluster-over = Hra skončila.
turn-not-yours = Na tahu je místo { $turn }; místo { $seat } se ničeho nedotýká.
turn-closed = Tah už nepřijímá pokyny.
turn-inputs = Za šedesátinu sekundy přijme tah nejvýš tolik pokynů: { $most }.
turn-impossible = Na stole nastal nemožný stav, proto se tah vrátil na začátek.
turn-nothing-placed = Tah nejde ukončit: nebyl položen žádný magnet.
turn-moving = Tah nejde ukončit, dokud se něco hýbe.
turn-flat = Magnet { $stone } spadl naplocho; nejdřív musí stát na hraně.
turn-parted = { $number ->
    [one] Provázek { $cords } nekříží
    [few] Provázky { $cords } nekříží
   *[other] Provázky { $cords } nekříží
} žádný jiný; nejdřív je potřeba přetáhnout provázek zpátky přes jiný.
turn-not-ended = Tah se zastaví bez konce.
turn-other-hand = Magnet { $stone } je v druhé ruce.
turn-stand-first = Magnet { $stone } v tomto tahu spadl; musí se znovu postavit a nemůže zpátky do zásoby.
turn-hands-full = Obě ruce jsou plné.
turn-one-hand = U tohoto stolu se drží jen jeden magnet najednou.
turn-in-the-way = Magnet { $stone } tam nejde vzít do ruky: v cestě je magnet { $other }.
turn-not-in-stock = Magnet { $stone } není mezi těmi, které jde položit.
turn-down = Magnet { $stone } už leží a ležícího magnetu se ruka nedotýká.
turn-not-fallen = Magnet { $stone } už leží; znovu se smí vzít jen magnet, který se právě pokládá, a jen když spadl.
turn-hand-empty = Ruka { $hand } je prázdná.
turn-outside = Magnet { $stone } není nad plochou, takže ho tu nejde pustit.
turn-one-placement = V tomto tahu už byl jeden magnet položen.
turn-expert = Další magnet smí položit ten, kdo jich má víc než { $most }; tady by jich bylo { $own }.
turn-more-moving = Další magnet jde položit, až se ten poslední zastaví.
turn-cord-not-held = Provázek { $cord } nedrží žádná ruka.
turn-no-cord = Provázek { $cord } neexistuje: poslední má číslo { $last }.

input-number = { $name }: je to číslo od 0 do { $most }, ne { $value }.
input-range = { $name }: nejvýš { $most } { $unit } od 0, ne { $value } { $unit }.
notation-placement = tady mělo být položení, například 5@-12.5,34,90u: magnet, x a y v mm, otočení ve stupních, u nahoru, d dolů nebo e na hraně
notation-pull = tady mělo být zatažení, například c0.17>120,40: provázek, bod, pak x a y v mm
notation-steps = tady měl být nejméně jeden a nejvýš tento počet kroků: { $most }, například 5@-12.5,34,90u
notation-seat = tady mělo být místo, pak mezera a jeho tah
notation-input = tady měl být pokyn, například 12:h0=5@-12.5,34,120,90u, s časy popořadě
notation-packed = toto nejsou sbalené pokyny tahu
track-invalid = Toto není průběh tahu.
result-invalid = Toto z tahu vzejít nemůže: { $detail }
