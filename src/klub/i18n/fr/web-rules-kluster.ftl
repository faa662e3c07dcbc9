# Les règles de Kluster pour qui joue, paragraphe par paragraphe.

rules-kluster-idea = L’idée
rules-kluster-idea-lay = Dans une boucle de corde, on pose des aimants puissants, un à chaque tour. Ils s’attirent et se repoussent de loin, et ils ne doivent pas se toucher. Qui se débarrasse de ses pierres en premier gagne.
rules-kluster-idea-who = On joue de un à huit, dès sept ans environ, et à plus avec plusieurs boîtes. Une partie dure une dizaine de minutes.

rules-kluster-stones = Les pierres et la corde
rules-kluster-stones-pole = Une pierre est un aimant dans le sens de son épaisseur. Deux pierres posées avec la même face en haut se repoussent ; avec des faces différentes, elles s’attirent. Retourne une pierre, et l’attraction devient répulsion.
rules-kluster-pic-apart = Ces deux-là montrent des faces différentes, et elles sont assez loin l’une de l’autre. Elles s’attirent, mais le frottement les retient.
rules-kluster-pic-snap = Un peu plus près, et le frottement cède : elles glissent l’une vers l’autre et se touchent. C’est une faute.
rules-kluster-stones-boxes = La boîte TRIO contient 24 pierres plates et une corde d’un mètre. La boîte DUO² contient 12 pierres plus rondes, qui tournent facilement sur place, et une corde de 70 centimètres.

rules-kluster-setup = Mise en place
rules-kluster-setup-cord = La corde est posée sur la table en boucle fermée, dans n’importe quelle forme. Ce qu’elle entoure est la zone.
rules-kluster-setup-share = Toutes les pierres sont partagées également. Les pierres qu’il te reste à poser sont ta réserve, et tout le monde peut voir combien il y en a.
rules-kluster-setup-first = Le plus petit joueur commence ; pour une revanche, c’est celui à qui il restait le plus de pierres. Ensuite, on tourne dans le sens des aiguilles d’une montre.

rules-kluster-turn = Ton tour
rules-kluster-turn-place = Tu dois poser une pierre de ta réserve : lâche-la de façon qu’elle s’immobilise dans la corde. Tu ne peux pas passer, même s’il reste très peu de place.
rules-kluster-turn-cord = Tu peux déplacer la corde. Elle reste à plat sur la table et pousse les pierres contre lesquelles elle appuie.
rules-kluster-turn-hands = Tu peux te servir des pierres que tu tiens. De près, elles poussent et attirent celles de la table. Chacune de tes deux mains tient une pierre, et tu peux les échanger contre d’autres de ta réserve.
rules-kluster-turn-order = Tout cela se fait dans n’importe quel ordre et aussi souvent que tu veux, même après avoir posé.
rules-kluster-pic-turn = En pleine partie : { $stones } pierres sont dans la corde, et aucune n’en touche une autre.
rules-kluster-turn-down = Une pierre lâchée est posée. Aucune main ne la touche plus.
rules-kluster-turn-inside = Une pierre est à l’intérieur si le point sur lequel elle repose est dans la corde. Elle peut dépasser par-dessus la corde et peut la toucher. Hors de la corde, tu ne peux pas lâcher : la pierre reste dans ta main.
rules-kluster-pic-inside = La pierre au bord dépasse par-dessus la corde, mais elle repose sur un point à l’intérieur. C’est permis.
rules-kluster-turn-end = Ton tour finit quand tu le dis. D’ici là, tu as posé une pierre, et plus rien ne bouge.

