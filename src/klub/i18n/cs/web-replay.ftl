# Místnost přehrávání: skončená hra, tah po tahu.

replay-title = { $game ->
    [clustered] Přehrání hry Clustered
   *[kluster] Přehrání hry Kluster
}
replay-wait = Hra se načítá …
replay-back = Ke stolu
replay-leave = Opustit přehrání
replay-home = Zpět do klubovny
replay-not-yet = Ještě ne
replay-nothing = Není co ukázat
replay-try = Zkusit znovu

# Výsledek, v nadpisu.
replay-won = { $winners ->
    [0] Nikdo nevyhrál
    [one] Vyhrává { $names }
    [few] { $names } se dělí o vítězství
   *[other] { $names } se dělí o vítězství
}
replay-mastered = Povedlo se
replay-lost-alone = Tentokrát se to nepovedlo
replay-scored-alone = { $points ->
    [one] Jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
replay-unfinished = Nedohráno

# Kde přehrání je.
replay-begin = Začátek
replay-turns = { $turns ->
    [one] Jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
replay-turn = Tah { $turn } z { $last }
replay-caption = { $name }: { $what }

# Co tah přinesl, za jménem hráče.
replay-lays = pokládá: { $card } ({ $place })
replay-lays-drops = pokládá: { $card } ({ $place }), odkládá: { $dropped }
replay-discards = nemá kam položit a odhazuje: { $card }
replay-discards-drops = nemá kam položit, odhazuje: { $card }, odkládá: { $dropped }
replay-drops = odkládá: { $dropped }
replay-gained = { $points ->
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}
replay-places = { $stones ->
    [0] nic nepokládá
    [one] pokládá magnet
    [few] pokládá { $stones } magnety
   *[other] pokládá { $stones } magnetů
}
replay-fault = { $kind ->
    [touch] chyba: magnety se dotkly
    [exit] chyba: magnet opouští provázek
    [drop] chyba: magnet padá ven
   *[time] chyba: čas vypršel
}
replay-taken = { $stones ->
    [one] { $stones } magnet se bere zpět
    [few] { $stones } magnety se berou zpět
   *[other] { $stones } magnetů se bere zpět
}
replay-slow = Zpomaleně
replay-above = Pohled shora

# Lišta a tlačítka pod ní.
replay-bar = Tahy hry
replay-first = Na začátek
replay-back-marked = { $game ->
    [clustered] Předchozí s mnoha body
   *[kluster] Předchozí chyba
}
replay-step-back = O tah zpět
replay-play = Přehrát
replay-pause = Pauza
replay-step = O tah dál
replay-next-marked = { $game ->
    [clustered] Další s mnoha body
   *[kluster] Další chyba
}
replay-last = Na konec
replay-again = Ukázat tento tah znovu
replay-speed = Rychlost
replay-speed-times = { $speed ->
    [half] ½×
   *[other] { $speed }×
}
replay-keys = Klávesy: ← a → o krok, Home a End na začátek a konec, mezerník přehrává a zastavuje, N a P jdou na zajímavá místa.

# Vedle plochy.
replay-scores = Výsledky
replay-stones = Magnety
replay-total = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
replay-player = Hráč
replay-sum = Body
replay-part = { $part ->
    [rectangle] Největší obdélník
    [rows] Řádky
    [columns] Sloupce
    [bonuses] Bonusy
   *[faults] Chyby
}
replay-show-count = Ukázat, co se počítá: { $name }
replay-left = { $stones ->
    [one] zbývá { $stones } magnet
    [few] zbývají { $stones } magnety
   *[other] zbývá { $stones } magnetů
}
replay-out = mimo hru
replay-hand = Karty v ruce: { $name }
replay-chosen = { $card } (zahraná karta)
replay-board = Plocha po tahu { $turn }
replay-log = Tahy
replay-more = Tahy a další
replay-about = O této hře
replay-luck = Náhoda
replay-luck-checking = Ověřuje se …
replay-luck-fair = { $game ->
    [clustered] Míchání bylo poctivé.
   *[kluster] Magnety byly vylosovány poctivě.
}
replay-luck-why = Před prvním tahem klub zveřejnil otisk (SHA-256) tajného čísla. Tvůj prohlížeč teď spočítal otisk čísla, které bylo odhaleno, a vše z něj ještě jednou rozdal: všechno souhlasí. Během hry se tedy nic nevyměnilo.
replay-luck-other-seed = Tajné číslo neodpovídá otisku zveřejněnému před hrou. Této hře nevěř.
replay-luck-other-luck = Co se rozdalo, z tajného čísla nevychází. Této hře nevěř.
replay-luck-hidden = Tajné číslo nebylo odhaleno, takže není co ověřit.
replay-luck-unable = Tento prohlížeč ověřuje otisky jen přes https. S čísly níže si je každý může ověřit jinde.
replay-luck-failed = Záznam se nepodařilo načíst, takže se nic neověřilo.
replay-commitment = Zveřejněno před hrou
replay-seed = Odhaleno po ní

# Odkazy, soubory a obrázky.
replay-share = Sdílet
replay-share-title = Odkaz na tento okamžik
replay-export = Uložit
replay-export-title = Uložit tuto hru
replay-record = Záznam
replay-record-hint = Celá hra jako soubor JSON, který klub umí přehrát a ověřit.
replay-still = Obrázek
replay-still-hint = Plocha, jak je právě vidět.
# Pod obrázkem: body všech míst popořadě, třeba 10 : 13.
replay-picture-foot = Tah { $turn } · { $scores }
replay-animation = Animace
replay-animation-hint = { $game ->
    [clustered] Celá hra, za každý tah jeden obrázek.
   *[kluster] Jak se to hýbalo, jako GIF.
}
replay-gif-game = Celá hra (GIF)
replay-gif-turn = Tento tah (GIF)
replay-making = Hotovo { $percent } %
replay-cancel = Zrušit
replay-cancelled = Animace se nevytvořila.
replay-saved = Uloženo jako { $name }.
replay-unsaved = Obrázek se nepodařilo vytvořit: tento prohlížeč na něj má málo paměti, nebo takové obrázky nekreslí. Hra samotná je v bezpečí; záznam jde pořád uložit.
replay-no-webgl = Tento prohlížeč neukazuje 3D obraz, proto je stůl nakreslený shora.
replay-open = Otevřít záznam
replay-open-hint = Soubor JSON uložený v klubu. Můžeš ho přetáhnout kamkoli na tuto stránku.
replay-drop = Pusť záznam sem
replay-opened = { $moves ->
    [one] Přečten jeden tah, vše souhlasí.
    [few] Přečteny { $moves } tahy, vše souhlasí.
   *[other] Přečteno { $moves } tahů, vše souhlasí.
}
replay-file-large = Tento soubor je na záznam hry moc velký. Do klubu se nic neodeslalo.
replay-file-other = Tento soubor není záznam hry. Nic se neotevřelo; vyber soubor JSON, který uložil klub.
