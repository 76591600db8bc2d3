import type { Pace } from "$lib/boards";

/** A deal goes quickly; a die is seen to roll, a flight is run step by step, and a look is long enough to remember. */
export const PACE: Pace = {
  first_rolled: 450, first_player: 500, character_taken: 300, hall_placed: 500, dealt: 60, turn_began: 260, expanded: 380, spied: 1400, opened: 420, moved: 360,
  door_held: 1200, drew: 260, discarded: 260, rolled: 1500, theft_rolled: 1500, paid: 320, blessed: 500, beaten: 900, failed: 800, conceded: 500, lost: 500, filled: 220, trapped: 750,
  fled: 480, exploded: 700, stole: 900, steal_failed: 800, hunted: 700, fog_returned: 700, race_began: 1200, won_treasures: 1200, won_most: 1200, won_race: 1200,
};
