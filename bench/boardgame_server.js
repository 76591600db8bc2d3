// boardgame.io's own server with a game of nine cells that never ends; nothing is persisted.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./boardgame_game.js");

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
