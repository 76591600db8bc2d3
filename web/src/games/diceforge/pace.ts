import type { Pace } from "$lib/boards";

/** Everybody rolls at once, so the dice fall in quick succession; what is forged and performed is worth a look. */
export const PACE: Pace = {
  set_chosen: 60, face_removed: 60, colour_chosen: 60, new_round: 300, new_turn: 350, rolled: 90, gained: 180, lost: 260, nothing: 200, tripled: 300, copied: 420,
  bought: 420, shipped: 420, garden_taken: 420, forged: 650, performed: 320, moved: 420, ousted: 420, card_taken: 450, hammered: 260, hammer_side: 500, scored: 500, won: 700,
};
