// The board a moment later: while events play, the view is the one before them, and what they move on the board is moved here, one by one.

import type { TableEvent } from "$lib/boards";
import type { Item, View, Zone } from "$lib/protocol";
import { landOf, landOfCell } from "./geometry";

/** The same view with one happening on the board added; everything else waits for the next view. */
export function later(view: View, event: TableEvent): View {
  const { cell, to, symbol } = event.values;
  switch (event.kind) {
    case "moved":
    case "pushed":
    case "invaded":
      return withToken(view, event.seat, String(cell));
    case "decayed":
      return withToken(view, event.seat, null);
    case "inserted":
    case "transformed":
      return withCells(view, (item) => (item.id === `cell:${cell}` ? carrying(view, item, String(symbol), event.seat) : item));
    case "destroyed":
    case "taken_off":
      return withCells(view, (item) => (item.id === `cell:${cell}` && item.face === symbol ? bare(item) : item));
    case "dried_up":
      return withCells(view, (item) => (item.id === `cell:${cell}` ? bare(item) : item));
    case "relocated": {
      const moved = cells(view).find((item) => item.id === `cell:${cell}`);
      return withCells(view, (item) => (item.id === `cell:${cell}` && item.face === symbol ? bare(item) : item.id === `cell:${to}` && moved ? { ...item, kind: "symbol", face: String(symbol), turn: moved.turn ?? 0 } : item));
    }
    default:
      return view;
  }
}

function cells(view: View): Item[] {
  return view.zones.find((zone) => zone.id === "board")?.items ?? [];
}

function bare(item: Item): Item {
  return { id: item.id, kind: "cell", face: item.id.slice(5), look: item.look, at: item.at ?? [], marks: item.marks ?? [] };
}

/** A symbol just laid, drawn as it lies in that land; the view that follows says how it is turned. */
function carrying(view: View, item: Item, symbol: string, seat: number): Item {
  const { land, row } = landOfCell(item.id.slice(5));
  const home = land !== null && row < 5 ? land : landOf(view, seat);
  const turn = symbol === "mirror" ? (home + 2) % 4 : symbol === "tower" ? 1 - (home % 2) : home;
  return { ...item, kind: "symbol", face: symbol, turn, ...(symbol === "waterfall" ? { owner: seat } : {}) };
}

function withZones(view: View, change: (zone: Zone) => Zone): View {
  return { ...view, zones: view.zones.map(change) };
}

function withCells(view: View, change: (item: Item) => Item): View {
  return withZones(view, (zone) => (zone.id === "board" ? { ...zone, items: zone.items.map(change) } : zone));
}

function withToken(view: View, seat: number, cell: string | null): View {
  const id = `token:${seat}`;
  const at = cell === null ? undefined : cells(view).find((item) => item.id === `cell:${cell}`)?.at;
  const token: Item = { id, kind: "traveller", face: String(seat), look: "public", owner: seat };
  return withZones(view, (zone) => {
    if (zone.id === "board") {
      const others = zone.items.filter((item) => item.id !== id);
      return { ...zone, items: at ? [...others, { ...token, at }] : others };
    }
    return zone.id === `start:${seat}` ? { ...zone, count: at ? 0 : 1, items: at ? [] : [token] } : zone;
  });
}
