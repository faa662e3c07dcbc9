# The rules of Kluster for players, paragraph by paragraph. Pictures stand between them; what begins
# with rules-kluster-pic is the line below a picture.

rules-kluster-idea = The idea
rules-kluster-idea-lay = Inside a loop of cord you lay down strong magnets, one in each turn. They pull and push each other from afar, and they must not touch. Whoever gets rid of their stones first wins.
rules-kluster-idea-who = One to eight can play, from about seven years on, and more with several boxes. A game takes about ten minutes.

rules-kluster-stones = Stones and cord
rules-kluster-stones-pole = A stone is a magnet through its thin side. Two stones that lie with the same face up push each other away; with different faces up they pull each other. Turn a stone over, and pull becomes push.
rules-kluster-pic-apart = These two show different faces, and they are far enough apart. They pull, but friction holds them where they are.
rules-kluster-pic-snap = A little closer, and friction gives in: they slide together and touch. That is a fault.
rules-kluster-stones-boxes = The box TRIO has 24 flat stones and a cord of one metre. The box DUO² has 12 rounder stones, which easily turn on the spot, and a cord of 70 centimetres.

rules-kluster-setup = Setting up
rules-kluster-setup-cord = The cord lies on the table as a closed loop, in any shape. What it encloses is the area.
rules-kluster-setup-share = All stones are shared out equally. The stones that you still have to place are your stock, and everybody may see how many they are.
rules-kluster-setup-first = The shortest player begins; in a rematch, whoever had most stones left. Then the turn goes round clockwise.

rules-kluster-turn = Your turn
rules-kluster-turn-place = You must place one stone of your stock: let go of it so that it comes to rest inside the cord. You cannot pass, however little room is left.
rules-kluster-turn-cord = You may move the cord. It stays flat on the table and pushes the stones that lie against it.
rules-kluster-turn-hands = You may use the stones in your hands. Held near, they push and pull the stones on the table. Each of your two hands holds one stone, and you may change them for others of your stock.
rules-kluster-turn-order = All this goes in any order and as often as you like, also after placing.
rules-kluster-pic-turn = In the middle of a game: { $stones } stones lie inside the cord, and none touches another.
rules-kluster-turn-down = A stone that was let go is down. No hand touches it any more.
rules-kluster-turn-inside = A stone is inside if the point on which it rests is inside the cord. It may hang over the cord and may touch it. Outside the cord you cannot let go: the stone stays in your hand.
rules-kluster-pic-inside = The stone at the edge hangs over the cord, but it rests on a point inside. That is allowed.
rules-kluster-turn-end = Your turn ends when you say so. By then you have placed a stone, and nothing moves any more.

rules-kluster-fault = Faults
rules-kluster-fault-touch = If stones touch, that is a fault, even if they part again.
rules-kluster-fault-leave = If a stone leaves the area, that is a fault, even if it comes back.
rules-kluster-fault-why = It does not matter when in your turn it happens, nor why: your hand, the cord, a pull, or one stone that pushes another.
rules-kluster-fault-held = A stone in your hand must not touch one on the table either. The two stones in your hands may touch each other.
rules-kluster-fault-take = A fault ends your turn at once, even if you have placed nothing. When everything has come to rest, you take every stone that touched another or left the area, and no others. You keep the stones in your hands.
rules-kluster-pic-chain = A row that just held. One more stone came too near, and { $stones } snapped together. Whoever's turn it is takes these { $stones } and no others.
rules-kluster-cost = You had 5 stones, and …
rules-kluster-cost-now = Now you have
rules-kluster-cost-one = the stone that you place snaps to another
rules-kluster-cost-three = the stone that you place joins a chain of three others
rules-kluster-cost-out = the stone that you place slides out and touches nothing
rules-kluster-cost-cord = the cord pushes two stones together before you place anything
rules-kluster-cost-held = the stone in your hand touches one on the table

rules-kluster-win = Winning
rules-kluster-win-first = Whoever has no stones left wins at once. The last stone, too, has to come to rest without a fault.
rules-kluster-win-rank = The others are ranked by the stones that they have left, the fewest first.

rules-kluster-expert = Expert
rules-kluster-expert-more = When your stone has come to rest and you still have more stones than the next player, you may place another, and so on. The same number is not enough.
rules-kluster-expert-fault = A fault ends the turn as always. What you placed earlier in the turn stays, unless it touched or left.

rules-kluster-solo = Solo
rules-kluster-solo-all = Alone, all stones are yours. Two faults are allowed, and after each of them you take the stones and go on. The third fault ends the game.
rules-kluster-solo-score = Your score is the number of stones in the area at the end. If all of them lie there, that is a total victory.

rules-kluster-elimination = Elimination
rules-kluster-elimination-pool = For five players or more with TRIO, three or more with DUO²; smaller rounds may choose it. Nobody has stones of their own: everybody places one from the same pool.
rules-kluster-elimination-out = Whoever makes a fault is out, and the stones of the fault go back to the pool. The last player who is left wins. If the pool runs out first, all who are left win together.

rules-kluster-plus = Kluster+
rules-kluster-plus-boxes = Several boxes make a larger game: more stones, more players, one cord for each box. Each cord has to cross another. Stones that cannot be shared equally start in the area.
rules-kluster-pic-plus = Two cords that cross. A stone is inside if it is inside at least one of them.
rules-kluster-plus-apart = You may move every cord. If one comes apart from the others, that is no fault, but you have to bring it back before your turn can end. If a fault ends your turn first, the next player has to do it.

rules-kluster-equilibrium = Equilibrium
rules-kluster-equilibrium-edge = Stones are placed standing on their edge. If the stone that you are placing falls flat, stand it up again before your turn ends, as often as you need. For this you may take that stone into your hand, and no other.
rules-kluster-pic-edge = Two stones stand on their edge; from above they look narrow. The third fell over when the others came near, and stays as it lies.
rules-kluster-equilibrium-others = Other stones that fall stay as they lie. A fall is no fault by itself, but a touch or a way out is one as always.
rules-kluster-equilibrium-boxes = Equilibrium is for TRIO stones. It goes with every game, and so does Kluster+. Expert goes with neither Solo nor Elimination.

rules-kluster-house = House rules
rules-kluster-house-agree = A table can agree on each of these before the first turn. What nobody changes is played as told above.
