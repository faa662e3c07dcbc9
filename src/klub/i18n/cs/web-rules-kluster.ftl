# Pravidla Kluster pro hráče, odstavec po odstavci.

rules-kluster-idea = O co jde
rules-kluster-idea-lay = Dovnitř smyčky z provázku se pokládají silné magnety, v každém tahu jeden. Na dálku se přitahují a odpuzují a nesmějí se dotknout. Kdo se první zbaví svých magnetů, vyhrává.
rules-kluster-idea-who = Hrát může jeden až osm hráčů, zhruba od sedmi let, a s více krabicemi ještě víc. Hra trvá asi deset minut.

rules-kluster-stones = Magnety a provázek
rules-kluster-stones-pole = Póly má magnet na svých plochých stranách. Dva magnety, které leží stejnou stranou nahoru, se odpuzují; různými stranami nahoru se přitahují. Obrať magnet a z přitahování je odpuzování.
rules-kluster-pic-apart = Tyto dva ukazují různé strany a jsou od sebe dost daleko. Přitahují se, ale tření je drží na místě.
rules-kluster-pic-snap = Kousek blíž a tření povolí: sjedou k sobě a dotknou se. To je chyba.
rules-kluster-stones-boxes = V krabici TRIO je 24 plochých magnetů a provázek dlouhý jeden metr. V krabici DUO² je 12 kulatějších magnetů, které se snadno otáčejí na místě, a provázek dlouhý 70 centimetrů.

rules-kluster-setup = Příprava
rules-kluster-setup-cord = Provázek leží na stole jako uzavřená smyčka, v jakémkoli tvaru. Co ohraničuje, je hrací plocha.
rules-kluster-setup-share = Všechny magnety se rozdělí rovným dílem. Magnety, které ti zbývá položit, jsou tvoje zásoba a všichni smějí vidět, kolik jich je.
rules-kluster-setup-first = Začíná nejmenší hráč; v odvetě ten, komu zbylo nejvíc magnetů. Pak se hraje dokola po směru hodinových ručiček.

rules-kluster-turn = Tvůj tah
rules-kluster-turn-place = Musíš položit jeden magnet ze své zásoby: pusť ho tak, aby se zastavil uvnitř provázku. Vynechat nemůžeš, ať je místa jakkoli málo.
rules-kluster-turn-cord = Smíš posouvat provázek. Zůstává naplocho na stole a tlačí magnety, které se o něj opírají.
rules-kluster-turn-hands = Smíš používat magnety, které držíš v rukou. Zblízka odpuzují a přitahují magnety na stole. Každá z tvých dvou rukou drží jeden magnet a smíš je měnit za jiné ze své zásoby.
rules-kluster-turn-order = To všechno jde v jakémkoli pořadí a kolikrát chceš, i po položení.
rules-kluster-pic-turn = Uprostřed hry: počet magnetů uvnitř provázku je { $stones } a žádný se nedotýká jiného.
rules-kluster-turn-down = Puštěný magnet leží. Žádná ruka se ho už nedotkne.
rules-kluster-turn-inside = Magnet je uvnitř, když je uvnitř provázku bod, na kterém spočívá. Smí provázek přesahovat a smí se ho dotýkat. Mimo provázek ho pustit nejde: magnet zůstane v ruce.
rules-kluster-pic-inside = Magnet na kraji provázek přesahuje, ale spočívá na bodě uvnitř. To se smí.
rules-kluster-turn-end = Tvůj tah končí, když to řekneš. To už máš magnet položený a nic se nehýbe.

