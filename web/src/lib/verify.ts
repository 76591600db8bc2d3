// Fair dice, recomputed here and not there: docs/records.md says how an outcome follows from the seeds, this file does it with the browser's own cryptography.

const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What the holder of the dice published before the match: the SHA-256 of the seed. */
export async function commitmentOf(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", encoder.encode(seed)));
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, encoder.encode(message));
}

/** The dice of one match: the holder's seed and the players' own words, an empty one for whoever added none. */
export class Dice {
  private constructor(private readonly key: Uint8Array<ArrayBuffer>) {}

  static async of(seed: string, words: readonly string[]): Promise<Dice> {
    return new Dice(new Uint8Array(await hmac(encoder.encode(seed), ["ludoteca dice 1", ...words].join("\n"))));
  }

  /** The key as hexadecimal digits. */
  get digits(): string {
    return hex(this.key.buffer);
  }

  /** A number below the total, every one equally likely. */
  async number(ply: number, total: number): Promise<number> {
    const whole = 1n << 256n;
    const fair = whole - (whole % BigInt(total));
    for (let attempt = 0; ; attempt++) {
      const value = BigInt(`0x${hex(await hmac(this.key, `${ply} ${attempt}`))}`);
      if (value < fair) return Number(value % BigInt(total));
    }
  }

  /** Which of the outcomes, each with its weight, the dice bring. */
  async outcome(ply: number, weights: readonly number[]): Promise<number> {
    let rest = await this.number(ply, weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (rest -= weight) < 0);
  }
}

/** One moment of chance as a record tells it: what was possible, with weights in the order in which they are added up, and what came. */
export interface Chance {
  ply: number;
  notation: string;
  /** null where the record does not tell the odds. */
  odds: Map<string, number> | null;
}

export interface Record {
  game: string;
  seats: number;
  commitment: string;
  seed: string | null;
  words: string[];
  /** So many plies were played in another game, with other dice. */
  foreign: number;
  /** Every outcome that these dice brought. */
  chances: Chance[];
}

/** What concerns the dice in a record's text. */
export function readRecord(text: string): Record {
  const lines = text.split(/\r?\n/);
  if (!lines[0]?.startsWith("ludoteca record ")) throw new Error("ludoteca record");
  const heading = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim();
  const seats = Number(heading("seats") ?? 0);
  const foreign = Number(heading("foreign") ?? 0);
  const odds = readOdds(lines);
  return {
    game: heading("game") ?? "",
    seats,
    foreign,
    commitment: heading("commitment") ?? "",
    seed: heading("seed") ?? null,
    words: Array.from({ length: seats }, (_, seat) => heading(`seedof ${seat + 1}`) ?? ""),
    chances: lines.flatMap((line) => {
      const found = /^(\d+) c (\S+)/.exec(line);
      return found && Number(found[1]) > foreign ? [{ ply: Number(found[1]), notation: found[2]!, odds: odds.get(Number(found[1])) ?? null }] : [];
    }),
  };
}

/** The odds by ply: `die:1 die:2*3`, or what differs from those of an earlier ply, `as 17 -card:f9 card:e2*2`. */
function readOdds(lines: readonly string[]): Map<number, Map<string, number>> {
  const known = new Map<number, Map<string, number>>();
  for (const line of lines) {
    const found = /^odds (\d+): (.+)$/.exec(line);
    if (!found) continue;
    const words = found[2]!.split(" ");
    const now = new Map(words[0] === "as" ? known.get(Number(words[1])) : []);
    for (const word of words.slice(words[0] === "as" ? 2 : 0)) {
      const [notation = "", weight = "1"] = word.split("*");
      if (notation.startsWith("-")) now.delete(notation.slice(1));
      else now.set(notation, Number(weight));
    }
    known.set(Number(found[1]), now);
  }
  return known;
}

/** What the dice bring at a moment of chance, by the odds the record tells. */
export async function due(dice: Dice, chance: Chance): Promise<string> {
  const outcomes = [...(chance.odds ?? [])];
  return outcomes[await dice.outcome(chance.ply, outcomes.map(([, weight]) => weight))]![0];
}
