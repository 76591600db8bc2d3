// boardgame.io's own server with a game of nine cells that never ends. It keeps matches in files if FLATFILE_DIR is set, else in memory only.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./boardgame_game.js");

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
