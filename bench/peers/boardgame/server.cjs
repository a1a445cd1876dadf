// boardgame.io's own server with a small game whose messages are about as long as ours: a path, four crews, hands that
// only their players see. Usage: node server.cjs PORT [FOLDER]; with a folder matches are stored in files.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const PATH = "hdkbps.dsbpkh.bphsdk.pkdhsb.kbsdhp.dbkphs";
const hand = (n) => ({ cards: "sdkbhp".repeat(2).slice(0, 6 + (n % 4)), pirates: [0, 3, 9, 14, 22, 30] });

const game = {
  name: "race",
  setup: () => ({ path: PATH, crews: [hand(0), hand(1), hand(2), hand(3)], deck: "s14d15k13b15h14p15", discards: "", n: 0 }),
  playerView: ({ G, playerID }) => ({
    ...G,
    crews: G.crews.map((crew, seat) => (String(seat) === playerID ? crew : { ...crew, cards: crew.cards.length })),
  }),
  turn: { minMoves: 1, maxMoves: 3 },
  moves: {
    advance: ({ G, ctx, random }, start) => {
      const crew = G.crews[Number(ctx.currentPlayer)];
      crew.pirates[start] = (crew.pirates[start] + 1 + random.Die(6)) % 36;
      crew.cards = crew.cards.slice(1) + "sdkbhp"[random.Die(6) - 1];
      G.n += 1;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) }).run(Number(port), () => console.log("ready"));
