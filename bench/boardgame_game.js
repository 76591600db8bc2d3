// Nine cells that may be claimed again and again: as little rule as a game can have.
exports.game = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
};
