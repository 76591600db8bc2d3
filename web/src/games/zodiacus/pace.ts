// How long each happening stays in sight. Steps go quickly; dice tumble and blows are seen to land.

import type { Pace } from "$lib/boards";

export const PACE: Pace = {
  turn_began: 500, round_began: 450, moved: 190, pushed: 260, leapt: 360, swapped: 420, left_obstacle: 300, returned: 420, sank: 220,
  attacked: 520, castle_fired: 520, seized: 700, countered: 550, rolled: 720, dodged: 800, hurt: 650, healed: 520, survived: 700, ticked: 350,
  died: 800, fell: 1000, guardian_fell: 900, castle_fell: 1600, used_ability: 550, used_power: 700, played: 800, answered: 800, negated: 600, aimed: 350, aimed_player: 350, aimed_card: 350, aimed_way: 350, aimed_cell: 500,
  drew: 130, discarded: 200, equipped: 450, drank: 450, replaced: 200, evolved: 700, gained_xp: 380, gained_rune: 500, gave_rune: 600, released: 900,
  afflicted: 400, untouched: 350, relieved: 250, modified: 300, shown: 350, cooled: 150, revived: 500, lost_item: 150, recovered: 400, plundered: 500, won: 600,
};
