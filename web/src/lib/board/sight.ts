// Where a window looks and how large: pure sums for PanZoom.svelte.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels at each edge of a window that are covered by other things. */
export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A unit of the content is `scale` pixels; its origin lies at x, y in the window. */
export interface Sight {
  x: number;
  y: number;
  scale: number;
}

/** Width of the zoom buttons: nothing that matters lies under them. */
export const TOOLS = 50;

export const NO_MARGIN: Margin = { top: 0, right: 0, bottom: 0, left: 0 };

/** The region in the middle of the free part of the window, as large as it fits, but a unit no larger than `most` pixels. */
export function fit(region: Rect, width: number, height: number, margin: Margin, most: number): Sight {
  const across = Math.max(1, width - margin.left - margin.right);
  const down = Math.max(1, height - margin.top - margin.bottom);
  const scale = Math.min(most, across / Math.max(1, region.width), down / Math.max(1, region.height));
  return {
    x: margin.left + across / 2 - (region.x + region.width / 2) * scale,
    y: margin.top + down / 2 - (region.y + region.height / 2) * scale,
    scale,
  };
}

/** The same sight at another scale; the point x, y of the window stays where it is. */
export function zoomAt(sight: Sight, scale: number, x: number, y: number): Sight {
  const ratio = scale / sight.scale;
  return { x: x - (x - sight.x) * ratio, y: y - (y - sight.y) * ratio, scale };
}

/** The sight moved, and if need be made smaller, just so far that the rectangle is in the free part of the window; the very same if it is there already. */
export function bring(rect: Rect, sight: Sight, width: number, height: number, margin: Margin): Sight {
  const across = Math.max(1, width - margin.left - margin.right);
  const down = Math.max(1, height - margin.top - margin.bottom);
  const scale = Math.min(sight.scale, across / Math.max(1, rect.width), down / Math.max(1, rect.height));
  const near = scale === sight.scale ? sight : zoomAt(sight, scale, width / 2, height / 2);
  const x = shift(near.x + rect.x * scale, rect.width * scale, margin.left, margin.left + across);
  const y = shift(near.y + rect.y * scale, rect.height * scale, margin.top, margin.top + down);
  return x === 0 && y === 0 ? near : { x: near.x + x, y: near.y + y, scale };
}

/** How far something of a length at a place has to be moved to lie between two limits. */
function shift(at: number, length: number, least: number, most: number): number {
  if (at < least) return least - at;
  return at + length > most ? Math.max(most - at - length, least - at) : 0;
}
