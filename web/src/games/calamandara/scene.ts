// Small situations for pictures: a view made of a few words, to be drawn by the very parts of the board.

import type { Item, View, Zone } from "$lib/protocol";

const LANDS = ["", "", "sn", "swn", "swne"];

/** x to the east and y to the north of a cell by its name. */
function place(name: string): [number, number] {
  const column = Number(name[1]);
  const row = Number(name.slice(3));
  if (name[0] === "w") return [row - 9, 3 - column];
  if (name[0] === "n") return [3 - column, 9 - row];
  return name[0] === "e" ? [9 - row, column - 3] : [column - 3, row - 9];
}

function names(seats: number): string[] {
  const found: string[] = [];
  for (const land of LANDS[seats] ?? "") for (let row = 1; row < 7; row++) for (let column = 1; column < 6; column++) found.push(`${land}${column}-${row}`);
  for (let row = 7; row < 12; row++) for (let column = 1; column < 6; column++) found.push(`c${column}-${row}`);
  return found;
}

function zone(id: string, items: Item[] = [], owner: number | null = null): Zone {
  return { id, kind: id.split(":")[0] ?? id, owner, layout: "row", count: items.length, items };
}

/** A board: `laid` has rows "s3-1 footprint 0 covered" (cell, symbol or "-", quarter turns, marks), `tokens` the cell of each traveller or "". */
export function scene(seats: number, laid: string[], tokens: string[], more: Zone[] = []): View {
  const words = new Map(laid.map((row) => [row.split(" ")[0]!, row.split(" ").slice(1)]));
  const items: Item[] = names(seats).map((name) => {
    const [symbol = "-", turn = "0", ...marks] = words.get(name) ?? [];
    const [x, y] = place(name);
    return { id: `cell:${name}`, kind: symbol === "-" ? "cell" : "symbol", face: symbol === "-" ? name : symbol, look: "public", at: [x + 8, 8 - y], turn: Number(turn), marks };
  });
  const starts: Zone[] = [];
  tokens.forEach((cell, seat) => {
    const token: Item = { id: `token:${seat}`, kind: "traveller", face: String(seat), look: "public", owner: seat };
    if (cell) {
      const [x, y] = place(cell);
      items.push({ ...token, at: [x + 8, 8 - y] });
    }
    starts.push(zone(`start:${seat}`, cell ? [] : [token], seat));
  });
  return { game: "calamandara", seats, seat: 0, phase: "move", point: "", waiting: [], over: false, ranking: [], zones: [zone("board", items), ...starts, ...more], counters: [] };
}

/** A pile of played cards: rows "seat card", each answering the one before. */
export function pile(rows: string[]): Zone {
  return zone(
    "pile",
    rows.map((row, index) => {
      const [seat = "0", memory = ""] = row.split(" ");
      return { id: `pile/${index}`, kind: "memory", face: memory, look: "public", owner: Number(seat), ...(index > 0 ? { values: { answers: index - 1 } } : {}) };
    }),
  );
}
