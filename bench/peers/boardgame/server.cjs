// boardgame.io's own server with a small game: hands that only their players see, up to three moves a turn. Most of a
// message is boardgame.io's own; the game adds so little that a move tells its four players as many bytes as one of ours.
// Usage: node server.cjs PORT [FOLDER]; with a folder matches are stored in files.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const game = {
  name: "race",
  setup: () => ({ hands: ["sdkbhp", "dkbhps", "kbhpsd", "bhpsdk"], n: 0 }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((cards, seat) => (String(seat) === playerID ? cards : cards.length)),
  }),
  turn: { minMoves: 1, maxMoves: 3 },
  moves: {
    advance: ({ G, ctx, random }, start) => {
      const cards = G.hands[Number(ctx.currentPlayer)];
      G.hands[Number(ctx.currentPlayer)] = cards.slice(0, start) + cards.slice(start + 1) + "sdkbhp"[random.Die(6) - 1];
      G.n += 1;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) }).run(Number(port), () => console.log("ready"));
