// Memory is part of the game: the log names a card at a cell only as long as the viewer sees it there. [lab.info.2]

import type { TableEvent } from "$lib/boards";
import type { View } from "$lib/protocol";
import { peeksOf } from "./story";
import { cellsOf } from "./table";

/** What happened, without the cards that lie closed again; with the memory aid the view itself shows what one knows, and at the end nothing is forgotten. */
export function remembered(log: TableEvent[], view: View): TableEvent[] {
  if (view.over) return log;
  const peeks = peeksOf(log, view.seat);
  const closed = new Set(cellsOf(view).filter((cell) => cell.face === null).map((cell) => cell.id.slice(5)).filter((place) => !peeks.has(place)));
  return log.map((event) => (closed.has(String(event.values["cell"])) && "path" in event.text.args ? { ...event, text: { ...event.text, args: { ...event.text.args, path: "hidden" } } } : event));
}
