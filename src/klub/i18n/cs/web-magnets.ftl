# Kluster u stolu. Magnety se počítají od 0, jak je počítá klub; ruce jsou 1 a 2.

magnets-board = Stůl s magnety a provázkem
magnets-picture = Stůl shora
magnets-keys = Šipky pohybují rukou, se Shiftem po malých krocích. Drž { $lower } a magnet klesá; pusť, když je dole, a je položený. { $left } a { $right } ho otáčejí, { $flip } ho obrátí, Page Up a Page Down mění výšku. { $stock } nebo číslo vezme jiný magnet, Delete ho vrátí. { $grab } chytí provázek a zase ho pustí. { $near } řekne nejbližší magnety. { $other } vezme druhou ruku, { $end } ukončí tah. Escape a pak Tab opustí stůl.
magnets-keys-edge = { $edge } položí magnet naplocho, nebo ho znovu postaví na hranu.
magnets-keys-hint = { $hint } ukáže dobrá místa pro magnet.
magnets-landed = Magnet je dole. Pusť ho a bude položený.
magnets-stalled = Klub neodpovídá. Co vidíš, stojí, dokud se neozve.
magnets-flat = Tento prohlížeč neumí stůl nakreslit prostorově, proto ho vidíš shora. Všechno funguje jako obvykle.

# Co se čeká od hráče.
magnets-expect-watch = Sleduj, jak se magnety hýbou.
magnets-expect-soon = Tah za chvilku začne.
magnets-expect-end = Ukonči tah, nebo posuň provázek.
magnets-expect-edge = Postav magnet na hranu dovnitř provázku.
magnets-expect-lost = Chyba! Počkej, až se vše zastaví.
magnets-expect-ending = Ruce jsou ze stolu pryč. Pokud se nic nepohne, je konec.
magnets-duty-place = Polož magnet dovnitř provázku.
magnets-duty-moving = Počkej, až se vše zastaví.
magnets-duty-flat = Magnet spadl naplocho. Vezmi ho a znovu postav.
magnets-not-yours = Nejsi na tahu.
magnets-end = Ukončit tah
magnets-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}

# Magnety, které jde položit.
magnets-stock = { $number ->
    [one] Zásoba: { $number } magnet
    [few] Zásoba: { $number } magnety
   *[other] Zásoba: { $number } magnetů
}
magnets-stock-empty = Není tu magnet, který by šlo vzít.
magnets-stone = { $how ->
    [held] Magnet { $stone }, v tvé ruce. Vrátit ho
    [fallen] Magnet { $stone }, spadlý. Vzít ho znovu
   *[stock] Magnet { $stone }, { $long } krát { $wide } krát { $high } mm. Vzít ho
}

# Co dělá ruka.
magnets-tools = Co dělá ruka
magnets-turn-left = Otočit doleva
magnets-turn-right = Otočit doprava
magnets-flip = Obrátit
magnets-edge = Na hraně
magnets-edge-deed = { $now ->
    [edge] Položit naplocho
   *[flat] Postavit na hranu
}
magnets-other = Hraje ruka { $hand }. Nechat ji tady a vzít druhou
magnets-back = Vrátit magnet
magnets-lower = Drž a magnet klesá
magnets-let-go = Pusť a bude ležet
magnets-height = Výška magnetu
magnets-height-value = { $millimetres } mm

# Pohled na stůl.
magnets-above = Pohled shora
magnets-fit = Ukázat vše
magnets-aids = Tréninkové pomůcky
magnets-aids-about = Pro cvičení; u hodnocených stolů nejsou.
magnets-aid-poles = Póly magnetů
magnets-aid-field = Obraz magnetického pole
magnets-aid-reach = Kde se magnety začnou posouvat
magnets-pole = { $pole ->
    [north] N
   *[south] S
}

