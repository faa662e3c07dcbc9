# Co je v každé místnosti klubovny stejné.

page-title = { $room ->
    [home] klub
    [new] Nový stůl · klub
    [table] U stolu · klub
    [replay] Přehrání · klub
    [learn] Jak hrát · klub
    [you] Ty · klub
   *[nowhere] klub
}
skip = Přejít k obsahu
nowhere = Na této adrese nic není.
to-home = Zpět do klubovny
close = Zavřít
line-lost = Spojení s klubem se přerušilo, takže se to neodeslalo. Zkus to znovu, až se obnoví.
line-unsure = Spojení se přerušilo dřív, než klub odpověděl. Podívej se na stůl, jestli se to stalo.
club-unreachable = Klub není dostupný. Nic se neztratilo; zkus to prosím za chvilku znovu.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Klub teď není dostupný. To, co vidíš, může být staré; nic tvého se neztratilo. Každých pár sekund se to zkouší znovu.
house-try = Zkusit teď
house-renewed = Je tu novější klub. Načti stránku znovu, ať ho můžeš používat.
house-incomplete = Část této stránky se nepodařilo načíst. Načti ji znovu; nic tvého se neztratilo.
house-reload = Načíst znovu
