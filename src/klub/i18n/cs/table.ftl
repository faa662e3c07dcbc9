# Každá hra: stoly, semínka a záznamy.

game-unknown = Hra jménem „{ $name }“ neexistuje. Hry jsou: { $known }.
not-your-turn = Na tahu je místo { $turn }, ne místo { $seat }.
seat-count = { $seats ->
    [one] Je potřeba obsadit jedno místo
    [few] Je potřeba obsadit { $seats } místa
   *[other] Je potřeba obsadit { $seats } míst
}, ale { $names ->
    [one] bylo zadáno { $names } jméno
    [few] byla zadána { $names } jména
   *[other] bylo zadáno { $names } jmen
}.
nothing-to-undo = Ještě se nic nehrálo.
undo-revealed = Poslední tah nejde vrátit: ukázal novou kartu.
seed-digit = semínko se zapisuje číslicemi 0 až 9 a písmeny a až f
seed-length = počet číslic semínka je { $length }
record-large = Záznam větší než { $largest } B se nečte.
record-deep = Toto není záznam hry: hodnoty jsou vnořené moc hluboko.
record-invalid = Toto není záznam hry: { $detail }
result-none = Tahy této hry nemají výsledky, které by se uváděly.
bests-invalid = Toto není seznam sólových rekordů: { $detail }
untrue-move = Tah { $number }, „{ $line }“, se nemohl hrát
untrue-result = Co vzešlo z tahu { $number }, nejde přečíst
untrue-results = Záznam uvádí { $told } { $told ->
    [one] výsledek
    [few] výsledky
   *[other] výsledků
}, ne po jednom ke každému tahu
untrue-part = { $place }: záznam uvádí { $told }, ale ze hry vychází { $true }
untrue-turn = Tah { $number } zahraný znovu vede jinam
untrue-unfinished = Záznam uvádí výsledek, ale hra neskončila
untrue-missing = Záznam neuvádí { $place }
untrue-extra = Hra nerozdává nic, co by se jmenovalo { $place }
untrue-seed-missing = Semínko nebylo odhaleno, takže hru nejde přehrát
untrue-seed = Toto není semínko
untrue-commitment = Závazek nepatří k semínku, jehož SHA-256 je { $true }
untrue-options = Tyto volby nebo místa k žádné hře nepatří
