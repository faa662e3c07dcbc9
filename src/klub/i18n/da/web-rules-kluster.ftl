# Reglerne for Kluster, afsnit for afsnit. Imellem dem står billeder; det, der begynder med
# rules-kluster-pic, er linjen under et billede.

rules-kluster-idea = Hvad det går ud på
rules-kluster-idea-lay = Inden for en løkke af snor lægger I stærke magneter, én i hver tur. De trækker og skubber hinanden på afstand, og de må ikke røre hinanden. Den, der først er af med sine sten, vinder.
rules-kluster-idea-who = En til otte kan være med, fra omkring syv år, og flere med flere æsker. Et spil varer omkring ti minutter.

rules-kluster-stones = Sten og snor
rules-kluster-stones-pole = En sten er magnetisk tværs igennem sin tynde led. To sten, der ligger med samme side op, skubber hinanden væk; med forskellige sider op trækker de i hinanden. Vend en sten, og træk bliver til skub.
rules-kluster-pic-apart = Disse to viser forskellige sider og ligger langt nok fra hinanden. De trækker, men friktionen holder dem på plads.
rules-kluster-pic-snap = Lidt tættere på, og friktionen giver efter: de glider sammen og rører hinanden. Det er en fejl.
rules-kluster-stones-boxes = Æsken TRIO har 24 flade sten og en snor på én meter. Æsken DUO² har 12 rundere sten, der let drejer på stedet, og en snor på 70 centimeter.

rules-kluster-setup = Opstilling
rules-kluster-setup-cord = Snoren ligger på bordet som en lukket løkke, i hvilken som helst form. Det, den omslutter, er området.
rules-kluster-setup-share = Alle sten deles lige. De sten, du endnu ikke har placeret, er dit forråd, og alle må se, hvor mange de er.
rules-kluster-setup-first = Den laveste spiller begynder; i en revanche den, der havde flest sten tilbage. Derefter går turen rundt med uret.

rules-kluster-turn = Din tur
rules-kluster-turn-place = Du skal placere én sten fra dit forråd: slip den, så den falder til ro inden for snoren. Du kan ikke melde pas, hvor lidt plads der end er.
rules-kluster-turn-cord = Du må flytte snoren. Den bliver fladt på bordet og skubber de sten, der ligger op ad den.
rules-kluster-turn-hands = Du må bruge stenene i dine hænder. Tæt på skubber og trækker de i stenene på bordet. Hver af dine to hænder holder én sten, og du må bytte dem med andre fra dit forråd.
rules-kluster-turn-order = Alt dette må ske i vilkårlig rækkefølge og så tit, du vil, også efter at du har placeret.
rules-kluster-pic-turn = Midt i et spil: { $stones } sten ligger inden for snoren, og ingen rører en anden.
rules-kluster-turn-down = En sten, der er sluppet, ligger. Ingen hånd rører den mere.
rules-kluster-turn-inside = En sten er inden for, hvis det punkt, den hviler på, er inden for snoren. Den må rage ud over snoren og må røre den. Uden for snoren kan du ikke slippe: stenen bliver i din hånd.
rules-kluster-pic-inside = Stenen ved kanten rager ud over snoren, men den hviler på et punkt inden for. Det er tilladt.
rules-kluster-turn-end = Din tur slutter, når du siger til. Da har du placeret en sten, og intet bevæger sig mere.

