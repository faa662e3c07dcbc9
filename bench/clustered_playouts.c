/* Random games of Clustered, by the same algorithm as klub.games.clustered.kernel: the peer that
   bench/clustered_playouts.py compiles on the spot. The standard game only, one start card up to
   four players. The same seed plays the very same games as the kernel does. SIDE and SEATS come
   from the command line of the compiler. */
#include <stdint.h>
#include <string.h>

enum { WORDS = SIDE / 64, SLOTS = 2 * SIDE, HAND = 8, DECK = 32, WILD = 27, TRIALS = 16 };
#define ANYTHING ((1u << 28) - 1)
#define TAKEN 0x8000
#define START (TAKEN | 255 << 5)

typedef struct {
  uint16_t cell[SIDE * SIDE];
  uint64_t rows[SEATS][SIDE][WORDS], columns[SEATS][SIDE][WORDS];
  int64_t slots;
  uint16_t place[SLOTS + 1];
  uint32_t fits[SLOTS + 1];
  int64_t laid;
  uint16_t trail[SEATS * DECK];
  uint8_t hand[SEATS][HAND];
  int8_t hand_size[SEATS], wilds[SEATS];
  uint8_t deck[SEATS][DECK];
  int8_t deck_size[SEATS], taken[SEATS];
  uint8_t thrown[SEATS][DECK];
  int8_t thrown_size[SEATS];
  int16_t row_points[SEATS], column_points[SEATS], rectangle[SEATS], longest[SEATS];
  int64_t left, players, turn;
  uint64_t luck;
} Game;

static uint32_t FITS[WILD + 1];
static Game root, game;

static void company(void) {
  for (int one = 0; one <= WILD; one++) {
    FITS[one] = ANYTHING;
    for (int other = 0; one < WILD && other < WILD; other++) {
      int shared = (one / 9 == other / 9) + (one / 3 % 3 == other / 3 % 3) + (one % 3 == other % 3);
      if (shared < 2) FITS[one] &= ~(1u << other);
    }
  }
}

static inline uint64_t word(Game *g) {
  uint64_t bits = g->luck += 0x9E3779B97F4A7C15u;
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
  return bits ^ (bits >> 31);
}

static inline int64_t under(Game *g, int64_t limit) {
  return (int64_t)((word(g) >> 32) * (uint64_t)limit >> 32);
}

static inline uint64_t window(uint64_t line[WORDS], int64_t middle) {
  int64_t first = (middle - 32) & (SIDE - 1);
  uint64_t offset = first & 63;
  return line[first >> 6] >> offset | (line[((first >> 6) + 1) & (WORDS - 1)] << 1) << (63 - offset);
}

static inline int64_t zeros_above(uint64_t bits) { return bits ? __builtin_clzll(bits) : 64; }
static inline int64_t zeros_below(uint64_t bits) { return bits ? __builtin_ctzll(bits) : 64; }
static inline int64_t below(uint64_t cells) { return zeros_above(~(cells << 32)); }
static inline int64_t above(uint64_t cells) { return zeros_below(~(cells >> 33)); }
static inline int64_t line_points(int64_t length) { return length >= 3 ? length : 0; }

static int64_t rectangle_through(Game *g, int64_t seat, int64_t x, int64_t y, int64_t up, int64_t down) {
  int64_t best = 0;
  uint64_t common = window(g->rows[seat][y], x) | 1ull << 32;
  for (int64_t low = 0; low <= down; low++) {
    if (low) common &= window(g->rows[seat][(y - low) & (SIDE - 1)], x);
    uint64_t rows = common;
    for (int64_t high = 0; high <= up; high++) {
      if (high) rows &= window(g->rows[seat][(y + high) & (SIDE - 1)], x);
      int64_t width = below(rows) + 1 + above(rows), height = low + 1 + high;
      if (width < 2) break;
      if (height >= 2 && width * height > best) best = width * height;
    }
  }
  return best;
}

static inline int64_t open_cell(Game *g, int64_t cell, uint32_t mask, int64_t slots) {
  int64_t value = g->cell[cell], new = value == 0, taken = -(value >> 15);
  int64_t slot = value - 1 + (-new & (slots + 1));
  slot ^= (slot ^ SLOTS) & taken;
  g->fits[slot] &= mask;
  g->place[slot] = (uint16_t)cell;
  g->cell[cell] = (uint16_t)(value ^ ((value ^ (slot + 1)) & ~taken));
  return slots + new;
}

