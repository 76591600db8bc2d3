import type { Pace } from "$lib/boards";

/** A deal goes quickly, a clash is told lane by lane so that the sums can be followed. */
export const PACE: Pace = {
  zodiac_dealt: 90, card_dealt: 45, pile_dealt: 90, first_drawn: 500, new_round: 300, laid: 160, revealed: 450, came_out: 1000, crossed: 1000,
  numbers: 800, king: 1100, clashed: 850, tallied: 300, round_won: 700, round_drawn: 700,
};
