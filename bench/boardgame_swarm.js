// Two clients a table, each moving as soon as it is asked; the last line printed is what was measured, as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./boardgame_game.js");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
let moves = 0;
let all = 0;
let measuring = false;
let running = true;
const seen = [];

// A match that nobody made is made by the server when the first client asks for it.
function duel(_, number) {
  const matchID = `match${number}`;
  let sent = 0;
  let mover = "";
  const known = {};
  for (const playerID of ["0", "1"]) {
    const client = Client({ game, numPlayers: 2, matchID, playerID, multiplayer: SocketIO({ server }), debug: false });
    client.subscribe((state) => {
      if (!state || !running) return;
      const turn = state.ctx.turn;
      if (known[playerID] === turn) return;
      known[playerID] = turn;
      const now = performance.now();
      if (mover !== "" && mover !== playerID) {
        all += 1;
        if (measuring) {
          moves += 1;
          seen.push(now - sent);
        }
      }
      if (state.ctx.currentPlayer === playerID) {
        // Not inside the callback: the client has to finish with this state first.
        setImmediate(() => {
          mover = playerID;
          sent = performance.now();
          client.moves.claim(turn % 9);
        });
      }
    });
    client.start();
  }
}

(async () => {
  Array.from({ length: tables }, duel);
  await new Promise((done) => setTimeout(done, 3000));
  measuring = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  measuring = false;
  const wall = (performance.now() - began) / 1000;
  running = false;
  seen.sort((a, b) => a - b);
  const at = (share) => seen[Math.min(seen.length - 1, Math.floor(seen.length * share))] ?? 0;
  console.log(JSON.stringify({ moves, all, seconds: wall, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
})();
