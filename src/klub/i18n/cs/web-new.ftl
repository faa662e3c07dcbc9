# Místnost, kde se otevírá nový stůl. Samotná domácí pravidla jsou v options.ftl.

new-title = { $game ->
    [kluster] Nový stůl pro Kluster
   *[clustered] Nový stůl pro Clustered
}
new-again = Zkusit znovu
new-game = Hra
new-table = Čas a kdo smí přijít
new-on = Ano
new-off = Ne
new-number = Číslo
new-box = { $box ->
    [trio] TRIO
   *[duo] DUO²
}
new-raise = Posunout nahoru: { $name }
new-not-first = Toto není první hra

# Místa
new-seats = Kdo hraje?
new-seat = Místo { $number }
new-seat-of = Místo { $number }: { $name }
new-sitter-me = Někdo u této obrazovky
new-sitter-open = Host
new-sitter-open-hint = Kdo přijde přes odkaz nebo ze seznamu otevřených stolů.

new-house-rules = Domácí pravidla
new-changed = { $number ->
    [0] vše jako obvykle
    [one] jedno změněné
    [few] { $number } změněná
   *[other] { $number } změněných
}
new-reset = Vše jako obvykle

# Čas
new-clock = Hodiny
new-clock-none = Žádné
new-clock-minutes = Minuty
new-clock-days = Dny
new-clock-hint = { $kind ->
    [minutes] Čas na celou hru. Komu dojde, ten se vzdává.
    [days] Pro hry hrané jen občas. Každý tah vrátí jeden den; komu dojde čas, ten se vzdává.
   *[none] Každý přemýšlí, jak dlouho chce.
}
new-minutes = Minuty pro každého hráče
new-bonus = Sekundy zpět za každý tah
new-days = Dny pro každého hráče

# Stůl
new-listed = Ukázat stůl všem
new-listed-hint = Bude v seznamu v klubovně, dá se přidat i sledovat. Jinak ho najdou jen lidé s odkazem.
new-rated = Hodnocený
new-rated-hint = Výsledek se počítá do žebříčku. Jen pro lidi, dva nebo víc, každý na jednom místě; nic se nevrací.
new-at-once = Začít hned
new-at-once-hint = Jinak stůl počká a začneš, kdy chceš.
new-go = Začít hru
new-open = Otevřít stůl

# Domácí pravidla slovy
new-rule = { $name }: { $value }
new-boxes = { $duo ->
    [0] { $trio } × TRIO
   *[other] { $trio ->
        [0] { $duo } × DUO²
       *[other] { $trio } × TRIO, { $duo } × DUO²
    }
}