rules-kluster-fault = Chyby
rules-kluster-fault-touch = Když se magnety dotknou, je to chyba, i kdyby se zase oddělily.
rules-kluster-fault-leave = Když magnet opustí plochu, je to chyba, i kdyby se vrátil.
rules-kluster-fault-why = Nezáleží na tom, kdy se to v tvém tahu stane, ani proč: tvoje ruka, provázek, přitahování, nebo jeden magnet, který postrčí jiný.
rules-kluster-fault-held = Ani magnet v tvé ruce se nesmí dotknout magnetu na stole. Dva magnety v tvých rukou se navzájem dotknout smějí.
rules-kluster-fault-take = Chyba tvůj tah hned ukončí, i když ještě nic neleží. Až se vše zastaví, vezmeš si každý magnet, který se dotkl jiného nebo opustil plochu, a žádné další. Magnety v rukou ti zůstanou.
rules-kluster-pic-chain = Řada, která se jen tak tak držela. Ještě jeden magnet přišel moc blízko a k sobě jich cvaklo { $stones }. Kdo je na tahu, bere těchto { $stones } a žádné další.
rules-kluster-cost = Máš 5 magnetů a …
rules-kluster-cost-now = Teď máš
rules-kluster-cost-one = pokládaný magnet přicvakne k jinému
rules-kluster-cost-three = pokládaný magnet se spojí do řetězu se třemi dalšími
rules-kluster-cost-out = pokládaný magnet vyklouzne ven a ničeho se nedotkne
rules-kluster-cost-cord = provázek srazí dva magnety, než cokoli položíš
rules-kluster-cost-held = magnet v tvé ruce se dotkne magnetu na stole

rules-kluster-win = Vítězství
rules-kluster-win-first = Kdo už nemá žádné magnety, hned vyhrává. I poslední magnet se musí zastavit bez chyby.
rules-kluster-win-rank = Pořadí ostatních určují zbylé magnety: čím méně, tím lépe.

rules-kluster-expert = Pro pokročilé
rules-kluster-expert-more = Když se tvůj magnet zastaví a pořád máš víc magnetů než další hráč, smíš položit další, a tak dál. Stejný počet nestačí.
rules-kluster-expert-fault = Chyba ukončí tah jako vždy. Magnety, které byly v tomto tahu položené dřív, zůstanou, pokud se nedotkly jiných ani neopustily plochu.

rules-kluster-solo = Sólo
rules-kluster-solo-all = O samotě jsou všechny magnety tvoje. Dovoleny jsou dvě chyby, po každé si vezmeš magnety a hraješ dál. Třetí chyba hru ukončí.
rules-kluster-solo-score = Tvůj výsledek je počet magnetů na ploše na konci. Když tam leží všechny, je to úplné vítězství.

rules-kluster-elimination = Eliminace
rules-kluster-elimination-pool = Pro pět a více hráčů s TRIO, tři a více s DUO²; menší skupiny si ji mohou vybrat. Nikdo nemá vlastní magnety: každý pokládá jeden ze společné zásoby.
rules-kluster-elimination-out = Kdo udělá chybu, vypadne a magnety z chyby se vrátí do společné zásoby. Vyhrává poslední hráč, který zbude. Když dřív dojde zásoba, vyhrají společně všichni, kdo zbyli.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Víc krabic dělá větší hru: víc magnetů, víc hráčů, za každou krabici jeden provázek. Každý provázek musí křížit jiný. Magnety, které nejde rozdělit rovným dílem, začínají na ploše.
rules-kluster-pic-plus = Dva provázky, které se kříží. Magnet je uvnitř, když je uvnitř aspoň jednoho z nich.
rules-kluster-plus-apart = Smíš posouvat každý provázek. Když se některý oddělí od ostatních, není to chyba, ale musíš ho vrátit, než může tvůj tah skončit. Když tah dřív ukončí chyba, musí to udělat další hráč.

rules-kluster-equilibrium = Rovnováha
rules-kluster-equilibrium-edge = Magnety se staví na hranu. Když magnet, který pokládáš, spadne naplocho, před koncem tahu ho znovu postav, kolikrát je třeba. K tomu smíš vzít do ruky tento magnet a žádný jiný.
rules-kluster-pic-edge = Dva magnety stojí na hraně; shora vypadají úzké. Třetí spadl, když se ostatní přiblížily, a zůstane, jak leží.
rules-kluster-equilibrium-others = Ostatní magnety, které spadnou, zůstanou, jak leží. Pád sám o sobě není chyba, ale dotek nebo opuštění plochy je chyba jako vždy.
rules-kluster-equilibrium-boxes = Rovnováha je pro magnety TRIO. Jde s každou hrou, stejně jako Kluster+. Hra pro pokročilé nejde ani se Sólem, ani s Eliminací.

rules-kluster-house = Domácí pravidla
rules-kluster-house-agree = Na každém z nich se stůl může dohodnout před prvním tahem. Co nikdo nezmění, hraje se tak, jak je popsáno výše.
