// Generated from Python by `python -m ludoteca.server.typescript`; do not edit.

export type Look = "public" | "known" | "secret";

export interface Text {
  key: string;
  args: Record<string, string | number>;
}

export interface Item {
  id: string;
  kind: string;
  face: string | null;
  look: Look;
  owner?: number;
  at?: number[];
  turn?: number;
  values?: Record<string, number>;
  marks?: string[];
}

export interface Zone {
  id: string;
  kind: string;
  owner: number | null;
  layout: "row" | "stack" | "grid" | "slot";
  count: number;
  items: Item[];
}

export interface Counter {
  kind: string;
  owner: number | null;
  value: number;
  most?: number;
  word?: string;
}

export interface View {
  game: string;
  seats: number;
  seat: number | null;
  phase: string;
  point: string;
  waiting: number[];
  over: boolean;
  ranking: number[];
  zones: Zone[];
  counters: Counter[];
}

export interface Refusal {
  code: number;
  rule: string;
  reason: string;
  text: Text;
}

export interface Option {
  action: number;
  notation: string;
  target: string;
  text: Text;
}

export interface Refused {
  action: number;
  notation: string;
  target: string;
  text: Text;
  refusal: Refusal;
}

export interface Decision {
  point: string;
  seat: number;
  rule: string;
  text: Text;
  options: Option[];
  refused: Refused[];
}