# Chyba, nad plochou.
magnets-fault = { $kind ->
    [exit] { $by ->
        [cord] Provázek nechal magnet venku.
       *[none] Magnet opustil plochu.
    }
    [drop] Magnet byl puštěn venku.
    [time] Čas vypršel.
   *[touch] { $by ->
        [cord] Provázek srazil magnety k sobě.
        [hand] Magnet v ruce se dotkl jiného.
        [held] Magnet v ruce srazil jiné k sobě.
       *[none] Magnety se dotkly.
    }
}
magnets-fault-takes = { $taken ->
    [0] { $name } nebere žádný magnet.
    [one] { $name } bere { $taken } magnet.
    [few] { $name } bere { $taken } magnety.
   *[other] { $name } bere { $taken } magnetů.
}
magnets-fault-out = { $name } vypadává.
magnets-fault-back = { $taken ->
    [0] Nebereš si zpět žádný magnet.
    [one] Bereš si zpět { $taken } magnet.
    [few] Bereš si zpět { $taken } magnety.
   *[other] Bereš si zpět { $taken } magnetů.
}
magnets-fault-left = { $left ->
    [-1] O jednu chybu víc, než se smí.
    [0] Další chyba hru ukončí.
    [one] Smíš udělat ještě { $left } chybu.
    [few] Smíš udělat ještě { $left } chyby.
   *[other] Smíš udělat ještě { $left } chyb.
}
magnets-skip = Přeskočit

# Tah v průběhu hry, za jménem hráče.
magnets-told-turn = hraje tah
magnets-told-placed = { $number ->
    [one] pokládá magnet
    [few] pokládá { $number } magnety
   *[other] pokládá { $number } magnetů
}
magnets-told-fault = { $out ->
    [yes] { $kind ->
        [exit] vypadává: magnet opustil plochu
        [drop] vypadává: magnet puštěn venku
        [time] vypadává: čas vypršel
       *[touch] vypadává: magnety se dotkly
    }
   *[no] { $kind ->
        [exit] dělá chybu: magnet opustil plochu; vzaté magnety: { $taken }
        [drop] dělá chybu: magnet puštěn venku; vzaté magnety: { $taken }
        [time] dělá chybu: čas vypršel; vzaté magnety: { $taken }
       *[touch] dělá chybu: magnety se dotkly; vzaté magnety: { $taken }
    }
}

# Jak na tom místa jsou.
magnets-stones = { $number ->
    [one] { $number } magnet
    [few] { $number } magnety
   *[other] { $number } magnetů
}
magnets-down = položeno: { $number }
magnets-faults = { $number ->
    [one] { $number } chyba
    [few] { $number } chyby
   *[other] { $number } chyb
}
magnets-faults-left = { $number ->
    [0] žádná chyba není dovolena
    [one] { $number } chyba dovolena
    [few] { $number } chyby dovoleny
   *[other] { $number } chyb dovoleno
}
magnets-in = ve hře
magnets-out = mimo hru

# Konec.
magnets-total = Položené magnety: { $number } z { $all }
magnets-total-all = Úplné vítězství: na ploše leží všechny magnety.
magnets-total-faults = Počet chyb: { $number }.
magnets-place = { $place }.
magnets-final = { $number ->
    [one] Závěrečná plocha shora, { $number } magnet
    [few] Závěrečná plocha shora, { $number } magnety
   *[other] Závěrečná plocha shora, { $number } magnetů
}

# Pro ty, kdo obraz nevidí.
magnets-spot = { $x } mm { $side ->
    [left] vlevo
   *[right] vpravo
}, { $y } mm { $way ->
    [near] k tobě
   *[away] od tebe
}
magnets-where = { $spot }, { $height } mm vysoko
magnets-near-none = Na stole neleží žádný magnet.
magnets-near-one = magnet { $stone }: { $millimetres } mm, směr jako { $hour } na hodinách
magnets-list = Magnety na stole
magnets-list-stone = { $how ->
    [held] Magnet { $stone }, v tvé ruce: { $spot }
    [edge] Magnet { $stone }, na hraně: { $spot }
    [north] Magnet { $stone }, severem nahoru: { $spot }
   *[south] Magnet { $stone }, jihem nahoru: { $spot }
}
