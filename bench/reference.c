// How fast are random games of base Cartagena in plain hand-written C? The yardstick for the compiled rules.
//
// The classic edition with hidden hands (jamaica), 2 to 5 players, C0 to C5: legal list, uniform choice, apply.
// A set of spaces is one word, bit n for space n; a pile of cards is one word, eight bits a symbol.
// A drawn card is picked at random out of the deck as a multiset, which is the same as shuffling first.

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
  SYMBOLS = 6, TILES = 6, START = 0, BOAT = 37, PIRATES = 6, SEATS = 5,
  DEALT = 6, CARDS_OF_A_SYMBOL = 17, ACTIONS_A_TURN = 3,
  CAP = 1000,    // decisions; random play that has not ended by then counts as unfinished
  CHOICES = 64,  // more than six pirates times six symbols, six retreats and a stop
  NOBODY = -1,
};

// An action is its kind shifted over the space it leaves; the kinds below RETREAT advance by that symbol.
enum { RETREAT = SYMBOLS, STOP, KIND_SHIFT = 6, SPACE_MASK = 63 };

enum { SKULL, DAGGER, KEY, BOTTLE, HAT, PISTOL };

static const uint8_t PRINTED[TILES][SYMBOLS] = {  // C0.1a
    {BOTTLE, PISTOL, HAT, SKULL, DAGGER, KEY}, {DAGGER, BOTTLE, KEY, PISTOL, HAT, SKULL},
    {HAT, KEY, PISTOL, BOTTLE, SKULL, DAGGER}, {KEY, BOTTLE, SKULL, DAGGER, HAT, PISTOL},
    {PISTOL, KEY, DAGGER, HAT, SKULL, BOTTLE}, {HAT, DAGGER, KEY, BOTTLE, PISTOL, SKULL},
};

typedef uint64_t Spaces;
typedef uint64_t Cards;

typedef struct {
  uint32_t a, b, c, counter;
} Luck;  // sfc32

typedef struct {
  Spaces one, two, three;  // where at least one, two, three stand; start and boat are in `one` alone
} Crowd;

typedef struct {
  Crowd own;
  Cards hand;
  int at_start, in_boat;
} Player;

typedef struct {
  Crowd crowd;  // everybody's pirates on the path
  Cards deck, discards;
  int deck_size, discards_size;
  int players, turn, taken, decisions, winner;
  Luck luck;
  Player seat[SEATS];
  Spaces printed[SYMBOLS];
} State;

static inline Spaces space(int at) { return UINT64_C(1) << at; }
static inline Cards card(int symbol) { return UINT64_C(1) << (8 * symbol); }
static inline int count(Cards cards, int symbol) { return cards >> (8 * symbol) & 255; }
static inline int first(Spaces spaces) { return __builtin_ctzll(spaces); }
static inline int last(Spaces spaces) { return 63 - __builtin_clzll(spaces); }

static inline uint32_t next(Luck *luck) {
  uint32_t out = luck->a + luck->b + luck->counter++;
  luck->a = luck->b ^ luck->b >> 9;
  luck->b = luck->c + (luck->c << 3);
  luck->c = (luck->c << 21 | luck->c >> 11) + out;
  return out;
}

static inline int below(Luck *luck, int n) { return (int)((uint64_t)next(luck) * (uint32_t)n >> 32); }

static Luck seeded(uint32_t seed) {
  Luck luck = {seed, 0x9E3779B9u, 0x243F6A88u, 1};
  for (int i = 0; i < 12; i++) next(&luck);
  return luck;
}

// C4.3, C4.4: the discards become the deck when a card is needed; with neither there is nothing to draw.
static inline void draw(State *s, Player *p) {
  if (s->deck_size == 0) {
    if (s->discards_size == 0) return;
    s->deck = s->discards, s->deck_size = s->discards_size;
    s->discards = 0, s->discards_size = 0;
  }
  int skip = below(&s->luck, s->deck_size), symbol = 0;
  for (; skip >= count(s->deck, symbol); symbol++) skip -= count(s->deck, symbol);
  s->deck -= card(symbol), s->deck_size--;
  p->hand += card(symbol);
}

static void lay_tiles(State *s) {
  int order[TILES] = {0, 1, 2, 3, 4, 5};
  for (int place = 0; place < TILES; place++) {
    int pick = place + below(&s->luck, TILES - place), tile = order[pick];
    order[pick] = order[place];
    bool turned = below(&s->luck, 2);
    for (int i = 0; i < SYMBOLS; i++) {
      int symbol = PRINTED[tile][turned ? SYMBOLS - 1 - i : i];
      s->printed[symbol] |= space(1 + place * SYMBOLS + i);
    }
  }
}

static void deal(State *s, int players, Luck luck) {
  *s = (State){.players = players, .winner = NOBODY, .luck = luck};
  lay_tiles(s);
  for (int symbol = 0; symbol < SYMBOLS; symbol++) s->deck += CARDS_OF_A_SYMBOL * card(symbol);
  s->deck_size = SYMBOLS * CARDS_OF_A_SYMBOL;
  for (int i = 0; i < players; i++) {
    Player *p = &s->seat[i];
    p->own.one = space(START), p->at_start = PIRATES;
    for (int k = 0; k < DEALT; k++) draw(s, p);
  }
  s->turn = below(&s->luck, players);  // C0.4
}