static inline void open_beside(Game *g, int64_t cell, uint32_t mask) {
  int64_t row = cell & -SIDE, slots = g->slots;
  slots = open_cell(g, row | ((cell + 1) & (SIDE - 1)), mask, slots);
  slots = open_cell(g, row | ((cell - 1) & (SIDE - 1)), mask, slots);
  slots = open_cell(g, (cell + SIDE) & (SIDE * SIDE - 1), mask, slots);
  g->slots = open_cell(g, (cell - SIDE) & (SIDE * SIDE - 1), mask, slots);
}

static inline void lay(Game *g, int64_t seat, int64_t slot, int64_t card) {
  int64_t cell = g->place[slot], last = --g->slots;
  g->place[slot] = g->place[last];
  g->fits[slot] = g->fits[last];
  g->fits[last] = ANYTHING;
  g->cell[g->place[slot]] = (uint16_t)(slot + 1);
  g->cell[cell] = (uint16_t)(TAKEN | seat << 5 | card);
  g->trail[g->laid++] = (uint16_t)cell;
  open_beside(g, cell, FITS[card]);
  int64_t x = cell & (SIDE - 1), y = cell / SIDE;
  uint64_t row = window(g->rows[seat][y], x), column = window(g->columns[seat][x], y);
  g->rows[seat][y][x >> 6] |= 1ull << (x & 63);
  g->columns[seat][x][y >> 6] |= 1ull << (y & 63);
  int64_t left = below(row), right = above(row), down = below(column), up = above(column);
  int64_t across = left + 1 + right, along = down + 1 + up;
  g->row_points[seat] += line_points(across) - line_points(left) - line_points(right);
  g->column_points[seat] += line_points(along) - line_points(down) - line_points(up);
  if (across > g->longest[seat]) g->longest[seat] = (int16_t)across;
  if (along > g->longest[seat]) g->longest[seat] = (int16_t)along;
  if (across > 1 && along > 1 && across * along > g->rectangle[seat]) {
    int64_t area = rectangle_through(g, seat, x, y, up, down);
    if (area > g->rectangle[seat]) g->rectangle[seat] = (int16_t)area;
  }
}

static inline int64_t take(Game *g, int64_t seat, int64_t index) {
  int64_t card = g->hand[seat][index], last = --g->hand_size[seat];
  g->hand[seat][index] = g->hand[seat][last];
  g->wilds[seat] -= card == WILD;
  g->left--;
  return card;
}

static inline void end_turn(Game *g, int64_t seat) {
  if (g->taken[seat] < g->deck_size[seat]) {
    uint8_t card = g->deck[seat][g->taken[seat]++];
    g->hand[seat][g->hand_size[seat]++] = card;
    g->wilds[seat] += card == WILD;
  }
  if (!g->left) return;
  do {
    if (++seat == g->players) seat = 0;
  } while (!g->hand_size[seat]);
  g->turn = seat;
}

static inline uint32_t hand_mask(Game *g, int64_t seat) {
  uint32_t mask = 0;
  for (int index = 0; index < g->hand_size[seat]; index++) mask |= 1u << g->hand[seat][index];
  return mask;
}

static int64_t nth_card(uint32_t mask, int64_t nth) {
  while (nth--) mask &= mask - 1;
  return __builtin_ctz(mask);
}

static int64_t index_of(Game *g, int64_t seat, int64_t card) {
  int64_t index = 0;
  while (g->hand[seat][index] != card) index++;
  return index;
}

static inline int guess(Game *g, int64_t seat, int64_t *index, int64_t *slot) {
  uint64_t size = g->hand_size[seat], slots = g->slots;
  for (int trial = 0; trial < TRIALS; trial++) {
    uint64_t bits = word(g);
    int64_t i = (bits & 0xFFFF) * size >> 16, s = (bits >> 16 & 0xFFFF) * slots >> 16;
    int64_t j = (bits >> 32 & 0xFFFF) * size >> 16, t = (bits >> 48) * slots >> 16;
    int64_t card = g->hand[seat][i], spare = g->hand[seat][j];
    uint32_t first = g->fits[s] >> card & 1, second = g->fits[t] >> spare & 1;
    if (first | second) {
      if (!first) i = j, s = t, card = spare;
      if (card == WILD && g->wilds[seat] > 1 && under(g, g->wilds[seat]) > 0) continue;
      *index = i, *slot = s;
      return 1;
    }
  }
  return 0;
}