rules-kluster-fault = Fejl
rules-kluster-fault-touch = Hvis sten rører hinanden, er det en fejl, også selvom de skilles igen.
rules-kluster-fault-leave = Hvis en sten forlader området, er det en fejl, også selvom den kommer tilbage.
rules-kluster-fault-why = Det er lige meget, hvornår i din tur det sker, og hvorfor: din hånd, snoren, et træk eller en sten, der skubber en anden.
rules-kluster-fault-held = En sten i din hånd må heller ikke røre en på bordet. De to sten i dine hænder må gerne røre hinanden.
rules-kluster-fault-take = En fejl slutter din tur med det samme, også selvom du ikke har placeret noget. Når alt er faldet til ro, tager du hver sten, der har rørt en anden eller forladt området, og ingen andre. Stenene i dine hænder beholder du.
rules-kluster-pic-chain = En række, der lige holdt. Én sten mere kom for tæt på, og { $stones } klikkede sammen. Den, der har turen, tager disse { $stones } og ingen andre.
rules-kluster-cost = Du havde 5 sten, og …
rules-kluster-cost-now = Nu har du
rules-kluster-cost-one = den sten, du placerer, klikker sammen med en anden
rules-kluster-cost-three = den sten, du placerer, danner en kæde med tre andre
rules-kluster-cost-out = den sten, du placerer, glider ud og rører ikke noget
rules-kluster-cost-cord = snoren skubber to sten sammen, før du placerer noget
rules-kluster-cost-held = stenen i din hånd rører en på bordet

rules-kluster-win = At vinde
rules-kluster-win-first = Den, der ikke har flere sten, vinder med det samme. Også den sidste sten skal falde til ro uden en fejl.
rules-kluster-win-rank = De andre rangeres efter de sten, de har tilbage, færrest først.

rules-kluster-expert = Ekspertvariant
rules-kluster-expert-more = Når din sten er faldet til ro, og du stadig har flere sten end den næste spiller, må du placere en til, og så videre. Lige mange er ikke nok.
rules-kluster-expert-fault = En fejl slutter turen som altid. Det, du har placeret tidligere i turen, bliver, medmindre det har rørt noget eller er røget ud.

rules-kluster-solo = Solo
rules-kluster-solo-all = Alene er alle sten dine. To fejl er tilladt, og efter hver af dem tager du stenene og fortsætter. Den tredje fejl slutter spillet.
rules-kluster-solo-score = Dit resultat er antallet af sten i området til sidst. Ligger de der alle sammen, er det en total sejr.

rules-kluster-elimination = Elimination
rules-kluster-elimination-pool = For fem spillere eller flere med TRIO, tre eller flere med DUO²; er I færre, kan I vælge den. Ingen har egne sten: alle placerer en fra den samme pulje.
rules-kluster-elimination-out = Den, der laver en fejl, er ude, og fejlens sten går tilbage i puljen. Den sidste spiller, der er tilbage, vinder. Slipper puljen op først, vinder alle, der er tilbage, sammen.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Flere æsker giver et større spil: flere sten, flere spillere, én snor for hver æske. Hver snor skal krydse en anden. Sten, der ikke kan deles lige, ligger i området fra start.
rules-kluster-pic-plus = To snore, der krydser hinanden. En sten er inden for, hvis den er inden for mindst én af dem.
rules-kluster-plus-apart = Du må flytte alle snore. Går en løs fra de andre, er det ikke en fejl, men du skal hente den tilbage, før din tur kan slutte. Slutter en fejl din tur forinden, skal den næste spiller gøre det.

rules-kluster-equilibrium = Balancetilstand
rules-kluster-equilibrium-edge = Stenene stilles på højkant. Vælter den sten, du er ved at placere, så rejs den igen, før din tur slutter, så tit det er nødvendigt. Til det må du tage den sten i hånden, og ingen anden.
rules-kluster-pic-edge = To sten står på højkant; oppefra ser de smalle ud. Den tredje væltede, da de andre kom tæt på, og bliver liggende.
rules-kluster-equilibrium-others = Andre sten, der vælter, bliver liggende. At vælte er ikke i sig selv en fejl, men en berøring eller en vej ud er det som altid.
rules-kluster-equilibrium-boxes = Balancetilstand er for TRIO-sten. Den går sammen med alle spil, og det gør Kluster+ også. Ekspertvarianten går hverken sammen med Solo eller Elimination.

rules-kluster-house = Husregler
rules-kluster-house-agree = Et bord kan aftale hver af disse før den første tur. Det, ingen ændrer, spilles som fortalt ovenfor.
