# Stůl v klubu: co si tu nejde přát, a proč.

event-invalid = Toto není událost u stolu: { $detail }
clock-base = Hodiny dávají každému hráči { $least } až { $most } s.
clock-bonus = Tah vrací nejvýš { $most } s.
sent-away = Hostitel tě požádal, ať od tohoto stolu odejdeš.
host-only = To může jen hostitel stolu.
already-started = Hra už začala, místa se proto nemění.
not-started = Hra ještě nezačala.
game-ended-already = Hra skončila.
seat-unknown = Tento stůl má { $seats ->
    [one] jedno místo, číslo 0
    [few] { $seats } místa, počítaná od 0
   *[other] { $seats } míst, počítaných od 0
}.
seat-taken = Na místě { $seat } už sedí { $name }.
seat-kept = Místo { $seat } čeká na hráče, který ho měl v minulé hře.
seat-free = Na místě { $seat } nikdo nesedí.
seat-not-yours = Místo { $seat } není tvoje.
seats-free = Hra může začít, až bude na každém místě někdo sedět; volná jsou ještě: { $seats }.
gave-up = Místo { $seat } hru vzdalo.
rated-alone = Hodnocená hra potřebuje aspoň dva hráče.
rated-people = U hodnoceného stolu hraje každý sám za sebe: žádní boti a nikdo na dvou místech.
undo-rated = U hodnoceného stolu se nic nevrací.
muted = Hostitel tě u tohoto stolu ztišil.
muted-already = Tato osoba už je ztišená.
muted-not = Tato osoba ztišená není.
muted-many = U jednoho stolu jde ztišit nejvýš tolik lidí: { $most }.
nobody-there = Nikdo takový tu nesedí, nedívá se ani nedávno nemluvil.
table-full = U tohoto stolu se stalo víc než { $most } věcí: hru jde dohrát, ale nic dalšího.
chat-unfit = Zpráva má 1 až { $most } tisknutelných znaků.
remove-host = Hostitel zůstává.
remove-player = Hráči zůstávají do konce hry; můžeš je ale ztišit.
rematch-early = Odveta přichází až po skončené hře.
rematch-players = O odvetu může požádat jen ten, kdo hrál.
rematch-already = Odveta je u stolu { $table }.
frame-invalid = Toto není snímek tahu.
message-large = Zpráva může mít nejvýš { $largest } B.
message-invalid = Této zprávě klub nerozumí: { $detail }
name-unfit = „{ $name }“ nemůže být jméno: musí mít 1 až { $most } tisknutelných znaků a nesmí začínat „bot:“.
bot-unknown = Bot jménem „{ $name }“ neexistuje. Boti jsou: { $known }.
