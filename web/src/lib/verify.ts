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

export interface Record {
  game: string;
  seats: number;
  commitment: string;
  seed: string | null;
  words: string[];
  /** Every outcome of chance: its ply and what came. */
  outcomes: { ply: number; notation: string }[];
}

/** What concerns the dice in a record's text. */
export function readRecord(text: string): Record {
  const lines = text.split("\n");
  if (!lines[0]?.startsWith("ludoteca record ")) throw new Error("ludoteca record");
  const heading = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim();
  const seats = Number(heading("seats") ?? 0);
  return {
    game: heading("game") ?? "",
    seats,
    commitment: heading("commitment") ?? "",
    seed: heading("seed") ?? null,
    words: Array.from({ length: seats }, (_, seat) => heading(`seedof ${seat + 1}`) ?? ""),
    outcomes: lines.flatMap((line) => {
      const found = /^(\d+) c (\S+)/.exec(line);
      return found ? [{ ply: Number(found[1]), notation: found[2]! }] : [];
    }),
  };
}
