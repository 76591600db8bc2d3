// What a path card looks like by its name: corridors, doors and the challenge upon it. Sides are 0 north, 1 east, 2 south, 3 west.

export type Challenge = "chest" | "monster" | "trap";

export interface Path {
  corridors: number[];
  doors: number[];
  challenge: Challenge | null;
}

const SHAPES: Record<string, number[]> = { cross: [0, 1, 2, 3], tee: [1, 2, 3], line: [0, 2], bend: [0, 1], end: [2] };

/** Which corridors of a shape have a door; `all`, `both` and `door` are all of them. */
const DOORS: Record<string, number[]> = {
  "cross-one": [0], "cross-pair": [0, 2], "tee-stem": [2], "tee-arms": [1, 3], "line-one": [0], "bend-left": [0], "bend-right": [1],
};

const known = new Map<string, Path>();

/** The card of this name, not turned. */
export function pathOf(face: string): Path {
  let path = known.get(face);
  if (!path) {
    const [shape = "cross", doors = "open", challenge = "none"] = face.split("_");
    const corridors = SHAPES[shape] ?? [];
    path = {
      corridors,
      doors: doors === "open" ? [] : (DOORS[`${shape}-${doors}`] ?? corridors),
      challenge: challenge === "none" ? null : (challenge as Challenge),
    };
    known.set(face, path);
  }
  return path;
}