static inline Spaces company(const State *s) { return s->crowd.one & ~s->crowd.three; }

static inline int legal(const State *s, int16_t *out) {
  const Player *p = &s->seat[s->turn];
  int n = 0;
  for (int symbol = 0; symbol < SYMBOLS; symbol++)
    if (count(p->hand, symbol))
      for (Spaces left = p->own.one & ~space(BOAT); left; left &= left - 1)
        out[n++] = (int16_t)(symbol << KIND_SHIFT | first(left));
  Spaces found = company(s), rearmost = found & -found;
  if (found)  // whoever stands beyond the rearmost company can retreat, out of the boat too (C3.6)
    for (Spaces left = p->own.one & ~((rearmost << 1) - 1); left; left &= left - 1)
      out[n++] = (int16_t)(RETREAT << KIND_SHIFT | first(left));
  if (s->taken > 0 || n == 0) out[n++] = STOP << KIND_SHIFT;
  return n;
}

static inline void join(Crowd *crowd, Spaces here) {
  if (!(crowd->one & here)) crowd->one |= here;
  else if (!(crowd->two & here)) crowd->two |= here;
  else crowd->three |= here;
}

static inline void leave(Crowd *crowd, Spaces here) {
  if (crowd->three & here) crowd->three ^= here;
  else if (crowd->two & here) crowd->two ^= here;
  else crowd->one ^= here;
}

static inline void lift(State *s, Player *p, int at) {
  if (at == START) {
    if (--p->at_start == 0) p->own.one ^= space(START);
  } else if (at == BOAT) {
    if (--p->in_boat == 0) p->own.one ^= space(BOAT);
  } else {
    leave(&p->own, space(at));
    leave(&s->crowd, space(at));
  }
}

static inline void land(State *s, Player *p, int at) {
  if (at == BOAT) {
    p->in_boat++;
    p->own.one |= space(BOAT);
  } else {
    join(&p->own, space(at));
    join(&s->crowd, space(at));
  }
}

static inline void advance(State *s, Player *p, int symbol, int start) {
  p->hand -= card(symbol);
  s->discards += card(symbol), s->discards_size++;
  Spaces ahead = s->printed[symbol] & ~s->crowd.one & ~((space(start) << 1) - 1);
  lift(s, p, start);
  land(s, p, ahead ? first(ahead) : BOAT);
  if (p->in_boat == PIRATES) s->winner = s->turn;
}

static inline void retreat(State *s, Player *p, int start) {
  int end = last(company(s) & (space(start) - 1));
  bool pair = s->crowd.two & space(end);
  lift(s, p, start);
  land(s, p, end);
  draw(s, p);
  if (pair) draw(s, p);
}

static inline void end_turn(State *s) {
  s->taken = 0;
  if (++s->turn == s->players) s->turn = 0;
}

static inline void play(State *s, int action) {
  Player *p = &s->seat[s->turn];
  int kind = action >> KIND_SHIFT, start = action & SPACE_MASK;
  s->decisions++;
  if (kind == STOP) {
    if (s->taken == 0) draw(s, p);  // C1.5: nothing else was legal
    end_turn(s);
    return;
  }
  if (kind == RETREAT) retreat(s, p, start);
  else advance(s, p, kind, start);
  if (++s->taken == ACTIONS_A_TURN) end_turn(s);
}

static void playout(State *s) {
  int16_t choices[CHOICES];
  while (s->winner == NOBODY && s->decisions < CAP) {
    int n = legal(s, choices);
    play(s, choices[below(&s->luck, n)]);
  }
}

static double cpu_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double nanoseconds_a_copy(int copies) {
  State from, to;
  deal(&from, 4, seeded(1));
  double began = cpu_seconds();
  for (int i = 0; i < copies; i++) {
    to = from;
    __asm__ volatile("" ::"r"(&to), "r"(&from) : "memory");  // or the compiler copies only once
  }
  return (cpu_seconds() - began) / copies * 1e9;
}

static void play_games(int players, int games, uint32_t seed) {
  State s = {.luck = seeded(seed)};
  int64_t decisions = 0;
  int unfinished = 0;
  double began = cpu_seconds();
  for (int game = 0; game < games; game++) {
    deal(&s, players, s.luck);
    playout(&s);
    decisions += s.decisions;
    unfinished += s.winner == NOBODY;
  }
  printf("{\"games\": %d, \"decisions\": %" PRId64 ", \"unfinished\": %d, \"seconds\": %.6f, \"copy_ns\": %.3f}\n",
         games, decisions, unfinished, cpu_seconds() - began, nanoseconds_a_copy(10000000));
}

int main(int words, char **word) {
  int players = words == 4 ? atoi(word[1]) : 0, games = words == 4 ? atoi(word[2]) : 0;
  if (players < 2 || players > SEATS || games < 1) {
    fprintf(stderr, "usage: %s PLAYERS GAMES SEED, with 2 to 5 players\n", word[0]);
    return 2;
  }
  play_games(players, games, (uint32_t)strtoul(word[3], NULL, 10));
}