static int listed(Game *g, int64_t seat, int64_t *index, int64_t *slot) {
  uint32_t hand = hand_mask(g, seat);
  int64_t total = 0;
  for (int64_t s = 0; s < g->slots; s++) total += __builtin_popcount(g->fits[s] & hand);
  if (!total) return 0;
  int64_t nth = under(g, total);
  for (int64_t s = 0;; s++) {
    int64_t here = __builtin_popcount(g->fits[s] & hand);
    if (nth < here) {
      *index = index_of(g, seat, nth_card(g->fits[s] & hand, nth));
      *slot = s;
      return 1;
    }
    nth -= here;
  }
}

static inline void random_turn(Game *g) {
  int64_t seat = g->turn, index, slot;
  if (guess(g, seat, &index, &slot) || listed(g, seat, &index, &slot)) {
    lay(g, seat, slot, take(g, seat, index));
  } else {
    uint32_t hand = hand_mask(g, seat);
    int64_t card = nth_card(hand, under(g, __builtin_popcount(hand)));
    take(g, seat, index_of(g, seat, card));
    g->thrown[seat][g->thrown_size[seat]++] = (uint8_t)card;
  }
  end_turn(g, seat);
}

static void rewind_game(Game *g, const Game *to) {
  for (int64_t step = to->laid; step < g->laid; step++) {
    int64_t cell = g->trail[step], seat = (g->cell[cell] & ~TAKEN) >> 5;
    int64_t x = cell & (SIDE - 1), y = cell / SIDE;
    g->cell[cell] = 0;
    g->rows[seat][y][x >> 6] &= ~(1ull << (x & 63));
    g->columns[seat][x][y >> 6] &= ~(1ull << (y & 63));
  }
  for (int64_t slot = 0; slot < g->slots; slot++) {
    g->cell[g->place[slot]] = 0;
    g->fits[slot] = ANYTHING;
  }
  for (int64_t slot = 0; slot < to->slots; slot++) {
    g->cell[to->place[slot]] = (uint16_t)(slot + 1);
    g->place[slot] = to->place[slot];
    g->fits[slot] = to->fits[slot];
  }
  g->slots = to->slots, g->laid = to->laid;
  for (int64_t seat = 0; seat < to->players; seat++) {
    memcpy(g->hand[seat], to->hand[seat], HAND);
    memcpy(g->deck[seat], to->deck[seat], DECK);
    g->hand_size[seat] = to->hand_size[seat], g->wilds[seat] = to->wilds[seat];
    g->deck_size[seat] = to->deck_size[seat], g->taken[seat] = to->taken[seat];
    g->thrown_size[seat] = to->thrown_size[seat], g->longest[seat] = to->longest[seat];
    g->row_points[seat] = to->row_points[seat], g->column_points[seat] = to->column_points[seat];
    g->rectangle[seat] = to->rectangle[seat];
  }
  g->left = to->left, g->turn = to->turn;
}

static void shuffle(Game *g) {
  for (int64_t seat = 0; seat < g->players; seat++) {
    for (int64_t last = g->deck_size[seat] - 1; last > 0; last--) {
      int64_t other = under(g, last + 1);
      uint8_t card = g->deck[seat][last];
      g->deck[seat][last] = g->deck[seat][other];
      g->deck[seat][other] = card;
    }
    g->wilds[seat] = 0;
    for (int index = 0; index < g->hand_size[seat]; index++) {
      g->hand[seat][index] = g->deck[seat][index];
      g->wilds[seat] += g->deck[seat][index] == WILD;
    }
  }
}

/* Plays games from `seed`; for each game and seat writes the points in total, for the rectangle,
   for rows, for columns, and for bonuses, of which there are none. */
void random_games(uint64_t seed, int64_t players, int64_t games, int16_t *results) {
  company();
  memset(&root, 0, sizeof root);
  for (int slot = 0; slot <= SLOTS; slot++) root.fits[slot] = ANYTHING;
  root.cell[0] = START;
  open_beside(&root, 0, ANYTHING);
  root.players = players;
  for (int64_t seat = 0; seat < players; seat++) {
    for (int card = 0; card < 29; card++) root.deck[seat][card] = card < WILD ? card : WILD;
    root.deck_size[seat] = 29;
    root.hand_size[seat] = root.taken[seat] = 5;
    memcpy(root.hand[seat], root.deck[seat], 5);
    root.left += 29;
  }
  game = root;
  game.luck = seed;
  for (int64_t number = 0; number < games; number++) {
    rewind_game(&game, &root);
    shuffle(&game);
    while (game.left) random_turn(&game);
    for (int64_t seat = 0; seat < players; seat++, results += 5) {
      results[1] = game.rectangle[seat];
      results[2] = game.row_points[seat];
      results[3] = game.column_points[seat];
      results[4] = 0;
      results[0] = results[1] + results[2] + results[3];
    }
  }
}