rules-kluster-fault = Les fautes
rules-kluster-fault-touch = Si des pierres se touchent, c’est une faute, même si elles se séparent ensuite.
rules-kluster-fault-leave = Si une pierre quitte la zone, c’est une faute, même si elle revient.
rules-kluster-fault-why = Peu importe à quel moment de ton tour cela arrive, et pourquoi : ta main, la corde, une attraction, ou une pierre qui en pousse une autre.
rules-kluster-fault-held = Une pierre dans ta main ne doit pas non plus en toucher une sur la table. Les deux pierres que tu tiens peuvent se toucher entre elles.
rules-kluster-fault-take = Une faute met fin à ton tour aussitôt, même si tu n’as rien posé. Quand tout est immobile, tu prends chaque pierre qui en a touché une autre ou quitté la zone, et aucune autre. Tu gardes les pierres que tu tiens.
rules-kluster-pic-chain = Une file qui tenait tout juste. Une pierre de plus est venue trop près, et { $stones } se sont collées. Celui dont c’est le tour prend ces { $stones } pierres et aucune autre.
rules-kluster-cost = Tu avais 5 pierres, et…
rules-kluster-cost-now = Tu en as maintenant
rules-kluster-cost-one = la pierre que tu poses se colle à une autre
rules-kluster-cost-three = la pierre que tu poses forme une chaîne avec trois autres
rules-kluster-cost-out = la pierre que tu poses glisse dehors et ne touche rien
rules-kluster-cost-cord = la corde pousse deux pierres l’une contre l’autre avant que tu poses quoi que ce soit
rules-kluster-cost-held = la pierre dans ta main en touche une sur la table

rules-kluster-win = Gagner
rules-kluster-win-first = Qui n’a plus de pierres gagne aussitôt. La dernière pierre, elle aussi, doit s’immobiliser sans faute.
rules-kluster-win-rank = Les autres sont classés selon les pierres qui leur restent, ceux qui en ont le moins d’abord.

rules-kluster-expert = Expert
rules-kluster-expert-more = Quand ta pierre est immobile et que tu as encore plus de pierres que le joueur suivant, tu peux en poser une autre, et ainsi de suite. À égalité, ce n’est pas assez.
rules-kluster-expert-fault = Une faute met fin au tour comme toujours. Ce que tu as posé plus tôt dans le tour reste, sauf ce qui a touché ou est sorti.

rules-kluster-solo = Solo
rules-kluster-solo-all = En solo, toutes les pierres sont à toi. Deux fautes sont permises, et après chacune tu prends les pierres et tu continues. La troisième faute met fin à la partie.
rules-kluster-solo-score = Ton score est le nombre de pierres dans la zone à la fin. Si elles y sont toutes, c’est une victoire totale.

rules-kluster-elimination = Élimination
rules-kluster-elimination-pool = À cinq ou plus avec TRIO, à trois ou plus avec DUO² ; à moins, vous pouvez la choisir. Personne n’a de pierres à soi : chacun en pose une de la même réserve commune.
rules-kluster-elimination-out = Qui fait une faute est éliminé, et les pierres de la faute retournent dans la réserve commune. Le dernier en jeu gagne. Si la réserve commune s’épuise d’abord, tous ceux qui restent gagnent ensemble.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Plusieurs boîtes font un plus grand jeu : plus de pierres, plus de joueurs, une corde par boîte. Chaque corde doit en croiser une autre. Les pierres qu’on ne peut pas partager également commencent dans la zone.
rules-kluster-pic-plus = Deux cordes qui se croisent. Une pierre est à l’intérieur si elle est dans au moins l’une d’elles.
rules-kluster-plus-apart = Tu peux déplacer toutes les cordes. Si l’une se sépare des autres, ce n’est pas une faute, mais tu dois la ramener avant que ton tour puisse finir. Si une faute met fin à ton tour avant, c’est au joueur suivant de le faire.

rules-kluster-equilibrium = Équilibre
rules-kluster-equilibrium-edge = Les pierres se posent debout, sur la tranche. Si celle que tu poses tombe à plat, redresse-la avant la fin de ton tour, aussi souvent qu’il le faut. Pour cela, tu peux reprendre cette pierre en main, et aucune autre.
rules-kluster-pic-edge = Deux pierres tiennent sur la tranche ; d’en haut, elles paraissent étroites. La troisième est tombée quand les autres se sont approchées, et reste comme elle est.
rules-kluster-equilibrium-others = Les autres pierres qui tombent restent comme elles sont. Une chute n’est pas une faute en soi, mais un contact ou une sortie en est une, comme toujours.
rules-kluster-equilibrium-boxes = L’Équilibre se joue avec les pierres TRIO. Il va avec tous les jeux, et Kluster+ aussi. Expert ne va ni avec Solo ni avec Élimination.

rules-kluster-house = Règles maison
rules-kluster-house-agree = Une table peut convenir de chacune de ces règles avant le premier tour. Ce que personne ne change se joue comme dit plus haut.
