# Místnost, kde se hry učí: stránka, ovládání a trenér tutoriálu.

learn-title = Nauč se hrát
learn-about = Zahraj si pár kroků u skutečného stolu, nebo si přečti pravidla. Obojí máš po ruce i během hry.
learn-game = Jak se hraje { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-clustered-about = Karty na lněném plátně: pokládej je tak, aby se všichni sousedé shodli, a stav řady a obdélníky své barvy.
learn-kluster-about = Magnety na dubovém stole: pokládej je dovnitř provázku tak, aby se nedotkly.
learn-open = Pravidla a ovládání: { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
learn-other = Naučit se druhou hru
learn-start = Zahrát si tutoriál
learn-start-about = Pár minut u vlastního stolu. Nic se nepočítá a odejít můžeš kdykoli.
learn-go-on = Pokračovat v tutoriálu
learn-so-far = Jsi na kroku { $step } z { $steps }.
learn-finished = Celý tutoriál už máš za sebou.
learn-again = Zahrát si tutoriál znovu
learn-anew = Začít znovu
learn-opening = Stůl se připravuje …
learn-then = Až ti bude vše jasné
learn-new = Otevřít stůl
learn-rules = Pravidla
learn-contents = Obsah
learn-ruling = Domácí rozhodnutí { $rule }
learn-house-missing = Seznam domácích pravidel se z klubu nepodařilo načíst. Je vidět i při otevírání nového stolu.
learn-board = Plocha s kartami
learn-table-top = Magnety a provázek, pohled shora
learn-light = Co se na této ploše počítá
learn-light-none = Jen karty
learn-light-seat = { $seat ->
    [0] Oranžová
   *[1] Modrá
}

learn-controls = Myš, dotyk a klávesy
learn-keys = Klávesy
learn-clustered-choose = Vyber kartu
learn-clustered-choose-how = Klikni nebo klepni na ni. Pole, kam se hodí, se rozsvítí a ukážou body, které by přinesla.
learn-clustered-lay = Polož ji
learn-clustered-lay-how = Klikni na svítící pole. Na dotykové obrazovce na něj klepni dvakrát, nebo tam kartu přetáhni.
learn-clustered-why = Zeptej se, proč ne
learn-clustered-why-how = Vyber kartu a pak pole, které nesvítí.
learn-clustered-move = Rozhlédni se
learn-clustered-move-how = Táhni stolem. Přibližuj kolečkem nebo dvěma prsty.
learn-clustered-fit = Celý stůl
learn-clustered-fit-how = Stiskni tlačítko v rohu stolu.
learn-clustered-score = Co se počítá
learn-clustered-score-how = Ukaž na hráče, nebo na něj klepni: karty, které přinášejí body, se rozsvítí.
learn-kluster-stock = Vezmi jiný magnet
learn-kluster-stock-how = Vyber ho ve své zásobě.
learn-kluster-carry = Nes magnet
learn-kluster-carry-how = Pohybuj ukazatelem, nebo táhni prstem. Stín ukazuje, kde magnet je.
learn-kluster-lower = Spusť ho a polož
learn-kluster-lower-how = Drž tlačítko myši, nebo tlačítko pro palec. Pusť, když magnet spočívá na stole; když pustíš dřív, zase se zvedne.
learn-kluster-height = Nastav výšku
learn-kluster-height-how = Otáčej kolečkem, nebo použij posuvník.
learn-kluster-turn = Otoč magnet
learn-kluster-turn-how = Použij dvě tlačítka se šipkami, nebo otoč dvěma prsty.
learn-kluster-flip = Obrať ho
learn-kluster-flip-how = Použij jeho tlačítko. Co dřív přitahovalo, teď odpuzuje.
learn-kluster-edge = Postav ho na hranu
learn-kluster-edge-how = Použij jeho tlačítko, v Rovnováze.
learn-kluster-other = Použij druhou ruku
learn-kluster-other-how = Tato ruka zůstane, kde je, a pokračuješ tou druhou.
learn-kluster-back = Vrať ho
learn-kluster-back-how = Magnet se vrátí do tvé zásoby.
learn-kluster-cord = Posuň provázek
learn-kluster-cord-how = Stiskni na něm a táhni.
learn-kluster-near = Poslechni si, co je blízko
learn-kluster-near-how = Řekne nejbližší magnety, jejich směr a vzdálenost.
learn-kluster-end = Ukonči tah
learn-kluster-end-how = Použij tlačítko, které se objeví, když je vše hotové.
learn-hint = Požádat o radu
learn-hint-how = Když jsi na tahu, lampa ukáže na desce nejlepší tahy. U hodnocených stolů a v dnešní výzvě není.
learn-key-arrows = Šipky
learn-key-shift-arrows = Shift + šipky
learn-key-numbers = 1 až 7
learn-key-enter = Enter
learn-key-tab = Tab
learn-key-delete = Delete
learn-key-page-up = Page Up
learn-key-page-down = Page Down

learn-coach = Tutoriál
learn-step = Krok { $step } z { $steps }
learn-next = Další
learn-skip = Přeskočit
learn-back = Zpět
learn-leave = Opustit tutoriál
learn-resume = Ukázat tutoriál
learn-play-bot = Hrát proti botovi
learn-play-on = Hrát dál tady
learn-over = Tato hra je u konce. Zbývající kroky najdeš, když tutoriál začneš znovu.

# Tutoriál Clustered.

learn-clustered-step-choose = { $way ->
    [keys] Tohle jsou tvoje karty a uprostřed leží startovní karta. Kartu vyber klávesou 1 až 5.
    [touch] Tohle jsou tvoje karty a uprostřed leží startovní karta. Klepni na jednu ze svých karet.
   *[mouse] Tohle jsou tvoje karty a uprostřed leží startovní karta. Klikni na jednu ze svých karet.
}
learn-clustered-step-choose-nod = Pole, kam se hodí, svítí. Vedle startovní karty se hodí cokoli.
learn-clustered-step-lay = { $way ->
    [keys] Teď ji polož: šipkami jdi na svítící pole a stiskni Enter.
    [touch] Teď ji polož: klepni na svítící pole a pak ještě jednou. Kartu tam můžeš i přetáhnout.
   *[mouse] Teď ji polož: klikni na svítící pole. Kartu tam můžeš i přetáhnout.
}
learn-clustered-step-lay-nod = Leží a ty už máš líznutou další kartu. To byl celý tah.
learn-clustered-step-clash = Nehodí se všechno: sousedé musí mít společné dvě věci z tvaru, výplně a počtu. Zeptej se, proč ne: vyber kartu a pak pole vedle svých karet, které nesvítí.
learn-clustered-step-clash-nod = Teď víš, který soused odmítl a proč. Ptát se nic nestojí: žádná karta se nepoložila.
learn-clustered-step-three = Pokládej dál, dokud nebudou tři tvoje karty v řadě, vedle sebe nebo nad sebou. Čísla na polích ukazují, co by karta přinesla.
learn-clustered-step-three-nod = Tři v řadě: bod za každou kartu. Dvě v řadě ještě nepřinesou nic.
learn-clustered-step-count = { $way ->
    [keys] Odkud tvoje body jsou? Přejdi na své jméno klávesou Tab.
    [touch] Odkud tvoje body jsou? Klepni na své jméno.
   *[mouse] Odkud tvoje body jsou? Ukaž na své jméno.
}
learn-clustered-step-count-nod = Karty, které přinášejí body, svítí. Stejně se můžeš podívat na ostatní hráče.
learn-clustered-step-block = Teď postav plný blok, dvě karty široký a dvě karty vysoký. Tvůj největší blok přinese bod za každou kartu, navíc k bodům za řady.
learn-clustered-step-block-nod = Blok! Zvětši ho na dva krát tři a přinese 12 bodů: 6 za blok a 6 za řady.
learn-clustered-step-wild = Karta s hvězdou je žolík. Hodí se vedle všeho a všechno se hodí vedle něj. Až ho budeš mít, polož ho; pokud teď žádného nemáš, prostě čti dál.
learn-clustered-step-wild-nod = Žolík se ti počítá jako každá jiná tvoje karta.
learn-clustered-step-discard = Když se žádná z tvých karet nikam nehodí, u ruky se to ukáže a vybereš jednu k odhození. Dokud se něco hodí, musíš pokládat.
learn-clustered-step-done = To je celá hra. Až dojdou všechny karty, počítají se řádky, sloupce a největší obdélník. Dobrou zábavu!

# Tutoriál Kluster.

learn-kluster-step-take = { $way ->
    [keys] Klávesou Tab přejdi na stůl a hýbej se šipkami. Tvoje ruka nese magnet a jeho stín ukazuje, kde je.
    [touch] Polož prst na stůl a táhni. Tvoje ruka nese magnet a jeho stín ukazuje, kde je.
   *[mouse] Najeď ukazatelem nad stůl. Tvoje ruka nese magnet a jeho stín ukazuje, kde je.
}
learn-kluster-step-take-nod = Takhle vysoko ho na stole skoro nic necítí.
learn-kluster-step-place = { $way ->
    [keys] Dones ho nad střed provázku a drž { $lower }: magnet klesá. Až bude spočívat na stole, pusť.
    [touch] Dones ho nad střed provázku a drž tlačítko se šipkou: magnet klesá. Až bude spočívat na stole, pusť.
   *[mouse] Dones ho nad střed provázku a drž tlačítko myši: magnet klesá. Až bude spočívat na stole, pusť.
}
learn-kluster-step-place-nod = Leží. Odteď se ho žádná ruka nedotkne.
learn-kluster-step-end = { $way ->
    [keys] Ještě jde posunout provázek. Nemusíš: tah ukončíš klávesou { $end }.
   *[mouse] Ještě jde posunout provázek. Nemusíš: ukonči tah tlačítkem.
}
learn-kluster-step-end-nod = První magnet je položený. S ostatními u stolu by teď byl na tahu další hráč.
learn-kluster-step-pull = Teď se magnety probudí. Přibliž další magnet nízko nad stolem k tomu, který leží, a zastav, než se dotknou. Sleduj ten na stole.
learn-kluster-step-pull-nod = Pohnul se, a nic se ho nedotklo. To je síla, se kterou hraješ.
learn-kluster-step-flip = { $way ->
    [keys] Zvedni magnet a obrať ho klávesou { $flip }. Můžeš ho i otáčet klávesami { $left } a { $right }.
    [touch] Zvedni magnet a obrať ho jeho tlačítkem. Můžeš ho i otáčet doleva a doprava.
   *[mouse] Zvedni magnet a obrať ho: stiskni { $flip }, nebo použij tlačítko. { $left } a { $right } ho otáčejí doleva a doprava.
}
learn-kluster-step-flip-nod = Teď je nahoře jeho druhá strana. Co dřív přitahoval, teď odpuzuje.
learn-kluster-step-second = Polož ho tam, kde nechá ten druhý v klidu, na šířku dlaně daleko, a ukonči tah.
learn-kluster-step-second-nod = Dobře položeno: nedotýkají se.
learn-kluster-step-cord = { $way ->
    [keys] I provázkem smíš hýbat. Chyť ho klávesou { $grab }, táhni ho šipkami a pusť klávesou { $grab }.
    [touch] I provázkem smíš hýbat. Polož na něj prst a táhni.
   *[mouse] I provázkem smíš hýbat. Stiskni na něm a táhni.
}
learn-kluster-step-cord-nod = Délku má pořád stejnou a tlačí magnety, které se o něj opírají.
learn-kluster-step-fault = Teď udělej chybu schválně: přibliž magnet k jinému tak, že cvaknou k sobě.
learn-kluster-step-fault-nod = Cvak! Tvůj tah skončil a bereš si magnety, které se dotkly. Tady jsou dvě chyby zdarma a třetí hru ukončí.
learn-kluster-step-done = To je celá hra: zbav se svých magnetů a nenech žádné dotknout se. Dobrou zábavu!
