import type { Pace } from "$lib/boards";

/** What changes the board is seen in peace; what only prepares it goes by quickly. */
export const PACE: Pace = {
  drafted: 40, symbol_card_shown: 60, drew: 120, put_on_deck: 120, reserved: 160, window_opened: 60, window_closed: 40, phase_skipped: 140, turn_began: 260,
  round_began: 200, card_used: 80, put_away: 140, inserted: 420, destroyed: 420, relocated: 420, moved: 450, pushed: 450, decayed: 450, played: 650, played_as: 650,
  cancelled: 600, named_cell: 320, named_traveller: 260, named_way: 200, named_symbol: 200, won: 900,
};
