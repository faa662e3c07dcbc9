# The rules of Clustered for players, paragraph by paragraph. Pictures stand between them; what begins
# with rules-clustered-pic is the line below a picture. Numbers in them come from the real count.

rules-clustered-idea = The idea
rules-clustered-idea-build = Everybody builds on the same table, each with cards of one colour. Every card has to go with all the cards beside it. In the end your own lines and your largest rectangle bring points, and whoever has most points wins.
rules-clustered-idea-who = One to four can play, from about seven years on; with a second set of decks up to eight. Allow a quarter of an hour for each player.

rules-clustered-cards = The cards
rules-clustered-cards-three = A card shows one, two or three figures that are all alike. Three things matter about them: their shape (square, triangle or circle), their fill (empty, striped or filled) and their number.
rules-clustered-cards-deck = Your deck has each combination once, which makes 27 cards, and two wilds: 29 cards. The decks differ only in colour, and the colour says whose card it is.
rules-clustered-cards-start = The start card belongs to nobody. Building begins beside it.

rules-clustered-setup = Setting up
rules-clustered-setup-start = The start card goes into the middle of the table.
rules-clustered-setup-deck = Everybody takes a colour, shuffles that deck and lays it face down.
rules-clustered-setup-hand = Draw five cards. Only you may see them.
rules-clustered-setup-first = The youngest begins. Then the turn goes round clockwise.

rules-clustered-turn = Your turn
rules-clustered-turn-lay = Lay one card from your hand on a free cell where it fits. It is always one card: you cannot lay two, and you cannot pass.
rules-clustered-turn-draw = Draw one card from your deck, so that you hold five again. The new card waits for your next turn.
rules-clustered-turn-must = As long as any card in your hand fits anywhere, you have to lay one. Which card, and where, is up to you.
rules-clustered-turn-discard = Only if none of your cards fits anywhere, you discard one instead, whichever you like. That was your turn, and the card is out of the game. Then you draw as usual.
rules-clustered-turn-empty = Once your deck is used up you draw nothing, and your hand gets smaller. Whoever has no cards left is passed over.
rules-clustered-turn-stay = A card that lies on the table never moves again.

rules-clustered-fits = What fits
rules-clustered-fits-cell = You may lay on a free cell that shares a side with a card on the table, whoever owns that card. Corners do not count, neither for you nor against you.
rules-clustered-fits-two = Your card must agree with each card beside it. Two cards agree if at least two of the three things are the same: shape, fill and number.
rules-clustered-pic-neighbours = One striped triangle fits here. With the circle on its left it shares fill and number, with the triangles above it shares shape and fill. Three striped circles would not fit: they share only the fill with the triangles.
rules-clustered-fits-each = Each neighbour is looked at by itself. But one neighbour that clashes is enough, and the card does not fit.
rules-clustered-fits-colour = Colour has no say in this. You may build beside other players' cards, to get further or to be in their way.

rules-clustered-wild = Wilds and the start card
rules-clustered-wild-all = A wild goes with everything, on all four sides. It hands nothing on: what lies behind it does not matter, and it excuses no clash with another neighbour.
rules-clustered-pic-corner = The free cell touches a filled triangle and three empty circles, which have nothing in common. Only a wild can go there.
rules-clustered-wild-own = A wild has the colour of its deck and counts for its owner like any other card.
rules-clustered-wild-start = Beside the start card anything fits, early and late in the game. It counts for nobody, and it breaks lines.

rules-clustered-count = The count
rules-clustered-count-end = The game is over when all hands and all decks are used up. Then each player adds up three parts.
rules-clustered-count-rows = Rows: three or more of your cards in an unbroken line from left to right bring one point for each card.
rules-clustered-count-columns = Columns: the same from top to bottom. Slanting lines bring nothing.
rules-clustered-count-rectangle = Rectangle: your largest full block, at least two cards wide and two cards high, brings one point for each card in it. Only one block counts, and its sides may be equal.
rules-clustered-pic-lines = Orange has three in a row to the left of the start card, which bring { $orange } points. To the right there are only two before blue's card, and two bring nothing.
rules-clustered-count-broken = A gap, another player's card or the start card breaks a line, and no block has a hole.
rules-clustered-pic-block = A block of two by three brings { $rectangle } points for the rectangle and { $rows } for its two rows: { $total } together.
rules-clustered-count-thrice = One card can count in its row, in its column and in the rectangle. So large blocks are worth a lot:
rules-clustered-blocks = Block
rules-clustered-blocks-rectangle = Rectangle
rules-clustered-blocks-lines = Rows and columns
rules-clustered-blocks-total = Together
rules-clustered-pic-ring = A ring round the start card is no block, but it has two rows and two columns of three: { $total } points.
rules-clustered-pic-wild = Your own wild counts for you; another player's wild breaks what you build. Orange gets { $rectangle } points for a block of two by two and { $rows } for the lower row: { $total }.
rules-clustered-count-win = The highest total wins. Players with equal totals share the win.
rules-clustered-pic-count = A whole count. Blue: { $blueRows } for rows, { $blueColumns } for columns, { $blueRectangle } for the rectangle, { $blue } in all. Orange: { $orangeRows } for rows, { $orangeColumns } for columns, { $orangeRectangle } for the rectangle, { $orange } in all. Blue wins.

rules-clustered-players = Alone, or five and more
rules-clustered-players-solo = Alone you play by the same rules with one deck, and try to beat your own best result.
rules-clustered-players-many = From five players on there are two start cards in line, with six free cells between them. Everybody may build at either of them or at both. Where two groups meet, all neighbours must agree as always.

rules-clustered-variants = Variants
rules-clustered-variants-quick = Quick play is shorter and leaves you more choice. Draw seven cards at the start and drop two of them. At the end of each turn draw two cards and drop one of the two. Dropped cards are out of the game. If only one card is left to draw, you keep it.
rules-clustered-variants-extra = Extra wild: a third wild for everybody, or for some as a help. Whoever has it also has one turn more.
rules-clustered-variants-first = Bonus for the first: 2 points for the first line of five or more, and 2 points for the first block of two by three or larger. One card may win both. A bonus once won is never lost.
rules-clustered-pic-five = Three empty squares on the free cell join three and two to a line of six. If it is the first line of five or more, it wins the bonus.
rules-clustered-variants-biggest = Bonus for the biggest: at the end 2 points for the longest row or column, and 2 points for the largest rectangle. If the best are equal, nobody gets that bonus.

rules-clustered-house = House rules
rules-clustered-house-agree = A table can agree on each of these before the first card. What nobody changes is played as told above.
