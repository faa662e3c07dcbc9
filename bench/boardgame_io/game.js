// Clustered for four as a game of boardgame.io, with the default house rules.

'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');
const { FACES, RANK, bit, cellAt, gain, owned, place, room, score } = require('./board.js');

const SEATS = [0, 1, 2, 3];
const HAND = 5;
const BARE = process.env.VIEW === 'bare';

const inOrder = (cards) => [...cards].sort((one, other) => RANK.get(one) - RANK.get(other));
const changed = (values, seat, value) => values.map((old, other) => (other === seat ? value : old));

/** What every seat's view of one board shares; a board never changes, so it is worked out once. */
const boards = new WeakMap();

function board(laid) {
  if (!boards.has(laid)) {
    const free = [...room(laid)].sort(([one], [other]) => one - other);
    boards.set(laid, { free, room: new Map(free) });
  }
  return boards.get(laid);
}

const fits = (G, card, cell) => ((board(G.laid).room.get(cell) ?? 0) & bit(card)) !== 0;
const canLay = (G, seat) =>
  G.hands[seat].some((card) => board(G.laid).free.some(([, cards]) => cards & bit(card)));

/** The game with `card` out of the hand of `seat` and the next card drawn. */
function drawn(G, seat, card) {
  const hand = [...G.hands[seat]];
  hand.splice(hand.indexOf(card), 1);
  const [next, ...deck] = G.decks[seat];
  const hands = changed(G.hands, seat, inOrder(next ? [...hand, next] : hand));
  return {
    ...G,
    hands,
    decks: changed(G.decks, seat, deck),
    over: hands.every((cards) => cards.length === 0),
  };
}

// Moves read the plain object, since reading a whole board through Immer's proxies is slow,
// and return a new one.

function lay({ G: draft, playerID }, card, x, y) {
  const G = original(draft);
  const seat = Number(playerID);
  if (!Number.isInteger(x) || !Number.isInteger(y)) return INVALID_MOVE;
  if (!G.hands[seat].includes(card) || !fits(G, card, cellAt(x, y))) return INVALID_MOVE;
  const laid = [...G.laid, { x, y, owner: seat, card }];
  const scores = changed(G.scores, seat, score(owned(laid, seat)));
  return { ...drawn(G, seat, card), laid, scores };
}

function discard({ G: draft, playerID }, card) {
  const G = original(draft);
  const seat = Number(playerID);
  if (!G.hands[seat].includes(card) || canLay(G, seat)) return INVALID_MOVE;
  const discards = changed(G.discards, seat, [...G.discards[seat], card]);
  return { ...drawn(G, seat, card), discards };
}

/** The hand with where each card fits and the points that it would make there. */
function hand(G, seat) {
  const { free } = board(G.laid);
  const cells = owned(G.laid, seat);
  const largest = G.scores[seat].rectangle;
  const gains = free.map(([cell]) => gain(cells, cell, largest));
  return G.hands[seat].map((card) => ({
    card,
    fits: free.flatMap(([cell, cards], n) => {
      if (!(cards & bit(card))) return [];
      const [x, y] = place(cell);
      return [{ x, y, points: gains[n] }];
    }),
    drawn: false,
  }));
}

/** What `playerID` may know, in the shape of klub's own view. */
function playerView({ G, ctx, playerID }) {
  const seat = playerID == null ? null : Number(playerID);
  const turn = Number(ctx.currentPlayer);
  const own = seat === turn && !G.over;
  const known = seat !== null && (own || !BARE);
  return {
    game: 'clustered',
    turn,
    phase: G.over ? 'over' : 'turn',
    starts: [[0, 0]],
    laid: G.laid,
    hand: known ? hand(G, seat) : (G.hands[seat] ?? []).map((card) => ({ card, fits: [] })),
    must_discard: own && G.hands[seat].length > 0 && !canLay(G, seat),
    hand_sizes: G.hands.map((cards) => cards.length),
    deck_sizes: G.decks.map((cards) => cards.length),
    discard_sizes: G.discards.map((cards) => cards.length),
    discards: G.discards.map((cards, other) => (other === seat ? cards : null)),
    scores: G.scores,
  };
}

module.exports = {
  name: 'clustered',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => {
    const decks = SEATS.map(() => random.Shuffle([...FACES, 'W', 'W']));
    return {
      laid: [],
      hands: decks.map((deck) => inOrder(deck.slice(0, HAND))),
      decks: decks.map((deck) => deck.slice(HAND)),
      discards: SEATS.map(() => []),
      scores: SEATS.map(() => score(new Set())),
      over: false,
    };
  },
  // Hidden cards decide a move, so it is left to the server, as klub does.
  moves: { lay: { move: lay, client: false }, discard: { move: discard, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.over ? { scores: G.scores.map(({ total }) => total) } : undefined),
  playerView,
};
